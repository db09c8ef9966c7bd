"""For everybody: axe finds nothing in any theme, keys and fingers reach everything, a game is played by names alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House, until
from tests.browser.player import Player, open_table, start_against_a_bot, start_solo, tile
from tests.browser.sizes import LEAST

ROOT = Path(__file__).parents[2]
AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
REPLAY, SQUARE = ROOT / "tests/replays/verso-3.jsonl", 25  # a game, and a step after which somebody has a square
FACE = re.compile(r"^(sea|land|sky) ([1-6]|joker), [13] points?(, behind it (sea|land|sky) ([1-6]|joker))?$")

# All rules as the page is, those of WCAG 2.2 AA among them; then what the other themes change: the contrast of colours.
ASK = """async (all) => {
  const root = document.documentElement.dataset, usual = [root.theme, root.contrast], found = {};
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  found[usual] = (await axe.run({ runOnly: tags })).violations;
  for (const theme of all ? ['light', 'dark'] : []) for (const contrast of ['plain', 'strong']) {
    if (theme === usual[0] && contrast === usual[1]) continue;
    [root.theme, root.contrast] = [theme, contrast];
    const rule = contrast === 'strong' ? 'color-contrast-enhanced' : 'color-contrast';
    found[[theme, contrast]] = (await axe.run({ runOnly: { type: 'rule', values: [rule] } })).violations;
  }
  [root.theme, root.contrast] = usual;
  return found;
}"""
# What can be pressed and is smaller than a finger needs, links within text aside.
SMALL = """least => [...document.querySelectorAll('button, a, summary, select, input')].flatMap(one => {
  const target = one.closest('label') ?? one;
  const inline = getComputedStyle(one).display === 'inline' && one.closest('p') !== null;
  if (!target.checkVisibility() || inline || one.closest('.skip')) return [];
  const { width, height } = target.getBoundingClientRect();
  return width < least || height < least ? [`${one.outerHTML.slice(0, 120)}: ${width} x ${height}`] : [];
})"""

# What has the focus, whether it can be seen, and whether something else lies over it.
FOCUSED = """() => {
  const one = document.activeElement;
  if (one === document.body) return { what: 'the end', 'in sight': true, ring: true };
  const box = (one.closest('label') ?? one).getBoundingClientRect();
  const between = (low, high, most) => (Math.max(low, 0) + Math.min(high, most)) / 2;
  const [x, y] = [between(box.left, box.right, innerWidth), between(box.top, box.bottom, innerHeight)];
  const top = document.elementFromPoint(x, y);
  const ringed = [one, one.parentElement].some(element => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3;
  });
  const related = top !== null && (one.contains(top) || top.contains(one) || one.labels?.[0]?.contains(top));
  return { what: one.outerHTML.slice(0, 90), 'in sight': Boolean(related), ring: ringed };
}"""
MOST = 120  # more than any page has to press


def check(page: Page, where: str, *, themes: bool = True) -> None:
    """Ask axe about the page, in all themes or as it is; it runs beside the page, whose policy stays in force."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: dict[str, list[dict[str, Any]]] = page.evaluate(ASK, themes)
    said = [
        f"{theme}: {one['id']}: {one['help']}: {node['target']} {node['html'][:160]}"
        for theme, violations in found.items()
        for one in violations
        for node in one["nodes"]
    ]
    assert not said, f"{where}:\n" + "\n".join(said)


def check_targets(page: Page, where: str) -> None:
    """What is pressed is large enough for a finger."""
    assert page.evaluate(SMALL, LEAST) == [], where


class TestAxe:
    def test_home(self, house: House) -> None:
        page = house.visit()
        open_table(page)
        page.goto("/")
        page.get_by_role("heading", name="Go on where you were").wait_for()
        check(page, "home with a table")
        for name in ("Settings", "Rules and keys"):
            page.get_by_role("button", name=name).click()
            check(page, name)
            page.keyboard.press("Escape")

    def test_a_waiting_table(self, house: House) -> None:
        page = house.visit()
        open_table(page)
        check(page, "a waiting table, as its host")
        visitor = house.visit(page.url.removeprefix(house.url))
        visitor.get_by_role("button", name="Join the table").wait_for()
        check(visitor, "a waiting table, as a visitor")

    def test_a_game_from_its_beginning_to_its_replay(self, house: House) -> None:
        page = house.visit()
        player = start_against_a_bot(page)
        check(page, "the beginning")
        while not player.banks.count():
            player.act()
            player.may_act()
        check(page, "a game")
        player.banks.first.click()
        player.dialog.wait_for()
        check(page, "the chooser")
        page.keyboard.press("Escape")
        player.play_to_the_end()
        page.get_by_role("img", name="Points over the game").wait_for()
        check(page, "the result")
        page.get_by_role("link", name="Watch it again").click()
        page.get_by_role("slider", name="Step").fill("9")
        check(page, "the replay")

    def test_other_pages(self, house: House) -> None:
        house.excuse("Failed to load resource")
        page = house.visit("/gallery")
        for path in ("/t/ABCDEFGH", "/continue#nothing", "/replay", "/gallery"):
            page.goto(path)
            page.get_by_role("heading", level=1).wait_for()
            check(page, path)

    def test_on_a_phone(self, house: House) -> None:
        house.excuse("Failed to load resource")
        page = house.on_phone()
        check(page, "home on a phone")
        for path in ("/", "/replay", "/t/ABCDEFGH", "/gallery"):
            page.goto(path)
            page.get_by_role("heading", level=1).wait_for()
            check_targets(page, path)
        page.goto("/")
        for name in ("Settings", "Rules and keys"):
            page.get_by_role("button", name=name).click()
            check_targets(page, name)
            page.keyboard.press("Escape")
        for game in ("Verso", "Recto Verso", "Dessus Dessous"):
            tile(page, game).get_by_role("button", name="Play with friends").click()
            page.get_by_role("button", name="Open the table").wait_for()
            check_targets(page, f"a new table of {game}")
            page.keyboard.press("Escape")
        open_table(page)
        check_targets(page, "a waiting table")
        page.goto("/")
        player = start_solo(page)
        player.act()
        player.may_act()
        check(page, "a game on a phone")
        for details in page.locator("details").all():
            details.evaluate("one => one.open = true")
        check_targets(page, "beside a game")


def check_keys(page: Page, where: str) -> None:
    """Tab leads through all that can be pressed and out again; what has the focus is in sight, and has a ring."""
    page.get_by_role("link", name="Skip to").focus()
    seen: list[str] = []
    while not seen or seen[-1] != "the end":
        page.keyboard.press("Tab")
        found: dict[str, Any] = {}
        for _ in range(40):  # a page that is still being laid out scrolls a little later
            found = page.evaluate(FOCUSED)
            if found["in sight"]:
                break
            page.wait_for_timeout(50)
        assert found["in sight"], f"{where}: {found}"
        assert found["ring"], f"{where}: {found}"
        seen.append(found["what"])
        assert len(seen) < MOST, f"{where}: no way out of {seen[-8:]}"
    assert len(seen) > 5, where


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_keys_lead_everywhere_and_out_again(house: House, width: int, height: int) -> None:
    """No trap (2.1.2), a visible focus (2.4.7) that nothing hides (2.4.11)."""
    page = house.visit(viewport={"width": width, "height": height})
    check_keys(page, "home")
    open_table(page)
    check_keys(page, "a waiting table")
    page.goto("/")
    start_solo(page)
    check_keys(page, "a game")
    page.goto("/replay")
    page.get_by_label("A replay file").set_input_files(REPLAY)
    page.get_by_role("slider", name="Step").wait_for()
    check_keys(page, "a replay")


class Listener(Player):
    """Knows the page only by what a screen reader says, and checks at every turn that it says everything."""

    def act(self) -> None:
        """Make a move and hear what came of it."""
        heard = self.heard()
        self.choose()
        until(self.page, lambda: self.heard() != heard)
        self.turns += 1

    def heard(self) -> str:
        """What the live region says."""
        return " ".join(self.page.locator("[aria-live=polite]").all_inner_texts())

    def check_everything_is_named(self) -> None:
        """Three named rows a layout, every card with its face, points and known reverse; every action a button."""
        for layout in self.page.get_by_role("group", name=re.compile("^Cards of ")).all():
            rows = layout.get_by_role("list")
            assert [row.get_attribute("aria-label") for row in rows.all()] == ["sky", "land", "sea"]
            for row, colour in zip(rows.all(), ("sky", "land", "sea"), strict=True):
                for item in row.get_by_role("listitem").all():
                    name = str(item.get_by_role("img").get_attribute("aria-label"))
                    assert FACE.match(name), name
                    assert name.startswith(colour)


def test_a_whole_game_by_roles_and_names_alone(house: House) -> None:
    page = house.visit()
    tile(page).get_by_role("button", name="Play now").click()
    player = Listener(page)
    said = ""
    while player.may_act():
        heard = player.heard()
        if player.turns:  # one's own move and the answer to it: what comes quickly does not wipe out what came before
            assert re.search(r"\bYou\b.*Friendly|Friendly.*\bYou\b", heard, re.DOTALL), heard
        said += heard
        player.check_everything_is_named()
        player.act()
    said += player.heard()
    for piece in ("You keep the", "over:", "You bank", "Friendly", "The deck is empty.", "The game is over."):
        assert piece in said, f"never said: {piece}"
    expect(player.result.get_by_role("heading", level=1)).to_be_focused()
    expect(player.result.get_by_role("rowheader")).to_have_count(2)


def test_the_top_card_is_named_with_its_points(house: House) -> None:
    """One or three suns decide what to do: they are said like those of the cards that lie."""
    player = start_solo(house.visit())
    assert re.match(r"^(sea|land|sky) ([1-6]|joker), [13] points?$", player.top())


def test_a_square_has_a_name(house: House) -> None:
    """Its mark is a picture with a name, not the sign that happens to draw it."""
    page = house.visit("/replay")
    page.get_by_label("A replay file").set_input_files(REPLAY)
    page.get_by_role("slider", name="Step").fill(str(SQUARE))
    page.get_by_text("A square!").first.wait_for()
    expect(page.get_by_role("img", name="A square")).to_have_count(1)


def test_the_way_past_the_header_and_the_title_of_every_page(house: House) -> None:
    page = house.visit()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    for path, title in (("/replay", "Watch a game"), ("/", "Volteface")):
        page.goto(path)
        expect(page).to_have_title(re.compile(title))
