"""All that lies on the table in Frogger, and what an action does to it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TypeVar

from rules.core import Seat, value
from rules.decktet import Card, Rank
from rules.frogger.nouns import (
    FROGS,
    Advance,
    CardTaken,
    CrocodileSwam,
    Event,
    Frog,
    FrogAdvanced,
    FrogBitten,
    FrogRetreated,
    FrogSwept,
    Retreat,
)
from rules.frogger.path import EXCUSE, Path, Space
from rules.frogger.stock import Stock, without

T = TypeVar("T")

SWEEPING = (Rank.ACE, Rank.CROWN)

_FROGS = tuple(map(Frog, range(5 * FROGS)))


@value
class Board:
    """Path, frogs and cards; what happens to them is told to the *events* handed in.

    ``secret`` are the cards dealt to each seat that it still holds; ``public`` what it has taken.
    """

    path: Path
    frogs: tuple[Space, ...]
    crocodiles: tuple[Space, ...]
    secret: tuple[tuple[Card, ...], ...]
    public: tuple[tuple[Card, ...], ...]
    stock: Stock

    def own(self, seat: Seat) -> tuple[Space, ...]:
        """Where a seat's frogs are."""
        return self.frogs[seat * FROGS : (seat + 1) * FROGS]

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """What a seat holds."""
        return self.secret[seat] + self.public[seat]

    def taken(self) -> tuple[Space, ...]:
        """The spaces that are not free."""
        return self.frogs + self.crocodiles

    def has_moves(self, seat: Seat) -> bool:
        """Whether a seat has a card to advance with or a frog to move back."""
        if self.public[seat] or self.secret[seat]:
            return True
        return self.path.carries(self.own(seat))

    def is_home(self, seat: Seat) -> bool:
        """Whether all of a seat's frogs are at home."""
        return self.own(seat).count(self.path.home) == FROGS

    def advance(self, seat: Seat, action: Advance, events: list[Event]) -> Board:
        """What it is once a frog has advanced, and an Ace or Crown has swept its card."""
        start, card, suit = action.start, action.card, action.suit
        end = self.path.leap(start, suit, self.taken())
        frog = self._frog(seat, start)
        frogs = _put(self.frogs, frog, end)
        events.append(FrogAdvanced(frog, card, suit, start, end))
        if card.rank in SWEEPING:
            for space in self.path.mates(end):
                if space != end and space in frogs:
                    events.append(FrogSwept(Frog(frogs.index(space)), space))
                    frogs = _put(frogs, frogs.index(space), EXCUSE)
        secret, public = self.secret, self.public
        if card in public[seat]:
            public = _put(public, seat, without(public[seat], card))
        else:
            secret = _put(secret, seat, without(secret[seat], card))
        stock = self.stock.discard(card)
        return Board(self.path, frogs, self.crocodiles, secret, public, stock)

    def retreat(self, seat: Seat, action: Retreat, events: list[Event], rng: Random) -> Board:
        """What it is once a frog has moved back, and its card was taken."""
        start, end, card = action.start, action.end, action.card
        frog = self._frog(seat, start)
        frogs, public, stock = _put(self.frogs, frog, end), self.public, self.stock
        events.append(FrogRetreated(frog, start, end))
        if card is not None:
            public, stock = self._took(seat, card, events, rng)
        return Board(self.path, frogs, self.crocodiles, self.secret, public, stock)

    def take(self, seat: Seat, card: Card, events: list[Event], rng: Random) -> Board:
        """What it is once a blocked seat has taken a card."""
        public, stock = self._took(seat, card, events, rng)
        return replace(self, public=public, stock=stock)

    def refilled(self, events: list[Event], rng: Random) -> Board:
        """What it is with a market, if there are cards for one."""
        return self if self.stock.market else replace(self, stock=self.stock.refilled(events, rng))

    def swum(self, rounds: int, events: list[Event]) -> Board:
        """What it is when so many rounds are over and the crocodiles have moved on."""
        if not self.crocodiles:
            return self
        frogs, ends = self.frogs, self.path.crocodiles(rounds)
        for number, (start, end) in enumerate(zip(self.crocodiles, ends, strict=True)):
            events.append(CrocodileSwam(number, start, end))
            if end in frogs:
                events.append(FrogBitten(Frog(frogs.index(end)), end))
                frogs = _put(frogs, frogs.index(end), EXCUSE)
        return replace(self, frogs=frogs, crocodiles=ends)

    def _frog(self, seat: Seat, start: Space) -> Frog:
        """The seat's frog on *start*; on the Excuse, where they are all alike, its first one."""
        return _FROGS[self.frogs.index(start, seat * FROGS)]

    def _took(
        self, seat: Seat, card: Card, events: list[Event], rng: Random
    ) -> tuple[tuple[tuple[Card, ...], ...], Stock]:
        """Open hands and piles once a card of the market was taken; the last brings a new one."""
        events.append(CardTaken(seat, card))
        stock = self.stock.without(card)
        if not stock.market:
            stock = stock.refilled(events, rng)
        return _put(self.public, seat, (*self.public[seat], card)), stock


def _put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    changed = list(row)
    changed[place] = value
    return tuple(changed)
