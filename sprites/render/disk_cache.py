"""Rendered drawings as files of raw pixels in a folder, for a faster next start."""

from __future__ import annotations

from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from time import perf_counter

import pygame

from sprites.render.bitmaps import rasterised
from sprites.render.raw_pixels import fetched, keep

WORTHWHILE = 0.002  # s; what is drawn faster is not kept
ROOM = 256 << 20  # bytes; the oldest make room
_ENDING = ".pixels"


class DiskCache:
    """Renders SVG, or fetches what it rendered before; without a *folder* it keeps nothing.

    Files are written aside by a thread and appear whole or not at all. What is broken is drawn
    anew; a folder that cannot be written to does no harm.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._parcels: SimpleQueue[tuple[Path, pygame.Surface]] = SimpleQueue()
        self._porter: Thread | None = None
        self._handed = self._carried = 0
        self._door = Lock()

    def rasterised(self, svg: str, width: int, height: int) -> pygame.Surface:
        """Draw *svg* into exactly *width* x *height* pixels, on a transparent ground."""
        if self._folder is None:
            return rasterised(svg, width, height)
        name = blake2b(f"{width} {height} {svg}".encode(), digest_size=16).hexdigest()
        path = self._folder / f"{name}{_ENDING}"
        return fetched(path, (width, height)) or self._made(path, svg, width, height)

    def _made(self, path: Path, svg: str, width: int, height: int) -> pygame.Surface:
        began = perf_counter()
        surface = rasterised(svg, width, height)
        if perf_counter() - began > WORTHWHILE:
            self._hand_over(path, surface.copy())
        return surface

    def _hand_over(self, path: Path, surface: pygame.Surface) -> None:
        with self._door:  # a thread that works ahead comes here too
            self._handed += 1
            self._parcels.put((path, surface))
            if self._porter is None:
                self._porter = Thread(target=self._carry, name="disk-cache", daemon=True)
                self._porter.start()

    def wait(self) -> None:
        """Return when all there was to keep so far is kept."""
        while self._porter is not None and self._carried < self._handed:
            self._porter.join(0.01)

    def _carry(self) -> None:
        assert self._folder is not None
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            make_room(self._folder)
        while True:
            path, surface = self._parcels.get()
            with suppress(OSError):
                keep(path, surface)
            self._carried += 1


def make_room(folder: Path, room: int = ROOM) -> None:
    """Throw the oldest files away until the rest takes at most *room* bytes.

    :raises OSError: if the folder cannot be read.
    """
    for part in folder.glob("*.part"):
        part.unlink(missing_ok=True)
    kept = sorted(folder.glob(f"*{_ENDING}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in kept:
        room -= path.stat().st_size
        if room < 0:
            path.unlink(missing_ok=True)
