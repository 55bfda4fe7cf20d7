"""A table of Quibbit in the middle of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.quibbit import CARDS, Frog
from rules.quibbit.state import State
from scenes.games.quibbit.table import QuibbitTable
from scenes.table.open_table import open_table
from seats.occupants import Occupant
from tests.all_games import GAMES
from tests.scenes.running_app import RunningApp

HANDS = (CARDS, (1, 3, 5), CARDS, (2, 4))


def in_mid_match(
    app: RunningApp, *occupants: Occupant, hands: Sequence[tuple[int, ...]] = HANDS
) -> QuibbitTable:
    """A table of round 3 at which some cards are lost."""
    game = GAMES[0]
    table = open_table(app.context, game, game.options(), occupants, 7).table
    assert isinstance(table, QuibbitTable)
    state = table.match.state
    assert isinstance(state, State)
    seats = len(occupants)
    board, progress = state.board, (9, 4, 3, 7)[: len(state.board.progress)]
    board = replace(board, round=3, crown=Frog(0), progress=progress, hands=tuple(hands[:seats]))
    table.match.state = replace(state, board=board)
    app.open(table)
    app.run_until(lambda: table.awaiting_choice)
    return table
