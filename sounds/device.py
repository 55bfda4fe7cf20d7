"""The audio device: claimed quietly, or replaced by one that only pretends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pygame

from sounds.names import RATE

BUFFER = 512  # 11 ms from a press to its sound


def claim() -> bool:
    """Open the mixer, on SDL's dummy driver if there is no device; false if even that fails."""
    with _hushed():
        return _init() or _init(driver="dummy")


def release() -> None:
    """Give the device back."""
    pygame.mixer.quit()


def _init(driver: str | None = None) -> bool:
    with _environ("SDL_AUDIODRIVER", driver), suppress(pygame.error):
        pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
        return True
    return False


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


@contextmanager
def _hushed() -> Iterator[None]:
    """Hold the terminal's error stream: the C libraries below SDL talk to it directly."""
    try:
        kept = os.dup(2)
    except OSError:  # a windowed program may have no error stream
        yield
        return
    if sys.stderr:
        sys.stderr.flush()
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
