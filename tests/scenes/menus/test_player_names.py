"""The names that people pick to be counted under."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from scenes.core.settings.settings import Settings
from scenes.menus.lobby.lobby import open_lobby
from scenes.menus.lobby.seat_menu import SeatMenu
from scenes.menus.title import Title
from scenes.players.names import name_of, player_names
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from tests.all_games import GAMES
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app((640, 360), Settings(reduced_motion=True), pads=1) as opened:
        yield opened


def test_a_person_picks_the_name_they_are_counted_under(app: RunningApp) -> None:
    keys = KeyButtons()
    app.stack.reset(open_lobby(app.context, GAMES[0], LEFT_KEYS), Title(app.context))
    chair = SeatMenu(app.context, Seat(0), LEFT_KEYS)
    app.stack.reset(*app.stack.scenes, chair)
    app.frames(2)
    assert name_of(app.context, Seat(0)) == "bramble"
    app.run_until(lambda: chair.menu.focus == "name", lambda: tap(app, keys, Intent.DOWN))
    tap(app, keys, Intent.LEFT)
    assert app.context.names == {Seat(0): "willow"}
    tap(app, keys, Intent.RIGHT, Intent.RIGHT)
    assert app.context.names == {Seat(0): "petal"}  # the names of the other chairs are taken


def test_new_guests_are_not_counted_under_the_names_of_those_before_them(app: RunningApp) -> None:
    open_lobby(app.context, GAMES[0], LEFT_KEYS)
    app.context.names[Seat(0)], app.context.teams[Seat(0)] = "newt", 3
    open_lobby(app.context, GAMES[0], LEFT_KEYS)
    assert app.context.names == {Seat(0): "newt"}
    open_lobby(app.context, GAMES[0], RIGHT_KEYS)
    assert app.context.names == {}
    assert app.context.teams == {}


def test_no_two_seats_have_the_same_name(app: RunningApp) -> None:
    app.context.seating.resize(6)
    app.context.seating.assign(Seat(1), RIGHT_KEYS)
    app.context.names[Seat(0)] = "puddle"
    given = [name_of(app.context, seat) for seat in app.context.seating.seats()]
    assert given[0] == "puddle"
    assert len({given[0], given[1], *given[2:]}) == len(given)
    assert set(given) <= set(player_names())
