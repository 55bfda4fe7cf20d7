"""A clear morning by the pond: a loop of lapping water, a breath of reeds, far birds."""

from __future__ import annotations

import numpy as np
from numpy.random import Generator

from sounds.instruments import bubble, croak, drops
from sounds.loudness import integrated
from sounds.names import RATE
from sounds.pieces import (
    Wave,
    below,
    follow,
    hiss,
    lay,
    level,
    room,
    slide,
    strike,
    swell,
    tone,
)

SECONDS = 48.0
LOUDNESS = -38.0
_SIZE = round(SECONDS * RATE)


def pond_morning(rng: Generator) -> Wave:
    """Samples by two ears. Everything is laid on a ring, so the end meets the beginning."""
    layers = (
        _as_loud(_water(rng), -41),
        _as_loud(_reeds(rng), -49),
        _as_loud(_insects(rng), -53),
        _as_loud(_drops(rng), -44),
        _as_loud(_birds(rng), -41),
        _as_loud(_frogs(rng), -50),
    )
    return _as_loud(np.asarray(np.sum(layers, axis=0), dtype=np.float64), LOUDNESS)


def _as_loud(loop: Wave, loudness: float) -> Wave:
    return loop * 10 ** ((loudness - integrated(loop)) / 20)


def _ring_noise(rng: Generator, low: float, high: float, slope: float = 0.5) -> Wave:
    """Noise with no beginning and no end: a random spectrum of the whole loop; unit power."""
    pitches = np.fft.rfftfreq(_SIZE, 1 / RATE)
    shape = 1 / np.maximum(pitches, 20) ** slope
    shape *= 1 / (1 + (low / np.maximum(pitches, 1)) ** 4) / (1 + (pitches / high) ** 4)
    spectrum = shape * np.exp(2j * np.pi * rng.random(pitches.size))
    wave = np.fft.irfft(spectrum, _SIZE)
    return np.asarray(wave / wave.std(), dtype=np.float64)


def _ring_sway(rng: Generator, slow: int, quick: int, depth: float) -> Wave:
    """A level that wanders around 1, between *slow* and *quick* times a loop."""
    t = np.arange(_SIZE) / _SIZE
    waves = [
        rng.uniform(0.4, 1) * np.sin(2 * np.pi * (n * t + rng.random()))
        for n in rng.integers(slow, quick + 1, 6)
    ]
    return np.asarray(np.exp(depth * np.sum(waves, axis=0) / 2), dtype=np.float64)


def _placed(sheet: Wave, at: float, wave: Wave, side: float) -> None:
    """Lay *wave* on the ring, from -1 (left) to 1 (right); what runs over the end begins anew."""
    where = (round(at * RATE) + np.arange(wave.size)) % _SIZE
    angle = (side + 1) * np.pi / 4
    np.add.at(sheet[:, 0], where, np.cos(angle) * wave)
    np.add.at(sheet[:, 1], where, np.sin(angle) * wave)


def _silence() -> Wave:
    return np.zeros((_SIZE, 2))


def _water(rng: Generator) -> Wave:
    """Small waves against the bank, here and there, and calm between them."""
    sheet = _silence()
    for low, high, slow, quick, loud in ((80, 260, 8, 20, 1.0), (260, 620, 12, 34, 0.5)):
        for ear in (0, 1):
            lap = _ring_noise(rng, low, high, 1.0) * _ring_sway(rng, slow, quick, 1.3)
            sheet[:, ear] += loud * lap
    for at in np.arange(0.6, SECONDS, 2.7) + rng.uniform(-0.8, 0.8, 18):
        _placed(sheet, at, rng.uniform(1.5, 4) * _slosh(rng), rng.uniform(-0.8, 0.8))
    return sheet


def _slosh(rng: Generator) -> Wave:
    """One wave that runs in under the leaves, with a chuckle in it."""
    seconds = rng.uniform(0.8, 1.4)
    run = below(follow(hiss(rng, seconds), slide(seconds, 260, 520, 240), 1.6), 900)
    chuckle = drops(rng, 5, 0.7 * seconds, 260, 700)
    shape = swell((0, 0), (0.35 * seconds, 1), (seconds, 0))
    return lay((0, level(run * shape, 1.0)), (0.2 * seconds, 0.25 * chuckle))


def _reeds(rng: Generator) -> Wave:
    """Air in the reeds."""
    sides = [_ring_noise(rng, 700, 2600, 1.0) * _ring_sway(rng, 2, 7, 1.2) for _ in range(2)]
    return np.stack(sides, axis=1)


def _insects(rng: Generator) -> Wave:
    """Two slow crickets on the far bank."""
    sheet = _silence()
    for pitch, every, side in ((3650, 1.85, -0.7), (4150, 2.6, 0.75)):
        for at in np.arange(0, SECONDS - every, every):
            if rng.random() < 0.7:
                _placed(sheet, at + rng.uniform(0, 0.2), 0.0028 * _chirp(rng, pitch), side)
    return sheet


def _chirp(rng: Generator, pitch: float) -> Wave:
    pulses = [
        (0.032 * i, tone(slide(0.026, pitch, 0.985 * pitch), 1.0) * np.hanning(round(0.026 * RATE)))
        for i in range(int(rng.integers(6, 11)))
    ]
    trill = lay(*pulses)
    rough = below(hiss(rng, trill.size / RATE), 60)
    return trill * (1 + 0.3 * level(rough, 1.0)) * np.hanning(trill.size)


def _drops(rng: Generator) -> Wave:
    """Now and then a drop, or a fish that rises."""
    sheet = _silence()
    for _ in range(26):
        pitch = float(np.exp(rng.uniform(np.log(450), np.log(1500))))
        drop = rng.uniform(0.012, 0.05) * bubble(pitch, 0.03, rng.uniform(0.15, 0.6))
        _placed(sheet, rng.uniform(0, SECONDS), room(drop, 1.2, 0.3), rng.uniform(-1, 1))
    return sheet


def _birds(rng: Generator) -> Wave:
    """A fluting bird, a small quick one and a dove, all far away."""
    sheet = _silence()
    for at in (1.5, 8.2, 14.6, 22.9, 30.4, 36.8, 43.1):
        _placed(sheet, at + rng.uniform(-0.5, 0.5), 0.03 * _far(_flute_song(rng)), 0.45)
    for at in (5.0, 11.4, 18.3, 26.5, 33.6, 40.2):
        _placed(sheet, at + rng.uniform(-0.6, 0.6), 0.012 * _far(_small_song(rng)), -0.6)
    for at in (19.8, 45.3):
        _placed(sheet, at, 0.02 * _far(_dove(rng)), -0.2)
    return sheet


def _far(song: Wave) -> Wave:
    """*song* across the water: more answer than voice."""
    return level(room(song, 3.5, 0.55), 1.0)


def _flute_song(rng: Generator) -> Wave:
    """Three to five round whistles, sliding a little, the last one often high."""
    parts, at = [], 0.0
    for _ in range(int(rng.integers(3, 6))):
        seconds, pitch = rng.uniform(0.14, 0.34), rng.choice((1570, 1760, 1980, 2350, 2640))
        bend = rng.uniform(0.9, 1.12)
        whistle = tone(slide(seconds, pitch * bend, pitch, pitch / bend**0.3), 1.0, 0.08)
        parts.append((at, rng.uniform(0.6, 1) * whistle * np.hanning(whistle.size) ** 0.6))
        at += seconds + rng.uniform(0.02, 0.14)
    return lay(*parts)


def _small_song(rng: Generator) -> Wave:
    """Two notes, over and over, like a tiny saw."""
    high = rng.uniform(3500, 3900)
    pair = ((0.0, high), (0.15, 0.8 * high))
    notes = [
        (0.32 * i + at, tone(slide(0.1, pitch, 0.97 * pitch), 1.0) * np.hanning(round(0.1 * RATE)))
        for i in range(int(rng.integers(3, 5)))
        for at, pitch in pair
    ]
    return lay(*notes)


def _dove(rng: Generator) -> Wave:
    """Coo, cooo, coo."""
    parts = []
    for at, seconds in ((0.0, 0.3), (0.42, 0.62), (1.22, 0.36)):
        coo = tone(slide(seconds, 430, 500, 455) * rng.uniform(0.99, 1.01), 1.0, 0.15, 0.04)
        parts.append((at, coo * swell((0, 0), (0.3 * seconds, 1), (seconds, 0))))
    return lay(*parts)


def _frogs(rng: Generator) -> Wave:
    """Once or twice, somebody across the pond has a word to say."""
    sheet = _silence()
    for at, pitch, side in ((12.9, 0.8, 0.9), (13.6, 0.95, 0.5), (38.7, 0.85, -0.9)):
        word = croak(rng, pitch, 0.2, 64, 520, 700, 600) * strike(0.2, 0.02, 0.3)
        _placed(sheet, at, 0.012 * _far(word), side)
    return sheet
