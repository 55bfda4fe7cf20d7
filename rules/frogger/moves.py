"""The actions open to a seat in Frogger: any card with any frog, and any retreat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from rules.core import Choices
from rules.decktet import Card
from rules.frogger.actions import Action, Advance, Retreat, Stop
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
    free_swim: bool = field(init=False)
    may_stop: bool = field(init=False)

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

    def __getitem__(self, index: int) -> Action:
        starts, suits = self._starts(), sum(len(card.suits) for card in self.hand)
        if 0 <= index < len(starts) * suits:
            return self._advance(starts[index // suits], index % suits)
        left = index - len(starts) * suits
        for start in starts:
            for end in self.landings(start):
                takings = self.takings(end)
                if 0 <= left < len(takings):
                    return Retreat(start, end, takings[left])
                left -= len(takings)
        if left == 0 and self.may_stop:
            return _STOP
        raise IndexError(f"there is no move {index}")

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
        """Draw an entry of a table of all advances, then all retreats, then to stop.

        The table has three landings and every card of the market for each frog on the path, as to
        count the legal ones takes longer: a retreat that is not legal is drawn again.
        """
        path, market, on_path = self.path, self.market, []
        home, excuse, suits = path.home, 0, 0
        for space in self.own:
            if space == EXCUSE:
                excuse = 1
            elif space != home:
                on_path.append(space)  # a comprehension takes twice as long
        for card in self.hand:
            suits += len(card.suits)
        frogs, cards = len(on_path), len(market) or 1
        advances = (excuse + frogs) * suits
        entries = advances + frogs * MOST_SUITS * cards + self.may_stop
        while True:
            entry = int(rng.random() * entries)
            if entry < advances:
                frog = entry // suits - excuse
                return self._advance(EXCUSE if frog < 0 else on_path[frog], entry % suits)
            entry -= advances
            row = entry // cards
            frog = row // MOST_SUITS
            if frog == frogs:
                return _STOP
            end = path.landing(on_path[frog], row % MOST_SUITS, self.taken)
            if end is None:
                continue
            drawn = market[entry % cards] if market else None
            if drawn and (self.free_swim or path.suits[end] not in drawn.suits):
                return Retreat(on_path[frog], end, drawn)
            if entry % cards == 0 and self.takings(end) == (None,):
                return Retreat(on_path[frog], end, None)

    def landings(self, start: Space) -> tuple[Space, ...]:
        """The spaces that the frog on *start* may retreat to."""
        return () if start == EXCUSE else self.path.landings(start, self.taken)

    def takings(self, end: Space) -> tuple[Card | None, ...]:
        """The cards that a frog may take that retreats to *end*: not with the suit it sits on."""
        suit = None if self.free_swim else self.path.suits[end]
        return tuple([card for card in self.market if suit not in card.suits]) or (None,)

    def _starts(self) -> list[Space]:
        """Each space with frogs that can move, once."""
        return sorted({*self.own} - {self.path.home})

    def _has(self, start: Space) -> bool:
        return start in self.own and start != self.path.home

    def _advance(self, start: Space, number: int) -> Advance:
        """The advance from *start* by a suit, numbered through all cards in hand."""
        for card in self.hand:
            if number < len(card.suits):
                return Advance(start, card, card.suits[number])
            number -= len(card.suits)
        raise IndexError(f"there is no suit {number} in hand")
