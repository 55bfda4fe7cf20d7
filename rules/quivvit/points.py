"""What made the points of a match of Quivvit!."""

from __future__ import annotations

from rules.breakdown import Amounts, Breakdown, amounts
from rules.quivvit.board import Piles
from rules.quivvit.cards import card_value
from rules.quivvit.view import View

VALUES = (3, 2, 1, -1)


def breakdown(view: View) -> Breakdown:
    """The cards of each value, and what was drawn for Double Rotate cards; cards break ties."""
    board = view.board
    rows = [_worth(value, board.taken) for value in VALUES]
    if any(card is not None for card in board.bonus):
        drawn = [0 if card is None else card_value(card) for card in board.bonus]
        rows.append(amounts("bonus", drawn))
    ranking = amounts("points", board.points()), amounts("cards", [len(c) for c in board.taken])
    return Breakdown(tuple(rows), ranking, add_up=True)


def _worth(value: int, taken: Piles) -> Amounts:
    """What the cards of one value bring each seat, and how many they are."""
    counts = [[card_value(card) for card in cards].count(value) for cards in taken]
    name = f"cards_{value}".replace("-", "minus_")
    return amounts(name, [value * count for count in counts], counts)
