"""A house that minds itself: nobody there, what guests may do, and the operator."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from rules.frogger import FROGGER
from scenes.app.settings_file import SettingsFile
from scenes.core.paths import settings_file
from scenes.kiosk.operator_menu import OperatorMenu
from scenes.kiosk.still_there import StillThere
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.results import Results
from scenes.menus.settings.settings_menu import SettingsMenu
from scenes.menus.title import Title
from scenes.playback.attract import Attract
from scenes.table.open_table import open_table
from scenes.table.table_scene import TableScene
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Person
from tests import input_events
from tests.all_games import GAMES
from tests.scenes.kiosk.kiosk_app import CHORD, Pub, a_pub, hold
from tests.scenes.simulated_players import KeyHands, PadHands
from tests.scenes.ui.menu_screens import SCREENS
from tests.virtual_pad import VirtualPad

pytestmark = pytest.mark.usefixtures("own_home")

# Nobody there


def test_a_match_asks_after_three_minutes_and_is_closed_twenty_seconds_later(pub: Pub) -> None:
    pub.play()
    pub.live(179)
    assert pub.shows(TableScene)
    pub.live(1.5)
    asked = pub.scene
    assert isinstance(asked, StillThere)
    first = asked.words
    pub.live(18)
    assert pub.scene is asked
    assert asked.words != first
    pub.live(2.5)
    assert pub.shows(Attract)
    assert not any(isinstance(scene, TableScene) for scene in pub.evening.stack.scenes)


def test_an_open_hand_is_closed_before_anybody_is_asked(pub: Pub) -> None:
    occupants = [Person(LEFT_KEYS), Person(RIGHT_KEYS)]
    scene = open_table(pub.evening.context, FROGGER, FROGGER.options(), occupants, 7)
    table = scene.table
    pub.evening.stack.reset(scene)
    while not table.resting:
        pub.live(0.1)
    ((place, chooser),) = table.pending._open.values()
    KeyHands(place.device).put(Intent.CONFIRM, True)
    pub.live(1)
    assert chooser._curtain.open  # type: ignore[attr-defined]
    pub.live(180)
    assert pub.shows(StillThere)
    assert not chooser._curtain.open  # type: ignore[attr-defined]


@pytest.mark.parametrize("way", ["key", "click", "touch"])
def test_whatever_is_pressed_goes_on_with_the_match(pub: Pub, way: str) -> None:
    scene = pub.play()
    pub.live(190)
    assert pub.shows(StillThere)
    match way:
        case "key":
            KeyHands().put(Intent.LOG, True)
        case "click":
            input_events.click(0.01, 0.01)
        case _:
            input_events.tap(0.99, 0.5)
    pub.live(0.2)
    assert pub.scene is scene
    pub.live(170)
    assert pub.scene is scene


def test_a_menu_over_a_match_waits_as_long_as_the_match(pub: Pub) -> None:
    pub.play()
    pub.live(1)
    KeyHands().put(Intent.MENU, True)
    pub.live(100)
    assert not isinstance(pub.scene, TableScene | StillThere)
    pub.live(85)
    assert pub.shows(StillThere)


def test_any_other_screen_asks_after_a_minute(pub: Pub) -> None:
    pub.evening.stack.reset(Lobby(pub.evening.context, GAMES[0]))
    pub.live(59)
    assert pub.shows(Lobby)
    pub.live(2)
    assert pub.shows(StillThere)
    pub.live(21)
    assert pub.shows(Attract)


def test_results_are_left_alone_for_a_minute_however_long_the_last_turns_took(pub: Pub) -> None:
    pub.play()
    pub.live(100)
    pub.evening.stack.reset(SCREENS["results"](pub.evening.context))
    pub.live(59)
    assert pub.shows(Results)
    pub.live(2)
    assert pub.shows(StillThere)


def test_the_title_goes_to_the_show_without_a_question(pub: Pub) -> None:
    pub.live(21)
    assert pub.shows(Attract)
    pub.live(200)
    assert pub.shows(Attract)


def test_the_patience_of_a_house_can_be_written_down(tmp_path: Path) -> None:
    with a_pub(tmp_path, "[patience]\nelsewhere = 5\nanswer = 5\ntitle = 8\n") as pub:
        pub.live(9)
        assert pub.shows(Attract)
        input_events.tap(0.5, 0.5)
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
        context = pub.evening.context
        assert (context.settings.effects, context.settings.text_size) == (20, 125)
        assert context.renderer.text_scale == 1.25
        assert [game.name for game in context.kiosk_rules.offered_games] == ["quibbit"]
        input_events.tap_key(pygame.KSCAN_SPACE)
        pub.live(0.5)
        assert pub.shows(Lobby)
        assert {context.seating.bot_level(seat) for seat in context.seating.seats()} == {
            None,
            "easy",
        }


def test_the_settings_of_guests_leave_with_them(pub: Pub) -> None:
    context = pub.evening.context
    before = context.settings
    input_events.tap_key(pygame.KSCAN_SPACE)
    pub.evening.stack.reset(SettingsMenu(context, LEFT_KEYS))
    pub.live(0.1)
    assert "fullscreen" not in [item.name for item in pub.evening.stack.scenes[-1].menu.items]  # type: ignore[attr-defined]
    input_events.tap_key(pygame.KSCAN_RIGHT)
    pub.live(0.2)
    assert context.settings != before
    assert SettingsFile(settings_file()).load()[0].settings == before
    pub.live(85)
    assert pub.shows(Attract)
    assert context.settings == before


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
    assert not pub.shows(OperatorMenu)
    pub.live(0.4)
    assert pub.shows(OperatorMenu)
    hold(buttons, False)
    pub.live(0.1)
    assert pub.shows(OperatorMenu)
    pad.unplug()


def test_two_controls_or_a_short_chord_open_nothing(pub: Pub) -> None:
    keys = KeyHands()
    hold(keys, True, CHORD[:2])
    pub.live(4)
    assert not pub.shows(OperatorMenu)
    keys.put(CHORD[2], True)
    pub.live(2)
    keys.put(CHORD[2], False)
    pub.live(0.2)
    keys.put(CHORD[2], True)
    pub.live(2)
    assert not pub.shows(OperatorMenu)


def operator(pub: Pub, name: str) -> None:
    """Choose a line of the operator's menu."""
    menu = OperatorMenu(pub.evening.context, pub.evening.services.save_settings, LEFT_KEYS)
    pub.evening.stack.reset(*pub.evening.stack.scenes, menu)
    pub.live(0.1)
    while menu.menu.focus != name:
        input_events.tap_key(pygame.KSCAN_S)
        pub.live(0.1)
    input_events.tap_key(pygame.KSCAN_SPACE)


def test_the_operator_stops_the_program(pub: Pub) -> None:
    operator(pub, "leave")
    assert pub.live(1)
    assert not pub.evening.stack.scenes


def test_the_operator_closes_a_match_and_keeps_settings(pub: Pub) -> None:
    context = pub.evening.context
    pub.play()
    pub.live(0.5)
    context.keep(replace(context.settings, effects=20))
    operator(pub, "keep")
    pub.live(0.3)
    assert SettingsFile(settings_file()).load()[0].settings.effects == 20
    pub.evening.stack.reset(pub.evening.stack.scenes[0])
    operator(pub, "close")
    pub.live(0.3)
    assert pub.shows(Title)
