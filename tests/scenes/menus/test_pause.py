"""In the pause menu of a match one may leave a seat to a bot for a while."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.games import AnyGame
from scenes.core.settings.settings import Settings
from scenes.menus.lobby.join_menu import JoinMenu
from scenes.menus.pause import Pause
from scenes.table.game_table import AnyTable
from scenes.table.open_table import open_table
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Away, BotPlayer, Occupant, Person
from tests.all_games import GAMES
from tests.scenes.running_app import AT_ONCE, RunningApp, running_app
from tests.scenes.simulated_players import Buttons, KeyButtons, menu_items, plugged, tap

FIRST = Seat(0)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app((320, 180), Settings(speed="brisk", reduced_motion=True)) as opened:
        yield opened


def at_a_choice(app: RunningApp, game: AnyGame, *people: Occupant) -> AnyTable:
    """A table at which the first seat chooses."""
    bots = [BotPlayer("random")] * (game.seats[0] + 1 - len(people))
    table = open_table(app.context, game, game.options(), [*people, *bots], 11).table
    app.open(table)
    app.run_until(lambda: table.awaiting_choice and FIRST in table.pending.missing)
    return table


def in_pause(app: RunningApp, buttons: Buttons) -> Pause:
    tap(app, buttons, Intent.MENU)
    app.frames(3)
    return app.shows(Pause)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_bot_chooses_at_once_for_who_asks_for_it_and_gives_the_seat_back(
    app: RunningApp, game: AnyGame
) -> None:
    pad = plugged(app)
    table = at_a_choice(app, game, Person(pad.device))
    in_pause(app, pad).menu.focus = "bot"
    tap(app, pad, Intent.CONFIRM)
    assert app.at(table)
    bot = app.context.kiosk_rules.default_bot
    assert app.context.seating.occupant(FIRST) == Away(pad.device, bot)
    chosen = len(table.match.log)
    app.run_until(lambda: len(table.match.log) > chosen + 1)
    tap(app, pad, Intent.CONFIRM)
    app.frames(3)
    app.shows(JoinMenu).menu.focus = f"claim-{FIRST}"
    tap(app, pad, Intent.CONFIRM)
    app.frames(3)
    assert app.at(table)
    assert app.context.seating.occupant(FIRST) == Person(pad.device)


def test_others_play_on_while_a_bot_has_a_seat(app: RunningApp) -> None:
    pad, keys = plugged(app), KeyButtons(LEFT_KEYS)
    table = at_a_choice(app, GAMES[0], Person(pad.device), Person(LEFT_KEYS))
    in_pause(app, pad).menu.focus = "bot"
    tap(app, pad, Intent.CONFIRM)
    assert app.at(table)
    assert app.context.seating.people() == (Seat(1),)
    in_pause(app, keys)
    tap(app, keys, Intent.CANCEL)
    app.frames(AT_ONCE)
    assert app.at(table)


def test_who_has_no_seat_is_offered_no_bot(app: RunningApp) -> None:
    pad, guest = plugged(app), KeyButtons(RIGHT_KEYS)
    at_a_choice(app, GAMES[0], Person(pad.device))
    in_pause(app, pad)
    assert "bot" in [item.name for item in menu_items(app)]
    tap(app, pad, Intent.CANCEL)
    app.frames(3)
    in_pause(app, guest)
    assert "bot" not in [item.name for item in menu_items(app)]
