"""The lessons: positions of the real rules, the rulebooks' examples as printed, and words for everything."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from volteface import games
from volteface.core.lesson import LEARNER, Step
from volteface.games.dessus_dessous.layers import layer_set
from volteface.games.dessus_dessous.notation import parse_pile
from volteface.locales import CODES, language
from volteface.table.lesson import happen, reached

ROOT = Path(__file__).parents[2]
TAUGHT = [name for name in games.NAMES if games.lesson(name) is not None]
CORE = 12  # steps at most, before a little more
LONG = 30  # words at most that are read at once


def steps(name: str) -> tuple[Step, ...]:
    found = games.lesson(name)
    assert found is not None
    return found


def begun(name: str) -> list[tuple[Step, Any]]:
    """Every step with the state in which it begins."""
    game, state, found = games.find(name), None, []
    for step in steps(name):
        state = step.state if step.state is not None else state
        found.append((step, state))
        state = reached(game, step, state)[-1]
    return found


@pytest.mark.parametrize("name", TAUGHT)
def test_what_the_browser_shows_is_what_the_rules_say(name: str) -> None:
    game = games.find(name)
    kept = json.loads((ROOT / f"web/src/generated/{name}-lesson.json").read_text("utf-8"))["steps"]

    def seen(state: Any) -> Any:
        return json.loads(msgspec.json.encode(game.view(state, LEARNER)))

    for (step, begin), shown in zip(begun(name), kept, strict=True):
        if shown["begin"] is not None:
            assert shown["begin"]["view"] == seen(begin)
        assert set(step.right[:1]) <= set(shown["tries"])
        for move, answer in shown["tries"].items():
            assert answer["view"] == seen(game.play(begin, LEARNER, game.parse(move), step.at)), (step.name, move)
        state = game.play(begin, LEARNER, game.parse(step.right[0]), step.at) if step.right else begin
        for do, answer in zip(step.then, shown["then"], strict=True):
            state = happen(game, state, do)
            assert answer["view"] == seen(state), (step.name, do)


@pytest.mark.parametrize("name", TAUGHT)
def test_steps_are_few_and_cite_rules_of_the_game(name: str) -> None:
    readme = (ROOT / f"src/volteface/games/{name.replace('-', '_')}/README.md").read_text("utf-8")
    rules = set(re.findall(r"^\| ([VRD]\d+) \|", readme, re.MULTILINE))
    taught = {rule for step in steps(name) for rule in step.rules}
    assert taught <= rules
    assert len([step for step in steps(name) if not step.more]) <= CORE
    assert [step.more for step in steps(name)] == sorted(step.more for step in steps(name)), "the core comes first"


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", TAUGHT)
def test_every_step_has_short_words_in_every_language(name: str, code: str) -> None:
    tongue, wanted = language(code), set()
    for step, begin in begun(name):
        said = f"lesson-{name}-{step.name}"
        does = step.right or step.then or step.tell
        texts = [said, *([f"{said}-not"] if step.right or step.tell else []), *([f"{said}-done"] if does else [])]
        texts += [f"{said}-near"] if step.near else []
        for text in map(tongue.say, texts):
            assert len(text.split()) <= LONG, text
            assert len(re.findall(r"[.!?](?=\s|$)", text)) <= 2, f"at most two short sentences: {text}"
        others = tongue.say(f"{said}-names").split(", ") if tongue.has(f"{said}-names") else []
        assert len(others) == len(games.find(name).faces(begin)) - 1, said
        wanted |= {*texts, f"{said}-names"}
    written = (ROOT / f"src/volteface/locales/{code}.ftl").read_text("utf-8")
    assert set(re.findall(rf"^(lesson-{name}-[a-z-]+) =", written, re.MULTILINE)) <= wanted, "what nobody says"


def named(name: str, step: str) -> tuple[Step, Any]:
    return next(found for found in begun(name) if found[0].name == step)


def test_verso_ben_peter_helen_and_sofia_come_out_as_printed() -> None:
    game = games.find("verso")
    after = reached(game, *named("verso", "bank"))[-1]
    assert after.players[0].score == 5
    assert game.faces(after)[0] == ("B3:1",)
    assert game.faces(after)[2] == ("B*:1", "G6:1"), "Peter has lost the card that became a second land 6"
    after = reached(game, *named("verso", "square"))[-1]
    assert after.players[0].squares == 7
    after = reached(game, *named("verso", "gift"))[-1]
    assert (after.players[0].score, after.players[1].squares) == (5 + 4, 7)
    step, gail = named("verso", "chances")
    seen: Any = game.view(gail, 0)
    assert seen.top == "O5:1"
    lost = game.play(gail, 0, game.parse("flip"))
    assert str(lost.discards[-1].face) == "B6"
    assert step.right == ("keep",)


def test_dessus_dessous_alex_sam_robin_and_tracy_come_out_as_printed() -> None:
    game = games.find("dessus-dessous")
    after = reached(game, *named("dessus-dessous", "example"))[-1]
    assert game.outcome(after).scores == (4, 0, 3, 0)
    assert [player.cards for player in after.players] == [(3,), (), (), ()]


def test_a_pile_that_is_laid_changes_nothing_but_the_pile() -> None:
    """So the browser may show piles of a lesson by itself (`echo`)."""
    game = games.find("dessus-dessous")
    for name in ("lay", "turn", "grab"):
        step, begin = named("dessus-dessous", name)
        for text in ("", "4b90", "2b0 3f270", "5f0 1b180 2f90"):
            view = game.view(game.play(begin, LEARNER, game.parse(" ".join(["pile", *text.split()])), step.at), LEARNER)
            before: Any = game.view(begin, LEARNER)
            laid = tuple(text.split())
            if name == "grab":
                own = msgspec.structs.replace(before.players[0], pile=laid)
                assert view == msgspec.structs.replace(before, players=(own, *before.players[1:]))
            else:
                assert view == msgspec.structs.replace(before, pile=laid, right=None)


def test_the_pile_of_the_lesson_is_right() -> None:
    (move,) = named("dessus-dessous", "third")[0].right
    _, begin = named("dessus-dessous", "check")
    assert layer_set().is_right(begin.mission, parse_pile(move.removeprefix("pile ")))
