"""The few things that sound in the pond: wood, paper, leaves, water, and throats."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.random import Generator

from sounds.names import RATE
from sounds.synthesis import (
    Mode,
    Wave,
    above,
    below,
    between,
    follow,
    hiss,
    lay,
    level,
    mallet,
    moments,
    ring,
    slide,
    strike,
    swell,
    tone,
    warm,
)

_BAR = ((1, 1, 1.0), (1.0025, 0.8, 0.4), (2.02, 0.4, 0.16), (3.93, 0.4, 0.8), (9.2, 0.12, 0.5))
_TINE = ((1, 1, 1.0), (1.0035, 0.9, 0.5), (2.01, 0.5, 0.2), (3.03, 0.3, 0.12), (5.42, 0.16, 0.3))
_BLOCK = ((1, 1.0, 1.0), (1.48, 0.7, 0.42), (2.11, 0.5, 0.3), (2.9, 0.35, 0.16))
_SKIN = ((1, 1.0, 1.0), (1.59, 0.7, 0.55), (2.14, 0.5, 0.4), (2.65, 0.4, 0.25), (3.5, 0.3, 0.14))
_BELL = ((1, 1.0, 0.8), (2.0, 0.7, 0.5), (2.74, 0.5, 0.34), (5.2, 0.22, 0.2), (8.1, 0.1, 0.08))
_CARD = ((620, 0.008, 0.8), (1330, 0.007, 1.0), (2250, 0.006, 0.8), (3600, 0.004, 0.45))


def note(midi: float) -> float:
    """The frequency of a note; 69 is the A of 440 Hz."""
    return float(440 * 2 ** ((midi - 69) / 12))


def _struck(rng: Generator, modes: Sequence[Mode], pitch: float, fade: float, touch: float) -> Wave:
    """A body with *modes* above *pitch*, hit by a head that rubs a little while it touches."""
    scaled = [(pitch * ratio, fade * share, strength) for ratio, share, strength in modes]
    high = min(6 * pitch, 0.4 * RATE)
    rub = between(hiss(rng, 0.02), 0.8 * pitch, high) * strike(0.02, 0.001, 0.005)
    return ring(lay((0, mallet(touch)), (0, level(rub, 0.008))), 5 * fade, scaled)


def _even(wave: Wave) -> Wave:
    """High and low notes of one force, equally strong once the touch is over."""
    return wave * (0.25 / float(np.sqrt(np.mean(wave[: RATE // 10] ** 2))))


def marimba(rng: Generator, pitch: float, force: float = 0.7) -> Wave:
    """A wooden bar under a soft mallet; harder is brighter."""
    fade = 0.24 * (262 / pitch) ** 0.45
    bar = _struck(rng, _BAR, pitch, fade, 0.0024 - 0.0017 * force)
    knock = between(hiss(rng, 0.05), 250, 1100) * strike(0.05, 0.001, 0.008)
    wood = warm(level(bar, 1.0), 1.6)  # a bar that swings wide pushes back: a trace of a twelfth
    return force * lay((0, _even(wood)), (0, level(knock, 0.5)))


def kalimba(rng: Generator, pitch: float, force: float = 0.7) -> Wave:
    """A metal tine on a wooden box, plucked with the thumb."""
    tine = _struck(rng, _TINE, pitch, 0.34 * (440 / pitch) ** 0.4, 0.0005)
    box = ring(hiss(rng, 0.003), 0.12, [(185, 0.03, 1.0), (410, 0.02, 0.6), (930, 0.008, 0.3)])
    return force * lay((0, _even(tine)), (0.001, level(box, 0.3)))


def bamboo(rng: Generator, pitch: float, fade: float = 0.028) -> Wave:
    """A hollow stick of bamboo, tapped."""
    scratch = mallet(0.0007) + 0.01 * above(hiss(rng, 0.0007), 900)
    stick = ring(scratch, 8 * fade, [(pitch * r, fade * f, g) for r, f, g in _BLOCK])
    breath = between(hiss(rng, 0.03), 0.7 * pitch, 2.2 * pitch) * strike(0.03, 0.001, 0.005)
    return lay((0, level(stick, 1.0)), (0, level(breath, 0.25)))


def horn(rng: Generator, pitch: float, seconds: float) -> Wave:
    """A short horn of reed: it scoops up to its note, opens, and breathes out."""
    whole = seconds + 0.09
    sway = 1 + 0.004 * np.sin(2 * np.pi * 5.2 * moments(whole)) * np.linspace(
        0, 1, moments(whole).size
    )
    scoop = 1 - 0.05 * np.exp(-moments(whole) / 0.018)
    reed = warm(tone(pitch * sway * scoop, 1.0, 0.8, 0.62, 0.45, 0.32, 0.22, 0.15, 0.1), 1.2)
    bore = follow(reed, slide(whole, 1.5 * pitch, 4.5 * pitch, 3.2 * pitch, 1.6 * pitch), 1.0)
    breath = between(hiss(rng, whole), pitch, 5 * pitch)
    blow = swell((0, 0), (0.03, 1), (0.12, 0.8), (seconds, 0.7), (whole, 0))[: bore.size]
    spit = between(hiss(rng, 0.03), 500, 3000) * strike(0.03, 0.002, 0.007)
    played = level(bore, 1.0) + 0.05 * level(breath, 1.0)
    return lay((0, played[: blow.size] * blow), (0, 0.15 * level(spit, 1.0)))


def buzz(rng: Generator, contour: Wave) -> Wave:
    """Wings: a thin reed of air along *contour*, never quite steady."""
    seconds = contour.size / RATE
    flutter = 1 + 0.012 * level(below(hiss(rng, seconds), 30), 1.0)
    wings = warm(tone(contour * flutter, 1.0, 0.7, 0.5, 0.3, 0.22, 0.14, 0.08), 1.6)
    beat = 1 + 0.35 * level(below(hiss(rng, seconds), 45), 1.0)
    air = between(hiss(rng, seconds), 900, 3600)
    return level(above(wings, 350) * beat + 0.08 * level(air, 1.0), 1.0)


def log(rng: Generator, pitch: float) -> Wave:
    """A thick, damp log, knocked with a knuckle."""
    thud = _struck(rng, _SKIN, pitch, 0.04, 0.0022)
    knuckle = below(hiss(rng, 0.03), 900) * strike(0.03, 0.001, 0.006)
    return lay((0, level(thud, 1.0)), (0, level(knuckle, 0.3)))


def bell(rng: Generator, pitch: float) -> Wave:
    """A small bell of thin tin, touched with a fingernail."""
    tin = _struck(rng, _BELL, pitch, 0.26, 0.0009)
    nail = between(hiss(rng, 0.01), 2500, 7000) * strike(0.01, 0.0006, 0.002)
    return lay((0, level(tin, 1.0)), (0, level(nail, 0.15)))


def leaf(rng: Generator, pitch: float, wetness: float = 0.3) -> Wave:
    """A lily leaf on water, patted: a slack skin with a drop of pitch and a wet slap."""
    skin = _struck(rng, _SKIN, pitch, 0.055, 0.0028)
    sag = tone(slide(0.16, 1.9 * pitch, pitch, 0.85 * pitch), 1.0, 0.2) * strike(0.16, 0.004, 0.045)
    slap = between(hiss(rng, 0.09), 500, 2600) * strike(0.09, 0.0015, 0.016)
    return lay((0, level(skin, 0.6)), (0, level(sag, 0.7)), (0, level(slap, wetness)))


def bubble(pitch: float, fade: float, rise: float = 0.35) -> Wave:
    """Air closing under water: a short tone that climbs as it dies."""
    seconds = 6 * fade
    climb = slide(seconds, pitch, pitch * (1 + rise))
    return tone(climb, 1.0, 0.14, 0.04) * strike(seconds, 0.0025, fade)


def drops(rng: Generator, count: int, seconds: float, low: float, high: float) -> Wave:
    """A scatter of drops, dense at first."""
    parts = [(seconds, np.zeros(1))]
    for _ in range(count):
        pitch = float(np.exp(rng.uniform(np.log(low), np.log(high))))
        drop = bubble(pitch, 0.022 * (700 / pitch) ** 0.7, rng.uniform(0.1, 0.5))
        loud = rng.uniform(0.25, 1.0) * (low / pitch) ** 0.35
        parts.append((seconds * rng.random() ** 1.8, loud * drop))
    return lay(*parts)


def spray(rng: Generator, seconds: float, dark: float, bright: float) -> Wave:
    """Water thrown up: noise that falls back and grows dark."""
    contour = slide(seconds, bright, dark)
    fall = strike(seconds, 0.012, seconds / 4.5)
    return level(follow(hiss(rng, seconds), contour, 0.9) * fall * _grain(rng, seconds, 90), 1.0)


def paper(rng: Generator, seconds: float, start: float, end: float) -> Wave:
    """A card drawn over another: fibres catch and let go."""
    contour = slide(seconds, start, end)
    rub = follow(hiss(rng, seconds), contour, 1.1) + 0.35 * below(hiss(rng, seconds), 500)
    stroke = swell((0, 0), (0.35 * seconds, 1), (0.7 * seconds, 0.6), (seconds, 0))
    return level(rub * stroke * _grain(rng, seconds, 160), 1.0)


def snap(rng: Generator, pitch: float = 1.0, body: float = 170) -> Wave:
    """The edge of a stiff card hitting felt."""
    flick = ring(hiss(rng, 0.0025), 0.05, [(pitch * f, fade, g) for f, fade, g in _CARD])
    felt = tone(slide(0.09, 1.5 * body, body), 1.0) * strike(0.09, 0.002, 0.02)
    return lay((0, level(flick, 1.0)), (0.001, level(felt, 0.3)))


def puff(rng: Generator, seconds: float, dark: float = 250, bright: float = 1400) -> Wave:
    """A breath of air."""
    blow = swell((0, 0), (0.3 * seconds, 1), (seconds, 0))
    return level(between(hiss(rng, seconds), dark, bright) * blow, 1.0)


def croak(rng: Generator, pitch: float, seconds: float, rate: float, *mouth: float) -> Wave:
    """One syllable of a frog: a creaking throat, and a *mouth* opening through these formants."""
    throat = _creak(rng, seconds, slide(seconds, rate * 0.9, rate * 1.1, rate))
    first = slide(seconds, *(pitch * f for f in mouth))
    voiced = (
        follow(throat, first, 5.0)
        + 0.55 * follow(throat, 2.3 * first, 7.0)
        + 0.16 * follow(throat, 4.1 * first, 6.0)
    )
    pouch = tone(0.5 * first, 1.0, 0.3) * np.abs(below(throat, 60))
    shape = swell((0, 0), (0.18 * seconds, 1), (0.75 * seconds, 0.8), (seconds, 0))
    return level(warm(level(voiced, 1.3) + level(pouch, 0.25)) * shape, 1.0)


def _creak(rng: Generator, seconds: float, rate: Wave) -> Wave:
    """Soft pulses at *rate* Hz, never quite alike."""
    pulses = np.zeros(round(seconds * RATE))
    at = 0.0
    while at < pulses.size - 1:
        pulses[int(at)] = rng.uniform(0.75, 1.0)
        at += RATE / rate[int(at)] * rng.uniform(0.93, 1.07)
    throat = np.exp(-moments(0.006) / 0.0012)
    rough = 1 + 0.25 * below(hiss(rng, seconds), 1500)
    return np.convolve(pulses, throat)[: pulses.size] * rough


def _grain(rng: Generator, seconds: float, rate: float) -> Wave:
    """An uneven surface passing by; about *rate* bumps a second."""
    bumps = below(hiss(rng, seconds + 0.05), rate)[-round(seconds * RATE) :]
    return 0.45 + 0.55 * np.abs(bumps) / max(float(np.abs(bumps).max()), 1e-9)
