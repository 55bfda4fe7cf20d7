"""All captions of lessons are short, and shown whole in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from rules.games import REGISTRATIONS
from scenes.core.game_parts import has_lesson
from scenes.core.settings.settings import Settings
from scenes.lessons.caption_board import Showing
from scenes.lessons.lesson import LessonCaption, lesson_of
from scenes.lessons.lesson_scene import LessonScene
from seats.bindings import DEFAULT_BINDINGS, Controls
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from sprites.pictures.pictures import Picture
from tests.scenes.lessons.played_lessons import open_lesson
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.window_sizes import truncated
from tests.words.translations import TRANSLATIONS
from words import PSEUDO, say

GAMES = [name for name in REGISTRATIONS if has_lesson(name)]
LONGEST = 90  # characters of a caption


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app((320, 180), Settings(reduced_motion=True)) as opened:
        yield opened


def all_words(caption: LessonCaption) -> Sequence[str]:
    """Every sentence of *caption*, with empty ones for those it has not."""
    first = (caption.words, caption.go, caption.why, caption.why_later)
    return (*first, caption.later, *caption.last)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_allow_a_lesson_and_its_captions_are_short(game: str) -> None:
    lesson = lesson_of(game)
    assert 8 <= len(lesson.captions) <= 16
    for caption in lesson.captions:
        assert max(map(len, all_words(caption))) <= LONGEST
    acts = sum(bool(caption.why) for caption in lesson.captions)
    assert acts >= 3, "a lesson is done, not read"


@pytest.fixture
def large(app: RunningApp) -> Iterator[RunningApp]:
    """The app, laid out for a large window in which nothing is drawn."""
    yield app
    app.set(language="system")
    app.context.renderer.resize((320, 180))


def laid_out(app: RunningApp, game: str, language: str) -> Iterator[LessonScene]:
    """The lesson of a game in a language, with the smallest and the largest text."""
    app.set(language=language)
    scene = open_lesson(app, game)
    app.context.renderer.resize((1280, 720))
    for scale in (1.0, 2.0):
        app.context.renderer.text_scale = scale
        scene.lay_out(None)
        yield scene


@pytest.mark.parametrize("language", [PSEUDO, *TRANSLATIONS])
@pytest.mark.parametrize("game", GAMES)
def test_every_caption_is_shown_whole_in_every_language(
    large: RunningApp, game: str, language: str
) -> None:
    for scene in laid_out(large, game, language):
        assert truncated(large, list(captions(scene))) == []


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("game", GAMES)
def test_the_question_whether_to_leave_is_shown_whole_in_every_translation(
    large: RunningApp, game: str, language: str
) -> None:
    controls = Controls(LEFT_KEYS, DEFAULT_BINDINGS)
    for scene in laid_out(large, game, language):
        words, press = say("lesson.leave"), Intent.CONFIRM
        question = Showing(words, controls, reading=True, press=press, leaves=True)
        assert len(question.tasks) == 2
        assert truncated(large, [scene._board._picture(question)]) == []


def captions(scene: LessonScene) -> Iterator[Picture]:
    """Every caption on the board, to be read and to be done."""
    controls, press = Controls(LEFT_KEYS, DEFAULT_BINDINGS), Intent.CONFIRM
    for caption in scene.lesson.captions:
        for words in all_words(caption):
            yield scene._board._picture(Showing(words, controls, asks=True, press=press))
            going = Showing(words, controls, asks=True, press=Intent.RIGHT, goes=True)
            yield scene._board._picture(going)
            yield scene._board._picture(Showing(words, controls, reading=True, press=press))
