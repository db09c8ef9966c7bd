"""News as a code and its facts, for tests of any game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec


def code(news: Any) -> str:
    """The code of a piece of news, as it stands on the wire."""
    return str(type(news).__struct_config__.tag)


def facts(news: Any) -> dict[str, Any]:
    """Its facts."""
    return msgspec.structs.asdict(news)


def codes(all_news: Iterable[Any]) -> list[str]:
    """The codes of news, in order."""
    return [code(news) for news in all_news]
