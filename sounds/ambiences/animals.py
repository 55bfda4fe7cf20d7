"""Who lives by the pond: birds, crickets, frogs, waves."""

from __future__ import annotations

import numpy as np
from numpy.random import Generator

from sounds.ambiences.loops import SECONDS, far, noise, put, silence, sway, two_ears
from sounds.instruments import bubble, croak, drops
from sounds.names import RATE
from sounds.synthesis import Wave, below, follow, hiss, lay, level, room, slide, strike, swell, tone


def lapping(rng: Generator, slosh_every: float = 2.7) -> Wave:
    """Small waves against the bank, here and there, and calm between them."""
    ring = silence()
    for low, high, slow, quick, loud in ((80, 260, 8, 20, 1.0), (260, 620, 12, 34, 0.5)):
        for ear in (0, 1):
            ring[:, ear] += loud * noise(rng, low, high, 1.0) * sway(rng, slow, quick, 1.3)
    places = np.arange(0.6, SECONDS, slosh_every)
    for at in places + rng.uniform(-0.3, 0.3, places.size) * slosh_every:
        put(ring, at, rng.uniform(1.5, 4) * _slosh(rng), rng.uniform(-0.8, 0.8))
    return ring


def air(rng: Generator, low: float, high: float, depth: float = 1.2) -> Wave:
    """Air in reeds or grass, or just air."""
    return two_ears(*(noise(rng, low, high, 1.0) * sway(rng, 2, 7, depth) for _ in range(2)))


def dripping(rng: Generator, count: int, low: float = 450, high: float = 1500) -> Wave:
    """Now and then a drop, or a fish that rises."""
    ring = silence()
    for _ in range(count):
        pitch = float(np.exp(rng.uniform(np.log(low), np.log(high))))
        drop = rng.uniform(0.012, 0.05) * bubble(pitch, 0.03, rng.uniform(0.15, 0.6))
        put(ring, rng.uniform(0, SECONDS), room(drop, 1.2, 0.3), rng.uniform(-1, 1))
    return ring


def crickets(rng: Generator, *who: tuple[float, float, float]) -> Wave:
    """Each of *who* (pitch, seconds between chirps, side) chirps by a clock of its own."""
    ring = silence()
    for pitch, every, side in who:
        for at in np.arange(0, SECONDS - every, every):
            if rng.random() < 0.7:
                put(ring, at + rng.uniform(0, 0.2), _chirp(rng, pitch), side)
    return ring


def flute_song(rng: Generator) -> Wave:
    """Three to five round whistles, sliding a little, the last one often high."""
    parts, at = [], 0.0
    for _ in range(int(rng.integers(3, 6))):
        seconds, pitch = rng.uniform(0.14, 0.34), rng.choice((1570, 1760, 1980, 2350, 2640))
        bend = rng.uniform(0.9, 1.12)
        whistle = tone(slide(seconds, pitch * bend, pitch, pitch / bend**0.3), 1.0, 0.08)
        parts.append((at, rng.uniform(0.6, 1) * whistle * np.hanning(whistle.size) ** 0.6))
        at += seconds + rng.uniform(0.02, 0.14)
    return lay(*parts)


def small_song(rng: Generator) -> Wave:
    """Two notes, over and over, like a tiny saw."""
    high = rng.uniform(3500, 3900)
    pair = ((0.0, high), (0.15, 0.8 * high))
    notes = [
        (0.32 * i + at, tone(slide(0.1, pitch, 0.97 * pitch), 1.0) * np.hanning(round(0.1 * RATE)))
        for i in range(int(rng.integers(3, 5)))
        for at, pitch in pair
    ]
    return lay(*notes)


def lark_song(rng: Generator) -> Wave:
    """A long spin of quick trills, rising out of sight."""
    parts, at = [], 0.0
    while at < 3.2:
        pitch, seconds = rng.uniform(2300, 4400), rng.uniform(0.03, 0.07)
        bend = rng.uniform(0.86, 1.2)
        for _ in range(int(rng.integers(2, 6))):
            chip = tone(slide(seconds, pitch, pitch * bend), 1.0, 0.06)
            parts.append((at, rng.uniform(0.4, 1) * chip * np.hanning(chip.size)))
            at += seconds * rng.uniform(1.1, 1.5)
    song = lay(*parts)
    return song * np.hanning(song.size) ** 0.3


def dove(rng: Generator) -> Wave:
    """Coo, cooo, coo."""
    parts = []
    for at, seconds in ((0.0, 0.3), (0.42, 0.62), (1.22, 0.36)):
        coo = tone(slide(seconds, 430, 500, 455) * rng.uniform(0.99, 1.01), 1.0, 0.15, 0.04)
        parts.append((at, coo * swell((0, 0), (0.3 * seconds, 1), (seconds, 0))))
    return lay(*parts)


def owl(rng: Generator) -> Wave:
    """Hoo; hu-hu-hooo."""
    parts = []
    for at, seconds, pitch in (
        (0, 0.42, 345),
        (0.95, 0.12, 350),
        (1.12, 0.12, 355),
        (1.3, 0.7, 340),
    ):
        hoo = tone(slide(seconds, 0.94 * pitch, pitch, 0.97 * pitch), 1.0, 0.12, 0.05)
        breath = 0.1 * level(below(hiss(rng, seconds), 900), 1.0)
        shape = swell((0, 0), (0.25 * seconds, 1), (0.7 * seconds, 0.8), (seconds, 0))
        parts.append((at, (hoo + breath) * shape))
    return lay(*parts)


def frog_word(rng: Generator, pitch: float) -> Wave:
    """Somebody across the pond has a word to say."""
    return far(croak(rng, pitch, 0.2, 64, 520, 700, 600) * strike(0.2, 0.02, 0.3))


def _slosh(rng: Generator) -> Wave:
    """One wave that runs in under the leaves, with a chuckle in it."""
    seconds = rng.uniform(0.8, 1.4)
    run = below(follow(hiss(rng, seconds), slide(seconds, 260, 520, 240), 1.6), 900)
    chuckle = drops(rng, 5, 0.7 * seconds, 260, 700)
    shape = swell((0, 0), (0.35 * seconds, 1), (seconds, 0))
    return lay((0, level(run * shape, 1.0)), (0.2 * seconds, 0.25 * chuckle))


def _chirp(rng: Generator, pitch: float) -> Wave:
    pulses = [
        (0.032 * i, tone(slide(0.026, pitch, 0.985 * pitch), 1.0) * np.hanning(round(0.026 * RATE)))
        for i in range(int(rng.integers(6, 11)))
    ]
    trill = lay(*pulses)
    rough = below(hiss(rng, trill.size / RATE), 60)
    return trill * (1 + 0.3 * level(rough, 1.0)) * np.hanning(trill.size)
