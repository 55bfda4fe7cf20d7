"""What shows the tempers of bots in Quibbit!: how high they pick, and whose way home they take."""

from __future__ import annotations

from itertools import product

from bots.heuristics.quibbit import high, low
from bots.tempers.tempered import Trait
from rules.quibbit import CARDS, Action, Frog, Pick, View, is_home, leaps


def _spoils(view: View, action: Action) -> float:
    """After how few picks of all frogs the opponents come back."""
    if not isinstance(action, Pick):
        return 0
    assert view.seat is not None
    board, own = view.board, Frog(view.seat)
    at, size = board.at(), len(board.ring)
    menus = [[action.card] if frog == own else board.hand(frog) or CARDS for frog in at]
    home = 0
    for cards in product(*menus):
        for leapt, _ in leaps(at, dict(zip(at, cards, strict=True)), size):
            home += leapt.frog != own and is_home(board.ring[leapt.end % size], leapt.frog)
    return -home


# Margins are chances to win.
TRAITS = {
    "bold": Trait(high, margin=0.003),
    "cautious": Trait(low, margin=0.001),
    "thieving": Trait(_spoils, margin=0.002),
}
