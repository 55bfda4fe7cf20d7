"""The events of Mosquito."""

from __future__ import annotations

from typing import ClassVar, Self, TypeAlias

from rules.core import Event as AnyEvent
from rules.core import Seat
from rules.mosquito.cards import Card
from rules.mosquito.layout import Spot, Trio
from rules.mosquito.types import Reason
from values import replace, value


@value
class CardCut(AnyEvent):
    """A seat cut the cards for the deal, and all saw which card it got."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card


@value
class DealerChosen(AnyEvent):
    """All have cut: *seat* has the highest card. A *tie* of ranks was broken by suit."""

    seat: Seat
    card: Card
    tie: tuple[Seat, ...]


@value
class DealBegan(AnyEvent):
    """The dealer took all cards and shuffled them; deals count from 1."""

    number: int
    dealer: Seat


@value
class LayoutLaid(AnyEvent):
    """The original cards were laid face up, number 1 first."""

    reveals: ClassVar[bool] = True
    cards: tuple[Card, ...]


@value
class HandsDealt(AnyEvent):
    """Everybody got a hand, one card at a time; the rest is the pile to draw from."""

    reveals: ClassVar[bool] = True
    hands: tuple[tuple[Card | None, ...], ...]
    pile: int
    in_the_open: bool

    def seen_by(self, seat: Seat | None) -> Self:
        if self.in_the_open:
            return self
        hands = (
            hand if owner == seat else (None,) * len(hand) for owner, hand in enumerate(self.hands)
        )
        return replace(self, hands=tuple(hands))


@value
class TurnBegan(AnyEvent):
    """It is a seat's turn now."""

    reveals: ClassVar[bool] = True  # a turn that is over is not taken back
    seat: Seat


@value
class CardDrawn(AnyEvent):
    """The seat whose turn it is drew the top card of the pile."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card | None
    in_the_open: bool

    def seen_by(self, seat: Seat | None) -> Self:
        if self.in_the_open or seat == self.seat:
            return self
        return replace(self, card=None)


@value
class CardsExchanged(AnyEvent):
    """A seat swapped two cards: *card* went from *first* to *second*, *other* the other way."""

    seat: Seat
    first: Spot
    second: Spot
    card: Card
    other: Card


@value
class CardCovered(AnyEvent):
    """A seat laid a card from its hand on the *covered* card, which is gone for this deal."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card
    spot: Spot
    covered: Card


@value
class CardPlaced(AnyEvent):
    """A seat placed a card from its hand on an empty spot *by* three, for a point."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card
    spot: Spot
    by: Trio
    clean: bool


@value
class Passed(AnyEvent):
    """A seat placed nothing."""

    seat: Seat


@value
class DealEnded(AnyEvent):
    """A deal is over."""

    number: int
    reason: Reason


@value
class MatchEnded(AnyEvent):
    """The last deal is over, and the match with it."""

    reason: Reason


Event: TypeAlias = (
    CardCut
    | DealerChosen
    | DealBegan
    | LayoutLaid
    | HandsDealt
    | TurnBegan
    | CardDrawn
    | CardsExchanged
    | CardCovered
    | CardPlaced
    | Passed
    | DealEnded
    | MatchEnded
)
