"""Sounds of Quibbit!: frogs, leaves, flowers, water, and the crown."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.random import Generator

from sounds.instruments import (
    bamboo,
    bell,
    bubble,
    croak,
    drops,
    frequency,
    kalimba,
    leaf,
    puff,
    spray,
)
from sounds.names import RATE
from sounds.synthesis import (
    Wave,
    damp,
    decay,
    glide,
    low_pass,
    mix,
    noise,
    normalise,
    sample_times,
    soft_clip,
    sweep_filter,
    tone,
)


def tick(rng: Generator, pitch: float) -> Wave:
    """A tile is counted: a note of bamboo and of a drop, each time in other shares."""
    wood, drop, tine = rng.dirichlet((1.0, 1.0, 1.0))
    water = bubble(frequency(81) * pitch, rng.uniform(0.02, 0.04), rng.uniform(0.05, 0.25))
    return mix(
        (0, (0.2 + wood) * bamboo(rng, frequency(74) * pitch, rng.uniform(0.015, 0.04))),
        (0, 0.35 * bamboo(rng, 430 * rng.uniform(0.85, 1.15), 0.012)),
        (rng.uniform(0, 0.015), (0.2 + 0.6 * drop) * water),
        (rng.uniform(0, 0.01), tine * damp(kalimba(rng, frequency(86) * pitch, 0.6), 0.04)),
    )


def hop(rng: Generator, pitch: float) -> Wave:
    """A frog leaps: a leaf, air, and a rising tone."""
    seconds = 0.15
    swish = sweep_filter(noise(rng, seconds), glide(seconds, 500 * pitch, 1700 * pitch), 1.2)
    spring = tone(glide(0.12, 210 * pitch, 480 * pitch), 1.0, 0.18) * decay(0.12, 0.012, 0.035)
    return mix(
        (0, 0.5 * leaf(rng, 145 * pitch, 0.2)),
        (0.005, 0.55 * spring),
        (0.01, normalise(swish * decay(seconds, 0.03, 0.04), 0.45)),
    )


def hop_on(rng: Generator, pitch: float) -> Wave:
    """A frog hops on in a chain: only the leaf, and a short rising tone."""
    low, high = rng.uniform(235, 285), rng.uniform(430, 520)
    spring = tone(glide(0.07, low * pitch, high * pitch), 1.0, 0.15) * decay(0.07, 0.006, 0.018)
    return mix(
        (0, 0.6 * damp(leaf(rng, rng.uniform(150, 190) * pitch, 0.2), 0.04)),
        (0.003, 0.5 * spring),
        (0.004, 0.2 * damp(puff(rng, 0.08, 500, 1800), 0.04)),
    )


def boing(rng: Generator, pitch: float) -> Wave:
    """A frog leaps over another: a reed is bent and vibrates."""
    seconds = rng.uniform(0.34, 0.46)
    t = sample_times(seconds)
    turns = np.cumsum(rng.uniform(8, 13) + rng.uniform(18, 36) * t) / RATE
    wobble = 1 + rng.uniform(0.1, 0.2) * np.exp(-t / 0.15) * np.sin(2 * np.pi * turns)
    low, middle = rng.uniform(140, 190), rng.uniform(280, 330)
    contour = glide(seconds, low * pitch, middle * pitch, 350 * pitch, 365 * pitch) * wobble
    reed = soft_clip(tone(contour, 1.0, 0.5, 0.34, 0.22, 0.15, 0.1, 0.06), 1.4)
    vowels = rng.uniform(400, 700), rng.uniform(1100, 1900), rng.uniform(800, 1300)
    mouth = sweep_filter(reed, glide(seconds, *(vowel * pitch for vowel in vowels)), 2.0)
    fade = decay(seconds, 0.006, 0.1)
    return mix(
        (0, 0.4 * leaf(rng, 160 * pitch, 0.25)),
        (0.008, normalise((0.5 * reed + 1.2 * mouth) * fade, 0.9)),
        (0.008, 0.12 * puff(rng, 0.2)),
    )


@dataclass(frozen=True, slots=True)
class _Throat:
    """The voice of one frog: size of its mouth, pulses a second, and how it says its call."""

    mouth: float
    rate: float
    call: tuple[tuple[float, float], ...]  # of each syllable the seconds, and its pitch
    vowels: tuple[float, ...] = (560, 820, 700)


_THROATS = (
    _Throat(1.0, 72, ((0.1, 0.85), (0.14, 1.0))),  # ri-bbit
    _Throat(0.72, 46, ((0.3, 1.0),), (430, 560, 470)),  # a bullfrog: one long, deep note
    _Throat(1.5, 118, ((0.06, 1.0), (0.06, 1.06), (0.09, 1.12)), (640, 900, 860)),  # peeps thrice
    _Throat(1.15, 84, ((0.13, 1.12), (0.17, 0.9)), (760, 640, 520)),  # falls: quo-ak
    _Throat(0.88, 60, ((0.07, 1.0), (0.07, 1.0), (0.2, 0.94)), (500, 700, 560)),  # ke-ke-croak
    _Throat(1.3, 150, ((0.26, 1.0),), (560, 980, 1150)),  # a trill that rises
)


def ribbit(rng: Generator, pitch: float) -> Wave:
    """A frog croaks; semitones count the frogs, each of which has a throat of its own."""
    frog = round(12 * np.log2(pitch)) % len(_THROATS)
    throat = _THROATS[frog]
    own = pitch / 2 ** (frog / 12) * throat.mouth
    parts, at = [], 0.0
    for seconds, height in throat.call:
        long = seconds * rng.uniform(0.92, 1.08)
        rate = throat.rate * height * rng.uniform(0.95, 1.05)
        parts.append((at, croak(rng, own * height, long, rate, *throat.vowels)))
        at += long + 0.03
    return mix(*parts)


def land_leaf(rng: Generator, pitch: float) -> Wave:
    """A frog lands on a lily pad: four wet feet, and a dip."""
    return mix(
        (0, leaf(rng, 112 * pitch, 0.4)),
        (0.012, 0.35 * leaf(rng, 150 * pitch, 0.5)),
        (0.05, 0.3 * bubble(390 * pitch, 0.04, 0.3)),
        (0.06, 0.14 * drops(rng, 4, 0.2, 900, 2200)),
    )


def land_flower(rng: Generator, pitch: float) -> Wave:
    """A frog lands on a flower: softly, with two kalimba notes."""
    return mix(
        (0, 0.8 * leaf(rng, 150 * pitch, 0.15)),
        (0.0, 0.3 * puff(rng, 0.22, 300, 2000)),
        (0.03, 0.35 * damp(kalimba(rng, frequency(81) * pitch, 0.6), 0.2)),
        (0.075, 0.35 * damp(kalimba(rng, frequency(86) * pitch, 0.6), 0.2)),
    )


def land_water(rng: Generator, pitch: float) -> Wave:
    """A frog lands in the water: a plop, and drops."""
    return mix(
        (0, 0.8 * spray(rng, 0.3, 450, 2100 * pitch)),
        (0.012, 0.9 * bubble(210 * pitch, 0.06, 1.1)),
        (0.07, 0.5 * bubble(420 * pitch, 0.035, 0.6)),
        (0.09, 0.3 * drops(rng, 8, 0.32, 700, 2600)),
    )


def dive(rng: Generator, pitch: float) -> Wave:
    """A frog dives and is out of play: a deep plop, and bubbles."""
    glugs = [
        (0.3 + 0.11 * i + rng.uniform(0, 0.04), 0.6 * 0.8**i * bubble(240 * 1.16**i, 0.045, 0.55))
        for i in range(7)
    ]
    return mix(
        (0, 0.9 * spray(rng, 0.5, 320, 1900 * pitch)),
        (0.01, low_pass(bubble(150 * pitch, 0.1, 1.3), 900)),
        (0.15, 0.25 * drops(rng, 9, 0.5, 650, 2300)),
        *glugs,
    )


def crown(rng: Generator, pitch: float) -> Wave:
    """The crown changes heads: three small bells upward."""
    arpeggio = [
        (0.06 + 0.075 * i, 0.5 * damp(bell(rng, frequency(midi) * pitch), 0.35))
        for i, midi in enumerate((81, 85, 88))
    ]
    return mix(
        (0, 0.25 * puff(rng, 0.2)),
        *arpeggio,
        (0.21, 0.5 * damp(kalimba(rng, frequency(69) * pitch, 0.6), 0.3)),
        (0.3, 0.3 * bamboo(rng, 700 * pitch, 0.02)),
    )
