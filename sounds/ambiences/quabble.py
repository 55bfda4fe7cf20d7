"""Quabble's ambience: a fire, water below the windows, a distant lute."""

from __future__ import annotations

import numpy as np
from numpy.random import Generator

from sounds.ambiences.animals import crickets, lapping, owl
from sounds.ambiences.loops import (
    SECONDS,
    add_at,
    distant,
    empty_loop,
    loop_noise,
    mix_loops,
    modulation,
    random_hits,
    stereo,
)
from sounds.instruments import bell, frequency, kalimba, marimba, snap
from sounds.names import RATE
from sounds.synthesis import (
    Wave,
    band_pass,
    decay,
    envelope,
    glide,
    noise,
    normalise,
    sweep_filter,
)

_BAR = 3.0  # seconds; sixteen of them are the loop
_LUTE = (
    (62, 69, 74, 77), (60, 67, 72, 76), (58, 65, 70, 74), (57, 64, 69, 73),
    (62, 69, 72, 77), (65, 69, 74, 81), (60, 67, 70, 76), (57, 64, 69, 73),
)  # fmt: skip


def royal_evening(rng: Generator) -> Wave:
    """The loop in stereo."""
    return mix_loops(
        (
            (-44, _fire(rng)),
            (-46, lapping(rng, 3.9)),
            (-43, _lute(rng)),
            (-49, _guests(rng)),
            (-56, crickets(rng, (3950, 2.2, 0.8), (3500, 3.1, -0.85))),
            (-51, _outside(rng)),
        )
    )


def _fire(rng: Generator) -> Wave:
    """A fire that crackles on the left."""
    breath = loop_noise(rng, 60, 420, 1.0) * modulation(rng, 8, 40, 0.8)
    crackle = normalise(band_pass(noise(rng, 0.02), 1200, 6000) * decay(0.02, 0.0006, 0.003), 1.0)
    sparks = random_hits(rng, 5.5, crackle) + 0.8 * random_hits(
        rng, 1.1, normalise(snap(rng, 0.7, 190), 1.0)
    )
    sides = np.array([0.9, 0.45])
    hearth = 0.55 * stereo(breath, 0.6 * breath) + 0.5 * sparks * sides
    return np.asarray(hearth, dtype=np.float64)


def _lute(rng: Generator) -> Wave:
    """Slow broken chords, with notes left out at random."""
    loop = empty_loop()
    for bar in range(round(SECONDS / _BAR)):
        chord = _LUTE[bar % len(_LUTE)]
        for i, place in enumerate((0, 1, 2, 3, 2, 1)):
            if i and rng.random() < 0.3:
                continue
            force = rng.uniform(0.3, 0.55)
            pluck = 0.8 * kalimba(rng, frequency(chord[place] - 12), force)
            pluck[: pluck.size // 2] += (
                0.4 * marimba(rng, frequency(chord[place] - 12), force)[: pluck.size // 2]
            )
            at = bar * _BAR + i * _BAR / 6 + rng.uniform(-0.02, 0.03)
            add_at(loop, at, force * distant(pluck, 1.8, 0.8), 0.4)
    return loop


def _guests(rng: Generator) -> Wave:
    """Talk behind a heavy door, without words."""
    loop = empty_loop()
    at = 0.0
    while at < SECONDS:
        seconds = rng.uniform(0.12, 0.3)
        voice = rng.choice((110, 125, 180, 205)) * rng.uniform(0.94, 1.06)
        add_at(
            loop, at, rng.uniform(0.3, 1) * distant(_syllable(rng, voice, seconds), 2.0, 0.4), 0.75
        )
        at += seconds + rng.exponential(0.22)
    return loop


def _syllable(rng: Generator, pitch: float, seconds: float) -> Wave:
    throat = np.sign(np.sin(2 * np.pi * np.cumsum(glide(seconds, pitch, 0.92 * pitch)) / RATE))
    mouth = sweep_filter(throat, glide(seconds, *rng.uniform(320, 760, 2)), 5.0)
    return mouth * envelope((0, 0), (0.3 * seconds, 1), (seconds, 0))[: mouth.size]


def _outside(rng: Generator) -> Wave:
    """An owl, and the bell of a tower."""
    loop = empty_loop()
    for at, side in ((9.5, -0.9), (34.0, -0.8)):
        add_at(loop, at, distant(owl(rng), 4.0, 0.9), side)
    for at in (22.0, 23.4):
        add_at(loop, at, 0.5 * distant(bell(rng, frequency(69)), 6.0, 1.2), 0.9)
    return loop
