"""The names that seats have from the lobby on."""

from __future__ import annotations

from rules.core import Seat
from words import say


def seat_name(seat: Seat) -> str:
    """The name of a seat, for example Bramble."""
    return say(f"seat.{seat}")
