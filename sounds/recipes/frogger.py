"""Sounds of Frogger."""

from __future__ import annotations

import numpy as np
from numpy.random import Generator

from sounds.instruments import (
    bamboo,
    bubble,
    croak,
    drops,
    frequency,
    kalimba,
    leaf,
    log,
    marimba,
    paper,
    puff,
    snap,
    spray,
    thump,
)
from sounds.synthesis import (
    Wave,
    band_pass,
    damp,
    decay,
    low_pass,
    mix,
    noise,
    normalise,
)


def land_card(rng: Generator, pitch: float) -> Wave:
    """A frog lands on a card: four wet feet on stiff paper above wood."""
    return mix(
        (0, 0.7 * snap(rng, 0.8 * pitch, 140)),
        (0.004, log(rng, 148 * pitch)),
        (0.018, 0.4 * leaf(rng, 175 * pitch, 0.5)),
        (0.03, 0.3 * snap(rng, 0.95 * pitch, 160)),
        (0.06, 0.12 * drops(rng, 3, 0.14, 900, 2000)),
    )


def knock(rng: Generator, pitch: float) -> Wave:
    """A frog knocks others off a card: a deep thump."""
    return mix(
        (0, 1.1 * thump(64 * pitch)),
        (0, 0.8 * log(rng, 120 * pitch)),
        (0.004, 0.5 * snap(rng, 0.7 * pitch, 110)),
        (0.03, 0.3 * bamboo(rng, 330 * pitch, 0.03)),
        (0.05, 0.3 * puff(rng, 0.22, 200, 1100)),
    )


def tumble(rng: Generator, pitch: float) -> Wave:
    """A frog tumbles back after a knock: a squeak, bumps that come faster and faster, a thump."""
    bumps = []
    for i, at in enumerate(np.cumsum((0.15, 0.13, 0.11, 0.09, 0.075)), 1):
        bump = leaf(rng, (190 - 11 * i) * pitch * rng.uniform(0.94, 1.06), 0.25)
        wood = 0.35 * bamboo(rng, (430 - 30 * i) * pitch, 0.018)
        bumps.append((float(at), (0.95 - 0.09 * i) * mix((0, bump), (0.004, wood))))
    return mix(
        (0, 0.4 * croak(rng, 1.5 * pitch, 0.13, 95, 760, 900, 640)),
        *bumps,
        (0.555, 1.1 * thump(56 * pitch)),
        (0, 0.12 * paper(rng, 0.55, 700, 1700)),
    )


def splash_back(rng: Generator, pitch: float) -> Wave:
    """A frog falls back into the first pond: a flat splash."""
    slap = band_pass(noise(rng, 0.08), 300, 2400) * decay(0.08, 0.001, 0.015)
    return mix(
        (0, normalise(slap, 0.8)),
        (0, 0.8 * leaf(rng, 92 * pitch, 0.6)),
        (0, 0.9 * thump(60 * pitch)),
        (0.01, 0.8 * spray(rng, 0.5, 380, 2500 * pitch)),
        (0.03, 0.8 * low_pass(bubble(175 * pitch, 0.08, 1.0), 1200)),
        (0.16, 0.3 * bubble(330 * pitch, 0.05, 0.6)),
        (0.14, 0.3 * drops(rng, 10, 0.45, 650, 2500)),
    )


def crocodile_swim(rng: Generator, pitch: float) -> Wave:
    """A crocodile swims: a long splash and a growl."""
    wake = low_pass(spray(rng, 0.65, 260, 900 * pitch), 1100)
    growl = croak(rng, 0.42 * pitch, 0.5, 31, 520, 430, 360)
    return mix(
        (0, 0.8 * wake),
        (0.1, 0.4 * puff(rng, 0.6, 160, 600)),
        (0.12, 0.45 * growl),
        (0.3, 0.2 * drops(rng, 6, 0.5, 300, 900)),
    )


def crocodile_snap(rng: Generator, pitch: float) -> Wave:
    """A crocodile bites: wood on wood, and water."""
    teeth = (
        (0.008 + 0.006 * i, rng.uniform(0.4, 0.8) * bamboo(rng, 620 * pitch * f, 0.012))
        for i, f in enumerate(rng.uniform(0.8, 1.5, 5))
    )
    return mix(
        (0, log(rng, 105 * pitch)),
        (0, thump(58 * pitch)),
        (0, 0.7 * snap(rng, 0.6 * pitch, 120)),
        *teeth,
        (0.03, 0.4 * spray(rng, 0.3, 340, 1700)),
        (0.1, 0.18 * drops(rng, 6, 0.3, 600, 1800)),
    )


def market_filled(rng: Generator, pitch: float) -> Wave:
    """The market is filled: six cards in a row, and a wooden stick."""
    cards = (
        (0.3 + 0.09 * i, (0.6 + 0.06 * i) * snap(rng, (0.9 + 0.03 * i) * pitch, 165))
        for i in range(6)
    )
    return mix(
        *cards,
        (0, 0.4 * snap(rng, 1.1 * pitch, 190)),
        (0, 0.35 * paper(rng, 0.75, 1100 * pitch, 2900 * pitch)),
        (0.9, 0.6 * bamboo(rng, 350 * pitch, 0.03)),
        (0.9, 0.5 * log(rng, 140 * pitch)),
    )


def frog_home(rng: Generator, pitch: float) -> Wave:
    """A frog is home: a tap, three kalimba notes upward and a croak."""
    chord = (
        (0.1 + 0.09 * i, kalimba(rng, frequency(midi) * pitch, 0.65))
        for i, midi in enumerate((62, 66, 69))
    )
    return damp(
        mix(
            (0, 0.6 * leaf(rng, 120 * pitch**0.5, 0.2)),
            (0, 0.15 * paper(rng, 0.2, 800, 2000)),
            *chord,
            (0.28, 0.6 * marimba(rng, frequency(50) * pitch, 0.6)),
            (0.44, 0.45 * croak(rng, 1.15 * pitch**0.3, 0.15, 80, 560, 860, 720)),
        ),
        0.5,
    )
