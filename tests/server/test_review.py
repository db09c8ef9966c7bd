"""Reviews over HTTP: progress line by line, then the review; what is no game of Verso is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.running import Running, running

REPLAYS = Path(__file__).parents[1] / "replays"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("review")) as live:
        yield live


def post(server: Running, body: bytes) -> httpx.Response:
    return httpx.post(f"{server.url}/api/review", content=body, timeout=300)


def test_lines_of_progress_and_then_the_review(server: Running) -> None:
    answer = post(server, (REPLAYS / "verso-1.jsonl").read_bytes())
    assert answer.status_code == 200
    *progress, last = map(json.loads, answer.text.splitlines())
    assert [line["done"] for line in progress] == list(range(len(progress)))
    assert all("review" not in line for line in progress)
    review = last["review"]
    assert last["done"] == last["of"] == len(review["turns"])
    assert review["measure"] == "points"


def test_whoever_hangs_up_ends_the_work(server: Running) -> None:
    body = (REPLAYS / "verso-6.jsonl").read_bytes()
    with httpx.stream("POST", f"{server.url}/api/review", content=body, timeout=300) as answer:
        assert json.loads(next(answer.iter_lines()))["done"] == 0
    again = post(server, (REPLAYS / "verso-1.jsonl").read_bytes())
    assert "review" in json.loads(again.text.splitlines()[-1])


@pytest.mark.parametrize(
    ("body", "code"),
    [(b"", "replay-empty"), (b"{", "replay-line"), ((REPLAYS / "recto-verso-2.jsonl").read_bytes(), "no-review")],
)
def test_other_files_are_refused(server: Running, body: bytes, code: str) -> None:
    answer = post(server, body)
    assert answer.status_code in (400, 409, 422)
    assert answer.json()["code"] == code
