"""Who sits beside whom in Quabble, and the order of play."""

from __future__ import annotations

from rules.core import Seat


def seat_order(first: Seat, seats: int, clockwise: bool) -> list[Seat]:
    """All *seats* in the order of play."""
    step = 1 if clockwise else -1
    return [Seat((first + step * turn) % seats) for turn in range(seats)]


def neighbours(seat: Seat, seats: int) -> tuple[Seat, Seat]:
    """The left and the right neighbour."""
    return Seat((seat + 1) % seats), Seat((seat - 1) % seats)
