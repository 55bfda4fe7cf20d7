"""What a lone person gets is shown after all other claims, and rules with what they explain."""

from __future__ import annotations

from rules.core import Seat
from rules.quabble import (
    Card,
    CardClaimed,
    CardDrawn,
    CardRefused,
    CardShared,
    ClaimsRevealed,
    Event,
    Side,
)
from scenes.games.quabble.events.claims_order import own_last

SEATS = 4
REVEALED = ClaimsRevealed((Side.LEFT,) * SEATS)
SHARED = CardShared(Seat(0), Card(1))  # by the seats 0 and 1
REFUSED, CLAIMED = CardRefused(Card(2), Seat(1)), CardClaimed(Seat(3), Card(3), Seat(2))
DRAWN = CardDrawn(Seat(0), None, open=False)
EVENTS: list[Event] = [REVEALED, SHARED, REFUSED, CLAIMED, DRAWN]


def test_a_torn_card_of_the_viewer_comes_last() -> None:
    for viewer in (Seat(0), Seat(1)):
        assert own_last(EVENTS, viewer, SEATS) == [REVEALED, REFUSED, CLAIMED, SHARED, DRAWN]


def test_all_others_stay_in_order() -> None:
    assert own_last(EVENTS, Seat(3), SEATS) == EVENTS
    assert own_last(EVENTS, Seat(2), SEATS) == EVENTS


def test_without_claims_nothing_changes() -> None:
    assert own_last([REVEALED, DRAWN], Seat(0), SEATS) == [REVEALED, DRAWN]
