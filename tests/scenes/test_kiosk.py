"""A house that minds itself: nobody there, closing time, the operator, and who looks after it."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pygame
import pytest
from pygame._sdl2 import controller

from scenes.arguments import parse
from scenes.attract import Attract
from scenes.evening import Evening
from scenes.keeping import Drawer
from scenes.kiosk.caretaker import Caretaker
from scenes.kiosk.night import Night
from scenes.kiosk.operator import Operator
from scenes.kiosk.presence import StillThere
from scenes.lobby import Lobby
from scenes.loop import GameClock
from scenes.mishap import close_log, open_log
from scenes.places import log_file, settings_file
from scenes.scene import Scene
from scenes.settings_menu import SettingsMenu
from scenes.shelf import GAMES
from scenes.table import Table
from scenes.tables import open_table
from scenes.title import Title
from scenes.watchdog import Watchdog
from scenes.window import open_display
from seats.devices import LEFT_KEYS, RIGHT_KEYS
from seats.hints import prepare_environment
from seats.intents import Intent
from seats.seating import Hired, Person
from sprites import theme
from sprites.stark import contrast
from tests import hands
from tests.scenes.guests import KeyHands, PadHands
from tests.vpad import VirtualPad

NOON = datetime(2026, 11, 20, 12, 0)
CHORD = (Intent.TURN_LEFT, Intent.TURN_RIGHT, Intent.MENU)


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROAKADE_HOME", str(tmp_path / "home"))


class Pub:
    """A kiosk on a clock that is told what time it is."""

    def __init__(self, evening: Evening) -> None:
        self.evening, self.when = evening, NOON
        evening._caretaker = Caretaker(
            evening._household,
            evening.stack,
            evening._clock.now,
            lambda: evening._loop.late,
            lambda: self.when,
        )

    @property
    def scene(self) -> Scene:
        return self.evening.stack.scenes[-1]

    def shows(self, kind: type[object]) -> bool:
        return isinstance(self.scene, kind)

    def live(self, seconds: float) -> bool:
        left = iter(range(round(seconds * 60)))
        return self.evening.live(lambda: next(left, None) is None)

    def play(self) -> Table:  # type: ignore[type-arg]
        table = open_table(
            self.evening.house,
            GAMES[0],
            GAMES[0].options(),
            [Person(LEFT_KEYS), Hired("easy"), Hired("easy")],
            7,
        )
        self.evening.stack.reset(table)
        return table


@contextmanager
def a_pub(tmp_path: Path, text: str = "", size: str | None = "320x180") -> Iterator[Pub]:
    """A kiosk of that *size*, or one that may choose it."""
    file = tmp_path / "kiosk.toml"
    file.write_text(text, encoding="utf-8")
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_text("reduced_motion = true\n", encoding="utf-8")
    prepare_environment()
    controller.quit()
    open_display(headless=False)
    pygame.font.init()
    arguments = parse(["--kiosk", str(file), *(["--size", size] if size else [])])
    evening = Evening(arguments, tell=print, clock=GameClock())
    try:
        pub = Pub(evening)
        pub.live(0.1)
        yield pub
    finally:
        evening.close()
        controller.quit()  # pygame forgets it, and a second house would hear no pads
        pygame.quit()


@pytest.fixture
def pub(tmp_path: Path) -> Iterator[Pub]:
    with a_pub(tmp_path) as opened:
        yield opened


def hold(buttons: KeyHands | PadHands, down: bool, intents: Sequence[Intent] = CHORD) -> None:
    for intent in intents:
        buttons.put(intent, down)


# Nobody there


def test_a_match_asks_after_three_minutes_and_is_closed_twenty_seconds_later(pub: Pub) -> None:
    pub.play()
    pub.live(179)
    assert pub.shows(Table)
    pub.live(1.5)
    asked = pub.scene
    assert isinstance(asked, StillThere)
    first = asked.words
    pub.live(18)
    assert pub.scene is asked
    assert asked.words != first
    pub.live(2.5)
    assert pub.shows(Attract)
    assert not any(isinstance(scene, Table) for scene in pub.evening.stack.scenes)


@pytest.mark.parametrize("way", ["key", "click", "touch"])
def test_whatever_is_pressed_goes_on_with_the_match(pub: Pub, way: str) -> None:
    table = pub.play()
    pub.live(190)
    assert pub.shows(StillThere)
    match way:
        case "key":
            KeyHands().put(Intent.LOG, True)
        case "click":
            hands.click(0.01, 0.01)
        case _:
            hands.tap(0.99, 0.5)
    pub.live(0.2)
    assert pub.scene is table
    pub.live(170)
    assert pub.scene is table


def test_a_menu_over_a_match_waits_as_long_as_the_match(pub: Pub) -> None:
    pub.play()
    pub.live(1)
    KeyHands().put(Intent.MENU, True)
    pub.live(100)
    assert not isinstance(pub.scene, Table | StillThere)
    pub.live(85)
    assert pub.shows(StillThere)


def test_any_other_screen_asks_after_a_minute(pub: Pub) -> None:
    pub.evening.stack.reset(Lobby(pub.evening.house, GAMES[0]))
    pub.live(59)
    assert pub.shows(Lobby)
    pub.live(2)
    assert pub.shows(StillThere)
    pub.live(21)
    assert pub.shows(Attract)


def test_the_title_goes_to_the_show_without_a_question(pub: Pub) -> None:
    pub.live(21)
    assert pub.shows(Attract)
    pub.live(200)
    assert pub.shows(Attract)


def test_the_patience_of_a_house_can_be_written_down(tmp_path: Path) -> None:
    with a_pub(tmp_path, "[patience]\nelsewhere = 5\nanswer = 5\ntitle = 8\n") as pub:
        pub.live(9)
        assert pub.shows(Attract)
        hands.tap(0.5, 0.5)
        pub.live(5.5)
        assert pub.shows(StillThere)
        pub.live(5)
        assert pub.shows(Attract)


# What guests may and may not


def test_nobody_closes_a_kiosk_by_its_window_or_its_title(pub: Pub) -> None:
    title = pub.scene
    assert isinstance(title, Title)
    assert "quit" not in [item.name for item in title.menu.items]
    pygame.event.post(pygame.Event(pygame.QUIT))
    KeyHands().put(Intent.CANCEL, True)
    KeyHands().put(Intent.MENU, True)
    assert pub.live(1)
    assert pub.scene is title


def test_only_what_the_owner_allows_is_offered(tmp_path: Path) -> None:
    text = 'games = ["quibbit"]\nbots = ["easy"]\n[settings]\neffects = 20\ntext_size = 125\n'
    with a_pub(tmp_path, text) as pub:
        house = pub.evening.house
        assert (house.settings.effects, house.settings.text_size) == (20, 125)
        assert house.studio.text_scale == 1.25
        assert [game.name for game in house.venue.offered] == ["quibbit"]
        hands.tap_key(pygame.KSCAN_SPACE)
        pub.live(0.5)
        assert pub.shows(Lobby)
        assert {house.seating.bot(seat) for seat in house.seating.seats()} == {None, "easy"}


def test_the_settings_of_guests_leave_with_them(pub: Pub) -> None:
    house = pub.evening.house
    before = house.settings
    hands.tap_key(pygame.KSCAN_SPACE)
    pub.evening.stack.reset(SettingsMenu(house, LEFT_KEYS))
    pub.live(0.1)
    assert "fullscreen" not in [item.name for item in pub.evening.stack.scenes[-1].menu.items]  # type: ignore[attr-defined]
    hands.tap_key(pygame.KSCAN_RIGHT)
    pub.live(0.2)
    assert house.settings != before
    assert Drawer(settings_file()).take()[0].settings == before
    pub.live(85)
    assert pub.shows(Attract)
    assert house.settings == before


# The operator


@pytest.mark.parametrize("device", ["left", "right", "pad"])
def test_the_chord_held_for_three_seconds_opens_the_operators_menu(pub: Pub, device: str) -> None:
    pad = VirtualPad()
    pub.live(0.1)
    hands_on: dict[str, KeyHands | PadHands] = {
        "left": KeyHands(),
        "right": KeyHands(RIGHT_KEYS),
        "pad": PadHands(pad),
    }
    buttons = hands_on[device]
    hold(buttons, True)
    pub.live(2.8)
    assert not pub.shows(Operator)
    pub.live(0.4)
    assert pub.shows(Operator)
    hold(buttons, False)
    pub.live(0.1)
    assert pub.shows(Operator)
    pad.unplug()


def test_two_controls_or_a_short_chord_open_nothing(pub: Pub) -> None:
    keys = KeyHands()
    hold(keys, True, CHORD[:2])
    pub.live(4)
    assert not pub.shows(Operator)
    keys.put(CHORD[2], True)
    pub.live(2)
    keys.put(CHORD[2], False)
    pub.live(0.2)
    keys.put(CHORD[2], True)
    pub.live(2)
    assert not pub.shows(Operator)


def operator(pub: Pub, name: str) -> None:
    """Choose a line of the operator's menu."""
    menu = Operator(pub.evening.house, pub.evening._household.persist, LEFT_KEYS)
    pub.evening.stack.reset(*pub.evening.stack.scenes, menu)
    pub.live(0.1)
    while menu.menu.focus != name:
        hands.tap_key(pygame.KSCAN_S)
        pub.live(0.1)
    hands.tap_key(pygame.KSCAN_SPACE)


def test_the_operator_stops_the_program(pub: Pub) -> None:
    operator(pub, "leave")
    assert pub.live(1)
    assert not pub.evening.stack.scenes


def test_the_operator_closes_a_match_and_keeps_settings(pub: Pub) -> None:
    house = pub.evening.house
    pub.play()
    pub.live(0.5)
    house.keep(replace(house.settings, effects=20))
    operator(pub, "keep")
    pub.live(0.3)
    assert Drawer(settings_file()).take()[0].settings.effects == 20
    pub.evening.stack.reset(pub.evening.stack.scenes[0])
    operator(pub, "close")
    pub.live(0.3)
    assert pub.shows(Title)


# Opening hours


def brightest(pub: Pub) -> int:
    raw = pub.evening._household.window.surface().get_view("0").raw
    return max(max(raw[colour::4]) for colour in range(3))


HOURS = '[hours]\nevery_day = "10:00-14:00"\n'


def test_outside_its_hours_a_dimmed_clock_is_shown_until_the_house_opens(tmp_path: Path) -> None:
    with a_pub(tmp_path, HOURS) as pub:
        pub.live(1)
        assert pub.shows(Title)
        pub.when = NOON.replace(hour=14)
        pub.live(0.2)
        night = pub.scene
        assert isinstance(night, Night)
        hands.tap(0.5, 0.5)
        pub.live(30)
        assert pub.scene is night
        assert brightest(pub) < 170
        pub.when = NOON + timedelta(days=1)
        pub.live(0.2)
        assert pub.shows(Title)


def test_the_clock_is_dimmed_in_high_contrast_too_and_can_still_be_read(tmp_path: Path) -> None:
    with a_pub(tmp_path, HOURS + "[settings]\nhigh_contrast = true\n") as pub:
        pub.when = NOON.replace(hour=20)
        pub.live(1)
        dim = brightest(pub)
        assert dim < 170
        assert contrast(f"#{dim:02x}{dim:02x}{dim:02x}", theme.NIGHT) >= 7.0
        hands.tap(0.5, 0.5)
        pub.live(0.1)
        assert brightest(pub) > 200


def test_a_press_at_night_is_answered_with_a_brighter_clock(tmp_path: Path) -> None:
    with a_pub(tmp_path, HOURS) as pub:
        pub.when = NOON.replace(hour=20)
        pub.live(1)
        dim = brightest(pub)
        hands.tap(0.5, 0.5)
        pub.live(0.1)
        assert brightest(pub) > dim
        pub.live(7)
        assert brightest(pub) == dim


def test_the_clock_is_somewhere_else_every_minute(tmp_path: Path) -> None:
    with a_pub(tmp_path, HOURS) as pub:
        places = set()
        for minute in range(5):
            pub.when = NOON.replace(hour=20, minute=minute)
            pub.live(0.2)
            night = pub.scene
            assert isinstance(night, Night)
            places.add(night._board["clock"].pose)
        assert len(places) == 5


def test_a_match_that_has_begun_is_played_to_its_end_after_closing_time(tmp_path: Path) -> None:
    with a_pub(tmp_path, HOURS) as pub:
        table = pub.play()
        table.match.choose(
            min(table.match.waiting_for),
            next(iter(table.match.state.legal(min(table.match.waiting_for)))),
        )
        pub.when = NOON.replace(hour=14)
        pub.live(5)
        assert pub.scene is table
        pub.play()  # another one is not begun
        pub.live(0.2)
        assert pub.shows(Night)


def test_a_clock_set_back_only_shows_what_the_wall_says(tmp_path: Path) -> None:
    with a_pub(tmp_path, HOURS) as pub:
        pub.when = NOON.replace(hour=14)
        pub.live(0.2)
        assert pub.shows(Night)
        pub.when = NOON.replace(hour=13)
        pub.live(0.2)
        assert pub.shows(Title)
        table = pub.play()
        pub.when = NOON - timedelta(days=400, hours=1)
        pub.live(100)
        assert pub.scene is table


# Those who look after it


def test_the_status_is_written_whole_every_ten_seconds(tmp_path: Path) -> None:
    file = tmp_path / "run" / "status.json"
    with a_pub(tmp_path, f'status = "{file}"\n') as pub:
        pub.live(0.5)
        first = json.loads(file.read_text(encoding="utf-8"))
        assert first["scene"] == "title"
        assert first["game"] is None
        assert first["memory_mib"] > 10
        assert first["frames_late"] == 0
        pub.play()
        pub.when += timedelta(seconds=9)
        pub.live(8)
        assert json.loads(file.read_text(encoding="utf-8")) == first
        pub.live(3)
        second = json.loads(file.read_text(encoding="utf-8"))
        assert second["game"] == "quibbit"
        assert second["seats"] == ["keys", "bot easy", "bot easy"]
        assert second["time"] == "2026-11-20T12:00:09"
        assert [path.name for path in file.parent.iterdir()] == ["status.json"]


@pytest.mark.parametrize("name", ["file/status.json", "/dev/full/status.json", ""])
def test_a_status_that_cannot_be_written_is_noted_once_and_the_game_goes_on(
    tmp_path: Path, name: str
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    where = tmp_path / name  # the last is a folder
    open_log(log_file())
    with a_pub(tmp_path, f'status = "{where}"\n') as pub:
        pub.live(35)
        assert pub.shows(Attract)
    close_log()
    assert log_file().read_text(encoding="utf-8").count("Traceback") == 1


def test_the_picture_wanders_by_a_few_pixels_and_stays_whole(tmp_path: Path) -> None:
    with a_pub(tmp_path, "drift = 5\n[patience]\ntitle = 86400\n") as pub:
        window, shown = pub.evening._household.window, pygame.display.get_surface()
        assert shown is not None
        places = set()
        for _ in range(12):
            pub.live(100)
            canvas = window.surface()
            at = window._at  # type: ignore[attr-defined]
            places.add(at)
            assert max(map(abs, at)) <= 5
            inner = pygame.Rect(20, 20, 280, 140)
            here = shown.subsurface(inner.move(at)).copy()
            assert here.get_view("0").raw == canvas.subsurface(inner).copy().get_view("0").raw
        assert len(places) > 6


class Manager:
    """The end of the line where a service manager listens."""

    def __init__(self, address: str) -> None:
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.bind(address)
        self.socket.setblocking(False)

    def words(self) -> list[str]:
        heard = []
        while True:
            try:
                heard.append(self.socket.recv(100).decode())
            except BlockingIOError:
                return heard


def test_the_service_manager_hears_ready_alive_and_stopping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = str(tmp_path / "notify")
    manager = Manager(address)
    monkeypatch.setenv("NOTIFY_SOCKET", address)
    monkeypatch.setenv("WATCHDOG_USEC", "30000000")
    with a_pub(tmp_path) as pub:
        heard = manager.words()
        assert heard[0] == "READY=1" or "READY=1" in heard
        pub.live(31)
        assert manager.words().count("WATCHDOG=1") == 3
    assert manager.words() == ["STOPPING=1"]
    manager.socket.close()


@pytest.mark.parametrize("address", ["", "nonsense", "/nobody/listens"])
def test_where_nobody_listens_nothing_happens(address: str) -> None:
    watchdog = Watchdog(lambda: 0.0, {"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "x"})
    watchdog.ready()
    watchdog.alive()
    watchdog.close()


def test_a_socket_without_a_file_is_reached_too() -> None:
    manager = Manager("\0croakade-test")
    watchdog = Watchdog(lambda: 0.0, {"NOTIFY_SOCKET": "@croakade-test"})
    watchdog.ready()
    assert manager.words() == ["READY=1"]
    watchdog.close()
    manager.socket.close()
