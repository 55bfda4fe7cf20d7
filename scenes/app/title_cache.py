"""A picture of the title on disk, shown while everything else is still being loaded."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from threading import Thread
from zlib import adler32

import pygame

from files.reading import read_bytes
from scenes.app.command_line.program_version import program_version
from scenes.app.language import SYSTEM, system_language
from scenes.app.window import Window
from scenes.core.paths import art_cache, settings_file
from sprites.render.picture_folder import PictureFolder
from sprites.render.raw_pixels import read_pixels

THREAD_NAME = "title-cache"
_LONGEST = 64 * 1024  # bytes of the settings file that are read
_FULLSCREEN = rb"(?m)^fullscreen *= *true"


def show_title(size: tuple[int, int] | None, fullscreen: bool, language: str | None = None) -> None:
    """Open the window and show the cached title in it, if there is one."""
    window = Window(
        size, fullscreen or (size is None and bool(re.search(_FULLSCREEN, _settings())))
    )
    screen = window.surface()
    TitleCache(screen.get_size(), language).show(screen)


class TitleCache:
    """The picture for a window of *size* pixels and the present settings, code, art and words.

    *language* is spoken instead of the one that settings and system choose.
    """

    def __init__(self, size: tuple[int, int], language: str | None = None) -> None:
        self._size = size
        spoken = language or f"{SYSTEM}-{system_language()}"
        shape = f"{size[0]}x{size[1]}"
        name = f"{shape}-{spoken}-{program_version()}-{adler32(_settings()):08x}"
        self._path = art_cache() / f"title-{name}.pixels"

    def show(self, screen: pygame.Surface) -> None:
        """Show the picture on *screen*, if there is one; remove a broken one."""
        picture = read_pixels(self._path, self._size)
        if picture:
            screen.blit(picture, (0, 0))
            pygame.display.flip()
        else:
            with suppress(OSError):
                self._path.unlink(missing_ok=True)

    def save(self, screen: pygame.Surface) -> None:
        """Save a picture of *screen* in a thread, unless there is one; errors are ignored."""
        if not self._path.exists():
            picture = screen.copy()
            Thread(name=THREAD_NAME, target=_save, args=(self._path, picture), daemon=True).start()


def _save(path: Path, picture: pygame.Surface) -> None:
    with suppress(OSError):
        for older in path.parent.glob("title-*.pixels"):
            older.unlink(missing_ok=True)
        PictureFolder(path.parent).write(path, picture)


def _settings() -> bytes:
    """The settings file, which need not be valid."""
    try:
        return read_bytes(settings_file(), _LONGEST)
    except OSError:
        return b""
