"""Loops for ambiences: what is added beyond the end goes on at the beginning."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.random import Generator
from scipy import fft

from sounds.loudness import integrated
from sounds.names import RATE
from sounds.synthesis import Wave, normalise, reverb

SECONDS = 48.0
LOUDNESS = -30.0  # LUFS of every ambience
_SIZE = round(SECONDS * RATE)


def empty_loop() -> Wave:
    """A silent loop in stereo."""
    return np.zeros((_SIZE, 2))


def mix_loops(loops: Iterable[tuple[float, Wave]]) -> Wave:
    """The sum of loops, each with its loudness in LUFS, at the loudness of an ambience."""
    heard = np.sum([at_loudness(loop, loudness) for loudness, loop in loops], axis=0)
    return at_loudness(_from_calmest(np.asarray(heard, dtype=np.float64)), LOUDNESS)


def _from_calmest(loop: Wave) -> Wave:
    """*loop* rotated, so that it begins in the middle of its calmest tenth of a second."""
    power = (loop**2).sum(axis=1)
    window = np.zeros(_SIZE)
    window[: RATE // 10] = 1
    around = fft.irfft(fft.rfft(power) * np.conj(fft.rfft(window)), _SIZE)
    return np.roll(loop, -int(around.argmin()) - RATE // 20, axis=0)


def at_loudness(loop: Wave, loudness: float) -> Wave:
    """*loop* at so many LUFS."""
    return loop * 10 ** ((loudness - integrated(loop)) / 20)


def loop_noise(rng: Generator, low: float, high: float, slope: float = 0.5) -> Wave:
    """Noise without a seam: a random spectrum of the whole loop; of unit power."""
    pitches = fft.rfftfreq(_SIZE, 1 / RATE)
    shape = 1 / np.maximum(pitches, 20) ** slope
    shape *= 1 / (1 + (low / np.maximum(pitches, 1)) ** 4) / (1 + (pitches / high) ** 4)
    spectrum = shape * np.exp(2j * np.pi * rng.random(pitches.size))
    wave = fft.irfft(spectrum, _SIZE)
    return np.asarray(wave / wave.std(), dtype=np.float64)


def modulation(rng: Generator, slow: int, quick: int, depth: float) -> Wave:
    """A level that varies around 1, between *slow* and *quick* times a loop."""
    t = np.arange(_SIZE) / _SIZE
    waves = [
        rng.uniform(0.4, 1) * np.sin(2 * np.pi * (n * t + rng.random()))
        for n in rng.integers(slow, quick + 1, 6)
    ]
    return np.asarray(np.exp(depth * np.sum(waves, axis=0) / 2), dtype=np.float64)


def stereo(left: Wave, right: Wave) -> Wave:
    """One loop from two channels."""
    return np.stack([left, right], axis=1)


def random_hits(rng: Generator, rate: float, body: Wave, spread: float = 1.0) -> Wave:
    """*body* hit *rate* times a second at random times, forces and places from left to right."""
    hits = empty_loop()
    count = round(rate * SECONDS)
    force = rng.exponential(1.0, count) ** 1.2
    angle = (rng.uniform(-spread, spread, count) + 1) * np.pi / 4
    at = rng.integers(0, _SIZE, count)
    np.add.at(hits[:, 0], at, force * np.cos(angle))
    np.add.at(hits[:, 1], at, force * np.sin(angle))
    answer = fft.rfft(body, _SIZE)[:, None]
    return np.asarray(fft.irfft(fft.rfft(hits, axis=0) * answer, _SIZE, axis=0))


def add_at(loop: Wave, at: float, wave: Wave, side: float) -> None:
    """Add *wave* to the *loop*, at a place from -1 (left) to 1 (right)."""
    add_moving(loop, at, wave, side, side)


def add_moving(loop: Wave, at: float, wave: Wave, start: float, end: float) -> None:
    """Add *wave* to the *loop*, moving from one place to another."""
    where = (round(at * RATE) + np.arange(wave.size)) % _SIZE
    angle = (np.linspace(start, end, wave.size) + 1) * np.pi / 4
    np.add.at(loop[:, 0], where, np.cos(angle) * wave)
    np.add.at(loop[:, 1], where, np.sin(angle) * wave)


def distant(song: Wave, wet: float = 3.5, tail: float = 0.55) -> Wave:
    """*song* from far away: more reverb than direct sound."""
    return normalise(reverb(song, wet, tail), 1.0)
