"""Controls are changed by pressing them, no meaning is ever lost, and there is a way back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from scenes.app.settings_file import SettingsFile, StoredSettings, read, write
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
from tests.scenes.running_app import Party, a_party
from tests.scenes.simulated_players import KeyHands, PadHands, tap

A, B, X = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_X
SWAPPED = DEFAULT_BINDINGS.rebound(ANY_PAD, Intent.CONFIRM, B)


@pytest.fixture
def party() -> Iterator[Party]:
    with a_party((640, 360)) as opened:
        yield opened


def asks(party: Party, device: Device, intent: Intent) -> RebindDialog:
    party.stack.reset(
        *party.stack.scenes, RebindDialog(party.context, device, intent, device=LEFT_KEYS)
    )
    party.frames(3)
    return party.shows(RebindDialog)


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


def test_a_key_is_changed_by_pressing_it_and_kept_by_choosing(party: Party) -> None:
    asks(party, LEFT_KEYS, Intent.CONFIRM)
    input_events.tap_key(pygame.KSCAN_G)
    party.frames(3)
    asked = party.shows(RebindDialog)
    assert asked.menu.focus == "keep"
    assert party.context.input_reader.controls(LEFT_KEYS).glyph(Intent.CONFIRM).text == "G"
    input_events.tap_key(pygame.KSCAN_G)
    party.frames(3)
    assert party.scene is not asked
    assert party.context.input_reader.bindings.table(LEFT_KEYS)[pygame.KSCAN_G] is Intent.CONFIRM


def test_a_button_trades_places_with_the_one_it_was_for(party: Party) -> None:
    pad = PadHands(party.plug())
    party.frames(3)
    asks(party, ANY_PAD, Intent.CONFIRM)
    pad.pad.button(B, True)
    party.frames(2)
    pad.pad.button(B, False)
    party.frames(2)
    assert party.context.input_reader.bindings == SWAPPED
    pad.pad.button(B, True)
    party.frames(3)
    assert not isinstance(party.scene, RebindDialog)
    assert party.context.input_reader.bindings == SWAPPED


def test_whoever_cannot_choose_any_more_gets_the_old_controls_back(party: Party) -> None:
    asks(party, LEFT_KEYS, Intent.CONFIRM)
    input_events.tap_key(pygame.KSCAN_G)
    party.frames(round(TRIAL_SECONDS * 60) - 20)
    party.shows(RebindDialog)
    party.frames(40)
    assert not isinstance(party.scene, RebindDialog)
    assert party.context.input_reader.bindings == DEFAULT_BINDINGS


def test_the_new_control_can_be_given_back_at_once(party: Party) -> None:
    asks(party, LEFT_KEYS, Intent.LOG)
    input_events.tap_key(pygame.KSCAN_G)
    party.frames(3)
    tap(party, KeyHands(RIGHT_KEYS), Intent.CANCEL)
    assert party.context.input_reader.bindings == DEFAULT_BINDINGS


def test_who_presses_nothing_changes_nothing(party: Party) -> None:
    asks(party, ANY_PAD, Intent.CONFIRM)
    party.frames(round(CAPTURE_SECONDS * 60) + 10)
    assert not isinstance(party.scene, RebindDialog)
    assert party.context.input_reader.bindings == DEFAULT_BINDINGS
    tap(party, KeyHands(), Intent.RIGHT)  # and keys are heard again


def test_the_other_half_s_key_to_go_back_still_goes_back(party: Party) -> None:
    asked = asks(party, LEFT_KEYS, Intent.CONFIRM)
    tap(party, KeyHands(RIGHT_KEYS), Intent.CANCEL)
    assert party.scene is not asked
    assert party.context.input_reader.bindings == DEFAULT_BINDINGS


def test_a_key_of_the_other_half_is_refused_and_escape_stops(party: Party) -> None:
    asked = asks(party, LEFT_KEYS, Intent.CONFIRM)
    before = asked.words
    input_events.tap_key(pygame.KSCAN_P)
    party.frames(3)
    assert party.scene is asked
    assert asked.words != before
    input_events.tap_key(pygame.KSCAN_ESCAPE)
    party.frames(3)
    assert party.scene is not asked
    assert party.context.input_reader.bindings == DEFAULT_BINDINGS


def test_a_menu_leads_from_the_settings_to_every_meaning_and_back_to_the_usual(
    party: Party,
) -> None:
    keys = KeyHands()
    party.context.input_reader.rebind(SWAPPED)
    party.stack.reset(*party.stack.scenes, SettingsMenu(party.context, LEFT_KEYS))
    party.frames(3)
    party.until(lambda: party.screen.menu.focus == "controls", lambda: tap(party, keys, Intent.UP))
    tap(party, keys, Intent.CONFIRM)
    party.shows(ControlsMenu)
    tap(party, keys, Intent.CONFIRM)
    meanings = party.shows(BindingsMenu)
    rows = [item.name for item in meanings.menu.items if item.name != "back"]
    assert rows == [intent.name.lower() for intent in changeable_intents(ANY_PAD)]
    tap(party, keys, Intent.CANCEL)
    party.until(lambda: party.screen.menu.focus == "usual", lambda: tap(party, keys, Intent.DOWN))
    tap(party, keys, Intent.CONFIRM)
    assert party.context.input_reader.bindings == DEFAULT_BINDINGS


def test_signs_follow_what_holds(party: Party) -> None:
    party.context.input_reader.rebind(SWAPPED)
    pad = Pad(3)
    assert party.context.input_reader.controls(pad).glyph(Intent.CONFIRM).art.endswith("east")
    assert party.context.input_reader.controls(pad).move_glyphs()[0].art == "glyph-dpad"
    party.context.input_reader.rebind(
        DEFAULT_BINDINGS.rebound(ANY_PAD, Intent.UP, pygame.CONTROLLER_BUTTON_X)
    )
    assert party.context.input_reader.controls(pad).move_glyphs()[0].art == "glyph-stick"
    party.context.input_reader.rebind(DEFAULT_BINDINGS)
    assert party.context.input_reader.controls(pad).move_glyphs()[0].art == "glyph-dpad"


def test_a_catch_that_nobody_waits_for_any_more_ends_by_itself(party: Party) -> None:
    asks(party, LEFT_KEYS, Intent.CONFIRM)
    party.stack.reset(party.stack.scenes[0])
    party.frames(round(CAPTURE_SECONDS * 60) + 5)
    input_events.key(pygame.KSCAN_D)
    party.clock.sleep_until(party.clock.now() + 0.1)
    assert len(party.context.input_reader.poll()) == 1


def test_nothing_stays_pressed_when_its_meaning_changes(party: Party) -> None:
    input_events.key(pygame.KSCAN_D)
    party.frames(2)
    party.context.input_reader.rebind(
        DEFAULT_BINDINGS.rebound(LEFT_KEYS, Intent.UP, pygame.KSCAN_D)
    )
    said = party.context.input_reader.poll()
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
