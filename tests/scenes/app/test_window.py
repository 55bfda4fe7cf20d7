from __future__ import annotations

import os
from collections.abc import Iterator

import pygame
import pytest

from rules.frogger import FROGGER, Options
from scenes.app.command_line.argument_types import BadArgument
from scenes.app.window import SMALLEST, TITLE, Window, open_display
from tests.scenes.running_app import SMALL, running_app


@pytest.fixture(autouse=True)
def no_display(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    pygame.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    yield
    pygame.quit()


def test_a_window_has_the_size_and_the_name_it_was_given() -> None:
    open_display(headless=False)
    window = Window((640, 360), fullscreen=False)
    assert window.surface().get_size() == (640, 360)
    assert pygame.display.get_caption()[0] == TITLE


def test_a_window_without_a_size_leaves_room_on_the_desktop() -> None:
    open_display(headless=False)
    width, height = Window(None, fullscreen=False).surface().get_size()
    desktop = pygame.display.get_desktop_sizes()[0]
    assert width < desktop[0]
    assert height < desktop[1]


def test_a_window_can_fill_the_screen_and_find_back_to_its_size() -> None:
    open_display(headless=False)
    window = Window((640, 360), fullscreen=False)
    window.set_fullscreen(True)
    assert window.surface().get_size() == pygame.display.get_desktop_sizes()[0]
    window.set_fullscreen(False)
    assert window.surface().get_size() == (640, 360)


def test_a_window_that_is_open_already_is_taken_over_with_its_picture() -> None:
    open_display(headless=False)
    Window((640, 360), fullscreen=False).surface().fill("red")
    assert Window((640, 360), fullscreen=False).surface().get_at((0, 0)) == pygame.Color("red")


@pytest.mark.parametrize("size", [(48, 27), (1, 1)])
def test_however_small_a_window_is_every_scene_lives_on(size: tuple[int, int]) -> None:
    with running_app() as app:
        app.stack.reset(app.context.routes.lobby(FROGGER, Options()))
        app.resize(size)
        app.frames(20)
        assert app.window.surface().get_width() >= SMALLEST[0]
        assert app.window.surface().get_height() >= SMALLEST[1]
        shown = pygame.display.get_surface()
        assert shown is not None
        assert shown.get_size() == size
        assert len(set(pygame.image.tobytes(shown, "RGB"))) > 1  # the picture is on it
        app.stack.reset(app.context.routes.attract())
        app.frames(20)
        app.resize(SMALL)
        app.frames(2)
        assert app.window.surface() is pygame.display.get_surface()


def test_headless_nobody_needs_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    open_display(headless=True)
    assert pygame.display.get_driver() == "dummy"


def test_a_driver_that_does_not_work_is_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "crystal ball")
    with pytest.raises(BadArgument, match="no display"):
        open_display(headless=False)


def test_the_way_to_the_screen_is_left_alone_where_there_is_no_x11(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    open_display(headless=False)
    assert "SDL_FRAMEBUFFER_ACCELERATION" not in os.environ


@pytest.mark.parametrize(
    ("variable", "words"),
    [("GAMESCOPE_WAYLAND_DISPLAY", "gamescope-0"), ("XDG_CURRENT_DESKTOP", "gamescope")],
)
def test_in_gamescope_the_window_fills_the_screen_by_itself(
    variable: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, words)
    open_display(headless=False)
    desktop = pygame.display.get_desktop_sizes()[0]
    assert Window(None, fullscreen=False).surface().get_size() == desktop
    assert Window((640, 360), fullscreen=False).surface().get_size() == (640, 360)
