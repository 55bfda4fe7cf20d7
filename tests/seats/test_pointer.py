"""The mouse and the finger are one hand."""

from __future__ import annotations

import pygame

from seats.input.input_events import Point, Press
from seats.intents import Intent, Phase
from seats.pointer.pointer import POINTER
from tests import input_events
from tests.seats.conftest import Inputs

NOWHERE = (-1.0, -1.0)


def test_the_mouse_points_in_shares_of_the_window(inputs: Inputs) -> None:
    inputs.seating.join(POINTER)
    input_events.click(0.25, 0.5)
    assert inputs.poll() == [
        Point(inputs.seating.seats()[0], POINTER, 0.25, 0.5, phase)
        for phase in (Phase.MOVE, Phase.DOWN, Phase.UP)
    ]


def test_the_right_button_goes_back(inputs: Inputs) -> None:
    input_events.click(0.5, 0.5, button=3)
    assert inputs.meant() == ["CANCEL", "cancel"]


def test_the_middle_button_means_nothing(inputs: Inputs) -> None:
    input_events.mouse_button(0.5, 0.5, button=2)
    assert inputs.poll() == []


def test_the_wheel_turns(inputs: Inputs) -> None:
    input_events.wheel(1)
    assert inputs.meant() == ["TURN_LEFT", "turn_left"]
    input_events.wheel(-2)
    assert inputs.meant() == ["TURN_RIGHT", "turn_right"] * 2


def test_a_flick_on_a_touch_pad_does_not_spin_for_ever(inputs: Inputs) -> None:
    input_events.wheel(40)
    assert inputs.meant() == ["TURN_LEFT", "turn_left"] * 3


def test_a_finger_points_like_the_mouse(inputs: Inputs) -> None:
    input_events.finger(pygame.FINGERDOWN, 0.1, 0.2)
    input_events.finger(pygame.FINGERMOTION, 0.3, 0.4)
    input_events.finger(pygame.FINGERUP, 0.3, 0.4)
    assert inputs.points() == [
        (0.1, 0.2, Phase.DOWN),
        (0.3, 0.4, Phase.MOVE),
        (0.3, 0.4, Phase.UP),
    ]


def test_the_last_finger_to_touch_is_the_one_that_counts(inputs: Inputs) -> None:
    input_events.finger(pygame.FINGERDOWN, 0.1, 0.1, number=1)
    input_events.finger(pygame.FINGERDOWN, 0.9, 0.9, number=2)
    input_events.finger(pygame.FINGERUP, 0.1, 0.1, number=1)
    input_events.finger(pygame.FINGERUP, 0.9, 0.9, number=2)
    assert inputs.points() == [
        (0.1, 0.1, Phase.DOWN),
        (*NOWHERE, Phase.UP),
        (0.9, 0.9, Phase.DOWN),
        (0.9, 0.9, Phase.UP),
    ]


def test_a_finger_is_not_reported_again_as_a_mouse(inputs: Inputs) -> None:
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(3, 3), touch=True))
    assert inputs.poll() == []


def test_tap_or_click_is_told_by_what_was_used_last(inputs: Inputs) -> None:
    assert not inputs.reader.last_pointer_was_touch
    input_events.tap(0.5, 0.5)
    inputs.poll()
    assert inputs.reader.last_pointer_was_touch
    input_events.mouse_to(0.5, 0.5)
    inputs.poll()
    assert not inputs.reader.last_pointer_was_touch


def test_the_cursor_hides_after_three_seconds_of_rest(inputs: Inputs) -> None:
    input_events.mouse_to(0.5, 0.5)
    inputs.poll()
    inputs.poll(after=2.9)
    assert pygame.mouse.get_visible()
    inputs.poll(after=0.2)
    assert not pygame.mouse.get_visible()
    input_events.mouse_to(0.6, 0.5)
    inputs.poll()
    assert pygame.mouse.get_visible()


def test_the_cursor_hides_at_once_from_a_finger(inputs: Inputs) -> None:
    input_events.mouse_to(0.5, 0.5)
    inputs.poll()
    assert pygame.mouse.get_visible()
    input_events.tap(0.5, 0.5)
    inputs.poll()
    assert not pygame.mouse.get_visible()


def test_focus_lost_releases_outside_everything(inputs: Inputs) -> None:
    input_events.mouse_button(0.5, 0.5)
    input_events.mouse_button(0.5, 0.5, button=3)
    inputs.poll()
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    said = inputs.poll()
    assert Point(None, POINTER, *NOWHERE, Phase.UP) in said
    assert [(p.intent, p.down) for p in said if isinstance(p, Press)] == [(Intent.CANCEL, False)]
