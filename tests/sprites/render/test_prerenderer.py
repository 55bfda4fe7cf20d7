"""Drawings are rasterised ahead of need, once each, in a thread."""

from __future__ import annotations

from threading import Event, Timer, current_thread, main_thread

import pygame
import pytest

from sprites.render.prerenderer import Prerenderer

PATIENCE = 10.0  # seconds


class Recorder:
    """Notes which thread rasterises what; the other thread waits until it may go on."""

    def __init__(self) -> None:
        self.in_thread: list[str] = []
        self.in_main: list[str] = []
        self.go = Event()
        self.begun = Event()

    def rasterise(self, svg: str, width: int, height: int) -> pygame.Surface:
        if current_thread() is main_thread():
            self.in_main.append(svg)
        else:
            self.begun.set()
            assert self.go.wait(PATIENCE)
            self.in_thread.append(svg)
        return pygame.Surface((width, height))


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


def test_what_is_ready_is_returned_once(recorder: Recorder) -> None:
    ahead = Prerenderer(recorder.rasterise)
    recorder.go.set()
    ahead.expect(("frog", 3, 4))
    ahead.wait()
    assert not ahead.waits_for(("frog", 3, 4))
    assert ahead.rasterised(("frog", 3, 4)).get_size() == (3, 4)
    assert (recorder.in_thread, recorder.in_main) == (["frog"], [])
    ahead.rasterised(("frog", 3, 4))
    assert recorder.in_main == ["frog"]


def test_what_is_not_begun_is_rasterised_at_once(recorder: Recorder) -> None:
    ahead = Prerenderer(recorder.rasterise)
    for name in ("frog", "crown"):
        ahead.expect((name, 1, 1))
    assert recorder.begun.wait(PATIENCE)
    assert ahead.waits_for(("frog", 1, 1))
    ahead.rasterised(("crown", 1, 1))
    recorder.go.set()
    ahead.wait()
    assert recorder.in_main == ["crown"]
    assert recorder.in_thread == ["frog"]


def test_what_is_begun_is_waited_for(recorder: Recorder) -> None:
    ahead = Prerenderer(recorder.rasterise)
    ahead.expect(("frog", 3, 4))
    assert recorder.begun.wait(PATIENCE)
    Timer(0.05, recorder.go.set).start()
    assert ahead.rasterised(("frog", 3, 4)).get_size() == (3, 4)
    assert (recorder.in_thread, recorder.in_main) == (["frog"], [])


def test_what_was_forgotten_when_it_was_begun_is_rasterised_again(recorder: Recorder) -> None:
    ahead = Prerenderer(recorder.rasterise)
    ahead.expect(("frog", 1, 1))
    assert recorder.begun.wait(PATIENCE)
    ahead.forget()
    Timer(0.05, recorder.go.set).start()
    ahead.rasterised(("frog", 1, 1))
    assert (recorder.in_thread, recorder.in_main) == (["frog"], ["frog"])


def test_what_is_needed_at_once_comes_before_what_is_expected(recorder: Recorder) -> None:
    ahead = Prerenderer(recorder.rasterise)
    for name in ("frog", "crown", "moon", "sun"):
        ahead.expect((name, 1, 1))
    assert recorder.begun.wait(PATIENCE)
    ahead.expect(("sun", 1, 1), at_once=True)
    ahead.expect(("star", 1, 1), at_once=True)
    recorder.go.set()
    ahead.wait()
    assert recorder.in_thread == ["frog", "star", "sun", "crown", "moon"]


def test_what_is_forgotten_is_not_kept(recorder: Recorder) -> None:
    ahead = Prerenderer(recorder.rasterise)
    ahead.expect(("frog", 1, 1))
    assert recorder.begun.wait(PATIENCE)
    ahead.forget()
    recorder.go.set()
    ahead.wait()
    ahead.rasterised(("frog", 1, 1))
    assert recorder.in_main == ["frog"]


def test_the_thread_ends_with_its_work_and_comes_again(recorder: Recorder) -> None:
    ahead = Prerenderer(recorder.rasterise)
    recorder.go.set()
    for name in ("frog", "frog", "crown"):
        ahead.expect((name, 1, 1))
        ahead.wait()
    assert recorder.in_thread == ["frog", "crown"]


def test_an_error_is_raised_where_a_drawing_is_asked_for_and_the_rest_is_rasterised() -> None:
    def rasterise(svg: str, width: int, height: int) -> pygame.Surface:
        if svg == "scribble":
            raise pygame.error("no drawing")
        return pygame.Surface((width, height))

    ahead = Prerenderer(rasterise)
    for name in ("scribble", "frog"):
        ahead.expect((name, 1, 1))
    ahead.wait()
    assert not ahead.waits_for(("scribble", 1, 1))
    with pytest.raises(pygame.error, match="no drawing"):
        ahead.rasterised(("scribble", 1, 1))
    assert ahead.rasterised(("frog", 1, 1)).get_size() == (1, 1)
