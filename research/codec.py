"""Codecs: actions as integers that mean the same in every position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, Protocol, TypeVar

A = TypeVar("A")


class Codec(Protocol[A]):
    """A bijection between the actions of one setup and the integers from 0 to below ``size``."""

    @property
    def size(self) -> int:
        """How many codes there are."""

    def encode(self, action: A) -> int:
        """The code of an action.

        :raises KeyError: if the setup has no such action.
        """

    def decode(self, code: int) -> A:
        """The action with that code.

        :raises IndexError: if there is none.
        """


class TableCodec(Generic[A]):
    """A codec that lists all actions: the code of an action is its place in the list."""

    def __init__(self, actions: Iterable[A]) -> None:
        self._actions = tuple(actions)
        self._codes = {action: code for code, action in enumerate(self._actions)}

    @property
    def size(self) -> int:
        """How many actions there are."""
        return len(self._actions)

    def encode(self, action: A) -> int:
        """The place of an action in the list."""
        return self._codes[action]

    def decode(self, code: int) -> A:
        """The action at that place."""
        if code < 0:
            raise IndexError(f"{code} is below 0")
        return self._actions[code]


def check_code(code: int, size: int) -> None:
    """Check that there is such a code.

    :raises IndexError: if there is not.
    """
    if not 0 <= code < size:
        raise IndexError(f"{code} is not from 0 to {size - 1}")
