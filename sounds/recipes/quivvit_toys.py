"""Sounds of Quivvit!'s die, sand timer and colour blocks."""

from __future__ import annotations

import numpy as np
from numpy.random import Generator

from sounds.instruments import (
    bamboo,
    drops,
    frequency,
    kalimba,
    leaf,
    log,
    marimba,
    paper,
    puff,
    snap,
)
from sounds.names import RATE
from sounds.synthesis import (
    Mode,
    Wave,
    band_pass,
    damp,
    envelope,
    high_pass,
    mix,
    noise,
    normalise,
    resonate,
    soft_impulse,
)

_RESIN: tuple[Mode, ...] = ((1, 0.02, 1.0), (1.7, 0.014, 0.7), (2.46, 0.01, 0.5), (3.9, 0.006, 0.3))


def die_shaken(rng: Generator, pitch: float) -> Wave:
    """The die is shaken between two hands."""
    gaps = rng.uniform(0.03, 0.05, 6)
    hits = (
        (float(at), rng.uniform(0.4, 0.9) * _die(rng, rng.uniform(0.85, 1.2) * pitch, 0.5))
        for at in np.cumsum(gaps)
    )
    return mix(*hits, (0, 0.25 * puff(rng, 0.3, 250, 1200)))


def die_bounce(rng: Generator, pitch: float) -> Wave:
    """The die bounces: one corner on the table, and another."""
    return mix(
        (0, _die(rng, pitch, 1.0)),
        (0.055, 0.45 * _die(rng, 1.12 * pitch, 0.6)),
    )


def die_rests(rng: Generator, pitch: float) -> Wave:
    """The die comes to rest: it rocks, and one kalimba note follows."""
    rocks = (
        (at, loud * _die(rng, pitch * tint, 0.7))
        for at, loud, tint in (
            (0, 0.9, 1.0),
            (0.07, 0.6, 1.1),
            (0.115, 0.45, 1.04),
            (0.14, 0.3, 1.15),
        )
    )
    return damp(
        mix(
            *rocks,
            (0.16, 0.5 * log(rng, 140 * pitch)),
            (0.17, 0.8 * kalimba(rng, frequency(81) * pitch, 0.6)),
            (0.17, 0.6 * marimba(rng, frequency(69) * pitch, 0.55)),
        ),
        0.35,
    )


def timer_turned(rng: Generator, pitch: float) -> Wave:
    """The sand timer is lifted, turned over and set down."""
    return mix(
        (0, 0.5 * bamboo(rng, 420 * pitch, 0.02)),
        (0.06, 0.5 * puff(rng, 0.5, 300, 1600)),
        (0.12, 0.2 * _trickle(rng, 0.3)),
        (0.58, log(rng, 125 * pitch)),
        (0.585, 0.6 * bamboo(rng, 380 * pitch, 0.03)),
        (0.62, 0.2 * _trickle(rng, 0.5)),
    )


def sand(rng: Generator, pitch: float) -> Wave:
    """A second of falling sand, which overlaps the next one."""
    heap = 0.15 * drops(rng, 3, 1.0, 1800, 3000)
    return mix(
        (0, _trickle(rng, 1.25)),
        (0.1, 0.1 * heap),
        (0.1, 0.03 * paper(rng, 0.9, 2600 * pitch, 3000)),
    )


def sand_tick(rng: Generator, pitch: float) -> Wave:
    """One of the last seconds: bamboo, a marimba note and a log, each time in other shares."""
    stick, wood, body = rng.dirichlet((1.0, 1.0, 1.0))
    return damp(
        mix(
            (0, (0.3 + stick) * bamboo(rng, 660 * pitch, rng.uniform(0.018, 0.035))),
            (rng.uniform(0, 0.01), (0.2 + wood) * marimba(rng, frequency(57) * pitch, 0.6)),
            (0, (0.2 + body) * log(rng, 170 * pitch * rng.uniform(0.9, 1.1))),
        ),
        rng.uniform(0.1, 0.15),
    )


def time_out(rng: Generator, pitch: float) -> Wave:
    """The time is over: a dull wooden gong."""
    return mix(
        (0, log(rng, 92 * pitch)),
        (0, 0.8 * marimba(rng, frequency(50) * pitch, 0.8)),
        (0.02, 0.7 * marimba(rng, frequency(56) * pitch, 0.6)),
        (0.02, 0.4 * leaf(rng, 80 * pitch, 0.1)),
        (0.14, 0.25 * _trickle(rng, 0.3)),
    )


def blocks_asked(rng: Generator, pitch: float) -> Wave:
    """Everybody is asked about the blocks: two wooden knocks, the second one higher."""
    return mix(
        (0, 0.8 * bamboo(rng, 440 * pitch, 0.035)),
        (0, 0.4 * log(rng, 120 * pitch)),
        (0.15, bamboo(rng, 587 * pitch, 0.04)),
        (0.15, 0.3 * kalimba(rng, frequency(74) * pitch, 0.5)),
    )


def block_laid(rng: Generator, pitch: float) -> Wave:
    """A block of wood is laid on a card."""
    return mix(
        (0, log(rng, 102 * pitch)),
        (0, 0.8 * bamboo(rng, 262 * pitch, 0.04)),
        (0.004, 0.5 * snap(rng, 0.8 * pitch, 130)),
        (0.07, 0.3 * log(rng, 110 * pitch)),
        (0.03, 0.2 * puff(rng, 0.2, 200, 900)),
    )


def block_kept(rng: Generator, pitch: float) -> Wave:
    """A block is kept: it is pulled back across the table."""
    return mix(
        (0, 0.5 * bamboo(rng, 300 * pitch, 0.02)),
        (0.02, 0.8 * paper(rng, 0.2, 500 * pitch, 1000 * pitch)),
        (0.2, 0.7 * log(rng, 150 * pitch)),
    )


def _die(rng: Generator, pitch: float, force: float) -> Wave:
    """One hit of the die: resin on wood."""
    body = [(1450 * pitch * ratio, fade, g) for ratio, fade, g in _RESIN]
    push = mix(
        (0, soft_impulse(0.0012 - 0.0006 * force)),
        (0, 0.02 * high_pass(noise(rng, 0.001), 900)),
    )
    return mix((0, normalise(resonate(push, 0.12, body), 0.7)), (0, 0.7 * log(rng, 210 * pitch)))


def _trickle(rng: Generator, seconds: float) -> Wave:
    """Falling sand: thousands of tiny taps."""
    grains = np.zeros(round(seconds * RATE))
    count = round(3500 * seconds)
    grains[rng.integers(0, grains.size, count)] = rng.uniform(0.2, 1.0, count)
    bright = band_pass(grains, 2500, 8000) + 0.4 * band_pass(grains, 900, 2200)
    flow = envelope((0, 0), (0.2 * seconds, 1), (0.8 * seconds, 1), (seconds, 0))
    return normalise(bright[: flow.size] * flow[: bright.size], 1.0)
