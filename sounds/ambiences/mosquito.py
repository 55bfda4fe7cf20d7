"""Mosquito's ambience: crickets, tree frogs, passing mosquitoes, high notes."""

from __future__ import annotations

import numpy as np
from numpy.random import Generator

from sounds.ambiences.animals import air, crickets, dripping, frog_call, lapping, owl
from sounds.ambiences.loops import SECONDS, add_at, add_moving, distant, empty_loop, mix_loops
from sounds.instruments import buzz, frequency, kalimba
from sounds.names import RATE
from sounds.synthesis import Wave, envelope, glide, low_pass, tone


def firefly_dusk(rng: Generator) -> Wave:
    """The loop in stereo."""
    return mix_loops(
        (
            (-47, lapping(rng, 4.4)),
            (-48, air(rng, 150, 900, 0.9)),
            (-45, _choir(rng)),
            (-45, _peepers(rng)),
            (-45, _wings(rng)),
            (-44, _lights(rng)),
            (-50, dripping(rng, 12)),
            (-48, _night(rng)),
        )
    )


def _choir(rng: Generator) -> Wave:
    """Crickets near and far."""
    near = crickets(rng, (3480, 1.1, -0.5), (3720, 1.27, 0.55))
    distant = crickets(
        rng, (3300, 0.83, -0.9), (3900, 0.91, 0.9), (3610, 0.77, 0.1), (4080, 1.02, -0.2)
    )
    return near + 0.4 * low_pass(distant.T, 4200).T


def _peepers(rng: Generator) -> Wave:
    """Tree frogs that answer each other."""
    loop = empty_loop()
    for pitch, every, side in ((1180, 2.3, -0.8), (1320, 2.9, 0.7), (1050, 3.7, 0.2)):
        for at in np.arange(rng.uniform(0, 1), SECONDS - 1, every):
            for i in range(int(rng.integers(1, 4))):
                add_at(loop, at + 0.21 * i, distant(_peep(rng, pitch), 1.8, 0.5), side)
    return loop


def _peep(rng: Generator, pitch: float) -> Wave:
    whistle = tone(glide(0.1, 0.9 * pitch, pitch, 1.06 * pitch), 1.0, 0.1, 0.05)
    return rng.uniform(0.5, 1) * whistle * np.hanning(whistle.size)


def _wings(rng: Generator) -> Wave:
    """Mosquitoes that fly past."""
    loop = empty_loop()
    for at, start, end in ((5.5, -1, 0.8), (18.0, 1, -0.3), (29.5, -0.6, 1), (41.0, 0.9, -1)):
        seconds = rng.uniform(2.2, 3.4)
        path = glide(seconds, 520, *rng.uniform(540, 690, 3), 500)
        near = envelope((0, 0), (0.5 * seconds, 1), (seconds, 0)) ** 1.5
        add_moving(loop, at, buzz(rng, path)[: near.size] * near, start, end)
    return loop


def _lights(rng: Generator) -> Wave:
    """Two or three high kalimba notes, far away."""
    loop = empty_loop()
    for at in np.arange(1.0, SECONDS - 1, 4.1):
        chord = rng.choice((86, 88, 90, 93, 95, 98), int(rng.integers(2, 4)), replace=False)
        side = rng.uniform(-0.9, 0.9)
        for i, midi in enumerate(chord):
            tine = kalimba(rng, frequency(float(midi)), 0.35)[: 2 * RATE]
            add_at(loop, at + 0.17 * i, distant(tine, 5.0, 1.0), side)
    return loop


def _night(rng: Generator) -> Wave:
    """An owl, and two large frogs."""
    loop = empty_loop()
    add_at(loop, 13.5, distant(owl(rng), 4.0, 0.9), 0.8)
    add_at(loop, 37.0, 0.8 * distant(owl(rng), 4.0, 0.9), -0.9)
    for at, pitch, side in ((23.8, 0.6, -0.7), (24.7, 0.68, 0.6), (46.1, 0.6, -0.7)):
        add_at(loop, at, 0.6 * frog_call(rng, pitch), side)
    return loop
