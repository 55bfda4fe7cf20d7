"""Observations: named arrays of integers, made from a view alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from math import prod
from typing import TypeAlias, TypeVar

Observation: TypeAlias = Mapping[str, tuple[int, ...]]
"""The items of each array by its name; those of an array with rows are row after row."""

T = TypeVar("T")

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


def slices(arrays: Iterable[Array]) -> Iterator[tuple[Array, slice]]:
    """Each array, and where its items are when those of all arrays follow each other."""
    start = 0
    for array in arrays:
        yield array, slice(start, start + array.size)
        start += array.size


def numbered(members: Iterable[T]) -> dict[T, int]:
    """These members, each with its place, from 0."""
    return {member: place for place, member in enumerate(members)}


def marked(places: Iterable[int], size: int) -> tuple[int, ...]:
    """So many items: 1 at each of these places, 0 elsewhere."""
    row = [0] * size
    for place in places:
        row[place] = 1
    return tuple(row)


def rows_marked(rows: Sequence[Iterable[int]], size: int) -> tuple[int, ...]:
    """The marked places of each row, row after row."""
    starts = range(0, len(rows) * size, size)
    places = [start + place for start, row in zip(starts, rows, strict=True) for place in row]
    return marked(places, len(rows) * size)


def padded(items: Collection[int], size: int, filler: int = NONE) -> tuple[int, ...]:
    """These items, and the filler up to *size*."""
    return (*items, *(filler,) * (size - len(items)))


def or_none(item: int | None) -> int:
    """A number of a seat, frog or card, or ``NONE``."""
    return NONE if item is None else item


@cache
def place_of(member: Enum | None) -> int:
    """The place of an enum's member, from 1; 0 for none."""
    return 0 if member is None else [*type(member)].index(member) + 1
