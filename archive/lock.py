"""A lock that one program holds at a time; the system releases it when the program dies."""

from __future__ import annotations

import os
import sys
from errno import EACCES, EAGAIN
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        # By process, not by handle: the bots' process must not hold it when the game was killed.
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """The lock on *file*, which is empty and never deleted."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._handle: int | None = None

    def acquire(self) -> bool:
        """Take the lock; false if another program holds it.

        :raises OSError: if the file cannot be made or locked at all.
        """
        handle = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _lock(handle)
        except OSError as error:
            os.close(handle)
            if error.errno in (EACCES, EAGAIN):
                return False
            raise
        self._handle = handle
        return True

    def release(self) -> None:
        """Give the lock back, if it is held."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
