"""A round of Quabble from the reveal to the next offer, or to the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias

from rules.core import IllegalChoice, Seat
from rules.quabble.events import (
    CardClaimed,
    CardDrawn,
    CardOffered,
    CardRefused,
    CardShared,
    CardSnatched,
    ClaimsRevealed,
    DirectionTurned,
    Event,
    GameEnded,
    NothingSnatched,
    PowersWoken,
    RoundBegan,
)
from rules.quabble.house import IMMEDIATE, Card, HouseSet, Kind
from rules.quabble.nouns import Options, Power, Reason, Side
from rules.quabble.scoring import score

Row: TypeAlias = "tuple[Card, ...]"


@dataclass(slots=True)
class Table:
    """The cards as they lie in mid-round, and what has happened; fields as in ``State``."""

    options: Options
    house: HouseSet
    hands: list[Row]
    deck: Row
    offers: list[Card | None]
    treasuries: list[Row]
    shared: list[Row]
    king: Row
    active: Seat
    clockwise: bool
    round: int
    powers: tuple[Power, ...]
    slain: Row = ()
    ended: Reason | None = None
    points: tuple[Fraction, ...] = ()
    events: list[Event] = field(default_factory=list)

    def offer(self, seat: Seat, card: Card) -> None:
        """Lay a card between a seat and its left neighbour."""
        hand = self.hands[seat]
        at = hand.index(card)
        self.hands[seat] = hand[:at] + hand[at + 1 :]
        self.offers[seat] = card
        self.events.append(CardOffered(seat, card))

    def reveal(self, sides: Sequence[Side]) -> None:
        """Settle all claims, then let immediate powers fire as far as nobody must choose."""
        self.events.append(ClaimsRevealed(tuple(sides)))
        woken: dict[Seat, Power] = {}
        for giver, card in enumerate(self.offers):
            assert card is not None
            owner = self._settle(Seat(giver), card, sides)
            if owner is not None and self.house.kinds[card] in IMMEDIATE:
                woken[owner] = Power(owner, card)
        self.offers = [None] * len(self.offers)
        self.powers = tuple([woken[seat] for seat in self.order() if seat in woken])
        if self.powers:
            self.events.append(PowersWoken(self.powers))
        self.go_on()

    def _settle(self, giver: Seat, card: Card, sides: Sequence[Side]) -> Seat | None:
        """Move an offered card where it belongs; tell who owns it now."""
        taker = Seat((giver + 1) % len(sides))
        match sides[giver], sides[taker]:
            case Side.LEFT, Side.RIGHT:
                self.shared[giver] = (*self.shared[giver], card)
                self.events.append(CardShared(giver, card))
                return None
            case Side.RIGHT, Side.LEFT:
                self.king = (*self.king, card)
                self.events.append(CardRefused(card, giver))
                return None
            case side, _:
                owner = giver if side is Side.LEFT else taker
                self.treasuries[owner] = (*self.treasuries[owner], card)
                self.events.append(CardClaimed(owner, card, giver))
                return owner

    def order(self) -> list[Seat]:
        """All seats from the active one in the direction of play."""
        return round_from(self.active, len(self.hands), self.clockwise)

    def snatch(self, target: Card) -> None:
        """The first Red Snatcher takes a card, and the game goes on."""
        power, *rest = self.powers
        for victim in beside(power.seat, len(self.hands)):
            if target in self.treasuries[victim]:
                left = [card for card in self.treasuries[victim] if card != target]
                self.treasuries[victim] = tuple(left)
                self.treasuries[power.seat] = (*self.treasuries[power.seat], target)
                self.events.append(CardSnatched(power.seat, power.card, target, victim))
                self.powers = tuple(rest)
                return self.go_on()
        raise IllegalChoice(f"card {target} is in no Treasury beside seat {power.seat}")

    def go_on(self) -> None:
        """Let powers fire until a seat must choose, or play on to the next offer or the end."""
        while self.powers:
            power, *rest = self.powers
            if self.house.kinds[power.card] is Kind.MISDIRECTION:
                self.clockwise = not self.clockwise
                self.events.append(DirectionTurned(power.seat, power.card, self.clockwise))
            elif snatchable(self.house, self.treasuries, power.seat):
                return
            else:
                self.events.append(NothingSnatched(power.seat, power.card))
            self.powers = tuple(rest)
        self._close_round()

    def _close_round(self) -> None:
        order = self.order()
        self.active = Seat((self.active + 1) % len(self.hands))
        if self.options.short_game and not self.deck:
            self._score(Reason.DECK_EMPTY)
        elif not self.deck and not any(self.hands):
            self._score(Reason.HANDS_EMPTY)
        else:
            self._draw(order)
            self.round += 1
            self.events.append(RoundBegan(self.round, self.active))

    def _draw(self, order: Sequence[Seat]) -> None:
        # Every player count divides 60 evenly, so the deck lasts for all or for nobody.
        if self.deck:
            drawn = self.deck[: -len(order) - 1 : -1]
            self.deck = self.deck[: -len(order)]
            for seat, card in zip(order, drawn, strict=True):
                self.hands[seat] = (*self.hands[seat], card)
                self.events.append(CardDrawn(seat, card, self.options.open_hands))

    def _score(self, reason: Reason) -> None:
        found = score(self.house, self.treasuries, self.shared, self.order())
        self.points, self.slain, self.ended = found.points, found.slain, reason
        self.events += found.events
        self.events.append(GameEnded(reason, found.points))


def round_from(first: Seat, seats: int, clockwise: bool) -> list[Seat]:
    """All *seats* in the order of play."""
    step = 1 if clockwise else -1
    return [Seat((first + step * turn) % seats) for turn in range(seats)]


def beside(seat: Seat, seats: int) -> tuple[Seat, Seat]:
    """The left and the right neighbour."""
    return Seat((seat + 1) % seats), Seat((seat - 1) % seats)


def snatchable(house: HouseSet, treasuries: Sequence[Row], seat: Seat) -> list[Card]:
    """What a Red Snatcher of *seat* may take."""
    return [
        card
        for neighbour in beside(seat, len(treasuries))
        for card in treasuries[neighbour]
        if house.kinds[card] is not Kind.RED_SNATCHER
    ]
