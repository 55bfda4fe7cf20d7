"""Tunes and calls: marimba, kalimba and frogs in D major."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

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
    spray,
)
from sounds.synthesis import Wave, mix

_Instrument: TypeAlias = Callable[[Generator, float, float], Wave]
_Line: TypeAlias = Iterable[tuple[float, float, float]]  # second, note, force


def turn(rng: Generator, pitch: float) -> Wave:
    """A person's turn: two marimba notes upward, and a drop."""
    return mix(
        (0, 0.3 * leaf(rng, 140 * pitch, 0.4)),
        (0, marimba(rng, frequency(69) * pitch, 0.55)),
        (0.12, marimba(rng, frequency(74) * pitch, 0.7)),
        (0.12, 0.3 * kalimba(rng, frequency(86) * pitch, 0.5)),
        (0.24, 0.2 * bubble(1300 * pitch, 0.03)),
    )


def countdown(rng: Generator, pitch: float) -> Wave:
    """A second of a countdown: bamboo on a log."""
    return mix((0, bamboo(rng, 560 * pitch, 0.035)), (0, 0.6 * log(rng, 185 * pitch)))


def round_begins(rng: Generator, pitch: float) -> Wave:
    """A round begins: water, and bamboo that knocks on stone."""
    return mix(
        (0, 0.14 * spray(rng, 0.3, 900, 1900)),
        (0.02, 0.2 * drops(rng, 7, 0.22, 600, 1500)),
        (0.24, bamboo(rng, 392 * pitch, 0.06)),
        (0.24, 0.5 * log(rng, 150 * pitch)),
        (0.33, 0.22 * bamboo(rng, 392 * pitch, 0.04)),
    )


def match_start(rng: Generator, pitch: float) -> Wave:
    """A match begins: drums, three marimba notes, and two croaks."""
    return mix(
        *((at, 0.8 * leaf(rng, 98 * pitch, 0.2)) for at in (0, 0.18, 0.27, 0.45)),
        (0, _play(rng, pitch, marimba, ((0, 62, 0.6), (0.18, 69, 0.65), (0.45, 74, 0.8)))),
        (0.45, 0.5 * _play(rng, pitch, kalimba, ((0, 78, 0.6), (0.03, 81, 0.6), (0.06, 86, 0.6)))),
        (0.72, 0.45 * croak(rng, pitch, 0.1, 70, 500, 560)),
        (0.85, 0.6 * croak(rng, 1.05 * pitch, 0.16, 86, 560, 830, 700)),
    )


def lap(rng: Generator, pitch: float) -> Wave:
    """A frog laps another: a marimba run upward, and a roll."""
    run = [(0.075 * i, midi, 0.6 + 0.04 * i) for i, midi in enumerate((62, 66, 69, 71, 74, 78, 81))]
    roll = [(0.56 + 0.062 * i, 86 if i % 2 else 81, max(0.25, 0.8 - 0.045 * i)) for i in range(12)]
    return mix(
        (0, _play(rng, pitch, marimba, run)),
        (0.56, _play(rng, pitch, marimba, ((0, 50, 0.4), (0, 62, 0.6), (0, 78, 0.7)))),
        (0.56, 0.8 * leaf(rng, 90 * pitch, 0.2)),
        (0, 0.75 * _play(rng, pitch, marimba, roll)),
        (0.6, 0.5 * _play(rng, pitch, kalimba, ((0, 86, 0.6), (0.12, 90, 0.6), (0.24, 93, 0.7)))),
        (0.62, 0.2 * drops(rng, 8, 0.7, 900, 2200)),
    )


def win(rng: Generator, pitch: float) -> Wave:
    """Somebody wins: a tune, and three croaks at its end."""
    melody = (
        (0, 69, 0.65), (0.16, 74, 0.7), (0.32, 76, 0.65), (0.48, 78, 0.8), (0.80, 81, 0.8),
        (0.96, 78, 0.7), (1.12, 81, 0.8), (1.28, 86, 0.95),
    )  # fmt: skip
    bass = ((0, 50, 0.7), (0.48, 57, 0.7), (0.80, 55, 0.7), (1.12, 57, 0.7), (1.28, 50, 0.9))
    chord = ((1.28, 74, 0.6), (1.31, 78, 0.6), (1.34, 81, 0.6), (1.62, 90, 0.4))
    return mix(
        (0, _play(rng, pitch, marimba, melody)),
        (0, 0.5 * _play(rng, pitch, marimba, bass)),
        (0, 0.55 * _play(rng, pitch, kalimba, chord)),
        *((at, 0.6 * leaf(rng, 95 * pitch, 0.2)) for at in (0, 0.48, 0.80, 1.28)),
        *(
            (1.72 + 0.09 * i, 0.4 * _short_croak(rng, p * pitch))
            for i, p in enumerate((0.8, 1, 1.2))
        ),
    )


def tie(rng: Generator, pitch: float) -> Wave:
    """A tie: two marimba notes by turns, and a chord."""
    sway = [(0.2 * i, (69, 74)[i % 2], 0.6) for i in range(4)]
    close = ((0.86, 66, 0.3), (0.86, 69, 0.35), (0.86, 74, 0.55))
    return mix(
        (0, _play(rng, pitch, marimba, (*sway, *close))),
        (0.86, 0.5 * _play(rng, pitch, kalimba, ((0, 78, 0.6), (0.05, 86, 0.5)))),
        (0, 0.6 * leaf(rng, 100 * pitch, 0.2)),
        (0.86, 0.45 * leaf(rng, 92 * pitch, 0.2)),
        *((1.2 + 0.16 * i, 0.4 * _short_croak(rng, p * pitch)) for i, p in enumerate((0.9, 1.15))),
    )


def match_over(rng: Generator, pitch: float) -> Wave:
    """A match is over: five slow kalimba notes."""
    melody = ((0, 78, 0.6), (0.22, 76, 0.55), (0.44, 74, 0.6), (0.70, 69, 0.55), (1.0, 74, 0.6))
    bass = ((0, 55, 0.5), (0.44, 57, 0.5), (1.0, 50, 0.65))
    return mix(
        (0, _play(rng, pitch, kalimba, melody)),
        (0, 0.5 * _play(rng, pitch, marimba, bass)),
        (1.0, 0.5 * _play(rng, pitch, marimba, ((0, 62, 0.5), (0.04, 66, 0.5), (0.08, 69, 0.5)))),
        (1.15, 0.14 * drops(rng, 6, 0.6, 800, 1900)),
    )


def _play(rng: Generator, pitch: float, instrument: _Instrument, line: _Line) -> Wave:
    return mix(*((at, instrument(rng, frequency(midi) * pitch, force)) for at, midi, force in line))


def _short_croak(rng: Generator, pitch: float) -> Wave:
    return croak(rng, pitch, 0.17, 76 * pitch**0.5, 540, 780, 660)
