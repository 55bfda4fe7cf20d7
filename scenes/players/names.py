"""The names people can pick for the statistics, so that nobody has to type."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.record import Player
from scenes.core.context import Context
from sprites.pictures import theme
from words import say, sentences

_START = "player_name."


def names() -> tuple[str, ...]:
    """The keys of all names, in the order in which one turns through them."""
    keys = (key for key in sentences() if key.startswith(_START))
    return tuple(key.removeprefix(_START) for key in keys)


def name_of(context: Context, seat: Seat) -> str:
    """The key of the name that the person on *seat* plays under: picked, or the seat's own."""
    every, chosen = names(), context.names
    if seat in chosen:
        return chosen[seat]
    spare = (every[seat], *every[len(theme.SEATS) :])
    return next(name for name in spare if name not in chosen.values())


def spoken(name: str | None) -> str:
    """A name as it is written; one from another list as it is."""
    return say(f"player_name.{name}") if name in names() else name or say("records.unknown_player")


def turned(context: Context, seat: Seat, way: int) -> None:
    """Give *seat* the next name (+1) or the one before (-1) that nobody else has."""
    every = names()
    taken = {name_of(context, other) for other in context.seating.seats() if other != seat}
    at = every.index(name_of(context, seat))
    while every[at := (at + way) % len(every)] in taken:
        pass
    context.names[seat] = every[at]


def picked(players: Sequence[Player]) -> dict[Seat, str]:
    """The names that *players* had, as far as they are still to be had."""
    every = names()
    return {Seat(i): one.name for i, one in enumerate(players) if one.name and one.name in every}
