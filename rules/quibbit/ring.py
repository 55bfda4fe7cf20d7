"""The ring of tiles: how it is laid, how a frog leaps on it, where a frog is at home."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
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


def leaps(
    at: dict[Frog, int], cards: Mapping[Frog, int], size: int
) -> Iterator[tuple[Frog, tuple[int, ...]]]:
    """Move the frogs *at* their progresses one after another; tell who leapt and what it jumped.

    The lowest card goes first; of equal cards the frog that is farthest behind just then.
    """
    waiting = dict(cards)
    while waiting:
        frog = min(waiting, key=lambda frog: (waiting[frog], at[frog]))
        at[frog], jumped = leap(at[frog], waiting.pop(frog), at.values(), size)
        yield frog, jumped


def lapped(at: Mapping[Frog, int], frog: Frog, size: int) -> Frog | None:
    """The last frog, if *frog* has just passed it by a whole ring."""
    last = min(at, key=at.__getitem__)
    return last if at[frog] > at[last] + size else None


def is_home(tile: Tile, frog: Frog) -> bool:
    """Whether *frog* gets its card back on *tile*."""
    match tile:
        case Leaf(owner):
            return owner == frog
        case Flower():
            return True
        case Water():
            return False
