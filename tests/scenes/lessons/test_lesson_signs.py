"""The sign of a lesson leads straight to what is asked for, and an answer is shown for a while."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.core.settings.settings import Settings
from scenes.lessons.lesson_scene import LessonScene
from scenes.table.captions.hint_slip import reading_seconds
from scenes.table.choosing.cursor_chooser import CursorChooser
from scenes.ui.navigation import lies_ahead
from seats.intents import DIRECTIONS, Intent
from sprites.motion.timestep import STEP
from sprites.pictures.pictures import Picture
from tests.scenes.lessons.played_lessons import open_lesson, play_right
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.window_sizes import texts
from words import say


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app((320, 180), Settings(reduced_motion=True)) as opened:
        yield opened


def says(scene: LessonScene, key: str) -> bool:
    """Whether the sign on the board says that."""
    picture: Picture = scene._board._token.picture
    return say(f"lesson.{key}") in [text.words for text in texts(picture)]


def is_elsewhere(scene: LessonScene) -> bool:
    """Whether the cursor of a learner has yet to go somewhere."""
    chooser = scene.chooser
    return chooser is not None and chooser.is_elsewhere(scene.right_choice)


@pytest.mark.parametrize("game", ["frogger", "quivvit"])
def test_each_direction_on_the_sign_leads_towards_what_is_framed(
    app: RunningApp, game: str
) -> None:
    scene, keys, ways = open_lesson(app, game), KeyButtons(), 0

    def look_and_play() -> None:
        nonlocal ways
        caption, way = scene.caption, scene.next_press
        if way in DIRECTIONS and is_elsewhere(scene) and caption and not caption.find:
            ways += 1
            chooser = scene.chooser
            assert isinstance(chooser, CursorChooser)
            here, to = chooser._boxes()[chooser._at], scene.framed[0]
            assert lies_ahead(here.centre, to.centre, way), scene.shown_words
            app.frame()
            assert says(scene, "go_there")
            assert not says(scene, "now_you")
        play_right(app, scene, keys)

    app.run_until(lambda: app.scene is not scene, look_and_play)
    assert ways > 3


def test_the_sign_says_now_you_where_one_key_is_all_there_is_to_press(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "frogger"), KeyButtons()
    app.run_until(
        lambda: scene.next_press is Intent.TURN_LEFT, lambda: play_right(app, scene, keys)
    )
    app.frame()
    assert scene._shown_press is Intent.TURN_LEFT
    assert says(scene, "now_you")
    made = len(scene.table.match.log)
    tap(app, keys, Intent.TURN_LEFT)
    app.run_until(lambda: len(scene.table.match.log) > made)


def test_no_key_is_shown_where_the_right_choice_is_to_be_found_until_one_was_wrong(
    app: RunningApp,
) -> None:
    scene, keys = open_lesson(app, "quibbit"), KeyButtons()

    def finds() -> bool:
        return scene.chooser is not None and bool(scene.caption and scene.caption.find)

    app.run_until(finds, lambda: play_right(app, scene, keys))
    app.frame()
    assert scene._shown_press is None
    assert says(scene, "now_you")
    assert {Intent.LEFT, Intent.RIGHT} == scene._showing().offered & {*DIRECTIONS}
    tap(app, keys, Intent.CONFIRM)
    assert scene._shown_press is not None
    assert says(scene, "go_there")


def test_what_chooses_is_shown_once_the_right_card_is_found(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "quibbit"), KeyButtons()

    def finds() -> bool:
        return scene.chooser is not None and bool(scene.caption and scene.caption.find)

    app.run_until(finds, lambda: play_right(app, scene, keys))
    assert is_elsewhere(scene)
    while is_elsewhere(scene):
        assert scene._shown_press is None
        tap(app, keys, scene.next_press or Intent.RIGHT)
    assert scene._shown_press is Intent.CONFIRM
    assert says(scene, "now_you")


def wrong(app: RunningApp, scene: LessonScene, keys: KeyButtons) -> None:
    """Choose something else than what is asked for."""
    app.run_until(lambda: is_elsewhere(scene), lambda: play_right(app, scene, keys))
    tap(app, keys, Intent.CONFIRM)
    assert scene.caption
    assert scene.shown_words == scene.caption.why


def test_an_answer_goes_as_the_cursor_comes_to_what_is_asked_for(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "quibbit"), KeyButtons()
    wrong(app, scene, keys)
    caption = scene.caption
    assert caption
    while is_elsewhere(scene):
        assert scene.shown_words == caption.why
        play_right(app, scene, keys)
    assert scene.shown_words == caption.words
    assert scene.chooser


def test_an_answer_goes_once_it_is_read(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "quibbit"), KeyButtons()
    wrong(app, scene, keys)
    caption = scene.caption
    assert caption
    seconds = 0.0
    while scene.shown_words == caption.why:
        scene.step()
        seconds += STEP
    assert seconds == pytest.approx(reading_seconds(caption.why), abs=0.3)
    assert scene.shown_words == caption.go
