"""How long a building takes people at 1.2 seconds an action, by the server's clock, which passes when somebody acts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.house import House, until
from tests.browser.mason import SMALL, Mason, answer, flat, from_behind, table_of
from tests.browser.pointers import Mouse
from tests.browser.yard import drag
from tests.server.running import Running, running
from volteface.games.recto_verso.pieces import Cube

ACTION = 1.2  # seconds
TOGETHER, ALONE = 10.0, 16.0
CARDS = 3  # of each


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose clock stands."""
    with running(tmp_path_factory.mktemp("pace"), stands=True) as live:
        yield live


class Watch:
    """The clock of a round, as far as people have got."""

    def __init__(self, served: Running) -> None:
        self.served, self.at = served, 0.0

    def reach(self, moment: float) -> None:
        """Let time pass until this moment of the round."""
        self.served.skip(max(0.0, moment - self.at))
        self.at = max(self.at, moment)


def build(watch: Watch, steps: Sequence[tuple[str, tuple[Cube, ...]]], builders: Sequence[Mason]) -> None:
    """Whoever is free takes the next piece, and puts it down when what it rests on stands."""
    free = dict.fromkeys(builders, 0.0)
    stands: dict[Cube, float] = {}
    for letter, cubes in steps:
        builder = min(free, key=lambda one: free[one])
        seen = cubes if builder is builders[0] else from_behind(cubes)
        below = max((stands.get((x, y, z - 1), 0.0) for x, y, z in cubes), default=0.0)
        actions = drag(builder.page, Mouse(builder.page), letter, seen)
        free[builder] = max(free[builder] + ACTION * actions, below + ACTION)
        watch.reach(free[builder])
        stands |= dict.fromkeys(cubes, free[builder])
        for one in builders:
            one.sees(letter)


def test_a_building_is_done_in_time(house: House, served: Running) -> None:
    """Two finish simple cards within ten seconds, one whose partner only agrees within sixteen; a pause waits."""
    front, back = table_of(house, flat(house), flat(house), ready=False)
    for page in (front.page, back.page):
        page.set_viewport_size(SMALL)
    for hands, limit in CARDS * ((2, TOGETHER), (1, ALONE)):
        for builder in (front, back):
            builder.ready.click()
        until(front.page, lambda: front.view["phase"] == "between" and front.frames[-1]["clock"]["start"] is not None)
        served.skip(3.01)
        front.begun()
        back.begun()
        watch = Watch(served)
        build(watch, answer(front, back), (front, back)[:hands])
        back.page.get_by_role("button", name="Pause").click()
        told = " asks for a pause: it begins after this round."
        expect(front.page.get_by_role("status").filter(has_text=told)).to_be_visible()
        watch.reach(watch.at + ACTION)
        front.speak()
        expect(back.page.get_by_text("says Recto! Do you agree?")).to_be_visible()
        watch.reach(watch.at + ACTION)
        back.speak()
        expect(front.verdict).to_contain_text(re.compile(r"Right, in [\d.]+ seconds!"))
        found = re.search(r"Right, in ([\d.]+) seconds!", front.verdict.inner_text())
        assert found is not None
        assert float(found[1]) <= limit
        paused = front.page.get_by_role("status").filter(has_text="Paused by")  # and so it does
        expect(paused).to_be_visible()
        front.page.get_by_role("button", name="Go on").click()
        expect(paused).to_have_count(0)
