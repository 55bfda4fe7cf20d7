"""Simple rules for Quibbit!: which card to pick. The place in the start line is any."""

from __future__ import annotations

from itertools import product

from bots.heuristics.heuristic import Heuristic
from rules.quibbit import CARDS, Action, Frog, Pick, View, is_home, leap, leaps


def high(view: View, action: Action) -> float:
    """Pick the highest card."""
    return action.card if isinstance(action, Pick) else 0


def low(view: View, action: Action) -> float:
    """Pick the lowest card."""
    return -high(view, action)


def _comes_home(view: View, action: Action) -> float:
    """Whether the card comes back if no other frog leaps before."""
    if not isinstance(action, Pick):
        return 0
    at, ring, frog = view.board.at(), view.board.ring, _own_frog(view)
    end, _ = leap(at[frog], action.card, at.values(), len(ring))
    return is_home(ring[end % len(ring)], frog)


def _often_home(view: View, action: Action) -> float:
    """After how many picks of the others the card comes back."""
    if not isinstance(action, Pick):
        return 0
    board, frog = view.board, _own_frog(view)
    at, size = board.at(), len(board.ring)
    menus = [[action.card] if other == frog else board.hand(other) or CARDS for other in at]
    found = 0
    for cards in product(*menus):
        for leapt, _ in leaps(at, dict(zip(at, cards, strict=True)), size):
            found += leapt.frog == frog and is_home(board.ring[leapt.end % size], frog)
    return found


def _chase(view: View, action: Action) -> float:
    """High cards behind the frog in front, low cards for that frog itself."""
    is_front = view.board.crown == _own_frog(view)
    return low(view, action) if is_front else high(view, action)


def _own_frog(view: View) -> Frog:
    assert view.seat is not None
    return Frog(view.seat)


HEURISTICS = {
    "greedy": Heuristic(_comes_home, high),
    "cautious": Heuristic(_comes_home, low),
    "dearest": Heuristic(high),
    "chasing": Heuristic(_chase),
    "careful": Heuristic(_often_home, low),
}
