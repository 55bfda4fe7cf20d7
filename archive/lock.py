"""A lock that one program holds at a time; the system takes it back from one that dies."""

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
    """The lock on *file*, which holds nothing and may lie there for ever."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._handle: int | None = None

    def take(self) -> bool:
        """Hold the lock from now on; false if another program does.

        :raises OSError: if no lock can be made there at all.
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

    def give_back(self) -> None:
        """Let others have it."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
