"""The ratings of a league as an SVG picture: a row for each game and number of seats.

``python -m bench.strength.league_picture`` draws the table of bench/REPORT.md.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from math import ceil, floor
from pathlib import Path

from bench.measuring.svg import COLOURS, EDGE, LINE, PAPER, WIDTH, svg, text
from bench.strength.ratings import Rating
from rules.games import REGISTRATIONS

REPORT = Path(__file__).parents[2] / "bench/REPORT.md"
PICTURE = REPORT.with_name("league.svg")
LEVELS = ("easy", "normal", "hard")
LINE_OF_TABLE = re.compile(r"^\| (\w+) \| (\d) \|" + r" ([+-]?\d+) ± (\d+) \|" * 3, re.MULTILINE)

ROW, LEFT, TOP = 28, 150, 54
APART = 7  # between the dots of a row
TICK = 200  # points

Row = tuple[str, Mapping[str, Rating]]


def main() -> int:
    """Draw the table of the report."""
    rows = rows_of(REPORT.read_text(encoding="utf-8"))
    PICTURE.write_text(picture(rows), encoding="utf-8")
    return 0


def rows_of(text: str) -> list[Row]:
    """The rows of a table that the league printed."""
    rows: list[Row] = []
    for name, seats, *numbers in LINE_OF_TABLE.findall(text):
        pairs = zip(map(float, numbers[::2]), map(float, numbers[1::2]), strict=True)
        ratings = dict(zip(LEVELS, (Rating(*pair) for pair in pairs), strict=True))
        rows.append((f"{REGISTRATIONS[name].title}, {seats} seats", ratings))
    return rows


def picture(rows: Sequence[Row]) -> str:
    """The SVG source; every bot has a dot at its rating and a line along its interval."""
    ratings = [rating for _, found in rows for rating in found.values()]
    low = TICK * floor(min(rating.points - rating.reach for rating in ratings) / TICK)
    high = TICK * ceil(max(rating.points + rating.reach for rating in ratings) / TICK)

    def across(points: float) -> float:
        return LEFT + (WIDTH - LEFT - EDGE) * (points - low) / (high - low)

    bottom = TOP + ROW * len(rows)
    parts = [f'<rect width="{WIDTH}" height="{bottom + EDGE}" fill="{PAPER}"/>']
    for points in range(low, high + 1, TICK):
        x = across(points)
        parts.append(f'<path d="M{x:.1f} {TOP}V{bottom}" stroke="{LINE}"/>')
        parts.append(text(x, bottom + 16, f"{points:+d}" if points else "0", "middle"))
    for number, (name, found) in enumerate(rows):
        middle = TOP + ROW * (number + 0.5)
        parts.append(text(EDGE, middle + 4, name, "start"))
        for level, (rating, colour) in enumerate(zip(found.values(), COLOURS, strict=False)):
            y = middle + APART * (level - (len(found) - 1) / 2)
            ends = across(rating.points - rating.reach), across(rating.points + rating.reach)
            line = f"M{ends[0]:.1f} {y:.1f}H{ends[1]:.1f}"
            parts.append(f'<path d="{line}" stroke="{colour}" stroke-width="3" opacity="0.55"/>')
            dot = f'cx="{across(rating.points):.1f}" cy="{y:.1f}"'
            parts.append(f'<circle {dot} r="4" fill="{colour}"/>')
    parts += _key(list(rows[0][1]))
    return svg(bottom + EDGE, parts)


def _key(levels: Sequence[str]) -> list[str]:
    """Which colour is which level."""
    parts = []
    for number, (level, colour) in enumerate(zip(levels, COLOURS, strict=False)):
        x = LEFT + 120 * number
        parts.append(f'<circle cx="{x}" cy="28" r="5" fill="{colour}"/>')
        parts.append(text(x + 12, 32, level, "start"))
    return parts


if __name__ == "__main__":
    sys.exit(main())
