"""Measures every sound, or a recording: ``python -m sounds.measure [FILE.raw]``.

A recording is what SDL writes with SDL_AUDIODRIVER=disk and SDL_DISKAUDIOFILE=FILE.raw:
16 bit stereo at the mixer's rate.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pygame
from scipy.ndimage import maximum_filter1d
from scipy.signal import firwin

from sounds import device
from sounds.loudness import decibels, integrated, loudest, momentary, peak
from sounds.names import FILES, RATE, Ambience, Sound
from sounds.peaks import BLOCK
from sounds.synthesis import Wave

OVERSAMPLING = 4  # as BS.1770 asks for a true peak
MARGIN = 10  # samples on each side on which the finer curve depends
_FULL = 32767
_TAPS = firwin(2 * MARGIN * OVERSAMPLING + 1, 1 / OVERSAMPLING, window=("kaiser", 5.0))
# What gives the curve at a sample, and at each of the places up to the next one, in columns.
_CURVE = OVERSAMPLING * np.append(_TAPS, np.zeros(OVERSAMPLING - 1)).reshape(-1, OVERSAMPLING)[::-1]
_OVERSHOOT = np.abs(_CURVE).sum(axis=0).max()  # by which it exceeds the samples around it, at most


@dataclass(frozen=True, slots=True)
class Seam:
    """The seam of a loop, where its end meets its beginning, compared with its inside.

    ``jump`` and ``bend`` compare the first and second difference with their 99.9 % quantile
    inside; ``energy`` is the change of level in dB from the last 50 ms to the first.
    """

    jump: float
    bend: float
    energy: float


def read(file: Path) -> Wave:
    """What the mixer decodes of a sound file, 1 being full scale, in two columns.

    The mixer is opened for it if it is not open, which takes longer than to decode.
    """
    was_open = pygame.mixer.get_init()
    if not was_open:
        device.open_device("dummy")
    samples = np.frombuffer(pygame.mixer.Sound(file).get_raw(), "<i2")
    if not was_open:
        device.close_device()
    return samples.reshape(-1, 2) / _FULL


def true_peak(wave: Wave) -> float:
    """The peak in dBTP."""
    return decibels(highest_of(wave))


def highest_of(wave: Wave) -> float:
    """The true peak: that of the curve through the samples, four times as finely.

    The curve is made only where the samples around are so loud that it may be the peak.
    """
    windows = _windows(wave)
    loud = np.maximum(*np.abs(wave).T)
    highest = _heights(windows[[loud.argmax()]]).max()
    around = maximum_filter1d(loud, 2 * MARGIN + 1)
    open_places = np.flatnonzero(around * _OVERSHOOT > highest)
    parts = np.array_split(
        open_places, 1 + open_places.size // RATE
    )  # all at once take much memory
    return float(max(highest, *(_heights(windows[part]).max(initial=0) for part in parts)))


def peaks_of(wave: Wave) -> list[float]:
    """The true peak of each block of a sound."""
    starts = np.arange(0, len(wave), round(BLOCK * RATE))
    return list(map(float, np.maximum.reduceat(_heights(_windows(wave)), starts)))


def _windows(wave: Wave) -> Wave:
    """The samples around each, on which the curve from it to the next one depends."""
    padded = np.pad(wave, ((MARGIN, MARGIN), (0, 0)))
    return np.lib.stride_tricks.sliding_window_view(padded, 2 * MARGIN + 1, axis=0)


def _heights(windows: Wave) -> Wave:
    """How high the curve is in the middle of each window."""
    return np.asarray(np.abs(windows @ _CURVE).max(axis=(1, 2)))


def read_raw(file: Path) -> Wave:
    """A recording, two columns."""
    samples = np.frombuffer(file.read_bytes(), "<i2")
    return samples[: samples.size // 2 * 2].reshape(-1, 2) / _FULL


def seam(loop: Wave) -> Seam:
    """How well the end of *loop* meets its beginning."""
    left, right = loop.T
    inside = (left + right) / 2  # a mean over rows of two takes six times as long
    middle = RATE // 20
    round_trip = np.concatenate([inside[-middle:], inside[:middle]])
    jump, bend = (
        np.abs(np.diff(round_trip, order)[middle - order - 1 : middle + 1]).max()
        / np.quantile(np.abs(np.diff(inside, order)), 0.999)
        for order in (1, 2)
    )
    before, after = (np.sqrt((part**2).mean()) for part in np.split(round_trip, 2))
    return Seam(float(jump), float(bend), decibels(float(after / before)))


def clipped(recording: Wave) -> int:
    """How many samples are at full scale."""
    return int((np.abs(recording) >= 1).sum())


def _print_files() -> None:
    print(f"{'file':24}{'peak dBFS':>10}{'LUFS':>8}{'seconds':>9}")
    for sound in Sound:
        for file in sound.all_files():
            heard = read(file)
            seconds = len(heard) / RATE
            print(f"{file.stem:24}{peak(heard):10.1f}{loudest(heard):8.1f}{seconds:9.2f}")


def _print_loop(file: Path) -> None:
    loop = read(file)
    meets = seam(loop)
    name, seconds = file.relative_to(FILES).as_posix(), len(loop) / RATE
    print(f"{name:32}{peak(loop):10.1f}{integrated(loop):8.1f}{seconds:9.2f}")
    print(f"  seam: jump {meets.jump:.2f} and bend {meets.bend:.2f} of the usual largest inside,")
    print(f"  level {meets.energy:+.1f} dB")


def _print_recording(file: Path) -> None:
    heard = read_raw(file)
    print(f"{file.name}: {len(heard) / RATE:.1f} s, peak {true_peak(heard):.1f} dBTP,", end=" ")
    print(f"{integrated(heard):.1f} LUFS, {clipped(heard)} clipped samples")
    for second, loud in enumerate(momentary(heard, 1.0, 1.0)):
        print(f"{second:5} s {loud:7.1f} LUFS  {'#' * max(0, round(loud + 60))}")


def main(argv: Sequence[str] | None = None) -> None:
    """Measure the recordings that *argv* names, else all sound files."""
    parser = ArgumentParser("python -m sounds.measure", description="Measures how loud sounds are.")
    parser.add_argument("recordings", metavar="FILE.raw", nargs="*", type=Path)
    recordings: list[Path] = parser.parse_args(argv).recordings
    for file in recordings:
        _print_recording(file)
    if not recordings:
        _print_files()
        for name in Ambience:
            for loop in name.loops:
                _print_loop(loop)


if __name__ == "__main__":
    main()
