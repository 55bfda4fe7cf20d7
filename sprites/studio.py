"""The studio: renders pictures at the window's size and keeps what it made."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from math import ceil
from pathlib import Path
from typing import assert_never

import pygame

from sprites.dye import Dye, dyed
from sprites.paper import paper_svg, shadow_margin
from sprites.pictures import Art, Collage, Paper, Picture, Text
from sprites.prints import Print, faded, print_of, rasterised, scaled, turned
from sprites.store import Store
from sprites.text import draw_type, set_type
from sprites.token import Pose

MEGABYTE = 1 << 20
PRINTS_LIMIT = 48 * MEGABYTE
TURNED_LIMIT = 64 * MEGABYTE
BENT_LIMIT = 8 * MEGABYTE
FINE = 20  # degrees either way of upright that are told apart one by one
COARSE = 5
MISSES = 3  # turned prints made in a frame; more must wait for the next one
FADE_STEPS = 16
SAME = 0.002  # scales that differ by less look the same

_ART = Path(__file__).parent / "art"
_BOX = re.compile(r'viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"')


@cache
def drawing(name: str) -> str:
    """The SVG source of a drawing.

    :raises FileNotFoundError: if ``sprites/art`` has none of that name.
    """
    path = _ART / f"{name}.svg"
    if not path.is_file():
        raise FileNotFoundError(f"there is no drawing {name!r} in sprites/art")
    return path.read_text(encoding="utf-8")


@cache
def tallness(name: str) -> float:
    """Height of a drawing as a share of its width."""
    box = _BOX.search(drawing(name))
    if box is None:
        raise ValueError(f"the drawing {name!r} has no viewBox")
    return float(box[2]) / float(box[1])


@lru_cache(maxsize=256)
def _source(name: str, dye: Dye | None) -> str:
    return drawing(name) if dye is None else dyed(drawing(name), dye)


class Studio:
    """Renders pictures for a window of *size* pixels; ``still`` asks for reduced motion."""

    def __init__(self, size: tuple[int, int], text_scale: float = 1.0, still: bool = False) -> None:
        self.still = still
        self.generation = 0
        self._text_scale = text_scale
        self._prints: Store[Picture] = Store(PRINTS_LIMIT)
        self._turned: Store[tuple[int, int, int]] = Store(TURNED_LIMIT)
        self._turns: dict[tuple[int, int], set[int]] = {}
        self._bent: Store[tuple[int, int, int, int, int]] = Store(BENT_LIMIT)
        self._misses = 0
        self.resize(size)

    def resize(self, size: tuple[int, int]) -> None:
        """Render for a window of *size* pixels from now on."""
        self.pixels = size
        self.unit = min(size[0] / 1920, size[1] / 1080)
        self.width, self.height = size[0] / self.unit, size[1] / self.unit
        self._forget()

    @property
    def text_scale(self) -> float:
        """How much larger than usual text is, 1.0 to 2.0."""
        return self._text_scale

    @text_scale.setter
    def text_scale(self, scale: float) -> None:
        if scale != self._text_scale:
            self._text_scale = scale
            self._forget()

    def _forget(self) -> None:
        self.generation += 1
        self._prints.clear()
        self._turned.clear()
        self._turns.clear()
        self._bent.clear()

    def size(self, picture: Picture) -> tuple[float, float]:
        """Width and height in design units; a text with a width is as wide as that."""
        match picture:
            case Art(name, width):
                return width, width * tallness(name)
            case Paper(width, height) | Collage(width, height):
                return width, height
            case Text():
                setting = set_type(picture, self.unit, self._text_scale)
                return setting.width / self.unit, setting.height / self.unit
            case _:
                assert_never(picture)

    def surface(self, picture: Picture) -> pygame.Surface:
        """Its pixels, trimmed; a shadow may hang over the nominal size."""
        return self.printed(picture).surface

    def printed(self, picture: Picture) -> Print:
        """Its pixels, and where they lie."""
        kept = self._prints.get(picture)
        return kept or self._prints.put(picture, self._render(picture))

    def drawn(self, art: Art) -> pygame.Surface:
        """A drawing as it comes, not kept."""
        width, height = self.size(art)
        w, h = max(1, round(width * self.unit)), max(1, round(height * self.unit))
        surface = rasterised(_source(art.name, art.dye), w, h)
        return pygame.transform.flip(surface, True, False) if art.mirrored else surface

    def begin_frame(self) -> None:
        """Allow a few new turned prints again."""
        self._misses = 0

    def turned(self, picture: Picture | Print, angle: float, alpha: float = 1.0) -> Print:
        """The picture turned *angle* degrees clockwise, or nearly, if too many are asked for."""
        upright = picture if isinstance(picture, Print) else self.printed(picture)
        turn, fade = bucket_of(angle), fade_of(alpha)
        if turn == 0 and fade == FADE_STEPS:
            return upright
        key = (upright.serial, turn, fade)
        return self._turned.get(key) or self._stand_in(key) or self._turn(upright, key)

    def faded(self, picture: Picture | Print, alpha: float) -> Print:
        """The picture at *alpha*, in steps of a sixteenth."""
        return self.turned(picture, 0.0, alpha)

    def shaped(self, upright: Print, pose: Pose) -> tuple[Print, tuple[int, int] | None]:
        """A print turned and faded as in *pose*, and the pixels to scale it to, if any."""
        if abs(pose.sx - 1.0) < SAME and abs(pose.sy - 1.0) < SAME:
            return self.turned(upright, pose.angle, pose.alpha), None
        turn = bucket_of(pose.angle)
        sx, sy = (pose.sy, pose.sx) if turn in (90, -90) else (pose.sx, pose.sy)
        if turn % 90 and abs(sx - sy) > SAME:
            return self._bend(upright, pose, turn), None
        made = self.turned(upright, pose.angle, pose.alpha)
        w, h = made.surface.get_size()
        return made, (max(1, round(w * sx)), max(1, round(h * sy)))

    def _stand_in(self, key: tuple[int, int, int]) -> Print | None:
        """The nearest turn there is, if no more can be made in this frame."""
        serial, turn, fade = key
        turns = self._turns.get((serial, fade))
        if self._misses < MISSES or not turns:
            return None
        nearest = min(turns, key=lambda other: abs((other - turn + 180) % 360 - 180))
        return self._turned.get((serial, nearest, fade))

    def _turn(self, upright: Print, key: tuple[int, int, int]) -> Print:
        serial, turn, fade = key
        self._misses += 1
        self._turns.setdefault((serial, fade), set()).add(turn)
        made = turned(upright, turn)
        return self._turned.put(key, made if fade == FADE_STEPS else faded(made, fade / FADE_STEPS))

    def _bend(self, upright: Print, pose: Pose, turn: int) -> Print:
        """A print squeezed and then turned."""
        w, h = upright.surface.get_size()
        size = max(1, round(w * pose.sx)), max(1, round(h * pose.sy))
        key = (upright.serial, *size, turn, fade_of(pose.alpha))
        if (kept := self._bent.get(key)) is not None:
            return kept
        sx, sy = size[0] / w, size[1] / h
        squeezed = Print(
            scaled(upright.surface, size),
            round(upright.left * sx),
            round(upright.top * sy),
            upright.width * sx,
            upright.height * sy,
        )
        made = turned(squeezed, turn)
        fade = fade_of(pose.alpha)
        return self._bent.put(key, made if fade == FADE_STEPS else faded(made, fade / FADE_STEPS))

    def _render(self, picture: Picture) -> Print:
        width, height = self.size(picture)
        w, h = width * self.unit, height * self.unit
        match picture:
            case Art():
                drawn = self.drawn(picture)
            case Text():
                drawn = draw_type(picture, set_type(picture, self.unit, self._text_scale))
            case Paper():
                margin = shadow_margin(picture)
                side = (
                    ceil((width + 2 * margin) * self.unit),
                    ceil((height + 2 * margin) * self.unit),
                )
                drawn = rasterised(paper_svg(picture), *side)
            case Collage():
                drawn = self._glued(picture)
            case _:
                assert_never(picture)
        return print_of(drawn, w, h)

    def _glued(self, collage: Collage) -> pygame.Surface:
        prints = [
            (self.printed(piece.picture), piece.x - collage.width / 2, piece.y - collage.height / 2)
            for piece in collage.pieces
        ]
        placed = [
            (made.surface, (round(x * self.unit) + made.left, round(y * self.unit) + made.top))
            for made, x, y in prints
        ]
        reach = pygame.Rect(
            0, 0, round(collage.width * self.unit), round(collage.height * self.unit)
        )
        reach.center = (0, 0)
        reach.unionall_ip([surface.get_rect(topleft=spot) for surface, spot in placed])
        half = max(-reach.left, reach.right), max(-reach.top, reach.bottom)
        sheet = pygame.Surface((2 * half[0], 2 * half[1]), pygame.SRCALPHA)
        for surface, (left, top) in placed:
            sheet.blit(surface, (left + half[0], top + half[1]))
        return sheet


def bucket_of(angle: float) -> int:
    """The angle as it is drawn, -180 to 179: by single degrees near upright, else by fives."""
    wrapped = (angle + 180.0) % 360.0 - 180.0
    if abs(wrapped) <= FINE:
        return round(wrapped)
    bucket = round(wrapped / COARSE) * COARSE
    return -180 if bucket == 180 else bucket


def fade_of(alpha: float) -> int:
    """Opacity in sixteenths."""
    return max(0, min(FADE_STEPS, round(alpha * FADE_STEPS)))
