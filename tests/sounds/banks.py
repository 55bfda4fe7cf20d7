"""What tests look at in a sound bank and in the mixer."""

from __future__ import annotations

import time
from collections.abc import Callable

import pygame

from sounds.bank import Sound, SoundBank

LOOPS = 8  # channels of ambience and music
LONG = (Sound.TO_THE_KING, Sound.DIRECTION_TURNED, Sound.DRAIN_LINE, Sound.STILL_THERE)


def wait_for(bank: SoundBank, what: Callable[[], object]) -> None:
    """Update *bank* as the loop does, until *what* is true."""
    deadline = time.monotonic() + 20
    while not what():
        assert time.monotonic() < deadline, "it never happened"
        time.sleep(0.01)
        bank.update()


def busy_channels() -> list[int]:
    every = range(pygame.mixer.get_num_channels())
    return [i for i in every if pygame.mixer.Channel(i).get_busy()]


def volumes() -> list[float]:
    """The volume of each chunk that plays."""
    chunks = [pygame.mixer.Channel(i).get_sound() for i in busy_channels()]
    return [chunk.get_volume() for chunk in chunks if chunk]


def sounding(sound: Sound) -> int:
    lengths = {pygame.mixer.Sound(file).get_length() for file in sound.all_files()}
    heard = [pygame.mixer.Channel(i).get_sound() for i in busy_channels()]
    return sum(chunk is not None and chunk.get_length() in lengths for chunk in heard)
