"""The view behind the winners of a match: an opaque effect as large as the screen, lit later."""

from __future__ import annotations

import pygame

from sprites.motion.timestep import Motion
from sprites.pictures.pictures import Art
from sprites.render.background import draw_background, draw_over, expect_background
from sprites.render.look import Drawing
from sprites.render.renderer import Renderer

SLICES = 12  # in which the light is drawn, one in a step: no frame has time for all


class LitView:
    """The drawing of a *view*, and the same with any *light* in its middle, in *order*."""

    def __init__(self, renderer: Renderer, view: str, light: str | None = None) -> None:
        self.order = (0.0, 0)
        self._renderer = renderer
        self._view = Art(view, renderer.width)
        self._light = Art(light, renderer.width) if light else None
        self._lit: pygame.Surface | None = None
        self._drawings: list[Drawing] = []
        self._changed = False  # since it was drawn last
        for art in (self._view, self._light):
            if art:
                expect_background(renderer, art)

    @property
    def busy(self) -> bool:
        """Whether it differs from what was drawn last."""
        return self._changed

    def show(self) -> None:
        """Be seen at once, without light."""
        self._change(draw_background(self._renderer, self._view))

    def prepare_light(self) -> Motion:
        """Draw the light, unseen."""
        if not (self._drawings and self._light):
            return
        (plain, _, _), wide = self._drawings[0], self._renderer.pixels[0]
        lit = pygame.Surface(plain.get_size())
        light = self._renderer.bitmaps.rasterised(self._light)
        high = -(-lit.get_height() // SLICES)
        for number in range(SLICES):
            part = pygame.Rect(0, number * high, wide, high)
            lit.set_clip(part)
            lit.blit(plain, part.topleft, part)
            draw_over(lit, light)
            yield
        self._lit = lit

    def light_up(self) -> None:
        """Be seen with the light, if that was prepared."""
        if self._lit:
            self._change(self._lit)

    def hide(self) -> None:
        """Be gone, and free the memory."""
        self._lit, self._drawings, self._changed = None, [], False

    def drawings(self, _ahead: float) -> list[Drawing]:
        """All of it; the same list while nothing changes."""
        self._changed = False
        return self._drawings

    def _change(self, surface: pygame.Surface) -> None:
        self._drawings, self._changed = [(surface, (0, 0), 0)], True
