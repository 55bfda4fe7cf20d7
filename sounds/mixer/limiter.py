"""Keeps the sum of all voices below full scale.

A limiter usually waits for a peak and turns it down. Here the peaks of every file are known
beforehand, so that voices are turned down before they are too loud together, and no peak is cut.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import InitVar, dataclass, field
from itertools import zip_longest
from operator import mul

from sounds.peaks import BLOCK, Peaks

CEILING = 0.88  # of full scale: with what swings higher between samples it stays 1 dB below it
_UNKNOWN = (1.0,) * 20  # for a file that was not measured
_ENOUGH = 1.001  # of the room: what is over it by less is left alone


@dataclass(slots=True)
class Strength:
    """How strong a voice is: the *peaks* of its file from *start* seconds on, times its *gain*."""

    peaks: InitVar[Peaks | None]
    start: float
    volume: float  # of its file, by the settings
    leading: bool  # a tune, which is turned down last
    gain: float = 1.0
    _highest: list[float] = field(init=False)  # of each block and the next two

    def __post_init__(self, peaks: Peaks | None) -> None:
        known = peaks or _UNKNOWN
        # the mixer may begin up to a block later than it was told
        self._highest = [self.volume * max(known[i : i + 3]) for i in range(len(known))]

    def ahead(self, now: float) -> list[float]:
        """The peak of each block from *now* on, without the gain."""
        return self._highest[max(0, int((now - self.start) / BLOCK) - 1) :]


def limit(voices: Sequence[Strength], now: float, room: float) -> None:
    """Turn *voices* down so that their sum stays within *room* from *now* on."""
    leading = [voice for voice in voices if voice.leading]
    others = [voice for voice in voices if not voice.leading]
    taken = _turn_down(leading, now, lambda block: room)
    _turn_down(others, now, lambda block: room - (taken[block] if block < len(taken) else 0.0))


def _turn_down(voices: Sequence[Strength], now: float, room: Callable[[int], float]) -> list[float]:
    """Let no voice be louder than a level at which all fit into the *room*; returns their sum."""
    blocks = list(zip_longest(*(voice.ahead(now) for voice in voices), fillvalue=0.0))
    sums = _sums(voices, blocks)
    full = [number for number, total in enumerate(sums) if total > _ENOUGH * room(number)]
    for number in full:
        if _sums(voices, [blocks[number]])[0] > _ENOUGH * room(number):
            level = _level(voices, blocks[number], max(0.0, room(number)))
            for voice in voices:
                voice.gain = min(voice.gain, level)
    return _sums(voices, blocks) if full else sums


def _sums(voices: Sequence[Strength], blocks: Sequence[Sequence[float]]) -> list[float]:
    gains = [voice.gain for voice in voices]
    return [sum(map(mul, gains, peaks)) for peaks in blocks]


def _level(voices: Sequence[Strength], peaks: Sequence[float], room: float) -> float:
    """The highest gain at which voices with these *peaks* fit into the *room*."""
    sounding = [(v.gain, peak) for v, peak in zip(voices, peaks, strict=True) if peak]
    whole = sum(peak for _, peak in sounding)
    for gain, peak in sorted(sounding):
        if gain * whole >= room:
            break  # all others are at least as loud
        room, whole = room - gain * peak, whole - peak
    return room / whole if whole > 0 else 1.0
