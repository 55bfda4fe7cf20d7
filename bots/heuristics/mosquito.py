"""Simple rules for Mosquito: what to place, and how to help oneself."""

from __future__ import annotations

from bots.heuristics.heuristic import Heuristic
from bots.judges.mosquito import cleanly_placeable
from rules.mosquito import Action, ActionKind, Place, View, kind_of, placed


def _simple(view: View, action: Action) -> float:
    """A clean placement before an exchange, that before an overlay, and all before a pass."""
    if not isinstance(action, Place):
        return 0
    order = (ActionKind.BOTH, ActionKind.OVERLAY, ActionKind.EXCHANGE, ActionKind.PLACE)
    return 1 + order.index(kind_of(action))


def _covers(view: View, action: Action) -> float:
    """The same with overlays before exchanges."""
    simple = _simple(view, action)
    return 5 - simple if simple in (2, 3) else simple


def _saves(view: View, action: Action) -> float:
    """The same without overlays: each costs a card."""
    simple = _simple(view, action)
    return simple if simple > 2 else -simple


def few_left(view: View, action: Action) -> float:
    """How few clean placements there are for the next player."""
    assert isinstance(action, Place)
    layout = placed(view.board.layout, action)
    return -len(cleanly_placeable(layout, view.options.mixed))


def _common(view: View, action: Action) -> float:
    """How many cards of the suit placed are in hand."""
    assert isinstance(action, Place)
    assert view.seat is not None
    hand = [card for card in view.hands[view.seat] if card]
    return sum(card.suit is action.card.suit for card in hand)


HEURISTICS = {
    "greedy": Heuristic(_simple),
    "cautious": Heuristic(_simple, few_left),
    "covering": Heuristic(_covers),
    "saving": Heuristic(_saves),
    "varied": Heuristic(_simple, _common),
}
