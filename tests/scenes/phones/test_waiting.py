"""What a phone shows while its owner waits for others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from phones.messages import Arrived, FromServer, PadUse
from phones.screens import PhoneScreen
from phones.server import PhoneServer
from rules.games import game_called
from scenes.core.game_parts import public_state
from scenes.phones.phone_host import PhoneHost
from seats.occupants import BotPlayer, Person
from tests.all_games import GAMES
from tests.match_histories import AnyGame, game_id
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


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_round_points_and_board_stay_while_the_turns_of_others_are_shown(
    app: RunningApp, game: AnyGame
) -> None:
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
            before = public_state(game.name, table.view)
            told, seen = True, len(wire.screens)
        elif told:
            for screen in wire.screens[seen:]:
                assert (screen.round, screen.standing) == (before.round, before.standing)
    boards = [bool(screen.board) for screen in wire.screens]
    assert boards == sorted(boards)  # once there is one it stays
