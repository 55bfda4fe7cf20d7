"""The parts of which all sounds are made: envelopes, noise, filters, resonance, reverb."""

from __future__ import annotations

from collections.abc import Sequence
from math import sin
from typing import TypeAlias

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray
from scipy.signal import butter, fftconvolve, sosfilt

from sounds.names import RATE

Wave: TypeAlias = NDArray[np.float64]
Mode: TypeAlias = tuple[float, float, float]  # frequency in Hz, time to fade to 1/e, strength

_REVERB_SEED = 11  # all sounds are in the same room


def sample_times(seconds: float) -> Wave:
    """The time of every sample."""
    return np.arange(round(seconds * RATE)) / RATE


def decay(seconds: float, attack: float, fade: float) -> Wave:
    """An envelope that rises within *attack* and falls to 1/e every *fade* seconds."""
    t = sample_times(seconds)
    return (1 - np.exp(-t / (attack / 3))) * np.exp(-t / fade)


def envelope(*points: tuple[float, float]) -> Wave:
    """An envelope through (time, level) *points*, rounded at the corners."""
    times, levels = zip(*points, strict=True)
    line = np.interp(sample_times(times[-1]), times, levels)
    width = max(3, round(0.12 * line.size))
    window = np.hanning(width)
    padded = np.pad(line, width // 2, mode="edge")
    rounded = fftconvolve(padded, window / window.sum(), "same")
    return np.asarray(rounded[width // 2 :][: line.size], dtype=np.float64)


def glide(seconds: float, *pitches: float) -> Wave:
    """A contour that glides through *pitches* in Hz, evenly on a logarithmic scale."""
    places = np.linspace(0, seconds, len(pitches))
    return np.exp(np.interp(sample_times(seconds), places, np.log(pitches)))


def noise(rng: Generator, seconds: float) -> Wave:
    """White noise."""
    return rng.standard_normal(round(seconds * RATE))


def band_pass(wave: Wave, low: float, high: float) -> Wave:
    """*wave* between two frequencies."""
    return _filtered(wave, [low, high], "bandpass")


def low_pass(wave: Wave, high: float) -> Wave:
    """*wave* below a frequency."""
    return _filtered(wave, high, "lowpass")


def high_pass(wave: Wave, low: float) -> Wave:
    """*wave* above a frequency."""
    return _filtered(wave, low, "highpass")


def _filtered(wave: Wave, edge: float | Sequence[float], kind: str) -> Wave:
    sections = butter(2, edge, kind, fs=RATE, output="sos")
    return np.asarray(sosfilt(sections, wave), dtype=np.float64)


def sweep_filter(wave: Wave, contour: Wave, sharpness: float) -> Wave:
    """*wave* through a band pass that moves along *contour*: a state variable filter."""
    low = band = 0.0
    damping = 1 / sharpness
    heard = np.empty(min(wave.size, contour.size))
    for i in range(heard.size):
        speed = 2 * sin(np.pi * min(contour[i], RATE / 7) / RATE)
        low += speed * band
        band += speed * (wave[i] - low - damping * band)
        heard[i] = band * damping
    return heard


def tone(contour: Wave, *partials: float) -> Wave:
    """A tone at the pitches of *contour*, with overtones of the given strengths."""
    turn = np.exp(2j * np.pi * np.cumsum(contour) / RATE)
    heard = np.zeros_like(turn)
    for strength in reversed(partials):  # an overtone turns as many times as often: a power of it
        heard = (heard + strength) * turn
    return np.asarray(heard.imag, dtype=np.float64)


def resonate(exciter: Wave, seconds: float, modes: Sequence[Mode]) -> Wave:
    """A body with *modes* that is excited by *exciter*."""
    t = sample_times(seconds)
    body = np.zeros(t.size)
    for frequency, fade, strength in modes:
        if frequency < 0.4 * RATE:
            body += strength * np.exp(-t / fade) * np.sin(2 * np.pi * frequency * t)
    return np.asarray(fftconvolve(exciter, body)[: t.size], dtype=np.float64)


def soft_impulse(seconds: float) -> Wave:
    """The force of a soft mallet that touches for so long; of unit area."""
    bump = np.hanning(max(3, round(seconds * RATE)))
    return np.asarray(bump / bump.sum(), dtype=np.float64)


def mix(*parts: tuple[float, Wave]) -> Wave:
    """The sum of waves, each from its own second on."""
    starts = [round(at * RATE) for at, _ in parts]
    sheet = np.zeros(max(start + wave.size for start, (_, wave) in zip(starts, parts, strict=True)))
    for start, (_, wave) in zip(starts, parts, strict=True):
        sheet[start : start + wave.size] += wave
    return sheet


def normalise(wave: Wave, peak: float) -> Wave:
    """*wave* scaled to a *peak*."""
    return wave * (peak / max(float(np.abs(wave).max()), 1e-9))


def damp(wave: Wave, fade: float) -> Wave:
    """*wave* damped: it falls to 1/e every *fade* seconds."""
    return wave * np.exp(-np.arange(wave.size) / (fade * RATE))


def soft_clip(wave: Wave, drive: float = 1.0) -> Wave:
    """*wave* with rounded peaks."""
    return np.asarray(np.tanh(drive * wave) / drive, dtype=np.float64)


def reverb(wave: Wave, wet: float = 0.12, tail: float = 0.18, channel: int = 0) -> Wave:
    """*wave* in a room: a few early reflections and a dark tail; channels differ by *channel*."""
    rng = np.random.default_rng(_REVERB_SEED + channel)
    seconds = 4 * tail
    answer = band_pass(noise(rng, seconds) * decay(seconds, 0.02, tail / 2), 180, 3200)
    answer /= np.sqrt(np.sum(answer**2) * RATE / 2 / (3200 - 180))  # about 1 where it answers
    for at in rng.uniform(0.004, 0.022, 4):
        answer[round(at * RATE)] += rng.uniform(0.2, 0.45)
    return mix((0, wave), (0, wet * np.asarray(fftconvolve(wave, answer), dtype=np.float64)))
