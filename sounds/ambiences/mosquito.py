"""Mosquito's firefly dusk: a choir of crickets and peepers, passing wings, small lights."""

from __future__ import annotations

import numpy as np
from numpy.random import Generator

from sounds.ambiences.animals import air, crickets, dripping, frog_word, lapping, owl
from sounds.ambiences.loops import SECONDS, drift, far, mixed, put, silence
from sounds.instruments import buzz, kalimba, note
from sounds.names import RATE
from sounds.synthesis import Wave, below, slide, swell, tone


def firefly_dusk(rng: Generator) -> Wave:
    """Samples by two ears."""
    return mixed(
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
    """Crickets near and far, each a little out of step."""
    near = crickets(rng, (3480, 1.1, -0.5), (3720, 1.27, 0.55))
    distant = crickets(
        rng, (3300, 0.83, -0.9), (3900, 0.91, 0.9), (3610, 0.77, 0.1), (4080, 1.02, -0.2)
    )
    return near + 0.4 * below(distant.T, 4200).T


def _peepers(rng: Generator) -> Wave:
    """Tree frogs that answer each other from bush to bush."""
    ring = silence()
    for pitch, every, side in ((1180, 2.3, -0.8), (1320, 2.9, 0.7), (1050, 3.7, 0.2)):
        for at in np.arange(rng.uniform(0, 1), SECONDS - 1, every):
            for i in range(int(rng.integers(1, 4))):
                put(ring, at + 0.21 * i, far(_peep(rng, pitch), 1.8, 0.5), side)
    return ring


def _peep(rng: Generator, pitch: float) -> Wave:
    whistle = tone(slide(0.1, 0.9 * pitch, pitch, 1.06 * pitch), 1.0, 0.1, 0.05)
    return rng.uniform(0.5, 1) * whistle * np.hanning(whistle.size)


def _wings(rng: Generator) -> Wave:
    """A mosquito comes by, thinks about it, and goes."""
    ring = silence()
    for at, start, end in ((5.5, -1, 0.8), (18.0, 1, -0.3), (29.5, -0.6, 1), (41.0, 0.9, -1)):
        seconds = rng.uniform(2.2, 3.4)
        path = slide(seconds, 520, *rng.uniform(540, 690, 3), 500)
        near = swell((0, 0), (0.5 * seconds, 1), (seconds, 0)) ** 1.5
        drift(ring, at, buzz(rng, path)[: near.size] * near, start, end)
    return ring


def _lights(rng: Generator) -> Wave:
    """Fireflies, as if they could be heard: two or three high tines, far away."""
    ring = silence()
    for at in np.arange(1.0, SECONDS - 1, 4.1):
        chord = rng.choice((86, 88, 90, 93, 95, 98), int(rng.integers(2, 4)), replace=False)
        side = rng.uniform(-0.9, 0.9)
        for i, midi in enumerate(chord):
            tine = kalimba(rng, note(float(midi)), 0.35)[: 2 * RATE]
            put(ring, at + 0.17 * i, far(tine, 5.0, 1.0), side)
    return ring


def _night(rng: Generator) -> Wave:
    """An owl wakes; two large frogs have words."""
    ring = silence()
    put(ring, 13.5, far(owl(rng), 4.0, 0.9), 0.8)
    put(ring, 37.0, 0.8 * far(owl(rng), 4.0, 0.9), -0.9)
    for at, pitch, side in ((23.8, 0.6, -0.7), (24.7, 0.68, 0.6), (46.1, 0.6, -0.7)):
        put(ring, at, 0.6 * frog_word(rng, pitch), side)
    return ring
