"""How three cards come to show three different suits: the whole of what is legal, by suits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import TypeAlias

from rules.mosquito.actions import Kind
from rules.mosquito.cards import Suit
from rules.mosquito.layout import Suits

_Swap: TypeAlias = tuple[tuple[int, ...], Suit | None]
_Lay: TypeAlias = tuple[int | None, Suit | None]

_PLACES = range(3)
_NO_SWAP: _Swap = ((), None)
_NO_LAY: _Lay = (None, None)
_SWAPS: Sequence[_Swap] = (
    *((pair, None) for pair in combinations(_PLACES, 2)),
    *(((place,), partner) for place, partner in product(_PLACES, Suit)),
)
_LAYS: Sequence[_Lay] = tuple(product(_PLACES, Suit))


@dataclass(frozen=True, slots=True)
class Recipe:
    """One way for three cards to show three different suits.

    ``swapped`` are the places among the three whose cards are exchanged: two of them with each
    other, or one with a card elsewhere that shows ``partner``. ``covered`` is the place that is
    overlaid with a card that shows ``laid``. Then a card that shows ``fourth`` can be placed.
    """

    swapped: tuple[int, ...]
    partner: Suit | None
    covered: int | None
    laid: Suit | None
    fourth: Suit


@cache
def recipes(suits: Suits, kind: Kind) -> tuple[Recipe, ...]:
    """All that a turn of that *kind* can do with three cards that show *suits*."""
    if kind is Kind.PASS:
        return ()
    swaps = _SWAPS if kind in (Kind.EXCHANGE, Kind.BOTH) else (_NO_SWAP,)
    lays = _LAYS if kind in (Kind.OVERLAY, Kind.BOTH) else (_NO_LAY,)
    found = []
    for (swapped, partner), (covered, laid) in product(swaps, lays):
        # The overlay goes on another of the three than the one that the exchange touches.
        if swapped and not set(swapped) - {covered}:
            continue
        fourth = _fourth(_overlaid(_swapped(suits, swapped, partner), covered, laid))
        if fourth is not None:
            found.append(Recipe(swapped, partner, covered, laid, fourth))
    return tuple(found)


def _fourth(suits: Sequence[Suit]) -> Suit | None:
    """The suit that three cards lack, if they show three different ones."""
    lacking = set(Suit).difference(suits)
    return lacking.pop() if len(lacking) == 1 else None


def _swapped(suits: Sequence[Suit], places: tuple[int, ...], partner: Suit | None) -> list[Suit]:
    after = list(suits)
    if partner is not None:
        after[places[0]] = partner
    elif places:
        one, other = places
        after[one], after[other] = after[other], after[one]
    return after


def _overlaid(suits: list[Suit], place: int | None, laid: Suit | None) -> list[Suit]:
    if place is not None and laid is not None:
        suits[place] = laid
    return suits
