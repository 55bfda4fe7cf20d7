"""Whoever chooses with keys sees which key chooses, at every size of text and in every seat."""

from __future__ import annotations

from itertools import product
from typing import Any, get_args, get_type_hints

import pytest

from rules.core import Seat
from rules.games import AnyGame
from scenes.core.settings.settings import Settings
from scenes.table.game_table import AnyTable
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Occupant, Person
from tests.all_games import GAMES
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.window_sizes import texts

SIZE = 1280, 720
SCALES = get_args(get_type_hints(Settings)["text_size"])
CHOICES = {"mosquito": 2}  # of a seat, else one: that game begins with a cut
KEY = "Space"


def next_choice(app: RunningApp, table: AnyTable, seat: Seat) -> None:
    """Run until *seat* is asked; the first legal choice is made for it if it is asked already."""
    if seat in table.pending.missing:
        table.pending.decide(seat, next(iter(table.match.state.legal(seat))))
    app.run_until(lambda: table.awaiting_choice and seat in table.pending.missing)
    app.frames(2)


def shows_key(table: AnyTable) -> bool:
    """Whether the key that chooses is shown somewhere."""
    shown = [token.picture for token in table.stage.tokens if token.visible]
    return any(text.words == KEY for picture in shown for text in texts(picture))


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_key_that_chooses_is_shown_in_every_seat(game: AnyGame, scale: Any) -> None:
    for count, at in product({min(game.seats), max(game.seats)}, (0, -1)):
        occupants: list[Occupant] = [BotPlayer("easy")] * count
        occupants[at] = Person(LEFT_KEYS)
        with running_app(SIZE, Settings(text_size=scale, hints="never")) as app:
            table = app.open_table(*occupants, game=game)
            for choice in range(CHOICES.get(game.name, 1)):
                next_choice(app, table, Seat(at % count))
                assert shows_key(table), (count, at, choice)
