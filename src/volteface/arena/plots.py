"""Plots as SVG, drawn without a library: a learning curve, how scores are spread, and a ladder of means."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

WIDE, HIGH, LEFT, TOP, RIGHT, BOTTOM = 720, 400, 56, 48, 24, 48  # pixels: the picture and its margins
INK, QUIET, PAPER = "#2b2a28", "#8a857c", "#fbf8f1"
COLOURS = ("#d98324", "#2f8f5b", "#2f6fb3", "#7a4fa3", "#b3402f")
FONT = "font-family='system-ui, sans-serif'"


class Axes:
    """A frame with a scale on each side; gives the lines of the picture."""

    def __init__(
        self, title: str, across: tuple[float, float], up: tuple[float, float], names: tuple[str, str]
    ) -> None:
        self.across, self.up = across, up
        self.lines = [
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDE} {HIGH}' role='img' aria-label='{title}'>",
            f"<rect width='{WIDE}' height='{HIGH}' rx='12' fill='{PAPER}'/>",
            self.text(LEFT, 28, title, size=16, weight=600),
            self.text((LEFT + WIDE - RIGHT) / 2, HIGH - 10, names[0], anchor="middle", fill=QUIET),
            self.text(LEFT - 40, TOP - 8, names[1], fill=QUIET, size=11),
        ]

    def text(
        self,
        x: float,
        y: float,
        words: str,
        *,
        size: int = 12,
        weight: int = 400,
        anchor: str = "start",
        fill: str = INK,
    ) -> str:
        """Words at a place."""
        style = f"font-size='{size}' font-weight='{weight}' text-anchor='{anchor}' fill='{fill}'"
        return f"<text x='{x:.1f}' y='{y:.1f}' {FONT} {style}>{words}</text>"

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a pair of values lies in the picture."""
        (low, high), (bottom, top) = self.across, self.up
        right = LEFT + (x - low) / ((high - low) or 1) * (WIDE - LEFT - RIGHT)
        return right, HIGH - BOTTOM - (y - bottom) / ((top - bottom) or 1) * (HIGH - TOP - BOTTOM)

    def scales(self, across: Iterable[float], up: Iterable[float], label: str = "{:g}") -> None:
        """Lines and numbers of both scales."""
        for x in across:
            right, y = self.at(x, self.up[0])
            self.lines.append(self.text(right, y + 18, label.format(x), anchor="middle", fill=QUIET))
        for y in up:
            left, height = self.at(self.across[0], y)
            self.lines.append(
                f"<path d='M{left:.1f} {height:.1f}H{WIDE - RIGHT}' stroke='{QUIET}' stroke-opacity='.25'/>"
            )
            self.lines.append(self.text(left - 8, height + 4, f"{y:g}", anchor="end", fill=QUIET))

    def line(self, points: Iterable[tuple[float, float]], colour: str) -> None:
        """A curve."""
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (self.at(*point) for point in points))
        self.lines.append(
            f"<polyline points='{path}' fill='none' stroke='{colour}' stroke-width='2.5' stroke-linejoin='round'/>"
        )

    def write(self, file: Path) -> None:
        """Finish the picture."""
        file.write_text("\n".join([*self.lines, "</svg>", ""]), encoding="utf-8")


def curve(file: Path, points: Sequence[tuple[int, float]], title: str) -> None:
    """A learning curve: games played, in thousands, and points; at most some hundred means of neighbours."""
    size = max(1, len(points) // 300)
    means = [
        (part[-1][0] / 1000, sum(value for _, value in part) / len(part))
        for part in (points[i : i + size] for i in range(0, len(points), size))
    ]
    heights = [value for _, value in means]
    low, high = int(min(heights)), int(max(heights)) + 1
    axes = Axes(title, (0, means[-1][0]), (low, high), ("games, in thousands", "points"))
    axes.scales(
        [means[-1][0] * part / 4 for part in range(5)], range(low, high + 1, max(1, (high - low) // 6)), "{:,.0f}"
    )
    axes.line(means, COLOURS[2])
    axes.write(file)


def spread(file: Path, scores: Mapping[str, Sequence[int]], title: str) -> None:
    """How scores are spread: a smooth hill for each name, with its mean."""
    everything = [score for found in scores.values() for score in found]
    low, high = min(everything) // 10 * 10, max(everything) // 10 * 10 + 10
    hills = {name: _hill(found, low, high) for name, found in scores.items()}
    peak = max(height for hill in hills.values() for _, height in hill)
    axes = Axes(title, (low, high), (0, peak * 1.05), ("points", ""))
    axes.scales(range(low, high + 1, 10), ())
    for hill, colour in zip(hills.values(), COLOURS, strict=False):
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (axes.at(*point) for point in hill))
        axes.lines.append(f"<polygon points='{path}' fill='{colour}' fill-opacity='.16'/>")
        axes.line(hill, colour)
    for number, ((name, found), colour) in enumerate(zip(scores.items(), COLOURS, strict=False)):
        words = f"{name}: {sum(found) / len(found):.1f}"
        axes.lines.append(
            axes.text(WIDE - RIGHT - 130, TOP + 18 + 20 * number, words, size=14, weight=600, fill=colour)
        )
    axes.write(file)


def ladder(file: Path, means: Mapping[str, float], title: str) -> None:
    """A bar for each name, as long as its mean; what only is a limit follows the players in grey."""
    high = int(max(means.values())) // 10 * 10 + 10
    axes = Axes(title, (0, high), (0, len(means)), ("points", ""))
    axes.scales(range(0, high + 1, 10), ())
    for number, (name, mean) in enumerate(means.items()):
        (left, top), (right, bottom) = axes.at(0, len(means) - number - 0.15), axes.at(mean, len(means) - number - 0.85)
        colour = COLOURS[number] if number < len(COLOURS) else QUIET
        axes.lines.append(
            f"<rect x='{left:.1f}' y='{top:.1f}' width='{right - left:.1f}' height='{bottom - top:.1f}' rx='4' "
            f"fill='{colour}' fill-opacity='.75'/>"
        )
        middle = (top + bottom) / 2 + 5
        axes.lines.append(axes.text(left + 10, middle, name, size=14, weight=600, fill=PAPER))
        axes.lines.append(axes.text(right + 8, middle, f"{mean:.1f}", size=14, weight=600))
    axes.write(file)


def _hill(scores: Sequence[int], low: int, high: int, width: float = 2.5) -> list[tuple[float, float]]:
    """The density of scores, smoothed with small bells."""
    from math import exp

    places = [low + (high - low) * step / 160 for step in range(161)]
    heights = [sum(exp(-(((place - score) / width) ** 2) / 2) for score in scores) / len(scores) for place in places]
    return [(low, 0), *zip(places, heights, strict=True), (high, 0)]
