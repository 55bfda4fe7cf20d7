"""The lesson of Quibbit!: what the ghost shows comes true, and signs are shown once explained."""

from __future__ import annotations

from functools import partial

from rules.quibbit import End, Frog, Join, Pick, State, View
from rules.record import replay_choices
from scenes.games.quibbit.choosing.choosing import LESSON_NUMBERS
from scenes.games.quibbit.choosing.forecast import forecast
from scenes.games.quibbit.choosing.outlook import outlook
from scenes.games.quibbit.table import QuibbitTable
from scenes.lessons.lesson import lesson_of
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.quibbit.mid_matches import in_mid_match
from tests.scenes.lessons.played_lessons import open_lesson
from tests.scenes.running_app import running_app
from words import say


def test_the_learner_comes_down_where_the_ghost_stands_or_on_a_ring() -> None:
    lesson, missed = lesson_of("quibbit"), list[bool]()
    learner = Frog(lesson.learner)
    for made in range(lesson.start, len(lesson.match.log)):
        before, after = (replay_choices(lesson.match, n).match.state for n in (made, made + 1))
        assert isinstance(before, State)
        assert isinstance(after, State)
        pick = lesson.match.log[made][lesson.learner]
        if isinstance(pick, Pick):
            view, card = before.view(None), pick.card
            found = outlook(view, learner, card)
            end = after.board.progress[learner]
            missed.append(end != found.leap.end)
            assert end in [one.end for one in found.ends]
    assert missed == [False, False, True, False, False]


def replay_view(made: int) -> View:
    """What the room knows in the lesson once so many choices are made."""
    state = replay_choices(lesson_of("quibbit").match, made).match.state
    assert isinstance(state, State)
    return state.view(None)


def test_the_sign_about_tiles_comes_up_once_it_is_explained() -> None:
    with running_app() as app:
        table = open_lesson(app, "quibbit").table
        assert isinstance(table, QuibbitTable)
        sign = table.tokens.legend
        assert sign.tokens
        assert sign.hidden
        for _ in sign.appear():
            pass
        assert not sign.hidden
        assert {token.pose.alpha for token in sign.tokens} == {1.0}


def test_a_lesson_tells_what_becomes_of_cards_once_rings_are_explained() -> None:
    lesson = lesson_of("quibbit")
    push = next(one.choices for one in lesson.captions if one.words == say("quibbit_lesson.push"))
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), *[BotPlayer("easy")] * 2)
        preview, rings = table.previews[0], set[int]()
        for made in range(lesson.start + 1, len(lesson.match.log)):
            view = replay_view(made)
            preview.raised(None)
            preview.signs = "all" if view.board.round > LESSON_NUMBERS else "numbers"
            preview._now = partial(replay_view, made)
            for card in view.board.hand(Frog(0)):
                preview.raised(Pick(card))
                assert bool(preview.tokens) == (made >= push)
                assert not preview.other_ends.tokens or made >= push
                rings |= {made} if preview.other_ends.tokens else set()
        assert push in rings


def test_the_rear_frog_of_a_lesson_flees_with_the_farther_of_two_cards_that_come_back() -> None:
    lesson = lesson_of("quibbit")
    made = next(one.choices for one in lesson.captions if one.words == say("quibbit_lesson.away"))
    view = replay_view(made)
    at = view.board.at()
    assert min(at, key=at.__getitem__) == Frog(0)
    backs = [c for c in (1, 2, 3, 4, 5) if outlook(view, Frog(0), c).leap.comes_back]
    assert backs == [3, 4]
    assert lesson.match.log[made][lesson.learner] == Pick(4)


def test_a_question_of_a_lesson_shows_rings_but_no_answer() -> None:
    lesson = lesson_of("quibbit")
    asked = next(one.choices for one in lesson.captions if one.find)
    view = replay_choices(lesson.match, asked).match.state.view(None)
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), *[BotPlayer("easy")] * 2)
        preview = table.previews[0]
        preview.raised(None)
        preview.signs, preview._now = "none", lambda: view
        marked = set[int]()
        for card in view.board.hand(Frog(0)):
            preview.raised(Pick(card))
            rings = preview.other_ends.tokens
            assert len(rings) == len(outlook(view, Frog(0), card).rings)
            assert not preview.tokens
            assert not any(token.visible for token in preview.marks.tokens.values())
            marked.add(len(rings))
        assert marked == {0, 1}


def test_a_card_of_a_lesson_leads_where_it_leads_by_the_table_as_it_is() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), *[BotPlayer("easy")] * 2)
        preview, view = table.previews[0], replay_view(lesson_of("quibbit").start + 1)
        preview.raised(None)
        preview.signs, preview._now = "numbers", lambda: view
        for card in view.board.hand(Frog(0)):
            end = forecast(view.board, Frog(0), card).end
            preview.raised(Pick(card))
            assert preview.marks.tokens[card].pose.x == table.tokens.ring.slot(end).x
            assert not preview.other_ends.tokens


def test_a_lesson_says_nothing_of_a_start_but_its_caption() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), *[BotPlayer("easy")] * 2)
        preview = table.previews[0]
        preview.signs = "none"
        preview.raised(Join(End.REAR))
        assert not preview.tokens
