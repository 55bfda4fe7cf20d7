"""The floors: the least that any pygame program needs.

``python -m bench.measuring.floor loop SECONDS W H`` blits a background and flips, sixty times a
second; ``rest SECONDS W H`` only reads events, thirty times a second.
"""

from __future__ import annotations

import sys
from time import process_time

import pygame

from bench.measuring.processes import report
from scenes.app.frames.clocks import WallClock
from scenes.app.frames.frame_timer import FRAME, IDLE_FRAME

START = """
import os, sys, time
import pygame
pygame.display.init()
screen = pygame.display.set_mode({size})
screen.fill("#223344")
pygame.display.flip()
print(time.perf_counter(), flush=True)
os._exit(0)
"""


def run(draw: bool, seconds: float, size: tuple[int, int]) -> dict[str, object]:
    """Loop for *seconds*: when each frame began, and processor seconds a second."""
    pygame.display.init()
    screen = pygame.display.set_mode(size)
    background = pygame.Surface(size).convert()
    clock, frames = WallClock(), list[float]()
    began, due, worked = clock.now(), clock.now(), process_time()
    while clock.now() < began + seconds:
        frames.append(clock.now())
        pygame.event.get()
        if draw:
            screen.blit(background, (0, 0))
            pygame.display.flip()
        due = max(due + (FRAME if draw else IDLE_FRAME), clock.now())
        clock.sleep_until(due)
    return {"share": (process_time() - worked) / seconds, "frames": frames}


if __name__ == "__main__":
    kind, length, width, height = sys.argv[1:]
    report(run(kind == "loop", float(length), (int(width), int(height))))
