"""The desk that a hand lies on, and the pond of the other seats."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.games.frogger.foot.foot_layout import FootLayout
from scenes.games.frogger.foot.seat_layout import FRAME, SHELF
from scenes.table.seats.seat_places import SeatPlaces
from scenes.ui.boards import RADIUS, board
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

DESK_Z, POND_Z = 17.0, 16.0  # behind the stall of the market; over the shore
PLANKS, CRACK = 3, 3.0  # under a hand; how far they are apart
WALL = 5.0  # of the frame
MARK = 130.0  # how large what is strewn on the pond is, about


def desk(foot: FootLayout) -> list[Token]:
    """Planks for a hand, and the rail below them."""
    planks, rail = foot.plank, foot.rail
    high = (planks.h - (PLANKS - 1) * CRACK) / PLANKS
    boards = [
        Part(board(planks.w, high, dim=True), planks.w / 2, i * (high + CRACK) + high / 2)
        for i in range(PLANKS)
    ]
    front = Paper(rail.w, rail.h, theme.COUNTER, RADIUS, edge=theme.COUNTER_EDGE)
    return [
        Token(Collage(planks.w, planks.h, tuple(boards)), Pose(*planks.centre), DESK_Z, "plank"),
        Token(front, Pose(*rail.centre), DESK_Z + 1, "rail"),
    ]


def pond(seats: Sequence[SeatPlaces]) -> Token:
    """One frame around small *seats*: water, over it a shelf for each row of cards above frogs."""
    beside, below = FRAME
    box = _around([at.box for at in seats]).inset(-beside, -below)
    inner = box.inset(WALL)
    sheet = Paper(box.w, box.h, theme.COUNTER, RADIUS, edge=theme.COUNTER_EDGE)
    parts = [Part(sheet, box.w / 2, box.h / 2)]
    parts += _water(inner, box)
    for top, shelf in sorted({(at.box.y, at.cards.bottom) for at in seats if at.frog.sunk}):
        back = Paper(inner.w, shelf - top, theme.VERGE, 0, shadow=False)
        parts.append(Part(back, box.w / 2, (top + shelf) / 2 - box.y))
        parts.append(Part(board(inner.w, SHELF), box.w / 2, shelf + SHELF / 2 - box.y))
    return Token(Collage(box.w, box.h, tuple(parts)), Pose(*box.centre), POND_Z, "seat-pond")


def _around(boxes: Sequence[Box]) -> Box:
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(left, top, right - left, bottom - top)


def _water(water: Box, box: Box) -> list[Part]:
    """Water with marks here and there, in a frame around *box*."""
    sheet = Paper(water.w, water.h, theme.RIVER, 0, shadow=False)
    parts = [Part(sheet, box.w / 2, water.centre[1] - box.y)]
    columns, rows = max(1, round(water.w / MARK)), max(1, round(water.h / MARK))
    w, h = water.w / columns, water.h / rows
    left, top, side = water.x - box.x, water.y - box.y, min(w, h)
    return parts + [
        Part(
            Art("lane-pond", side, mirrored=(i + j) % 2 == 1),
            left + (i + 0.5) * w, top + (j + 0.5) * h,
        )
        for i in range(columns)
        for j in range(rows)
    ]  # fmt: skip
