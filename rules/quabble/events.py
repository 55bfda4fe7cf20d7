"""The events of Quabble."""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar, TypeAlias

from rules.core import Event as AnyEvent
from rules.core import Seat
from rules.quabble.actions import Side
from rules.quabble.cards import Card
from rules.quabble.types import Power, Reason
from values import replace, value


@value
class RoundBegan(AnyEvent):
    """A round starts with the offer of the active seat; rounds count from 1."""

    reveals: ClassVar[bool] = True  # a round that is over is not taken back
    number: int
    active: Seat


@value
class CardOffered(AnyEvent):
    """A seat laid a card of its hand face up between itself and its left neighbour."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card


@value
class ClaimsRevealed(AnyEvent):
    """All claims were shown at once, in seat order."""

    reveals: ClassVar[bool] = True
    sides: tuple[Side, ...]


@value
class CardShared(AnyEvent):
    """Both neighbours claimed the card between *seat* and its left neighbour; it stays there."""

    seat: Seat
    card: Card


@value
class CardClaimed(AnyEvent):
    """Only *seat* claimed the card that *giver* offered: it went to the seat's Treasury."""

    seat: Seat
    card: Card
    giver: Seat


@value
class CardRefused(AnyEvent):
    """Nobody claimed the card that *giver* offered: it went to the King's Treasury."""

    card: Card
    giver: Seat


@value
class PowersTriggered(AnyEvent):
    """Cards just claimed have immediate powers, which now take effect in this order."""

    powers: tuple[Power, ...]


@value
class DirectionTurned(AnyEvent):
    """A Misdirection turned the direction of play round."""

    seat: Seat
    card: Card
    clockwise: bool


@value
class CardSnatched(AnyEvent):
    """A Red Snatcher took *target* from the Treasury of *victim* to that of *seat*."""

    seat: Seat
    card: Card
    target: Card
    victim: Seat


@value
class NothingSnatched(AnyEvent):
    """A Red Snatcher found nothing to take."""

    seat: Seat
    card: Card


@value
class CardDrawn(AnyEvent):
    """A seat drew a card from the deck: ``None`` to those who may not see it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card | None
    open: bool

    def seen_by(self, seat: Seat | None) -> CardDrawn:
        return self if self.open or seat == self.seat else replace(self, card=None)


@value
class ScoringBegan(AnyEvent):
    """The last claim is settled: the points of each seat by values and halves of shared cards.

    Within each kind the powers take effect in this *order* of seats.
    """

    order: tuple[Seat, ...]
    points: tuple[Fraction, ...]


@value
class PowerScored(AnyEvent):
    """A card's power brought *points*, or cost them, because of certain cards."""

    seat: Seat
    card: Card
    points: Fraction
    because: tuple[Card, ...]


@value
class SushiFeasted(AnyEvent):
    """A seat owns more Cursed Sushi than any other: points for all of them together."""

    seat: Seat
    cards: tuple[Card, ...]
    points: Fraction


@value
class CardSlain(AnyEvent):
    """A Deathslayer slew *target*: its value, *points*, is lost to *victim*."""

    seat: Seat
    card: Card
    target: Card
    victim: Seat
    points: Fraction


@value
class NothingSlain(AnyEvent):
    """A Deathslayer turned on *victim* and found nothing to slay."""

    seat: Seat
    card: Card
    victim: Seat


@value
class GameEnded(AnyEvent):
    """The game is over; the points of each seat."""

    reason: Reason
    points: tuple[Fraction, ...]


Event: TypeAlias = (
    RoundBegan
    | CardOffered
    | ClaimsRevealed
    | CardShared
    | CardClaimed
    | CardRefused
    | PowersTriggered
    | DirectionTurned
    | CardSnatched
    | NothingSnatched
    | CardDrawn
    | ScoringBegan
    | PowerScored
    | SushiFeasted
    | CardSlain
    | NothingSlain
    | GameEnded
)
