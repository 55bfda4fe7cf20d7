"""What may come of a card, whichever cards the others play: all know which ones they have."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from rules.quibbit import CARDS, Board, Frog, FrogLeapt, View, leaps
from scenes.games.quibbit.choosing.forecast import Fate, comes_back, fate_of
from values import value

Leaps: TypeAlias = Sequence[tuple[FrogLeapt, Frog | None]]  # and whom they lap
KEPT = 64  # threats of so many cards: those of a few hands
FASTEST = max(CARDS)


@value
class Threat:
    """A frog that can lap another one, which ends the race for all others."""

    lapper: Frog
    lapped: Frog


def threat(view: View, frog: Frog, card: int) -> Threat | None:
    """Who else can lap whom if *frog* plays *card*."""
    return _threat(view.board, frog, card, _dummy_cards(view))


def each_outlook(view: View, frogs: Iterable[Frog]) -> Iterator[object]:
    """What may come of all cards of *frogs*, step by step: all take too long for a frame."""
    for frog in set(frogs) & view.board.at().keys():
        for card in view.board.hand(frog):
            yield threat(view, frog, card)
            yield _sure_fate(view.board, frog, card, _dummy_cards(view))


def is_sure(view: View, frog: Frog, card: int, fate: Fate) -> bool:
    """Whether *card* of *frog* meets its *fate* whatever the others play, if it leaps at all."""
    return _sure_fate(view.board, frog, card, _dummy_cards(view)) == fate


@lru_cache(KEPT)
def _sure_fate(board: Board, frog: Frog, card: int, dummy_cards: tuple[int, ...]) -> Fate | None:
    """What becomes of *card* of *frog* in all rounds in which it leaps, if that is the same."""
    first: Fate | None = None
    for leaps_made in _rounds(board, frog, card, dummy_cards):
        fate = _fate(board, frog, leaps_made)
        if first is not None and fate not in (None, first):
            return None
        first = first or fate
    return first


@lru_cache(KEPT)
def _threat(board: Board, frog: Frog, card: int, dummy_cards: tuple[int, ...]) -> Threat | None:
    if _all_near(board):
        return None
    for leaps_made in _rounds(board, frog, card, dummy_cards):
        leapt, lapped = leaps_made[-1]
        if lapped is not None and leapt.frog != frog:
            return Threat(leapt.frog, lapped)
    return None


def _all_near(board: Board) -> bool:
    """Whether not even the front frog can lap the last one, were it to jump all others."""
    at = board.at().values()
    return max(at) + FASTEST + len(at) - 1 <= min(at) + len(board.ring)


def _fate(board: Board, frog: Frog, leaps_made: Leaps) -> Fate | None:
    """What becomes of the card of *frog*; nothing if a lap of another comes before its leap."""
    for leapt, lapped in leaps_made:
        if leapt.frog == frog:
            return fate_of(lapped, comes_back=comes_back(board.ring, leapt))
    return None


def _rounds(board: Board, frog: Frog, card: int, dummy_cards: tuple[int, ...]) -> Iterator[Leaps]:
    """All rounds that may follow if *frog* plays *card*."""
    at, size = board.at(), len(board.ring)
    others = [other for other in at if other != frog]
    held: Mapping[Frog, Collection[int]] = {
        other: dummy_cards if other == board.dummy else board.hand(other) for other in others
    }
    for played in product(*held.values()):
        yield list(leaps(at, {frog: card, **dict(zip(others, played, strict=True))}, size))


def _dummy_cards(view: View) -> tuple[int, ...]:
    """What the dummy may turn up: its cards that it has not, or all when it shuffles."""
    return tuple(card for card in CARDS if not view.pile or card not in view.spent)
