"""What is said of tables."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from weakref import ref

import pygame
import pytest

from rules.games import AnyGame, game_called
from scenes.core.game_parts import public_state
from scenes.lessons.lesson_scene import LessonScene
from scenes.menus.title import Title
from scenes.playback.attract import Attract
from scenes.playback.replay import Replay
from scenes.table.game_table import AnyTable
from scenes.table.public_view.public_state import PublicState
from scenes.table.table_scene import TableScene
from seats.keyboard.keys import RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from tests import input_events
from tests.all_games import GAMES
from tests.archive.random_matches import a_match, play
from tests.matches.match_histories import game_id
from tests.scenes.narration.narrated_app import NarratedApp, narrated_app
from tests.scenes.simulated_players import KeyButtons, skip

EASY = BotPlayer("easy")


@pytest.fixture
def narrated() -> Iterator[NarratedApp]:
    with narrated_app(speed="calm") as app:
        yield app


def at_table(narrated: NarratedApp, game: AnyGame, people: int = 1) -> AnyTable:
    """A table as soon as somebody is to choose."""
    others = [Person(KeyButtons().device), *[EASY] * 3][: game.seats[0] - 1 or 1]
    occupants = [Person(RIGHT_KEYS), *(others if people > 1 else [EASY] * len(others))]
    table = narrated.app.open_table(*occupants, game=game, shown=False)
    narrated.app.open(table)
    run_until_asked(narrated, table)
    return table


def run_until_asked(narrated: NarratedApp, table: AnyTable) -> None:
    for _ in range(20000):
        if table.awaiting_choice and table.pending.people_choosing:
            narrated.frames(2)
            return
        skip(narrated.app)
        narrated.frames()
    raise AssertionError("nobody is asked")


def choose_until(narrated: NarratedApp, table: AnyTable, wanted: Callable[[], object]) -> None:
    """Make any choices for everybody until *wanted*."""
    while not wanted():
        for seat in sorted(table.match.waiting_for):
            table.pending.decide(seat, min(table.match.state.legal(seat), key=repr))
        narrated.frames(3)
        run_until_asked(narrated, table)


def state_of(game: str, choices: int) -> PublicState:
    """The public state of a random match after so many choices."""
    match = play(a_match(game), choices)
    state = public_state(game, match.state.view(None))
    assert isinstance(state, PublicState)
    return state


def test_no_table_stays_in_memory_because_it_was_spoken_of(narrated: NarratedApp) -> None:
    left = ref(at_table(narrated, GAMES[0]).stage)
    show = Attract(narrated.app.context, GAMES[0])
    narrated.app.stack.reset(show)
    narrated.frames(3)
    shown = ref(show)
    del show
    narrated.app.stack.reset(Title(narrated.app.context))
    narrated.frames(3)
    gc.collect()
    assert (left(), shown()) == (None, None)


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_everything_that_happened_is_said_and_who_is_to_choose(
    narrated: NarratedApp, game: AnyGame
) -> None:
    table = at_table(narrated, game)
    said = " ".join(narrated.speaker.said)
    assert all(caption in said for caption in table.log)
    assert table.top_bar.shown[0].words.strip() in said


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_how_things_stand_can_be_told_at_any_moment(game: AnyGame) -> None:
    states = [state_of(game.name, choices) for choices in range(0, 25, 4)]
    told = [[*state.sentences, *([state.standing] if state.standing else [])] for state in states]
    assert len(set(map(tuple, told))) > 3
    assert all(line.endswith(".") for lines in told for line in lines)


def test_the_state_of_a_table_is_told_when_it_is_asked_for(narrated: NarratedApp) -> None:
    table = at_table(narrated, game_called("mosquito"))
    input_events.key(pygame.KSCAN_F4, True)
    assert narrated.new() == ["Nothing lies on the table yet."]
    choose_until(narrated, table, lambda: table.view.board.layout)
    input_events.key(pygame.KSCAN_F4, True)
    (said,) = narrated.new()
    state = public_state("mosquito", table.view)
    assert said.startswith(" ".join([*state.sentences, state.standing]))
    assert "Your hand: " in said


def test_nobodys_hand_is_told_where_several_people_listen(narrated: NarratedApp) -> None:
    at_table(narrated, game_called("quabble"), people=2)
    input_events.key(pygame.KSCAN_F4, True)
    (said,) = narrated.new()
    assert said.startswith("Round 1.")
    assert "Your hand" not in said


def test_the_goal_is_told_when_it_is_asked_for(narrated: NarratedApp) -> None:
    narrated.frames()
    input_events.key(pygame.KSCAN_F3, True)
    narrated.frames(2)
    assert narrated.speaker.last == "There is no game on the table now."
    at_table(narrated, game_called("quibbit"))
    input_events.key(pygame.KSCAN_F3, True)
    narrated.frames(2)
    assert "lap the rear frog" in narrated.speaker.last


def test_what_is_asked_is_said_again_with_what_led_to_it(narrated: NarratedApp) -> None:
    table = at_table(narrated, game_called("quibbit"))
    choose_until(narrated, table, lambda: table.view.board.round > 1)
    before = len(narrated.speaker.said)
    input_events.key(pygame.KSCAN_F2, True)
    narrated.frames(3)
    (said,) = narrated.speaker.said[before:]
    assert said.startswith(table.log[-1])
    assert said.endswith(narrated.speaker.said[before - 1])


def test_an_event_waits_until_the_one_before_was_said(narrated: NarratedApp) -> None:
    table = narrated.app.open_table(EASY, EASY, game=game_called("quibbit"), shown=False)
    narrated.app.open(table)
    for _ in range(4000):
        narrated.frames()
        if len(table.log) > 1:
            break
    narrated.speaker.busy = True
    told = len(table.log)
    narrated.frames(600)
    assert len(table.log) == told
    narrated.app.shows(TableScene).pace.hurried = True
    narrated.frames(600)
    assert len(table.log) > told


def test_new_points_are_told_once_they_can_be_seen(narrated: NarratedApp) -> None:
    table = at_table(narrated, game_called("mosquito"))
    choose_until(narrated, table, lambda: any(table.view.board.points))
    run_until_asked(narrated, table)  # who asks first how it stands has heard of these
    first = table.view.board.points
    choose_until(narrated, table, lambda: table.view.board.points != first)
    run_until_asked(narrated, table)
    standing = public_state("mosquito", table.view).standing
    assert any(standing in said for said in narrated.speaker.said)


def test_rules_that_are_shown_are_said(narrated: NarratedApp) -> None:
    at_table(narrated, game_called("quibbit"))
    assert any("lap the rear frog" in said for said in narrated.speaker.said)


def test_a_lesson_says_its_captions_and_the_list_of_the_learner(narrated: NarratedApp) -> None:
    app = narrated.app
    lesson = app.context.routes.lesson("quibbit", RIGHT_KEYS)
    assert isinstance(lesson, LessonScene)
    app.stack.reset(app.scene, lesson)
    for _ in range(400):
        narrated.frames(20)
        if any(" 1 of " in said for said in narrated.speaker.said):
            break
        if lesson.reading:
            assert narrated.speaker.last == lesson.shown_words
            input_events.tap_key(pygame.KSCAN_RETURN)
    assert " 1 of " in narrated.speaker.last


def test_a_replay_says_what_happened(narrated: NarratedApp) -> None:
    match = play(a_match("frogger"), 6)
    narrated.app.stack.reset(Replay(narrated.app.context, match, [EASY] * match.seats))
    narrated.frames(1500)
    assert any("turn." in said for said in narrated.speaker.said)


def test_the_show_says_once_how_to_play(narrated: NarratedApp) -> None:
    narrated.frames()
    narrated.app.stack.reset(narrated.app.context.routes.attract())
    narrated.frames(300)
    assert narrated.speaker.said[-1].startswith("Bots play ")
