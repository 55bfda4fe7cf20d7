"""Writes a file in a thread, so that no frame waits for the disk."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock, Thread
from typing import Generic, Protocol, TypeVar

T = TypeVar("T")
T_contra = TypeVar("T_contra", contravariant=True)


class StoredFile(Protocol[T_contra]):
    """A file that holds one value."""

    def save(self, stored: T_contra) -> str | None:
        """Write *stored*; returns a message if that failed."""


class FileWriter(Generic[T]):
    """Saves the latest value to *file*; *failed* is told why that was not possible."""

    def __init__(self, file: StoredFile[T], failed: Callable[[str], object]) -> None:
        self._file, self._failed = file, failed
        self._lock = Lock()
        self._latest: list[T] = []  # what has yet to be saved, if there is anything
        self._thread: Thread | None = None

    def save_soon(self, stored: T) -> None:
        """Save *stored* in the thread, unless there is something later by then."""
        with self._lock:
            self._latest = [stored]
            if self._thread is None or not self._thread.is_alive():
                self._thread = Thread(target=self._work, name="file writer")
                self._thread.start()

    def save(self, stored: T) -> str | None:
        """Save *stored* now; returns a message if that failed."""
        self.wait()
        return self._file.save(stored)

    def wait(self) -> None:
        """Return when all is saved."""
        thread = self._thread
        if thread is not None:
            thread.join()

    def _work(self) -> None:
        while latest := self._next():
            message = self._file.save(latest[0])
            if message:
                self._failed(message)

    def _next(self) -> list[T]:
        with self._lock:
            latest, self._latest = self._latest, []
            if not latest:
                self._thread = None
            return latest
