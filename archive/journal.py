"""The file of a match that is being played: whole lines, each on the disk before the next."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from archive.worker import Worker

# Where the system tells text from bytes, a line must be as long as it was counted.
_APPEND = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)


class Journal:
    """Appends to *file*, of which the first *size* bytes are good.

    The lines are with the system when ``write`` comes back, which is enough to survive a kill;
    *clerk* then puts them on the disk. *fail* is told, once, that there will be no more.
    """

    def __init__(
        self, file: Path, clerk: Worker, fail: Callable[[OSError], object], size: int = 0
    ) -> None:
        self.file = file
        self._clerk = clerk
        self._fail = fail
        self._size = size
        self._handle: int | None = None
        self._unsynced: OSError | None = None
        self.failed = False
        try:
            self._handle = os.open(file, _APPEND, 0o644)
            if os.fstat(self._handle).st_size > size:
                os.ftruncate(self._handle, size)
        except OSError as error:
            self._give_up(error)

    def write(self, lines: str) -> None:
        """Append whole *lines*."""
        if self._handle is None:
            return
        try:
            if self._unsynced:
                raise self._unsynced
            self._append(self._handle, lines.encode())
        except OSError as error:
            self._give_up(error)
        else:
            self._clerk.do(self._sync)

    def close(self) -> None:
        """Let go of the file; may be done by the clerk, as the last work on it."""
        handle, self._handle = self._handle, None
        if handle is not None:
            os.close(handle)

    def _append(self, handle: int, raw: bytes) -> None:
        good, self._size = self._size, self._size + len(raw)
        try:
            while raw:
                raw = raw[os.write(handle, raw) :]
        except OSError:
            with suppress(OSError):
                os.ftruncate(handle, good)
            raise

    def _sync(self) -> None:
        # In the clerk's thread: only who writes may close, so an error waits for the next line.
        try:
            if self._handle is not None:
                os.fsync(self._handle)
        except OSError as error:
            self._unsynced = error

    def _give_up(self, error: OSError) -> None:
        self._clerk.finish()
        self.close()
        self.failed = True
        self._fail(error)
