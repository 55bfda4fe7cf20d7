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
    horn,
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
    """Somebody wins: a tune that climbs, a roll, a cadence, three croaks and a roll that fades."""
    melody = (
        (0, 69, 0.65), (0.16, 74, 0.7), (0.32, 76, 0.65), (0.48, 78, 0.8), (0.80, 81, 0.8),
        (0.96, 78, 0.7), (1.12, 81, 0.8), (1.28, 86, 0.95), (1.92, 83, 0.8), (2.08, 85, 0.85),
        (2.24, 86, 1.0), (2.24, 81, 0.7), (2.24, 78, 0.6),
    )  # fmt: skip
    roll = [(1.44 + 0.06 * i, (81, 86)[i % 2], 0.5 + 0.02 * i) for i in range(8)]
    roll += [(2.42 + 0.06 * i, (81, 86)[i % 2], 0.75 * 0.93**i) for i in range(12)]
    bass = (
        (0, 50, 0.7), (0.48, 57, 0.7), (0.80, 55, 0.7), (1.12, 57, 0.7), (1.28, 50, 0.9),
        (1.92, 55, 0.8), (2.08, 57, 0.85), (2.24, 50, 1.0), (2.24, 62, 0.8),
    )  # fmt: skip
    drums, croaks = (0, 0.48, 0.80, 1.28, 1.92, 2.08, 2.24), (0.8, 1.0, 1.2)
    return mix(
        (0, _play(rng, pitch, marimba, (*melody, *roll))),
        (0, 0.5 * _play(rng, pitch, marimba, bass)),
        (1.28, 0.55 * _play(rng, pitch, kalimba, _strum(74, 78, 81, 90))),
        (2.24, 0.6 * _play(rng, pitch, kalimba, _strum(74, 78, 81, 86, 90))),
        *((at, 0.6 * leaf(rng, 95 * pitch, 0.2)) for at in drums),
        *((2.5 + 0.09 * i, 0.4 * _short_croak(rng, p * pitch)) for i, p in enumerate(croaks)),
    )


def tie(rng: Generator, pitch: float) -> Wave:
    """A tie: two marimba notes by turns, a chord, the same higher, and softly once more."""
    sway = [(0.2 * i, (69, 74)[i % 2], 0.6) for i in range(4)]
    higher = [(1.2 + 0.2 * i, (74, 79)[i % 2], 0.65) for i in range(4)]
    softly = [(2.3 + 0.2 * i, (81, 86)[i % 2], 0.7 * 0.85**i) for i in range(5)]
    half = ((0.84, 67, 0.5), (0.84, 71, 0.55), (0.84, 79, 0.7))
    close = ((2.06, 66, 0.6), (2.06, 69, 0.65), (2.06, 74, 0.8), (2.06, 78, 0.7))
    bass = ((0, 50, 0.7), (0.4, 57, 0.6), (0.84, 55, 0.8), (1.2, 57, 0.7), (1.6, 57, 0.7))
    return mix(
        (0, _play(rng, pitch, marimba, (*sway, *half, *higher, *close, *softly))),
        (0, 0.5 * _play(rng, pitch, marimba, (*bass, (2.06, 50, 1.0)))),
        (0.84, 0.5 * _play(rng, pitch, kalimba, _strum(83, 86))),
        (2.06, 0.5 * _play(rng, pitch, kalimba, _strum(78, 81, 86))),
        *((at, 0.6 * leaf(rng, 98 * pitch, 0.2)) for at in (0, 0.4, 0.84, 1.2, 1.6, 2.06)),
        *((2.34 + 0.16 * i, 0.4 * _short_croak(rng, p * pitch)) for i, p in enumerate((0.9, 1.15))),
    )


def coronation(rng: Generator, pitch: float) -> Wave:
    """A king is crowned: drums, horns that climb to a chord twice, and kalimba notes upward."""
    call = ((0, 62, 0.14), (0.2, 66, 0.14), (0.4, 69, 0.3), (0.8, 67, 0.14), (1.0, 69, 0.16))
    chords = (
        (1.3, 0.5, 62, 66, 69, 74), (1.92, 0.12, 62, 67, 71, 74), (2.08, 0.12, 64, 69, 73, 76),
        (2.24, 0.7, 62, 66, 69, 78),
    )  # fmt: skip
    horns = [(at, 0.6 * horn(rng, frequency(m) * pitch, long)) for at, m, long in call]
    for at, long, *notes in chords:
        horns += [(at, 0.5 * horn(rng, frequency(m) * pitch, long)) for m in notes]
    bass = ((1.3, 50, 0.5), (1.92, 55, 0.5), (2.08, 57, 0.5), (2.24, 50, 0.7))
    drums = (0, 0.4, 0.8, 1.0, 1.1, 1.2, 1.3, 1.92, 2.0, 2.08, 2.16, 2.24)
    return mix(
        *((at, 0.7 * leaf(rng, 88 * pitch, 0.2)) for at in drums),
        *horns,
        (0, _play(rng, pitch, marimba, bass)),
        (1.32, 0.5 * _play(rng, pitch, kalimba, _strum(74, 78, 81, 86, 90))),
        (2.26, 0.5 * _play(rng, pitch, kalimba, _strum(74, 78, 81, 86, 90, 93))),
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


def _strum(*notes: int) -> list[tuple[float, float, float]]:
    """A chord upward, one note soon after another."""
    return [(0.035 * i, note, 0.6) for i, note in enumerate(notes)]


def _short_croak(rng: Generator, pitch: float) -> Wave:
    return croak(rng, pitch, 0.17, 76 * pitch**0.5, 540, 780, 660)
