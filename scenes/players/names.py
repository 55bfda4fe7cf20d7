"""The names people can pick for the statistics, so that nobody has to type."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

from rules.core import Seat
from rules.players import Player
from scenes.core.context import Context
from sprites.pictures import theme
from words import say, sentences

_START = "player_name."


@cache
def player_names() -> tuple[str, ...]:
    """The keys of all names, in the order in which the lobby offers them."""
    keys = (key for key in sentences() if key.startswith(_START))
    return tuple(key.removeprefix(_START) for key in keys)


def name_of(context: Context, seat: Seat) -> str:
    """The key of the name that the person on *seat* plays under: picked, or the seat's own."""
    chosen = context.names
    return chosen[seat] if seat in chosen else own_name(seat, chosen.values())


def own_name(seat: Seat, taken: Collection[str]) -> str:
    """The key of the name that *seat* has by itself: its frog's, unless that is *taken*."""
    every = player_names()
    spare = (every[seat], *every[len(theme.SEATS) :])
    return next(name for name in spare if name not in taken)


def display_name(name: str | None) -> str:
    """What the key *name* stands for; a name that is not on the list as it is."""
    if name in player_names():
        return say(f"player_name.{name}")
    return name or say("records.unknown_player")


def change_name(context: Context, seat: Seat, way: int) -> None:
    """Give *seat* the next name (+1) or the one before (-1) that nobody else has."""
    every = player_names()
    taken = {name_of(context, other) for other in context.seating.seats() if other != seat}
    at = every.index(name_of(context, seat))
    while every[at := (at + way) % len(every)] in taken:
        pass
    context.names[seat] = every[at]


def names_in(players: Sequence[Player]) -> dict[Seat, str]:
    """The names that *players* had, as far as they are still on the list."""
    every = player_names()
    return {Seat(i): one.name for i, one in enumerate(players) if one.name and one.name in every}
