"""What is said of what happens, caption and rule, holds nothing that the room may not know."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from rules.games import AnyGame
from scenes.table.open_table import open_table
from seats.occupants import BotPlayer
from tests.all_games import GAMES
from tests.scenes.running_app import running_app

ENOUGH = 60  # choices


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_of_an_event_nothing_is_said_that_the_room_did_not_see(game: AnyGame) -> None:
    assert bool(check_captions(game)) == (game.name in ("quabble", "mosquito"))


def check_captions(game: AnyGame) -> int:
    """Compare what is said of each event with what the room saw of it; how many hid something."""
    with running_app() as app:
        seats = max(2, game.seats[0])
        table = open_table(app.context, game, game.options(), [BotPlayer("easy")] * seats, 7).table
        app.open(table)
        app.frames(2)
        match, rng, hidden = table.match, Random(3), 0
        while match.waiting_for and len(match.log) < ENOUGH:
            events: Sequence[Any] = ()
            for seat in sorted(match.waiting_for):
                events = match.choose(seat, rng.choice(sorted(match.state.legal(seat), key=repr)))
            for event in events:
                seen = event.seen_by(None)
                hidden += seen != event
                assert table.captions.caption(event) == table.captions.caption(seen)
                assert table.captions.hint(event) == table.captions.hint(seen)
        return hidden
