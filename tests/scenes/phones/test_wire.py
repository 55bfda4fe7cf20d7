"""Two worlds that differ only in what others hide send a phone equal bytes in equal order."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any, cast

import pytest

from bots.search_models import search_model_of
from phones.messages import Arrived, Asked, Choose, FromServer, PadUse, to_text
from phones.screens import PhoneScreen, screen_json
from phones.server import PhoneServer
from rules.core import Seat
from rules.games import REGISTRATIONS, AnyGame
from scenes.phones import step_numbers
from scenes.phones.phone_host import PhoneHost
from scenes.phones.screen_maker import phone_chooser
from scenes.table.open_table import open_table
from seats.occupants import BotPlayer, Person
from tests.all_games import GAMES
from tests.scenes.running_app import running_app

ANN, BOB = Seat(0), Seat(1)
ANNS, BOBS = 1, 2  # phones
FEW = 4  # choices, so that hands are dealt everywhere


@dataclass
class Wire:
    """A server for two phones that notes what Bob's is sent."""

    waiting: list[FromServer] = field(default_factory=lambda: [Arrived(ANNS), Arrived(BOBS)])
    sent: list[object] = field(default_factory=list)

    def take_news(self) -> list[FromServer]:
        news, self.waiting = self.waiting, []
        return news

    def show(self, phone: int, screen: PhoneScreen, pad: PadUse, files: dict[str, bytes]) -> None:
        if phone == BOBS:
            self.sent.append((screen_json(screen), pad, sorted(files.items())))

    def answer(self, phone: int, message: dict[str, object]) -> None:
        if phone == BOBS:
            self.sent.append(to_text(message))

    def keep(self, phones: Any) -> None:
        self.kept = list(phones)


@pytest.fixture(autouse=True)
def steps_count_from_1(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(step_numbers, "first_number", lambda: 1)


def sent_to_bob(game: AnyGame, chooses: Seat, world: int) -> list[object]:
    """What Bob's phone is sent at a table where *chooses* has to choose."""
    wire = Wire()
    with running_app() as app:
        host = PhoneHost(app.context, app.stack, cast(PhoneServer, wire))
        app.frames(2)
        host.update()
        people = [Person(phone) for phone in app.context.input_reader.connected]
        bots = [BotPlayer("easy")] * (game.seats[0] - len(people))
        table = open_table(app.context, game, game.options(), [*people, *bots], 7).table
        match, rng = table.match, Random(7)
        while chooses not in match.waiting_for or len(match.log) < FEW:
            for seat in sorted(match.waiting_for):
                match.choose(seat, rng.choice(sorted(match.state.legal(seat), key=repr)))
        model = search_model_of(REGISTRATIONS[game.name])
        match.state = model.imagine(match.state.view(BOB), Random(world))
        app.open(table)

        def frames(number: int) -> None:
            app.frames(number, host.update)

        while not table.awaiting_choice:
            frames(1)
        frames(5)
        ann = phone_chooser(table, people[0].device)
        if ann is not None:
            ann.take(0)
            frames(5)
            ann.back()
        wire.waiting = [Asked(BOBS, Choose("1", 0)), Asked(BOBS, Choose("99", 400))]
        frames(5)
    return wire.sent


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("chooses", [ANN, BOB], ids=["Ann chooses", "Bob chooses"])
def test_a_phone_is_sent_nothing_that_its_owner_does_not_know(game: AnyGame, chooses: Seat) -> None:
    first = sent_to_bob(game, chooses, 1)
    assert len(first) > 2
    assert sent_to_bob(game, chooses, 2) == first
