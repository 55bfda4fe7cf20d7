"""The studio: renders pictures at the window's size and keeps what it made."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import assert_never

import pygame

from sprites.pictures.drawings import height_ratio, source
from sprites.pictures.parts import parts, sheets
from sprites.pictures.pictures import Art, Collage, Half, Paper, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.bitmap_cache import BitmapCache
from sprites.render.bitmaps import (
    Bitmap,
    bitmap_of,
    faded,
    glued,
    laid_over,
    mirrored,
    rough,
    squeezed,
    torn,
    turned,
)
from sprites.render.disk_cache import DiskCache
from sprites.render.high_contrast import BARE, contrast_paper, contrast_text, outlined
from sprites.render.nine_slice import NineSlice
from sprites.render.paper_svg import DROP, shadow_caster, unshaded
from sprites.render.prerenderer import Prerenderer, Sketch
from sprites.render.rotation_steps import FADE_STEPS, FINE, bucket_of, fade_of, stretched, wrapped
from sprites.render.typesetting import draw_type, set_type

MEGABYTE = 1 << 20
PRINTS_LIMIT = 44 * MEGABYTE  # these three at 1080p and below; above they grow with the area
TURNED_LIMIT = 16 * MEGABYTE
BENT_LIMIT = 8 * MEGABYTE
MOST_GROWN = 4.0
NEAR = 18  # degrees a kept turn may be off, to stand in for one that is not made yet
TURNED_PIXELS = 60_000  # turned in a frame (two cards at 1080p); more must wait for the next
TURNING = 0.006  # seconds that a frame may have taken in which something is turned
SAME = 0.002  # factors that differ by less are one
HASTE = 0.002  # seconds of a frame for new prints: what comes then must wait for the next
SPARE = 0.005  # seconds that a frame may have taken in which something is printed ahead of need


class Renderer:
    """Renders pictures for a window of *size* pixels; ``reduced_motion`` asks for reduced motion.

    In *cache_folder* it keeps what took long to draw, for the next start. By the clock *now*
    (seconds) it spreads new bitmaps over several frames; without one nothing ever has to wait.
    """

    def __init__(
        self,
        size: tuple[int, int],
        text_scale: float = 1.0,
        reduced_motion: bool = False,
        cache_folder: Path | None = None,
        now: Callable[[], float] | None = None,
    ) -> None:
        self._ahead = Prerenderer(DiskCache(cache_folder).rasterised)
        self.reduced_motion = reduced_motion
        self.generation = 0
        self._text_scale = text_scale
        self._high_contrast = False
        self._prints: BitmapCache[Picture] = BitmapCache(PRINTS_LIMIT)
        self._turned: BitmapCache[tuple[int, int, int]] = BitmapCache(TURNED_LIMIT)
        self._shades: BitmapCache[Paper] = BitmapCache(BENT_LIMIT)
        self._bent: BitmapCache[tuple[int, int, int, int, int]] = BitmapCache(BENT_LIMIT)
        self._scissors = NineSlice()
        self._budget: float = inf
        self.now = now
        self._began = 0.0
        self._idle = True  # no new print in this frame yet
        self._wanted: deque[Picture] = deque()
        self.resize(size)

    def resize(self, size: tuple[int, int]) -> None:
        """Render for a window of *size* pixels from now on."""
        self.pixels = size
        self.unit = min(size[0] / 1920, size[1] / 1080)
        self.width, self.height = size[0] / self.unit, size[1] / self.unit
        grown = min(MOST_GROWN, max(1.0, self.unit**2))
        self._prints.limit = round(PRINTS_LIMIT * grown)
        self._turned.limit = round(TURNED_LIMIT * grown)
        self._bent.limit = round(BENT_LIMIT * grown)
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

    @property
    def high_contrast(self) -> bool:
        """Whether everything is drawn in high contrast."""
        return self._high_contrast

    @high_contrast.setter
    def high_contrast(self, high_contrast: bool) -> None:
        if high_contrast != self._high_contrast:
            self._high_contrast = high_contrast
            self._forget()

    def _forget(self) -> None:
        self.generation += 1
        self._prints.clear()
        self._turned.clear()
        self._bent.clear()
        self._shades.clear()
        self._wanted.clear()
        self._ahead.forget()

    def size(self, picture: Picture) -> tuple[float, float]:
        """Width and height in design units; a text with a width is as wide as that."""
        match picture:
            case Art(name, width):
                return width, width * height_ratio(name)
            case Paper(width, height) | Collage(width, height):
                return width, height
            case Half(whole):
                return self.size(whole)
            case Text():
                setting = set_type(picture, self.unit, self._text_scale)
                return setting.width / self.unit, setting.height / self.unit
            case _:
                assert_never(picture)

    def surface(self, picture: Picture) -> pygame.Surface:
        """Its pixels, trimmed; a shadow may hang over the nominal size."""
        return self.printed(picture).surface

    def printed(self, picture: Picture) -> Bitmap:
        """Its pixels, and where they lie."""
        return self._prints.get(picture) or self._new(picture)

    def _new(self, picture: Picture) -> Bitmap:
        self._idle = False
        return self._prints.put(picture, self._render(picture))

    def ready(self, picture: Picture) -> bool:
        """Whether it is printed already."""
        return self._prints.get(picture) is not None

    def due(self, picture: Picture) -> bool:
        """Whether to print it in this frame; if not, its parts and drawings are brought on."""
        if self.now is None or self.ready(picture):
            return True
        for part in parts(picture):
            if not self.due(part):
                return False
            self.printed(part)
        if not all(map(self._cut, sheets(picture))):
            return False
        if isinstance(picture, Art) and not picture.mirrored:
            sketch = self._sketch(picture)
            self._ahead.expect(sketch, at_once=True)
            if self._ahead.waits_for(sketch):
                return False
        return self._idle or not self._has_taken(HASTE)

    def _has_taken(self, seconds: float) -> bool:
        return self.now is not None and self.now() - self._began >= seconds

    def _cut(self, paper: Paper) -> bool:
        """Whether a sheet of a collage is ready to be drawn, or there was time to see to it."""
        sheet = self._dressed(paper)
        if self._scissors.ready(sheet, self.unit):
            return True
        if not self._idle and self._has_taken(HASTE):
            return False
        self._idle = False
        self._scissors.prepare(sheet, self.unit)
        return True

    def _dressed(self, paper: Paper) -> Paper:
        return contrast_paper(paper) if self._high_contrast else paper

    @property
    def printed_bytes(self) -> int:
        """How much room the upright prints take."""
        return self._prints.weight

    @property
    def turned_bytes(self) -> int:
        """How much room the turned prints take."""
        return self._turned.weight

    def rasterised(self, art: Art) -> pygame.Surface:
        """A drawing as it comes, not kept."""
        surface = self._ahead.rasterised(self._sketch(art))
        return pygame.transform.flip(surface, True, False) if art.mirrored else surface

    def prefetch(self, *pictures: Picture) -> None:
        """Render *pictures* soon, one a drawing, so that their first showing is no stumble."""
        for picture in pictures:
            drawn = replace(picture, mirrored=False) if isinstance(picture, Art) else None
            if self.now and drawn and not self.ready(drawn):
                self._ahead.expect(self._sketch(drawn))
        self._wanted += pictures

    def work_ahead(self) -> None:
        """Print one of the pictures that are wanted, in a frame with nothing else to print."""
        while self._wanted and self._idle and not self._has_taken(SPARE):
            picture = self._wanted.popleft()
            if not self.due(picture):
                self._wanted.appendleft(picture)
                return
            self.printed(picture)

    def begin_frame(self, lavish: bool = False) -> None:
        """Allow a few new prints again, and a few turned ones, or any number, if *lavish*."""
        self._budget = inf if lavish else TURNED_PIXELS
        self._began = self.now() if self.now and not lavish else inf
        self._idle = True

    def turned(
        self, picture: Picture | Bitmap, angle: float, alpha: float = 1.0, fast: bool = False
    ) -> Bitmap:
        """The picture turned *angle* degrees clockwise, or nearly, if too many are asked for."""
        upright = picture if isinstance(picture, Bitmap) else self.printed(picture)
        turn, fade = bucket_of(angle, fast), fade_of(alpha)
        if turn == 0 and fade == FADE_STEPS:
            return upright
        key = (upright.serial, turn, fade)
        if (kept := self._turned.get(key)) is not None:
            return kept
        if turn == 0 or (self._budget > 0 and not self._has_taken(TURNING)):
            return self._turn(upright, key)
        return self._stand_in(key) or rough(upright, turn)

    def faded(self, picture: Picture | Bitmap, alpha: float) -> Bitmap:
        """The picture at *alpha*, in steps of a sixteenth."""
        return self.turned(picture, 0.0, alpha)

    def shaped(
        self, upright: Bitmap, pose: Pose, fast: bool = False
    ) -> tuple[Bitmap, tuple[int, int] | None]:
        """A print turned and faded as in *pose*, and the pixels to scale it to, if any."""
        plain = pose.angle == 0.0 and pose.alpha == 1.0
        if pose.sx == 1.0 and pose.sy == 1.0:
            made = upright if plain else self.turned(upright, pose.angle, pose.alpha, fast)
            return made, None
        turn = bucket_of(pose.angle, fast)
        if turn % 90 and abs(pose.sx - pose.sy) > SAME:
            return self._bend(upright, pose, turn), None
        sx, sy = (pose.sy, pose.sx) if turn in (90, -90) else (pose.sx, pose.sy)
        made = upright if plain else self.turned(upright, pose.angle, pose.alpha, fast)
        w, h = made.surface.get_size()
        size = stretched(w, sx), stretched(h, sy)
        return made, None if size == (w, h) else size

    def scaled(self, made: Bitmap, size: tuple[int, int]) -> pygame.Surface:
        """The pixels of a print stretched or squeezed to *size*, premultiplied."""
        key = (made.serial, *size, 0, FADE_STEPS)
        kept = self._bent.get(key) or self._bent.put(key, squeezed(made, size))
        return kept.surface

    def _stand_in(self, key: tuple[int, int, int]) -> Bitmap | None:
        """The nearest turn that is kept, if it is near."""
        serial, turn, fade = key
        for way in range(1, NEAR + 1):
            for near in (turn - way, turn + way):
                if (kept := self._turned.get((serial, int(wrapped(near)), fade))) is not None:
                    return kept
        return None

    def _turn(self, upright: Bitmap, key: tuple[int, int, int]) -> Bitmap:
        _, turn, fade = key
        self._budget -= upright.surface.get_width() * upright.surface.get_height()
        made = self._lit(upright, turn)
        return self._turned.put(key, made if fade == FADE_STEPS else faded(made, fade / FADE_STEPS))

    def _lit(self, upright: Bitmap, turn: int) -> Bitmap:
        """A print turned, its shadow reduced_motion falling away from the light."""
        ground = shadow_caster(upright.source) if abs(turn) > FINE else None
        if ground is None or upright.source is None:
            return turned(upright, turn)
        sheet = turned(self.printed(unshaded(upright.source)), turn)
        shade = turned(self._shade(ground), turn)
        return laid_over(shade, sheet, *(round(way * self.unit) for way in DROP))

    def _shade(self, paper: Paper) -> Bitmap:
        if (kept := self._shades.get(paper)) is not None:
            return kept
        w, h = paper.width * self.unit, paper.height * self.unit
        return self._shades.put(
            paper, bitmap_of(self._scissors.shade(paper, self.unit), w, h, paper)
        )

    def _sketch(self, art: Art) -> Sketch:
        """What has to be rendered for a drawing: SVG, and its size in pixels."""
        width, height = self.size(art)
        w, h = max(1, round(width * self.unit)), max(1, round(height * self.unit))
        return source(art.name, art.palette), w, h

    def _bend(self, upright: Bitmap, pose: Pose, turn: int) -> Bitmap:
        """A print squeezed and then turned."""
        w, h = upright.surface.get_size()
        size = stretched(w, pose.sx), stretched(h, pose.sy)
        fade = fade_of(pose.alpha)
        key = (upright.serial, *size, turn, fade)
        if (kept := self._bent.get(key)) is not None:
            return kept
        made = turned(squeezed(upright, size), turn)
        return self._bent.put(key, made if fade == FADE_STEPS else faded(made, fade / FADE_STEPS))

    def _render(self, picture: Picture) -> Bitmap:
        width, height = self.size(picture)
        w, h = width * self.unit, height * self.unit
        match picture:
            case Art(mirrored=True):
                return mirrored(self.printed(replace(picture, mirrored=False)), picture)
            case Art():
                drawn = self.rasterised(picture)
                rimmed = self._high_contrast and not picture.name.startswith(BARE)
                return bitmap_of(outlined(drawn, self.unit) if rimmed else drawn, w, h, picture)
            case Text():
                shown = contrast_text(picture) if self._high_contrast else picture
                drawn = draw_type(shown, set_type(shown, self.unit, self._text_scale))
                return bitmap_of(drawn, w, h, picture)
            case Paper():
                sheet = self._scissors.sheet(self._dressed(picture), self.unit)
                return bitmap_of(sheet, w, h, picture)
            case Collage():
                return bitmap_of(glued(picture, self.unit, self._part), w, h, picture)
            case Half(whole, right):
                return torn(self.printed(whole), right, picture)
            case _:
                assert_never(picture)

    def _part(self, picture: Picture) -> Bitmap:
        """A part of a collage; sheets are quickly drawn again, and too large to be kept twice."""
        keep = not isinstance(picture, Paper)
        return self.printed(picture) if keep else self._prints.get(picture) or self._render(picture)
