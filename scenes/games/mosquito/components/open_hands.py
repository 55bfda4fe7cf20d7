"""The hands of Mosquito that lie open, as nobody is there who must not see them."""

from __future__ import annotations

from dataclasses import replace

from rules.core import Seat
from rules.mosquito import Action, CardDrawn, Event, HandsDealt, View
from scenes.games.mosquito.components.hands import Hand, MosquitoHands, seen_hands
from scenes.table.choosing.secrecy.secrecy import Secrecy
from scenes.table.game_table import GameTable


class OpenHands:
    """Which hands lie open at *table*: those of ``seats``."""

    def __init__(self, table: GameTable[Action, Event, View]) -> None:
        self._table = table
        self.seats = self.openable()

    def openable(self) -> frozenset[Seat]:
        """The seats of people whose hand may lie open now."""
        people = self._table.context.seating.people()
        return frozenset(seat for seat in people if self._table.secrecy(seat) is Secrecy.OPEN)

    def hands(self) -> list[Hand]:
        """All hands, those that lie open with their cards."""
        state, room = self._table.match.state, self._table.view.hands
        own = [state.view(Seat(seat)).hands[seat] for seat in range(len(room))]
        return seen_hands(room, own, self.seats)

    def turn_down(self, hands: MosquitoHands) -> None:
        """Turn over the *hands* that may no longer lie open, at once."""
        for seat in self.seats - self.openable():
            hands.hide(seat)
        self.seats &= self.openable()

    def turn_up(self, hands: MosquitoHands) -> None:
        """Turn up the *hands* that may lie open now; only while nothing is being shown."""
        more = self.openable() - self.seats
        self.seats |= more
        seen = self.hands()
        for seat in more:
            hands.show(seat, seen[seat])

    def seen(self, event: Event) -> Event:
        """The *event* as the room sees it, with the cards of hands that lie open."""
        match event:
            case HandsDealt(hands):
                room = event.seen_by(None)
                return replace(room, hands=tuple(seen_hands(room.hands, hands, self.seats)))
            case CardDrawn(seat) if seat in self.seats:
                return event
            case _:
                return event.seen_by(None)
