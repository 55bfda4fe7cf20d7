from __future__ import annotations

import pygame
import pytest

from seats.input.input_events import Closed
from seats.input.quit_controls import QuitControls
from tests.seats.conftest import Inputs, Plug

BACK, START = pygame.CONTROLLER_BUTTON_BACK, pygame.CONTROLLER_BUTTON_START


@pytest.fixture
def launched(inputs: Inputs) -> Inputs:
    """An input reader where a launcher has started the program."""
    inputs.reader.ask_first(QuitControls(inputs.reader.emit).takes)
    return inputs


def ends(inputs: Inputs) -> bool:
    return Closed() in inputs.poll()


def key_down(scancode: int, mod: int = 0) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, scancode=scancode, key=0, mod=mod))


@pytest.mark.parametrize("order", [(BACK, START), (START, BACK)])
def test_select_and_start_together_end_the_program(
    launched: Inputs, plug: Plug, order: tuple[int, int]
) -> None:
    pad = plug()
    launched.poll()
    pad.button(order[0])
    assert not ends(launched)
    pad.button(order[1])
    assert ends(launched)


def test_select_and_start_in_turn_or_on_two_pads_do_not(launched: Inputs, plug: Plug) -> None:
    one, other = plug(), plug()
    launched.poll()
    one.button(BACK)
    launched.poll()
    one.button(BACK, down=False)
    one.button(START)
    other.button(BACK)
    assert not ends(launched)


def test_alt_and_f4_end_the_program_and_f4_alone_does_not(launched: Inputs) -> None:
    key_down(pygame.KSCAN_F4)
    assert not ends(launched)
    key_down(pygame.KSCAN_F4, pygame.KMOD_LALT)
    assert ends(launched)


def test_without_a_launcher_nothing_of_this_ends_it(inputs: Inputs, plug: Plug) -> None:
    pad = plug()
    inputs.poll()
    pad.button(BACK)
    pad.button(START)
    key_down(pygame.KSCAN_F4, pygame.KMOD_LALT)
    assert not ends(inputs)
