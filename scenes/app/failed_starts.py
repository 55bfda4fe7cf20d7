"""Notices that starts fail in a row, and while which files were read."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from files.reading import check_regular, read_bytes

SETTINGS, RECORDS = "settings", "records"  # what a start reads: first settings and pictures
IN_A_ROW = 2  # starts that fail before a further one goes on without the files
_LARGEST = 1024  # bytes
_WRITE = os.O_WRONLY | os.O_CREAT | os.O_TRUNC


class FailedStarts:
    """A small *file* that exists while a start goes on; it has a word for each that failed."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def begin(self) -> None:
        """A start begins, which reads settings and pictures first."""
        self._write([*self._words()[-IN_A_ROW:], SETTINGS])

    def begin_records(self) -> None:
        """The start has come to the records."""
        self._write([*self._words()[:-1], RECORDS])

    def over(self) -> None:
        """The start has succeeded, or was ended on purpose."""
        with suppress(OSError):
            self._file.unlink(missing_ok=True)

    def failed_at(self, part: str) -> bool:
        """Whether the last starts before this one all failed while *part* was read."""
        before = self._words()[:-1]
        return before[-IN_A_ROW:] == [part] * IN_A_ROW

    def _words(self) -> list[str]:
        try:
            return read_bytes(self._file, _LARGEST).decode("ascii", "replace").split()
        except OSError:
            return []

    def _write(self, words: list[str]) -> None:
        with suppress(OSError):  # then nobody notices
            check_regular(self._file)
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with open(os.open(self._file, _WRITE, 0o600), "wb") as opened:
                opened.write(" ".join(words).encode())
