"""Choices made of steps, each of which is a small integer."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Protocol

from research.codec import Codec

_MOST_KNOWN = 256  # collections whose codes are kept


class Steps(Protocol):
    """How a choice is made step by step; ``codec`` has the codes of the steps."""

    @property
    def codec(self) -> Codec[Any]:
        """The codec of single steps."""

    @property
    def longest(self) -> int:
        """The most steps that a choice can have."""

    def next(self, legal: Collection[Any], taken: Sequence[int]) -> tuple[int, ...]:
        """The codes that a legal choice may continue with after the steps *taken*, sorted."""

    def action(self, legal: Collection[Any], taken: Sequence[int]) -> Any | None:
        """The action that the steps *taken* make, or ``None`` if there are more to take."""


class WholeActions:
    """Every choice is one step, with the code of its action."""

    longest = 1

    def __init__(self, codec: Codec[Any]) -> None:
        self.codec = codec
        self._known: dict[int, tuple[Collection[Any], tuple[int, ...]]] = {}

    def next(self, legal: Collection[Any], taken: Sequence[int]) -> tuple[int, ...]:
        """The codes of all legal actions, sorted.

        Tuples are often the very same again; their codes are kept by their identities.
        """
        known = self._known.get(id(legal))
        if known is not None and known[0] is legal:
            return known[1]
        codes = tuple(sorted(map(self.codec.encode, legal)))
        if type(legal) is tuple:
            if len(self._known) == _MOST_KNOWN:
                self._known.clear()
            self._known[id(legal)] = legal, codes
        return codes

    def action(self, legal: Collection[Any], taken: Sequence[int]) -> Any | None:
        """The action with the code of the only step."""
        return self.codec.decode(taken[0])
