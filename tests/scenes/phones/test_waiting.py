"""What a phone shows while its owner waits for others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from phones.messages import Arrived, FromServer, PadUse
from phones.screens import PhoneScreen
from phones.server import PhoneServer
from rules.core import Seat
from rules.games import game_called
from scenes.core.game_parts import public_state
from scenes.phones.phone_host import PhoneHost
from scenes.phones.screen_maker import NEWS
from scenes.table.phones.phone_chooser import PhoneChooser
from scenes.table.table_scene import TableScene
from seats.occupants import BotPlayer, Person
from tests.all_games import GAMES
from tests.matches.match_histories import AnyGame, game_id
from tests.scenes.running_app import RunningApp, running_app

BOTS_FIRST = 2  # choices of bots, that are shown while a person waits


@dataclass
class Wire:
    """A server for one phone that keeps what it shows last."""

    waiting: list[FromServer] = field(default_factory=lambda: [Arrived(1)])
    screens: list[PhoneScreen] = field(default_factory=list)

    def take_news(self) -> list[FromServer]:
        news, self.waiting = self.waiting, []
        return news

    def show(self, phone: int, screen: PhoneScreen, pad: PadUse, files: dict[str, bytes]) -> None:
        self.screens.append(screen)

    def answer(self, phone: int, message: dict[str, object]) -> None:
        """Nobody asks."""

    def keep(self, phones: Any) -> None:
        """There is only one."""


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as app:
        app.set(hints="never")
        yield app


def _moment(scene: TableScene, captions: int, view: Any = None) -> tuple[str, str, tuple[str, ...]]:
    """Round, points and news of one moment."""
    table = scene.table
    state = public_state(table.match.game.name, view or table.view)
    routine = scene.script.shown._event_captions.routine
    told = [words for words in table.log[:captions] if words not in routine]
    return state.round, state.standing, tuple(told[::-1][:NEWS])


def table_scene(app: RunningApp) -> TableScene:
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    return scene


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_round_points_board_and_news_are_of_one_moment(app: RunningApp, game: AnyGame) -> None:
    wire = Wire()
    host = PhoneHost(app.context, app.stack, cast(PhoneServer, wire))
    app.frames(2)
    host.update()
    person = Person(app.context.input_reader.connected[0])
    bots = [BotPlayer("easy")] * (max(game.seats[0], 2) - 1)
    table = app.open_table(*bots, person, game=game_called(game.name))
    told = False
    while len(table.match.log) < BOTS_FIRST and not table.pending.seat(person.device):
        app.frames()
        host.update()
        if table.awaiting_choice:
            told, seen = True, len(wire.screens)
            moments = [_moment(table_scene(app), len(table.log))]
        elif told:
            scene = table_scene(app)
            shown = scene.script.shown
            moments.append(_moment(scene, shown.captions, shown.view))
            for screen in wire.screens[seen:]:
                assert (screen.round, screen.standing, screen.news) in moments
    boards = [bool(screen.board) for screen in wire.screens]
    assert boards == sorted(boards)  # once there is one it stays


def test_what_its_owner_chose_stays_on_the_board_until_it_was_shown(app: RunningApp) -> None:
    wire = Wire()
    host = PhoneHost(app.context, app.stack, cast(PhoneServer, wire))
    app.frames(2)
    host.update()
    person = Person(app.context.input_reader.connected[0])
    table = app.open_table(person, BotPlayer("easy"), game=game_called("quivvit"))
    while table.pending.seat(person.device) != 0 or not wire.screens[-1].step:
        app.frames()
        host.update()
    before = wire.screens[-1].board
    chooser = table.pending.chooser(Seat(0))
    assert isinstance(chooser, PhoneChooser)
    for option in (0, 0, 0):  # a card, a way to turn it, the same again
        assert chooser.take(option)
    seen = len(wire.screens)
    while not table_scene(app).script.shown.is_held:
        app.frames()
        host.update()
    for _ in range(20):
        app.frames()
        host.update()
    assert len(wire.screens) > seen
    assert all(screen.board not in (before, None) for screen in wire.screens[seen:])


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_while_the_own_move_is_shown_the_phone_says_what_happens(
    app: RunningApp, game: AnyGame
) -> None:
    wire = Wire()
    host = PhoneHost(app.context, app.stack, cast(PhoneServer, wire))
    app.frames(2)
    host.update()
    person = Person(app.context.input_reader.connected[0])
    bots = [BotPlayer("easy")] * (max(game.seats[0], 2) - 1)
    table = app.open_table(person, *bots, game=game_called(game.name))
    while table.pending.seat(person.device) != 0 or not wire.screens[-1].step:
        app.frames()
        host.update()
    chooser = table.pending.chooser(Seat(0))
    assert isinstance(chooser, PhoneChooser)
    while chooser.choice is None:
        chooser.take(0)
    seen = len(wire.screens)
    shown = table_scene(app).script.shown
    while not (shown.is_held and shown.banner):
        app.frames()
        host.update()
    banner = shown.banner
    while shown.banner == banner:
        app.frames()
        host.update()
    assert banner in [screen.task for screen in wire.screens[seen:]]
