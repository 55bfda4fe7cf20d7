"""What a synthesiser is given, and what it makes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from values import value


class NoSpeech(Exception):
    """Nothing can be said; the text says why."""


@value
class Utterance:
    """Words to be said in a language, by its two letters; ``rate`` in percent of the usual one."""

    words: str
    language: str
    rate: int = 100


class Synthesiser(Protocol):
    """Turns utterances into samples."""

    rate: int
    """Samples a second."""

    def samples(self, utterance: Utterance, cancelled: Callable[[], bool]) -> bytes:
        """Samples of 16 bits, mono; none once it is *cancelled*."""
