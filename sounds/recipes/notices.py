"""Sounds of notices: passes, hints, records, steps of a replay."""

from __future__ import annotations

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
    snap,
)
from sounds.synthesis import Wave, damp, mix


def passed(rng: Generator, pitch: float) -> Wave:
    """A seat passes: two marimba notes downward, and paper."""
    return damp(
        mix(
            (0, 0.35 * leaf(rng, 130 * pitch, 0.15)),
            (0, marimba(rng, frequency(66) * pitch, 0.5)),
            (0.13, marimba(rng, frequency(62) * pitch, 0.45)),
            (0.1, 0.18 * paper(rng, 0.25, 1900, 800)),
        ),
        0.3,
    )


def still_there(rng: Generator, pitch: float) -> Wave:
    """The question whether anybody is there: knocks, and notes upward."""
    return mix(
        (0, 0.7 * log(rng, 170 * pitch)),
        (0.16, 0.7 * log(rng, 172 * pitch)),
        (0.4, kalimba(rng, frequency(74) * pitch, 0.6)),
        (0.55, kalimba(rng, frequency(79) * pitch, 0.6)),
        (0.57, 0.25 * bubble(1180 * pitch, 0.03)),
    )


def hint(rng: Generator, pitch: float) -> Wave:
    """A hint appears: paper, and two notes."""
    return damp(
        mix(
            (0, 0.18 * paper(rng, 0.16, 1200, 2800)),
            (0.06, 0.5 * kalimba(rng, frequency(81) * pitch, 0.45)),
            (0.15, 0.5 * kalimba(rng, frequency(86) * pitch, 0.45)),
            (0.15, 0.3 * leaf(rng, 150 * pitch, 0.2)),
        ),
        0.28,
    )


def records(rng: Generator, pitch: float) -> Wave:
    """The records are opened: a heavy cover, and four kalimba notes."""
    tines = (
        (0.16 + 0.07 * i, 0.5 * kalimba(rng, frequency(midi) * pitch, 0.6))
        for i, midi in enumerate((69, 74, 78, 81))
    )
    return damp(
        mix(
            (0, 0.3 * paper(rng, 0.3, 700, 2400)),
            (0.1, 0.7 * log(rng, 105 * pitch)),
            (0.12, 0.4 * snap(rng, 0.7 * pitch, 120)),
            *tines,
        ),
        0.45,
    )


def replay_step(rng: Generator, pitch: float) -> Wave:
    """A replay goes on by one step: a ratchet and its spring."""
    return mix(
        (0, bamboo(rng, 880 * pitch, 0.012)),
        (0.03, 0.6 * bamboo(rng, 690 * pitch, 0.016)),
        (0.032, 0.12 * drops(rng, 2, 0.05, 1600, 2600)),
    )
