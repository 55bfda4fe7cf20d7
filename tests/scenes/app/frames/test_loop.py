"""The loop lets scenes see, live and draw: come what may."""

from __future__ import annotations

from weakref import ref

import pygame

from rules.core import Seat
from scenes.core.scene import Pop, Push, Relayout, Reset, Transition
from seats.input.input_events import Closed, DeviceDisconnected, InputEvent, Press, Resized
from seats.intents import Intent
from seats.pads.pad import Pad
from seats.pointer.pointer import POINTER
from tests.scenes.app.frames.loop_harness import BLUE, GREEN, RED, FakeScene, loop_with

PAD = Pad(3)
CONFIRM = Press(Seat(0), Intent.CONFIRM, PAD)
CANCEL = Press(Seat(0), Intent.CANCEL, PAD)


def test_the_first_frame_shows_everything_before_any_time_has_passed() -> None:
    panel = FakeScene()
    harness = loop_with(panel)
    harness.frames(1)
    assert panel.calls == ["lay out", "draw"]
    assert harness.screen.presented == [None]


def test_nothing_is_presented_when_nothing_changed() -> None:
    harness = loop_with(FakeScene())
    harness.frames(30)
    assert harness.screen.presented == [None]


def test_only_the_painted_areas_are_presented() -> None:
    harness = loop_with(FakeScene(always_moving=True))
    harness.frames(2)
    assert harness.screen.presented == [None, [pygame.Rect(0, 0, 8, 8)]]


def test_presses_meant_for_a_scene_that_is_gone_are_dropped() -> None:
    second = FakeScene()
    harness = loop_with(FakeScene(on_press=Reset(second)))
    harness.frames(1)
    harness.waiting = [CONFIRM, CANCEL]
    harness.frames(2)
    assert second.events == []


def test_news_of_devices_waits_for_the_new_scene() -> None:
    second = FakeScene()
    lost = DeviceDisconnected(PAD, (Seat(0),))
    harness = loop_with(FakeScene(on_press=Reset(second)))
    harness.frames(1)
    harness.waiting = [CONFIRM, lost, CANCEL]
    harness.frames(1)
    assert second.calls == ["lay out", "draw"]
    harness.frames(1)
    assert second.events == [lost]


def test_a_scene_that_is_left_is_gone_before_the_next_one_is_laid_out() -> None:
    first, second = FakeScene(), FakeScene()
    first.self = first  # type: ignore[attr-defined]
    first.on_press = Reset(second)
    gone = ref(first)
    harness = loop_with(first)
    del first
    harness.frames(1)
    harness.waiting = [CONFIRM]
    harness.frames(1)
    assert harness.stack.scenes == [second]
    assert gone() is None


def test_a_new_scene_is_shown_before_it_lives() -> None:
    second = FakeScene(BLUE)
    harness = loop_with(FakeScene(on_step=Reset(second)))
    harness.frames(2)
    assert second.calls == ["lay out", "draw"]
    assert harness.screen.presented == [None, None]
    assert harness.screen.pixels.get_at((5, 5)) == BLUE


def test_a_scene_put_on_the_stack_from_outside_is_drawn_before_its_first_event_and_step() -> None:
    second = FakeScene()
    harness = loop_with(FakeScene())
    harness.frames(3)
    harness.stack.reset(second)
    harness.waiting = [CONFIRM]
    harness.frames(1)
    assert second.calls == ["lay out", "draw"]
    harness.frames(1)
    assert second.calls[2:] == ["handle", "step", "step", "draw"]


def test_an_overlay_gets_a_picture_of_what_it_covers() -> None:
    pause = FakeScene(BLUE, overlay=True)
    harness = loop_with(FakeScene(RED, on_press=Push(pause)))
    harness.frames(1)
    harness.waiting = [CONFIRM]
    harness.frames(1)
    assert pause.below is not None
    assert pause.below.get_at((5, 5)) == RED


def test_pushing_an_overlay_leaves_the_scene_below_as_it_lies() -> None:
    table = FakeScene(on_press=Push(FakeScene(overlay=True)))
    harness = loop_with(table)
    harness.frames(1)
    harness.waiting = [CONFIRM]
    harness.frames(3)
    assert table.calls == ["lay out", "draw", "handle"]


def test_an_uncovered_scene_is_laid_out_again() -> None:
    table, menu = FakeScene(RED), FakeScene(BLUE, on_press=Pop())
    harness = loop_with(table, menu)
    harness.frames(1)
    assert table.calls == []
    harness.waiting = [CONFIRM]
    harness.frames(1)
    assert menu.calls[-1] == "leave"
    assert table.calls == ["lay out", "draw"]
    assert table.below is None
    assert harness.screen.presented == [None, None]


def test_presses_are_kept_for_a_scene_that_is_laid_out_anew() -> None:
    table = FakeScene(RED, on_press=Relayout())
    harness = loop_with(table)
    harness.frames(1)
    harness.waiting = [CONFIRM, CONFIRM]
    harness.frames(3)
    assert table.calls.count("lay out") == 3
    assert table.events == [CONFIRM, CONFIRM]


def test_an_uncovered_overlay_gets_a_fresh_picture_of_its_ground() -> None:
    pause = FakeScene(BLUE, overlay=True)
    harness = loop_with(FakeScene(RED), pause, FakeScene(GREEN, on_press=Pop()))
    harness.frames(1)
    harness.waiting = [CONFIRM]
    harness.frames(1)
    assert pause.below is not None
    assert pause.below.get_at((5, 5)) == RED
    assert harness.screen.pixels.get_at((5, 5)) == BLUE


def test_only_the_top_scene_lives() -> None:
    table, pause = FakeScene(), FakeScene(overlay=True)
    harness = loop_with(table, pause)
    harness.frames(5)
    assert table.steps() == 0
    assert pause.steps() == 8


def test_a_new_size_is_told_before_everything_visible_is_laid_out_for_it() -> None:
    table, pause = FakeScene(RED), FakeScene(BLUE, overlay=True)
    harness = loop_with(table, pause)
    harness.frames(1)
    harness.screen.pixels = pygame.Surface((128, 72))
    harness.waiting = [Resized(128, 72)]
    harness.frames(1)
    assert harness.sizes == [(128, 72)]
    assert table.calls.count("lay out") == pause.calls.count("lay out") == 2
    assert pause.below is not None
    assert pause.below.get_size() == (128, 72)
    assert harness.screen.presented == [None, None]


def test_a_window_that_was_uncovered_is_shown_again_without_new_work() -> None:
    panel = FakeScene()
    harness = loop_with(panel)
    harness.frames(1)
    harness.waiting = [Resized(64, 36)]
    harness.frames(2)
    assert harness.sizes == []
    assert panel.calls.count("lay out") == 1
    assert harness.screen.presented == [None, None]


def test_closing_the_window_ends_the_loop_whatever_else_was_said() -> None:
    panel = FakeScene()
    harness = loop_with(panel)
    harness.frames(1)
    harness.waiting = [Closed(), CONFIRM]
    assert not harness.loop.frame()


def test_a_closed_window_is_not_forgotten_when_the_scene_changes() -> None:
    harness = loop_with(FakeScene(on_press=Reset(FakeScene())))
    harness.frames(1)
    harness.waiting = [CONFIRM, Closed()]
    assert harness.loop.frame()
    assert not harness.loop.frame()


def test_the_loop_ends_with_the_last_scene() -> None:
    harness = loop_with(FakeScene(on_press=Pop()))
    harness.frames(1)
    harness.waiting = [CONFIRM]
    assert not harness.loop.frame()


def test_stopping_ends_the_loop_with_the_frame_at_hand() -> None:
    harness = loop_with(FakeScene())
    assert harness.loop.frame()
    harness.loop.stop()
    assert not harness.loop.frame()


class FailingScene(FakeScene):
    """Fails at every press."""

    def handle(self, event: InputEvent) -> Transition:
        raise RuntimeError("oops")


def test_an_error_leads_to_the_refuge_and_the_loop_goes_on() -> None:
    fallback = FakeScene(BLUE)
    harness = loop_with(FakeScene(), FailingScene(), fallback=fallback)
    harness.frames(1)
    harness.waiting = [CONFIRM, CANCEL]
    harness.frames(3)
    assert [str(error) for error in harness.errors] == ["oops"]
    assert harness.stack.scenes == [fallback]
    assert harness.screen.pixels.get_at((5, 5)) == BLUE
    assert fallback.events == []


def test_an_error_without_refuge_ends_the_loop() -> None:
    harness = loop_with(FailingScene())
    harness.frames(1)
    harness.waiting = [CONFIRM]
    assert not harness.loop.frame()


def test_the_pointer_is_heard_like_any_device() -> None:
    panel = FakeScene()
    harness = loop_with(panel)
    harness.frames(1)
    harness.waiting = [Press(None, Intent.CONFIRM, POINTER)]
    harness.frames(1)
    assert panel.events == [Press(None, Intent.CONFIRM, POINTER)]
