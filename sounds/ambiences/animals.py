"""Sounds by the water for several ambiences: waves, air, drops, crickets, birds, frogs."""

from __future__ import annotations

import numpy as np
from numpy.random import Generator

from sounds.ambiences.loops import (
    SECONDS,
    add_at,
    distant,
    empty_loop,
    loop_noise,
    modulation,
    stereo,
)
from sounds.instruments import bubble, croak, drops
from sounds.names import RATE
from sounds.synthesis import (
    Wave,
    decay,
    envelope,
    glide,
    low_pass,
    mix,
    noise,
    normalise,
    reverb,
    sweep_filter,
    tone,
)


def lapping(rng: Generator, slosh_every: float = 2.7) -> Wave:
    """Small waves against a bank, with calm between them."""
    loop = empty_loop()
    for low, high, slow, quick, loud in ((80, 260, 8, 20, 1.0), (260, 620, 12, 34, 0.5)):
        for channel in (0, 1):
            loop[:, channel] += (
                loud * loop_noise(rng, low, high, 1.0) * modulation(rng, slow, quick, 1.3)
            )
    places = np.arange(0.6, SECONDS, slosh_every)
    for at in places + rng.uniform(-0.3, 0.3, places.size) * slosh_every:
        add_at(loop, at, rng.uniform(1.5, 4) * _slosh(rng), rng.uniform(-0.8, 0.8))
    return loop


def air(rng: Generator, low: float, high: float, depth: float = 1.2) -> Wave:
    """Air in reeds or grass."""
    return stereo(
        *(loop_noise(rng, low, high, 1.0) * modulation(rng, 2, 7, depth) for _ in range(2))
    )


def dripping(rng: Generator, count: int, low: float = 450, high: float = 1500) -> Wave:
    """Single drops at random times."""
    loop = empty_loop()
    for _ in range(count):
        pitch = float(np.exp(rng.uniform(np.log(low), np.log(high))))
        drop = rng.uniform(0.012, 0.05) * bubble(pitch, 0.03, rng.uniform(0.15, 0.6))
        add_at(loop, rng.uniform(0, SECONDS), reverb(drop, 1.2, 0.3), rng.uniform(-1, 1))
    return loop


def crickets(rng: Generator, *who: tuple[float, float, float]) -> Wave:
    """Crickets, each with its pitch, its seconds between chirps, and its side (-1 to 1)."""
    loop = empty_loop()
    for pitch, every, side in who:
        for at in np.arange(0, SECONDS - every, every):
            if rng.random() < 0.7:
                add_at(loop, at + rng.uniform(0, 0.2), _chirp(rng, pitch), side)
    return loop


def flute_song(rng: Generator) -> Wave:
    """A bird: three to five round whistles that glide a little."""
    parts, at = [], 0.0
    for _ in range(int(rng.integers(3, 6))):
        seconds, pitch = rng.uniform(0.14, 0.34), rng.choice((1570, 1760, 1980, 2350, 2640))
        bend = rng.uniform(0.9, 1.12)
        whistle = tone(glide(seconds, pitch * bend, pitch, pitch / bend**0.3), 1.0, 0.08)
        parts.append((at, rng.uniform(0.6, 1) * whistle * np.hanning(whistle.size) ** 0.6))
        at += seconds + rng.uniform(0.02, 0.14)
    return mix(*parts)


def two_note_song(rng: Generator) -> Wave:
    """A small bird: two notes, over and over."""
    high = rng.uniform(3500, 3900)
    pair = ((0.0, high), (0.15, 0.8 * high))
    notes = [
        (
            0.32 * i + at,
            tone(glide(0.1, pitch, 0.97 * pitch), 1.0) * np.hanning(round(0.1 * RATE)),
        )
        for i in range(int(rng.integers(3, 5)))
        for at, pitch in pair
    ]
    return mix(*notes)


def lark_song(rng: Generator) -> Wave:
    """A lark: a long series of quick trills."""
    parts, at = [], 0.0
    while at < 3.2:
        pitch, seconds = rng.uniform(2300, 4400), rng.uniform(0.03, 0.07)
        bend = rng.uniform(0.86, 1.2)
        for _ in range(int(rng.integers(2, 6))):
            chip = tone(glide(seconds, pitch, pitch * bend), 1.0, 0.06)
            parts.append((at, rng.uniform(0.4, 1) * chip * np.hanning(chip.size)))
            at += seconds * rng.uniform(1.1, 1.5)
    song = mix(*parts)
    return song * np.hanning(song.size) ** 0.3


def dove(rng: Generator) -> Wave:
    """A dove: three coos."""
    parts = []
    for at, seconds in ((0.0, 0.3), (0.42, 0.62), (1.22, 0.36)):
        coo = tone(glide(seconds, 430, 500, 455) * rng.uniform(0.99, 1.01), 1.0, 0.15, 0.04)
        parts.append((at, coo * envelope((0, 0), (0.3 * seconds, 1), (seconds, 0))))
    return mix(*parts)


def owl(rng: Generator) -> Wave:
    """An owl: four hoots."""
    parts = []
    for at, seconds, pitch in (
        (0, 0.42, 345),
        (0.95, 0.12, 350),
        (1.12, 0.12, 355),
        (1.3, 0.7, 340),
    ):
        hoo = tone(glide(seconds, 0.94 * pitch, pitch, 0.97 * pitch), 1.0, 0.12, 0.05)
        breath = 0.1 * normalise(low_pass(noise(rng, seconds), 900), 1.0)
        shape = envelope((0, 0), (0.25 * seconds, 1), (0.7 * seconds, 0.8), (seconds, 0))
        parts.append((at, (hoo + breath) * shape))
    return mix(*parts)


def frog_call(rng: Generator, pitch: float) -> Wave:
    """One distant croak."""
    return distant(croak(rng, pitch, 0.2, 64, 520, 700, 600) * decay(0.2, 0.02, 0.3))


def _slosh(rng: Generator) -> Wave:
    """One wave, with drops."""
    seconds = rng.uniform(0.8, 1.4)
    run = low_pass(sweep_filter(noise(rng, seconds), glide(seconds, 260, 520, 240), 1.6), 900)
    chuckle = drops(rng, 5, 0.7 * seconds, 260, 700)
    shape = envelope((0, 0), (0.35 * seconds, 1), (seconds, 0))
    return mix((0, normalise(run * shape, 1.0)), (0.2 * seconds, 0.25 * chuckle))


def _chirp(rng: Generator, pitch: float) -> Wave:
    pulses = [
        (
            0.032 * i,
            tone(glide(0.026, pitch, 0.985 * pitch), 1.0) * np.hanning(round(0.026 * RATE)),
        )
        for i in range(int(rng.integers(6, 11)))
    ]
    trill = mix(*pulses)
    rough = low_pass(noise(rng, trill.size / RATE), 60)
    return trill * (1 + 0.3 * normalise(rough, 1.0)) * np.hanning(trill.size)
