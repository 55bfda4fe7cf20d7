"""One moment of Quabble."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from rules.core import IllegalChoice, Outcome, Seat
from rules.quabble.events import Event
from rules.quabble.house import CARDS, Card, HouseSet
from rules.quabble.nouns import (
    Action,
    Claim,
    Offer,
    Options,
    Power,
    Reason,
    Side,
    Snatch,
    View,
)
from rules.quabble.table import Row, Table, round_from, snatchable
from rules.ranking import ranked

_ALONE = tuple(frozenset((Seat(number),)) for number in range(6))
_ALL = tuple(frozenset(map(Seat, range(seats))) for seats in range(7))
_OFFERS = tuple(Offer(Card(card)) for card in range(CARDS))
_SNATCHES = tuple(Snatch(Card(card)) for card in range(CARDS))
_CLAIMS = (Claim(Side.LEFT), Claim(Side.RIGHT))


@dataclass(frozen=True, slots=True)
class State:
    """The whole table; the deck is drawn from its end, the other fields are those of ``View``."""

    options: Options
    house: HouseSet
    hands: tuple[Row, ...]
    deck: Row
    offers: tuple[Card | None, ...]
    treasuries: tuple[Row, ...]
    shared: tuple[Row, ...]
    king: Row
    active: Seat
    clockwise: bool = True
    round: int = 1
    powers: tuple[Power, ...] = ()
    slain: Row = ()
    ended: Reason | None = None
    points: tuple[Fraction, ...] = ()

    def to_act(self) -> frozenset[Seat]:
        if self.ended:
            return frozenset()
        if self.powers:
            return _ALONE[self.powers[0].seat]
        offering = self._offering()
        return _ALL[len(self.hands)] if offering is None else _ALONE[offering]

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act():
            return ()
        if self.powers:
            return [_SNATCHES[card] for card in snatchable(self.house, self.treasuries, seat)]
        if self._offering() is None:
            return _CLAIMS
        return [_OFFERS[card] for card in self.hands[seat]]

    def apply(self, choices: Mapping[Seat, Action], rng: Random) -> tuple[State, Sequence[Event]]:
        table = self._table()
        if len(choices) > 1:
            table.reveal([_side(choices[seat]) for seat in sorted(choices)])
        else:
            ((seat, action),) = choices.items()
            match action:
                case Offer(card):
                    table.offer(seat, card)
                case Snatch(card):
                    table.snatch(card)
                case _:
                    raise IllegalChoice(f"{action} is neither an offer nor a snatch")
        return _state(table), table.events

    def view(self, seat: Seat | None) -> View:
        shown = self.options.open_hands
        return View(
            seat=seat,
            options=self.options,
            house=self.house,
            hands=tuple(
                [
                    hand if shown or owner == seat else (None,) * len(hand)
                    for owner, hand in enumerate(self.hands)
                ]
            ),
            deck=len(self.deck),
            offers=self.offers,
            treasuries=self.treasuries,
            shared=self.shared,
            king=self.king,
            active=self.active,
            clockwise=self.clockwise,
            round=self.round,
            powers=self.powers,
            slain=self.slain,
            ended=self.ended,
            points=self.points,
        )

    def outcome(self) -> Outcome | None:
        """Most points first, then most cards in the Treasury, then together."""
        if not self.ended:
            return None
        places = ranked(list(zip(self.points, map(len, self.treasuries), strict=True)))
        return Outcome(places, self.ended, self.points)

    def _offering(self) -> Seat | None:
        """Who is to offer a card, if somebody is."""
        made = len(self.offers) - self.offers.count(None)
        seats = len(self.hands)
        if made == seats:
            return None
        return round_from(self.active, seats, self.clockwise)[made]

    def _table(self) -> Table:
        return Table(
            self.options,
            self.house,
            list(self.hands),
            self.deck,
            list(self.offers),
            list(self.treasuries),
            list(self.shared),
            self.king,
            self.active,
            self.clockwise,
            self.round,
            self.powers,
        )


def _state(table: Table) -> State:
    return State(
        options=table.options,
        house=table.house,
        hands=tuple(table.hands),
        deck=table.deck,
        offers=tuple(table.offers),
        treasuries=tuple(table.treasuries),
        shared=tuple(table.shared),
        king=table.king,
        active=table.active,
        clockwise=table.clockwise,
        round=table.round,
        powers=table.powers,
        slain=table.slain,
        ended=table.ended,
        points=table.points,
    )


def _side(action: Action) -> Side:
    if isinstance(action, Claim):
        return action.side
    raise IllegalChoice(f"{action} is no claim")
