"""The legal turns by suits: how three cards come to show three different suits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, product
from typing import TypeAlias

from rules.mosquito.actions import ActionKind
from rules.mosquito.cards import Suit
from rules.mosquito.layout import Suits
from values import value

_Swap: TypeAlias = tuple[tuple[int, ...], Suit | None]  # ``swapped`` and ``partner`` of a pattern
_Cover: TypeAlias = tuple[int | None, Suit | None]  # ``covered`` and ``laid`` of a pattern

_POSITIONS = range(3)
_NO_SWAP: _Swap = ((), None)
_NO_COVER: _Cover = (None, None)
_SWAPS: Sequence[_Swap] = (
    *((pair, None) for pair in combinations(_POSITIONS, 2)),
    *(((position,), partner) for position, partner in product(_POSITIONS, Suit)),
)
_COVERS: Sequence[_Cover] = tuple(product(_POSITIONS, Suit))


@value
class Pattern:
    """One way for three cards to show three different suits.

    ``swapped`` are the positions, 0 to 2, of the cards that are exchanged: two of the three with
    each other, or one with a card elsewhere that shows ``partner``. The card at ``covered`` is
    overlaid with one that shows ``laid``. Then a card that shows ``fourth`` can be placed.
    """

    swapped: tuple[int, ...]
    partner: Suit | None
    covered: int | None
    laid: Suit | None
    fourth: Suit


@cache
def patterns(suits: Suits, kind: ActionKind) -> tuple[Pattern, ...]:
    """All patterns of a turn of that *kind* for three cards that show *suits*."""
    if kind is ActionKind.PASS:
        return ()
    swaps = _SWAPS if kind in (ActionKind.EXCHANGE, ActionKind.BOTH) else (_NO_SWAP,)
    covers = _COVERS if kind in (ActionKind.OVERLAY, ActionKind.BOTH) else (_NO_COVER,)
    found = []
    for (swapped, partner), (covered, laid) in product(swaps, covers):
        # The overlay goes on another of the three than the one that the exchange touches.
        if swapped and not set(swapped) - {covered}:
            continue
        after = _overlaid(_exchanged(suits, swapped, partner), covered, laid)
        lacking = set(Suit).difference(after)
        if len(lacking) == 1:
            found.append(Pattern(swapped, partner, covered, laid, lacking.pop()))
    return tuple(found)


def _exchanged(
    suits: Sequence[Suit], positions: tuple[int, ...], partner: Suit | None
) -> list[Suit]:
    after = list(suits)
    if partner is not None:
        after[positions[0]] = partner
    elif positions:
        one, other = positions
        after[one], after[other] = after[other], after[one]
    return after


def _overlaid(suits: list[Suit], position: int | None, laid: Suit | None) -> list[Suit]:
    if position is not None and laid is not None:
        suits[position] = laid
    return suits
