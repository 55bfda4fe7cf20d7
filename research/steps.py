"""Choices made of steps, each of which is a small integer."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Protocol

from research.codec import Codec


class Steps(Protocol):
    """How a choice is made step by step; ``codec`` has the codes of the steps."""

    @property
    def codec(self) -> Codec[Any]:
        """The codec of single steps."""

    @property
    def longest(self) -> int:
        """The most steps that a choice can have."""

    def next(self, legal: Collection[Any], taken: Sequence[int]) -> list[int]:
        """The codes that a legal choice may continue with after the steps *taken*, sorted."""

    def action(self, legal: Collection[Any], taken: Sequence[int]) -> Any | None:
        """The action that the steps *taken* make, or ``None`` if there are more to take."""


class WholeActions:
    """Every choice is one step, with the code of its action."""

    longest = 1

    def __init__(self, codec: Codec[Any]) -> None:
        self.codec = codec
        self._legal: Collection[Any] = ()  # of last time: often the very same collection again
        self._codes: list[int] = []

    def next(self, legal: Collection[Any], taken: Sequence[int]) -> list[int]:
        """The codes of all legal actions, sorted."""
        if type(legal) is not tuple or legal is not self._legal:
            self._legal, self._codes = legal, sorted(map(self.codec.encode, legal))
        return [*self._codes]

    def action(self, legal: Collection[Any], taken: Sequence[int]) -> Any | None:
        """The action with the code of the only step."""
        return self.codec.decode(taken[0])
