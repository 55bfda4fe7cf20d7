"""Teams that share a seat: how many they are, and what their members are called."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.record import TEAMS, USUAL_TEAM, Guest
from scenes.house import House
from scenes.names import name_of, names, spoken
from seats.seating import Hired
from sprites import theme

MOST = TEAMS[-1]  # people in a team


def size_of(house: House, seat: Seat) -> int:
    """How many people share *seat*; a bot plays alone."""
    if isinstance(house.seating.sitter(seat), Hired):
        return 1
    return house.teams.get(seat, USUAL_TEAM)


def members(house: House, seat: Seat) -> tuple[str, ...]:
    """What the members of a team are called: the first as picked for the seat, no two alike."""
    # By the names a record keeps, which do not tell whether one was picked: else a match that
    # goes on after a start would call them otherwise.
    every, guests = names(), house.seating.guests()
    known = {guest: name_of(house, guest) for guest in guests}
    spare = [name for name in every[len(theme.SEATS) :] if name not in known.values()]
    own = [known[seat]] if known.get(seat, every[seat]) != every[seat] else []
    more = spare[MOST * seat : MOST * (seat + 1)]
    return tuple(spoken(name) for name in (*own, *more)[: size_of(house, seat)])


def sizes(guests: Sequence[Guest]) -> dict[Seat, int]:
    """How many people *guests* were on each seat."""
    return {Seat(i): one.team for i, one in enumerate(guests) if one.device}


def resized(house: House, seat: Seat, way: int) -> None:
    """One member more (+1) or less (-1), round and round."""
    house.teams[seat] = (size_of(house, seat) - 1 + way) % MOST + 1
