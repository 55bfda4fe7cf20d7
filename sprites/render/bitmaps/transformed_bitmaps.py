"""Bitmaps rotated, scaled and faded: made once for each rounded angle, size and opacity."""

from __future__ import annotations

from typing import TypeAlias

import pygame

from sprites.pictures.paper_svg import DROP, shadow_caster, without_shadow
from sprites.pictures.pose import Pose
from sprites.render.bitmaps.bitmap_cache import BitmapCache
from sprites.render.bitmaps.bitmaps import Bitmap
from sprites.render.bitmaps.transforms import faded, laid_over, rotated, roughly_rotated, scaled
from sprites.render.bitmaps.upright_bitmaps import UprightBitmaps
from sprites.render.frame_budget import FrameBudget
from sprites.render.rounding import (
    ALPHA_STEPS,
    FINE_WITHIN,
    alpha_step,
    rounded_angle,
    rounded_length,
    wrapped,
)

ROTATED_LIMIT = 8 << 20  # bytes at 1080p and below
SCALED_LIMIT = 4 << 20
STAND_IN = 18  # degrees that another rotation may be off, to be shown instead of a missing one
SAME_SCALE = 0.002  # scales that differ by less are one
SLIGHT_TILT = 8  # degrees off a quarter turn up to which it is scaled rotated: a card in a flip

Size: TypeAlias = tuple[int, int]


class TransformedBitmaps:
    """Transforms *bitmaps* as poses ask for; how many are rotated in a frame, the *budget* says."""

    def __init__(self, bitmaps: UprightBitmaps, budget: FrameBudget) -> None:
        settings = bitmaps.settings
        self._unit = settings.unit
        self._upright, self._budget = bitmaps, budget
        self._rotated: BitmapCache[tuple[object, int, int]] = BitmapCache(
            settings.cache_limit(ROTATED_LIMIT)
        )
        self._scaled: BitmapCache[tuple[object, int, int, int, int]] = BitmapCache(
            settings.cache_limit(SCALED_LIMIT)
        )

    @property
    def rotated_bytes(self) -> int:
        """Bytes of all rotated bitmaps that are kept."""
        return self._rotated.bytes

    def forget(self) -> None:
        """Keep none of them."""
        self._rotated.clear()
        self._scaled.clear()

    def posed(self, upright: Bitmap, pose: Pose, fast: bool = False) -> tuple[Bitmap, Size | None]:
        """A bitmap rotated and faded as in *pose*, and the pixels to scale it to, if any.

        What rotates *fast* is rotated in coarse steps.
        """
        if pose.sx == 1.0 and pose.sy == 1.0:
            return self.rotated(upright, pose.angle, pose.alpha, fast), None
        angle = rounded_angle(pose.angle, fast)
        quarters = round(angle / 90)
        is_tilted = abs(angle - 90 * quarters) > SLIGHT_TILT
        if is_tilted and abs(pose.sx - pose.sy) > SAME_SCALE:
            return self._scaled_and_rotated(upright, pose, angle), None
        sx, sy = (pose.sy, pose.sx) if quarters % 2 else (pose.sx, pose.sy)
        made = self.rotated(upright, pose.angle, pose.alpha, fast)
        w, h = made.surface.get_size()
        size = rounded_length(w, sx), rounded_length(h, sy)
        return made, None if size == (w, h) else size

    def rotated(
        self, upright: Bitmap, angle: float, alpha: float = 1.0, fast: bool = False
    ) -> Bitmap:
        """A bitmap rotated *angle* degrees clockwise, or nearly, if too many are asked for."""
        if angle == 0.0 and alpha == 1.0:
            return upright
        rounded, step = rounded_angle(angle, fast), alpha_step(alpha)
        if rounded == 0 and step == ALPHA_STEPS:
            return upright
        key = (upright.identity, rounded, step)
        if (kept := self._rotated.get(key)) is not None:
            return kept
        if rounded == 0 or self._budget.may_rotate():
            return self._rotate(upright, key)
        return self._stand_in(key) or roughly_rotated(upright, rounded)

    def scaled(self, bitmap: Bitmap, size: Size) -> pygame.Surface:
        """The pixels of a bitmap scaled to *size*, premultiplied."""
        key = (bitmap.identity, *size, 0, ALPHA_STEPS)
        kept = self._scaled.get(key) or self._scaled.put(key, scaled(bitmap, size))
        return kept.surface

    def _stand_in(self, key: tuple[object, int, int]) -> Bitmap | None:
        """The nearest rotation that is kept, if it is near."""
        identity, angle, step = key
        for off in range(1, STAND_IN + 1):
            for near in (angle - off, angle + off):
                if (kept := self._rotated.get((identity, int(wrapped(near)), step))) is not None:
                    return kept
        return None

    def _rotate(self, upright: Bitmap, key: tuple[object, int, int]) -> Bitmap:
        identity, angle, step = key
        opaque = self._rotated.get((identity, angle, ALPHA_STEPS))
        if opaque is None:
            self._budget.note_rotation(upright.surface.get_width() * upright.surface.get_height())
            opaque = self._lit(upright, angle)
        return self._rotated.put(key, _at_step(opaque, step))

    def _lit(self, upright: Bitmap, angle: int) -> Bitmap:
        """A bitmap rotated, its shadow still falling away from the light."""
        caster = shadow_caster(upright.source) if abs(angle) > FINE_WITHIN else None
        if caster is None or upright.source is None:
            return rotated(upright, angle)
        sheet = rotated(self._upright.get(without_shadow(upright.source)), angle)
        shadow = rotated(self._upright.shadow(caster), angle)
        return laid_over(shadow, sheet, *(round(way * self._unit) for way in DROP))

    def _scaled_and_rotated(self, upright: Bitmap, pose: Pose, angle: int) -> Bitmap:
        w, h = upright.surface.get_size()
        size = rounded_length(w, pose.sx), rounded_length(h, pose.sy)
        step = alpha_step(pose.alpha)
        key = (upright.identity, *size, angle, step)
        if (kept := self._scaled.get(key)) is not None:
            return kept
        return self._scaled.put(key, _at_step(rotated(scaled(upright, size), angle), step))


def _at_step(bitmap: Bitmap, step: int) -> Bitmap:
    """A bitmap at an opacity of so many sixteenths."""
    return bitmap if step == ALPHA_STEPS else faded(bitmap, step / ALPHA_STEPS)
