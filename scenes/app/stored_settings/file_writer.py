"""Writes the settings file in a thread, so that no frame waits for the disk."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock, Thread

from scenes.app.stored_settings.settings_file import SettingsFile, StoredSettings


class SettingsWriter:
    """Saves the latest settings to *file*; *failed* is told why that was not possible."""

    def __init__(self, file: SettingsFile, failed: Callable[[str], object]) -> None:
        self._file, self._failed = file, failed
        self._lock = Lock()
        self._latest: StoredSettings | None = None  # that have yet to be saved
        self._thread: Thread | None = None

    def save_soon(self, stored: StoredSettings) -> None:
        """Save *stored* in the thread, unless there are later settings by then."""
        with self._lock:
            self._latest = stored
            if self._thread is None or not self._thread.is_alive():
                self._thread = Thread(target=self._work, name="settings")
                self._thread.start()

    def save(self, stored: StoredSettings) -> str | None:
        """Save *stored* now; returns a message if that failed."""
        self.wait()
        return self._file.save(stored)

    def wait(self) -> None:
        """Return when all is saved."""
        thread = self._thread
        if thread is not None:
            thread.join()

    def _work(self) -> None:
        while (stored := self._next()) is not None:
            message = self._file.save(stored)
            if message:
                self._failed(message)

    def _next(self) -> StoredSettings | None:
        with self._lock:
            stored, self._latest = self._latest, None
            if stored is None:
                self._thread = None
            return stored
