"""Simple rules for Quabble: which card to offer, to claim and to snatch."""

from __future__ import annotations

from bots.heuristics.heuristic import Heuristic
from rules.core import Seat
from rules.quabble import Action, Card, Claim, Offer, Side, View, float_points, seat_order


def card_value(view: View, action: Action) -> float:
    """The number on the card."""
    return view.board.house_set.values[_card(view, action)]


def _hidden_value(view: View, action: Action) -> float:
    """The same, but a card in hand is better kept the dearer it is."""
    return -card_value(view, action) if isinstance(action, Offer) else card_value(view, action)


def cheap(view: View, action: Action) -> float:
    """What few others will want: the cheaper card, as long as it costs nothing."""
    value = card_value(view, action)
    return -value if value >= 0 else -1000


def _points(view: View, action: Action) -> float:
    """What the card would add to one's points, as they are now."""
    board, seat = view.board, _seat(view)
    order = tuple(seat_order(Seat(0), len(board.treasuries), board.clockwise))
    card, rows = _card(view, action), list(board.treasuries)
    rows = [tuple(held for held in row if held != card) for row in rows]
    rows[seat] = (*rows[seat], card)
    return float_points(board.house_set, tuple(rows), board.shared, order)[seat]


def _copies(view: View, action: Action) -> float:
    """How many cards of this kind one has."""
    kinds = view.board.house_set.kinds
    kind = kinds[_card(view, action)]
    return sum(kinds[card] is kind for card in view.board.treasuries[_seat(view)])


def _card(view: View, action: Action) -> Card:
    """The card that an action is about."""
    if not isinstance(action, Claim):
        return action.card
    offered = view.board.offers[_seat(view) - (action.side is Side.RIGHT)]
    assert offered is not None
    return offered


def _seat(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


HEURISTICS = {
    "greedy": Heuristic(_points),
    "cautious": Heuristic(_hidden_value),
    "dearest": Heuristic(card_value),
    "modest": Heuristic(cheap),
    "collecting": Heuristic(_copies, card_value),
}
