"""Colours that everybody can tell apart: by their contrast, in grey, by signs, and by one name in all games."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from volteface.locales import CODES, language

WEB = Path(__file__).parents[2] / "web/src"
TOKENS = (WEB / "styles/tokens.css").read_text("utf-8")
VARIANTS = {
    "light": ("",),
    "dark": ("", "[data-theme='dark']"),
    "strong": ("", "[data-contrast='strong']"),
    "strong dark": (
        "",
        "[data-theme='dark']",
        "[data-contrast='strong']",
        "[data-contrast='strong'][data-theme='dark']",
    ),
}
PAPERS = ("paper", "paper-raised")
TEXTS = ("ink", "ink-soft", "accent", "good", "bad", "sea", "land", "sky")
APART = 1.2  # the least ratio of two luminances that are to differ in grey


def luminance(colour: str) -> float:
    """The relative luminance of WCAG, plus what every screen reflects."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return high / low


def tokens(variant: str) -> dict[str, str]:
    """The colours of a theme, what comes later over what came before."""
    found: dict[str, str] = {}
    for selector in VARIANTS[variant]:
        block = re.search(r"^:root" + re.escape(selector) + r" \{(.*?)^\}", TOKENS, re.S | re.M)
        assert block is not None, selector
        found |= dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", block[1]))
    return found


@pytest.mark.parametrize("variant", VARIANTS)
def test_text_stands_out_from_the_paper(variant: str) -> None:
    """By 4.5 to 1, and by 7 to 1 for whoever asks for strong contrast."""
    colours, least = tokens(variant), 7 if "strong" in variant else 4.5
    for text in TEXTS:
        for paper in PAPERS:
            assert contrast(colours[text], colours[paper]) >= least, (text, paper)
    assert contrast(colours["accent-ink"], colours["accent"]) >= least
    for text in ("ink", "ink-soft"):
        for paper in ("paper-sunk", "sea-wash", "land-wash", "sky-wash"):
            assert contrast(colours[text], colours[paper]) >= least, (text, paper)
    if "strong" in variant:
        assert all(contrast(colours["line"], colours[paper]) >= 4.5 for paper in PAPERS)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_landscapes_differ_in_grey(variant: str) -> None:
    colours = tokens(variant)
    for one, other in pairwise(sorted((colours[name] for name in ("sea", "land", "sky")), key=luminance)):
        assert contrast(one, other) >= APART


def test_the_wood_differs_in_grey_and_its_signs_can_be_read() -> None:
    text = (WEB / "games/recto-verso/marks.ts").read_text("utf-8")
    inks = dict(re.findall(r"const (DARK|LIGHT) = '(#\w+)'", text))
    woods = re.findall(r"(\w): \{ wood: '(#\w+)', ink: (DARK|LIGHT), path: SIGNS\.(\w)\.sign", text)
    assert [letter for letter, _, _, sign in woods if letter == sign] == list("KNVBRGEOPYW")
    for (_, one, _, _), (_, other, _, _) in pairwise(woods):
        assert luminance(other) / luminance(one) >= APART
    for letter, wood, ink, _ in woods:
        assert contrast(wood, inks[ink]) >= 3, letter


@pytest.mark.parametrize("code", CODES)
def test_a_colour_has_one_name_in_all_games(code: str) -> None:
    say = language(code).say
    for letter in "RYGBV":
        assert say(f"dd-colour-{letter}") == say("recto-verso-colour", letter=letter)
