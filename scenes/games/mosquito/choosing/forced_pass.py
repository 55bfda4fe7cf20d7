"""Whether a seat can only pass, as far as everybody may know."""

from __future__ import annotations

from collections.abc import Iterable

from rules.mosquito import ActionKind, Card, Layout, Turns
from scenes.games.mosquito.components.pond.fitting_suits import fourths


def is_forced(legal: Turns, *, is_open: bool) -> bool:
    """Whether nothing but a pass is legal, and everybody knows it.

    Of a hand that is not *open* this is known if no pad is open for any suit, and swaps and covers
    are used up.
    """
    if len(legal) > 1:
        return False
    no_pad_open = not any(fourths(legal.layout, legal.mixed).values())
    no_help = legal.kinds == (ActionKind.PLACE, ActionKind.PASS)
    return is_open or (no_pad_open and no_help)


def may_fit(held: Iterable[Card | None], cards: Layout, *, mixed: bool) -> bool:
    """Whether a card that is *held* fits a pad, or an unknown one might."""
    fitting = {suit for suits in fourths(cards, mixed).values() for suit in suits}
    return any(card is None or card.suit in fitting for card in held)
