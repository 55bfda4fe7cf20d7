"""A sixth game for the tests, known to the program while a ``with`` block runs.

``python -m tests.games.registered ...`` runs the whole program with it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import words
from rules.games import REGISTRATIONS, Registration
from scenes.app.main import main

PACKAGE = "tests.games.lilies"
REGISTRATION = Registration(
    "lilies",
    title="Lilies",
    seats=range(2, 5),
    rules=f"{PACKAGE}.rules",
    bots=f"{PACKAGE}.bots",
    search=f"{PACKAGE}.bots",
    tempers="",
    heuristics="",  # nothing of it is measured
    scenes=PACKAGE,
    bench="",
)
WORDS = Path(__file__).parent / "lilies" / "words"


@contextmanager
def sixth_game() -> Iterator[None]:
    """Register Lilies after the five games, with its words."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(REGISTRATIONS, REGISTRATION.name, REGISTRATION)
        patch.setattr(words, "FOLDERS", (*words.FOLDERS, WORDS))
        _forget_words()
        yield
    _forget_words()


def _forget_words() -> None:
    words.sentences.cache_clear()
    words.translated.cache_clear()


if __name__ == "__main__":
    with sixth_game():
        sys.exit(main())
