"""Wedged controls: a key or stick that something lies on, jitter, two controls in turn."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame

from bench.input.virtual_pad import VirtualPad
from seats.bindings import DEFAULT_BINDINGS
from seats.keyboard.keys import RIGHT_KEYS

KEYS = list(DEFAULT_BINDINGS.table(RIGHT_KEYS))
AWAY_FROM_CENTRE = (-1.0, 1.0)
JITTER = 0.5  # tilt at which a stick is now in a direction and now not
HALF_PERIOD = 8  # frames for which each of two controls is held in turn

Wedge = Iterator[None]  # is advanced once a frame


def post_key(key: int, down: bool) -> None:
    """Post an event of the key with that scancode."""
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    pygame.event.post(pygame.Event(kind, key=0, scancode=key, mod=0, unicode=""))


def held_key(rng: Random, _pad: VirtualPad) -> Wedge:
    """A key that is held for good, with the repeats of the desktop."""
    key = rng.choice(KEYS)
    while True:
        post_key(key, True)
        yield


def keys_in_turn(rng: Random, _pad: VirtualPad) -> Wedge:
    """Two keys that are pressed in turn."""
    keys = rng.sample(KEYS, 2)
    while True:
        for key in keys:
            post_key(key, True)
            for _ in range(HALF_PERIOD):
                yield
            post_key(key, False)


def tilted_stick(rng: Random, pad: VirtualPad) -> Wedge:
    """A pad that lies on its stick."""
    pad.axis(rng.randrange(2), rng.choice(AWAY_FROM_CENTRE))
    while True:
        yield


def jittering_stick(rng: Random, pad: VirtualPad) -> Wedge:
    """A stick that trembles about the tilt at which it means a direction."""
    axis = rng.randrange(2)
    while True:
        pad.axis(axis, rng.gauss(JITTER, 0.2))
        yield


def jittering_mouse(rng: Random, _pad: VirtualPad) -> Wedge:
    """A mouse that trembles where it lies."""
    wide, high = pygame.display.get_window_size()
    x, y = rng.randrange(wide), rng.randrange(high)
    while True:
        at = x + rng.randint(-1, 1), y + rng.randint(-1, 1)
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        yield


WEDGES = (held_key, keys_in_turn, tilted_stick, jittering_stick, jittering_mouse)


def let_go(pad: VirtualPad) -> None:
    """Release every key, and centre the stick of *pad*."""
    for key in KEYS:
        post_key(key, False)
    for axis in range(2):
        pad.axis(axis, 0.0)
