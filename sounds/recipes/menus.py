"""Menus and seats: bamboo, tines and a drop of water, all in D major pentatonic."""

from __future__ import annotations

from numpy.random import Generator

from sounds.instruments import bamboo, bubble, kalimba, leaf, log, marimba, note, paper, snap
from sounds.synthesis import Wave, damp, lay


def move(rng: Generator, pitch: float) -> Wave:
    """A fingernail on bamboo."""
    return lay((0, bamboo(rng, 1010 * pitch, 0.014)), (0.004, 0.25 * bubble(1500 * pitch, 0.016)))


def change(rng: Generator, pitch: float) -> Wave:
    """A bead pushed along a reed."""
    rub = 0.3 * paper(rng, 0.05, 1500, 2600)
    return lay((0, rub), (0.025, bamboo(rng, 760 * pitch, 0.016)))


def confirm(rng: Generator, pitch: float) -> Wave:
    """Two tines upward on a tapped leaf."""
    return damp(
        lay(
            (0, 0.5 * leaf(rng, 150 * pitch, 0.2)),
            (0.005, kalimba(rng, note(74) * pitch, 0.7)),
            (0.075, kalimba(rng, note(81) * pitch, 0.8)),
        ),
        0.22,
    )


def back(rng: Generator, pitch: float) -> Wave:
    """Two tines downward, softer."""
    return damp(
        lay(
            (0, 0.4 * leaf(rng, 130 * pitch, 0.2)),
            (0.005, kalimba(rng, note(78) * pitch, 0.55)),
            (0.08, kalimba(rng, note(69) * pitch, 0.6)),
        ),
        0.22,
    )


def page(rng: Generator, pitch: float) -> Wave:
    """A page turned, and laid down."""
    return lay(
        (0, paper(rng, 0.24, 900 * pitch, 3400 * pitch)),
        (0.15, 0.5 * paper(rng, 0.16, 2800 * pitch, 1200)),
        (0.27, 0.35 * snap(rng, 0.8 * pitch, 140)),
    )


def refuse(rng: Generator, pitch: float) -> Wave:
    """Two knocks on a wet log: not now."""
    return lay((0, log(rng, 165 * pitch)), (0.115, 0.8 * log(rng, 160 * pitch)))


def pause(rng: Generator, pitch: float) -> Wave:
    """The pond holds its breath."""
    return _two_bars(rng, note(74) * pitch, note(69) * pitch)


def resume(rng: Generator, pitch: float) -> Wave:
    """The pond breathes on."""
    return _two_bars(rng, note(69) * pitch, note(74) * pitch)


def join(rng: Generator, pitch: float) -> Wave:
    """Somebody hops in: a leaf, three tines upward, a drop."""
    return damp(
        lay(
            (0, 0.8 * leaf(rng, 140 * pitch, 0.35)),
            (0.03, kalimba(rng, note(69) * pitch, 0.6)),
            (0.10, kalimba(rng, note(74) * pitch, 0.65)),
            (0.17, kalimba(rng, note(78) * pitch, 0.8)),
            (0.26, 0.22 * bubble(1250 * pitch, 0.03)),
        ),
        0.35,
    )


def leave(rng: Generator, pitch: float) -> Wave:
    """Somebody slips away: three tines downward, a plop."""
    return damp(
        lay(
            (0, kalimba(rng, note(78) * pitch, 0.6)),
            (0.08, kalimba(rng, note(74) * pitch, 0.55)),
            (0.16, kalimba(rng, note(69) * pitch, 0.5)),
            (0.25, 0.5 * bubble(330 * pitch, 0.045, 0.7)),
        ),
        0.35,
    )


def pad_plugged(rng: Generator, pitch: float) -> Wave:
    """Wood clicks into wood, and answers."""
    return lay(
        (0, 0.7 * bamboo(rng, 520 * pitch, 0.02)),
        (0.06, bamboo(rng, 640 * pitch, 0.03)),
        (0.15, marimba(rng, note(69) * pitch, 0.55)),
        (0.25, marimba(rng, note(76) * pitch, 0.65)),
    )


def pad_lost(rng: Generator, pitch: float) -> Wave:
    """Wood comes loose, and the answer falls."""
    return lay(
        (0, bamboo(rng, 560 * pitch, 0.025)),
        (0.10, marimba(rng, note(74) * pitch, 0.6)),
        (0.22, marimba(rng, note(66) * pitch, 0.6)),
        (0.36, 0.6 * log(rng, 120 * pitch)),
    )


def notice(rng: Generator, pitch: float) -> Wave:
    """A drop falls next to one tine."""
    return damp(
        lay(
            (0, 0.6 * bubble(880 * pitch, 0.035, 0.3)), (0.05, kalimba(rng, note(81) * pitch, 0.6))
        ),
        0.3,
    )


def _two_bars(rng: Generator, first: float, second: float) -> Wave:
    """Two bars, each with a tap on a leaf beside it."""
    return damp(
        lay(
            (0, marimba(rng, first, 0.5)),
            (0, 0.3 * leaf(rng, 150, 0.4)),
            (0.11, marimba(rng, second, 0.55)),
            (0.11, 0.3 * leaf(rng, 135, 0.4)),
        ),
        0.25,
    )
