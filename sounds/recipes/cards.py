"""Sounds of cards and curtains: stiff paper, felt, reeds."""

from __future__ import annotations

import numpy as np
from numpy.random import Generator

from sounds.instruments import (
    bamboo,
    bubble,
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
from sounds.synthesis import Wave, damp, mix


def deal(rng: Generator, pitch: float) -> Wave:
    """A card is dealt: it is flicked off the pile and flies."""
    return mix(
        (0, snap(rng, pitch, 180)),
        (0.005, 0.5 * paper(rng, 0.12, 1300 * pitch, 3300 * pitch)),
        (0.02, 0.2 * puff(rng, 0.14)),
    )


def hover(rng: Generator, pitch: float) -> Wave:
    """A card under the cursor: its corner is lifted."""
    return mix(
        (0, paper(rng, 0.06, 1700 * pitch, 3000 * pitch)), (0.025, 0.45 * snap(rng, 1.2 * pitch))
    )


def seal(rng: Generator, pitch: float) -> Wave:
    """A card is chosen face down: it is pressed under a wooden stamp."""
    return mix(
        (0, 0.6 * snap(rng, 0.85 * pitch, 150)),
        (0.004, 0.9 * log(rng, 118 * pitch)),
        (0.005, 0.25 * bamboo(rng, 430 * pitch, 0.014)),
        (0.02, 0.35 * paper(rng, 0.11, 2400 * pitch, 1200 * pitch)),
    )


def flip(rng: Generator, pitch: float) -> Wave:
    """A card is turned over: it is lifted, swung and laid down."""
    return mix(
        (0, snap(rng, 1.2 * pitch, 190)),
        (0.01, 0.5 * paper(rng, 0.15, 900 * pitch, 2900 * pitch)),
        (0.14, 0.55 * snap(rng, 1.05 * pitch, 165)),
    )


def laid(rng: Generator, pitch: float) -> Wave:
    """A card is played: it is drawn from the hand and laid down."""
    return mix(
        (0, snap(rng, 0.92 * pitch, 150)),
        (0.003, 0.45 * log(rng, 150 * pitch)),
        (0.01, 0.45 * paper(rng, 0.12, 2600 * pitch, 1500 * pitch)),
        (0.03, 0.25 * puff(rng, 0.1)),
    )


def taken(rng: Generator, pitch: float) -> Wave:
    """A card is taken: it is picked up and slips into a hand."""
    return mix(
        (0, 0.6 * snap(rng, 1.2 * pitch, 200)),
        (0.02, 0.8 * paper(rng, 0.16, 1400 * pitch, 3600 * pitch)),
        (0.15, 0.35 * paper(rng, 0.07, 2600 * pitch, 3400 * pitch)),
        (0.19, 0.4 * snap(rng, 1.3 * pitch, 230)),
    )


def returned(rng: Generator, pitch: float) -> Wave:
    """A card comes back: paper in the air, and three kalimba notes upward."""
    return damp(
        mix(
            (0, 0.35 * paper(rng, 0.17, 1100 * pitch, 3400 * pitch)),
            (0.06, kalimba(rng, frequency(74) * pitch, 0.6)),
            (0.115, kalimba(rng, frequency(78) * pitch, 0.65)),
            (0.17, kalimba(rng, frequency(86) * pitch, 0.75)),
            (0.18, 0.3 * snap(rng, 1.1 * pitch)),
        ),
        0.4,
    )


def lost(rng: Generator, pitch: float) -> Wave:
    """A card is lost: paper in the air, two low marimba notes, a plop and drops."""
    return mix(
        (0, 0.5 * paper(rng, 0.26, 2600 * pitch, 900 * pitch)),
        (0.03, 0.4 * log(rng, 160 * pitch)),
        (0.03, marimba(rng, frequency(69) * pitch, 0.5)),
        (0.19, marimba(rng, frequency(65) * pitch, 0.5)),
        (0.33, 0.8 * bubble(270 * pitch, 0.055, 0.8)),
        (0.37, 0.16 * drops(rng, 4, 0.2, 800, 2000)),
    )


def all_sealed(rng: Generator, pitch: float) -> Wave:
    """All have chosen: a puff of air, and a kalimba chord upward."""
    strum = [
        (0.05 + 0.035 * i, kalimba(rng, frequency(midi) * pitch, 0.6))
        for i, midi in enumerate((62, 69, 74, 78))
    ]
    tap = 0.5 * leaf(rng, 110 * pitch, 0.15)
    return damp(mix((0, 0.2 * puff(rng, 0.3)), (0.02, tap), *strum), 0.5)


def curtain_open(rng: Generator, pitch: float) -> Wave:
    """A curtain of reeds is opened."""
    return mix(
        (0, paper(rng, 0.5, 700 * pitch, 2300 * pitch)),
        (0.04, 0.9 * _rattle(rng, 7, 0.34, 620 * pitch)),
        (0.02, 0.4 * puff(rng, 0.5)),
    )


def curtain_close(rng: Generator, pitch: float) -> Wave:
    """A curtain of reeds is closed, and touches its frame."""
    return mix(
        (0, paper(rng, 0.46, 2100 * pitch, 650 * pitch)),
        (0.03, 0.9 * _rattle(rng, 7, 0.36, 540 * pitch)),
        (0.41, 0.7 * log(rng, 125 * pitch)),
    )


def dummy_turn(rng: Generator, pitch: float) -> Wave:
    """The dummy's card is turned: slowly, with a hollow tap."""
    return mix(
        (0, 0.7 * paper(rng, 0.24, 700 * pitch, 2300 * pitch)),
        (0.21, snap(rng, 0.85 * pitch, 140)),
        (0.22, 0.5 * bamboo(rng, 370 * pitch, 0.035)),
    )


def shuffle(rng: Generator, pitch: float) -> Wave:
    """Cards are riffled together and tapped straight."""
    gaps = np.linspace(0.05, 0.02, 16) * rng.uniform(0.8, 1.2, 16)
    riffle = [
        (float(at), rng.uniform(0.3, 0.6) * snap(rng, rng.uniform(0.9, 1.2) * pitch, 210))
        for at in np.cumsum(gaps)
    ]
    end = riffle[-1][0]
    return mix(
        *riffle,
        (0, 0.25 * paper(rng, end, 1200, 2600)),
        (end + 0.06, 0.7 * paper(rng, 0.24, 2800 * pitch, 1000 * pitch)),
        (end + 0.30, snap(rng, 0.9 * pitch, 140)),
        (end + 0.42, 0.7 * snap(rng, 0.95 * pitch, 145)),
    )


def _rattle(rng: Generator, count: int, seconds: float, pitch: float) -> Wave:
    return mix(
        *(
            (at, rng.uniform(0.4, 1) * bamboo(rng, pitch * rng.uniform(0.85, 1.2), 0.014))
            for at in np.sort(rng.uniform(0, seconds, count))
        )
    )
