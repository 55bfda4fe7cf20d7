"""The columns of a podium: how much room each frog has from left to right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import floor

from scenes.core.ending import ResultRow
from scenes.ui.labels import GAP
from sprites.pictures.geometry import Box

WINNER = 590.0  # the widest that the first get
OTHERS = 0.6  # how wide the others are, of the first
CENTRED = 2  # so many on a side at most leave the first in the middle of the screen


@dataclass(frozen=True, slots=True)
class PodiumColumn:
    """The middle of what *row* has, how wide the *first* can be, and how wide the *plate* is."""

    row: ResultRow
    x: float
    first: float
    plate: float


def podium_columns(order: Sequence[ResultRow], area: Box, plate: float) -> list[PodiumColumn]:
    """The columns of *order* in *area*, side by side; no plate is wider than *plate*.

    If some are left and some right of the first, these are in the middle of the screen, and the
    others share the room on both sides, which are equally wide; unless that makes all too narrow.
    """
    numbers = [row.number for row in order]
    first, left = numbers.count(1), numbers.index(1)
    right = len(order) - first - left
    centred = min(left, right) > 0 and max(left, right) <= CENTRED
    sides = 2 * max(left, right) if centred else left + right
    winner = min(WINNER, (area.w + GAP - (first + sides) * GAP) / (first + sides * OTHERS))
    room = (area.w + GAP - first * (winner + GAP)) / sides if sides else 0.0
    other = min(room, max(OTHERS * winner, plate) + GAP)
    side = max(left, right) * other
    before, after = (side / left, side / right) if centred else (other, other)
    steps = [*([before] * left), *([winner + GAP] * first), *([after] * right)]
    ends = list(accumulate(steps, initial=area.centre[0] - sum(steps) / 2))
    widest = min(plate, room - GAP) if sides else plate
    return [
        PodiumColumn(
            row, end + step / 2, winner, floor(min(winner, plate) if row.number == 1 else widest)
        )
        for row, end, step in zip(order, ends, steps, strict=False)
    ]
