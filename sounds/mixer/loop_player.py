"""Plays loops that belong together: an ambience, or the stems of a piece of music."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from time import perf_counter

import pygame

from sounds.peaks import Peaks

FADE = 1.5  # seconds in which one set of loops goes over into another
ATTACK, RELEASE = 0.1, 1.6  # seconds to be ducked all the way, and to come back
_TOGETHER = 0.001  # seconds; loops begun further apart might be a mixer's buffer apart
_TRIES = 20


@dataclass
class _Loops:
    """Loops that play in step; ``levels`` are those of the loops, ``fade`` that of them all.

    They are equally long, or some are several times as long as others.

    There are no ``chunks`` if a file is damaged.
    """

    files: Sequence[Path]
    is_read: bool = False
    chunks: Sequence[pygame.mixer.Sound] = ()
    levels: list[float] = field(default_factory=list)
    fade: float = 0.0
    half: int = 0  # of the channels


class LoopPlayer:
    """Loops on the mixer's channels from *first* on, with twice as many channels as *most* loops.

    *seconds* is the time in which a loop goes from silence to its full level. Files are read in
    a thread; ``advance`` begins what was read, and moves all levels.
    """

    def __init__(self, first: int, most: int, seconds: float = FADE) -> None:
        self._first, self._most, self._seconds = first, most, seconds
        self._wanted = _Loops(())
        self._playing: list[_Loops] = []  # the last is the present one, others fade out
        self._loader: Thread | None = None
        self._targets: Sequence[float] = (1.0,)
        self._duck = self._ducked = 1.0  # what is wished, and what is
        self.volume = 1.0

    @property
    def loading(self) -> bool:
        """Whether a file is being read."""
        return self._loader is not None

    @property
    def channels(self) -> int:
        """How many channels it takes."""
        return 2 * self._most

    def want(self, files: Sequence[Path]) -> None:
        """Fade over to the loops of *files*, as soon as they are read."""
        if files != self._wanted.files:
            self._wanted = _Loops(files)

    def set_levels(self, levels: Sequence[float]) -> None:
        """Let each loop fade to a level; loops without one are silent."""
        self._targets = levels

    def duck(self, level: float) -> None:
        """Lower all loops to a *level*, or let them come back to 1."""
        self._duck = level

    def advance(self, seconds: float, load: bool = True) -> None:
        """Let time pass; read and begin what is wanted if this is the time to *load*."""
        if load:
            self._load()
        change = seconds / (ATTACK if self._duck < self._ducked else RELEASE)
        self._ducked = _towards(self._ducked, self._duck, change)
        for loops in list(self._playing):
            present = loops.files == self._wanted.files
            loops.fade = _towards(loops.fade, float(present), seconds / FADE)
            for i, level in enumerate(loops.levels):
                target = self._targets[i] if i < len(self._targets) else 0.0
                loops.levels[i] = _towards(level, target, seconds / self._seconds)
            if loops.fade <= 0 and not present:
                self._stop(loops)
            self._set_volumes(loops)

    def strength(self, peaks: Mapping[Path, Peaks]) -> float:
        """The highest peak that all loops can have together."""
        return (
            self.volume
            * self._duck
            * sum(
                max(peaks.get(file, (1.0,))) * level * loops.fade
                for loops in self._playing
                for file, level in zip(loops.files, loops.levels, strict=False)
            )
        )

    def close(self) -> None:
        """Forget all loops: the device is closed."""
        if self._loader:
            self._loader.join()
        self._loader = None
        self._playing.clear()
        self._wanted = _Loops(self._wanted.files)

    def _load(self) -> None:
        """Read what is wanted, or begin it once it is read."""
        wanted = self._wanted
        if self._loader:
            if self._loader.is_alive():
                return
            self._loader = None
        if any(loops.files == wanted.files for loops in self._playing) or not wanted.files:
            return
        if wanted.chunks:
            self._begin(wanted)
        elif not wanted.is_read:
            self._loader = Thread(target=_read, args=(wanted,), daemon=True)
            self._loader.start()

    def _begin(self, loops: _Loops) -> None:
        """Begin all *loops* within one buffer of the mixer, on the channels that are free."""
        for other in self._playing[:-1]:
            self._stop(other)
        loops.half = 1 - self._playing[-1].half if self._playing else 0
        loops.levels = [*self._targets[: len(loops.chunks)]]
        loops.levels += [0.0] * (len(loops.chunks) - len(loops.levels))
        for chunk in loops.chunks:
            chunk.set_volume(0.0)
        for _ in range(_TRIES):
            begun = perf_counter()
            for i, chunk in enumerate(loops.chunks):
                self._channel(loops, i).play(chunk, -1)
            if perf_counter() - begun < _TOGETHER:
                break
        self._playing.append(loops)

    def _stop(self, loops: _Loops) -> None:
        for i in range(len(loops.chunks)):
            self._channel(loops, i).stop()
        self._playing.remove(loops)

    def _channel(self, loops: _Loops, place: int) -> pygame.mixer.Channel:
        return pygame.mixer.Channel(self._first + loops.half * self._most + place)

    def _set_volumes(self, loops: _Loops) -> None:
        for chunk, level in zip(loops.chunks, loops.levels, strict=True):
            chunk.set_volume(self.volume * self._ducked * loops.fade * level)


def _read(loops: _Loops) -> None:
    chunks = [chunk for chunk in map(read_sound, loops.files) if chunk]
    loops.chunks = chunks if len(chunks) == len(loops.files) else ()
    loops.is_read = True


def read_sound(file: Path) -> pygame.mixer.Sound | None:
    """The sound in *file*, if that can be read."""
    try:
        return pygame.mixer.Sound(file)
    except (pygame.error, OSError):
        return None


def _towards(level: float, target: float, step: float) -> float:
    return max(target, level - step) if level > target else min(target, level + step)
