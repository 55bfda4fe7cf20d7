"""The cursor of a lesson begins as in a match, and only a wrong choice is answered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import isclose

import pytest

from rules.frogger import Retreat, Stop
from scenes.core.settings.settings import Settings
from scenes.games.quivvit.choosing.rotation_chooser import RotationChooser
from scenes.lessons.lesson_scene import LessonScene
from scenes.table.choosing.cursor_chooser import CursorChooser
from scenes.table.choosing.hand_chooser import HandChooser
from scenes.table.climaxes.spotlight import token_box
from scenes.ui.navigation import OPPOSITE
from seats.intents import Intent
from tests.scenes.lessons.played_lessons import GAMES, open_lesson, play_right
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from words import say


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app((320, 180), Settings(reduced_motion=True)) as opened:
        yield opened


def is_elsewhere(scene: LessonScene) -> bool:
    """Whether the cursor has yet to come to what is framed."""
    return bool(scene.chooser and scene.framed) and scene.next_press is not Intent.CONFIRM


def test_a_wrong_choice_is_answered_with_why_and_changes_nothing(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "quibbit"), KeyButtons()
    app.run_until(lambda: is_elsewhere(scene), lambda: play_right(app, scene, keys))
    caption, chooser = scene.caption, scene.chooser
    assert caption
    assert chooser
    tap(app, keys, Intent.RIGHT, Intent.LEFT)
    assert scene.shown_words == caption.go, "nobody is blamed for looking round"
    tap(app, keys, Intent.CONFIRM)
    app.frames(3)
    assert scene.shown_words == caption.why
    assert chooser.choice is None
    app.run_until(lambda: scene.caption is not caption, lambda: play_right(app, scene, keys))


@pytest.mark.parametrize("game", GAMES)
def test_the_cursor_of_a_lesson_begins_as_in_a_match_or_at_what_is_told(
    app: RunningApp, game: str
) -> None:
    scene, keys = open_lesson(app, game), KeyButtons()
    begun: dict[int, list[object]] = {}

    def compare_and_play() -> None:
        chooser, made = scene.chooser, len(scene.table.match.log)
        if isinstance(chooser, CursorChooser) and made not in begun:
            in_match = replace(chooser._context, prescribed=None)
            other = scene.table.choosing.by_person(in_match).make(in_match)
            assert isinstance(other, CursorChooser)
            begun[made] = [chooser._at, other._at]
            other.close()
            asked = chooser._context.prescribed
            if asked and "rings" in asked.shows:
                begun[made] = [scene.next_press, Intent.CONFIRM]
            if asked and isinstance(asked.action, Stop | Retreat):
                begun[made] = [chooser._at, 1]  # the first card leads home, which is not told yet
            if asked and asked.free and isinstance(chooser, RotationChooser):
                begun[made] = [chooser._at, chooser._turned.least]  # a better one is to be found
        play_right(app, scene, keys)

    app.run_until(lambda: app.scene is not scene, compare_and_play)
    assert len(begun) >= 3
    assert all(here == there for here, there in begun.values()), begun


def test_a_direction_pressed_once_too_often_stays_at_what_a_lesson_asks_for(
    app: RunningApp,
) -> None:
    scene, keys = open_lesson(app, "quabble"), KeyButtons()
    app.run_until(lambda: is_elsewhere(scene), lambda: play_right(app, scene, keys))
    chooser = scene.chooser
    assert chooser
    towards = chooser.next_press(scene.right_choice)
    while chooser.next_press(scene.right_choice) is towards:
        tap(app, keys, towards)
    tap(app, keys, towards)
    assert chooser.next_press(scene.right_choice) is Intent.CONFIRM
    tap(app, keys, towards)
    assert chooser.next_press(scene.right_choice) is not Intent.CONFIRM, "all cards can be seen"


def test_a_wrong_choice_is_told_apart_from_a_choice_that_began_right(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "frogger"), KeyButtons()
    told = say("frogger_lesson.sweep")
    sweep = next(caption for caption in scene.lesson.captions if caption.words == told)

    def play() -> None:
        play_right(app, scene, keys)

    app.run_until(lambda: scene.caption is sweep and scene.chooser, play)
    caption = scene.caption
    assert caption
    tap(app, keys, Intent.CONFIRM)
    assert scene.shown_words == caption.why
    app.run_until(lambda: scene.chooser and scene.chooser.steps_made, play)
    assert scene.shown_words == caption.later, "nothing was wrong since"
    tap(app, keys, Intent.RIGHT)  # from the frog that is asked for to another
    tap(app, keys, Intent.CONFIRM)
    assert scene.shown_words == caption.why_later


def test_a_card_turned_the_wrong_way_stays_in_the_hand_and_that_is_told(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "quivvit"), KeyButtons()

    def is_held() -> bool:
        return bool(scene.chooser and scene.chooser.steps_made)

    app.run_until(is_held, lambda: play_right(app, scene, keys))
    caption, chooser = scene.caption, scene.chooser
    assert caption
    assert isinstance(chooser, RotationChooser)
    assert scene.next_press in OPPOSITE
    tap(app, keys, OPPOSITE[scene.next_press], Intent.CONFIRM)
    assert scene.shown_words == caption.why_later
    assert chooser.hand.quarters == -1, "it lies as it was turned"
    assert scene.next_press == Intent.RIGHT
    tap(app, keys, Intent.RIGHT)
    assert caption.last == [scene.shown_words], "one press turns it the other way"


@pytest.mark.parametrize("find", [True, False])
def test_a_puzzle_of_quibbit_begins_at_no_answer(app: RunningApp, *, find: bool) -> None:
    scene, keys = open_lesson(app, "quibbit"), KeyButtons()
    table = scene.table

    def in_round() -> bool:
        return isinstance(scene.chooser, HandChooser) and bool(scene.framed)

    app.run_until(in_round, lambda: play_right(app, scene, keys))
    chooser = scene.chooser
    assert isinstance(chooser, HandChooser)
    context = chooser._context
    assert context.prescribed is not None
    middle = chooser._cards[len(chooser._cards) // 2].action
    asked = replace(context, prescribed=replace(context.prescribed, action=middle, find=find))
    other = table.choosing.by_person(asked).make(asked)
    assert isinstance(other, HandChooser)
    assert (other._cards[other._at].action == middle) != find
    other.close()


def test_the_frame_of_a_lesson_is_round_the_card_as_it_is_raised(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "quibbit"), KeyButtons()
    framed: list[bool] = []

    def compare_and_play() -> None:
        chooser = scene.chooser
        if isinstance(chooser, HandChooser) and scene.next_press is Intent.CONFIRM:
            app.frames(60)  # until it is up
            card = token_box(app.context.renderer, chooser._cards[chooser._at].token)
            framed.append(all(map(isclose, scene.framed[0].centre, card.centre)))
        play_right(app, scene, keys)

    app.run_until(lambda: len(framed) >= 3, compare_and_play)
    assert all(framed)
