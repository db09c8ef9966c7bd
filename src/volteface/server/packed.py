"""What is long, packed beside the loop: compressing half a megabyte takes as long as a hundred moves.

The client's files are read and packed once, when they are first asked for; a replay's views by the thread that makes
them.
"""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from typing import TYPE_CHECKING, Any, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

if TYPE_CHECKING:
    from pathlib import Path

LEVEL = 6  # of compression: 9 takes twice as long for a hundredth
FOREVER = "public, max-age=31536000, immutable"
NOT_AGAIN = ["^/assets/", "^/api/replay$", "^/api/print/.*/pdf$"]  # what is packed already


class Packed(NamedTuple):
    """A file as it is, and packed, if that makes it shorter."""

    media_type: str
    plain: bytes
    short: bytes | None


def takes_gzip(request: Request[Any, Any, Any]) -> bool:
    """Whether whoever asks can unpack."""
    return "gzip" in request.headers.get("accept-encoding", "")


def packed(content: bytes, request: Request[Any, Any, Any]) -> tuple[bytes, dict[str, str]]:
    """Content as it is sent to whoever asks, with the headers that tell how; takes long, so not on the loop."""
    if takes_gzip(request):
        return gzip.compress(content, LEVEL, mtime=0), {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return content, {"vary": "Accept-Encoding"}


def assets(folder: Path) -> Any:
    """The door to the client's files; their names hold their contents' hash, so that they may be kept for ever."""
    made: dict[str, Packed] = {}

    @get("/assets/{name:str}", include_in_schema=False)
    async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        found = made.get(name)
        if found is None:
            if name not in {file.name for file in folder.iterdir()}:
                raise NotFoundException
            found = made[name] = await asyncio.to_thread(_read, folder / name)
        headers = {"cache-control": FOREVER, "vary": "Accept-Encoding"}
        if found.short is not None and takes_gzip(request):
            headers["content-encoding"] = "gzip"
            return Response(found.short, media_type=found.media_type, headers=headers)
        return Response(found.plain, media_type=found.media_type, headers=headers)

    return asset


def _read(file: Path) -> Packed:
    plain = file.read_bytes()
    short = gzip.compress(plain, mtime=0)
    media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Packed(media_type, plain, short if len(short) < 0.9 * len(plain) else None)
