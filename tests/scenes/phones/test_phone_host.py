"""People with phones sit down, and use their phones as pads of the big screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.games import REGISTRATIONS
from scenes.core.phone_access import NoPhones
from scenes.lessons.lesson_scene import LessonScene
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.lobby.seat_menu import SeatMenu
from scenes.menus.title import Title
from scenes.players.seat_names import seat_name
from seats.devices import Device
from seats.occupants import Person
from tests.all_games import GAMES
from tests.phones.phone_client import PhoneClient
from tests.scenes.phones.app_with_phones import AppWithPhones, app_with_phones

FIRST, SECOND = Seat(0), Seat(1)


@pytest.fixture
def phones() -> Iterator[AppWithPhones]:
    with app_with_phones() as phones:
        yield phones


def test_a_phone_that_comes_in_sits_down_in_the_lobby(phones: AppWithPhones) -> None:
    app = phones.app
    app.stack.reset(Lobby(app.context, GAMES[0]))
    phones.frames(2)
    phone, _ = phones.join()
    assert isinstance(app.context.seating.occupant(FIRST), Person)
    assert phone.receive_one("screen")["owner"]["name"] == seat_name(FIRST)


def test_a_phone_is_a_pad_in_menus(phones: AppWithPhones) -> None:
    app = phones.app
    phone, _ = phones.join()
    title = app.shows(Title)
    focus = title.menu.focus
    phones.press(phone, "right")
    assert title.menu.focus != focus
    phones.press(phone, "confirm")
    phones.run_until(lambda: isinstance(app.scene, Lobby))
    phones.frames(2)
    assert isinstance(app.context.seating.occupant(FIRST), Person)


def tap(phones: AppWithPhones, phone: PhoneClient, key: str, option: int) -> bool:
    """Tap an item on *phone*; whether that counts."""
    phone.send(choose=key, option=option)
    phone.send(ping=True)
    phone.receive_one("pong")
    phones.frames(3)
    while not {"accepted", "refused"} & (answer := phone.receive()).keys():
        pass
    return answer == {"accepted": key}


def test_an_item_that_is_tapped_is_chosen_once(phones: AppWithPhones) -> None:
    phone, _ = phones.join()
    menu = phones.screen_of(phone)["menu"]
    title = phones.app.shows(Title)
    assert menu["focus"] == [item.name for item in title.menu.items].index(title.menu.focus)
    second = title.menu.items[1].name
    assert REGISTRATIONS[second].title in menu["items"][1]
    assert not tap(phones, phone, "0", 1)
    assert not tap(phones, phone, menu["key"], len(menu["items"]))
    assert phones.app.shows(Title) is title
    assert tap(phones, phone, menu["key"], 1)
    phones.run_until(lambda: isinstance(phones.app.scene, Lobby))
    lobby = phones.app.shows(Lobby)
    assert second == lobby.game.name
    assert not tap(phones, phone, menu["key"], 1)
    assert phones.app.scene is lobby


def test_a_value_that_is_tapped_changes_and_the_menu_stays(phones: AppWithPhones) -> None:
    app = phones.app
    phone, _ = phones.join()
    app.stack.reset(app.context.routes.settings(app.context.input_reader.connected[0]))
    before = phones.screen_of(phone)["menu"]
    row = next(i for i, item in enumerate(app.screen.menu.items) if item.on_change)
    assert tap(phones, phone, before["key"], row)
    after = phones.screen_of(phone)["menu"]
    assert (after["key"], after["focus"]) == (before["key"], row)
    assert after["items"][row] != before["items"][row]


def test_who_has_no_seat_taps_no_item(phones: AppWithPhones) -> None:
    phone, _ = in_seat_menu(phones, FIRST)
    onlooker, _ = phones.join()
    key = phones.screen_of(phone)["menu"]["key"]
    assert phones.screen_of(onlooker)["menu"] is None
    menu = phones.app.scene
    assert not tap(phones, onlooker, key, 0)
    assert phones.app.scene is menu


def test_a_phone_says_what_has_the_focus_on_the_big_screen(phones: AppWithPhones) -> None:
    def words() -> tuple[str, str]:
        screen = phones.screen_of(phone)
        return screen["title"], screen["menu"]["items"][screen["menu"]["focus"]]

    app = phones.app
    phone, _ = phones.join()
    title = app.shows(Title)
    for _ in range(2):
        assert REGISTRATIONS[title.menu.focus].title in words()[1]
        phones.press(phone, "right")
    lobby = Lobby(app.context, GAMES[0])
    app.stack.reset(lobby)
    phones.frames(2)
    phones.press(phone, "confirm")
    before = words()
    phones.press(phone, "left")
    after = words()
    assert before[0] == after[0] == lobby.title()
    assert before[1] != after[1]


def test_a_phone_that_leaves_and_returns_has_its_seat_again(phones: AppWithPhones) -> None:
    app = phones.app
    phone, token = phones.join()
    (device,) = app.context.input_reader.connected
    app.open_table(Person(device), Person(device))
    phone.close()
    phones.run_until(lambda: not app.context.input_reader.connected)
    assert app.context.seating.unattended()
    phones.join(token)
    assert app.context.seating.occupant(FIRST) == Person(device)
    assert not app.context.seating.unattended()


def test_a_lesson_is_played_with_a_phone_as_pad(phones: AppWithPhones) -> None:
    app = phones.app
    phone, _ = phones.join()
    (device,) = app.context.input_reader.connected
    lesson = app.context.routes.lesson(GAMES[0].name, device)
    assert isinstance(lesson, LessonScene)
    app.stack.reset(app.scene, lesson)
    phones.frames(2)
    phone.send(pad=True)
    phones.run_until(lambda: lesson.next_press)
    said = lesson.shown_words
    while lesson.shown_words == said:
        if lesson.next_press is not None:
            phones.press(phone, lesson.next_press.name.lower())
        phones.frames(60)


def in_seat_menu(phones: AppWithPhones, seat: Seat) -> tuple[PhoneClient, Device]:
    """A phone that has sat down on the first seat, and has opened the menu of another one."""
    app = phones.app
    app.stack.reset(Lobby(app.context, GAMES[0]))
    phones.frames(2)
    phone, _ = phones.join()
    device = app.context.input_reader.connected[0]
    assert app.context.seating.seats_of(device) == (FIRST,)
    app.stack.reset(*app.stack.scenes, SeatMenu(app.context, seat, device))
    phones.frames(2)
    return phone, device


def test_a_phone_moves_to_another_seat_and_shares_none(phones: AppWithPhones) -> None:
    phone, device = in_seat_menu(phones, SECOND)
    phones.press(phone, "confirm")
    seating = phones.app.context.seating
    assert len(seating.seats_of(device)) == 1


@pytest.mark.parametrize("row", ["leave", "easy"])
def test_a_phone_is_asked_before_it_loses_its_seat(phones: AppWithPhones, row: str) -> None:
    phone, device = in_seat_menu(phones, FIRST)
    app, seating = phones.app, phones.app.context.seating
    for answer in ("stay", "really"):
        app.screen.menu.focus = row
        phones.press(phone, "confirm")
        assert seating.seats_of(device) == (FIRST,)
        assert app.screen.menu.focus == "stay"  # as a second tap would have it
        title = phones.screen_of(phone)["title"]
        assert title in ("Bramble: really get up?", "Bramble: give your seat to a bot?")
        app.screen.menu.focus = answer
        phones.press(phone, "confirm")
    assert not seating.seats_of(device)
    assert isinstance(app.scene, Lobby)


def test_a_phone_can_be_sent_away_for_good(phones: AppWithPhones) -> None:
    app = phones.app
    app.context.phones = Access(phones)
    phone, device = in_seat_menu(phones, FIRST)
    app.screen.menu.focus = "away"
    phones.press(phone, "confirm")
    assert phone.receive_one("closed") == "removed"
    phones.run_until(lambda: device not in app.context.input_reader.connected)
    assert not app.context.seating.seats_of(device)


class Access(NoPhones):
    """Sends phones away."""

    def __init__(self, phones: AppWithPhones) -> None:
        self._host = phones.host

    def send_away(self, device: Device) -> None:
        self._host.send_away(device)
