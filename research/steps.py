"""Choices made of steps, each of which is a small integer."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Protocol

from research.codec import Codec
from rules.notation import encode, to_line


class Steps(Protocol):
    """How a choice is made step by step; a step is a code from 0 to below ``size``."""

    @property
    def size(self) -> int:
        """How many codes there are."""

    @property
    def longest(self) -> int:
        """The most steps that a choice can have."""

    def next(self, legal: Collection[Any], taken: Sequence[int]) -> list[int]:
        """The codes that a legal choice may continue with after the steps *taken*, sorted."""

    def action(self, legal: Collection[Any], taken: Sequence[int]) -> Any | None:
        """The action that the steps *taken* make, or ``None`` if there are more to take."""

    def written(self, code: int) -> str:
        """The step with that code as a line of JSON."""


class WholeActions:
    """Every choice is one step, with the code of its action."""

    longest = 1

    def __init__(self, codec: Codec[Any]) -> None:
        self._codec = codec
        self.size = codec.size

    def next(self, legal: Collection[Any], taken: Sequence[int]) -> list[int]:
        """The codes of all legal actions, sorted."""
        return sorted(map(self._codec.encode, legal))

    def action(self, legal: Collection[Any], taken: Sequence[int]) -> Any | None:
        """The action with the code of the only step."""
        return self._codec.decode(taken[0])

    def written(self, code: int) -> str:
        """The action with that code as a line of JSON."""
        return to_line(encode(self._codec.decode(code))).strip()
