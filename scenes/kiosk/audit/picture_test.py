"""Pictures with which an operator sets up a screen: edges, colours, greys, and single colours."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.core.scene import Pop, Transition
from seats.input.input_events import InputEvent, Point, Press
from seats.intents import Phase
from sprites.pictures.theme import TEST_COLOURS

CELLS = 16, 9  # of the grid
GREYS = 16


class PictureTest:
    """One picture after another; any press leads to the next, and from the last one back."""

    overlay = False

    def __init__(self) -> None:
        plain = [_fill(colour) for colour in TEST_COLOURS]
        self._pictures: list[Callable[[pygame.Surface], object]] = [_grid, _bars, _greys, *plain]
        self._drawn = False

    def handle(self, event: InputEvent) -> Transition:
        match event:
            case Press(down=True, repeat=False) | Point(phase=Phase.DOWN):
                del self._pictures[0]
                self._drawn = False
                return None if self._pictures else Pop()
        return None

    def step(self) -> Transition:
        return None

    def draw(self, screen: pygame.Surface, ahead: float) -> Sequence[pygame.Rect]:
        if self._drawn or not self._pictures:
            return []
        self._drawn = True
        screen.fill("black")
        self._pictures[0](screen)
        return [screen.get_rect()]

    def lay_out(self, below: pygame.Surface | None) -> None:
        self._drawn = False

    def leave(self) -> None:
        """Nothing is kept."""


def _fill(colour: str) -> Callable[[pygame.Surface], object]:
    return lambda screen: screen.fill(colour)


def _grid(screen: pygame.Surface) -> None:
    """A frame at the very edge, and lines that have to be straight."""
    width, height = screen.get_size()
    for number in range(CELLS[0] + 1):
        x = number * (width - 1) // CELLS[0]
        pygame.draw.line(screen, "white", (x, 0), (x, height))
    for number in range(CELLS[1] + 1):
        y = number * (height - 1) // CELLS[1]
        pygame.draw.line(screen, "white", (0, y), (width, y))
    pygame.draw.circle(screen, "white", (width // 2, height // 2), height // 3, 2)


def _bars(screen: pygame.Surface) -> None:
    """Every colour beside the others."""
    width, height = screen.get_size()
    for number, colour in enumerate(TEST_COLOURS):
        left, right = (width * place // len(TEST_COLOURS) for place in (number, number + 1))
        screen.fill(colour, (left, 0, right - left, height))


def _greys(screen: pygame.Surface) -> None:
    """From black to white, each step of which has to be seen."""
    width, height = screen.get_size()
    for number in range(GREYS):
        left, right = (width * place // GREYS for place in (number, number + 1))
        grey = round(255 * number / (GREYS - 1))
        screen.fill((grey, grey, grey), (left, 0, right - left, height))
