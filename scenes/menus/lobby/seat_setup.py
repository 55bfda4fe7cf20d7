"""Who sits where when a lobby opens, and what is remembered when its match begins."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from archive.archive import AnyMatch
from bots.tempers import BotName
from rules.core import Seat
from rules.games import AnyGame, first_seats
from rules.notation import decode_fields, encode_fields
from scenes.core.context import Context
from scenes.core.scene import Reset
from scenes.core.settings.lobby_setup import LobbySetup
from seats.devices import Device
from seats.occupants import BotPlayer, Occupant, Vacant


def setup_of(context: Context, game: AnyGame) -> LobbySetup:
    """What was chosen for *game* the last time, else what a first evening begins with."""
    return context.lobby_setups.get(game.name) or LobbySetup(first_seats(game))


def remembered_options(context: Context, game: AnyGame) -> Any:
    """The options of the last time, or the usual ones if those are not offered any more."""
    fields = setup_of(context, game).options
    if fields:
        with suppress(ValueError):
            options = decode_fields(game.options, fields)
            if context.kiosk_rules.allows(game, options):
                return options
    return context.kiosk_rules.default_options(game)


def remember(context: Context, game: AnyGame, options: Any, occupants: Sequence[Occupant]) -> None:
    """Keep what was chosen for *game*."""
    fields: Any = encode_fields(options)
    remember_setup(context, game.name, occupants, fields)


def remember_setup(
    context: Context, name: str, occupants: Sequence[Occupant], options: dict[str, Any]
) -> None:
    """Keep *occupants* and *options* for the lobby called *name*.

    A kiosk forgets them, as its next visitors are others.
    """
    if context.kiosk_rules.kiosk:
        return
    bots = tuple(one.name for one in occupants if isinstance(one, BotPlayer))
    setup = LobbySetup(len(occupants), bots, options)
    if context.lobby_setups.get(name) != setup:
        context.lobby_setups[name] = setup
        context.keep(context.settings)


def seat_everybody(context: Context, setup: LobbySetup, seats: int, device: Device | None) -> None:
    """Fill as many of *seats* as *setup* says: with people who are here, *device*, bots.

    Without *device* among the people, nobody is here yet but its owner.
    """
    seating = context.seating
    forget_others(context, device)
    for seat in (*seating.bots(), *seating.away()):
        seating.vacate(seat)
    seating.resize(seats)
    if device is not None and not seating.seats_of(device):
        seating.take(Seat(0), device)
    _add_bots(context, setup)
    close_gaps(context)


def back_to_lobby(context: Context, match: AnyMatch) -> Reset:
    """Open the lobby of *match* over the title, or the title where the lobby is not offered."""
    title = context.routes.title(match.game.name)
    if match.game.name not in context.kiosk_rules.games:
        return Reset(title)
    allowed = context.kiosk_rules.allows(match.game, match.options)
    return Reset(context.routes.lobby(match.game, match.options if allowed else None), title)


def forget_others(context: Context, device: Device | None) -> None:
    """Clear all seats unless *device* holds one: else those who were here have left."""
    if device is None or not context.seating.seats_of(device):
        context.seating.resize(0)
        context.names.clear()
        context.teams.clear()
        context.evening = ()


def close_gaps(context: Context) -> dict[Seat, Seat]:
    """Let the last ones move into vacant seats, with name and team; tell who moved where.

    A match has no vacant seats, so the lobby shows everybody on the seat that they will play.
    """
    moves = context.seating.close_gaps()
    context.names = {moves[seat]: name for seat, name in context.names.items() if seat in moves}
    context.teams = {moves[seat]: size for seat, size in context.teams.items() if seat in moves}
    return {seat: to for seat, to in moves.items() if seat != to}


def _add_bots(context: Context, setup: LobbySetup) -> None:
    """Give the first vacant seats to bots, until as many are played as *setup* says."""
    seating, offered = context.seating, context.kiosk_rules.bots
    names = iter([name for name in setup.bots if BotName.read(name).level in offered])
    vacant = [seat for seat in seating.seats() if isinstance(seating.occupant(seat), Vacant)]
    missing = setup.seats - (len(seating) - len(vacant))
    for seat in vacant[: max(0, missing)]:
        seating.put_bot(seat, next(names, context.kiosk_rules.default_bot))
