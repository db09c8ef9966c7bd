"""The networks as files: what they are for, how they were made, and the numbers.

A file is one line of JSON and then the numbers as 16-bit floats, compressed. The line says which games the network is
for, the command, seed, games and time that made it, and the check sum of what follows; a file that does not fit is
refused. One's own can take the place of the package's: VOLTEFACE_VALUES names the folder `volteface train` wrote to.
"""

from __future__ import annotations

import json
import os
import zlib
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from volteface.core.errors import Malformed
from volteface.games.verso.kernels import kinds
from volteface.games.verso.kernels.network import size

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    Net = NDArray[np.float32]

FORMAT = "volteface network of verso"
VERSION = 3


def folder() -> Path:
    """Where the networks lie: in the package, or where VOLTEFACE_VALUES says."""
    return Path(os.environ.get("VOLTEFACE_VALUES") or Path(__file__).parent)


@cache
def load(kind: str) -> Net:
    """The network of a kind; Malformed, with a sentence, if its file is missing, damaged or another's."""
    return read(folder() / f"{kind}.values", kind)[1]


def write(file: Path, kind: str, net: Net, made: Mapping[str, object]) -> None:
    """Write a network with how it was made; the file is there whole or not at all."""
    numbers = zlib.compress(net.astype("<f2").tobytes(), 9)
    head = {"format": FORMAT, "version": VERSION, "kind": kind, "weights": len(net), **made}
    line = json.dumps({**head, "sha256": sha256(numbers).hexdigest()})
    new = file.with_name(file.name + ".new")
    new.write_bytes(line.encode() + b"\n" + numbers)
    new.replace(file)


def read(file: Path, kind: str) -> tuple[dict[str, object], Net]:
    """What a file says about itself, and its network."""
    try:
        line, _, numbers = file.read_bytes().partition(b"\n")
        head = json.loads(line)
    except OSError as error:
        raise _refused(file, f"it cannot be read ({error.strerror})") from None
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise _refused(file, "it is no file of learnt weights")
    wanted = VERSION, kind, size(kinds.inputs(kind))
    if (head.get("version"), head.get("kind"), head.get("weights")) != wanted:
        raise _refused(file, f"it is of another version or for other games than {kind}")
    if head.get("sha256") != sha256(numbers).hexdigest():
        raise _refused(file, "it is damaged: its check sum is wrong")
    try:
        net = np.frombuffer(zlib.decompressobj().decompress(numbers, 2 * wanted[2] + 1), "<f2").astype(np.float32)
    except (zlib.error, ValueError):
        net = np.empty(0, np.float32)
    if len(net) != wanted[2] or not np.isfinite(net).all():
        raise _refused(file, "what stands in it are no weights")
    return head, net


def _refused(file: Path, reason: str) -> Malformed:
    return Malformed(
        "values-refused",
        "The learnt values in {file} are refused: {reason}. Install Volteface anew, or train your own.",
        file=file.name,
        reason=reason,
    )
