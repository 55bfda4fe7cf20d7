"""A picture of the title on disk, shown while everything else is still being loaded."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread
from zlib import adler32

import pygame

from scenes.app.window import Window
from scenes.core.paths import art_cache, settings_file
from sprites.render.raw_pixels import read_pixels, write_pixels

_ROOT = Path(__file__).parents[2]
_SOURCES = ("scenes", "sprites", "words")  # the folders on which the picture depends
THREAD_NAME = "title-cache"
_LONGEST = 64 * 1024  # bytes of the settings file that are read
_FULLSCREEN = re.compile(rb"^fullscreen *= *true", re.MULTILINE)


def show_title(size: tuple[int, int] | None, fullscreen: bool) -> None:
    """Open the window and show the cached title in it, if there is one."""
    window = Window(size, fullscreen or (size is None and bool(_FULLSCREEN.search(_settings()))))
    screen = window.surface()
    TitleCache(screen.get_size()).show(screen)


class TitleCache:
    """The picture for a window of *size* pixels and the present settings, code, art and words."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._size = size
        self._path = art_cache() / f"title-{size[0]}x{size[1]}-{_fingerprint():08x}.pixels"

    def show(self, screen: pygame.Surface) -> None:
        """Show the picture on *screen*, if there is one."""
        picture = read_pixels(self._path, self._size)
        if picture:
            screen.blit(picture, (0, 0))
            pygame.display.flip()

    def save(self, screen: pygame.Surface) -> None:
        """Save a picture of *screen* in a thread; errors are ignored."""
        if read_pixels(self._path, self._size) is None:
            picture = screen.copy()
            Thread(name=THREAD_NAME, target=_save, args=(self._path, picture), daemon=True).start()


def _save(path: Path, picture: pygame.Surface) -> None:
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        for older in path.parent.glob("title-*.pixels"):
            older.unlink(missing_ok=True)
        write_pixels(path, picture)


def _fingerprint() -> int:
    """A number that changes with everything on which the picture depends."""
    times = [str(time) for folder in _SOURCES for time in _times(_ROOT / folder)]
    return adler32(_settings() + " ".join(times).encode())


def _settings() -> bytes:
    """The settings file, which need not be valid."""
    file = settings_file()
    with suppress(OSError):
        if file.is_file():
            with file.open("rb") as opened:
                return opened.read(_LONGEST)
    return b""


def _times(folder: os.PathLike[str]) -> Iterator[int]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_file():
                yield entry.stat().st_mtime_ns
            elif entry.name != "__pycache__":
                yield from _times(entry)
