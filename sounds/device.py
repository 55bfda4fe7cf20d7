"""The audio device: opened without messages on the terminal, if there is one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pygame

from sounds.names import RATE
from sounds.quiet_stderr import quiet_stderr

BUFFER = 1024  # 21 ms from a press to its sound; half as long costs twice the wake-ups
FADE_MS = 50


def open_device(driver: str | None = None) -> bool:
    """Open the mixer on the system's device, or by SDL's *driver*; false if there is none.

    Never SDL's dummy device: it would mix unheard, at half a percent of a core.
    """
    with quiet_stderr(), _environ("SDL_AUDIODRIVER", driver), suppress(pygame.error):
        pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
        return True
    return False


def close_device() -> None:
    """Close the device, after fading out what still sounds: a cut would click."""
    if pygame.mixer.get_busy():
        pygame.mixer.fadeout(FADE_MS)
        pygame.time.wait(FADE_MS + 25)
    pygame.mixer.quit()


@contextmanager
def _environ(name: str, value: str | None) -> Iterator[None]:
    before = os.environ.get(name)
    if value is not None:
        os.environ[name] = value
    try:
        yield
    finally:
        if before is not None:
            os.environ[name] = before
        elif value is not None:
            del os.environ[name]
