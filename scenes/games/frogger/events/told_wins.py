"""Of which wins that they can stop people have been told: each is news for one turn."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.decktet import Card
from scenes.games.frogger.events.next_wins import WinningLeap


class ToldWins:
    """Notes who could win by which cards, and in whose turn that was told."""

    def __init__(self) -> None:
        self._known: set[tuple[Seat, Seat, frozenset[Card]]] = set()
        self._now: set[tuple[Seat, Seat, frozenset[Card]]] = set()  # told of in this turn

    def begin_turn(self) -> None:
        """All that was told of before is known."""
        self._known |= self._now
        self._now.clear()

    def is_news(self, acting: Seat, seat: Seat, leaps: Sequence[WinningLeap]) -> bool:
        """Whether *acting* learns in this turn that *seat* could win by the cards of *leaps*."""
        win = acting, seat, frozenset(leap.card for leap in leaps)
        if win not in self._known:
            self._now.add(win)
        return win in self._now
