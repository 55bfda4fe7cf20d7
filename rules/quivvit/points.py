"""What made the points of a match of Quivvit!."""

from __future__ import annotations

from rules.breakdown import Breakdown, amounts
from rules.quivvit.cards import card_value
from rules.quivvit.view import View

VALUES = (3, 2, 1, -1)


def breakdown(view: View) -> Breakdown:
    """The cards of each value, and what was drawn for Double Rotate cards; cards break ties."""
    board = view.board
    rows = [
        amounts(
            f"cards_{value}".replace("-", "minus_"),
            [value * [card_value(card) for card in cards].count(value) for cards in board.taken],
        )
        for value in VALUES
    ]
    if any(card is not None for card in board.bonus):
        drawn = [0 if card is None else card_value(card) for card in board.bonus]
        rows.append(amounts("bonus", drawn))
    ranking = amounts("points", board.points()), amounts("cards", [len(c) for c in board.taken])
    return Breakdown(tuple(rows), ranking, add_up=True)
