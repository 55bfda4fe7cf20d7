"""Times frames, and after each of them the floor: one blit of the background and a flip.

Under the dummy driver the times are the thread's processor time: nothing waits there, and other
programs on the machine do not count. With a real window the wall clock counts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import get_clock_info, perf_counter, thread_time

import pygame

from bench.measuring.figures import middle, p99
from bench.measuring.harness import Harness
from sprites.render.background import Background, draw_background

FINE = 1e-5  # seconds; a coarser clock is of no use


@dataclass(slots=True)
class Stopwatch:
    """Milliseconds of frames, and of the floors measured right after them."""

    floor: Callable[[], object]
    now: Callable[[], float]
    ours: list[float] = field(default_factory=list)
    floors: list[float] = field(default_factory=list)

    def time(self, frame: Callable[[], object], wanted: Callable[[], bool] = lambda: True) -> None:
        """Time one *frame*, and keep the time if the frame was *wanted*."""
        began = self.now()
        frame()
        between = self.now()
        if wanted():
            self.floor()
            self.ours.append((between - began) * 1000)
            self.floors.append((self.now() - between) * 1000)

    def measured(self) -> dict[str, float]:
        """Medians and 99th percentiles in milliseconds."""
        ours = {"median": middle(self.ours), "p99": p99(self.ours)}
        return ours | {"floor": middle(self.floors), "floor_p99": p99(self.floors)}


def stopwatch(harness: Harness, background: Background) -> Stopwatch:
    """A stopwatch whose floor blits *background*."""
    image = draw_background(harness.context.renderer, background)

    def blit_and_flip() -> None:
        harness.screen.surface().blit(image, (0, 0))
        pygame.display.flip()

    return Stopwatch(blit_and_flip, _clock())


def _clock() -> Callable[[], float]:
    waits = pygame.display.get_driver() != "dummy"
    coarse = get_clock_info("thread_time").resolution > FINE
    return perf_counter if waits or coarse else thread_time
