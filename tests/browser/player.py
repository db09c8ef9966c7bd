"""Somebody who plays Verso with what the page offers them by role and name, as a screen reader would.

How a button is pressed is given, so that the same person can play with a mouse, a finger or keys.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle

from playwright.sync_api import Locator, Page, expect

Press = Callable[[Locator], None]
LONGEST = 200  # more turns than any game has


def click(button: Locator) -> None:
    """Press with the mouse."""
    button.click()


def tap(button: Locator) -> None:
    """Press with a finger."""
    button.tap()


class Player:
    """One seat at a table, seen through its page."""

    def __init__(self, page: Page, press: Press = click) -> None:
        self.page, self.press = page, press
        self.keep = page.get_by_role("button", name="Keep it")
        self.flip = page.get_by_role("button", name="Turn it over")
        self.done = page.get_by_role("button", name="Bank nothing more")
        self.banks = page.get_by_role("button", name=re.compile(r"^Bank \+\d+: "))
        self.dialog = page.get_by_role("dialog", name=re.compile("^Bank (which|this) sequence"))
        self.idle = page.get_by_text(
            re.compile(r"is to move\.$|^The others are still choosing\.$|^Everybody has chosen\.$")
        )
        self.result = page.get_by_role("region", name="Final score")
        self.log = page.locator("aside ol").first
        self.turns = 0

    def may_act(self) -> bool:
        """Wait until it is this player's turn; false when the game is over instead."""
        self.keep.or_(self.done).or_(self.result).first.wait_for()
        return not self.result.is_visible()

    def act(self) -> None:
        """Make a move, and wait until the page shows what came of it."""
        before = self.log.text_content()
        self.choose()
        self.page.wait_for_function(
            "([log, before]) => log.textContent !== before", arg=[self.log.element_handle(), before]
        )
        self.turns += 1

    def choose(self) -> None:
        """Bank what brings three points or more; else keep a card one has not, or turn it over."""
        worth = [points for _, points in self.offers()]
        if worth and (max(worth) >= 3 or self.done.is_visible()):
            self.press(self.banks.nth(worth.index(max(worth))))
            self.press(self.dialog.get_by_role("listitem").first.get_by_role("button"))
        elif self.done.is_visible():
            self.press(self.done)
        else:
            self.press(self.flip if self.has(self.top()) else self.keep)

    def offers(self) -> list[tuple[str, int]]:
        """The rows one can bank from, and how many points at most, as the brackets are named."""
        names = [bank.get_attribute("aria-label") or bank.inner_text() for bank in self.banks.all()]
        return [(re.findall("sky|land|sea", name)[0], int(re.findall(r"\d+", name)[0])) for name in names]

    def top(self) -> str:
        """What lies on top of the deck, by its name: `sea 3, 1 point`."""
        label = self.page.get_by_role("img", name=re.compile("^Top of the deck")).get_attribute("aria-label")
        return re.sub("^Top of the deck: ", "", str(label))

    def cards(self) -> list[str]:
        """The names of one's own cards, row by row."""
        layout = self.page.get_by_role("group", name=re.compile("^Cards of")).last
        return [str(card.get_attribute("aria-label")) for card in layout.get_by_role("img").all()]

    def has(self, face: str) -> bool:
        """Whether this face lies before the player."""
        return any(name.split(",")[0] == face.split(",")[0] for name in self.cards())

    def play_to_the_end(self) -> None:
        """Play until the result is there."""
        while self.may_act():
            self.act()
            assert self.turns < LONGEST


def play_together(*players: Player) -> None:
    """Play in turn until everybody sees the result; who has nothing to do waits for the others."""
    for player in cycle(players):
        if all(one.result.is_visible() for one in players):
            return
        player.keep.or_(player.done).or_(player.idle).or_(player.result).first.wait_for()
        if player.keep.or_(player.done).first.is_visible():
            player.act()
            assert player.turns < LONGEST


def tile(page: Page, game: str = "Verso") -> Locator:
    """A game's tile on the front page."""
    return page.get_by_role("article", name=game, exact=True)


def start_solo(page: Page, press: Press = click) -> Player:
    """From the front page into a game alone."""
    press(tile(page).get_by_role("button", name="Solo"))
    return begun(page, press)


def start_against_a_bot(page: Page, press: Press = click) -> Player:
    """From the front page into a game against a bot."""
    press(tile(page).get_by_role("button", name="Play now"))
    return begun(page, press)


def left(page: Page) -> int:
    """How many cards the deck still has."""
    return int(page.get_by_text(re.compile(r"^\d+ cards? left$")).inner_text().split()[0])


def begun(page: Page, press: Press = click) -> Player:
    """The player of this page, when the game has begun."""
    player = Player(page, press)
    player.keep.wait_for()
    return player


def open_menu(page: Page, press: Press = click) -> Locator:
    """Open the menu of a table."""
    press(page.get_by_role("button", name="Menu"))
    return page.get_by_role("dialog", name="Table", exact=True)


def sit_down(page: Page, press: Press = click) -> None:
    """From a friend's invitation to a seat at their table."""
    press(page.get_by_role("button", name="Join the table"))
    page.get_by_role("button", name="Leave").wait_for()


def seat_link(page: Page) -> str:
    """The private link by which this page's seat moves to another device."""
    open_menu(page).get_by_role("button", name="Continue on another device").click()
    dialog = page.get_by_role("dialog", name="Continue on another device")
    shown = dialog.locator("code")
    expect(shown).to_contain_text("/continue#")
    link = shown.inner_text()
    dialog.get_by_role("button", name="Close").click()
    return link


def open_table(page: Page, press: Press = click) -> str:
    """From the front page to a table of two that waits for a friend; gives its code."""
    press(tile(page).get_by_role("button", name="Play with friends"))
    press(page.get_by_role("button", name="Open the table"))
    page.get_by_role("heading", name="Invite").wait_for()
    return page.url.rsplit("/", 1)[1]
