"""Teams that share a seat: how many they are, and what their members are called."""

from __future__ import annotations

from rules.core import Seat
from scenes.house import House
from scenes.names import names, spoken
from seats.seating import Hired
from sprites import theme

MOST, USUAL = 4, 2  # people in a team


def size_of(house: House, seat: Seat) -> int:
    """How many people share *seat*; a bot plays alone."""
    if isinstance(house.seating.sitter(seat), Hired):
        return 1
    return house.teams.get(seat, USUAL)


def members(house: House, seat: Seat) -> tuple[str, ...]:
    """What the members of a team are called: the first as picked for the seat, no two alike."""
    chosen = house.names
    spare = [name for name in names()[len(theme.SEATS) :] if name not in chosen.values()]
    own = [chosen[seat]] if seat in chosen else []
    more = spare[MOST * seat : MOST * (seat + 1)]
    return tuple(spoken(name) for name in (*own, *more)[: size_of(house, seat)])


def resized(house: House, seat: Seat, way: int) -> None:
    """One member more (+1) or less (-1), round and round."""
    house.teams[seat] = (size_of(house, seat) - 1 + way) % MOST + 1
