"""The write-ahead file: whether all that was written to it can still be read.

SQLite reads it up to the first frame that is not whole, and says nothing of those behind it: whoever has lost moves
would never know. How many frames there were is in the index beside it, and in the frames themselves.

    -wal   head (32 bytes, with two salts), then frames: page number, size at a commit, salts, checksum so far, page
    -shm   from byte 16: how many frames are committed; from byte 32: the same salts
"""

from __future__ import annotations

import struct
from array import array
from pathlib import Path

HEAD, FRAME_HEAD = 32, 24
LITTLE, BIG = 0x377F0682, 0x377F0683  # how the words are read that are summed up


def lost_frames(store: Path) -> int:
    """How many frames were committed to a store's write-ahead file and cannot be read any more."""
    ahead, index = Path(f"{store}-wal"), Path(f"{store}-shm")
    content = ahead.read_bytes() if ahead.exists() else b""
    if len(content) < HEAD:
        return 0
    magic, _, page, _, salts, *sums = struct.unpack(">4I8s2I", content[:HEAD])
    if magic not in (LITTLE, BIG) or not 512 <= page <= 65_536:
        return 1
    good, step = 0, FRAME_HEAD + page
    commits, whole, total = list[int](), True, (sums[0], sums[1])
    for number, at in enumerate(range(HEAD, len(content) - step + 1, step), 1):
        _, size, salted, *sums = struct.unpack(">2I8s2I", content[at : at + FRAME_HEAD])
        if salted != salts:  # of a time before, if all is well
            whole = False
            continue
        if whole:
            total = _summed(total, content[at : at + 8] + content[at + FRAME_HEAD : at + step], swap=magic == BIG)
            whole = total == tuple(sums)
        if size:
            commits.append(number)
            good = number if whole else good
    later = [number for number in commits if number > good]
    written = max(later[-2:-1], default=0)  # the last may have been cut off as it was written
    if index.exists() and (known := index.read_bytes()[:40])[32:] == salts:
        written = max(written, struct.unpack("=I", known[16:20])[0])
    return max(0, written - good)


def _summed(total: tuple[int, int], content: bytes, *, swap: bool) -> tuple[int, int]:
    """The checksum of a frame, which goes on from the one before it."""
    words = array("I", content)
    if swap != (struct.pack("=I", 1) == struct.pack(">I", 1)):
        words.byteswap()
    first, second = total
    pairs = iter(words)
    for one, other in zip(pairs, pairs, strict=True):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + other + first) & 0xFFFFFFFF
    return first, second
