"""The renderer: draws pictures at the size of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil, cos, radians, sin
from pathlib import Path

import pygame

from sprites.pictures.pictures import Picture
from sprites.pictures.pose import Pose
from sprites.render.bitmaps.bitmaps import MOSTLY, PREMULTIPLIED, Bitmap
from sprites.render.bitmaps.disk_cache import DiskCache
from sprites.render.bitmaps.scaling_room import ScalingRoom
from sprites.render.bitmaps.transformed_bitmaps import Size, TransformedBitmaps
from sprites.render.bitmaps.upright_bitmaps import UprightBitmaps
from sprites.render.frame_budget import FrameBudget
from sprites.render.look import Look
from sprites.render.prerenderer import Prerenderer
from sprites.render.render_queue import RenderQueue
from sprites.render.render_settings import RenderSettings
from sprites.render.rounding import ALPHA_STEPS, alpha_step, rounded_angle
from sprites.render.straight_alpha import straight_alpha

CENTRE = (0.5, 0.5)
MARGIN = 64  # pixels around the window that are drawn too, for when it shakes
LARGE = 400_000  # pixels from which on what is scaled or fades is not kept, but has its own memory
RESIZED = 32_768  # the same of what had another size before: it would need a new block of memory


class Renderer:
    """Draws pictures for a window of *size* pixels.

    In *cache_folder* it keeps what took long to render, for the next start of the same *version*
    of the program. By the clock *now* (seconds) it spreads rendering over several frames; without
    one nothing ever has to wait.

    ``generation`` changes whenever all bitmaps have to be made anew. Bitmaps, looks and frames
    are for stages and effects; scenes only draw, prefetch or prepare pictures and ask for a size.
    """

    bitmaps: UprightBitmaps
    transformed: TransformedBitmaps
    _queue: RenderQueue

    def __init__(
        self,
        size: tuple[int, int],
        text_scale: float = 1.0,
        reduced_motion: bool = False,
        cache_folder: Path | None = None,
        now: Callable[[], float] | None = None,
        version: str = "",
    ) -> None:
        self.reduced_motion = reduced_motion
        self.generation = 0
        self.budget = FrameBudget(now)
        self._text_scale, self._high_contrast = text_scale, False
        self._disk_cache = DiskCache(cache_folder, version)
        self._svgs = Prerenderer(self._disk_cache.rasterised)
        self.resize(size)

    def resize(self, size: tuple[int, int]) -> None:
        """Render for a window of *size* pixels from now on."""
        self.pixels = size
        self.unit = min(size[0] / 1920, size[1] / 1080)
        self.width, self.height = size[0] / self.unit, size[1] / self.unit
        self._begin_generation()

    @property
    def text_scale(self) -> float:
        """How much larger than usual text is, 1.0 to 2.0."""
        return self._text_scale

    @text_scale.setter
    def text_scale(self, scale: float) -> None:
        if scale != self._text_scale:
            self._text_scale = scale
            self._begin_generation()

    @property
    def high_contrast(self) -> bool:
        """Whether everything is drawn in high contrast."""
        return self._high_contrast

    @high_contrast.setter
    def high_contrast(self, high_contrast: bool) -> None:
        if high_contrast != self._high_contrast:
            self._high_contrast = high_contrast
            self._begin_generation()

    def _begin_generation(self) -> None:
        """Forget all bitmaps."""
        self.generation += 1
        settings = RenderSettings(self.unit, self._text_scale, self._high_contrast)
        self._svgs.forget()
        self.bitmaps = UprightBitmaps(settings, self._svgs, self._disk_cache, self.budget)
        self.transformed = TransformedBitmaps(self.bitmaps, self.budget)
        self._queue = RenderQueue(self.bitmaps, self.transformed, self._svgs, self.budget)

    def size(self, picture: Picture) -> tuple[float, float]:
        """Width and height in design units; a text with a width is as wide as that."""
        return self.bitmaps.size(picture)

    def draw(self, target: pygame.Surface, picture: Picture, pose: Pose) -> None:
        """Draw a picture onto *target* now."""
        look = self.look(self.bitmaps.get(picture), pose)
        target.blit(look.surface, look.spot, special_flags=look.flags)

    def drawn_alone(self, picture: Picture) -> pygame.Surface:
        """A picture on transparent ground, with straight alpha as image files have it."""
        width, height = self.size(picture)
        size = round(width * self.unit), round(height * self.unit)
        surface = pygame.Surface(size, pygame.SRCALPHA)
        self.draw(surface, picture, Pose(width / 2, height / 2))
        return straight_alpha(surface)

    def forget_transformed(self) -> None:
        """Forget all that was rotated and scaled, before something large is drawn."""
        self.transformed.forget()

    def prefetch(self, *pictures: Picture, angle: float = 0.0) -> None:
        """Render *pictures* soon, one a frame, so that they can be drawn at once later.

        With an *angle* in degrees they are rotated as well.
        """
        self._queue.prefetch(*pictures, angle=angle)

    def forget_prefetched(self) -> None:
        """Forget what was prefetched and is not drawn yet: nobody waits for it any more."""
        self._queue.forget()

    def prepare(self, pictures: Iterable[Picture]) -> bool:
        """Render *pictures* for a moment, as in a frame; whether all can be drawn at once now."""
        self.begin_frame()
        for picture in pictures:
            if not self.allows(picture):
                return False
            self.bitmaps.get(picture)
        return True

    def begin_frame(self, unlimited: bool = False) -> None:
        """Allow as much to be rendered as a frame has time for, or anything if *unlimited*."""
        self.budget.begin(unlimited)

    def allows(self, picture: Picture) -> bool:
        """Whether to render *picture* in this frame; if not, something it needs is rendered."""
        return self._queue.allows(picture)

    def render_prefetched(self) -> None:
        """Render what was prefetched, if there is time and nothing else was rendered."""
        self._queue.work()

    def look(
        self,
        upright: Bitmap,
        pose: Pose,
        anchor: tuple[float, float] = CENTRE,
        fast: bool = False,
        before: Look | None = None,
    ) -> Look:
        """A bitmap in a pose, the *anchor* (in shares of its size) on the pose's point.

        What rotates *fast* is rotated in coarse steps. The pixels of the look *before* are used
        again if they are the same.
        """
        fades = _only_fades(upright, pose, fast)
        made, size = (upright, None) if fades else self.transformed.posed(upright, pose, fast)
        x, y = pose.x * self.unit, pose.y * self.unit
        if anchor != CENTRE:
            dx, dy = _from_anchor(upright, pose, anchor, made.angle)
            x, y = x + dx, y + dy
        exact = not made.rough and (pose.angle == 0.0 or made.angle == rounded_angle(pose.angle))
        if size is not None:
            return self._scaled_look(made, size, (x, y), exact, before)
        spot = round(x) + made.left, round(y) + made.top
        if fades:
            return self._faded_look(upright, alpha_step(pose.alpha), spot, before)
        key = (made.identity, -1, -1, *spot)
        rect = made.surface.get_rect(topleft=spot)
        return Look(key, made.surface, spot, PREMULTIPLIED, rect, exact=exact)

    def _faded_look(
        self, upright: Bitmap, step: int, spot: tuple[int, int], before: Look | None
    ) -> Look:
        """A large bitmap at an opacity, in the memory of the look *before*: new takes longer."""
        key = (upright.identity, -1, step, *spot)
        room = (before.room if before else None) or ScalingRoom()
        whole = before is not None and before.surface.get_size() == upright.surface.get_size()
        if before and whole and before.key[:3] == key[:3]:
            surface = before.surface
        else:
            surface = room.faded(upright, step / ALPHA_STEPS)
        rect = surface.get_rect(topleft=spot)
        return Look(key, surface, spot, PREMULTIPLIED, rect, exact=True, room=room)

    def _scaled_look(
        self,
        made: Bitmap,
        size: Size,
        centre: tuple[float, float],
        exact: bool,
        before: Look | None,
    ) -> Look:
        sx, sy = size[0] / made.surface.get_width(), size[1] / made.surface.get_height()
        spot = round(centre[0] + made.left * sx), round(centre[1] + made.top * sy)
        key = (made.identity, *size, *spot)
        room = before.room if before else None
        is_resized = before is not None and before.key[1] > 0 and before.key[1:3] != size
        if before and before.key[:3] == key[:3] and before.surface.get_size() == size:
            surface = before.surface
        elif size[0] * size[1] < (RESIZED if is_resized else LARGE):
            surface, room = self.transformed.scaled(made, size), None
        elif before is None and (part := self._part_in_sight(made, size, spot)):
            surface, spot = part
        else:
            room = room or ScalingRoom()
            surface = room.scaled(made, size)
        rect = surface.get_rect(topleft=spot)
        return Look(key, surface, spot, PREMULTIPLIED, rect, exact, room)

    def _part_in_sight(
        self, made: Bitmap, size: Size, spot: tuple[int, int]
    ) -> tuple[pygame.Surface, tuple[int, int]] | None:
        """What a bitmap at *size* shows in the window, and where, if far less than all of it."""
        window = pygame.Rect((0, 0), self.pixels).inflate(2 * MARGIN, 2 * MARGIN)
        seen = pygame.Rect(spot, size).clip(window)
        if seen.w * seen.h > MOSTLY * size[0] * size[1] or not seen:
            return None
        whole = made.surface.get_size()
        sx, sy = size[0] / whole[0], size[1] / whole[1]
        left, top = int((seen.left - spot[0]) / sx), int((seen.top - spot[1]) / sy)
        right, bottom = ceil((seen.right - spot[0]) / sx), ceil((seen.bottom - spot[1]) / sy)
        source = pygame.Rect(left, top, right - left, bottom - top).clip((0, 0), whole)
        surface = pygame.transform.smoothscale(
            made.surface.subsurface(source), (round(source.w * sx), round(source.h * sy))
        )
        return surface, (spot[0] + round(source.x * sx), spot[1] + round(source.y * sy))


def _only_fades(upright: Bitmap, pose: Pose, fast: bool) -> bool:
    """Whether something large is neither rotated nor scaled in a *pose*, but fades."""
    if pose.alpha == 1.0 or upright.bytes < 4 * LARGE:
        return False
    plain = pose.sx == pose.sy == 1.0 and rounded_angle(pose.angle, fast) == 0
    return plain and alpha_step(pose.alpha) < ALPHA_STEPS


def _from_anchor(
    upright: Bitmap, pose: Pose, anchor: tuple[float, float], angle: int
) -> tuple[float, float]:
    """From the anchor of a posed bitmap to its centre, in pixels."""
    dx = (0.5 - anchor[0]) * upright.width * pose.sx
    dy = (0.5 - anchor[1]) * upright.height * pose.sy
    if angle:
        turn = radians(angle)
        dx, dy = dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn)
    return dx, dy
