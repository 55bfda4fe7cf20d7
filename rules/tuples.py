"""Tuples with one item changed, for values that never change themselves."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replace_at(row: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """*row* with *item* at an index from 0 up."""
    changed = [*row]
    changed[index] = item
    return tuple(changed)


def without(row: tuple[T, ...], item: T) -> tuple[T, ...]:
    """*row* in its order, less the first *item*.

    :raises ValueError: if there is none.
    """
    left = [*row]
    del left[row.index(item)]
    return tuple(left)
