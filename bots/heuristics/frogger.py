"""Simple rules for Frogger: which frog to advance, and when to retreat for cards."""

from __future__ import annotations

from collections.abc import Callable

from bots.heuristics.heuristic import Heuristic
from rules.frogger import EXCUSE, FROGS, HAND, SWEEPING, Action, Advance, Retreat, View


def way(view: View, action: Action) -> float:
    """How many path cards a frog advances or retreats by."""
    numbers = view.path.numbers
    match action:
        case Advance(start, _, suit):
            end = view.path.leap(start, suit, (*view.frogs, *view.crocodiles))
            return numbers[end] - numbers[start]
        case Retreat(start, end, _):
            return numbers[end] - numbers[start]
        case _:
            return 0


def _advances(view: View, action: Action) -> float:
    return isinstance(action, Advance)


def _front(view: View, action: Action) -> float:
    """How far the frog has come that moves."""
    return view.path.numbers[action.start] if isinstance(action, Advance | Retreat) else 0


def _holds(cards: int) -> Callable[[View, Action], float]:
    """Whether a card is taken while fewer than so many are held."""

    def takes(view: View, action: Action) -> float:
        assert view.seat is not None
        is_short = len(view.own) + len(view.public[view.seat]) < cards
        return is_short and isinstance(action, Retreat) and action.card is not None

    return takes


def sweeps(view: View, action: Action) -> float:
    """How far the opponents' frogs had come that the action sends back, one's own deducted."""
    if not isinstance(action, Advance) or action.card.rank not in SWEEPING:
        return 0
    path, seat = view.path, view.seat
    end = path.leap(action.start, action.suit, (*view.frogs, *view.crocodiles))
    if end == path.home:
        return 0
    swept = [
        1 if number // FROGS != seat else -1
        for number, space in enumerate(view.frogs)
        if space != EXCUSE and space in path.mates(end)
    ]
    return max(0, sum(swept)) * path.numbers[end]


HEURISTICS = {
    "greedy": Heuristic(way),
    "cautious": Heuristic(_holds(HAND), way),
    "hoarding": Heuristic(_holds(2 * HAND), way),
    "leading": Heuristic(_holds(HAND), _advances, _front, way),
    "sweeping": Heuristic(sweeps, _holds(HAND), way),
}
