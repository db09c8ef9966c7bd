"""What is printed from the pages: what can be chosen, and the PDF. One at a time, in a thread of its own.

The last ones are kept, because people look at a file, go back, and ask for it again. When all have hung up who asked
for one, the work ends with the card it is at.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from concurrent.futures import CancelledError, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from litestar import Response, get
from litestar.params import FromPath

from volteface import press
from volteface.core import options
from volteface.core.errors import Illegal, Malformed
from volteface.locales import language
from volteface.press.job import INKS, SIDES, find
from volteface.press.paper import PAPERS
from volteface.rooms.caps import busy
from volteface.server.doors import REFUSED, AnyRequest, asker, house_of, limited
from volteface.server.messages import PrintField, PrintInfo, PrintProgress

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from volteface.core.printing import Tell
    from volteface.press import Job
    from volteface.rooms.caps import Caps

T = TypeVar("T")
KEPT = 8  # files
HUNG_UP = 499  # what servers call it; nobody reads it
PAPER = (
    PrintField("paper", "choice", "a4", tuple(PAPERS)),
    PrintField("sides", "choice", "fold", SIDES),
    PrintField("ink", "choice", "colour", INKS),
)
KINDS: dict[Any, Literal["number", "switch", "text"]] = {int: "number", bool: "switch", str: "text"}


class Printed(NamedTuple):
    """A file, and how many pages it has."""

    pdf: bytes
    pages: int


class Far:
    """How far a print is; the thread that makes it tells."""

    def __init__(self) -> None:
        self.progress = PrintProgress()
        self.waiting = 0  # who asked for it and have not hung up

    def tell(self, done: int, of: int) -> None:
        """So much of so much is done."""
        if not self.waiting:
            raise CancelledError
        self.progress = PrintProgress(done, of)


class Prints:
    """The thread that prints."""

    def __init__(self, caps: Caps) -> None:
        self._pool = ThreadPoolExecutor(1, "prints")
        self._caps = caps
        self._waiting: Counter[str] = Counter()  # prints that are made or waited for, by who asked
        self._kept: OrderedDict[tuple[Job, str], Printed] = OrderedDict()
        self._far: dict[tuple[Job, str], Far] = {}  # of those that are made or waited for

    async def make(self, job: Job, lang: str, asker: str) -> Printed:
        """A job's file in this language; refused at once if too many wait."""
        kept = self._kept.get((job, lang))
        if kept is not None:
            return kept
        if self._waiting.total() >= self._caps.prints or self._waiting[asker] >= self._caps.prints_by_address:
            raise busy()
        self._waiting[asker] += 1
        far = self._far.setdefault((job, lang), Far())
        far.waiting += 1
        try:
            made = await asyncio.get_running_loop().run_in_executor(self._pool, self._print, job, lang, far.tell)
        finally:
            self._waiting[asker] -= 1
            far.waiting -= 1
            if not far.waiting:
                self._far.pop((job, lang), None)
        self._kept[job, lang] = made
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return made

    def progress(self, job: Job, lang: str) -> PrintProgress:
        """How far a job is."""
        far = self._far.get((job, lang))
        return PrintProgress() if far is None else far.progress

    def stop(self) -> None:
        """Let the thread go."""
        for far in self._far.values():
            far.waiting = 0
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _print(self, job: Job, lang: str, tell: Tell) -> Printed:
        say, most = language(lang).say, self._caps.print_pages
        sheets = []
        for sheet in press.sheets(job, say, tell):
            sheets.append(sheet)
            if len(sheets) > most:
                sentence = "That is more than {most} pages, which is too much for this server: ask for less."
                raise Illegal("print-pages", sentence, most=most)
        return Printed(press.pdf(job, sheets, say, lang), len(sheets))


@get("/api/print/{game:str}", sync_to_thread=False, responses=REFUSED)
def print_info(game: FromPath[str]) -> PrintInfo:
    """What can be printed of a game, and what can be chosen about it."""
    found = find(game)
    usual: dict[str, Any] = options.defaults(found.Wish)
    fields = tuple(_field(name, hint, usual[name]) for name, hint in get_type_hints(found.Wish).items())
    return PrintInfo({thing: tuple(names) for thing, names in found.THINGS.items()}, fields, PAPER)


@get("/api/print/{game:str}/pdf", media_type="application/pdf", responses=REFUSED)
async def print_pdf(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """A PDF of these things (`what`, may be repeated), on `paper`, by `sides`, with `ink` and the game's own fields."""
    limited(request, "prints")
    job, lang = _wished(request, game)
    made = await _unless_gone(request, house_of(request).prints.make(job, lang, asker(request)))
    if made is None:
        return Response(b"", status_code=HUNG_UP)
    headers = {"content-disposition": f'inline; filename="{game}.pdf"', "volteface-pages": str(made.pages)}
    return Response(made.pdf, media_type="application/pdf", headers=headers)


@get("/api/print/{game:str}/progress", sync_to_thread=False, responses=REFUSED)
def print_progress(request: AnyRequest, game: FromPath[str]) -> PrintProgress:
    """How much of a PDF is done that was asked for in the same words; its seed must be among them."""
    limited(request, "progress")
    return house_of(request).prints.progress(*_wished(request, game))


async def _unless_gone(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T | None:
    """What this work gives; it is left off, and nothing comes of it, once whoever asked has hung up."""

    async def hung_up() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    doing, gone = asyncio.ensure_future(work), asyncio.ensure_future(hung_up())
    await asyncio.wait((doing, gone), return_when=asyncio.FIRST_COMPLETED)
    gone.cancel()
    doing.cancel()
    await asyncio.wait((doing,))
    return None if doing.cancelled() else doing.result()


def _wished(request: AnyRequest, game: str) -> tuple[Job, str]:
    """What is to be printed, and in which language."""
    given = {name: values[-1] for name, values in request.query_params.dict().items()}
    what = request.query_params.getall("what", [])
    lang = language(given.pop("lang", "en")).code
    common = {name: given.pop(name) for name in ("paper", "sides", "ink") if name in given}
    offset = _millimetres(given.pop("x", "0")), _millimetres(given.pop("y", "0"))
    test = given.pop("test", "") == "true"
    given.pop("what", None)
    wish = {name: options.from_text(find(game).Wish, name, value) for name, value in given.items()}
    return press.read(game, what, wish, offset=offset, test=test, **common), lang


def _field(name: str, hint: Any, usual: Any) -> PrintField:
    if get_origin(hint) is Literal:
        return PrintField(name, "choice", usual, get_args(hint))
    return PrintField(name, KINDS[hint], usual)


def _millimetres(text: str) -> float:
    try:
        return round(float(text), 2)
    except ValueError:
        raise Malformed("print-millimetres", "{text!r} is no number of millimetres.", text=text[:20]) from None


PRINTS = [print_info, print_pdf, print_progress]
