"""Frames come in time, with the fixed steps that are due, and as seldom as they may."""

from __future__ import annotations

import pytest

from rules.core import Seat
from scenes.app.frames.clocks import GameClock
from scenes.app.frames.frame_timer import FRAME, IDLE_AFTER, IDLE_FRAME, MAX_STEPS
from scenes.core.scene import SceneStack
from seats.input.input_events import Press
from seats.intents import Intent
from seats.pads.pad import Pad
from sprites.motion.timestep import STEP
from tests.scenes.app.frames.loop_harness import FakeScene, LoopHarness, loop_with

CONFIRM = Press(Seat(0), Intent.CONFIRM, Pad(3))


def test_every_frame_of_a_sixtieth_lives_two_steps_for_hours() -> None:
    panel = FakeScene()
    harness = loop_with(panel)
    harness.clock.sleep_until(36000.0)
    harness.frames(2)
    before = panel.steps()
    for _ in range(600):
        harness.frames(1)
        assert panel.steps() - before == 2
        before = panel.steps()


def test_after_a_long_pause_only_so_many_steps_are_made_up_for() -> None:
    panel = FakeScene()
    harness = loop_with(panel)
    harness.frames(1)
    harness.clock.sleep_until(harness.clock.now() + 5.0)
    harness.frames(1)
    assert panel.steps() == MAX_STEPS
    harness.frames(2)  # the first comes at once, to be on time again
    assert panel.steps() == MAX_STEPS + 2


class AdjustableClock(GameClock):
    """A clock that somebody can set."""

    def set(self, by: float) -> None:
        self._now += by


def test_a_clock_set_back_neither_stops_nor_hurries_the_loop() -> None:
    panel = FakeScene()
    harness = LoopHarness(SceneStack([panel]), clock=AdjustableClock(3600.0))
    harness.frames(10)
    before = panel.steps()
    assert isinstance(harness.clock, AdjustableClock)
    harness.clock.set(-3000.0)
    harness.frames(1)
    at = harness.clock.now()
    harness.frames(60)
    assert harness.clock.now() - at == pytest.approx(1.0)
    assert panel.steps() - before == pytest.approx(122, abs=4)
    assert harness.loop.late == 0


def test_a_frame_that_is_not_done_in_time_counts_as_late() -> None:
    harness = loop_with(FakeScene())
    harness.frames(20)
    assert harness.loop.late == 0
    harness.clock.sleep_until(harness.clock.now() + 2 * FRAME)
    harness.frames(10)
    assert harness.loop.late == 1


def test_drawing_is_told_how_far_it_is_past_the_last_step() -> None:
    panel = FakeScene()
    harness = loop_with(panel)
    harness.frames(1)
    harness.clock.sleep_until(harness.clock.now() + STEP / 4)
    harness.frames(1)
    assert panel.ahead[-1] == pytest.approx(0.25)


def test_frames_come_a_sixtieth_apart() -> None:
    harness = loop_with(FakeScene(always_moving=True), saves_power=True)
    harness.frames(300)
    assert harness.clock.now() == pytest.approx(300 * FRAME)


def test_a_still_screen_rests_at_half_the_rate_after_a_while() -> None:
    panel = FakeScene()
    harness = loop_with(panel, saves_power=True)
    harness.frames(round(IDLE_AFTER / FRAME) + 5)
    before = harness.clock.now(), panel.steps()
    harness.frames(10)
    assert harness.clock.now() - before[0] == pytest.approx(10 * IDLE_FRAME)
    assert panel.steps() - before[1] == 40


def test_a_press_wakes_a_resting_loop_at_once() -> None:
    panel = FakeScene()
    harness = loop_with(panel, saves_power=True)
    harness.frames(round(IDLE_AFTER / FRAME) + 20)
    harness.waiting = [CONFIRM]
    harness.frames(1)
    assert panel.events == [CONFIRM]
    before = harness.clock.now()
    harness.frames(10)
    assert harness.clock.now() - before == pytest.approx(10 * FRAME)


def test_a_late_frame_is_not_made_up_for_by_hurried_ones() -> None:
    harness = loop_with(FakeScene())
    harness.frames(2)
    harness.clock.sleep_until(harness.clock.now() + 1.0)
    harness.frames(1)
    before = harness.clock.now()
    harness.frames(5)
    assert harness.clock.now() - before == pytest.approx(5 * FRAME)
