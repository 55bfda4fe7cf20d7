"""The rules that were learned, on disk: no hint tells them again after the next start."""

from __future__ import annotations

import json
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

from files.reading import read_parsed
from files.replacing import replace_file

LARGEST = 256 * 1024  # bytes; the hints of all games in all languages have half of it


class TaughtRulesFile:
    """Keeps in *file* the sentences of hints; what cannot be kept or read is told again."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def load(self) -> Collection[str]:
        """The rules that were saved last."""
        with suppress(OSError, ValueError):
            return read_parsed(self._file, LARGEST, _parse)
        return ()

    def save(self, stored: Collection[str]) -> None:
        """Write the rules."""
        with suppress(OSError):
            text = json.dumps(sorted(stored), ensure_ascii=False, indent=0)
            replace_file(self._file, text.encode())


def _parse(raw: bytes) -> Collection[str]:
    """:raises ValueError: unless these are sentences."""
    rules = json.loads(raw)
    if not isinstance(rules, list) or not all(isinstance(rule, str) for rule in rules):
        raise ValueError("no rules")
    return rules
