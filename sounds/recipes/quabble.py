"""Sounds of Quabble."""

from __future__ import annotations

import numpy as np
from numpy.random import Generator

from sounds.instruments import (
    bamboo,
    bell,
    bubble,
    croak,
    frequency,
    horn,
    kalimba,
    leaf,
    log,
    marimba,
    paper,
    puff,
    snap,
    thump,
)
from sounds.names import RATE
from sounds.synthesis import (
    Wave,
    band_pass,
    damp,
    decay,
    glide,
    low_pass,
    mix,
    noise,
    normalise,
    sweep_filter,
    tone,
)

PAIRS = (66, 69), (69, 74), (74, 78)  # of notes that all keys have


def offer(rng: Generator, pitch: float) -> Wave:
    """A card is offered: it is lifted, and pushed down on cloth."""
    return mix(
        (0, 0.3 * snap(rng, 1.15 * pitch, 190)),
        (0, 0.7 * paper(rng, 0.26, 900 * pitch, 2500 * pitch)),
        (0.54, 0.5 * paper(rng, 0.18, 2100 * pitch, 900 * pitch)),
        (0.54, 0.25 * puff(rng, 0.2, 150, 700)),
        (0.72, 0.7 * snap(rng, 0.85 * pitch, 150)),
    )


def paw_down(rng: Generator, pitch: float) -> Wave:
    """A paw is laid on the table."""
    return mix(
        (0, leaf(rng, 105 * pitch, 0.12)),
        (0.008, 0.6 * puff(rng, 0.12, 200, 900)),
        (0.015, 0.35 * log(rng, 120 * pitch)),
        (0.02, 0.25 * paper(rng, 0.08, 1500, 800)),
    )


def paws_lift(rng: Generator, pitch: float) -> Wave:
    """All paws are lifted at once: cloth and air."""
    pats = (
        (0.016 * i, 0.45 * leaf(rng, 150 * pitch * f, 0.1))
        for i, f in enumerate(rng.uniform(0.9, 1.25, 5))
    )
    return mix(
        *pats,
        (0, 0.8 * paper(rng, 0.3, 700 * pitch, 2600 * pitch)),
        (0.03, 0.6 * puff(rng, 0.32, 300, 1800)),
    )


def treasure(rng: Generator, pitch: float) -> Wave:
    """A card comes to a treasure: coins."""
    coins = (
        (0.012 + 0.045 * i, (0.3 - 0.06 * i) * damp(bell(rng, frequency(m) * pitch), 0.12))
        for i, m in enumerate((93, 90, 98))
    )
    return damp(
        mix(
            (0, 0.6 * snap(rng, pitch, 160)),
            (0, 0.15 * paper(rng, 0.13, 3000, 1200)),
            (0.01, 0.8 * kalimba(rng, frequency(74) * pitch, 0.5)),
            *coins,
        ),
        0.3,
    )


def split(rng: Generator, pitch: float) -> Wave:
    """A card is torn in two."""
    seconds = 0.26
    rip = sweep_filter(noise(rng, seconds), glide(seconds, 1100 * pitch, 4200 * pitch), 1.4)
    gaps = np.repeat(rng.uniform(0.15, 1, 34), round(seconds * RATE / 34) + 1)[: rip.size]
    return mix(
        (0, 0.5 * snap(rng, 1.1 * pitch, 180)),
        (0.02, normalise(rip * low_pass(gaps, 900), 1.0)),
        (0.3, 0.4 * paper(rng, 0.24, 1800, 900)),
        (0.55, 0.5 * snap(rng, 0.95 * pitch, 160)),
        (0.58, 0.45 * snap(rng, 1.05 * pitch, 170)),
    )


def to_the_king(rng: Generator, pitch: float) -> Wave:
    """A card goes to the King: two small horns in key, and a tap of a staff."""
    first, second, _ = rng.permutation(PAIRS)
    call = ((0.06, 0.13, first), (0.2, 0.08, second), (0.3, 0.4, PAIRS[-1]))
    horns = (
        (at, 0.6 * horn(rng, frequency(midi), seconds))
        for at, seconds, notes in call
        for midi in notes
    )
    return mix((0, 0.5 * log(rng, 110 * pitch)), *horns, (0.3, 0.5 * log(rng, 100 * pitch)))


def power_wakes(rng: Generator, pitch: float) -> Wave:
    """A power becomes active: a rising tone, and two notes."""
    shine = tone(glide(0.4, 500 * pitch, 1150 * pitch), 1.0, 0.3, 0.15) * decay(0.4, 0.15, 0.12)
    return damp(
        mix(
            (0, 0.4 * puff(rng, 0.35, 500, 2600)),
            (0, 0.25 * normalise(shine, 1.0)),
            (0.12, 0.6 * marimba(rng, frequency(71) * pitch, 0.6)),
            (0.2, 0.7 * kalimba(rng, frequency(78) * pitch, 0.6)),
        ),
        0.32,
    )


def thief(rng: Generator, pitch: float) -> Wave:
    """A thief comes: three steps on tiptoe, each louder, and a drum that rolls up."""
    steps = (
        (0.11 * i, (0.4 + 0.2 * i) * bamboo(rng, frequency(62 + 3 * i) * pitch, 0.02))
        for i in range(3)
    )
    roll = (
        (0.045 * i, (0.15 + 0.08 * i) * leaf(rng, 95 * pitch * (1 + 0.03 * i), 0.15))
        for i in range(9)
    )
    return mix(*steps, *roll, (0.05, 0.3 * puff(rng, 0.4, 250, 1500)))


def snatch(rng: Generator, pitch: float) -> Wave:
    """A card is snatched: paper, air, and three short croaks."""
    laugh = (
        (0.26 + 0.1 * i, 0.55 * croak(rng, (1.7 - 0.12 * i) * pitch, 0.075, 120, 700, 950, 800))
        for i in range(3)
    )
    return mix(
        (0, snap(rng, 1.15 * pitch, 210)),
        (0, thump(66 * pitch)),
        (0.01, 0.5 * leaf(rng, 180 * pitch, 0.1)),
        (0.03, 0.7 * paper(rng, 0.2, 900 * pitch, 4200 * pitch)),
        (0.03, 0.5 * puff(rng, 0.22, 600, 3200)),
        *laugh,
    )


def empty_paw(rng: Generator, pitch: float) -> Wave:
    """A paw grabs nothing: air, a dull tap and a croak."""
    return mix(
        (0, 0.7 * puff(rng, 0.18, 500, 2600)),
        (0.12, 0.8 * leaf(rng, 150 * pitch, 0.1)),
        (0.3, 0.6 * croak(rng, 0.9 * pitch, 0.26, 58, 640, 540, 420)),
    )


def direction_turned(rng: Generator, pitch: float) -> Wave:
    """The direction changes: a ratchet, and two marimba notes downward."""
    teeth = (
        (float(at), 0.45 * bamboo(rng, (520 + 16 * i) * pitch, 0.016))
        for i, at in enumerate(np.cumsum(np.linspace(0.035, 0.085, 9)))
    )
    swirl = sweep_filter(noise(rng, 0.6), glide(0.6, 500, 2100, 700), 2.5) * decay(0.6, 0.25, 0.2)
    return mix(
        *teeth,
        (0, 0.35 * normalise(swirl, 1.0)),
        (0.6, 0.7 * marimba(rng, frequency(67) * pitch, 0.6)),
        (0.6, 0.6 * log(rng, 130 * pitch)),
        (0.72, 0.6 * marimba(rng, frequency(62) * pitch, 0.6)),
    )


def kind_lit(rng: Generator, pitch: float) -> Wave:
    """The next kind is scored: a drum, and an open fifth."""
    return damp(
        mix(
            (0, 0.9 * leaf(rng, 84 * pitch, 0.15)),
            (0, 0.3 * puff(rng, 0.25, 200, 900)),
            (0.03, 0.7 * marimba(rng, frequency(50) * pitch, 0.6)),
            (0.07, 0.5 * kalimba(rng, frequency(69) * pitch, 0.55)),
        ),
        0.4,
    )


def score_step(rng: Generator, pitch: float) -> Wave:
    """A card scores: a marimba note, a kalimba note and a coin, each time in other shares."""
    wood, tine, tin = rng.dirichlet((1.0, 1.0, 1.0))
    coin = rng.uniform(0.95, 1.05)
    return damp(
        mix(
            (rng.uniform(0, 0.012), (0.3 + wood) * marimba(rng, frequency(57) * pitch, 0.65)),
            (rng.uniform(0, 0.012), (0.2 + tine) * kalimba(rng, frequency(69) * pitch, 0.6)),
            (0.02, (0.06 + 0.3 * tin) * damp(bell(rng, frequency(81) * pitch * coin), 0.1)),
            (0, 0.25 * snap(rng, 1.1 * coin, 180)),
        ),
        rng.uniform(0.14, 0.24),
    )


def blade(rng: Generator, pitch: float) -> Wave:
    """A blade is drawn and swung."""
    ring = tone(glide(0.3, 1750 * pitch, 1820 * pitch), 1.0, 0.5, 0.3) * decay(0.3, 0.01, 0.09)
    swing = sweep_filter(noise(rng, 0.3), glide(0.3, 700, 2600 * pitch, 1500), 1.5)
    return mix(
        (0, 0.3 * paper(rng, 0.12, 2600 * pitch, 5200 * pitch)),
        (0.03, 0.1 * ring),
        (0.04, 0.7 * normalise(swing * decay(0.3, 0.12, 0.1), 1.0)),
    )


def slain(rng: Generator, pitch: float) -> Wave:
    """A card is slain: a blade, and a falling tone."""
    blade = band_pass(noise(rng, 0.2), 2200, 6500) * decay(0.2, 0.002, 0.045)
    edge = tone(glide(0.3, 2350 * pitch, 2290 * pitch), 1.0, 0.5, 0.3) * decay(0.3, 0.004, 0.08)
    fall = tone(glide(0.35, 330 * pitch, 92 * pitch), 1.0, 0.3, 0.1) * decay(0.35, 0.005, 0.12)
    return mix(
        (0, 0.6 * normalise(blade, 1.0)),
        (0, 0.12 * edge),
        (0.01, log(rng, 115 * pitch)),
        (0.01, 1.1 * thump(54 * pitch, 0.11)),
        (0.01, 0.7 * snap(rng, 0.8 * pitch, 120)),
        (0.08, 0.5 * normalise(fall, 1.0)),
        (0.28, 0.4 * puff(rng, 0.3, 200, 900)),
    )


def feast(rng: Generator, pitch: float) -> Wave:
    """A card is eaten: three bites, a swallow, and a small burp."""
    bites = (
        (0.17 * i, (0.9 - 0.1 * i) * _bite(rng, pitch * rng.uniform(0.92, 1.08))) for i in range(3)
    )
    return mix(
        *bites,
        (0.55, 0.7 * bubble(190 * pitch, 0.06, 0.9)),
        (0.78, 0.8 * croak(rng, 0.62 * pitch, 0.28, 47, 430, 640, 480)),
    )


def _bite(rng: Generator, pitch: float) -> Wave:
    crunch = band_pass(noise(rng, 0.09), 700, 4200) * decay(0.09, 0.004, 0.022)
    return mix(
        (0, normalise(crunch, 0.7)),
        (0.006, 0.6 * snap(rng, 0.8 * pitch, 200)),
        (0.03, 0.5 * leaf(rng, 210 * pitch, 0.5)),
    )
