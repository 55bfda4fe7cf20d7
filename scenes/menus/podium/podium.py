"""A podium: who stands where, and what the plate below each frog says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, groupby

from scenes.core.ending import ResultRow
from scenes.menus.podium.podium_columns import OTHERS, PodiumColumn, podium_columns
from scenes.menus.podium.podium_plates import PodiumPlates
from scenes.ui.widgets import Widget
from sprites.pictures.geometry import Box
from sprites.pictures.material import WOOD, Material
from sprites.render.renderer import Renderer

PLATE_WIDTH = 326.0  # the widest a plate gets with text at 100 %
PLATE, PLATE_Z = "plate", 6.0  # how the names of plates begin
TALL = 0.86  # how high a frog is over its feet, of its width
LOWEST = 0.09  # how far the stump of the last rises, of the same
HIGHEST = 0.2, 0.42  # and that of the first
SECOND, SECOND_SHARE = 0.66, 0.4  # that of the second, of the first; at most, of their own room
LARGE_TEXT, SECOND_LARGE = 1.5, 0.2  # the same from this scale on, which leaves frogs little room
OVER = 0.06  # of the height: what a single first leaves free over its laurel
STUMP = 0.96  # of a frog's width


@dataclass(frozen=True, slots=True)
class PodiumPlace:
    """Where one frog stands: in the middle of its stump's top. *frog* is how wide it is."""

    row: ResultRow
    x: float
    top: float
    frog: float
    plate: Widget


def podium(
    renderer: Renderer, rows: Sequence[ResultRow], area: Box, low: float | None = None,
    material: Material = WOOD,
) -> list[PodiumPlace]:  # fmt: skip
    """A place for each of *rows* in *area*, the first in the middle.

    Only a single first may reach higher than *low*.
    """
    low = area.y if low is None else low
    alone = [row.number for row in rows].count(1) == 1
    top = min(low, area.y + OVER * area.h) if alone else low
    order, wide = _side_by_side(rows), _plate_width(renderer)
    columns = podium_columns(order, area, wide)
    plates = PodiumPlates(renderer, columns, material)
    if not alone:  # equal ones stand as close together as they are wide
        frog, _ = _heights(columns, area.bottom - plates.high - top)
        columns = podium_columns(order, area, wide, max(frog, wide))
        plates = PodiumPlates(renderer, columns, material)
    floor = area.bottom - plates.high
    room = floor - top
    winner, highest = _heights(columns, room)
    share = SECOND_SHARE if renderer.text_scale <= LARGE_TEXT else SECOND_LARGE
    second = min(SECOND * highest, share * (floor - low))
    places = []
    for column in columns:
        row, left = column.row, column.x - column.plate / 2
        box = Box(left, floor, column.plate, plates.high)
        picture = plates.picture(row, place_number(row, rows), column.plate)
        plate = Widget(f"{PLATE}-{row.frog}", picture, box, PLATE_Z)
        rise, frog = highest, winner
        if row.number > 1:
            rise = LOWEST * room + (second - LOWEST * room) * _height(row, rows)
            frog = min(OTHERS * winner, (floor - second - low) / TALL)
        places.append(PodiumPlace(row, column.x, floor - rise, frog, plate))
    return places


def _plate_width(renderer: Renderer) -> float:
    return PLATE_WIDTH * (0.7 + 0.3 * renderer.text_scale)


def _heights(columns: Sequence[PodiumColumn], room: float) -> tuple[float, float]:
    """How wide a frog on the first place is, and how far its stump rises, to fill *room*."""
    wide = columns[0].first
    least, most = HIGHEST
    highest = min(most * room, max(least * room, room - TALL * wide))
    return min(wide, (room - highest) / TALL), highest


def place_number(row: ResultRow, rows: Sequence[ResultRow]) -> str:
    """The number of a place, after a sign if several of *rows* share it."""
    shared = [each.number for each in rows].count(row.number) > 1
    return f"={row.number}" if shared else f"{row.number}"


def _side_by_side(rows: Sequence[ResultRow]) -> list[ResultRow]:
    """The first in the middle, the others left and right of them in turn.

    Equal ones stay together unless that leaves one side much fuller than the other.
    """
    first, *groups = [list(tied) for _, tied in groupby(rows, lambda row: row.number)]
    others = rows[len(first) :]
    left, right = (list(chain.from_iterable(groups[side::2])) for side in (0, 1))
    if abs(len(left) - len(right)) > 1:
        left, right = list(others[::2]), list(others[1::2])
    if len(right) > len(left):  # who looks on is on the right
        left, right = right, left
    return [*reversed(left), *first, *right]


def _height(row: ResultRow, rows: Sequence[ResultRow]) -> float:
    """How high a stump is, from 0 for the last place to 1 for the one after the first."""
    numbers = sorted({each.number for each in rows if each.number > 1}, reverse=True)
    return numbers.index(row.number) / (len(numbers) - 1) if len(numbers) > 1 else 0.0
