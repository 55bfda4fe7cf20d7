"""Which table belongs to which game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core import Game
from rules.match import Match
from scenes.house import House
from scenes.mosquito.table import MosquitoTable
from scenes.quibbit import QuibbitTable
from scenes.table import Table
from seats.seating import Away, Hired, Person, Sitter

TABLES: dict[str, type[Table[Any, Any, Any]]] = {
    "quibbit": QuibbitTable,
    "mosquito": MosquitoTable,
}


def open_table(
    house: House,
    game: Game[Any, Any, Any, Any],
    options: object,
    sitters: Sequence[Sitter],
    seed: int,
) -> Table[Any, Any, Any]:
    """A table at which *sitters* play a new match of *game*."""
    seating = house.seating
    seating.open(len(sitters))
    for seat, sitter in zip(seating.seats(), sitters, strict=True):
        seating.vacate(seat)
        match sitter:
            case Hired(level):
                seating.hire(seat, level)
            case Person(device):
                seating.take_back(seat, device)
            case Away(device, stand_in):
                seating.take_back(seat, device)
                seating.stand_in(seat, stand_in or "normal")
    return TABLES[game.name](house, Match(game, options, len(sitters), seed))
