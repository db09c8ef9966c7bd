"""Requests made from the server's own OpenAPI schema: what it allows, and what it does not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

from tests.server.running import Running
from volteface.server.app import LINES

REPLAYS = sorted((Path(__file__).parents[1] / "replays").glob("*.jsonl"))
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
PATIENCE = 600.0  # seconds: a review may take long where others want the processor, too


def fuzz(live: Running, examples: int, chance: int) -> int:
    """Ask for everything in many ways; raises if an answer is not what the schema says. Gives the number of answers."""
    with httpx.Client(base_url=live.url) as ann:
        ann.post("/api/guest", json={"nickname": "Ann"})
        code = ann.post("/api/tables", json={"game": "verso", "seats": 1}).json()["table"]
        cookies = {"volteface_guest": ann.cookies["volteface_guest"]}
    answers = 0
    schema: Any = schemathesis.openapi.from_url(f"{live.url}/api/schema/openapi.json")
    for found in schema.get_all_operations():
        operation = found.ok()

        @seed(chance)
        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=_cases(operation), known=st.booleans(), somebody=st.booleans(), file=st.sampled_from(REPLAYS))
        def ask(case: Any, known: bool, somebody: bool, file: Path) -> None:
            nonlocal answers
            if known and "code" in (case.path_parameters or {}):
                case.path_parameters["code"] = code
            more = {"data": b"".join(_lines(file))} if known and case.path in LINES else {}
            answer = case.call(base_url=live.url, cookies=cookies if somebody else {}, timeout=PATIENCE, **more)
            answers += 1
            case.validate_response(answer, checks=CHECKS)

        ask()
    return answers


def _lines(file: Path) -> list[bytes]:
    """The beginning of a replay file: a deal and some moves."""
    return file.read_bytes().splitlines(keepends=True)[:4]


def _cases(operation: Any) -> st.SearchStrategy[Any]:
    """What the schema allows, and where it forbids something, also what it does not."""
    right: st.SearchStrategy[Any] = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    if not operation.body and not operation.path_parameters and not operation.query:
        return right
    wrong: st.SearchStrategy[Any] = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    return right | wrong
