"""What a seat may do in its turn: any card with any frog, and any way back, without a list."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from rules.core import Choices
from rules.decktet import Card
from rules.frogger.nouns import FROGS, Action, Advance, Retreat, Stop
from rules.frogger.path import EXCUSE, Path, Space

MOST_SUITS = 3  # on one card

_STOP = Stop()


@dataclass(slots=True)  # not frozen: made for every choice, and freezing costs four times as much
class Moves(Choices[Action]):
    """All advances, all retreats, and to stop if ``may_stop``; built on what the seat knows.

    ``own`` are the spaces of the seat's frogs, ``taken`` all spaces that are not free.
    """

    path: Path
    own: tuple[Space, ...]
    taken: tuple[Space, ...]
    hand: tuple[Card, ...]
    market: tuple[Card, ...]
    free_swim: bool
    may_stop: bool

    def __len__(self) -> int:
        starts = self._starts()
        advances = len(starts) * sum(len(card.suits) for card in self.hand)
        retreats = sum(
            len(self.takings(end))
            for start in starts
            if start != EXCUSE
            for end in self.landings(start)
        )
        return advances + retreats + self.may_stop

    def __iter__(self) -> Iterator[Action]:
        starts = self._starts()
        for start in starts:
            for card in self.hand:
                yield from (Advance(start, card, suit) for suit in card.suits)
        for start in starts:
            for end in self.landings(start):
                yield from (Retreat(start, end, card) for card in self.takings(end))
        if self.may_stop:
            yield _STOP

    def __contains__(self, action: object) -> bool:
        match action:
            case Advance(start, card, suit):
                return self._has(start) and card in self.hand and suit in card.suits
            case Retreat(start, end, card):
                return (
                    self._has(start) and end in self.landings(start) and card in self.takings(end)
                )
            case Stop():
                return self.may_stop
            case _:
                return False

    def sample(self, rng: Random) -> Action:
        """Draw a frog, a card of hand or market and one of three suits or landings, or to stop.

        It is drawn again until that makes a choice. Each is made by one draw only, as frogs that
        stand together count once: so all are equally likely.
        """
        own, hand, home = self.own, self.hand, self.path.home
        row = MOST_SUITS * (len(hand) + max(1, len(self.market)))
        draws = FROGS * row + self.may_stop
        found: Action | None = None
        while found is None:
            frog, field = divmod(int(rng.random() * draws), row)
            if frog == FROGS:
                return _STOP
            start = own[frog]
            if start == home or own.index(start) < frog:
                continue
            place, number = divmod(field, MOST_SUITS)
            if place < len(hand):
                if number < len(hand[place].suits):
                    found = Advance(start, hand[place], hand[place].suits[number])
            elif start != EXCUSE:
                found = self._retreat(start, place - len(hand), number)
        return found

    def landings(self, start: Space) -> tuple[Space, ...]:
        """Where the frog on *start* may retreat to."""
        return () if start == EXCUSE else self.path.landings(start, self.taken)

    def takings(self, end: Space) -> tuple[Card | None, ...]:
        """What a frog that retreats to *end* may take: not the suit it sits on."""
        suit = None if self.free_swim else self.path.suits[end]
        return tuple([card for card in self.market if suit not in card.suits]) or (None,)

    def _starts(self) -> list[Space]:
        """Each space with frogs that can move, once."""
        return sorted({*self.own} - {self.path.home})

    def _has(self, start: Space) -> bool:
        return start in self.own and start != self.path.home

    def _retreat(self, start: Space, place: int, number: int) -> Retreat | None:
        ends = self.path.landings(start, self.taken)
        if number >= len(ends):
            return None
        cards = self.takings(ends[number])
        return Retreat(start, ends[number], cards[place]) if place < len(cards) else None
