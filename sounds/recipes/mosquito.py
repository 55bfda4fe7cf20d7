"""Sounds of Mosquito."""

from __future__ import annotations

import numpy as np
from numpy.random import Generator

from sounds.instruments import (
    bamboo,
    bell,
    bubble,
    buzz,
    frequency,
    kalimba,
    leaf,
    log,
    marimba,
    paper,
    puff,
    snap,
)
from sounds.synthesis import Wave, damp, envelope, glide, mix, sample_times


def cut(rng: Generator, pitch: float) -> Wave:
    """The pile is cut: half of it is lifted, and one card is turned."""
    return mix(
        (0, 0.6 * snap(rng, 0.9 * pitch, 150)),
        (0.02, 0.7 * paper(rng, 0.13, 1000 * pitch, 2400 * pitch)),
        (0.16, 0.7 * snap(rng, 1.05 * pitch, 170)),
        (0.19, 0.35 * paper(rng, 0.1, 2400 * pitch, 1300)),
        (0.28, 0.9 * snap(rng, 0.8 * pitch, 130)),
        (0.285, 0.35 * log(rng, 130 * pitch)),
    )


def placed(rng: Generator, pitch: float) -> Wave:
    """A card is placed: it lands and slides into its place."""
    return mix(
        (0, 0.9 * snap(rng, pitch, 165)),
        (0.005, 0.4 * log(rng, 165 * pitch)),
        (0.01, 0.35 * paper(rng, 0.12, 2400 * pitch, 1300 * pitch)),
        (0.03, 0.1 * damp(kalimba(rng, frequency(86) * pitch, 0.4), 0.08)),
    )


def exchange(rng: Generator, pitch: float) -> Wave:
    """Two cards are exchanged: one glide upward, one downward, and both land."""
    return mix(
        (0, 0.4 * snap(rng, 1.2 * pitch, 200)),
        (0.015, 0.35 * snap(rng, 1.05 * pitch, 180)),
        (0.02, 0.7 * paper(rng, 0.5, 800 * pitch, 3400 * pitch)),
        (0.05, 0.7 * paper(rng, 0.5, 3600 * pitch, 900 * pitch)),
        (0.54, 0.8 * snap(rng, pitch, 165)),
        (0.57, 0.9 * snap(rng, 0.9 * pitch, 150)),
    )


def cover(rng: Generator, pitch: float) -> Wave:
    """A card covers another: paper is laid down and pressed."""
    return mix(
        (0, 0.8 * snap(rng, 0.82 * pitch, 140)),
        (0.005, 0.6 * leaf(rng, 118 * pitch, 0.1)),
        (0.02, 0.4 * puff(rng, 0.2, 250, 1200)),
        (0.05, 0.3 * paper(rng, 0.16, 1100, 700)),
    )


def halo(rng: Generator, pitch: float) -> Wave:
    """Three cards form a buzz: three kalimba notes upward."""
    lights = (
        (0.085 * i, 0.7 * kalimba(rng, frequency(midi) * pitch, 0.5))
        for i, midi in enumerate((78, 81, 85))
    )
    return damp(
        mix(
            *lights,
            (0, 0.3 * leaf(rng, 160 * pitch, 0.1)),
            (0.02, 0.12 * puff(rng, 0.3, 900, 3000)),
        ),
        0.26,
    )


def flight(rng: Generator, pitch: float) -> Wave:
    """A mosquito takes off and flies one loop."""
    seconds = 0.62
    loop = glide(seconds, 470, 640, 560, 760, 700) * pitch
    near = envelope((0, 0), (0.08, 0.9), (0.3, 0.45), (0.45, 1), (seconds, 0))
    wings = buzz(rng, loop)[: near.size] * near
    return mix(
        (0, 0.3 * snap(rng, 1.3 * pitch, 230)),
        (0.01, 0.55 * wings),
        (0.42, 0.6 * damp(kalimba(rng, frequency(86) * pitch, 0.5), 0.2)),
        (0.5, 0.6 * damp(kalimba(rng, frequency(90) * pitch, 0.5), 0.2)),
    )


def snapped(rng: Generator, pitch: float) -> Wave:
    """A frog's tongue snaps a mosquito: a wet flick out and back, and a gulp."""
    return mix(
        (0, 0.5 * puff(rng, 0.08, 700, 3200)),
        (0.05, 0.8 * snap(rng, 1.3 * pitch, 240)),
        (0.08, 0.4 * bubble(520 * pitch, 0.02, 0.8)),
        (0.17, 0.9 * bubble(210 * pitch, 0.045, 0.9)),
        (0.25, 0.5 * bubble(330 * pitch, 0.03, 0.5)),
    )


def deal_over(rng: Generator, pitch: float) -> Wave:
    """A deal ends: five slow marimba notes, a distant bell, and wings."""
    melody = ((0, 69, 0.6), (0.22, 73, 0.55), (0.44, 76, 0.6), (0.7, 74, 0.55), (0.96, 69, 0.65))
    away = glide(1.1, 620 * pitch, 560 * pitch, 480 * pitch)
    fading = np.exp(-sample_times(1.1) / 0.3) * np.clip(sample_times(1.1) / 0.12, 0, 1)
    return mix(
        *((at, marimba(rng, frequency(midi) * pitch, force)) for at, midi, force in melody),
        (0, 0.5 * marimba(rng, frequency(50) * pitch, 0.5)),
        (0.44, 0.5 * marimba(rng, frequency(57) * pitch, 0.5)),
        (0.96, 0.6 * marimba(rng, frequency(50) * pitch, 0.6)),
        (0.96, 0.25 * bell(rng, frequency(86) * pitch)),
        (0.98, 0.5 * kalimba(rng, frequency(81) * pitch, 0.45)),
        (1.0, 0.12 * buzz(rng, away) * fading),
        (0.96, 0.3 * bubble(700, 0.04)),
        (0, 0.25 * bamboo(rng, 370 * pitch, 0.03)),
    )
