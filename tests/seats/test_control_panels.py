"""A keyboard encoder as the panels of a cabinet for four."""

from __future__ import annotations

import pygame
import pytest

from rules.core import Seat
from seats.bindings import DEFAULT_BINDINGS
from seats.control_panels.control_panel import CONTROL_PANELS, KEYS
from seats.input.input_events import Press
from seats.intents import Intent
from tests.seats.conftest import Inputs


@pytest.fixture
def cabinet(inputs: Inputs) -> Inputs:
    """An input reader in a cabinet, with a seat for each panel."""
    inputs.reader.read_control_panels()
    for number, panel in enumerate(CONTROL_PANELS):
        inputs.seating.assign(Seat(number), panel)
    return inputs


def key(scancode: int, down: bool = True, mod: int = 0) -> None:
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    pygame.event.post(pygame.event.Event(kind, scancode=scancode, key=0, mod=mod))


def pressed(inputs: Inputs) -> list[tuple[Seat | None, Intent]]:
    return [(press.seat, press.intent) for press in inputs.presses() if press.down]


def test_no_key_is_on_two_panels() -> None:
    keys = [key for panel in KEYS for key in panel]
    assert len(keys) == len(set(keys))


def test_every_panel_has_a_control_for_every_intent(cabinet: Inputs) -> None:
    for number, keys in enumerate(KEYS):
        for scancode in keys:
            key(scancode, mod=pygame.KMOD_LCTRL | pygame.KMOD_LALT)  # which are buttons here
        assert pressed(cabinet) == [(Seat(number), intent) for intent in order()]


def order() -> list[Intent]:
    return list(CONTROL_PANELS[0].default_controls.values())


def test_the_first_buttons_are_those_of_mame(cabinet: Inputs) -> None:
    for scancode in (pygame.KSCAN_LCTRL, pygame.KSCAN_A, pygame.KSCAN_RCTRL, pygame.KSCAN_B):
        key(scancode)
    assert pressed(cabinet) == [(Seat(number), Intent.CONFIRM) for number in range(4)]


def test_controls_of_different_panels_are_held_at_once(cabinet: Inputs) -> None:
    key(pygame.KSCAN_UP)
    key(pygame.KSCAN_R)
    cabinet.poll()
    key(pygame.KSCAN_UP, down=False)
    (release,) = cabinet.presses()
    assert release == Press(Seat(0), Intent.UP, CONTROL_PANELS[0], down=False)


def test_the_signs_are_the_numbers_of_the_buttons() -> None:
    for panel in CONTROL_PANELS:
        table = DEFAULT_BINDINGS.table(panel)
        signs = [panel.glyph(intent, table).text for intent in (Intent.CONFIRM, Intent.CANCEL)]
        assert signs == ["1", "2"]
        assert panel.glyph(Intent.MENU, table).text == "Start"


def test_without_an_encoder_the_same_keys_are_those_of_a_keyboard(inputs: Inputs) -> None:
    key(pygame.KSCAN_UP)
    (press,) = inputs.presses()
    assert press.device.kind == "keys"
    assert not any(map(inputs.reader.reads, CONTROL_PANELS))


def test_the_switch_in_the_coin_door_is_the_chord_of_the_operator(cabinet: Inputs) -> None:
    key(pygame.KSCAN_F2)
    assert {intent for _, intent in pressed(cabinet)} == {
        *(Intent.TURN_LEFT, Intent.TURN_RIGHT, Intent.MENU)
    }
    key(pygame.KSCAN_F2, down=False)
    assert len(cabinet.presses()) == 3
