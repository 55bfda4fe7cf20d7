"""Phones without a seat are offered what they may do, and no more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.menus.lobby.join_menu import JoinMenu
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.pause import Pause
from scenes.menus.title import Title
from scenes.table.table_scene import TableScene
from seats.intents import Intent
from seats.occupants import BotPlayer, Person
from seats.pointer.pointer import POINTER
from tests.all_games import GAMES
from tests.phones.phone_client import PhoneClient
from tests.scenes.phones.app_with_phones import AppWithPhones, app_with_phones
from words import say


@pytest.fixture
def phones() -> Iterator[AppWithPhones]:
    with app_with_phones() as phones:
        yield phones


def tap(phones: AppWithPhones, phone: PhoneClient, option: int) -> None:
    """Tap an item of the menu on *phone*, which counts."""
    key = phones.screen_of(phone)["menu"]["key"]
    phone.send(choose=key, option=option)
    phone.send(ping=True)
    assert phone.receive_one("pong")
    phones.frames(4)
    assert phone.receive_one("accepted") == key


def test_the_title_lists_its_games_when_others_have_seats(phones: AppWithPhones) -> None:
    app = phones.app
    app.context.seating.resize(2)
    app.context.seating.assign(app.context.seating.seats()[0], POINTER)
    phone, _ = phones.join()
    screen = phones.screen_of(phone)
    assert screen["task"] == say("phones.choose_game")
    assert len(screen["menu"]["items"]) == len(app.shows(Title).menu.items)
    assert not screen["menu_button"]
    tap(phones, phone, 0)
    phones.run_until(lambda: isinstance(app.scene, Lobby))


def test_a_full_lobby_offers_a_bots_seat_with_one_button(phones: AppWithPhones) -> None:
    app = phones.app
    phone, _ = phones.join()
    app.stack.reset(Lobby(app.context, GAMES[0]))
    screen = phones.screen_of(phone)
    assert screen["menu"]["items"] == [say("phones.sit_down")]
    assert (screen["buttons"], screen["menu_button"]) == ([], True)
    tap(phones, phone, 0)
    assert app.context.seating.people()
    assert len(phones.screen_of(phone)["menu"]["items"]) > 1


def test_a_match_offers_a_bots_seat_and_the_list_of_seats(phones: AppWithPhones) -> None:
    app = phones.app
    phone, _ = phones.join()
    app.open_table(Person(POINTER), *[BotPlayer("easy")] * 2, game=GAMES[0])
    assert phones.screen_of(phone)["menu"]["items"] == [say("phones.sit_down")]
    tap(phones, phone, 0)
    phones.run_until(lambda: isinstance(app.scene, JoinMenu))
    assert len(phones.screen_of(phone)["menu"]["items"]) == len(app.screen.menu.items)


def test_where_nobody_may_sit_down_a_phone_looks_on(phones: AppWithPhones) -> None:
    app = phones.app
    phone, _ = phones.join()
    app.open_table(*[BotPlayer("easy")] * 2, game=GAMES[0])
    screen = phones.screen_of(phone)
    assert (screen["menu"], screen["buttons"]) == (None, [])
    assert screen["task"] == say("phones.onlooker")


def test_the_pause_menu_makes_a_phone_a_gamepad_and_goes_on(phones: AppWithPhones) -> None:
    app = phones.app
    phone, _ = phones.join()
    (device,) = app.context.input_reader.connected
    app.open_table(Person(device), BotPlayer("easy"), game=GAMES[0])
    for use, private in (("use_pad", False), ("leave_pad", True)):
        phones.press(phone, Intent.MENU.name.lower())
        phones.run_until(lambda: isinstance(app.scene, Pause))
        items = phones.screen_of(phone)["menu"]["items"]
        assert items[-1] == say(f"phone_page.{use}")
        tap(phones, phone, len(items) - 1)
        phones.run_until(lambda: isinstance(app.scene, TableScene))
        assert (device in app.context.private_screens) is private
