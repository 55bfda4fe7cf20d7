"""Frogger's ambience: rain on leaves, a gutter, wheels on a wet road, distant thunder."""

from __future__ import annotations

import numpy as np
from numpy.random import Generator

from sounds.ambiences.animals import frog_call
from sounds.ambiences.loops import (
    SECONDS,
    add_at,
    add_moving,
    distant,
    empty_loop,
    loop_noise,
    mix_loops,
    modulation,
    random_hits,
    stereo,
)
from sounds.instruments import bubble, leaf, log, snap
from sounds.synthesis import (
    Wave,
    envelope,
    glide,
    low_pass,
    mix,
    noise,
    normalise,
    sample_times,
    sweep_filter,
)


def rainy_noon(rng: Generator) -> Wave:
    """The loop in stereo."""
    return mix_loops(
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
    """Distant rain, as noise."""
    return stereo(
        *(loop_noise(rng, 500, 3800, 0.7) * modulation(rng, 2, 6, 0.35) for _ in range(2))
    )


def _taps(rng: Generator) -> Wave:
    """Near drops on leaves, wood and paper."""
    heard = empty_loop()
    for rate, loud, body in (
        (26.0, 1.0, normalise(leaf(rng, 260, 0.7)[:4000], 1.0)),
        (18.0, 0.8, normalise(snap(rng, 0.8, 220)[:2400], 1.0)),
        (5.0, 0.7, normalise(log(rng, 240)[:4000], 1.0)),
        (4.0, 1.1, normalise(bubble(760, 0.02, 0.3), 1.0)),
    ):
        heard += loud * random_hits(rng, rate, body)
    return heard


def _gutter(rng: Generator) -> Wave:
    """Water that runs out of a pipe into a barrel."""
    loop = empty_loop()
    at = 0.0
    while at < SECONDS:
        pitch = float(np.exp(rng.uniform(np.log(280), np.log(720))))
        add_at(loop, at, rng.uniform(0.3, 1) * bubble(pitch, 0.035, rng.uniform(0.1, 0.5)), 0.65)
        at += rng.exponential(0.11)
    run = loop_noise(rng, 350, 1100, 0.8) * modulation(rng, 6, 20, 0.5)
    return loop + 0.05 * stereo(0.5 * run, run)


def _road(rng: Generator) -> Wave:
    """Wheels that go by, from one side to the other."""
    loop = empty_loop()
    for at, start in ((3.0, -1), (14.5, 1), (25.0, -1), (37.5, 1)):
        add_moving(loop, at, rng.uniform(0.6, 1) * _wheels(rng), start, -start)
    return loop


def _wheels(rng: Generator) -> Wave:
    seconds = rng.uniform(5.0, 6.5)
    near = envelope((0, 0), (0.45 * seconds, 1), (0.55 * seconds, 1), (seconds, 0)) ** 2
    wet = sweep_filter(noise(rng, seconds), glide(seconds, 700, 1500, 600), 0.8)
    hum = low_pass(noise(rng, seconds), 190)
    rolling = normalise(wet, 0.7)[: near.size] + normalise(hum, 1.0)[: near.size]
    knocks = mix(
        (0, np.zeros(near.size)),
        *((0.42 * seconds + 0.24 * i, 0.3 * log(rng, 105)) for i in range(4)),
    )[: near.size]
    return (rolling + knocks) * near


def _thunder(rng: Generator) -> Wave:
    """Distant thunder, twice."""
    loop = empty_loop()
    for at, side in ((10.0, -0.6), (33.0, 0.5)):
        seconds = 6.0
        rolls = np.abs(low_pass(noise(rng, seconds), 2.5))
        shape = np.minimum(sample_times(seconds) / 0.5, 1) * np.exp(-sample_times(seconds) / 1.5)
        rumble = low_pass(low_pass(noise(rng, seconds), 130), 200)
        add_at(loop, at, normalise(rumble * shape * (0.3 + normalise(rolls, 1.0)), 1.0), side)
    return loop


def _frogs(rng: Generator) -> Wave:
    """Four distant croaks."""
    loop = empty_loop()
    for at, pitch, side in ((6.5, 1.1, -0.8), (7.1, 1.0, -0.7), (21.0, 0.8, 0.9), (44.0, 1.2, 0.3)):
        add_at(loop, at, distant(frog_call(rng, pitch)), side)
    return loop
