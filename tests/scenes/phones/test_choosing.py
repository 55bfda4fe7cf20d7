"""People choose on their phones, unseen on the big screen, and every answer counts once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rules.core import Seat
from scenes.menus.pause import Pause
from scenes.menus.results import Results
from scenes.table.choosing.secrecy.sealed_chooser import SealedChooser
from scenes.table.game_table import AnyTable
from scenes.table.phones.phone_chooser import PhoneChooser
from scenes.table.table_scene import TableScene
from seats.occupants import BotPlayer, Person
from tests.phones.phone_client import PhoneClient
from tests.scenes.phones.app_with_phones import AppWithPhones, app_with_phones

pytestmark = pytest.mark.usefixtures("with_quick_bots")

ONE, TWO = Seat(0), Seat(1)


class Players:
    """Two people with phones at a table."""

    def __init__(self, phones: AppWithPhones) -> None:
        self.phones, app = phones, phones.app
        self.one, self.token = phones.join()
        self.two, _ = phones.join()
        first, second = (Person(device) for device in app.context.input_reader.connected)
        self.table: AnyTable = app.open_table(first, second, BotPlayer("random"))
        phones.run_until(lambda: self.table.awaiting_choice)
        while not self.table.view.board.round:  # the frogs are put on the ring, one after another
            seat = self.table.pending.missing[0]
            if seat < 2:
                self.answer((self.one, self.two)[seat], 0)
            log = len(self.table.match.log)
            phones.run_until(lambda log=log: len(self.table.match.log) > log)  # type: ignore[misc]
            phones.run_until(lambda: self.table.awaiting_choice)
        phones.frames(2)

    def screen(self, phone: PhoneClient) -> dict[str, Any]:
        """What *phone* shows now."""
        phone.send(ping=True)
        phone.receive_one("pong")
        phone.send(pull=True)
        while "screen" not in (message := phone.receive()):
            pass
        return message

    def step(self, phone: PhoneClient) -> dict[str, Any]:
        self.phones.frames(2)
        step: dict[str, Any] = self.screen(phone)["screen"]["step"]
        return step

    def ask(self, phone: PhoneClient, **message: object) -> None:
        """Send *message*, and run until it has been answered."""
        phone.send(**message)
        phone.send(ping=True)
        phone.receive_one("pong")
        self.phones.frames(3)

    def answer(self, phone: PhoneClient, option: int) -> str:
        """Choose an option of the present step; returns the number of the step."""
        number: str = self.step(phone)["key"]
        self.ask(phone, choose=number, option=option)
        assert phone.receive_one("accepted") == number
        return number


@pytest.fixture(scope="module")
def table() -> Iterator[Players]:
    with app_with_phones() as phones:
        yield Players(phones)


@pytest.fixture
def players(table: Players) -> Players:
    """The same people for all tests, none of whom has chosen."""
    for phone in (table.one, table.two):
        table.ask(phone, take_back=True)
    assert not table.table.pending.choices.keys() & {ONE, TWO}
    return table


def test_each_phone_shows_its_own_hand_and_choices(players: Players) -> None:
    hands = [players.screen(phone)["screen"] for phone in (players.one, players.two)]
    assert hands[0]["owner"] != hands[1]["owner"]
    assert not {card["picture"] for card in hands[0]["hand"]} & {
        card["picture"] for card in hands[1]["hand"]
    }
    for seat in (ONE, TWO):
        assert isinstance(players.table.pending.chooser(seat), PhoneChooser)


def test_an_answer_counts_once_and_is_acknowledged_again(players: Players) -> None:
    number = players.answer(players.one, 0)
    assert ONE in players.table.pending.choices
    players.ask(players.one, take_back=True)
    assert ONE not in players.table.pending.choices
    players.ask(players.one, choose=number, option=0)
    assert players.one.receive_one("accepted") == number
    assert ONE not in players.table.pending.choices


def test_who_waits_for_others_sees_the_board_too(players: Players) -> None:
    players.answer(players.one, 0)
    screen = players.screen(players.one)["screen"]
    assert screen["step"] is None
    assert screen["board"]
    assert screen["board"] == players.screen(players.two)["screen"]["board"]


@pytest.mark.parametrize(("number", "option"), [("0", 0), ("", 500)])
def test_what_is_stale_or_no_option_is_refused(players: Players, number: str, option: int) -> None:
    number = number or players.step(players.one)["key"]
    players.ask(players.one, choose=number, option=option)
    assert players.one.receive_one("refused") == number
    assert ONE not in players.table.pending.choices


def test_nobody_answers_for_another_seat(players: Players) -> None:
    number = players.step(players.one)["key"]
    players.ask(players.two, choose=number, option=0)
    assert players.two.receive_one("refused") == number
    assert not players.table.pending.choices.keys() & {ONE, TWO}


def test_the_big_screen_does_not_tell_which_card_was_chosen(players: Players) -> None:
    app, table = players.phones.app, players.table
    chooser = table.pending.chooser(ONE)
    assert isinstance(chooser, PhoneChooser)
    # a bot that chooses meanwhile would be heard
    players.phones.run_until(lambda: set(table.pending.missing) <= {ONE, TWO})
    chooser.take(0)
    seen = app.record(20)
    chooser.back()
    app.frames(20)
    before = table.pending.changes
    chooser.take(1)
    again = app.record(20)
    assert table.pending.changes == before + 1
    assert [frame.sounds for frame in seen] == [frame.sounds for frame in again]


def test_a_phone_can_be_a_pad_at_the_table(players: Players) -> None:
    before = players.screen(players.one)["screen"]
    players.ask(players.one, pad=True)
    assert players.screen(players.one)["pad"] == "on"
    now = players.screen(players.one)["screen"]
    assert now["turn"]
    assert now["board"] is None
    assert now["step"] is None
    assert now["task"] == before["task"]
    chooser = players.table.pending.chooser(ONE)
    assert isinstance(chooser, SealedChooser)
    assert set(now["buttons"]) == {"log", *(one.name.lower() for one in chooser.offers())}
    assert not {"menu", "cancel"} & set(now["buttons"])
    players.ask(players.one, pad=False)
    assert players.screen(players.one)["pad"] == "off"
    assert isinstance(players.table.pending.chooser(ONE), PhoneChooser)


def test_over_the_pause_menu_a_phone_is_a_pad(players: Players) -> None:
    players.phones.press(players.one, "menu")
    players.phones.app.shows(Pause)
    players.phones.frames(2)
    assert players.screen(players.one)["pad"] == "only"
    assert not players.screen(players.one)["screen"]["step"]
    players.phones.press(players.one, "cancel")
    players.phones.app.shows(TableScene)
    assert players.step(players.one)["options"]


def test_a_match_is_played_to_its_end(players: Players) -> None:
    """All that the phones are asked is answered with the last option."""
    scene = players.phones.app.shows(TableScene)
    while players.phones.app.scene is scene:
        for seat, phone in enumerate((players.one, players.two)):
            chooser = players.table.pending.chooser(Seat(seat))
            if isinstance(chooser, PhoneChooser) and chooser.choice is None:
                players.answer(phone, len(chooser.path.step.options) - 1)
        players.phones.frames(5)
    results = players.phones.app.shows(Results)
    players.phones.run_until(lambda: results.takes_presses)
    players.phones.press(players.two, "confirm")
    players.phones.run_until(lambda: isinstance(players.phones.app.scene, TableScene))
    assert players.phones.app.table.match is not players.table.match
