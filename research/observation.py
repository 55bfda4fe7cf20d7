"""Observations: named arrays of integers, made from a view alone."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from math import prod
from typing import TypeAlias, TypeVar

Items: TypeAlias = "array[int]"
"""The items of several arrays, one array after the other; those of one with rows row after row."""

Observation: TypeAlias = Mapping[str, Sequence[int]]
"""The items of each array by its name."""

T = TypeVar("T")
R = TypeVar("R")

INT = "i"  # the type of items, of 32 bits
NONE = -1  # where an array has a number of a seat, frog or card, and there is none


@dataclass(frozen=True, slots=True)
class Array:
    """An array of an observation: its name, its shape, and the bounds of its items."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int

    @property
    def size(self) -> int:
        """How many items it has."""
        return prod(self.shape)


def number(name: str, low: int, high: int) -> Array:
    """An array of one item."""
    return Array(name, (1,), low, high)


def flags(name: str, *shape: int) -> Array:
    """An array of items that are 0 or 1."""
    return Array(name, shape, 0, 1)


def items(*numbers: int) -> Items:
    """The *numbers* as items of an array."""
    return array(INT, numbers)


def named(arrays: Iterable[Array], found: Items) -> Observation:
    """The items of each array by its name."""
    return {each.name: found[part] for each, part in slices(arrays)}


def slices(arrays: Iterable[Array]) -> Iterator[tuple[Array, slice]]:
    """Each array, and where its items are when those of all arrays follow each other."""
    start = 0
    for each in arrays:
        yield each, slice(start, start + each.size)
        start += each.size


def numbered(members: Iterable[T]) -> dict[T, int]:
    """These members, each with its place, from 0."""
    return {member: place for place, member in enumerate(members)}


def marked(places: Iterable[int], size: int) -> Items:
    """So many items: 1 at each of these places, 0 elsewhere."""
    return rows_marked((places,), size)


def rows_marked(rows: Sequence[Iterable[int]], size: int) -> Items:
    """The marked places of each row, row after row."""
    found, start = array(INT, [0]) * (len(rows) * size), 0
    for row in rows:
        for place in row:
            found[start + place] = 1
        start += size
    return found


def padded(numbers: Collection[int], size: int, filler: int = NONE) -> tuple[int, ...]:
    """These numbers, and the filler up to *size*."""
    return (*numbers, *(filler,) * (size - len(numbers)))


def kept_for_last(function: Callable[[T], R]) -> Callable[[T], R]:
    """The same, but asked for the very object of last time it does not work again."""
    last: T | None = None
    found: R

    def keeping(item: T) -> R:
        nonlocal last, found
        if item is not last:
            found = function(item)
            last = item
        return found

    return keeping


def or_none(item: int | None) -> int:
    """A number of a seat, frog or card, or ``NONE``."""
    return NONE if item is None else item


@cache
def place_of(member: Enum | None) -> int:
    """The place of an enum's member, from 1; 0 for none."""
    return 0 if member is None else [*type(member)].index(member) + 1
