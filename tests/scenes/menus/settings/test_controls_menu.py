"""Controls are changed by pressing them, no meaning is ever lost, and there is a way back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from scenes.app.stored_settings.settings_file import SettingsFile, StoredSettings, read, write
from scenes.menus.settings.controls_menu import BindingsMenu, ControlsMenu
from scenes.menus.settings.rebind_dialog import CAPTURE_SECONDS, TRIAL_SECONDS, RebindDialog
from scenes.menus.settings.settings_menu import SettingsMenu
from seats.bindings import DEFAULT_BINDINGS, Bindings
from seats.bindings_text import changeable_intents, from_words, to_words
from seats.devices import Device
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.kinds import REBINDABLE
from seats.pads.pad import ANY_PAD, Pad
from tests import input_events
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, PadButtons, tap

A, B, X = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_X
SWAPPED = DEFAULT_BINDINGS.rebound(ANY_PAD, Intent.CONFIRM, B)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app((640, 360)) as opened:
        yield opened


def asks(app: RunningApp, device: Device, intent: Intent) -> RebindDialog:
    app.stack.reset(*app.stack.scenes, RebindDialog(app.context, device, intent, device=LEFT_KEYS))
    app.frames(3)
    return app.shows(RebindDialog)


@pytest.mark.parametrize("device", REBINDABLE, ids=lambda device: device.name)
def test_whatever_is_changed_every_meaning_keeps_a_control(device: Device) -> None:
    bindings = DEFAULT_BINDINGS
    for intent in changeable_intents(device):
        for control in device.control_names:
            if not any(control in bindings.table(half) for half in (LEFT_KEYS, RIGHT_KEYS)):
                continue
            bindings = bindings.rebound(device, intent, control)
            assert bindings.table(device)[control] is intent
            meant = set(bindings.table(device).values())
            assert meant == set(DEFAULT_BINDINGS.table(device).values())


def test_a_key_is_changed_by_pressing_it_and_kept_by_choosing(app: RunningApp) -> None:
    asks(app, LEFT_KEYS, Intent.CONFIRM)
    input_events.tap_key(pygame.KSCAN_G)
    app.frames(3)
    asked = app.shows(RebindDialog)
    assert asked.menu.focus == "keep"
    assert app.context.input_reader.controls(LEFT_KEYS).glyph(Intent.CONFIRM).text == "G"
    input_events.tap_key(pygame.KSCAN_G)
    app.frames(3)
    assert app.scene is not asked
    assert app.context.input_reader.bindings.table(LEFT_KEYS)[pygame.KSCAN_G] is Intent.CONFIRM


def test_a_button_trades_places_with_the_one_it_was_for(app: RunningApp) -> None:
    pad = PadButtons(app.plug_in())
    app.frames(3)
    asks(app, ANY_PAD, Intent.CONFIRM)
    pad.pad.button(B, True)
    app.frames(2)
    pad.pad.button(B, False)
    app.frames(2)
    assert app.context.input_reader.bindings == SWAPPED
    pad.pad.button(B, True)
    app.frames(3)
    assert not isinstance(app.scene, RebindDialog)
    assert app.context.input_reader.bindings == SWAPPED


def test_whoever_cannot_choose_any_more_gets_the_old_controls_back(app: RunningApp) -> None:
    asks(app, LEFT_KEYS, Intent.CONFIRM)
    input_events.tap_key(pygame.KSCAN_G)
    app.frames(round(TRIAL_SECONDS * 60) - 20)
    app.shows(RebindDialog)
    app.frames(40)
    assert not isinstance(app.scene, RebindDialog)
    assert app.context.input_reader.bindings == DEFAULT_BINDINGS


def test_the_new_control_can_be_given_back_at_once(app: RunningApp) -> None:
    asks(app, LEFT_KEYS, Intent.LOG)
    input_events.tap_key(pygame.KSCAN_G)
    app.frames(3)
    tap(app, KeyButtons(RIGHT_KEYS), Intent.CANCEL)
    assert app.context.input_reader.bindings == DEFAULT_BINDINGS


def test_who_presses_nothing_changes_nothing(app: RunningApp) -> None:
    asks(app, ANY_PAD, Intent.CONFIRM)
    app.frames(round(CAPTURE_SECONDS * 60) + 10)
    assert not isinstance(app.scene, RebindDialog)
    assert app.context.input_reader.bindings == DEFAULT_BINDINGS
    tap(app, KeyButtons(), Intent.RIGHT)  # and keys are played again


def test_the_other_half_s_key_to_go_back_still_goes_back(app: RunningApp) -> None:
    asked = asks(app, LEFT_KEYS, Intent.CONFIRM)
    tap(app, KeyButtons(RIGHT_KEYS), Intent.CANCEL)
    assert app.scene is not asked
    assert app.context.input_reader.bindings == DEFAULT_BINDINGS


def test_a_key_of_the_other_half_is_refused_and_escape_stops(app: RunningApp) -> None:
    asked = asks(app, LEFT_KEYS, Intent.CONFIRM)
    before = asked.words
    input_events.tap_key(pygame.KSCAN_P)
    app.frames(3)
    assert app.scene is asked
    assert asked.words != before
    input_events.tap_key(pygame.KSCAN_ESCAPE)
    app.frames(3)
    assert app.scene is not asked
    assert app.context.input_reader.bindings == DEFAULT_BINDINGS


def test_a_menu_leads_from_the_settings_to_every_meaning_and_back_to_the_usual(
    app: RunningApp,
) -> None:
    keys = KeyButtons()
    app.context.input_reader.rebind(SWAPPED)
    app.stack.reset(*app.stack.scenes, SettingsMenu(app.context, LEFT_KEYS))
    app.frames(3)
    app.run_until(lambda: app.screen.menu.focus == "controls", lambda: tap(app, keys, Intent.UP))
    tap(app, keys, Intent.CONFIRM)
    app.shows(ControlsMenu)
    tap(app, keys, Intent.CONFIRM)
    meanings = app.shows(BindingsMenu)
    rows = [item.name for item in meanings.menu.items if item.name != "back"]
    assert rows == [intent.name.lower() for intent in changeable_intents(ANY_PAD)]
    tap(app, keys, Intent.CANCEL)
    app.run_until(lambda: app.screen.menu.focus == "usual", lambda: tap(app, keys, Intent.DOWN))
    tap(app, keys, Intent.CONFIRM)
    assert app.context.input_reader.bindings == DEFAULT_BINDINGS


def test_signs_follow_what_holds(app: RunningApp) -> None:
    app.context.input_reader.rebind(SWAPPED)
    pad = Pad(3)
    assert app.context.input_reader.controls(pad).glyph(Intent.CONFIRM).art.endswith("east")
    assert app.context.input_reader.controls(pad).move_glyphs()[0].art == "glyph-dpad"
    app.context.input_reader.rebind(
        DEFAULT_BINDINGS.rebound(ANY_PAD, Intent.UP, pygame.CONTROLLER_BUTTON_X)
    )
    assert app.context.input_reader.controls(pad).move_glyphs()[0].art == "glyph-stick"
    app.context.input_reader.rebind(DEFAULT_BINDINGS)
    assert app.context.input_reader.controls(pad).move_glyphs()[0].art == "glyph-dpad"


def test_a_catch_that_nobody_waits_for_any_more_ends_by_itself(app: RunningApp) -> None:
    asks(app, LEFT_KEYS, Intent.CONFIRM)
    app.stack.reset(app.stack.scenes[0])
    app.frames(round(CAPTURE_SECONDS * 60) + 5)
    input_events.key(pygame.KSCAN_D)
    app.clock.sleep_until(app.clock.now() + 0.1)
    assert len(app.context.input_reader.poll()) == 1


def test_nothing_stays_pressed_when_its_meaning_changes(app: RunningApp) -> None:
    input_events.key(pygame.KSCAN_D)
    app.frames(2)
    app.context.input_reader.rebind(DEFAULT_BINDINGS.rebound(LEFT_KEYS, Intent.UP, pygame.KSCAN_D))
    said = app.context.input_reader.poll()
    assert [getattr(word, "down", None) for word in said] == [False]


# The file


OTHERS = [
    DEFAULT_BINDINGS,
    SWAPPED,
    SWAPPED.rebound(LEFT_KEYS, Intent.CONFIRM, pygame.KSCAN_G),
    DEFAULT_BINDINGS.rebound(RIGHT_KEYS, Intent.CONFIRM, pygame.KSCAN_COMMA),
]


@pytest.mark.parametrize("bindings", OTHERS, ids=range(len(OTHERS)))
def test_bindings_are_kept_and_taken_again(tmp_path: Path, bindings: Bindings) -> None:
    file = tmp_path / "settings.toml"
    assert SettingsFile(file).save(replace(StoredSettings(), bindings=bindings)) is None
    kept, sentence = SettingsFile(file).load()
    assert sentence is None
    assert kept.bindings == bindings
    assert from_words(to_words(bindings)) == bindings


def test_usual_bindings_are_not_written() -> None:
    assert "bindings" not in write(StoredSettings())


WRONG = {
    "no table": "bindings = 3",
    "an unknown device": '[bindings.wheel]\nup = "a"',
    "a meaning without a control": '[bindings.pad]\nconfirm = "south"',
    "an unknown control": write(replace(StoredSettings(), bindings=SWAPPED)).replace(
        '"east"', '"nose"'
    ),
    "a control for two": write(replace(StoredSettings(), bindings=SWAPPED)).replace(
        '"east"', '"south"'
    ),
    "a key on both halves": write(
        replace(
            StoredSettings(),
            bindings=DEFAULT_BINDINGS.rebound(LEFT_KEYS, Intent.CONFIRM, pygame.KSCAN_G),
        )
    ).replace('"G"', '"P"'),
}


@pytest.mark.parametrize("text", WRONG.values(), ids=WRONG)
def test_bindings_that_would_lose_something_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read(text)
