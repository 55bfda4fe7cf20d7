"""An iris: the screen is covered but for a circle that opens or closes."""

from __future__ import annotations

from math import hypot

import pygame

from sprites.pictures import theme
from values import value

RIM = 3  # pixels of a smooth edge


@value
class Iris:
    """A circle around a point, in design units; everything outside of it is covered."""

    x: float
    y: float
    radius: float

    def draw(self, screen: pygame.Surface, unit: float) -> None:
        """Cover what lies outside."""
        x, y, radius = (round(each * unit) for each in (self.x, self.y, self.radius))
        if radius <= 0:
            screen.fill(theme.NIGHT)
            return
        width, height = screen.get_size()
        corner = round(max(hypot(x - left, y - top) for left in (0, width) for top in (0, height)))
        if radius < corner:
            pygame.draw.circle(screen, theme.NIGHT, (x, y), corner + 1, corner + 1 - radius)
            pygame.draw.aacircle(screen, theme.NIGHT, (x, y), radius + RIM // 2, RIM)
