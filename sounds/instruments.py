"""The instruments of all sounds: wood, metal, paper, leaves, water, and frogs' throats."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.random import Generator

from sounds.names import RATE
from sounds.synthesis import (
    Mode,
    Wave,
    band_pass,
    decay,
    envelope,
    glide,
    high_pass,
    low_pass,
    mix,
    noise,
    normalise,
    resonate,
    sample_times,
    soft_clip,
    soft_impulse,
    sweep_filter,
    tone,
)

_BAR = ((1, 1, 1.0), (1.0025, 0.8, 0.4), (2.02, 0.4, 0.16), (3.93, 0.4, 0.8), (9.2, 0.12, 0.5))
_TINE = ((1, 1, 1.0), (1.0035, 0.9, 0.5), (2.01, 0.5, 0.2), (3.03, 0.3, 0.12), (5.42, 0.16, 0.3))
_BLOCK = ((1, 1.0, 1.0), (1.48, 0.7, 0.42), (2.11, 0.5, 0.3), (2.9, 0.35, 0.16))
_SKIN = ((1, 1.0, 1.0), (1.59, 0.7, 0.55), (2.14, 0.5, 0.4), (2.65, 0.4, 0.25), (3.5, 0.3, 0.14))
_BELL = ((1, 1.0, 0.8), (2.0, 0.7, 0.5), (2.74, 0.5, 0.34), (5.2, 0.22, 0.2), (8.1, 0.1, 0.08))
_CARD = ((620, 0.008, 0.8), (1330, 0.007, 1.0), (2250, 0.006, 0.8), (3600, 0.004, 0.45))


def frequency(midi: float) -> float:
    """The frequency of a note; 69 is the A of 440 Hz."""
    return float(440 * 2 ** ((midi - 69) / 12))


def _struck(rng: Generator, modes: Sequence[Mode], pitch: float, fade: float, touch: float) -> Wave:
    """A body with *modes* above *pitch*, hit by a mallet that rubs while it touches."""
    scaled = [(pitch * ratio, fade * share, strength) for ratio, share, strength in modes]
    high = min(6 * pitch, 0.4 * RATE)
    rub = band_pass(noise(rng, 0.02), 0.8 * pitch, high) * decay(0.02, 0.001, 0.005)
    return resonate(mix((0, soft_impulse(touch)), (0, normalise(rub, 0.008))), 5 * fade, scaled)


def _even(wave: Wave) -> Wave:
    """*wave* scaled so that high and low notes of one force are equally strong."""
    return wave * (0.25 / float(np.sqrt(np.mean(wave[: RATE // 10] ** 2))))


def marimba(rng: Generator, pitch: float, force: float = 0.7) -> Wave:
    """A wooden bar hit by a soft mallet; with more *force* it is brighter."""
    fade = 0.24 * (262 / pitch) ** 0.45
    bar = _struck(rng, _BAR, pitch, fade, 0.0024 - 0.0017 * force)
    knock = band_pass(noise(rng, 0.05), 250, 1100) * decay(0.05, 0.001, 0.008)
    wood = soft_clip(
        normalise(bar, 1.0), 1.6
    )  # a bar that swings wide pushes back: a trace of a twelfth
    return force * mix((0, _even(wood)), (0, normalise(knock, 0.5)))


def kalimba(rng: Generator, pitch: float, force: float = 0.7) -> Wave:
    """A metal tine on a wooden box, plucked with a thumb."""
    tine = _struck(rng, _TINE, pitch, 0.34 * (440 / pitch) ** 0.4, 0.0005)
    box = resonate(noise(rng, 0.003), 0.12, [(185, 0.03, 1.0), (410, 0.02, 0.6), (930, 0.008, 0.3)])
    return force * mix((0, _even(tine)), (0.001, normalise(box, 0.3)))


def bamboo(rng: Generator, pitch: float, fade: float = 0.028) -> Wave:
    """A hollow stick of bamboo, tapped."""
    scratch = soft_impulse(0.0007) + 0.01 * high_pass(noise(rng, 0.0007), 900)
    stick = resonate(scratch, 8 * fade, [(pitch * r, fade * f, g) for r, f, g in _BLOCK])
    breath = band_pass(noise(rng, 0.03), 0.7 * pitch, 2.2 * pitch) * decay(0.03, 0.001, 0.005)
    return mix((0, normalise(stick, 1.0)), (0, normalise(breath, 0.25)))


def horn(rng: Generator, pitch: float, seconds: float) -> Wave:
    """A short horn: it glides up to its note, gets brighter, and ends in breath."""
    whole = seconds + 0.09
    sway = 1 + 0.004 * np.sin(2 * np.pi * 5.2 * sample_times(whole)) * np.linspace(
        0, 1, sample_times(whole).size
    )
    scoop = 1 - 0.05 * np.exp(-sample_times(whole) / 0.018)
    reed = soft_clip(tone(pitch * sway * scoop, 1.0, 0.8, 0.62, 0.45, 0.32, 0.22, 0.15, 0.1), 1.2)
    bore = sweep_filter(reed, glide(whole, 1.5 * pitch, 4.5 * pitch, 3.2 * pitch, 1.6 * pitch), 1.0)
    breath = band_pass(noise(rng, whole), pitch, 5 * pitch)
    blow = envelope((0, 0), (0.03, 1), (0.12, 0.8), (seconds, 0.7), (whole, 0))[: bore.size]
    spit = band_pass(noise(rng, 0.03), 500, 3000) * decay(0.03, 0.002, 0.007)
    played = normalise(bore, 1.0) + 0.05 * normalise(breath, 1.0)
    return mix((0, played[: blow.size] * blow), (0, 0.15 * normalise(spit, 1.0)))


def buzz(rng: Generator, contour: Wave) -> Wave:
    """Wings of an insect at the pitches of *contour*, a little unsteady."""
    seconds = contour.size / RATE
    flutter = 1 + 0.012 * normalise(low_pass(noise(rng, seconds), 30), 1.0)
    wings = soft_clip(tone(contour * flutter, 1.0, 0.7, 0.5, 0.3, 0.22, 0.14, 0.08), 1.6)
    beat = 1 + 0.35 * normalise(low_pass(noise(rng, seconds), 45), 1.0)
    air = band_pass(noise(rng, seconds), 900, 3600)
    return normalise(high_pass(wings, 350) * beat + 0.08 * normalise(air, 1.0), 1.0)


def log(rng: Generator, pitch: float) -> Wave:
    """A thick, damp log, knocked with a knuckle."""
    thud = _struck(rng, _SKIN, pitch, 0.04, 0.0022)
    knuckle = low_pass(noise(rng, 0.03), 900) * decay(0.03, 0.001, 0.006)
    return mix((0, normalise(thud, 1.0)), (0, normalise(knuckle, 0.3)))


def thump(pitch: float, fade: float = 0.09) -> Wave:
    """Something heavy hits soft ground: a low tone that sinks to *pitch*."""
    seconds = 4 * fade
    sinks = glide(seconds, 2 * pitch, 1.1 * pitch, pitch, pitch)
    return normalise(tone(sinks, 1.0, 0.3, 0.1) * decay(seconds, 0.004, fade), 1.0)


def bell(rng: Generator, pitch: float) -> Wave:
    """A small bell of thin tin, touched with a fingernail."""
    tin = _struck(rng, _BELL, pitch, 0.26, 0.0009)
    nail = band_pass(noise(rng, 0.01), 2500, 7000) * decay(0.01, 0.0006, 0.002)
    return mix((0, normalise(tin, 1.0)), (0, normalise(nail, 0.15)))


def leaf(rng: Generator, pitch: float, wetness: float = 0.3) -> Wave:
    """A lily leaf on water, patted: a slack drum skin with a falling pitch, and a wet slap."""
    skin = _struck(rng, _SKIN, pitch, 0.055, 0.0028)
    sag = tone(glide(0.16, 1.9 * pitch, pitch, 0.85 * pitch), 1.0, 0.2) * decay(0.16, 0.004, 0.045)
    slap = band_pass(noise(rng, 0.09), 500, 2600) * decay(0.09, 0.0015, 0.016)
    return mix((0, normalise(skin, 0.6)), (0, normalise(sag, 0.7)), (0, normalise(slap, wetness)))


def bubble(pitch: float, fade: float, rise: float = 0.35) -> Wave:
    """A bubble under water: a short tone that rises while it fades."""
    seconds = 6 * fade
    climb = glide(seconds, pitch, pitch * (1 + rise))
    return tone(climb, 1.0, 0.14, 0.04) * decay(seconds, 0.0025, fade)


def drops(rng: Generator, count: int, seconds: float, low: float, high: float) -> Wave:
    """Drops at random times, most of them early."""
    parts = [(seconds, np.zeros(1))]
    for _ in range(count):
        pitch = float(np.exp(rng.uniform(np.log(low), np.log(high))))
        drop = bubble(pitch, 0.022 * (700 / pitch) ** 0.7, rng.uniform(0.1, 0.5))
        loud = rng.uniform(0.25, 1.0) * (low / pitch) ** 0.35
        parts.append((seconds * rng.random() ** 1.8, loud * drop))
    return mix(*parts)


def spray(rng: Generator, seconds: float, dark: float, bright: float) -> Wave:
    """Water thrown up: noise that fades and gets darker."""
    contour = glide(seconds, bright, dark)
    fall = decay(seconds, 0.012, seconds / 4.5)
    return normalise(
        sweep_filter(noise(rng, seconds), contour, 0.9) * fall * _grain(rng, seconds, 90), 1.0
    )


def paper(rng: Generator, seconds: float, start: float, end: float) -> Wave:
    """A card drawn over another: rough noise."""
    contour = glide(seconds, start, end)
    rub = sweep_filter(noise(rng, seconds), contour, 1.1) + 0.35 * low_pass(
        noise(rng, seconds), 500
    )
    stroke = envelope((0, 0), (0.35 * seconds, 1), (0.7 * seconds, 0.6), (seconds, 0))
    return normalise(rub * stroke * _grain(rng, seconds, 160), 1.0)


def snap(rng: Generator, pitch: float = 1.0, body: float = 170) -> Wave:
    """The edge of a stiff card hitting felt."""
    flick = resonate(noise(rng, 0.0025), 0.05, [(pitch * f, fade, g) for f, fade, g in _CARD])
    felt = tone(glide(0.09, 1.5 * body, body), 1.0) * decay(0.09, 0.002, 0.02)
    return mix((0, normalise(flick, 1.0)), (0.001, normalise(felt, 0.3)))


def puff(rng: Generator, seconds: float, dark: float = 250, bright: float = 1400) -> Wave:
    """A breath of air."""
    blow = envelope((0, 0), (0.3 * seconds, 1), (seconds, 0))
    return normalise(band_pass(noise(rng, seconds), dark, bright) * blow, 1.0)


def croak(rng: Generator, pitch: float, seconds: float, rate: float, *mouth: float) -> Wave:
    """One syllable of a frog: pulses of the throat through the formants of the *mouth*."""
    throat = _creak(rng, seconds, glide(seconds, rate * 0.9, rate * 1.1, rate))
    first = glide(seconds, *(pitch * f for f in mouth))
    voiced = (
        sweep_filter(throat, first, 5.0)
        + 0.55 * sweep_filter(throat, 2.3 * first, 7.0)
        + 0.16 * sweep_filter(throat, 4.1 * first, 6.0)
    )
    pouch = tone(0.5 * first, 1.0, 0.3) * np.abs(low_pass(throat, 60))
    shape = envelope((0, 0), (0.18 * seconds, 1), (0.75 * seconds, 0.8), (seconds, 0))
    return normalise(soft_clip(normalise(voiced, 1.3) + normalise(pouch, 0.25)) * shape, 1.0)


def _creak(rng: Generator, seconds: float, rate: Wave) -> Wave:
    """Soft pulses at *rate* Hz, each a little different."""
    pulses = np.zeros(round(seconds * RATE))
    at = 0.0
    while at < pulses.size - 1:
        pulses[int(at)] = rng.uniform(0.75, 1.0)
        at += RATE / rate[int(at)] * rng.uniform(0.93, 1.07)
    throat = np.exp(-sample_times(0.006) / 0.0012)
    rough = 1 + 0.25 * low_pass(noise(rng, seconds), 1500)
    return np.convolve(pulses, throat)[: pulses.size] * rough


def _grain(rng: Generator, seconds: float, rate: float) -> Wave:
    """An uneven level, with about *rate* bumps a second."""
    bumps = low_pass(noise(rng, seconds + 0.05), rate)[-round(seconds * RATE) :]
    return 0.45 + 0.55 * np.abs(bumps) / max(float(np.abs(bumps).max()), 1e-9)
