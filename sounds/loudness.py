"""Perceived loudness: K-weighting and gating of ITU-R BS.1770."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from scipy.signal import lfilter, sosfilt

from sounds.names import RATE
from sounds.synthesis import Wave

FAST = 0.125  # seconds over which a short sound is averaged
_SILENCE = 1e-12

# The two filters of BS.1770 for 48 kHz: the head's shelf, then the high pass.
_K = np.array(
    [
        [1.53512486, -2.69169619, 1.19839281, 1.0, -1.69065929, 0.73248077],
        [1.0, -2.0, 1.0, 1.0, -1.99004745, 0.99007225],
    ]
)  # fmt: skip


def decibels(ratio: float) -> float:
    """A ratio of amplitudes in dB."""
    return float(20 * np.log10(max(ratio, _SILENCE)))


def peak(wave: Wave) -> float:
    """The peak in dBFS."""
    return decibels(float(np.abs(wave).max(initial=0)))


def loudest(wave: Wave) -> float:
    """The loudest moment of a short sound in LUFS, averaged as a sound level meter's FAST does."""
    share = 1 - np.exp(-1 / (FAST * RATE))
    padded = np.concatenate([_power(wave), np.zeros(RATE // 4)])
    gathered = lfilter([share], [1, share - 1], padded)
    return _lufs(float(gathered.max()))


def momentary(wave: Wave, window: float = 0.4, hop: float = 0.1) -> list[float]:
    """LUFS in windows of so many seconds, one every *hop*."""
    return [_lufs(power) for power in _windows(wave, window, hop)]


def integrated(wave: Wave) -> float:
    """LUFS of a whole recording, without its silences, as BS.1770 asks."""
    powers = np.array(_windows(wave, 0.4, 0.1))
    heard = powers[powers > 10 ** ((-70 + 0.691) / 10)]
    if not heard.size:
        return _lufs(0.0)
    return _lufs(float(heard[heard > heard.mean() / 10].mean()))


def _windows(wave: Wave, window: float, hop: float) -> list[float]:
    total = np.concatenate([[0.0], np.cumsum(_power(wave))])
    size, stride = round(window * RATE), round(hop * RATE)
    starts = range(0, max(1, total.size - size), stride)
    return [float(total[min(at + size, total.size - 1)] - total[at]) / size for at in starts]


def _power(wave: Wave) -> NDArray[np.float64]:
    """K-weighted power of both speakers; a mono wave comes out of both."""
    weighted = sosfilt(_K, wave, axis=0) ** 2
    power = 2 * weighted if wave.ndim == 1 else weighted.sum(axis=1)
    return np.asarray(power, dtype=np.float64)


def _lufs(power: float) -> float:
    return float(-0.691 + 10 * np.log10(max(power, _SILENCE)))
