"""The columns of a podium: how much room each frog has from left to right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import floor

from scenes.core.ending import ResultRow
from scenes.ui.labels import GAP
from sprites.pictures.geometry import Box

WINNER = 600.0  # the widest that the first get
OTHERS = 0.66  # how wide the others are, of the first
PAIR_ASIDE = 44.0  # how far the only second pushes the first aside: its head is between two signs


@dataclass(frozen=True, slots=True)
class PodiumColumn:
    """The middle of what *row* has, how wide the *first* can be, and how wide the *plate* is."""

    row: ResultRow
    x: float
    first: float
    plate: float


def podium_columns(
    order: Sequence[ResultRow], area: Box, plate: float, widest: float = WINNER
) -> list[PodiumColumn]:
    """The columns of *order* in *area*, side by side; no plate is wider than *plate*.

    None is wider than *widest*.

    A single first is in the middle, or nearly if there is only one more. On both sides the others
    are equally far apart from there; where one is missing is room for who looks on. If several are
    first all together are in the middle.
    """
    numbers = [row.number for row in order]
    first, left = numbers.count(1), numbers.index(1)
    right = len(order) - first - left
    most = max(left, right)
    winner = min(widest, (area.w + GAP - (first + 2 * most) * GAP) / (first + 2 * most * OTHERS))
    room = (area.w + GAP - first * (winner + GAP)) / (2 * most) if most else 0.0
    side = min(room, max(OTHERS * winner, plate) + GAP)
    pair = PAIR_ASIDE if (first, len(order)) == (1, 2) else 0.0
    steps = [*([side] * left), *([winner + GAP] * first), *([side] * right)]
    before = first * (winner + GAP) / 2 + side * left if first == 1 else sum(steps) / 2
    begin = area.centre[0] + pair - before
    ends = list(accumulate(steps, initial=begin))
    widest = min(plate, room - GAP) if most else plate
    return [
        PodiumColumn(
            row, end + step / 2, winner, floor(min(winner, plate) if row.number == 1 else widest)
        )
        for row, end, step in zip(order, ends, steps, strict=False)
    ]
