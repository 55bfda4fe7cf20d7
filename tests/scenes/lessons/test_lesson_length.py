"""How long a lesson takes somebody who reads all of it."""

import pytest

from scenes.app.frames.frame_timer import FRAME
from scenes.core.settings.settings import Settings
from scenes.lessons.lesson_scene import LessonScene
from tests.scenes.lessons.played_lessons import GAMES, open_lesson, play_right
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons

LONGEST = 120.0  # seconds
WORDS_A_MINUTE = 238  # in silent reading, the mean of 190 studies (Brysbaert 2019)
NOTICED, PRESSED = 0.3, 0.6  # seconds until new words are looked at, and for each press


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_takes_at_most_two_minutes(game: str) -> None:
    with running_app((320, 180), Settings(speed="brisk")) as app:
        scene = open_lesson(app, game)
        assert _seconds(app, scene) <= LONGEST


def _seconds(app: RunningApp, scene: LessonScene) -> float:
    """How long the lesson takes, if all that is shown is read before anything is pressed."""
    keys, frames, words = KeyButtons(), 0, ""

    def wait(seconds: float) -> None:
        nonlocal frames
        count = round(seconds / FRAME)
        app.frames(count)
        frames += count

    while app.scene is scene:
        if scene.shown_words and scene.shown_words != words:
            words = scene.shown_words
            wait(NOTICED + len(words.split()) * 60 / WORDS_A_MINUTE)
        elif scene.next_press:
            play_right(app, scene, keys)
            wait(PRESSED)
        else:
            wait(FRAME)
    return frames * FRAME
