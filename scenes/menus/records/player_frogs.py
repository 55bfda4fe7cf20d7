"""Which seat's frog stands for which player on the pages of records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from scenes.players.names import player_names
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Picture

NO_FROGS: Mapping[str, int] = MappingProxyType({})


def assign_frogs(players: Sequence[str], previous: Mapping[str, int] = NO_FROGS) -> dict[str, int]:
    """A seat for each of a few *players*, no two the same.

    A player whose name belongs to a seat gets that one, others the one of a *previous* page if it
    is free, else any.
    """
    every, seats = player_names(), range(len(theme.SEATS))
    taken = {name: every.index(name) for name in players if name in every[: len(seats)]}
    for name in players:
        if name in previous and previous[name] not in taken.values():
            taken.setdefault(name, previous[name])
    for name in players:
        if name not in taken:
            taken[name] = next(seat for seat in seats if seat not in taken.values())
    return {name: taken[name] for name in players}


def frog_head(seat: int, width: float) -> Picture:
    """The head of a seat's frog, *width* design units wide."""
    return Art("frog-head", width, palette_of(seat))
