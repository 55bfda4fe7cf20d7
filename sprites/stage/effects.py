"""Effects: drawings that change with every frame, among the tokens of a stage."""

from __future__ import annotations

from typing import Protocol

import pygame

from sprites.render.look import Drawing
from values import value


class Effect(Protocol):
    """Particles, a die in the air, grains of sand."""

    order: tuple[float, int]

    @property
    def busy(self) -> bool:
        """Whether there is anything to show."""

    def drawings(self, ahead: float) -> list[Drawing]:
        """What to draw, *ahead* of the last step by 0 to 1 steps; empty if there is nothing.

        The very same list as before says that nothing has changed.
        """


@value
class ShownEffect:
    """An effect in one frame, its place in the order of the tokens, and whether it has changed."""

    order: tuple[float, int]
    drawings: list[Drawing]
    rects: list[pygame.Rect]
    changed: bool = True


class Effects:
    """The effects of a stage, and where they were drawn last."""

    def __init__(self) -> None:
        self._rects: dict[Effect, list[pygame.Rect]] = {}
        self._drawn: dict[Effect, list[Drawing]] = {}

    def __len__(self) -> int:
        return len(self._rects)

    @property
    def busy(self) -> bool:
        """Whether the next frame differs, for all that is known."""
        return any(rects or effect.busy for effect, rects in self._rects.items())

    def add(self, effect: Effect) -> None:
        """Draw *effect* from now on."""
        self._rects[effect] = []

    def clear(self) -> list[pygame.Rect]:
        """Drop all effects; tell where they were drawn."""
        rects = [rect for rects in self._rects.values() for rect in rects]
        self._rects.clear()
        self._drawn.clear()
        return rects

    def frame(self, ahead: float) -> tuple[list[ShownEffect], list[pygame.Rect]]:
        """What to show, the lowest first, and where the screen has to be drawn again."""
        shown, dirty = [], []
        for effect, old in self._rects.items():
            drawings = effect.drawings(ahead)
            changed = drawings is not self._drawn.get(effect)
            rects = old
            if changed:
                rects = [surface.get_rect(topleft=spot) for surface, spot, _ in drawings]
                dirty += old + rects
                self._rects[effect], self._drawn[effect] = rects, drawings
            if drawings:
                shown.append(ShownEffect(effect.order, drawings, rects, changed))
        shown.sort(key=lambda effect: effect.order)
        return shown, dirty
