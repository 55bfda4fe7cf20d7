"""The ring of tiles: how it is laid, how a frog leaps on it, where a frog is at home."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from random import Random

from rules.quibbit.events import FrogLeapt
from rules.quibbit.types import Flower, Frog, Leaf, Tile, Water

_SPECIALS: tuple[Tile, ...] = (Flower(), Flower(), Water())
_LEAVES = tuple(Leaf(Frog(number)) for number in range(4))


def lay_ring(frogs: int, rng: Random) -> tuple[Tile, ...]:
    """Three specials, each followed by one leaf of every frog's colour in random order."""
    specials = [*_SPECIALS]
    rng.shuffle(specials)
    ring: list[Tile] = []
    for special in specials:
        leaves = [*_LEAVES[:frogs]]
        rng.shuffle(leaves)
        ring += [special, *leaves]
    return tuple(ring)


def leap(start: int, card: int, others: Iterable[int], size: int) -> tuple[int, tuple[int, ...]]:
    """Where a leap of *card* free tiles ends, and the occupied progresses it jumped."""
    return leap_over(start, card, {progress % size for progress in others}, size)


def leap_over(
    start: int, card: int, taken: AbstractSet[int], size: int
) -> tuple[int, tuple[int, ...]]:
    """The same with the tiles that are *taken*, for many leaps among the same frogs."""
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
    progress: Mapping[Frog, int], cards: Mapping[Frog, int], size: int
) -> Iterator[tuple[FrogLeapt, Frog | None]]:
    """The leaps of a round, one after another, and which frog is lapped by each.

    The lowest card goes first; of equal cards the frog that is farthest behind just then. A frog
    that passes the last frog by a whole ring ends the round.
    """
    at, taken = dict(progress), {spot % size for spot in progress.values()}
    lapping = min(at.values()) + size  # at least: the last frog may be another one by then
    # Nobody moves before its own leap, so that the order is known beforehand.
    for card, start, frog in sorted([(card, at[frog], frog) for frog, card in cards.items()]):
        end, jumped = leap_over(start, card, taken, size)
        at[frog] = end
        taken.discard(start % size)
        taken.add(end % size)
        leapt = FrogLeapt(frog, card, start, end, jumped)
        if end > lapping and end - size > min(at.values()):
            yield leapt, min(at, key=at.__getitem__)
            return
        yield leapt, None


def is_home(tile: Tile, frog: Frog) -> bool:
    """Whether *frog* gets its card back on *tile*."""
    return tile.frog == frog if isinstance(tile, Leaf) else isinstance(tile, Flower)
