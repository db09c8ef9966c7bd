"""A pairing as pure functions: who is waited for, what words and answers do, what time brings, and who sees what.

All of it runs twice: in memory, and with every state written and read again, as nodes of a cluster keep it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

import msgspec
import pytest

from volteface import games
from volteface.core.errors import GameError, Illegal, Malformed, NotYours, Stale
from volteface.games.recto_verso import generator
from volteface.pairing import commands as ask
from volteface.pairing import decide
from volteface.pairing.kept import read, write
from volteface.pairing.look import Pair, look
from volteface.pairing.state import Pairing
from volteface.rooms.messages import Refusal

NAMES = ("ann", "bob", "cleo", "dan", "eve", "fay")
COUNT_IN = 3000


@dataclass
class Phones:
    """Phones that are paired, and the time."""

    name: str
    count: int
    options: dict[str, Any] = field(default_factory=dict)
    now: int = 1_000_000
    deals: int = 0
    kept: ClassVar[bool] = False  # whether each state is what was written of it

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "pairing" and self.kept:
            value = read(write(value))
        super().__setattr__(name, value)

    def __post_init__(self) -> None:
        self.game = games.pairing(self.name)
        self.pairing = Pairing("ABCDEFGH", self.name, self.game.read_options(self.options))
        for name in NAMES[: self.count]:
            self.pairing = decide.joined(self.pairing, self.game, name, name.title())

    def do(self, who: int, command: ask.AnyAsked) -> Phones:
        """Somebody asks for something; a card that is wanted then is dealt at once."""
        self.pairing = decide.decide(self.pairing, self.game, NAMES[who], command, self.now)
        if self.pairing.phase == "dealing":
            run, seed = self.pairing.run, f"seed{self.deals}"
            run = self.game.begin(self.pairing.options, self.count, seed) if run is None else run
            self.deals += 1
            self.pairing = decide.dealt(self.pairing, self.game.deal(run, seed), self.now, COUNT_IN)
        return self

    def ready(self, *who: int) -> Phones:
        for one in who:
            self.do(one, ask.Ready(round=self.pairing.round))
        return self

    def wait(self, milliseconds: int) -> Phones:
        self.now += milliseconds
        self.pairing = decide.advance(self.pairing, self.game, self.now)
        return self

    def goes(self, name: str) -> Phones:
        self.pairing = decide.left(self.pairing, self.game, name, self.now)
        return self

    def word(self, who: int, word: int) -> Phones:
        return self.do(who, ask.Word(round=self.pairing.round, word=word))

    def stop(self, who: int, on: bool = True) -> Phones:
        return self.do(who, ask.Stop(round=self.pairing.round, on=on))

    def tell(self, who: int, right: bool) -> Phones:
        return self.do(who, ask.Tell(round=self.pairing.round, right=right, asked=self.pairing.asked))

    def sees(self, who: int) -> Pair:
        return look(self.pairing, self.game, NAMES[who], self.now)

    @property
    def phase(self) -> str:
        return self.pairing.phase

    def revealed(self) -> Phones:
        """All who build are ready, and the 3-2-1 is over."""
        if self.phase == "open":
            return self.ready(*range(self.count)).wait(COUNT_IN)
        return self.ready(*self.game.builders(self.pairing.run)).wait(COUNT_IN)

    def built(self, right: bool, after: int = 10_000) -> Phones:
        """A whole round, whoever builds."""
        one, *other = self.revealed().game.builders(self.pairing.run)
        self.wait(after).word(one, 1).word(other[0] if other else one, 2).tell(one, right)
        return self.tell(other[0], right) if other else self

    def refused(self, who: int, command: ask.AnyAsked, kind: type[GameError]) -> str:
        before = self.pairing
        with pytest.raises(kind) as error:
            self.do(who, command)
        assert self.pairing is before
        assert error.value.sentence.endswith(".")
        return error.value.code


@pytest.fixture(autouse=True, params=[False, True], ids=["memory", "kept"])
def _kept(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Phones, "kept", request.param)


def test_a_card_is_revealed_to_both_at_once_and_to_each_their_own_side() -> None:
    """R3."""
    two = Phones("recto-verso", 2).ready(0)
    assert two.phase == "open"
    assert [one.ready for one in two.sees(1).people] == [True, False]
    two.ready(1)
    assert (two.phase, two.sees(0).view.facades, two.sees(1).view.facades) == ("counting", {}, {})
    assert two.wait(COUNT_IN - 1).phase == "counting"
    two.wait(1)
    assert two.phase == "running"
    active, partner = two.game.builders(two.pairing.run)
    assert list(two.sees(active).view.facades) == ["front"]
    assert list(two.sees(partner).view.facades) == ["back"]
    assert two.sees(0).view.solution is two.sees(1).view.solution is None
    assert two.sees(0).start == two.sees(1).start == two.now


def test_the_second_word_of_the_other_stops_the_clock_and_both_say_how_it_went() -> None:
    """R5; if they differ they are asked again, and only then all is seen."""
    two = Phones("recto-verso", 2).revealed().wait(12_000).word(0, 1)
    assert two.refused(0, ask.Word(round=1, word=2), NotYours) == "word-twice"
    assert two.refused(1, ask.Word(round=1, word=1), Stale) == "pairing-late"  # the first word is said
    two.do(0, ask.Unsay(round=1)).word(0, 1).wait(500).word(1, 2)
    assert (two.phase, two.pairing.stood) == ("asked", two.now)
    two.wait(60_000).tell(0, True)
    assert [person.told for person in two.sees(1).people] == [True, False]
    assert "right" not in msgspec.json.encode(two.sees(1)).decode()
    two.tell(1, False)
    assert (two.phase, two.pairing.asked, two.sees(0).people[0].told) == ("asked", 1, False)
    assert two.refused(0, ask.Tell(round=1, right=True, asked=0), Stale) == "pairing-late"  # of the first time
    assert len(two.sees(0).view.facades) == 1
    two.tell(0, True).tell(1, True)
    seen = two.sees(0)
    assert (seen.phase, seen.ending and seen.ending.time, len(seen.view.facades)) == ("shown", 12_500, 2)
    assert seen.view.solution
    before = seen.view.facades
    assert two.revealed().pairing.round == 2
    assert all(side not in before.values() for side in two.sees(0).view.facades.values())


def test_both_must_give_up() -> None:
    two = Phones("recto-verso", 2).revealed().stop(0)
    assert (two.phase, two.sees(1).people[0].stops) == ("running", True)
    two.stop(0, on=False).stop(1)
    assert two.phase == "running"
    two.stop(0)
    assert (two.phase, two.pairing.ending and two.pairing.ending.why) == ("shown", "stopped")


def test_the_ladder_has_its_times_and_levels() -> None:
    """R9: 90 seconds at first, up a level when right in time, down to the first when not; kings after the seventh."""
    two = Phones("recto-verso", 2, {"way": "ladder"}).built(True, 89_000)
    assert (two.sees(0).view.level, two.sees(0).view.limit) == (2, 75_000)
    two.revealed().wait(75_000)
    assert (two.phase, two.pairing.ending and two.pairing.ending.why) == ("shown", "time")
    assert two.sees(0).view.level == 1
    for _ in range(7):
        assert two.phase == "shown"
        two.built(True)
    assert two.phase == "over"
    assert two.refused(0, ask.Ready(round=two.pairing.round), Stale) == "pairing-late"
    assert two.do(1, ask.Again(round=two.pairing.round)).phase == "open"


def test_three_play_the_game_in_which_partners_change() -> None:
    """R2, R7: twelve rounds, points for both partners; who does not build sees no card while it is built."""
    three = Phones("recto-verso", 3)
    pairs = set()
    for number in range(12):
        three.revealed()
        active, partner = three.game.builders(three.pairing.run)
        other = 3 - active - partner
        pairs.add((active, partner))
        assert three.sees(other).view.facades == {}
        assert not three.sees(other).people[other].builds
        assert three.refused(other, ask.Word(round=number + 1, word=1), NotYours) == "not-building"
        three.wait(15_000).word(active, 1).word(partner, 2).tell(active, True).tell(partner, True)
        assert len(three.sees(other).view.facades) == 2
    assert (three.phase, len(pairs), sum(three.sees(0).view.scores)) == ("over", 6, 240)


def test_one_phone_alone_shows_both_sides_and_says_both_words() -> None:
    one = Phones("recto-verso", 1).revealed()
    assert sorted(one.sees(0).view.facades) == ["back", "front"]
    one.word(0, 1).word(0, 2).tell(0, False)
    assert (one.phase, one.pairing.ending and one.pairing.ending.right) == ("shown", False)


def test_a_phone_that_has_gone_dark_holds_nobody_up_and_finds_its_place_again() -> None:
    two = Phones("recto-verso", 2).revealed()
    side = two.sees(1).view.facades
    two.goes("bob")
    assert not two.sees(0).people[1].here
    two.pairing = decide.joined(two.pairing, two.game, "bob", "Bob")
    assert two.sees(1).view.facades == side
    two.goes("bob")
    assert two.word(0, 1).word(0, 2).tell(0, True).phase == "shown"
    assert two.ready(0).phase == "shown"  # the next card waits for both
    two.do(0, ask.Again(round=1))
    assert [one.name for one in two.sees(0).people] == ["Ann"]


def test_who_has_answered_waits_for_no_phone_that_has_gone_dark() -> None:
    two = Phones("recto-verso", 2).revealed().wait(9_000).word(0, 1).word(1, 2).tell(0, True).goes("bob")
    assert (two.phase, two.pairing.ending and two.pairing.ending.right) == ("shown", True)
    gives_up = Phones("recto-verso", 2).revealed().wait(9_000).stop(0).goes("bob")
    assert gives_up.pairing.ending is not None
    assert (gives_up.pairing.ending.why, gives_up.pairing.ending.time) == ("stopped", 9_000)
    layers = Phones("dessus-dessous", 2).revealed().stop(0).ready(0)
    assert layers.phase == "shown"
    assert layers.goes("bob").phase == "dealing"


def test_who_comes_later_looks_on_and_one_too_many_is_refused() -> None:
    two = Phones("recto-verso", 2).revealed()
    for name in NAMES[2:]:
        two.pairing = decide.joined(two.pairing, two.game, name, name)
    assert two.sees(5).view.facades == {}
    assert two.refused(5, ask.Stop(round=1), NotYours) == "not-building"
    with pytest.raises(Illegal) as full:
        decide.joined(two.pairing, two.game, "gus", "gus")
    assert full.value.code == "pairing-full"


def test_what_is_chosen_is_checked_and_only_before_a_game() -> None:
    two = Phones("recto-verso", 2).ready(0)
    assert two.refused(0, ask.Choose(options={"mode": "soft"}), Malformed) == "option-value"
    assert two.refused(0, ask.Choose(options={"pace": 9}), Malformed) == "pace"
    two.do(1, ask.Choose(options={"mode": "hard", "cards": "easy"}))
    assert not two.sees(0).people[0].ready, "it is another game than the one they were ready for"
    two.revealed()
    assert two.sees(0).view.mode == "hard"
    assert two.refused(0, ask.Choose(options={}), Stale) == "pairing-late"
    assert two.refused(0, ask.Ready(round=0), Stale) == "pairing-late"


def test_all_phones_show_the_same_mission_and_ten_seconds_end_it() -> None:
    """D1, D4: 3, 4, 5, 3, 4, 5 layers."""
    three = Phones("dessus-dessous", 3)
    for number in (3, 4, 5, 3, 4, 5):
        three.ready(0, 1, 2)
        assert (three.sees(2).view.mission, three.sees(2).view.number) == (None, number)
        three.wait(COUNT_IN)
        assert three.sees(0).view.mission == three.sees(2).view.mission != None  # noqa: E711
        assert three.sees(0).view.mission.startswith(f"{number} ")
        three.wait(50_000).word(1, 1).do(1, ask.Unsay(round=three.pairing.round)).wait(20_000).word(1, 1)
        assert three.wait(9_999).phase == "running"
        assert three.sees(0).view.solution is None
        three.wait(1)
        assert len(three.sees(0).view.solution) == number
    assert three.phase == "over"


def test_whoever_comes_later_sees_the_mission_too_and_anybody_stops_it() -> None:
    two = Phones("dessus-dessous", 2, {"missions": "4"}).revealed()
    two.pairing = decide.joined(two.pairing, two.game, "cleo", "Cleo")
    assert two.sees(2).view.mission == two.sees(0).view.mission
    two.goes("bob")
    assert two.stop(2).phase == "shown"
    assert two.ready(0).phase == "shown"
    assert two.ready(2).phase == "counting"


def test_why_there_is_no_card_is_told_until_somebody_tries_again() -> None:
    two = Phones("dessus-dessous", 2)
    two.pairing = decide.opened(two.pairing, Refusal("layers-no-mission", "malformed", "No mission.", {"number": 3}))
    assert two.pairing.trouble is not None
    assert two.ready(0).pairing.trouble is None


def test_the_cards_whose_round_is_over_can_be_printed() -> None:
    """All phones are told of them, and of none that is still being built."""
    two = Phones("recto-verso", 2).built(right=True)
    first = two.sees(0).view.done
    assert len(first) == 1
    one, other = two.revealed().game.builders(two.pairing.run)
    assert two.sees(1).view.done == first
    two.word(one, 1).word(other, 2).tell(one, right=False).tell(other, right=False)
    assert two.sees(0).view.done == two.sees(1).view.done
    assert two.sees(1).view.done[:-1] == first


def test_a_card_that_is_not_as_difficult_as_wished_is_told_to_its_builders(monkeypatch: pytest.MonkeyPatch) -> None:
    """While they build and when all is shown, never before; and nothing is told where the card is as wished."""
    two = Phones("recto-verso", 2, {"cards": "easy"})
    assert two.built(right=True).sees(0).view.instead is None
    with monkeypatch.context() as patched:
        patched.setattr(generator, "rate", lambda *_: generator.Difficulty(0, 0, 0, 0, percentile=50))
        assert two.ready(0, 1).sees(0).view.instead is None
    two.wait(COUNT_IN)
    assert [two.sees(who).view.instead for who in (0, 1)] == ["middle", "middle"]
    two.word(0, 1).word(1, 2).tell(0, right=True).tell(1, right=True)
    assert two.sees(1).view.instead == "middle"
    assert two.built(right=True).sees(0).view.instead is None
