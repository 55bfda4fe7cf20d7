"""All that is public on the table in Quabble, and what choices do to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from rules.core import IllegalChoice, Seat
from rules.quabble.actions import Side
from rules.quabble.cards import IMMEDIATE, Card, CardKind, HouseSet, Row
from rules.quabble.events import (
    CardClaimed,
    CardOffered,
    CardRefused,
    CardShared,
    CardSnatched,
    ClaimsRevealed,
    DirectionTurned,
    Event,
    GameEnded,
    NothingSnatched,
    PowersTriggered,
    RoundBegan,
)
from rules.quabble.scoring import score
from rules.quabble.seating import neighbours, seat_order
from rules.quabble.types import Power, Reason
from rules.tuples import replace_at, without
from values import replace, value


@value
class Board:
    """The cards that lie face up, the direction of play, and in the end the points.

    What a choice does returns the next board and appends to the *events* handed in.

    Cards are indices into ``house_set``. ``offers[s]`` lies between seat s and its left neighbour,
    as do the cards in ``shared[s]``; ``king`` is the King's Treasury. Rounds count from 1.
    ``powers`` are the immediate powers about to take effect; the seat of the first one chooses
    what its Red Snatcher takes. ``slain`` are the cards that lost their value in the scoring,
    ``points`` the points of each seat in the end.
    """

    house_set: HouseSet
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

    @property
    def offering(self) -> Seat | None:
        """The seat that offers a card next, or ``None`` if all have."""
        seats = len(self.offers)
        made = seats - self.offers.count(None)
        if made == seats:
            return None
        return Seat((self.active + (made if self.clockwise else -made)) % seats)

    def order(self) -> list[Seat]:
        """All seats from the active one in the direction of play."""
        return seat_order(self.active, len(self.offers), self.clockwise)

    def offer(self, seat: Seat, card: Card, events: list[Event]) -> Board:
        """Lay a card between a seat and its left neighbour."""
        events.append(CardOffered(seat, card))
        return replace(self, offers=replace_at(self.offers, seat, card))

    def claim(self, sides: Sequence[Side], events: list[Event]) -> Board:
        """Move all offers where the claims send them, then let immediate powers take effect."""
        events.append(ClaimsRevealed(tuple(sides)))
        treasuries, shared, king = self.treasuries, self.shared, self.king
        claimed: dict[Seat, Card] = {}
        for giver, card in self._offered():
            match _claimants(giver, sides):
                case [owner]:
                    claimed[owner] = card
                    treasuries = _add(treasuries, owner, card)
                    events.append(CardClaimed(owner, card, giver))
                case []:
                    king = (*king, card)
                    events.append(CardRefused(card, giver))
                case _:
                    shared = _add(shared, giver, card)
                    events.append(CardShared(giver, card))
        offers = (None,) * len(self.offers)
        board = replace(self, offers=offers, treasuries=treasuries, shared=shared, king=king)
        return board._trigger_powers(claimed, events)

    def snatch(self, target: Card, events: list[Event]) -> Board:
        """Let the first Red Snatcher take a card, then the next powers take effect.

        :raises IllegalChoice: if no neighbour owns the card.
        """
        thief = self.powers[0].seat
        for victim in neighbours(thief, len(self.treasuries)):
            if target in self.treasuries[victim]:
                events.append(CardSnatched(thief, self.powers[0].card, target, victim))
                left = without(self.treasuries[victim], target)
                treasuries = _add(replace_at(self.treasuries, victim, left), thief, target)
                board = replace(self, treasuries=treasuries, powers=self.powers[1:])
                return board._apply_powers(events)
        raise IllegalChoice(f"card {target} is in no Treasury beside seat {thief}")

    def begin_round(self, events: list[Event]) -> Board:
        """Begin the next round, in which the left neighbour is active."""
        active, number = self._next_active(), self.round + 1
        events.append(RoundBegan(number, active))
        return replace(self, active=active, round=number)

    def finish(self, reason: Reason, events: list[Event]) -> Board:
        """Score all cards, in the order of play from the seat that would be active next."""
        active = self._next_active()
        order = seat_order(active, len(self.offers), self.clockwise)
        found = score(self.house_set, self.treasuries, self.shared, order)
        events += [*found.events, GameEnded(reason, found.points)]
        return replace(self, active=active, slain=found.slain, ended=reason, points=found.points)

    def _next_active(self) -> Seat:
        return neighbours(self.active, len(self.offers))[0]

    def _offered(self) -> Iterator[tuple[Seat, Card]]:
        """The offers and who made them, once all are made."""
        for giver, card in enumerate(self.offers):
            assert card is not None
            yield Seat(giver), card

    def _trigger_powers(self, claimed: Mapping[Seat, Card], events: list[Event]) -> Board:
        """Let the immediate powers of cards just *claimed* take effect in the order of play."""
        powers = tuple(
            [
                Power(seat, claimed[seat])
                for seat in self.order()
                if seat in claimed and self.house_set.kinds[claimed[seat]] in IMMEDIATE
            ]
        )
        if not powers:
            return self
        events.append(PowersTriggered(powers))
        return replace(self, powers=powers)._apply_powers(events)

    def _apply_powers(self, events: list[Event]) -> Board:
        """Let powers take effect in their order until a seat must choose what to snatch."""
        powers, clockwise = self.powers, self.clockwise
        while powers:
            seat, card = powers[0].seat, powers[0].card
            if self.house_set.kinds[card] is CardKind.MISDIRECTION:
                clockwise = not clockwise
                events.append(DirectionTurned(seat, card, clockwise))
            elif snatchable(self.house_set, self.treasuries, seat):
                break
            else:
                events.append(NothingSnatched(seat, card))
            powers = powers[1:]
        return replace(self, clockwise=clockwise, powers=powers)


def _claimants(giver: Seat, sides: Sequence[Side]) -> list[Seat]:
    """The seats that claim the card offered by *giver*."""
    left, _ = neighbours(giver, len(sides))
    claimants = [giver] if sides[giver] is Side.LEFT else []
    return [*claimants, left] if sides[left] is Side.RIGHT else claimants


def _add(rows: tuple[Row, ...], seat: Seat, card: Card) -> tuple[Row, ...]:
    """*rows* with a card more in that of a seat."""
    return replace_at(rows, seat, (*rows[seat], card))


def snatchable(house_set: HouseSet, treasuries: Sequence[Row], seat: Seat) -> list[Card]:
    """The cards that a Red Snatcher of *seat* may take."""
    return [
        card
        for neighbour in neighbours(seat, len(treasuries))
        for card in treasuries[neighbour]
        if house_set.kinds[card] is not CardKind.RED_SNATCHER
    ]
