"""The title as it was last seen: shown again at once, while everything else is still coming."""

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
_SEEN = ("scenes", "sprites", "words")  # what the picture depends on
THREAD = "keepsake"
_LONGEST = 64 * 1024  # bytes of settings that are looked at
_FULLSCREEN = re.compile(rb"^fullscreen *= *true", re.MULTILINE)


def show_title(size: tuple[int, int] | None, fullscreen: bool) -> None:
    """Open the window that the title is about to need, and show it there as it was last seen."""
    window = Window(size, fullscreen or (size is None and bool(_FULLSCREEN.search(_settings()))))
    screen = window.surface()
    TitleCache(screen.get_size()).show(screen)


class TitleCache:
    """A picture of the title for a window of *size* pixels, as the settings and the art are now."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._size = size
        self._path = art_cache() / f"title-{size[0]}x{size[1]}-{_mark():08x}.pixels"

    def show(self, screen: pygame.Surface) -> None:
        """Put the picture on *screen* if there is one."""
        picture = read_pixels(self._path, self._size)
        if picture:
            screen.blit(picture, (0, 0))
            pygame.display.flip()

    def keep(self, screen: pygame.Surface) -> None:
        """Keep what *screen* shows, aside and without a word if that is impossible."""
        if read_pixels(self._path, self._size) is None:
            picture = screen.copy()
            Thread(name=THREAD, target=_keep, args=(self._path, picture), daemon=True).start()


def _keep(path: Path, picture: pygame.Surface) -> None:
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        for older in path.parent.glob("title-*.pixels"):
            older.unlink(missing_ok=True)
        write_pixels(path, picture)


def _mark() -> int:
    """A number that changes with everything the picture depends on."""
    marks = [str(time) for folder in _SEEN for time in _times(_ROOT / folder)]
    return adler32(_settings() + " ".join(marks).encode())


def _settings() -> bytes:
    """The settings as they lie there; whether they make sense is found out later."""
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
