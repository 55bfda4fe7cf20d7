"""The loop lets scenes hear, live and draw: in fixed steps, as seldom as it may, come what may."""

from __future__ import annotations

from weakref import ref

import pygame
import pytest

from rules.core import Seat
from scenes.app.loop import FRAME, IDLE_AFTER, IDLE_FRAME, MAX_STEPS, GameClock
from scenes.core.scene import Pop, Push, Relayout, Reset, SceneStack, Transition
from seats.input_events import Closed, DeviceDisconnected, InputEvent, Press, Resized
from seats.intents import Intent
from seats.pads.pad import Pad
from seats.pointer.pointer import POINTER
from sprites.motion.timestep import STEP
from tests.scenes.app.loop_harness import BLUE, GREEN, RED, Panel, Stage, on_stage

PAD = Pad(3)
CONFIRM = Press(Seat(0), Intent.CONFIRM, PAD)
CANCEL = Press(Seat(0), Intent.CANCEL, PAD)


def test_the_first_frame_shows_everything_before_any_time_has_passed() -> None:
    panel = Panel()
    stage = on_stage(panel)
    stage.frames(1)
    assert panel.diary == ["lay out", "draw"]
    assert stage.easel.presented == [None]


def test_every_frame_of_a_sixtieth_lives_two_steps_for_hours() -> None:
    panel = Panel()
    stage = on_stage(panel)
    stage.clock.sleep_until(36000.0)
    stage.frames(2)
    before = panel.steps()
    for _ in range(600):
        stage.frames(1)
        assert panel.steps() - before == 2
        before = panel.steps()


def test_a_long_hold_up_is_lived_only_up_to_the_cap_and_then_forgotten() -> None:
    panel = Panel()
    stage = on_stage(panel)
    stage.frames(1)
    stage.clock.sleep_until(stage.clock.now() + 5.0)
    stage.frames(1)
    assert panel.steps() == MAX_STEPS
    stage.frames(2)  # the first comes at once, to be on time again
    assert panel.steps() == MAX_STEPS + 2


class Wound(GameClock):
    """A clock that somebody can set."""

    def set(self, by: float) -> None:
        self._now += by


def test_a_clock_set_back_neither_stops_nor_hurries_the_loop() -> None:
    panel = Panel()
    stage = Stage(SceneStack([panel]), clock=Wound(3600.0))
    stage.frames(10)
    before = panel.steps()
    assert isinstance(stage.clock, Wound)
    stage.clock.set(-3000.0)
    stage.frames(1)
    at = stage.clock.now()
    stage.frames(60)
    assert stage.clock.now() - at == pytest.approx(1.0)
    assert panel.steps() - before == pytest.approx(122, abs=4)
    assert stage.loop.late == 0


def test_a_frame_that_is_not_done_in_time_counts_as_late() -> None:
    stage = on_stage(Panel())
    stage.frames(20)
    assert stage.loop.late == 0
    stage.clock.sleep_until(stage.clock.now() + 2 * FRAME)
    stage.frames(10)
    assert stage.loop.late == 1


def test_drawing_is_told_how_far_it_is_past_the_last_step() -> None:
    panel = Panel()
    stage = on_stage(panel)
    stage.frames(1)
    stage.clock.sleep_until(stage.clock.now() + STEP / 4)
    stage.frames(1)
    assert panel.ahead[-1] == pytest.approx(0.25)


def test_nothing_is_presented_when_nothing_changed() -> None:
    stage = on_stage(Panel())
    stage.frames(30)
    assert stage.easel.presented == [None]


def test_only_the_painted_areas_are_presented() -> None:
    stage = on_stage(Panel(always_moving=True))
    stage.frames(2)
    assert stage.easel.presented == [None, [pygame.Rect(0, 0, 8, 8)]]


def test_presses_meant_for_a_scene_that_is_gone_are_dropped() -> None:
    second = Panel()
    stage = on_stage(Panel(on_press=Reset(second)))
    stage.frames(1)
    stage.said = [CONFIRM, CANCEL]
    stage.frames(2)
    assert second.heard == []


def test_news_of_devices_waits_for_the_new_scene() -> None:
    second = Panel()
    lost = DeviceDisconnected(PAD, (Seat(0),))
    stage = on_stage(Panel(on_press=Reset(second)))
    stage.frames(1)
    stage.said = [CONFIRM, lost, CANCEL]
    stage.frames(1)
    assert second.diary == ["lay out", "draw"]
    stage.frames(1)
    assert second.heard == [lost]


def test_a_scene_that_is_left_is_gone_before_the_next_one_is_laid_out() -> None:
    first, second = Panel(), Panel()
    first.self = first  # type: ignore[attr-defined]
    first.on_press = Reset(second)
    gone = ref(first)
    stage = on_stage(first)
    del first
    stage.frames(1)
    stage.said = [CONFIRM]
    stage.frames(1)
    assert stage.stack.scenes == [second]
    assert gone() is None


def test_a_new_scene_is_shown_before_it_lives() -> None:
    second = Panel(BLUE)
    stage = on_stage(Panel(on_step=Reset(second)))
    stage.frames(2)
    assert second.diary == ["lay out", "draw"]
    assert stage.easel.presented == [None, None]
    assert stage.easel.canvas.get_at((5, 5)) == BLUE


def test_a_scene_put_on_the_stack_from_outside_is_seen_before_it_hears_or_lives() -> None:
    second = Panel()
    stage = on_stage(Panel())
    stage.frames(3)
    stage.stack.reset(second)
    stage.said = [CONFIRM]
    stage.frames(1)
    assert second.diary == ["lay out", "draw"]
    stage.frames(1)
    assert second.diary[2:] == ["handle", "step", "step", "draw"]


def test_an_overlay_gets_a_picture_of_what_it_covers() -> None:
    pause = Panel(BLUE, overlay=True)
    stage = on_stage(Panel(RED, on_press=Push(pause)))
    stage.frames(1)
    stage.said = [CONFIRM]
    stage.frames(1)
    assert pause.below is not None
    assert pause.below.get_at((5, 5)) == RED


def test_pushing_an_overlay_leaves_the_scene_below_as_it_lies() -> None:
    table = Panel(on_press=Push(Panel(overlay=True)))
    stage = on_stage(table)
    stage.frames(1)
    stage.said = [CONFIRM]
    stage.frames(3)
    assert table.diary == ["lay out", "draw", "handle"]


def test_an_uncovered_scene_is_laid_out_again() -> None:
    table, menu = Panel(RED), Panel(BLUE, on_press=Pop())
    stage = on_stage(table, menu)
    stage.frames(1)
    assert table.diary == []
    stage.said = [CONFIRM]
    stage.frames(1)
    assert menu.diary[-1] == "leave"
    assert table.diary == ["lay out", "draw"]
    assert table.below is None
    assert stage.easel.presented == [None, None]


def test_presses_are_kept_for_a_scene_that_is_laid_out_anew() -> None:
    table = Panel(RED, on_press=Relayout())
    stage = on_stage(table)
    stage.frames(1)
    stage.said = [CONFIRM, CONFIRM]
    stage.frames(3)
    assert table.diary.count("lay out") == 3
    assert table.heard == [CONFIRM, CONFIRM]


def test_an_uncovered_overlay_gets_a_fresh_picture_of_its_ground() -> None:
    pause = Panel(BLUE, overlay=True)
    stage = on_stage(Panel(RED), pause, Panel(GREEN, on_press=Pop()))
    stage.frames(1)
    stage.said = [CONFIRM]
    stage.frames(1)
    assert pause.below is not None
    assert pause.below.get_at((5, 5)) == RED
    assert stage.easel.canvas.get_at((5, 5)) == BLUE


def test_only_the_top_scene_lives() -> None:
    table, pause = Panel(), Panel(overlay=True)
    stage = on_stage(table, pause)
    stage.frames(5)
    assert table.steps() == 0
    assert pause.steps() == 8


def test_a_new_size_is_told_before_everything_visible_is_laid_out_for_it() -> None:
    table, pause = Panel(RED), Panel(BLUE, overlay=True)
    stage = on_stage(table, pause)
    stage.frames(1)
    stage.easel.canvas = pygame.Surface((128, 72))
    stage.said = [Resized(128, 72)]
    stage.frames(1)
    assert stage.sizes == [(128, 72)]
    assert table.diary.count("lay out") == pause.diary.count("lay out") == 2
    assert pause.below is not None
    assert pause.below.get_size() == (128, 72)
    assert stage.easel.presented == [None, None]


def test_a_window_that_was_uncovered_is_shown_again_without_new_work() -> None:
    panel = Panel()
    stage = on_stage(panel)
    stage.frames(1)
    stage.said = [Resized(64, 36)]
    stage.frames(2)
    assert stage.sizes == []
    assert panel.diary.count("lay out") == 1
    assert stage.easel.presented == [None, None]


def test_closing_the_window_ends_the_loop_whatever_else_was_said() -> None:
    panel = Panel()
    stage = on_stage(panel)
    stage.frames(1)
    stage.said = [Closed(), CONFIRM]
    assert not stage.loop.frame()


def test_a_closed_window_is_not_forgotten_when_the_scene_changes() -> None:
    stage = on_stage(Panel(on_press=Reset(Panel())))
    stage.frames(1)
    stage.said = [CONFIRM, Closed()]
    assert stage.loop.frame()
    assert not stage.loop.frame()


def test_the_loop_ends_with_the_last_scene() -> None:
    stage = on_stage(Panel(on_press=Pop()))
    stage.frames(1)
    stage.said = [CONFIRM]
    assert not stage.loop.frame()


def test_stopping_ends_the_loop_with_the_frame_at_hand() -> None:
    stage = on_stage(Panel())
    assert stage.loop.frame()
    stage.loop.stop()
    assert not stage.loop.frame()


def test_frames_come_a_sixtieth_apart() -> None:
    stage = on_stage(Panel(always_moving=True), saves_power=True)
    stage.frames(300)
    assert stage.clock.now() == pytest.approx(300 * FRAME)


def test_a_still_screen_rests_at_half_the_rate_after_a_while() -> None:
    panel = Panel()
    stage = on_stage(panel, saves_power=True)
    stage.frames(round(IDLE_AFTER / FRAME) + 5)
    before = stage.clock.now(), panel.steps()
    stage.frames(10)
    assert stage.clock.now() - before[0] == pytest.approx(10 * IDLE_FRAME)
    assert panel.steps() - before[1] == 40


def test_a_press_wakes_a_resting_loop_at_once() -> None:
    panel = Panel()
    stage = on_stage(panel, saves_power=True)
    stage.frames(round(IDLE_AFTER / FRAME) + 20)
    stage.said = [CONFIRM]
    stage.frames(1)
    assert panel.heard == [CONFIRM]
    before = stage.clock.now()
    stage.frames(10)
    assert stage.clock.now() - before == pytest.approx(10 * FRAME)


def test_a_late_frame_is_not_made_up_for_by_hurried_ones() -> None:
    stage = on_stage(Panel())
    stage.frames(2)
    stage.clock.sleep_until(stage.clock.now() + 1.0)
    stage.frames(1)
    before = stage.clock.now()
    stage.frames(5)
    assert stage.clock.now() - before == pytest.approx(5 * FRAME)


class Clumsy(Panel):
    """Stumbles over every press."""

    def handle(self, said: InputEvent) -> Transition:
        raise RuntimeError("oops")


def test_an_error_leads_to_the_refuge_and_the_loop_goes_on() -> None:
    refuge = Panel(BLUE)
    stage = on_stage(Panel(), Clumsy(), refuge=refuge)
    stage.frames(1)
    stage.said = [CONFIRM, CANCEL]
    stage.frames(3)
    assert [str(error) for error in stage.errors] == ["oops"]
    assert stage.stack.scenes == [refuge]
    assert stage.easel.canvas.get_at((5, 5)) == BLUE
    assert refuge.heard == []


def test_an_error_without_refuge_ends_the_loop() -> None:
    stage = on_stage(Clumsy())
    stage.frames(1)
    stage.said = [CONFIRM]
    assert not stage.loop.frame()


def test_the_pointer_is_heard_like_any_device() -> None:
    panel = Panel()
    stage = on_stage(panel)
    stage.frames(1)
    stage.said = [Press(None, Intent.CONFIRM, POINTER)]
    stage.frames(1)
    assert panel.heard == [Press(None, Intent.CONFIRM, POINTER)]
