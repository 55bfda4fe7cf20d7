"""The phones of the evening, on disk: after a crash of the program they find it again."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import time

from files.reading import read_parsed
from files.replacing import replace_file

EVENING = 12 * 3600.0  # seconds for which a file is good
LARGEST = 16 * 1024  # bytes
_DIGEST = re.compile(r"[0-9a-f]{64}")


class KnownPhones:
    """Keeps the digests of their tokens in *file*, which only its owner may read.

    What cannot be kept or read is forgotten, and those phones join anew.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._kept: Sequence[str] = ()

    def load(self) -> Sequence[str]:
        """The phones of the last start, if it was this evening."""
        with suppress(OSError, ValueError):
            if abs(time() - self._file.stat().st_mtime) < EVENING:
                self._kept = read_parsed(self._file, LARGEST, _parse)
        return self._kept

    def save(self, known: Sequence[str]) -> None:
        """Keep those *known* now, unless they are kept already."""
        if known != self._kept:
            self._kept = known
            with suppress(OSError):
                replace_file(self._file, json.dumps(known).encode())


def _parse(raw: bytes) -> tuple[str, ...]:
    """:raises ValueError: unless it was written by `KnownPhones`."""
    known = json.loads(raw)
    if not isinstance(known, list) or not all(map(_is_digest, known)):
        raise ValueError("no phones")
    return tuple(known)


def _is_digest(entry: object) -> bool:
    return isinstance(entry, str) and bool(_DIGEST.fullmatch(entry))
