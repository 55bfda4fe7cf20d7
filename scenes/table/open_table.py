"""Which table belongs to which game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from archive.values import StoredMatch
from rules.core import Game
from rules.match import Match
from rules.players import Player
from scenes.core.context import Context
from scenes.core.game_parts import table_class
from scenes.players.command_line import one_keyboard
from scenes.players.names import names_in
from scenes.players.records import occupants_of, players_of
from scenes.players.teams import team_sizes_in
from scenes.table.table_scene import TableScene
from seats.occupants import Away, BotPlayer, Occupant, Person


def open_table(
    context: Context,
    game: Game[Any, Any, Any, Any],
    options: object,
    occupants: Sequence[Occupant],
    seed: int,
) -> TableScene:
    """The scene in which *occupants* play a new match of *game*."""
    _sit(context, occupants)
    match = Match(game, options, len(occupants), seed)
    if not context.on_show:
        context.archive.record(match, lambda: players_of(context))
    return TableScene(table_class(game.name)(context, match))


def open_again(context: Context, stored: StoredMatch) -> TableScene:
    """The scene of a match that was cut off, at the very choice it had come to."""
    seat_players(context, stored.players)
    context.archive.resume(stored, lambda: players_of(context))
    table = table_class(stored.match.game.name)(context, stored.match)
    table.consent.withdraw()  # the setting may have been changed since
    return TableScene(table, stored.events)


def seat_players(context: Context, players: Sequence[Player]) -> None:
    """Seat the *players* of a record; whose device is not known is away."""
    occupants = occupants_of(players, context.input_reader.connected, context.kiosk_rules)
    _sit(context, occupants)
    context.names, context.teams = names_in(players), team_sizes_in(players)
    context.seating.one_keyboard = one_keyboard(occupants)


def _sit(context: Context, occupants: Sequence[Occupant]) -> None:
    seating = context.seating
    seating.resize(len(occupants))
    for seat, occupant in zip(seating.seats(), occupants, strict=True):
        seating.vacate(seat)
        match occupant:
            case BotPlayer(name):
                seating.put_bot(seat, name)
            case Person(device):
                seating.assign(seat, device)
            case Away(device, str(stand_in)):
                seating.assign(seat, device)
                seating.substitute(seat, stand_in)
            case Away(device, None):
                seating.assign(seat, device)
                seating.disconnect(device)
