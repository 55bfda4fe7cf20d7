"""In which order claims are shown: what a lone person gets comes last."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.core import Seat
from rules.quabble import CardClaimed, CardRefused, CardShared, Event, neighbours
from scenes.games.quabble.events.claims_animator import Settled


def getters(event: Settled, seats: int) -> Collection[Seat]:
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
