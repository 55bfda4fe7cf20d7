"""Sounds of menus and seats: bamboo, kalimba and water, in D major pentatonic."""

from __future__ import annotations

from numpy.random import Generator

from sounds.instruments import bamboo, bubble, frequency, kalimba, leaf, log, marimba, paper, snap
from sounds.synthesis import Wave, damp, mix


def move(rng: Generator, pitch: float) -> Wave:
    """The cursor moves: a fingernail on bamboo."""
    return mix((0, bamboo(rng, 1010 * pitch, 0.014)), (0.004, 0.25 * bubble(1500 * pitch, 0.016)))


def change(rng: Generator, pitch: float) -> Wave:
    """A value changes: a bead pushed along a reed."""
    rub = 0.3 * paper(rng, 0.05, 1500, 2600)
    return mix((0, rub), (0.025, bamboo(rng, 760 * pitch, 0.016)))


def confirm(rng: Generator, pitch: float) -> Wave:
    """Confirmed: two kalimba notes upward, and a tapped leaf."""
    return damp(
        mix(
            (0, 0.5 * leaf(rng, 150 * pitch, 0.2)),
            (0.005, kalimba(rng, frequency(74) * pitch, 0.7)),
            (0.075, kalimba(rng, frequency(81) * pitch, 0.8)),
        ),
        0.22,
    )


def back(rng: Generator, pitch: float) -> Wave:
    """Back: two kalimba notes downward, softer."""
    return damp(
        mix(
            (0, 0.4 * leaf(rng, 130 * pitch, 0.2)),
            (0.005, kalimba(rng, frequency(78) * pitch, 0.55)),
            (0.08, kalimba(rng, frequency(69) * pitch, 0.6)),
        ),
        0.22,
    )


def page(rng: Generator, pitch: float) -> Wave:
    """A page is turned and laid down."""
    return mix(
        (0, paper(rng, 0.24, 900 * pitch, 3400 * pitch)),
        (0.15, 0.5 * paper(rng, 0.16, 2800 * pitch, 1200)),
        (0.27, 0.35 * snap(rng, 0.8 * pitch, 140)),
    )


def refuse(rng: Generator, pitch: float) -> Wave:
    """Refused: two knocks on a wet log."""
    return mix((0, log(rng, 165 * pitch)), (0.115, 0.8 * log(rng, 160 * pitch)))


def ignored(rng: Generator, pitch: float) -> Wave:
    """Heard, but not counted: a fingertip on a lily leaf."""
    return leaf(rng, 190 * pitch, 0.08)


def pause(rng: Generator, pitch: float) -> Wave:
    """The match pauses: two notes downward."""
    return _two_notes(rng, frequency(74) * pitch, frequency(69) * pitch)


def resume(rng: Generator, pitch: float) -> Wave:
    """The match goes on: two notes upward."""
    return _two_notes(rng, frequency(69) * pitch, frequency(74) * pitch)


def join(rng: Generator, pitch: float) -> Wave:
    """A seat is taken: a leaf, three kalimba notes upward, a drop."""
    return damp(
        mix(
            (0, 0.8 * leaf(rng, 140 * pitch, 0.35)),
            (0.03, kalimba(rng, frequency(69) * pitch, 0.6)),
            (0.10, kalimba(rng, frequency(74) * pitch, 0.65)),
            (0.17, kalimba(rng, frequency(78) * pitch, 0.8)),
            (0.26, 0.22 * bubble(1250 * pitch, 0.03)),
        ),
        0.35,
    )


def leave(rng: Generator, pitch: float) -> Wave:
    """A seat is left: three kalimba notes downward, a plop."""
    return damp(
        mix(
            (0, kalimba(rng, frequency(78) * pitch, 0.6)),
            (0.08, kalimba(rng, frequency(74) * pitch, 0.55)),
            (0.16, kalimba(rng, frequency(69) * pitch, 0.5)),
            (0.25, 0.5 * bubble(330 * pitch, 0.045, 0.7)),
        ),
        0.35,
    )


def pad_plugged(rng: Generator, pitch: float) -> Wave:
    """A gamepad is plugged in: a click of wood, and notes upward."""
    return mix(
        (0, 0.7 * bamboo(rng, 520 * pitch, 0.02)),
        (0.06, bamboo(rng, 640 * pitch, 0.03)),
        (0.15, marimba(rng, frequency(69) * pitch, 0.55)),
        (0.25, marimba(rng, frequency(76) * pitch, 0.65)),
    )


def pad_lost(rng: Generator, pitch: float) -> Wave:
    """A gamepad is lost: a click of wood, and notes downward."""
    return mix(
        (0, bamboo(rng, 560 * pitch, 0.025)),
        (0.10, marimba(rng, frequency(74) * pitch, 0.6)),
        (0.22, marimba(rng, frequency(66) * pitch, 0.6)),
        (0.36, 0.6 * log(rng, 120 * pitch)),
    )


def notice(rng: Generator, pitch: float) -> Wave:
    """A notice appears: a drop and one kalimba note."""
    return damp(
        mix(
            (0, 0.6 * bubble(880 * pitch, 0.035, 0.3)),
            (0.05, kalimba(rng, frequency(81) * pitch, 0.6)),
        ),
        0.3,
    )


def _two_notes(rng: Generator, first: float, second: float) -> Wave:
    """Two marimba notes, each with a tap on a leaf."""
    return damp(
        mix(
            (0, marimba(rng, first, 0.5)),
            (0, 0.3 * leaf(rng, 150, 0.4)),
            (0.11, marimba(rng, second, 0.55)),
            (0.11, 0.3 * leaf(rng, 135, 0.4)),
        ),
        0.25,
    )
