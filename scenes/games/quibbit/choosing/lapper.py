"""Who can lap the rear frog in the round that begins: all know which cards each frog has."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from itertools import product

from rules.quibbit import Board, Frog, View, leaps
from scenes.games.quibbit.choosing.outlook import playable

KEPT = 8  # positions


def lapper(view: View) -> Frog | None:
    """The first of those that some cards of all frogs let lap the rear one, if one can."""
    return next(iter(all_lappers(view)), None)


def all_lappers(view: View) -> tuple[Frog, ...]:
    """All of those, the one in front first."""
    return _lappers(view.board, tuple(playable(view).items()))


@lru_cache(KEPT)
def _lappers(board: Board, held: tuple[tuple[Frog, tuple[int, ...]], ...]) -> tuple[Frog, ...]:
    at = board.at()
    if not board.round or board.won or len(at) < 2:
        return ()
    rear, cards = min(at, key=at.__getitem__), dict(held)
    ahead = sorted(at.keys() - {rear}, key=lambda frog: -at[frog])
    return tuple(frog for frog in ahead if _can_lap(board, cards, frog, rear))


def _can_lap(board: Board, held: Mapping[Frog, Collection[int]], frog: Frog, rear: Frog) -> bool:
    """Whether *frog* passes *rear* by a lap in one of the rounds that may follow."""
    at, size = board.at(), len(board.ring)
    # Each other frog but the rear one may sit on its way, where it is not counted.
    least = size - (at[frog] - at[rear]) - (len(at) - 2)
    enough = [card for card in held[frog] if card >= least]
    rounds = _rounds({**held, frog: enough})
    return any((frog, rear) == _lap(at, cards, size) for cards in rounds)


def _rounds(held: Mapping[Frog, Collection[int]]) -> Iterator[Mapping[Frog, int]]:
    """One card of each frog, in every way."""
    return (dict(zip(held, cards, strict=True)) for cards in product(*held.values()))


def _lap(at: Mapping[Frog, int], cards: Mapping[Frog, int], size: int) -> tuple[Frog, Frog | None]:
    """Who leaps last in a round, and whom that leap laps."""
    *_, (leapt, lapped) = leaps(at, cards, size)
    return leapt.frog, lapped
