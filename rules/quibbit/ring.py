"""The ring of tiles: how it is laid, how a frog leaps on it, where a frog is at home."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from rules.quibbit.nouns import Flower, Frog, Leaf, Tile, Water


def lay_ring(frogs: int, rng: Random) -> tuple[Tile, ...]:
    """Three specials, each followed by one leaf of every frog's colour in random order."""
    specials: list[Tile] = [Flower(), Flower(), Water()]
    rng.shuffle(specials)
    ring: list[Tile] = []
    for special in specials:
        leaves = [Leaf(Frog(number)) for number in range(frogs)]
        rng.shuffle(leaves)
        ring += [special, *leaves]
    return tuple(ring)


def leap(start: int, card: int, others: Iterable[int], size: int) -> tuple[int, tuple[int, ...]]:
    """Where a leap of *card* free tiles ends, and the occupied progresses it jumped."""
    taken = {progress % size for progress in others}
    jumped: list[int] = []
    spot = start
    while card:
        spot += 1
        if spot % size in taken:
            jumped.append(spot)
        else:
            card -= 1
    return spot, tuple(jumped)


def is_home(tile: Tile, frog: Frog) -> bool:
    """Whether *frog* gets its card back on *tile*."""
    match tile:
        case Leaf(owner):
            return owner == frog
        case Flower():
            return True
        case Water():
            return False
