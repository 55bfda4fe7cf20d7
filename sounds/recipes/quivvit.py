"""Sounds of Quivvit!'s cards."""

from __future__ import annotations

import numpy as np
from numpy.random import Generator

from sounds.instruments import (
    bamboo,
    bell,
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
from sounds.synthesis import Wave, damp, envelope, glide, mix, noise, normalise, sweep_filter


def held(rng: Generator, pitch: float) -> Wave:
    """A card is lifted off the grid by its corners."""
    return mix(
        (0, 0.7 * snap(rng, 1.1 * pitch, 190)),
        (0.01, 0.7 * paper(rng, 0.1, 900 * pitch, 2200 * pitch)),
        (0.02, 0.3 * puff(rng, 0.1, 300, 1400)),
    )


def turned(rng: Generator, pitch: float) -> Wave:
    """A card is turned by a quarter: paper, and a click."""
    return mix(
        (0, 0.8 * paper(rng, 0.13, 1300 * pitch, 2900 * pitch)),
        (0.09, 0.6 * bamboo(rng, 610 * pitch, 0.016)),
        (0.095, 0.6 * snap(rng, 1.15 * pitch, 200)),
    )


def let_go(rng: Generator, pitch: float) -> Wave:
    """A card is put back into its place."""
    return mix(
        (0, snap(rng, 0.85 * pitch, 145)),
        (0.004, 0.6 * log(rng, 132 * pitch)),
        (0.02, 0.3 * snap(rng, pitch, 160)),
        (0.01, 0.3 * puff(rng, 0.14, 250, 1500)),
    )


def link_glow(rng: Generator, pitch: float) -> Wave:
    """Corners would link: a soft note of kalimba, marimba and bamboo, each time in other shares."""
    tine, wood, stick = rng.dirichlet((1.0, 1.0, 1.0))
    return damp(
        mix(
            (rng.uniform(0, 0.01), (0.2 + tine) * kalimba(rng, frequency(74) * pitch, 0.5)),
            (rng.uniform(0, 0.01), (0.1 + wood) * marimba(rng, frequency(74) * pitch, 0.5)),
            (0, 0.8 * stick * bamboo(rng, frequency(86) * pitch, 0.02)),
            (0, 0.3 * bamboo(rng, 900 * rng.uniform(0.8, 1.2), 0.012)),
            (0.01, 0.1 * puff(rng, 0.12, 1200, 3600)),
        ),
        rng.uniform(0.08, 0.13),
    )


def lifted(rng: Generator, pitch: float) -> Wave:
    """Linked cards are lifted one after another: a soft note, edges, paper, wind."""
    edges = ((0.03 * i, 0.3 * snap(rng, (1 + 0.06 * i) * pitch, 190)) for i in range(4))
    return mix(
        *edges,
        (0, 0.4 * paper(rng, 0.3, 700 * pitch, 3000 * pitch)),
        (0.02, 0.2 * puff(rng, 0.35, 250 * pitch, 1600 * pitch)),
        (0, damp(kalimba(rng, frequency(69) * pitch, 0.5), 0.2)),
    )


def stack_flies(rng: Generator, pitch: float) -> Wave:
    """A stack of cards is squared up and flies away."""
    seconds = 0.42
    wind = sweep_filter(noise(rng, seconds), glide(seconds, 500, 1900 * pitch, 800), 1.6)
    rush = envelope((0, 0), (0.2, 1), (seconds, 0))
    return mix(
        (0, 0.6 * snap(rng, 0.95 * pitch, 160)),
        (0.04, 0.6 * snap(rng, pitch, 165)),
        (0.06, 0.9 * normalise(wind[: rush.size] * rush, 1.0)),
        (0.1, 0.3 * paper(rng, 0.3, 1800 * pitch, 700)),
    )


def refill_flip(rng: Generator, pitch: float) -> Wave:
    """Several cards are turned up one after another."""
    sheets = []
    for at in np.arange(4) * 0.045:
        tint = pitch * rng.uniform(0.85, 1.15)
        sheets.append((float(at), 0.5 * paper(rng, 0.33, 800 * tint, 3000 * tint)))
        sheets.append((float(at) + 0.32, 0.7 * snap(rng, tint, 160)))
    return mix(*sheets, (0, 0.3 * puff(rng, 0.4, 300, 1500)))


def free_link(rng: Generator, pitch: float) -> Wave:
    """A link is free: four kalimba notes."""
    tines = (
        (0.06 * i, 0.7 * kalimba(rng, frequency(midi) * pitch, 0.55))
        for i, midi in enumerate((74, 81, 78, 86))
    )
    return damp(
        mix(
            *tines,
            (0, 0.4 * leaf(rng, 140 * pitch, 0.2)),
            (0.2, 0.2 * drops(rng, 4, 0.2, 1200, 2600)),
        ),
        0.3,
    )


def double_token(rng: Generator, pitch: float) -> Wave:
    """The doubling token is given away: a coin spins on its edge."""
    spins = (
        (0.09 * i, (0.7 - 0.08 * i) * damp(bell(rng, frequency(81 + 5 * (i % 2)) * pitch), 0.09))
        for i in range(4)
    )
    return damp(
        mix(
            (0, 0.5 * snap(rng, 1.1 * pitch, 180)),
            *spins,
            (0, 0.5 * marimba(rng, frequency(62) * pitch, 0.5)),
            (0.36, 0.7 * marimba(rng, frequency(69) * pitch, 0.6)),
            (0.36, 0.5 * log(rng, 150 * pitch)),
        ),
        0.4,
    )


def drain_line(rng: Generator, pitch: float) -> Wave:
    """The deck is empty: water swirls in a drain."""
    seconds = 0.9
    gurgle = sweep_filter(noise(rng, seconds), glide(seconds, 420, 700, 380, 900, 300), 6.0)
    swirl = envelope((0, 0), (0.2, 1), (0.7, 0.7), (seconds, 0))
    return mix(
        (0, 0.5 * marimba(rng, frequency(66) * pitch, 0.6)),
        (0, 0.7 * log(rng, 160 * pitch)),
        (0, 0.3 * paper(rng, 0.3, 1600, 600)),
        (0.16, 0.6 * marimba(rng, frequency(62) * pitch, 0.6)),
        (0.32, 0.7 * marimba(rng, frequency(57) * pitch, 0.6)),
        (0.2, 0.45 * normalise(gurgle[: swirl.size] * swirl, 1.0)),
        (0.35, 0.35 * drops(rng, 9, 0.6, 260, 900)),
    )
