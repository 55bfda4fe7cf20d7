"""Bitmaps of pictures as they are, neither rotated nor scaled: rendered once, and kept."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

import pygame

from sprites.pictures.drawings import height_ratio, source
from sprites.pictures.pictures import (
    Art,
    CachedCollage,
    Collage,
    Half,
    Paper,
    Picture,
    Squares,
    Text,
    Tilted,
)
from sprites.render.bitmaps.bitmap_cache import BitmapCache
from sprites.render.bitmaps.bitmaps import Bitmap, bitmap_of, uncopied_bitmap, whole_bitmap
from sprites.render.bitmaps.disk_cache import DiskCache
from sprites.render.bitmaps.drawn_squares import drawn_squares
from sprites.render.bitmaps.transforms import combined, mirrored, rotated, torn
from sprites.render.frame_budget import FrameBudget
from sprites.render.high_contrast import WITHOUT_OUTLINE, contrast_paper, contrast_text, outlined
from sprites.render.nine_slice import NineSlice
from sprites.render.prerenderer import Prerenderer, SvgJob
from sprites.render.render_settings import RenderSettings
from sprites.render.text.lettering import draw_lettering
from sprites.render.text.typesetting import draw_type, set_type

CACHE_LIMIT = 24 << 20  # bytes at 1080p and below
SHADOWS_LIMIT = 4 << 20


class UprightBitmaps:
    """Renders pictures at the *settings*: drawings by *svgs*.

    What is new is counted in the *budget* of the frame. Cached collages are kept on *disk*.
    """

    def __init__(
        self,
        settings: RenderSettings,
        svgs: Prerenderer,
        disk: DiskCache,
        budget: FrameBudget,
    ) -> None:
        self.settings = settings
        self._unit = settings.unit
        self._svgs, self._disk = svgs, disk
        self._nine_slice, self._budget = NineSlice(), budget
        self._kept: BitmapCache[Picture] = BitmapCache(settings.cache_limit(CACHE_LIMIT))
        self._shadows: BitmapCache[Paper] = BitmapCache(SHADOWS_LIMIT)

    @property
    def bytes(self) -> int:
        """Bytes of all bitmaps that are kept, without shadows."""
        return self._kept.bytes

    def find(self, picture: Picture) -> Bitmap | None:
        """The bitmap of a picture, if it is kept."""
        return self._kept.get(picture)

    def get(self, picture: Picture) -> Bitmap:
        """The bitmap of a picture, rendered now if it is not kept."""
        if (kept := self._kept.get(picture)) is not None:
            return kept
        self._budget.has_rendered = True
        return self._kept.put(picture, self._render(picture))

    def shadow(self, paper: Paper) -> Bitmap:
        """The shadow alone of a sheet, straight below it."""
        if (kept := self._shadows.get(paper)) is not None:
            return kept
        drawn = self._nine_slice.shadow(paper, self._unit)
        made = bitmap_of(drawn, paper.width * self._unit, paper.height * self._unit, paper)
        return self._shadows.put(paper, made)

    def size(self, picture: Picture) -> tuple[float, float]:
        """Width and height in design units; a text with a width is as wide as that."""
        match picture:
            case Text():  # most calls are for text
                setting = set_type(picture, self._unit, self.settings.text_scale)
                return setting.width / self._unit, setting.height / self._unit
            case Art(name, width):
                return width, width * height_ratio(name)
            case Paper(width, height) | Collage(width, height) | CachedCollage(_, width, height):
                return width, height
            case Half(whole) | Tilted(whole):
                return self.size(whole)
            case Squares(width, rows):
                return width, width * len(rows) / len(rows[0])
            case _:
                assert_never(picture)

    def svg_job(self, art: Art) -> SvgJob:
        """What has to be rasterised for a drawing."""
        width, height = self.size(art)
        w, h = max(1, round(width * self._unit)), max(1, round(height * self._unit))
        return source(art.name, art.palette), w, h

    def rasterised(self, art: Art) -> pygame.Surface:
        """The whole drawing, not kept."""
        surface = self._svgs.rasterised(self.svg_job(art))
        return pygame.transform.flip(surface, True, False) if art.mirrored else surface

    def expect(self, art: Art) -> None:
        """Have a drawing rasterised by the other thread."""
        self._svgs.expect(self.svg_job(art))

    def is_expected(self, picture: Picture) -> bool:
        """Whether the other thread is to rasterise a picture and has not finished."""
        return isinstance(picture, Art) and self._svgs.waits_for(self.svg_job(picture))

    def is_on_disk(self, picture: Picture) -> bool:
        """Whether a cached collage can be read."""
        return isinstance(picture, CachedCollage) and self._disk.has_collage(self._key(picture))

    def is_paper_ready(self, paper: Paper) -> bool:
        """Whether a sheet can be drawn quickly."""
        return self._nine_slice.is_ready(self._contrasted(paper), self._unit)

    def prepare_paper(self, paper: Paper) -> None:
        """Do what takes time about drawing a sheet."""
        self._budget.has_rendered = True
        self._nine_slice.prepare(self._contrasted(paper), self._unit)

    def _contrasted(self, paper: Paper) -> Paper:
        return contrast_paper(paper) if self.settings.high_contrast else paper

    def _render(self, picture: Picture) -> Bitmap:
        width, height = self.size(picture)
        w, h = width * self._unit, height * self._unit
        match picture:
            case Art(mirrored=True):
                return mirrored(self.get(replace(picture, mirrored=False)), picture)
            case Art():
                return bitmap_of(self._art(picture), w, h, picture)
            case Text():
                return bitmap_of(self._text(picture), w, h, picture)
            case Paper():
                return bitmap_of(self._sheet(picture), w, h, picture)
            case Collage():
                return bitmap_of(self._combined(picture), w, h, picture)
            case Squares():
                return bitmap_of(drawn_squares(picture, self._unit), w, h, picture)
            case CachedCollage(make=make):
                drawn = self._disk.collage(self._key(picture), lambda: self._combined(make()))
                return whole_bitmap(drawn, w, h, picture)
            case Half(whole, right):
                return torn(self.get(whole), right, picture)
            case Tilted(upright, angle):
                return replace(rotated(self.get(upright), angle), angle=0, source=picture)
            case _:
                assert_never(picture)

    def _key(self, picture: CachedCollage) -> str:
        return f"{self.settings} {picture.key} {picture.width} {picture.height}"

    def _combined(self, collage: Collage) -> pygame.Surface:
        return combined(collage, self._unit, self._part)

    def _art(self, art: Art) -> pygame.Surface:
        drawn = self.rasterised(art)
        rimmed = self.settings.high_contrast and not art.name.startswith(WITHOUT_OUTLINE)
        return outlined(drawn, self._unit) if rimmed else drawn

    def _sheet(self, paper: Paper) -> pygame.Surface:
        return self._nine_slice.paper(self._contrasted(paper), self._unit)

    def _text(self, text: Text) -> pygame.Surface:
        shown = contrast_text(text) if self.settings.high_contrast else text
        setting = set_type(shown, self._unit, self.settings.text_scale)
        if shown.lettering:
            return draw_lettering(setting, shown.lettering)
        return draw_type(shown, setting).premul_alpha_ip()

    def _part(self, picture: Picture) -> Bitmap:
        """A part of a collage; sheets are quickly drawn again, and too large to be kept twice."""
        if not isinstance(picture, Paper):
            return self.get(picture)
        w, h = picture.width * self._unit, picture.height * self._unit
        return self.find(picture) or uncopied_bitmap(self._sheet(picture), w, h, picture)
