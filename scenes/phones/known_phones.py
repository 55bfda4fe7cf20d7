"""The phones of the evening, on disk: after a crash of the program they find it again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import time

from files.reading import read_parsed
from files.replacing import replace_file
from phones.room import KnownPhone

EVENING = 12 * 3600.0  # seconds for which a file is good
LARGEST = 16 * 1024  # bytes


class KnownPhones:
    """Keeps phones in *file*; what cannot be kept or read is forgotten, and they join anew."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._kept: Sequence[KnownPhone] = ()

    def load(self) -> Sequence[KnownPhone]:
        """The phones of the last start, if it was this evening."""
        with suppress(OSError, ValueError):
            if abs(time() - self._file.stat().st_mtime) < EVENING:
                self._kept = read_parsed(self._file, LARGEST, _parse)
        return self._kept

    def save(self, known: Sequence[KnownPhone]) -> None:
        """Keep those *known* now, unless they are kept already."""
        if known != self._kept:
            self._kept = known
            raw = json.dumps([[one.number, one.digest] for one in known]).encode()
            with suppress(OSError):
                replace_file(self._file, raw)


def _parse(raw: bytes) -> tuple[KnownPhone, ...]:
    """:raises ValueError: unless it was written by `KnownPhones`."""
    known = []
    for entry in json.loads(raw):
        match entry:
            case [int(number), str(digest)] if number > 0:
                known.append(KnownPhone(number, digest))
            case _:
                raise ValueError(f"no phone: {entry}")
    return tuple(known)
