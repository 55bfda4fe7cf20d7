"""The sand at home beside who has one frog to go: a towel for each, all but the last one taken."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

from rules.core import Seat
from scenes.core.script import Script
from scenes.table.climaxes.close_ups.portrait import THING_AT
from scenes.ui.safe_area import safe_area
from sprites.pictures import theme
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box, Point
from sprites.pictures.palette import flat_palette_of, palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Tilted
from sprites.pictures.pose import Pose
from sprites.stage.backdrop import BACKDROP_HIGH
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 20.0  # over the backdrop, behind all who come near
FACE_RIGHT = 430.0  # design units from the middle of the face to the sand
FACE_AT = 0.31  # of the width of the screen is that middle
OVER, UNDER = 50.0, 24.0  # of the backdrop is seen above and below the sand
EDGE = 12.0  # how wide the water's edge is
HEDGE, HOUSE, HOUSES = 92.0, 128.0, 4  # how high the hedge is; how wide its houses; how many
MARK = 170.0  # how large what is strewn on the sand is, about
IN_A_ROW = 3  # towels, at most
TOWEL, TOWEL_MOST = 0.96, 420.0  # how wide one is, of its room; at most
FROG, FEET = 0.92, 0.22  # of a towel: how wide a frog is; how far below its middle the feet are


class Beach:
    """The sand behind the *goal* frogs of a *seat*, from its face to the right of the screen."""

    def __init__(self, stage: Stage, seat: Seat, goal: int) -> None:
        self._stage, self._seat, self._goal = stage, seat, goal
        self._palette = palette_of(seat)
        width = stage.renderer.width
        self._middle = safe_area(width, stage.renderer.height).centre[1]
        left, top = FACE_AT * width + FACE_RIGHT, self._middle - BACKDROP_HIGH / 2 + OVER
        self._box = Box(left, top, width - left, BACKDROP_HIGH - OVER - UNDER)
        columns = min(goal, IN_A_ROW) if goal != IN_A_ROW + 1 else 2
        rows, room = ceil(goal / columns), self._box.inset(2 * EDGE, 0)
        step = room.w / columns, (room.h - HEDGE - EDGE) / rows
        self._wide = min(TOWEL * step[0], TOWEL_MOST, step[1] / height_ratio("beach-towel"))
        self._places: list[Point] = [
            (room.x + step[0] * (i % columns + 0.5), top + HEDGE + step[1] * (i // columns + 0.5))
            for i in range(goal)
        ]
        picture = Collage(self._box.w, self._box.h, tuple(self._sand()))
        self._token = Token(picture, Pose(*self._box.centre), Z, "beach", steady=True)
        self._token.lit = True
        stage.renderer.prefetch(picture)

    def beside(self, close_up: Script) -> Script:
        """Be there for as long as the face of a *close_up* is."""
        for _ in close_up:
            self._follow()
            yield
        self._follow()

    def _follow(self) -> None:
        has_face, is_there = self._stage.has("close-up"), self._token.stage is not None
        if has_face and not is_there:
            self._stage.add(self._token)
        elif is_there and not has_face:
            self._stage.remove(self._token)

    def frogs(self, _wide: float) -> Picture:
        """Who sits on the towels, and who is not there yet, as wide as from there to the right."""
        width = self._stage.renderer.width
        wide, side = 2 * (1 - THING_AT) * width, FROG * self._wide
        left, top = THING_AT * width - wide / 2, self._middle - BACKDROP_HIGH / 2
        parts = []
        for number, (x, y) in enumerate(self._places):
            is_home = number < self._goal - 1
            frog = Art("frog-cheer", side, self._palette) if is_home else self._missing(side)
            high = side * height_ratio(frog.name)
            up = (FROG_FEET[1] - 0.5) * high - FEET * self._wide
            parts.append(Part(frog, x - left, y - up - top))
        return Collage(wide, BACKDROP_HIGH, tuple(parts))

    def _missing(self, side: float) -> Art:
        """The dark silhouette of the frog that is not there yet."""
        flat, dark = flat_palette_of(self._seat), self._palette.dark
        return Art("frog-sit", side, replace(flat, body=dark, dark=theme.PAPER_BRIGHT))

    def _sand(self) -> list[Part]:
        """Sand with the water's edge, a hedge with houses along its top, and the towels."""
        wide, high = self._box.w, self._box.h
        sand = Paper(wide, high, theme.BEACH, 0, shadow=False)
        water = Paper(EDGE, high, theme.WATERLINE, 0, shadow=False)
        columns, rows = ceil(wide / MARK), ceil(high / MARK)
        marks = [
            Part(Art("lane-sand", MARK), (i + 0.5) * wide / columns, (j + 0.5) * high / rows)
            for i in range(columns)
            for j in range(rows)
        ]
        hedge = Paper(wide, HEDGE / 2, theme.HEDGE, 0, shadow=False)
        leaf = Tilted(Art("lane-hedge", HEDGE), 270)
        step = HEDGE * height_ratio("lane-hedge")
        leaves = [Part(leaf, (i + 0.5) * step, HEDGE / 2) for i in range(ceil(wide / step))]
        houses = [
            Part(Art("frogger-home", HOUSE), wide * (i + 0.5) / HOUSES, HEDGE - HOUSE / 8)
            for i in range(HOUSES)
        ]
        towel = Art("beach-towel", self._wide, self._palette)
        towels = [Part(towel, x - self._box.x, y - self._box.y) for x, y in self._places]
        return [
            Part(sand, wide / 2, high / 2), *marks, *leaves, Part(hedge, wide / 2, HEDGE / 4),
            *houses, Part(water, EDGE / 2, high / 2), *towels,
        ]  # fmt: skip
