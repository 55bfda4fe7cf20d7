"""A house that minds itself: nobody there, what guests may do, and the operator."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from bench.input.virtual_pad import VirtualPad
from rules.core import Seat
from rules.frogger import FROGGER
from scenes.app.stored_settings.settings_file import SettingsFile
from scenes.core.paths import settings_file, taught_rules_file
from scenes.kiosk.operator_menu import OperatorMenu
from scenes.kiosk.still_there import StillThere
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.results import Results
from scenes.menus.settings.settings_menu import SettingsMenu
from scenes.menus.title import Title
from scenes.playback.attract import Attract
from scenes.table.open_table import open_table
from scenes.table.table_scene import TableScene
from scenes.ui.menu.dialog import Dialog
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Person
from seats.pads.raw_controls import Button
from tests import input_events
from tests.all_games import GAMES
from tests.scenes.kiosk.kiosk_app import CHORD, KioskApp, hold, kiosk_app
from tests.scenes.phones.example_phones import ExamplePhones
from tests.scenes.simulated_players import KeyButtons, PadButtons
from tests.scenes.ui.menu_screens import SCREENS

pytestmark = pytest.mark.usefixtures("own_home")

# Nobody there


def test_a_match_asks_after_three_minutes_and_is_closed_twenty_seconds_later(
    kiosk: KioskApp,
) -> None:
    kiosk.play()
    kiosk.wait(179)
    assert kiosk.shows(TableScene)
    kiosk.live(1.5)
    asked = kiosk.scene
    assert isinstance(asked, StillThere)
    first = asked.words
    kiosk.live(18)
    assert kiosk.scene is asked
    assert asked.words != first
    kiosk.live(2.5)
    assert kiosk.shows(Attract)
    assert not any(isinstance(scene, TableScene) for scene in kiosk.app.stack.scenes)


def test_an_open_hand_is_closed_before_anybody_is_asked(kiosk: KioskApp) -> None:
    occupants = [Person(LEFT_KEYS), Person(RIGHT_KEYS)]
    scene = open_table(kiosk.app.context, FROGGER, FROGGER.options(), occupants, 7)
    table = scene.table
    kiosk.app.stack.reset(scene)
    while not table.awaiting_choice:
        kiosk.live(0.1)
    ((place, chooser),) = table.pending._open.values()
    KeyButtons(place.device).put(Intent.CONFIRM, True)
    kiosk.live(1)
    assert chooser._curtain.open  # type: ignore[attr-defined]
    kiosk.wait(180)
    assert kiosk.shows(StillThere)
    assert not chooser._curtain.open  # type: ignore[attr-defined]


@pytest.mark.parametrize("way", ["key", "click", "touch"])
def test_whatever_is_pressed_goes_on_with_the_match(kiosk: KioskApp, way: str) -> None:
    scene = kiosk.play()
    kiosk.wait(190)
    assert kiosk.shows(StillThere)
    match way:
        case "key":
            KeyButtons().put(Intent.LOG, True)
        case "click":
            input_events.click(0.01, 0.01)
        case _:
            input_events.tap(0.99, 0.5)
    kiosk.live(0.2)
    assert kiosk.scene is scene
    kiosk.wait(170)
    assert kiosk.scene is scene


def test_a_menu_over_a_match_waits_as_long_as_the_match(kiosk: KioskApp) -> None:
    kiosk.play()
    kiosk.live(1)
    KeyButtons().put(Intent.MENU, True)
    kiosk.wait(100)
    assert not isinstance(kiosk.scene, TableScene | StillThere)
    kiosk.wait(85)
    assert kiosk.shows(StillThere)


def test_any_other_screen_asks_after_a_minute(kiosk: KioskApp) -> None:
    kiosk.app.stack.reset(Lobby(kiosk.app.context, GAMES[0]))
    kiosk.wait(59)
    assert kiosk.shows(Lobby)
    kiosk.live(2)
    assert kiosk.shows(StillThere)
    kiosk.live(21)
    assert kiosk.shows(Attract)


def test_results_are_left_alone_for_a_minute_however_long_the_last_turns_took(
    kiosk: KioskApp,
) -> None:
    kiosk.play()
    kiosk.wait(100)
    kiosk.app.stack.reset(SCREENS["results"](kiosk.app.context))
    kiosk.wait(59)
    assert kiosk.shows(Results)
    kiosk.live(2)
    assert kiosk.shows(StillThere)


def test_the_title_goes_to_the_show_without_a_question(kiosk: KioskApp) -> None:
    kiosk.live(21)
    assert kiosk.shows(Attract)
    kiosk.wait(200)
    assert kiosk.shows(Attract)


def test_the_timeouts_of_a_kiosk_can_be_set_in_its_file(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, "[patience]\nelsewhere = 5\nanswer = 5\ntitle = 8\n") as kiosk:
        kiosk.live(9)
        assert kiosk.shows(Attract)
        input_events.tap(0.5, 0.5)
        kiosk.live(5.5)
        assert kiosk.shows(StillThere)
        kiosk.live(5)
        assert kiosk.shows(Attract)


# What guests may and may not


def test_nobody_closes_a_kiosk_by_its_window_or_its_title(kiosk: KioskApp) -> None:
    title = kiosk.scene
    assert isinstance(title, Title)
    assert "quit" not in [item.name for item in title.menu.items]
    pygame.event.post(pygame.Event(pygame.QUIT))
    KeyButtons().put(Intent.CANCEL, True)
    KeyButtons().put(Intent.MENU, True)
    assert kiosk.live(1)
    assert kiosk.scene is title


def test_only_what_the_owner_allows_is_offered(tmp_path: Path) -> None:
    text = 'games = ["quibbit"]\nbots = ["easy"]\n[settings]\neffects = 20\ntext_size = 125\n'
    with kiosk_app(tmp_path, text) as kiosk:
        context = kiosk.app.context
        assert (context.settings.effects, context.settings.text_size) == (20, 125)
        assert context.renderer.text_scale == 1.25
        assert [game.name for game in context.kiosk_rules.offered_games] == ["quibbit"]
        input_events.tap_key(pygame.KSCAN_SPACE)
        kiosk.live(0.5)
        assert kiosk.shows(Lobby)
        assert {context.seating.bot_name(seat) for seat in context.seating.seats()} == {
            None,
            "easy",
        }


def test_the_settings_of_guests_leave_with_them(kiosk: KioskApp) -> None:
    context = kiosk.app.context
    before = context.settings
    input_events.tap_key(pygame.KSCAN_SPACE)
    kiosk.app.stack.reset(SettingsMenu(context, LEFT_KEYS))
    kiosk.live(0.1)
    assert "fullscreen" not in [item.name for item in kiosk.app.stack.scenes[-1].menu.items]  # type: ignore[attr-defined]
    input_events.tap_key(pygame.KSCAN_RIGHT)
    kiosk.live(0.2)
    assert context.settings != before
    assert SettingsFile(settings_file()).load()[0].settings == before
    kiosk.live(85)
    assert kiosk.shows(Attract)
    assert context.settings == before


def test_the_settings_of_guests_are_forgotten_at_the_title_after_their_match(
    kiosk: KioskApp,
) -> None:
    context = kiosk.app.context
    before, tables = context.settings, context.input_reader.joystick_tables
    context.keep(replace(before, effects=20))
    kiosk.play()
    tables["0123"] = {Button(0): Intent.CONFIRM}
    context.keep(replace(context.settings, music=0))
    kiosk.live(0.2)
    assert (context.settings.effects, context.settings.music) == (20, 0)
    kiosk.app.stack.reset(context.routes.title())
    kiosk.live(0.2)
    assert context.settings == before
    assert not tables
    assert not SettingsFile(settings_file()).load()[0].pads


def test_what_guests_set_at_the_title_holds_for_their_match(kiosk: KioskApp) -> None:
    context = kiosk.app.context
    context.keep(replace(context.settings, effects=20))
    kiosk.live(0.2)
    kiosk.play()
    kiosk.live(0.2)
    assert context.settings.effects == 20


def test_who_played_is_forgotten_when_the_show_begins(kiosk: KioskApp) -> None:
    kiosk.play()
    context = kiosk.app.context
    context.names[Seat(0)] = "newt"
    context.known_games.add("quibbit")
    context.teach(["A lap wins."])
    context.phones = ExamplePhones(locked=True)
    kiosk.app.stack.reset(context.routes.attract())
    kiosk.live(0.2)
    assert not context.seating.seats()
    assert not context.names
    assert not context.known_games
    assert not context.taught_rules
    assert not taught_rules_file().exists()
    assert not context.phones.locked


# The operator


@pytest.mark.parametrize("device", ["left", "right", "pad"])
def test_the_chord_held_for_three_seconds_opens_the_operators_menu(
    kiosk: KioskApp, device: str
) -> None:
    pad = VirtualPad()
    kiosk.live(0.1)
    hands_on: dict[str, KeyButtons | PadButtons] = {
        "left": KeyButtons(),
        "right": KeyButtons(RIGHT_KEYS),
        "pad": PadButtons(pad),
    }
    buttons = hands_on[device]
    hold(buttons, True)
    kiosk.live(2.8)
    assert not kiosk.shows(OperatorMenu)
    kiosk.live(0.4)
    assert kiosk.shows(OperatorMenu)
    hold(buttons, False)
    kiosk.live(0.1)
    assert kiosk.shows(OperatorMenu)
    pad.unplug()


def test_two_controls_or_a_short_chord_open_nothing(kiosk: KioskApp) -> None:
    keys = KeyButtons()
    hold(keys, True, CHORD[:2])
    kiosk.live(4)
    assert not kiosk.shows(OperatorMenu)
    keys.put(CHORD[2], True)
    kiosk.live(2)
    keys.put(CHORD[2], False)
    kiosk.live(0.2)
    keys.put(CHORD[2], True)
    kiosk.live(2)
    assert not kiosk.shows(OperatorMenu)


def test_the_chord_opens_nothing_while_anything_else_is_pressed(kiosk: KioskApp) -> None:
    pad = VirtualPad()
    kiosk.live(0.1)
    keys, other_keys, buttons = KeyButtons(), KeyButtons(RIGHT_KEYS), PadButtons(pad)
    for mob in (buttons, keys):
        hold(mob, True, (*CHORD, Intent.CONFIRM, Intent.LEFT))
    kiosk.live(3.5)
    keys.put(Intent.CONFIRM, False)
    keys.put(Intent.LEFT, False)
    other_keys.put(Intent.UP, True)  # an arm that lies on the keyboard
    kiosk.live(3.5)
    assert not any(isinstance(scene, OperatorMenu) for scene in kiosk.app.stack.scenes)
    other_keys.put(Intent.UP, False)
    kiosk.live(3.2)
    assert kiosk.shows(OperatorMenu)
    pad.unplug()


def operator(kiosk: KioskApp, name: str) -> None:
    """Choose a line of the operator's menu."""
    assert kiosk.app.supervisor is not None
    menu = kiosk.app.supervisor._operator_menu(LEFT_KEYS)
    assert isinstance(menu, OperatorMenu)
    kiosk.app.stack.reset(*kiosk.app.stack.scenes, menu)
    kiosk.live(0.1)
    while menu.menu.focus != name:
        input_events.tap_key(pygame.KSCAN_S)
        kiosk.live(0.1)
    input_events.tap_key(pygame.KSCAN_SPACE)


@pytest.mark.parametrize(("row", "code"), [("restart", 3), ("shut_down", 0)])
def test_the_operator_is_asked_before_the_program_ends(
    kiosk: KioskApp, row: str, code: int
) -> None:
    operator(kiosk, row)
    kiosk.live(0.3)
    assert kiosk.shows(Dialog)
    input_events.tap_key(pygame.KSCAN_SPACE)  # to stay comes first
    kiosk.live(0.3)
    assert kiosk.shows(OperatorMenu)
    input_events.tap_key(pygame.KSCAN_SPACE)
    kiosk.live(0.3)
    input_events.tap_key(pygame.KSCAN_D)
    kiosk.live(0.1)
    input_events.tap_key(pygame.KSCAN_SPACE)
    assert kiosk.live(0.5)
    assert not kiosk.app.stack.scenes
    assert kiosk.app.exit_code == code


def test_the_operator_closes_a_match_and_keeps_settings(kiosk: KioskApp) -> None:
    context = kiosk.app.context
    kiosk.play()
    kiosk.live(0.5)
    context.keep(replace(context.settings, effects=20))
    operator(kiosk, "keep")
    kiosk.live(0.3)
    assert SettingsFile(settings_file()).load()[0].settings.effects == 20
    kiosk.app.stack.reset(kiosk.app.stack.scenes[0])
    operator(kiosk, "close")
    kiosk.live(0.3)
    assert kiosk.shows(Title)
