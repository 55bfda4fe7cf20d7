"""Opens lessons, and plays them with each kind of device."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules.games import REGISTRATIONS
from scenes.core.game_parts import has_lesson
from scenes.lessons.lesson import lesson_of
from scenes.lessons.lesson_scene import LessonScene
from seats.keyboard.keys import LEFT_KEYS
from tests.scenes.any_game_players import point_at
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import (
    PAUSE,
    Buttons,
    Finger,
    KeyButtons,
    Mouse,
    PadButtons,
    choose_item,
    pressing,
    tap,
)

GAMES = [name for name in REGISTRATIONS if has_lesson(name)]


def open_lesson(app: RunningApp, game: str) -> LessonScene:
    """The lesson over the lobby of its game."""
    app.start()
    app.context.input_reader.held.release_all()  # what was held when another lesson ended
    app.context.seating.resize(0)
    app.stack.reset(app.context.routes.new_lobby(_game(game), LEFT_KEYS))
    app.frames(2)
    choose_item(app, Mouse(app), "lesson")
    return app.shows(LessonScene)


def _game(name: str) -> Any:
    return lesson_of(name).match.game


def player(app: RunningApp, device: str, scene: LessonScene) -> Callable[[], object]:
    """Does frame by frame what is right, with a device."""
    match device:
        case "pad":
            return buttons_player(PadButtons(app.plug_in()), scene)
        case "keys":
            return buttons_player(KeyButtons(), scene)
        case "mouse":
            return pointer_player(app, Mouse(app), scene)
        case _:
            return pointer_player(app, Finger(app), scene)


def buttons_player(buttons: Buttons, scene: LessonScene) -> Callable[[], object]:
    """Presses what is right."""
    return pressing(buttons, lambda: scene.next_press, PAUSE).__next__


def pointer_player(app: RunningApp, pointer: Mouse, scene: LessonScene) -> Callable[[], object]:
    """Touches what is right."""

    def play() -> Iterator[None]:
        while True:
            if scene.reading:
                pointer.touch(app.context.renderer.width / 2, app.context.renderer.height / 2)
            elif scene.chooser:
                point_at(pointer, scene.chooser, scene.right_choice)
            for _ in range(PAUSE):
                yield

    return play().__next__


def play_right(app: RunningApp, scene: LessonScene, buttons: Buttons) -> None:
    """Press what is right, if anything is to be pressed."""
    if scene.next_press:
        tap(app, buttons, scene.next_press)
