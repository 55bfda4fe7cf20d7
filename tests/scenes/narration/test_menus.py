"""What is said of menus."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scenes.core.settings.settings import Settings
from scenes.menus.settings.settings_menu import SettingsMenu
from scenes.narration.screen_words import ScreenReading, item_words
from scenes.ui.menu.dialog import Dialog
from seats.intents import Intent
from seats.keyboard.keys import RIGHT_KEYS
from speech.synthesis import NoSpeech
from tests import input_events
from tests.all_games import GAMES
from tests.scenes.contexts import headless_context
from tests.scenes.narration.narrated_app import NarratedApp, narrated_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.ui.menu_screens import SCREENS, opened
from words import say

KEYS = KeyButtons(RIGHT_KEYS)
FIRST, SECOND = GAMES[0].title, GAMES[1].title


@pytest.fixture
def narrated() -> Iterator[NarratedApp]:
    with narrated_app() as app:
        yield app


def press(narrated: NarratedApp, *intents: Intent) -> list[str]:
    """What is said after these presses."""
    before = len(narrated.speaker.said)
    tap(narrated.app, KEYS, *intents)
    narrated.frames(3)
    return narrated.speaker.said[before:]


def press_key(narrated: NarratedApp, scancode: int) -> list[str]:
    input_events.key(scancode, True)
    input_events.key(scancode, False)
    return narrated.new()


@pytest.mark.parametrize("name", SCREENS)
def test_every_item_of_every_screen_has_words(name: str) -> None:
    screen = opened(name, headless_context((640, 360)))
    for item in screen.menu.items:
        assert item_words(item), f"{item.name} is silent"
    words = ScreenReading().read(screen)
    assert words.title or words.text or words.page or name == "title"


def test_a_screen_is_said_when_it_opens_and_then_what_has_the_focus(narrated: NarratedApp) -> None:
    (said,) = narrated.new()
    count = len(narrated.app.screen.menu.items)
    assert said.startswith(FIRST)
    assert said.endswith(f"1 of {count}.")
    assert narrated.new() == []
    (said,) = press(narrated, Intent.RIGHT)
    assert said.startswith(SECOND)
    assert said.endswith(f"2 of {count}.")


def test_a_changed_value_is_said_alone(narrated: NarratedApp) -> None:
    narrated.app.stack.reset(SettingsMenu(narrated.app.context, RIGHT_KEYS))
    (said,) = narrated.new()
    assert said.startswith("Settings. Sounds, 80 %. 1 of ")
    assert press(narrated, Intent.RIGHT) == ["100 %."]


def test_how_much_is_said_can_be_set(narrated: NarratedApp) -> None:
    app = narrated.app
    said = {}
    for detail in ("brief", "normal", "full"):
        app.set(speech_detail=detail)
        app.stack.reset(SCREENS["options"](app.context))
        (said[detail],) = narrated.new()
    assert said["brief"] == "Options. Five-minute table (house\u00a0rule), off."
    assert said["normal"].startswith(f"{said['brief']} 1 of 12. When on: 4 rounds ")
    assert said["full"] == f"{said['normal']} Left and right change it."


def test_a_refusal_says_why(narrated: NarratedApp) -> None:
    app = narrated.app
    app.set(speech_detail="brief")
    screen = SettingsMenu(app.context, RIGHT_KEYS)
    app.stack.reset(screen)
    narrated.frames(2)
    screen.actions.refuse("It is fixed.")
    assert narrated.new() == ["It is fixed."]


def test_a_dialog_that_counts_down_is_said_once(narrated: NarratedApp) -> None:
    dialog = Dialog(narrated.app.context, "Still 9 s.")
    narrated.app.stack.reset(dialog)
    assert narrated.new() == ["Still 9 s. All right."]
    dialog.show_words("Still 8 s.")
    assert narrated.new() == []
    dialog.show_words("It is over.")
    assert narrated.new() == ["It is over."]


def test_the_words_are_in_the_language_of_the_screen_at_the_rate_of_the_settings(
    narrated: NarratedApp,
) -> None:
    narrated.app.set(language="de", speech_rate=150)
    narrated.app.stack.reset(SettingsMenu(narrated.app.context, RIGHT_KEYS))
    narrated.frames(3)
    utterance = narrated.speaker.utterances[-1]
    assert utterance.language == "de"
    assert utterance.rate == 150
    assert utterance.words.startswith("Einstellungen.")


def test_the_screen_is_said_again_when_that_is_asked_for(narrated: NarratedApp) -> None:
    narrated.app.stack.reset(SettingsMenu(narrated.app.context, RIGHT_KEYS))
    (first,) = narrated.new()
    assert press_key(narrated, pygame.KSCAN_F2) == [first]


def test_a_key_turns_speech_off_and_on(narrated: NarratedApp) -> None:
    narrated.frames()
    assert press_key(narrated, pygame.KSCAN_F1) == []
    assert narrated.speaker.closed
    assert not narrated.service.is_on
    assert narrated.app.context.settings.speech == "off"
    assert press(narrated, Intent.RIGHT) == []
    (said,) = press_key(narrated, pygame.KSCAN_F1)
    assert said.startswith(SECOND)


def test_what_cannot_speak_says_so_on_the_screen_and_is_off(narrated: NarratedApp) -> None:
    narrated.frames()
    narrated.speaker.failure = NoSpeech("no library")
    narrated.frames(2)
    dialog = narrated.app.shows(Dialog)
    assert "voice" in dialog.words
    assert narrated.app.context.settings == Settings()


def test_the_settings_show_the_rows_of_speech_only_while_it_is_on() -> None:
    context = headless_context()
    names = {row.name for row in SettingsMenu(context).rows()}
    assert "speech" in names
    assert "speech_rate" not in names
    context.settings = Settings(speech="own")
    assert {row.name for row in SettingsMenu(context).rows()} - names == {
        "speech_rate",
        "speech_volume",
        "speech_detail",
    }


def test_japanese_is_not_read_by_our_own_voice(narrated: NarratedApp) -> None:
    narrated.app.set(language="ja")
    assert narrated.new() == []
    assert not narrated.service.is_on
    assert narrated.app.shows(Dialog).words == say("speech.no_language")


def test_any_device_can_ask_in_a_menu_of_the_pause(narrated: NarratedApp) -> None:
    narrated.frames()
    pause = SCREENS["pause"](narrated.app.context)
    narrated.app.stack.reset(pause)
    narrated.frames(2)
    pause.menu.focus = "speech"
    press(narrated, Intent.CONFIRM)
    (said,) = press(narrated, Intent.CONFIRM)
    assert said == "There is no game on the table now."
    press(narrated, Intent.UP)
    assert press(narrated, Intent.RIGHT) == ["Speakers."]
    assert narrated.speakers.opened == ["Speakers"]
    assert press(narrated, Intent.LEFT) == ["none."]


def test_a_stick_of_a_pad_that_is_pressed_asks_again(narrated: NarratedApp) -> None:
    pad = narrated.app.plug_in()
    narrated.app.stack.reset(SettingsMenu(narrated.app.context, RIGHT_KEYS))
    narrated.frames(3)
    first = narrated.speaker.last
    pad.button(pygame.CONTROLLER_BUTTON_LEFTSTICK, True)
    assert narrated.new() == [first]
