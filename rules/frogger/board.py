"""Everything that lies on the table in Frogger, and what each action does to it."""

from __future__ import annotations

from random import Random

from rules.core import Seat
from rules.decktet import Card, Rank
from rules.frogger.actions import Advance, Retreat
from rules.frogger.events import (
    CardTaken,
    CrocodileSwam,
    Event,
    FrogAdvanced,
    FrogBitten,
    FrogRetreated,
    FrogSwept,
)
from rules.frogger.hand import Hand
from rules.frogger.path import EXCUSE, Path, Space
from rules.frogger.stock import Stock
from rules.frogger.types import FROGS, Frog
from rules.tuples import replace_at
from values import replace, value

SWEEPING = (Rank.ACE, Rank.CROWN)

_FROGS = tuple(map(Frog, range(5 * FROGS)))
_OWN = tuple([slice(first, first + FROGS) for first in range(0, 5 * FROGS, FROGS)])


@value
class Board:
    """The path, the frogs, the hands and the stock.

    ``frogs`` are the spaces of all frogs, ``crocodiles`` those of the crocodiles along the path.
    The methods that return the next board append what happened to *events*.
    """

    path: Path
    frogs: tuple[Space, ...]
    crocodiles: tuple[Space, ...]
    hands: tuple[Hand, ...]
    stock: Stock

    def own(self, seat: Seat) -> tuple[Space, ...]:
        """The spaces of the frogs of *seat*."""
        return self.frogs[_OWN[seat]]

    def taken(self) -> tuple[Space, ...]:
        """The spaces that are not free."""
        return self.frogs + self.crocodiles

    def has_moves(self, seat: Seat) -> bool:
        """Whether *seat* has a card to advance with or a frog that can retreat."""
        if self.hands[seat].cards:
            return True
        return self.path.has_any(self.own(seat))

    def home(self, seat: Seat) -> int:
        """How many frogs of *seat* are at home."""
        return self.frogs[_OWN[seat]].count(self.path.home)

    def advance(self, seat: Seat, action: Advance, events: list[Event]) -> Board:
        """The board after a frog has advanced, and an Ace or a Crown has swept its card."""
        start, card, suit = action.start, action.card, action.suit
        path, frogs, hands = self.path, [*self.frogs], [*self.hands]
        end = path.leap(start, suit, self.taken())
        frog = _FROGS[frogs.index(start, seat * FROGS)]
        frogs[frog] = end
        events.append(FrogAdvanced(frog, card, suit, start, end))
        if card.rank in SWEEPING:
            self._sweep(frogs, end, events)
        hands[seat] = hands[seat].without(card)
        stock = self.stock.discard(card)
        return Board(path, tuple(frogs), self.crocodiles, tuple(hands), stock)

    def retreat(self, seat: Seat, action: Retreat, events: list[Event], rng: Random) -> Board:
        """The board after a frog has retreated and its card was taken."""
        start, end, card = action.start, action.end, action.card
        frogs = [*self.frogs]
        frog = _FROGS[frogs.index(start, seat * FROGS)]
        frogs[frog] = end
        events.append(FrogRetreated(frog, start, end))
        hands, stock = self.hands, self.stock
        if card is not None:
            hands, stock = self._take(seat, card, events, rng)
        return Board(self.path, tuple(frogs), self.crocodiles, hands, stock)

    def take(self, seat: Seat, card: Card, events: list[Event], rng: Random) -> Board:
        """The board after a blocked seat has taken a card of the market."""
        hands, stock = self._take(seat, card, events, rng)
        return Board(self.path, self.frogs, self.crocodiles, hands, stock)

    def refilled(self, events: list[Event], rng: Random) -> Board:
        """The board with a new market, if there are cards for one."""
        return replace(self, stock=self.stock.refilled(events, rng))

    def crocodiles_moved(self, rounds: int, events: list[Event]) -> Board:
        """The board at the end of that many *rounds*, when the crocodiles swim on."""
        if not self.crocodiles:
            return self
        frogs, ends = self.frogs, self.path.crocodiles(rounds)
        for number, (start, end) in enumerate(zip(self.crocodiles, ends, strict=True)):
            events.append(CrocodileSwam(number, start, end))
            if end in frogs:
                events.append(FrogBitten(Frog(frogs.index(end)), end))
                frogs = replace_at(frogs, frogs.index(end), EXCUSE)
        return replace(self, frogs=frogs, crocodiles=ends)

    def _take(
        self, seat: Seat, card: Card, events: list[Event], rng: Random
    ) -> tuple[tuple[Hand, ...], Stock]:
        """Hands and stock after a card was taken; the market's last card brings a new market."""
        events.append(CardTaken(seat, card))
        hands = [*self.hands]
        hands[seat] = hands[seat].plus(card)
        stock = self.stock.without(card)
        return tuple(hands), stock if stock.market else stock.refilled(events, rng)

    def _sweep(self, frogs: list[Space], end: Space, events: list[Event]) -> None:
        """Move all other *frogs* on the card of *end* back to the Excuse."""
        for space in self.path.mates(end):
            if space != end and space in frogs:
                frog = _FROGS[frogs.index(space)]
                frogs[frog] = EXCUSE
                events.append(FrogSwept(frog, space))
