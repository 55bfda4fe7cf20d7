"""How a party night goes on: from game to game, written down so that it survives a crash."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from archive.archive import AnyMatch
from archive.values import StoredMatch, StoredParty
from rules.games import AnyGame, five_minutes, game_called
from rules.match import MatchStep
from rules.party import Party
from scenes.core.context import Context
from scenes.core.routes import MatchScene
from scenes.players.command_line import one_keyboard
from scenes.players.records import players_of
from seats.occupants import Occupant


def begin(context: Context, games: Sequence[str], occupants: Sequence[Occupant]) -> MatchScene:
    """The first table of a party night of *occupants*."""
    found(context, games, len(occupants))
    return _open(context, _party(context), occupants)


def found(context: Context, games: Sequence[str], seats: int) -> None:
    """Have a party night on so many *seats*, of which no game has begun."""
    context.party = Party(tuple(games), seats, context.seed())


def next_table(context: Context) -> MatchScene:
    """The table of the game that comes now, with everybody on their seats."""
    seating = context.seating
    occupants = [seating.occupant(seat) for seat in seating.seats()]
    return _open(context, _party(context), occupants)


def resumed_table(context: Context, stored: StoredMatch) -> MatchScene:
    """The table of the game that was cut off."""
    scene = context.routes.resumed_table(stored)
    _follow(context, scene.match)
    return scene


def short_options(context: Context, game: AnyGame) -> Any:
    """The usual options of *game*, at a five-minute table if the owner of a kiosk has no other."""
    usual = context.kiosk_rules.default_options(game)
    short = replace(usual, **five_minutes(game))
    return short if context.kiosk_rules.allows(game, short) else usual


def leave(context: Context) -> None:
    """The party is over, or nobody goes on with it."""
    context.party = None
    context.archive.end_party()


def _open(context: Context, party: Party, occupants: Sequence[Occupant]) -> MatchScene:
    game = game_called(party.next_game)
    options = short_options(context, game)
    scene = context.routes.table(game, options, occupants, party.next_seed)
    context.seating.one_keyboard = one_keyboard(occupants)
    _follow(context, scene.match)
    _keep(context)
    return scene


def _follow(context: Context, match: AnyMatch) -> None:
    """Count the result of *match* the moment it is over, before its last line is written.

    A kill in between leaves a match without its last choice, which has been counted already.
    """
    write = match.listener

    def listen(step: MatchStep) -> None:
        outcome = match.state.outcome()
        if outcome is not None:
            context.party = _party(context).with_result(outcome.places)
            _keep(context)
        write(step)

    match.listener = listen


def _keep(context: Context) -> None:
    """Write down how far the party is, if people take part."""
    party, players = _party(context), players_of(context)
    if any(player.device for player in players):
        context.archive.keep_party(StoredParty(party, players))


def _party(context: Context) -> Party:
    assert context.party is not None, "a party night is going on"
    return context.party
