"""The file of a match that is being played: whole lines, in order.

A line is written before the game goes on, and put on the disk by another thread soon after. A kill
loses nothing; a power cut may lose the last lines.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from archive.disk_thread import DiskThread

# Without O_BINARY, Windows would write two bytes for each line feed, and sizes would not match.
_APPEND = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)


PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
_FULL = (errno.ENOSPC, errno.EDQUOT)


class Journal:
    """Appends lines to *file*, of which the first *size* bytes are kept.

    When ``write`` returns, the lines are with the system, which is enough to survive a kill;
    *disk_thread* then syncs them to the disk. If the disk is full, *make_room* is called once for
    each line. *on_error* is called once, after which nothing more is written.

    Only its owner may read the file: whoever knows the seed in it can compute every hand.
    """

    def __init__(
        self,
        file: Path,
        disk_thread: DiskThread,
        on_error: Callable[[OSError], object],
        *,
        make_room: Callable[[], object] = lambda: None,
        size: int = 0,
    ) -> None:
        self.file = file
        self._disk_thread = disk_thread
        self._on_error = on_error
        self._make_room = make_room
        self._size = size
        self._handle: int | None = None
        self._sync_error: OSError | None = None
        self.failed = False
        try:
            self._handle = os.open(file, _APPEND, PRIVATE_FILE)
            with suppress(OSError):
                os.chmod(file, PRIVATE_FILE)  # it may be one of an earlier version
            if os.fstat(self._handle).st_size > size:
                os.ftruncate(self._handle, size)
        except OSError as error:
            self._fail(error)

    def write(self, lines: str) -> None:
        """Append whole *lines*."""
        if self._handle is None:
            return
        try:
            if self._sync_error:
                raise self._sync_error
            self._append(self._handle, lines.encode())
        except OSError as error:
            self._fail(error)
        else:
            self._disk_thread.submit(self._sync)

    def close(self) -> None:
        """Close the file; the disk thread may call this as the last task on it."""
        handle, self._handle = self._handle, None
        if handle is not None:
            os.close(handle)

    def _append(self, handle: int, raw: bytes) -> None:
        try:
            self._write(handle, raw)
        except OSError as error:
            if error.errno not in _FULL:
                raise
            self._make_room()
            self._write(handle, raw)
        self._size += len(raw)

    def _write(self, handle: int, raw: bytes) -> None:
        """Write all of *raw*, or nothing."""
        try:
            while raw:
                raw = raw[os.write(handle, raw) :]
        except OSError:
            with suppress(OSError):
                os.ftruncate(handle, self._size)
            raise

    def _sync(self) -> None:
        # In the disk thread: only the writer may close, so an error waits for the next line.
        try:
            if self._handle is not None:
                os.fsync(self._handle)
        except OSError as error:
            self._sync_error = error

    def _fail(self, error: OSError) -> None:
        self._disk_thread.wait()
        self.close()
        self.failed = True
        self._on_error(error)
