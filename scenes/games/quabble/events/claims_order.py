"""Who gets what of claims, in which order they are shown, and which powers then act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from rules.core import Seat
from rules.quabble import (
    CardClaimed,
    CardKind,
    CardRefused,
    CardShared,
    Event,
    HouseSet,
    Power,
    neighbours,
)

Settled: TypeAlias = CardClaimed | CardShared | CardRefused


def giver_of(event: Settled) -> Seat:
    """Who has offered a card."""
    return event.seat if isinstance(event, CardShared) else event.giver


def getters(event: Settled, seats: int) -> Sequence[Seat]:
    """The seats that get something of a card at a table of so many *seats*."""
    match event:
        case CardClaimed(seat):
            return (seat,)
        case CardShared(seat):
            return (seat, neighbours(seat, seats)[0])
        case CardRefused():
            return ()


def own_last(events: Sequence[Event], viewer: Seat, seats: int) -> Sequence[Event]:
    """The *events*, in which the claim of *viewer* is settled after all others."""
    settled = [event for event in events if isinstance(event, Settled)]
    if not settled:
        return events
    first = events.index(settled[0])
    others_first = sorted(settled, key=lambda event: viewer in getters(event, seats))
    return [*events[:first], *others_first, *events[first + len(settled) :]]


def acting(powers: Sequence[Power], house_set: HouseSet, *, is_last: bool) -> Sequence[Power]:
    """The *powers* that are seen to act: in the last round no Misdirection, as nobody offers."""
    kinds = house_set.kinds
    return [
        power for power in powers if not (is_last and kinds[power.card] is CardKind.MISDIRECTION)
    ]
