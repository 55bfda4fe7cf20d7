"""Frogger's rainy noon: rain on leaves, a gutter, wheels on a wet road, thunder far away."""

from __future__ import annotations

import numpy as np
from numpy.random import Generator

from sounds.ambiences.animals import frog_word
from sounds.ambiences.loops import (
    SECONDS,
    drift,
    far,
    mixed,
    noise,
    patter,
    put,
    silence,
    sway,
    two_ears,
)
from sounds.instruments import bubble, leaf, log, snap
from sounds.synthesis import Wave, below, follow, hiss, lay, level, moments, slide, swell


def rainy_noon(rng: Generator) -> Wave:
    """Samples by two ears."""
    return mixed(
        (
            (-44, _shower(rng)),
            (-44, _taps(rng)),
            (-46, _gutter(rng)),
            (-43, _road(rng)),
            (-48, _thunder(rng)),
            (-54, _frogs(rng)),
        )
    )


def _shower(rng: Generator) -> Wave:
    """Thousands of drops too far away to be told apart."""
    return two_ears(*(noise(rng, 500, 3800, 0.7) * sway(rng, 2, 6, 0.35) for _ in range(2)))


def _taps(rng: Generator) -> Wave:
    """Near drops: on leaves, on wood, on paper."""
    heard = silence()
    for rate, loud, body in (
        (26.0, 1.0, level(leaf(rng, 260, 0.7)[:4000], 1.0)),
        (18.0, 0.8, level(snap(rng, 0.8, 220)[:2400], 1.0)),
        (5.0, 0.7, level(log(rng, 240)[:4000], 1.0)),
        (4.0, 1.1, level(bubble(760, 0.02, 0.3), 1.0)),
    ):
        heard += loud * patter(rng, rate, body)
    return heard


def _gutter(rng: Generator) -> Wave:
    """Water runs out of a pipe into a barrel."""
    ring = silence()
    at = 0.0
    while at < SECONDS:
        pitch = float(np.exp(rng.uniform(np.log(280), np.log(720))))
        put(ring, at, rng.uniform(0.3, 1) * bubble(pitch, 0.035, rng.uniform(0.1, 0.5)), 0.65)
        at += rng.exponential(0.11)
    run = noise(rng, 350, 1100, 0.8) * sway(rng, 6, 20, 0.5)
    return ring + 0.05 * two_ears(0.5 * run, run)


def _road(rng: Generator) -> Wave:
    """Now and then wheels go by behind the hedge, from one side to the other."""
    ring = silence()
    for at, start in ((3.0, -1), (14.5, 1), (25.0, -1), (37.5, 1)):
        drift(ring, at, rng.uniform(0.6, 1) * _wheels(rng), start, -start)
    return ring


def _wheels(rng: Generator) -> Wave:
    seconds = rng.uniform(5.0, 6.5)
    near = swell((0, 0), (0.45 * seconds, 1), (0.55 * seconds, 1), (seconds, 0)) ** 2
    wet = follow(hiss(rng, seconds), slide(seconds, 700, 1500, 600), 0.8)
    hum = below(hiss(rng, seconds), 190)
    rolling = level(wet, 0.7)[: near.size] + level(hum, 1.0)[: near.size]
    knocks = lay(
        (0, np.zeros(near.size)),
        *((0.42 * seconds + 0.24 * i, 0.3 * log(rng, 105)) for i in range(4)),
    )[: near.size]
    return (rolling + knocks) * near


def _thunder(rng: Generator) -> Wave:
    """A grumble behind the hills."""
    ring = silence()
    for at, side in ((10.0, -0.6), (33.0, 0.5)):
        seconds = 6.0
        rolls = np.abs(below(hiss(rng, seconds), 2.5))
        shape = np.minimum(moments(seconds) / 0.5, 1) * np.exp(-moments(seconds) / 1.5)
        rumble = below(below(hiss(rng, seconds), 130), 200)
        put(ring, at, level(rumble * shape * (0.3 + level(rolls, 1.0)), 1.0), side)
    return ring


def _frogs(rng: Generator) -> Wave:
    """Somebody likes the weather."""
    ring = silence()
    for at, pitch, side in ((6.5, 1.1, -0.8), (7.1, 1.0, -0.7), (21.0, 0.8, 0.9), (44.0, 1.2, 0.3)):
        put(ring, at, far(frog_word(rng, pitch)), side)
    return ring
