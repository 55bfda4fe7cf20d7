"""A folder of rendered pictures: what it may take of the disk, and what gives way."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from time import time

import pygame

from sprites.render.raw_pixels import PART, PIXELS, file_size, write_pixels

LIMIT = 256 << 20  # bytes
KEPT_FREE = 10  # one part of so many of a disk is left to others
_MEASURED_EVERY = 16  # writes, as another program may write too
_ABANDONED = 60.0  # seconds after which nobody completes a file any more


class PictureFolder:
    """Keeps the pictures in *folder* within `LIMIT`, and out of the last tenth of the disk."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._size = self._writes = 0

    def write(self, path: Path, surface: pygame.Surface) -> None:
        """Write *surface* to *path*, unless there is no room for it; the oldest make room.

        :raises OSError: if it cannot be written.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        if self._writes % _MEASURED_EVERY == 0:
            self._size = make_room(self._folder)
        self._writes += 1
        room = self._room() - file_size(surface)
        if self._size > room:
            self._size = make_room(self._folder, max(0, room - LIMIT // 16))
        if self._size <= room:
            write_pixels(path, surface)
            self._size += file_size(surface)

    def _room(self) -> int:
        """How many bytes the folder may have."""
        disk = shutil.disk_usage(self._folder)
        return min(LIMIT, self._size + disk.free - disk.total // KEPT_FREE)


def make_room(folder: Path, limit: int = LIMIT) -> int:
    """Remove the oldest pictures until the rest takes at most *limit* bytes, which is returned.

    What was never completed is removed too.

    :raises OSError: if the folder cannot be read.
    """
    kept, now = [], time()
    for entry in os.scandir(folder):
        status = entry.stat(follow_symlinks=False)
        if entry.name.endswith(PIXELS):
            kept.append((status.st_mtime, status.st_size, Path(entry)))
        elif entry.name.endswith(PART) and now - status.st_mtime > _ABANDONED:
            Path(entry).unlink(missing_ok=True)
    size = sum(length for _, length, _ in kept)
    for _, length, path in sorted(kept):
        if size <= limit:
            break
        path.unlink(missing_ok=True)
        size -= length
    return size
