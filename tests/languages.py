"""Another language for the length of a test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from words import ENGLISH, speak


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say everything in *language*, and in English again after that."""
    speak(language)
    try:
        yield
    finally:
        speak(ENGLISH)
