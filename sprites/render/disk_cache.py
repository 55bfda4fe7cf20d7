"""Rendered drawings as files of raw pixels in a folder, for a faster next start."""

from __future__ import annotations

from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from time import perf_counter

import pygame

from sprites.render.bitmaps import rasterise
from sprites.render.raw_pixels import read_pixels, write_pixels

SLOW = 0.002  # s; what is rasterised faster is not kept
LIMIT = 256 << 20  # bytes; the oldest files are removed
_SUFFIX = ".pixels"


class DiskCache:
    """Rasterises SVG, or reads what it rasterised before; without a *folder* it keeps nothing.

    A thread writes the files; each appears whole or not at all. What is damaged is rasterised
    again; a folder that cannot be written to does no harm.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._queue: SimpleQueue[tuple[Path, pygame.Surface]] = SimpleQueue()
        self._thread: Thread | None = None
        self._queued = self._written = 0
        self._lock = Lock()

    def rasterised(self, svg: str, width: int, height: int) -> pygame.Surface:
        """Draw *svg* in the middle of *width* x *height* transparent pixels."""
        if self._folder is None:
            return rasterise(svg, width, height)
        name = blake2b(f"{width} {height} {svg}".encode(), digest_size=16).hexdigest()
        path = self._folder / f"{name}{_SUFFIX}"
        return read_pixels(path, (width, height)) or self._made(path, svg, width, height)

    def _made(self, path: Path, svg: str, width: int, height: int) -> pygame.Surface:
        began = perf_counter()
        surface = rasterise(svg, width, height)
        if perf_counter() - began > SLOW:
            self._write_later(path, surface.copy())
        return surface

    def _write_later(self, path: Path, surface: pygame.Surface) -> None:
        with self._lock:  # the thread of the prerenderer comes here too
            self._queued += 1
            self._queue.put((path, surface))
            if self._thread is None:
                self._thread = Thread(target=self._write, name="disk-cache", daemon=True)
                self._thread.start()

    def wait(self) -> None:
        """Return when all files are written that are to be written so far."""
        while self._thread is not None and self._written < self._queued:
            self._thread.join(0.01)

    def _write(self) -> None:
        assert self._folder is not None
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            make_room(self._folder)
        while True:
            path, surface = self._queue.get()
            with suppress(OSError):
                write_pixels(path, surface)
            self._written += 1


def make_room(folder: Path, limit: int = LIMIT) -> None:
    """Remove the oldest files until the rest takes at most *limit* bytes.

    :raises OSError: if the folder cannot be read.
    """
    for part in folder.glob("*.part"):
        part.unlink(missing_ok=True)
    kept = sorted(folder.glob(f"*{_SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in kept:
        limit -= path.stat().st_size
        if limit < 0:
            path.unlink(missing_ok=True)
