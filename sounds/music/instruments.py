"""The instruments of the music: plucked strings, winds, bowed strings, bars, brushes and drums.

Each makes one note: from a source of random numbers, a frequency, seconds and a force.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.random import Generator

from sounds.instruments import kalimba as _kalimba
from sounds.instruments import marimba as _marimba
from sounds.names import RATE
from sounds.synthesis import (
    Wave,
    band_pass,
    decay,
    glide,
    high_pass,
    low_pass,
    mix,
    noise,
    normalise,
    sample_times,
    tone,
)

STRINGS = 64  # that are kept: takes of a note differ in the finger only
_HIGHEST = 9000.0  # Hz, of a partial: the music stays warm


@lru_cache(STRINGS)
def _plucked(pitch: float, fade: float, softness: float, place: float, stretch: float) -> Wave:
    """A string plucked at *place* of its length; high partials fade sooner."""
    seconds = 5.5 * fade
    t = sample_times(seconds)
    string, rest, fading = np.zeros(t.size), np.exp(-0.6 * t / fade), np.exp(-0.4 * t / fade)
    for n in range(1, 25):
        rest *= fading
        frequency = n * pitch * np.sqrt(1 + stretch * n * n)
        if frequency > _HIGHEST:
            break
        strength = np.sin(n * np.pi * place) / n**softness
        string += strength * rest * np.sin(2 * np.pi * frequency * t)
    return normalise(string * (1 - np.exp(-t / 0.0012)), 1.0)


def harp(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A harp with gut strings: it rings on, however short the note."""
    string = _plucked(pitch, 0.75 * (262 / pitch) ** 0.45, 1.75 - 0.4 * force, 0.37, 0.00003)
    finger = low_pass(noise(rng, 0.02), 1800) * decay(0.02, 0.001, 0.004)
    return force * mix((0, string), (0, normalise(finger, 0.06)))


def lute(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A lute: a pair of strings, not quite of one pitch, over a wooden body."""
    fade = 0.42 * (262 / pitch) ** 0.5
    course = [_plucked(pitch * r, fade, 1.45 - 0.4 * force, 0.21, 0.00006) for r in (1, 1.0018)]
    nail = band_pass(noise(rng, 0.012), 900, 4200) * decay(0.012, 0.0005, 0.003)
    return force * mix((0, course[0]), (0.004, 0.7 * course[1]), (0, normalise(nail, 0.12)))


def ukulele(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A ukulele: short nylon strings."""
    string = _plucked(pitch, 0.26 * (330 / pitch) ** 0.4, 1.55 - 0.4 * force, 0.29, 0.00008)
    body = low_pass(noise(rng, 0.03), 700) * decay(0.03, 0.001, 0.008)
    return force * mix((0, string), (0, normalise(body, 0.16)))


def double_bass(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A double bass, plucked: damped when the note ends."""
    string = _plucked(pitch, 0.55, 1.5, 0.16, 0.00002)
    held = _damped(string, seconds, 0.09)
    thump = low_pass(noise(rng, 0.05), 260) * decay(0.05, 0.003, 0.014)
    return force * mix((0, held), (0, normalise(thump, 0.25)))


def pizzicato(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """Bowed strings plucked by a few hands together."""
    hands = [
        (float(rng.uniform(0, 0.016)), _plucked(pitch * 2 ** (cents / 1200), 0.15, 1.7, 0.3, 0.0))
        for cents in (-6, 1, 7)
    ]
    return force * normalise(mix(*hands), 1.0)


def _damped(wave: Wave, seconds: float, release: float) -> Wave:
    """*wave*, released after so many *seconds*."""
    t = sample_times(wave.size / RATE)[: wave.size]
    held = wave * np.exp(-np.maximum(t - seconds, 0) / release)
    return held[: round((seconds + 5 * release) * RATE)]


def _blown(
    rng: Generator,
    pitch: float,
    seconds: float,
    partials: Sequence[float],
    *,
    breath: float,
    attack: float,
) -> Wave:
    """A wind instrument: a vibrato that comes late, and air."""
    whole = max(seconds, 0.12) + 0.16
    t = sample_times(whole)
    late = np.clip((t - 0.25) / 0.5, 0, 1)
    sway = 1 + 0.0045 * late * np.sin(2 * np.pi * 5.0 * t + rng.uniform(0, 6))
    scoop = 1 - 0.012 * np.exp(-t / 0.03)
    count = max(1, min(len(partials), int(_HIGHEST / pitch)))
    voice = tone(pitch * sway * scoop, *partials[:count])
    air = band_pass(noise(rng, whole), 0.8 * pitch, min(4 * pitch, 9000))
    blow = np.clip(t / attack, 0, 1) ** 1.5 * (1 + 0.05 * late * np.sin(2 * np.pi * 5.0 * t))
    blow *= 0.86 + 0.14 * np.exp(-t / 0.2)
    blow *= 0.5 + 0.5 * np.cos(np.pi * np.clip((t - whole + 0.16) / 0.16, 0, 1))
    return (normalise(voice, 1.0) + breath * normalise(air, 1.0)) * blow


def flute(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A wooden flute."""
    return force * _blown(
        rng, pitch, seconds, (1.0, 0.34, 0.16, 0.05, 0.02), breath=0.05, attack=0.07
    )


def recorder(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A recorder of pear wood: clear, with a small consonant before each note."""
    blown = _blown(
        rng, pitch, seconds, (1.0, 0.1, 0.3, 0.06, 0.07, 0.02), breath=0.035, attack=0.03
    )
    chiff = band_pass(noise(rng, 0.03), 2 * pitch, 5 * pitch) * decay(0.03, 0.003, 0.007)
    return force * mix((0, blown), (0, normalise(chiff, 0.1)))


def ocarina(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """An ocarina of clay: nearly a pure tone, with much breath."""
    return force * _blown(rng, pitch, seconds, (1.0, 0.09, 0.05, 0.012), breath=0.07, attack=0.06)


def whistle(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A tin whistle."""
    return force * _blown(rng, pitch, seconds, (1.0, 0.22, 0.08, 0.03), breath=0.045, attack=0.035)


def clarinet(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A clarinet: mostly odd partials."""
    partials = (1.0, 0.04, 0.42, 0.06, 0.2, 0.07, 0.1, 0.04, 0.04)
    return force * low_pass(_blown(rng, pitch, seconds, partials, breath=0.02, attack=0.045), 3800)


def strings(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A small group of bowed strings."""
    whole = seconds + 0.35
    t = sample_times(whole)
    partials = [1 / n**1.35 for n in range(1, max(2, min(14, int(5000 / pitch))))]
    bowed = np.zeros(t.size)
    for cents in (-9, -3, 4, 8):
        speed, phase = rng.uniform(4.6, 5.6), rng.uniform(0, 6)
        sway = 1 + 0.0035 * np.sin(2 * np.pi * speed * t + phase)
        bowed += tone(pitch * 2 ** (cents / 1200) * sway, *partials)
    swell = np.clip(t / min(0.22, 0.5 * whole), 0, 1) * np.clip((whole - t) / 0.35, 0, 1)
    return force * normalise(low_pass(bowed, 2400), 1.0) * np.sin(0.5 * np.pi * swell)


def pad(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A soft, wide sound that comes and goes slowly."""
    whole = seconds + 1.1
    t = sample_times(whole)
    partials = [1 / n**1.8 for n in range(1, 8)]
    voices = np.zeros(t.size)
    for cents in (-5, 0, 6):
        drift = 1 + 0.0012 * np.sin(2 * np.pi * rng.uniform(0.2, 0.5) * t + rng.uniform(0, 6))
        voices += tone(pitch * 2 ** (cents / 1200) * drift, *partials)
    rise = min(0.9, 0.45 * whole)
    swell = np.sin(0.5 * np.pi * np.clip(t / rise, 0, 1)) ** 2
    swell *= np.sin(0.5 * np.pi * np.clip((whole - t) / 1.3, 0, 1)) ** 2
    return np.asarray(force * normalise(low_pass(voices, 1500), 1.0) * swell, dtype=np.float64)


def marimba(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A marimba with soft mallets."""
    return low_pass(_marimba(rng, pitch, 0.6 * force), 4500)


def kalimba(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A kalimba."""
    return _kalimba(rng, pitch, force)


def _bars(pitch: float, modes: Sequence[tuple[float, float, float]], fade: float) -> Wave:
    """Metal bars: modes are (ratio, share of the fade, strength)."""
    t = sample_times(4.5 * fade)
    rung = np.zeros(t.size)
    for ratio, share, strength in modes:
        if ratio * pitch < _HIGHEST:
            rung += strength * np.exp(-t / (share * fade)) * np.sin(2 * np.pi * ratio * pitch * t)
    return np.asarray(rung * (1 - np.exp(-t / 0.0015)), dtype=np.float64)


def vibraphone(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A vibraphone with soft mallets and a slow motor."""
    bar = _bars(pitch, ((1, 1, 1.0), (4, 0.3, 0.12 * force), (9.9, 0.08, 0.03)), 0.9)
    t = np.arange(bar.size) / RATE
    return force * _damped(bar * (1 + 0.16 * np.sin(2 * np.pi * 4.3 * t)), seconds + 0.25, 0.2)


def celesta(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A celesta: felt hammers on steel bars over wooden boxes."""
    bar = _bars(pitch, ((1, 1, 1.0), (2.0, 0.5, 0.1), (4.0, 0.25, 0.16), (6.2, 0.1, 0.04)), 0.6)
    felt = low_pass(noise(rng, 0.02), 1500) * decay(0.02, 0.001, 0.004)
    return force * mix((0, bar), (0, normalise(felt, 0.05)))


def glockenspiel(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A glockenspiel, touched lightly."""
    return force * _bars(pitch, ((1, 1, 1.0), (2.76, 0.35, 0.18), (5.4, 0.12, 0.06)), 0.55)


def brush(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A brush drawn over a drum."""
    rub = band_pass(noise(rng, 0.26), 1400, 6500)
    t = sample_times(0.26)
    return 0.7 * force * normalise(rub * np.sin(np.pi * t / 0.26) ** 1.5, 1.0)


def brush_tap(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A brush that taps a drum."""
    wires = band_pass(noise(rng, 0.16), 1100, 6000) * decay(0.16, 0.002, 0.03)
    skin = tone(glide(0.12, 230, 180), 1.0, 0.3) * decay(0.12, 0.002, 0.025)
    return force * mix((0, normalise(wires, 0.8)), (0, 0.35 * skin))


def shaker(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """Seeds in a gourd."""
    seeds = high_pass(band_pass(noise(rng, 0.09), 3000, 8500), 2500)
    return force * normalise(seeds * decay(0.09, 0.018, 0.02), 1.0)


def hand_drum(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A frame drum, struck in the middle with the flat of a thumb."""
    skin = tone(glide(0.34, 118, 82, 76), 1.0, 0.25, 0.1) * decay(0.34, 0.004, 0.085)
    slap = low_pass(noise(rng, 0.05), 700) * decay(0.05, 0.002, 0.012)
    return force * mix((0, skin), (0, normalise(slap, 0.3)))


def rim(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A finger on the rim of a drum."""
    modes = ((1, 1.0, 1.0), (1.7, 0.7, 0.6), (2.9, 0.4, 0.4), (4.3, 0.25, 0.2))
    return force * normalise(_bars(410, modes, 0.022), 1.0)


def tambourine(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A small tambourine, tapped."""
    jingle = _bars(2900, ((1, 1, 1.0), (1.31, 0.8, 0.8), (1.74, 0.6, 0.6), (2.3, 0.4, 0.4)), 0.045)
    rattle = high_pass(noise(rng, 0.14), 4500) * decay(0.14, 0.003, 0.03)
    return force * mix((0, normalise(jingle, 0.5)), (0, normalise(rattle, 0.5)))


def bass_drum(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A large drum, struck with a felt beater."""
    skin = tone(glide(0.4, 105, 58, 52), 1.0, 0.2, 0.06) * decay(0.4, 0.004, 0.1)
    felt = low_pass(noise(rng, 0.03), 1400) * decay(0.03, 0.001, 0.006)
    return force * mix((0, skin), (0, normalise(felt, 0.3)))


def snare_drum(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A small drum with wires under its skin, struck lightly."""
    skin = tone(glide(0.16, 230, 185), 1.0, 0.3) * decay(0.16, 0.002, 0.03)
    wires = band_pass(noise(rng, 0.2), 1600, 8000) * decay(0.2, 0.002, 0.045)
    return force * mix((0, 0.5 * skin), (0, normalise(wires, 0.7)))


def tom(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A drum whose pitch is heard, struck with a stick of wood and felt."""
    skin = tone(glide(0.45, 1.35 * pitch, pitch, 0.97 * pitch), 1.0, 0.3, 0.1)
    stick = band_pass(noise(rng, 0.02), 800, 4000) * decay(0.02, 0.0008, 0.004)
    return force * mix((0, skin * decay(0.45, 0.003, 0.11)), (0, normalise(stick, 0.25)))


def hi_hat(rng: Generator, pitch: float, seconds: float, force: float) -> Wave:
    """A pair of small closed cymbals, touched with a stick."""
    metal = high_pass(noise(rng, 0.08), 5500) * decay(0.08, 0.001, 0.016)
    return force * normalise(low_pass(metal, 11000), 1.0)
