"""Quivvit's ambience: gusts in grass, kites that flutter, larks, a bee."""

from __future__ import annotations

import numpy as np
from numpy.random import Generator

from sounds.ambiences.animals import crickets, lark_song, two_note_song
from sounds.ambiences.loops import (
    add_at,
    add_moving,
    distant,
    empty_loop,
    loop_noise,
    mix_loops,
    modulation,
    stereo,
)
from sounds.instruments import bamboo, buzz, paper
from sounds.names import RATE
from sounds.synthesis import Wave, envelope, glide, low_pass, noise, normalise, sample_times

_GUSTS = ((1.5, -0.6), (9.0, 0.5), (16.0, -0.2), (24.5, 0.7), (32.0, -0.7), (40.0, 0.2))


def kite_afternoon(rng: Generator) -> Wave:
    """The loop in stereo."""
    return mix_loops(
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
    """Wind with gusts, and grass."""
    breeze = stereo(*(loop_noise(rng, 90, 420, 1.0) * modulation(rng, 3, 9, 0.8) for _ in range(2)))
    grass = stereo(
        *(loop_noise(rng, 1500, 4200, 0.8) * modulation(rng, 3, 9, 0.9) for _ in range(2))
    )
    gusts = empty_loop()
    for at, side in _GUSTS:
        seconds = rng.uniform(4.0, 5.5)
        gust = low_pass(noise(rng, seconds), 650)
        shape = envelope((0, 0), (0.4 * seconds, 1), (seconds, 0)) ** 1.6
        add_moving(gusts, at, normalise(gust[: shape.size] * shape, 1.0), side, -side)
    return breeze + 0.18 * grass + 5.0 * gusts


def _kites(rng: Generator) -> Wave:
    """Kites that flutter in each gust."""
    loop = empty_loop()
    for at, side in _GUSTS:
        seconds = rng.uniform(2.2, 3.2)
        t = sample_times(seconds)
        rate = rng.uniform(11, 15) * (1 + 0.25 * np.sin(2 * np.pi * 0.7 * t))
        beat = np.clip(np.sin(2 * np.pi * np.cumsum(rate) / RATE), 0, 1) ** 2
        cloth = paper(rng, seconds, 700, 1300)[: t.size]
        shape = envelope((0, 0), (0.45 * seconds, 1), (seconds, 0))[: t.size]
        flutter = cloth[: shape.size] * beat[: shape.size] * shape
        add_at(loop, at + 1.2, normalise(flutter, rng.uniform(0.5, 1)), side)
    return loop


def _larks(rng: Generator) -> Wave:
    """Larks, and a small bird."""
    loop = empty_loop()
    for at, side in ((2.0, 0.5), (11.5, -0.4), (20.0, 0.7), (29.0, -0.6), (37.5, 0.1)):
        add_at(loop, at, rng.uniform(0.6, 1) * distant(lark_song(rng), 2.5, 0.4), side)
    for at, side in ((7.5, -0.9), (26.0, 0.9), (44.0, -0.9)):
        add_at(loop, at, 0.4 * distant(two_note_song(rng)), side)
    return loop


def _bees(rng: Generator) -> Wave:
    """Two bees that fly past."""
    loop = empty_loop()
    for at, start, end in ((13.5, -1, 0.2), (35.0, 1, -0.8)):
        seconds = rng.uniform(2.6, 3.4)
        path = glide(seconds, 205, *rng.uniform(190, 240, 3), 210)
        near = envelope((0, 0), (0.5 * seconds, 1), (seconds, 0)) ** 1.5
        add_moving(loop, at, buzz(rng, path)[: near.size] * near, start, end)
    return loop


def _sticks(rng: Generator) -> Wave:
    """A wind chime of bamboo, in each gust."""
    loop = empty_loop()
    for at, _ in _GUSTS:
        for _ in range(int(rng.integers(3, 8))):
            stick = bamboo(rng, rng.choice((587, 659, 740, 880, 988)), 0.06)
            loud = rng.uniform(0.2, 1)
            add_at(loop, at + rng.uniform(0.8, 4.0), loud * distant(stick, 1.5, 0.4), -0.75)
    return loop
