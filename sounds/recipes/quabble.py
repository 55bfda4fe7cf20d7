"""Quabble: paws, treasure, a king with a horn, and beasts of doubtful manners."""

from __future__ import annotations

import numpy as np
from numpy.random import Generator

from sounds.instruments import (
    bamboo,
    bell,
    bubble,
    croak,
    horn,
    kalimba,
    leaf,
    log,
    marimba,
    note,
    paper,
    puff,
    snap,
)
from sounds.names import RATE
from sounds.synthesis import (
    Wave,
    below,
    between,
    damp,
    follow,
    hiss,
    lay,
    level,
    slide,
    strike,
    tone,
)


def offer(rng: Generator, pitch: float) -> Wave:
    """A card is held up for all to read, and pushed down on velvet."""
    return lay(
        (0, 0.3 * snap(rng, 1.15 * pitch, 190)),
        (0, 0.7 * paper(rng, 0.26, 900 * pitch, 2500 * pitch)),
        (0.54, 0.5 * paper(rng, 0.18, 2100 * pitch, 900 * pitch)),
        (0.54, 0.25 * puff(rng, 0.2, 150, 700)),
        (0.72, 0.7 * snap(rng, 0.85 * pitch, 150)),
    )


def paw_down(rng: Generator, pitch: float) -> Wave:
    """A soft paw is put on the table, on something."""
    return lay(
        (0, leaf(rng, 105 * pitch, 0.12)),
        (0.008, 0.6 * puff(rng, 0.12, 200, 900)),
        (0.015, 0.35 * log(rng, 120 * pitch)),
        (0.02, 0.25 * paper(rng, 0.08, 1500, 800)),
    )


def paws_lift(rng: Generator, pitch: float) -> Wave:
    """All paws go up at once: cloth, air, and who claims what."""
    pats = (
        (0.016 * i, 0.45 * leaf(rng, 150 * pitch * f, 0.1))
        for i, f in enumerate(rng.uniform(0.9, 1.25, 5))
    )
    return lay(
        *pats,
        (0, 0.8 * paper(rng, 0.3, 700 * pitch, 2600 * pitch)),
        (0.03, 0.6 * puff(rng, 0.32, 300, 1800)),
    )


def treasure(rng: Generator, pitch: float) -> Wave:
    """A card drops among the silver."""
    coins = (
        (0.012 + 0.045 * i, (0.3 - 0.06 * i) * damp(bell(rng, note(m) * pitch), 0.12))
        for i, m in enumerate((93, 90, 98))
    )
    return damp(
        lay(
            (0, 0.6 * snap(rng, pitch, 160)),
            (0, 0.15 * paper(rng, 0.13, 3000, 1200)),
            (0.01, 0.8 * kalimba(rng, note(74) * pitch, 0.5)),
            *coins,
        ),
        0.3,
    )


def split(rng: Generator, pitch: float) -> Wave:
    """A card is torn in two, fairly."""
    seconds = 0.26
    rip = follow(hiss(rng, seconds), slide(seconds, 1100 * pitch, 4200 * pitch), 1.4)
    gaps = np.repeat(rng.uniform(0.15, 1, 34), round(seconds * RATE / 34) + 1)[: rip.size]
    return lay(
        (0, 0.5 * snap(rng, 1.1 * pitch, 180)),
        (0.02, level(rip * below(gaps, 900), 1.0)),
        (0.3, 0.4 * paper(rng, 0.24, 1800, 900)),
        (0.55, 0.5 * snap(rng, 0.95 * pitch, 160)),
        (0.58, 0.45 * snap(rng, 1.05 * pitch, 170)),
    )


def to_the_king(rng: Generator, pitch: float) -> Wave:
    """Nobody wanted it: two small horns and a tap of the staff for the King."""
    call = ((0.06, 69, 0.13), (0.2, 69, 0.08), (0.3, 74, 0.4))
    horns = (
        (at, 0.6 * horn(rng, note(midi + up) * pitch, seconds))
        for at, midi, seconds in call
        for up in (0, 4)
    )
    return lay((0, 0.5 * log(rng, 110 * pitch)), *horns, (0.3, 0.5 * log(rng, 100 * pitch)))


def power_wakes(rng: Generator, pitch: float) -> Wave:
    """A card opens an eye: it has something to do."""
    shine = tone(slide(0.4, 500 * pitch, 1150 * pitch), 1.0, 0.3, 0.15) * strike(0.4, 0.15, 0.12)
    return damp(
        lay(
            (0, 0.4 * puff(rng, 0.35, 500, 2600)),
            (0, 0.25 * level(shine, 1.0)),
            (0.12, 0.6 * marimba(rng, note(71) * pitch, 0.6)),
            (0.2, 0.7 * kalimba(rng, note(77) * pitch, 0.6)),
        ),
        0.32,
    )


def snatch(rng: Generator, pitch: float) -> Wave:
    """A quick red paw, a card that is gone, and a snigger."""
    laugh = (
        (0.26 + 0.1 * i, 0.55 * croak(rng, (1.7 - 0.12 * i) * pitch, 0.075, 120, 700, 950, 800))
        for i in range(3)
    )
    return lay(
        (0, snap(rng, 1.15 * pitch, 210)),
        (0.01, 0.5 * leaf(rng, 180 * pitch, 0.1)),
        (0.03, 0.7 * paper(rng, 0.2, 900 * pitch, 4200 * pitch)),
        (0.03, 0.5 * puff(rng, 0.22, 600, 3200)),
        *laugh,
    )


def empty_paw(rng: Generator, pitch: float) -> Wave:
    """A paw grabs, and closes on nothing."""
    return lay(
        (0, 0.7 * puff(rng, 0.18, 500, 2600)),
        (0.12, 0.8 * leaf(rng, 150 * pitch, 0.1)),
        (0.3, 0.6 * croak(rng, 0.9 * pitch, 0.26, 58, 640, 540, 420)),
    )


def direction_turned(rng: Generator, pitch: float) -> Wave:
    """The big arrow is cranked round on its pin, and clicks in."""
    teeth = (
        (float(at), 0.45 * bamboo(rng, (520 + 16 * i) * pitch, 0.016))
        for i, at in enumerate(np.cumsum(np.linspace(0.035, 0.085, 9)))
    )
    swirl = follow(hiss(rng, 0.6), slide(0.6, 500, 2100, 700), 2.5) * strike(0.6, 0.25, 0.2)
    return lay(
        *teeth,
        (0, 0.35 * level(swirl, 1.0)),
        (0.6, 0.7 * marimba(rng, note(67) * pitch, 0.6)),
        (0.6, 0.6 * log(rng, 130 * pitch)),
        (0.72, 0.6 * marimba(rng, note(62) * pitch, 0.6)),
    )


def kind_lit(rng: Generator, pitch: float) -> Wave:
    """A lamp is turned on the next kind: a drum skin, and an open fifth."""
    return damp(
        lay(
            (0, 0.9 * leaf(rng, 84 * pitch, 0.15)),
            (0, 0.3 * puff(rng, 0.25, 200, 900)),
            (0.03, 0.7 * marimba(rng, note(50) * pitch, 0.6)),
            (0.07, 0.5 * kalimba(rng, note(69) * pitch, 0.55)),
        ),
        0.4,
    )


def score_step(rng: Generator, pitch: float) -> Wave:
    """A card pays: one bar, one tine, one coin."""
    return damp(
        lay(
            (0, marimba(rng, note(57) * pitch, 0.65)),
            (0.004, 0.5 * kalimba(rng, note(69) * pitch, 0.6)),
            (0.03, 0.12 * damp(bell(rng, note(81) * pitch), 0.1)),
            (0, 0.2 * snap(rng, 1.1, 180)),
        ),
        0.2,
    )


def slain(rng: Generator, pitch: float) -> Wave:
    """A blade strikes, and something is no longer worth anything."""
    blade = between(hiss(rng, 0.2), 2200, 6500) * strike(0.2, 0.002, 0.045)
    edge = tone(slide(0.3, 2350 * pitch, 2290 * pitch), 1.0, 0.5, 0.3) * strike(0.3, 0.004, 0.08)
    fall = tone(slide(0.35, 330 * pitch, 92 * pitch), 1.0, 0.3, 0.1) * strike(0.35, 0.005, 0.12)
    return lay(
        (0, 0.6 * level(blade, 1.0)),
        (0, 0.12 * edge),
        (0.01, log(rng, 115 * pitch)),
        (0.01, 0.7 * snap(rng, 0.8 * pitch, 120)),
        (0.08, 0.5 * level(fall, 1.0)),
        (0.28, 0.4 * puff(rng, 0.3, 200, 900)),
    )


def feast(rng: Generator, pitch: float) -> Wave:
    """Three bites, a swallow, and a small burp."""
    bites = (
        (0.17 * i, (0.9 - 0.1 * i) * _bite(rng, pitch * rng.uniform(0.92, 1.08))) for i in range(3)
    )
    return lay(
        *bites,
        (0.55, 0.7 * bubble(190 * pitch, 0.06, 0.9)),
        (0.78, 0.8 * croak(rng, 0.62 * pitch, 0.28, 47, 430, 640, 480)),
    )


def coronation(rng: Generator, pitch: float) -> Wave:
    """All is counted: drums, horns in three voices, and silver on top."""
    melody = ((0, 62, 0.14), (0.2, 66, 0.14), (0.4, 69, 0.3), (0.8, 67, 0.14), (1.0, 69, 0.16))
    horns = [(at, 0.6 * horn(rng, note(m) * pitch, s)) for at, m, s in melody]
    horns += [(1.3, 0.5 * horn(rng, note(m) * pitch, 0.95)) for m in (62, 66, 69, 74)]
    silver = (
        (1.32 + 0.07 * i, 0.5 * kalimba(rng, note(m) * pitch, 0.6))
        for i, m in enumerate((74, 78, 81, 86, 90))
    )
    drums = (0, 0.4, 0.8, 1.0, 1.1, 1.2, 1.3)
    return lay(
        *((at, 0.7 * leaf(rng, 88 * pitch, 0.2)) for at in drums),
        *horns,
        (1.3, 0.6 * marimba(rng, note(50) * pitch, 0.8)),
        *silver,
    )


def _bite(rng: Generator, pitch: float) -> Wave:
    crunch = between(hiss(rng, 0.09), 700, 4200) * strike(0.09, 0.004, 0.022)
    return lay(
        (0, level(crunch, 0.7)),
        (0.006, 0.6 * snap(rng, 0.8 * pitch, 200)),
        (0.03, 0.5 * leaf(rng, 210 * pitch, 0.5)),
    )
