"""What the house says: passes, hints, records, a film wound by hand."""

from __future__ import annotations

from numpy.random import Generator

from sounds.instruments import bamboo, bubble, drops, kalimba, leaf, log, marimba, note, paper, snap
from sounds.synthesis import Wave, damp, lay


def passed(rng: Generator, pitch: float) -> Wave:
    """A hand waves the turn on: a low bar, a lower one, and a breath of paper."""
    return damp(
        lay(
            (0, 0.35 * leaf(rng, 130 * pitch, 0.15)),
            (0, marimba(rng, note(66) * pitch, 0.5)),
            (0.13, marimba(rng, note(62) * pitch, 0.45)),
            (0.1, 0.18 * paper(rng, 0.25, 1900, 800)),
        ),
        0.3,
    )


def still_there(rng: Generator, pitch: float) -> Wave:
    """Somebody knocks, and waits with a question."""
    return lay(
        (0, 0.7 * log(rng, 170 * pitch)),
        (0.16, 0.7 * log(rng, 172 * pitch)),
        (0.4, kalimba(rng, note(74) * pitch, 0.6)),
        (0.55, kalimba(rng, note(79) * pitch, 0.6)),
        (0.57, 0.25 * bubble(1180 * pitch, 0.03)),
    )


def hint(rng: Generator, pitch: float) -> Wave:
    """A slip of paper comes up with something worth knowing."""
    return damp(
        lay(
            (0, 0.18 * paper(rng, 0.16, 1200, 2800)),
            (0.06, 0.5 * kalimba(rng, note(81) * pitch, 0.45)),
            (0.15, 0.5 * kalimba(rng, note(86) * pitch, 0.45)),
            (0.15, 0.3 * leaf(rng, 150 * pitch, 0.2)),
        ),
        0.28,
    )


def records(rng: Generator, pitch: float) -> Wave:
    """The book of the pond is opened: a heavy cover, and four tines for those in it."""
    tines = (
        (0.16 + 0.07 * i, 0.5 * kalimba(rng, note(midi) * pitch, 0.6))
        for i, midi in enumerate((69, 74, 78, 81))
    )
    return damp(
        lay(
            (0, 0.3 * paper(rng, 0.3, 700, 2400)),
            (0.1, 0.7 * log(rng, 105 * pitch)),
            (0.12, 0.4 * snap(rng, 0.7 * pitch, 120)),
            *tines,
        ),
        0.45,
    )


def replay_step(rng: Generator, pitch: float) -> Wave:
    """A film wound on by one picture: a ratchet, and its spring."""
    return lay(
        (0, bamboo(rng, 880 * pitch, 0.012)),
        (0.03, 0.6 * bamboo(rng, 690 * pitch, 0.016)),
        (0.032, 0.12 * drops(rng, 2, 0.05, 1600, 2600)),
    )
