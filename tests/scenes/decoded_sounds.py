"""Keeps the samples of sounds, as the tests of scenes open the same program over and over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from sounds.mixer.loop_player import read_sound

ReadSound = Callable[[Path], pygame.mixer.Sound | None]


def decoded_once() -> ReadSound:
    """What reads a sound, and takes the samples of a file that it decoded before.

    All files together are 250 MiB.
    """
    kept: dict[tuple[Path, object], bytes] = {}

    def read(file: Path) -> pygame.mixer.Sound | None:
        key = file, pygame.mixer.get_init()
        if key in kept:
            return pygame.mixer.Sound(buffer=kept[key])
        sound = read_sound(file)
        if sound:
            kept[key] = sound.get_raw()
        return sound

    return read
