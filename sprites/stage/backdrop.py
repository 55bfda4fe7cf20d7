"""The backdrop of a close-up: a band across the screen that hides the table behind large frogs.

It is one drawing side by side, opaque but for its upper and lower edge: hardly anything is blended
where something moves before it, and nothing that it hides is drawn.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import pygame

from sprites.motion.timestep import Motion, steps_in
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.render.look import Drawing
from sprites.render.renderer import Renderer
from sprites.stage.token import LIT
from values import value

BACKDROP_Z = LIT + 8.0  # above the table, below confetti and all who are in the light
TILE, BACKDROP_HIGH, EDGE = 480.0, 690.0, 56.0  # design units: one drawing, and each edge of it
OPENING_SECONDS, RUN_SECONDS = 0.1, 1.2
RIM, RIM_Z = 18.0, LIT + 849.0  # how high it is, of its edge; over frogs, below words
SLOPE, COLUMNS = -0.07, 2  # of a slanted one: it rises to the right, in so many columns a drawing
FULL_SLOPE, FULL_COLUMNS = -0.16, 8  # of one over the whole screen


@value
class Band:
    """Where a backdrop is, as high as a *box*; whether it is *slanted*, or has a *rim* before all.

    It *runs* so many of its drawings to the left. One higher than its drawing is as much larger.
    """

    box: Box
    slanted: bool = False
    rim: bool = False
    runs: float = 0.0

    @property
    def scale(self) -> float:
        """How much larger than its drawing it is."""
        return self.box.h / BACKDROP_HIGH


def full_band(width: float, height: float, runs: float) -> Band:
    """A steeply slanted one that covers a screen so large, but for its edges."""
    high = (height - FULL_SLOPE * width) * BACKDROP_HIGH / (BACKDROP_HIGH - 2 * EDGE)
    return Band(Box.around(width / 2, height / 2, width, high), slanted=True, runs=runs)


@dataclass(frozen=True, slots=True)
class Column:
    """A part of it from its upper edge to its lower one, so many pixels from the left and down."""

    upper: pygame.Surface
    middle: pygame.Surface  # opaque
    lower: pygame.Surface
    x: int
    y: int

    def drawings(self, dx: int, top: int, share: float) -> list[Drawing]:
        """What is seen of it, so far open, if its *top* is there then: at least both edges."""
        whole = self.middle.get_height()
        high = self.upper.get_height() + whole + self.lower.get_height()
        shut = min(round((1.0 - share) * high / 2), whole // 2)  # else one would lie over the other
        x, y = self.x + dx, self.y + top + shut
        shown = [(self.upper, (x, y), 0)]
        if whole > 2 * shut:
            part = self.middle.subsurface((0, shut, self.middle.get_width(), whole - 2 * shut))
            shown.append((part if shut else self.middle, (x, y + self.upper.get_height()), 0))
        below = self.y + top + high - shut - self.lower.get_height()
        return [*shown, (self.lower, (x, below), 0)]


class Backdrop:
    """An effect as wide as the screen, of the drawing *name*: it opens, stands, and closes."""

    def __init__(self, renderer: Renderer, name: str) -> None:
        self.order = (BACKDROP_Z, 0)
        self._renderer, self._picture = renderer, Art(name, TILE)
        self._band = Band(Box(0, 0, 0, 0))
        self._open = self._run = 0.0  # how far open, from its middle line; how many drawings it ran
        self._shown, self._moves = False, 0  # only the last move goes on
        self._seen: object = None
        self._level: list[Column] = []
        self._slant: list[Column] = []
        self._full: list[Column] = []
        self._made_for: tuple[int, bool] | None = None  # its generation; whether they fade
        self._drawings: list[Drawing] = []

    @property
    def busy(self) -> bool:
        """Whether it differs from what was drawn last."""
        return self._seen != self._look

    @property
    def _look(self) -> object:
        how = self._band, self._open, self._run, self._renderer.generation
        return how if self._shown else None

    def come(self, band: Band) -> Motion:
        """Open to a *band*, and run then; with reduced motion it fades in and stands."""
        self._band, self._run, self._shown = band, 0.0, True
        yield from self._move(0.0, 1.0)
        move, steps = self._moves, steps_in(RUN_SECONDS) if band.runs else 0
        for step in range(1, steps + 1):
            if self._renderer.reduced_motion or move != self._moves:
                return
            self._run = band.runs * (1.0 - (1.0 - step / steps) ** 2)
            yield

    def go(self) -> Motion:
        """Close to its middle line."""
        yield from self._move(1.0, 0.0)

    @property
    def has_rim(self) -> bool:
        """Whether its lower edge lies before all."""
        return self._band.rim

    @property
    def rim_high(self) -> float:
        """How high that is, in pixels."""
        return RIM * self._renderer.unit

    def _move(self, start: float, end: float) -> Motion:
        self._moves += 1
        move, steps = self._moves, steps_in(OPENING_SECONDS)
        for step in range(1, steps + 1):
            if move != self._moves:
                return
            self._open = start + (end - start) * step / steps
            yield
        self._shown = self._shown and bool(end)
        if not self._shown:
            self._full = []  # it is large, and seldom seen

    def drawings(self, _ahead: float) -> list[Drawing]:
        """All parts of it; the same list while nothing changes."""
        # With the first frame of its table, not of a close-up: it takes as long as a whole frame.
        if self._made_for != (wanted := (self._renderer.generation, self._renderer.reduced_motion)):
            tile, width = self._renderer.drawn_alone(self._picture), self._renderer.pixels[0]
            edge = round(EDGE * self._renderer.unit)
            self._level, self._slant = level(tile, width, edge), slanted(tile, width, edge)
            self._made_for, self._full = wanted, []
        if self.busy:
            self._seen = self._look
            self._drawings = self._look_now() if self._shown else []
        return self._drawings

    def _look_now(self) -> list[Drawing]:
        fades, unit = self._renderer.reduced_motion, self._renderer.unit
        scale, slope = self._band.scale, SLOPE if self._band.scale == 1.0 else FULL_SLOPE
        far = round(self._run % 1.0 * scale * TILE * unit)
        dx, dy = (-far, round(slope * -far)) if self._band.slanted else (0, 0)
        top, share = round(self._band.box.y * unit) + dy, 1.0 if fades else self._open
        columns = self._columns(scale)
        shown = [one for column in columns for one in column.drawings(dx, top, share)]
        for part, _, _ in shown if fades else ():
            part.set_alpha(round(255 * self._open))
        return shown

    def _columns(self, scale: float) -> list[Column]:
        """Those of a level or slanted one, or of one over the whole screen, made when it comes."""
        if scale == 1.0:
            return self._slant if self._band.slanted else self._level
        if not self._full:
            tile, edge = self._renderer.drawn_alone(self._picture), scale * EDGE
            self._full = slanted(
                pygame.transform.smoothscale_by(tile, scale), self._renderer.pixels[0],
                round(edge * self._renderer.unit), FULL_SLOPE, FULL_COLUMNS,
            )  # fmt: skip
        return self._full


class BackdropRim:
    """An effect: the end of the lower edge of a *backdrop* that has a rim, before all in it."""

    def __init__(self, backdrop: Backdrop) -> None:
        self.order = (RIM_Z, 0)
        self._backdrop = backdrop
        self._of: list[Drawing] = []
        self._drawings: list[Drawing] = []

    @property
    def busy(self) -> bool:
        """Whether it differs from what was drawn last."""
        return self._backdrop.busy

    def drawings(self, ahead: float) -> list[Drawing]:
        """What is seen of it; the same list while nothing changes."""
        if (of := self._backdrop.drawings(ahead)) is not self._of:
            self._of, self._drawings = of, []
            if of and self._backdrop.has_rim:
                lower, (x, y), flags = of[-1]
                top = lower.get_height() - round(self._backdrop.rim_high)
                part = lower.subsurface((0, top, lower.get_width(), lower.get_height() - top))
                self._drawings = [(part, (x, y + top), flags)]
        return self._drawings


def level(tile: pygame.Surface, width: int, edge: int) -> list[Column]:
    """One column of a *tile* side by side, so wide, with each *edge* so high."""
    whole = pygame.Surface((width, tile.get_height()), pygame.SRCALPHA)
    for x in range(0, width, tile.get_width()):
        whole.blit(tile, (x, 0))
    return [_column(whole, edge, 0, 0, 0)]


def slanted(
    tile: pygame.Surface, width: int, edge: int, slope: float = SLOPE, count: int = COLUMNS
) -> list[Column]:
    """*Count* columns a *tile* that rise to the right, over a *width* and one more of it.

    They run there.
    """
    wide = tile.get_width()
    bounds = [round(wide * number / count) for number in range(count + 1)]
    ones = [_sheared(tile, *each, slope) for each in pairwise(bounds)]
    columns = list[Column]()
    for left in range(0, width + wide, wide):
        for start, (whole, lift) in zip(bounds, ones, strict=False):
            x = left + start
            y = round(slope * (x - width / 2)) - lift
            if left:
                same = columns[len(columns) % count]
                columns.append(Column(same.upper, same.middle, same.lower, x, y))
            else:
                columns.append(_column(whole, edge, lift, x, y))
    return columns


def _sheared(
    tile: pygame.Surface, start: int, end: int, slope: float
) -> tuple[pygame.Surface, int]:
    """The columns of pixels of a *tile* from *start* to *end*, each higher; how far the last is."""
    lift = round(-slope * (end - 1 - start))
    high = tile.get_height()
    whole = pygame.Surface((end - start, high + lift), pygame.SRCALPHA)
    for x in range(end - start):
        whole.blit(tile, (x, lift - round(-slope * x)), (start + x, 0, 1, high))
    return whole, lift


def _column(whole: pygame.Surface, edge: int, lift: int, x: int, y: int) -> Column:
    """A column of a drawing whose edges are so high, and *lift* pixels more."""
    high, end = whole.get_height(), edge + lift

    def part(top: int, bottom: int, flags: int) -> pygame.Surface:
        surface = pygame.Surface((whole.get_width(), bottom - top), flags)
        surface.blit(whole, (0, -top))
        return surface

    upper, lower = part(0, end, pygame.SRCALPHA), part(high - end, high, pygame.SRCALPHA)
    return Column(upper, part(end, high - end, 0), lower, x, y)
