"""Simple rules for Quivvit!: which card to rotate."""

from __future__ import annotations

from collections.abc import Collection

from bots.heuristics.heuristic import Heuristic
from bots.judges.quivvit_outlook import IndexedGrid
from rules.quivvit import Action, Claim, Rotate, View, card_value, uncovered

DEAREST = 3


def _taken(view: View, action: Action) -> list[int]:
    """The values of the cards that an action takes."""
    match action:
        case Rotate(place, way):
            turn = way.value
        case Claim(place):
            turn = 0
        case _:
            return []
    grid = uncovered(view.board.grid, view.board.blocks)
    reach: Collection[int] = IndexedGrid(grid).reach(place, turn, view.turn.die)
    return [card_value(card.card) for card in map(grid.__getitem__, reach) if card]


def _points(view: View, action: Action) -> float:
    return sum(_taken(view, action))


def _cards(view: View, action: Action) -> float:
    return len(_taken(view, action))


def dearest(view: View, action: Action) -> float:
    """How many of the dearest cards it takes."""
    return _taken(view, action).count(DEAREST)


def never_below(view: View, action: Action) -> float:
    """Whether no card is taken that costs points."""
    return all(value > 0 for value in _taken(view, action))


def turned_value(view: View, action: Action) -> float:
    """The value of the card that is rotated, if that takes any."""
    if not isinstance(action, Rotate) or not _taken(view, action):
        return 0
    card = view.board.grid[action.place]
    return card_value(card.card) if card else 0


HEURISTICS = {
    "greedy": Heuristic(_points),
    "cautious": Heuristic(never_below, _cards),
    "collecting": Heuristic(_cards),
    "dearest": Heuristic(dearest),
    "turning": Heuristic(turned_value, _points),
}
