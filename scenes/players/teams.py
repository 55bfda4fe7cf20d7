"""Teams that share a seat: how many they are, and what their members are called."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.players import TEAMS, USUAL_TEAM, Player
from scenes.core.context import Context
from scenes.players.names import display_name, name_of, player_names
from seats.occupants import BotPlayer
from sprites.pictures import theme

MOST = TEAMS[-1]  # people in a team


def team_size(context: Context, seat: Seat) -> int:
    """How many people share *seat*; a bot plays alone."""
    if isinstance(context.seating.occupant(seat), BotPlayer):
        return 1
    return context.teams.get(seat, USUAL_TEAM)


def member_names(context: Context, seat: Seat) -> tuple[str, ...]:
    """What the members of a team are called: the first as picked for the seat, no two alike."""
    # By the names a record keeps, which do not tell whether one was picked: else a match that
    # goes on after a start would call them otherwise.
    every, people = player_names(), context.seating.all_people()
    known = {seat: name_of(context, seat) for seat in people}
    spare = [name for name in every[len(theme.SEATS) :] if name not in known.values()]
    own = [known[seat]] if known.get(seat, every[seat]) != every[seat] else []
    more = spare[MOST * seat : MOST * (seat + 1)]
    return tuple(display_name(name) for name in (*own, *more)[: team_size(context, seat)])


def team_sizes_in(players: Sequence[Player]) -> dict[Seat, int]:
    """How many people *players* were on each seat."""
    return {Seat(i): one.team for i, one in enumerate(players) if one.device}


def change_team_size(context: Context, seat: Seat, way: int) -> None:
    """Give the team one member more (+1) or less (-1); after the most comes one."""
    context.teams[seat] = (team_size(context, seat) - 1 + way) % MOST + 1
