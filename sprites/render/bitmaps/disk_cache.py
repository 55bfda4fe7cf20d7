"""Rendered pictures as files of raw pixels in a folder, for a faster next start."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Lock, Thread
from time import perf_counter
from zlib import adler32, crc32

import pygame

from sprites.render.bitmaps.bitmaps import rasterise
from sprites.render.picture_folder import PictureFolder
from sprites.render.raw_pixels import PIXELS, read_pixels

SLOW = 0.002  # s; what is rasterised faster is not kept
PAUSE = 0.5  # s before the first file is written: a picture that somebody waits for comes first


class DiskCache:
    """Rasterises SVG, or reads what it rasterised before; without a *folder* it keeps nothing.

    *version* is that of the program, which changes how a collage of the same key is drawn.
    A thread writes the files; each appears whole or not at all. What is damaged is rasterised
    again; a folder that cannot be written to does no harm.
    """

    def __init__(self, folder: Path | None = None, version: str = "") -> None:
        self._folder, self._version = folder, version
        self._queue: SimpleQueue[tuple[Path, pygame.Surface]] = SimpleQueue()
        self._thread: Thread | None = None
        self._queued = self._written = 0
        self._lock = Lock()
        self._awaited = Event()  # set when somebody waits for the files

    def rasterised(self, svg: str, width: int, height: int) -> pygame.Surface:
        """Draw *svg* in the middle of *width* x *height* transparent pixels."""
        path = self._path(f"{width} {height} {svg}")
        kept = read_pixels(path, (width, height)) if path else None
        if kept is not None:
            return kept
        began = perf_counter()
        surface = rasterise(svg, width, height)
        if path and perf_counter() - began > SLOW:
            self._write_later(path, surface.copy())
        return surface

    def has_collage(self, key: str) -> bool:
        """Whether there is a file for the collage of that *key*."""
        path = self._collage_path(key)
        return path is not None and path.exists()

    def collage(self, key: str, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """What *draw* drew for that *key*, now or before."""
        path = self._collage_path(key)
        kept = read_pixels(path) if path else None
        if kept is not None:
            return kept
        surface = draw()
        if path:
            self._write_later(path, surface)
        return surface

    def _collage_path(self, key: str) -> Path | None:
        return self._path(f"{self._version} {key}")

    def _path(self, key: str) -> Path | None:
        if self._folder is None:
            return None
        content = key.encode()
        name = f"{crc32(content):08x}{adler32(content):08x}{len(content):x}"
        return self._folder / f"{name}{PIXELS}"

    def _write_later(self, path: Path, surface: pygame.Surface) -> None:
        with self._lock:  # the thread of the prerenderer comes here too
            self._queued += 1
            self._queue.put((path, surface))
            if self._thread is None:
                self._thread = Thread(target=self._write, name="disk-cache", daemon=True)
                self._thread.start()

    def wait(self) -> None:
        """Return when all files are written that are to be written so far."""
        self._awaited.set()
        while self._thread is not None and self._written < self._queued:
            self._thread.join(0.01)

    def _write(self) -> None:
        assert self._folder is not None
        self._awaited.wait(PAUSE)
        folder = PictureFolder(self._folder)
        while True:
            self._write_next(folder)  # and keep no picture while there is nothing to write

    def _write_next(self, folder: PictureFolder) -> None:
        path, surface = self._queue.get()
        with suppress(OSError):
            folder.write(path, surface)
        self._written += 1
