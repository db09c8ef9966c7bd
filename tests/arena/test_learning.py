"""Learning: it can be interrupted, and what it writes can be played with."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from tests.cli.command import volteface
from volteface.arena import learning, plots
from volteface.arena.learning import Plan
from volteface.core.errors import Malformed
from volteface.games.verso import training
from volteface.games.verso.kernels import adam, network, weights


def silent(games: int, points: float) -> None:
    """No progress here."""


@pytest.fixture(autouse=True)
def _small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "BLOCK", 500)


def test_an_interrupted_training_goes_on_and_ends_with_the_same_values(tmp_path: Path) -> None:
    whole = learning.train("verso", Plan("solo", 3, 2000), tmp_path / "whole", "volteface train verso", silent)

    def interrupt(games: int, points: float) -> None:
        if games == 1000:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        learning.train("verso", Plan("solo", 3, 2000), tmp_path / "cut", "volteface train verso", interrupt)
    assert not (tmp_path / "cut/solo.values").exists()
    course = learning.train("verso", Plan("solo", 3, 2000), tmp_path / "cut", "volteface train verso", silent)
    assert isinstance(whole, training.Course)
    assert isinstance(course, training.Course)
    assert np.array_equal(course.net, whole.net)
    assert course.curve == whole.curve
    made, net = weights.read(tmp_path / "cut/solo.values", "solo")
    assert made["command"] == "volteface train verso"
    assert (made["seed"], made["games"]) == (3, 2000)
    assert np.allclose(net[: network.FIRST], whole.net[: network.FIRST], atol=0.01)
    assert "plans" not in made
    assert ElementTree.parse(tmp_path / "cut/solo-curve.svg").getroot().tag.endswith("svg")


def test_what_is_interrupted_in_the_middle_of_a_block_is_played_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = learning.train("verso", Plan("solo", 3, 1500), tmp_path / "whole", "", silent)
    steps, step = 0, adam.step

    def interrupted(*given: object) -> None:
        nonlocal steps
        step(*given)
        steps += 1
        if steps == 100:
            raise KeyboardInterrupt

    monkeypatch.setattr(adam, "step", interrupted)
    with pytest.raises(KeyboardInterrupt):
        learning.train("verso", Plan("solo", 3, 1500), tmp_path / "cut", "", silent, every=0)
    monkeypatch.undo()
    monkeypatch.setattr(learning, "BLOCK", 500)
    kept = training.resume(tmp_path / "cut/solo.checkpoint", "solo", 3, 1500)
    assert 0 < kept.games < 1500
    course = learning.train("verso", Plan("solo", 3, 1500), tmp_path / "cut", "", silent)
    assert isinstance(whole, training.Course)
    assert isinstance(course, training.Course)
    assert np.array_equal(course.net, whole.net)


def test_who_has_learnt_before_learns_on_and_the_file_says_from_what(tmp_path: Path) -> None:
    learning.train("verso", Plan("solo", 3, 1000), tmp_path / "first", "volteface train verso", silent)
    values = tmp_path / "first/solo.values"
    before, net = weights.read(values, "solo")
    assert np.array_equal(training.begin("solo", 4, 500, values).net, net)

    def interrupt(games: int, points: float) -> None:
        if games == 500:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        learning.train("verso", Plan("solo", 4, 1000, values), tmp_path / "on", "--from", interrupt)
    with pytest.raises(Malformed, match="another training"):
        learning.train("verso", Plan("solo", 4, 1000), tmp_path / "on", "", silent)
    learning.train("verso", Plan("solo", 4, 1000, values), tmp_path / "on", "--from", silent)
    made, after = weights.read(tmp_path / "on/solo.values", "solo")
    assert not np.array_equal(after, net)
    assert made["learnt"] == {name: before[name] for name in ("command", "seed", "games", "seconds", "sha256")}
    with pytest.raises(Malformed, match="refused"):
        learning.train("verso", Plan("two", 4, 1000, values), tmp_path / "on", "", silent)


def test_another_trainings_checkpoint_is_refused(tmp_path: Path) -> None:
    training.save(training.begin("solo", 3, 500), tmp_path / "solo.checkpoint")
    with pytest.raises(Malformed, match="another training"):
        learning.train("verso", Plan("solo", 4, 500), tmp_path, "", silent)
    older = training.begin("solo", 3, 500)
    older.learner = older.learner._replace(rng=older.learner.rng[:1])
    training.save(older, tmp_path / "solo.checkpoint")
    with pytest.raises(Malformed, match="another training"):
        learning.train("verso", Plan("solo", 3, 500), tmp_path, "", silent)
    training.save(training.begin("solo", 3, 500), tmp_path / "solo.checkpoint")
    longer = training.resume(tmp_path / "solo.checkpoint", "solo", 3, 900)
    assert (longer.planned, longer.plans) == (900, [(0, 500)])
    (tmp_path / "solo.checkpoint").write_bytes(b"PK nothing")
    with pytest.raises(Malformed, match="no checkpoint"):
        learning.train("verso", Plan("solo", 3, 500), tmp_path, "", silent)


def test_the_command_line(tmp_path: Path) -> None:
    done = volteface("train", "verso", "--solo", "--games", "400", "--seed", "2", "--folder", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "400 games" in done.stdout
    made, _ = weights.read(tmp_path / "solo.values", "solo")
    assert str(made["command"]).startswith("volteface train verso --solo --games 400 --seed 2")


def test_a_plot_of_scores_names_every_bot(tmp_path: Path) -> None:
    plots.spread(tmp_path / "spread.svg", {"weak": [10, 12, 20], "good": [40, 45, 52]}, "Scores")
    text = (tmp_path / "spread.svg").read_text()
    assert "weak: 14.0" in text
    assert "good: 45.7" in text
    ElementTree.fromstring(text)
