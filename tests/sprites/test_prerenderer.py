"""Drawings are rendered ahead of need, once each, by somebody else."""

from __future__ import annotations

from threading import Event, current_thread, main_thread

import pygame
import pytest

from sprites.render.prerenderer import Prerenderer

PATIENCE = 10.0  # seconds


class Workshop:
    """Notes who renders what; waits before each until it may go on."""

    def __init__(self) -> None:
        self.aside: list[str] = []
        self.here: list[str] = []
        self.go = Event()
        self.begun = Event()

    def rasterise(self, svg: str, width: int, height: int) -> pygame.Surface:
        if current_thread() is main_thread():
            self.here.append(svg)
        else:
            self.begun.set()
            assert self.go.wait(PATIENCE)
            self.aside.append(svg)
        return pygame.Surface((width, height))


@pytest.fixture
def workshop() -> Workshop:
    return Workshop()


def test_what_is_ready_is_handed_out_once(workshop: Workshop) -> None:
    ahead = Prerenderer(workshop.rasterise)
    workshop.go.set()
    ahead.expect(("frog", 3, 4))
    ahead.wait()
    assert not ahead.waits_for(("frog", 3, 4))
    assert ahead.rasterised(("frog", 3, 4)).get_size() == (3, 4)
    assert (workshop.aside, workshop.here) == (["frog"], [])
    ahead.rasterised(("frog", 3, 4))
    assert workshop.here == ["frog"]


def test_who_cannot_wait_renders_on_the_spot(workshop: Workshop) -> None:
    ahead = Prerenderer(workshop.rasterise)
    for name in ("frog", "crown"):
        ahead.expect((name, 1, 1))
    assert workshop.begun.wait(PATIENCE)
    assert ahead.waits_for(("frog", 1, 1))
    for name in ("frog", "crown"):
        ahead.rasterised((name, 1, 1))
    workshop.go.set()
    ahead.wait()
    assert workshop.here == ["frog", "crown"]
    assert workshop.aside == ["frog"]  # the crown had not been begun


def test_what_is_needed_at_once_comes_before_what_is_expected(workshop: Workshop) -> None:
    ahead = Prerenderer(workshop.rasterise)
    for name in ("frog", "crown", "moon", "sun"):
        ahead.expect((name, 1, 1))
    assert workshop.begun.wait(PATIENCE)
    ahead.expect(("sun", 1, 1), at_once=True)
    ahead.expect(("star", 1, 1), at_once=True)
    workshop.go.set()
    ahead.wait()
    assert workshop.aside == ["frog", "star", "sun", "crown", "moon"]


def test_what_is_forgotten_is_not_kept(workshop: Workshop) -> None:
    ahead = Prerenderer(workshop.rasterise)
    ahead.expect(("frog", 1, 1))
    assert workshop.begun.wait(PATIENCE)
    ahead.forget()
    workshop.go.set()
    ahead.wait()
    ahead.rasterised(("frog", 1, 1))
    assert workshop.here == ["frog"]


def test_the_thread_ends_with_its_work_and_comes_again(workshop: Workshop) -> None:
    ahead = Prerenderer(workshop.rasterise)
    workshop.go.set()
    for name in ("frog", "frog", "crown"):
        ahead.expect((name, 1, 1))
        ahead.wait()
    assert workshop.aside == ["frog", "crown"]


def test_who_asks_for_what_cannot_be_rendered_is_told_why_and_the_rest_is_rendered() -> None:
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
