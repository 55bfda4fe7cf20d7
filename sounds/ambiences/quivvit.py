"""Quivvit's kite afternoon: gusts in long grass, paper that flutters on a line, larks, a bee."""

from __future__ import annotations

import numpy as np
from numpy.random import Generator

from sounds.ambiences.animals import crickets, lark_song, small_song
from sounds.ambiences.loops import drift, far, mixed, noise, put, silence, sway, two_ears
from sounds.instruments import bamboo, buzz, paper
from sounds.names import RATE
from sounds.synthesis import Wave, below, hiss, level, moments, slide, swell

_GUSTS = ((1.5, -0.6), (9.0, 0.5), (16.0, -0.2), (24.5, 0.7), (32.0, -0.7), (40.0, 0.2))


def kite_afternoon(rng: Generator) -> Wave:
    """Samples by two ears."""
    return mixed(
        (
            (-42, _wind(rng)),
            (-46, _kites(rng)),
            (-43, _larks(rng)),
            (-55, crickets(rng, (5200, 1.4, -0.8), (5600, 2.1, 0.6))),
            (-48, _bees(rng)),
            (-47, _sticks(rng)),
        )
    )


def _wind(rng: Generator) -> Wave:
    """Warm air over a hill, and the grass that answers it."""
    breeze = two_ears(*(noise(rng, 90, 420, 1.0) * sway(rng, 3, 9, 0.8) for _ in range(2)))
    grass = two_ears(*(noise(rng, 1500, 4200, 0.8) * sway(rng, 3, 9, 0.9) for _ in range(2)))
    gusts = silence()
    for at, side in _GUSTS:
        seconds = rng.uniform(4.0, 5.5)
        gust = below(hiss(rng, seconds), 650)
        shape = swell((0, 0), (0.4 * seconds, 1), (seconds, 0)) ** 1.6
        drift(gusts, at, level(gust[: shape.size] * shape, 1.0), side, -side)
    return breeze + 0.18 * grass + 5.0 * gusts


def _kites(rng: Generator) -> Wave:
    """Paper and cloth beat in each gust, and the line hums a little."""
    ring = silence()
    for at, side in _GUSTS:
        seconds = rng.uniform(2.2, 3.2)
        t = moments(seconds)
        rate = rng.uniform(11, 15) * (1 + 0.25 * np.sin(2 * np.pi * 0.7 * t))
        beat = np.clip(np.sin(2 * np.pi * np.cumsum(rate) / RATE), 0, 1) ** 2
        cloth = paper(rng, seconds, 700, 1300)[: t.size]
        shape = swell((0, 0), (0.45 * seconds, 1), (seconds, 0))[: t.size]
        flutter = cloth[: shape.size] * beat[: shape.size] * shape
        put(ring, at + 1.2, level(flutter, rng.uniform(0.5, 1)), side)
    return ring


def _larks(rng: Generator) -> Wave:
    """Larks too high to be seen, and something small in the hedge."""
    ring = silence()
    for at, side in ((2.0, 0.5), (11.5, -0.4), (20.0, 0.7), (29.0, -0.6), (37.5, 0.1)):
        put(ring, at, rng.uniform(0.6, 1) * far(lark_song(rng), 2.5, 0.4), side)
    for at, side in ((7.5, -0.9), (26.0, 0.9), (44.0, -0.9)):
        put(ring, at, 0.4 * far(small_song(rng)), side)
    return ring


def _bees(rng: Generator) -> Wave:
    """A bee on its way from flower to flower."""
    ring = silence()
    for at, start, end in ((13.5, -1, 0.2), (35.0, 1, -0.8)):
        seconds = rng.uniform(2.6, 3.4)
        path = slide(seconds, 205, *rng.uniform(190, 240, 3), 210)
        near = swell((0, 0), (0.5 * seconds, 1), (seconds, 0)) ** 1.5
        drift(ring, at, buzz(rng, path)[: near.size] * near, start, end)
    return ring


def _sticks(rng: Generator) -> Wave:
    """Sticks of bamboo on a thread clack when the wind reaches them."""
    ring = silence()
    for at, _ in _GUSTS:
        for _ in range(int(rng.integers(3, 8))):
            stick = bamboo(rng, rng.choice((587, 659, 740, 880, 988)), 0.06)
            loud = rng.uniform(0.2, 1)
            put(ring, at + rng.uniform(0.8, 4.0), loud * far(stick, 1.5, 0.4), -0.75)
    return ring
