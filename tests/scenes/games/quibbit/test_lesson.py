"""The lesson of Quibbit!: what the ghost shows comes true, and all is drawn once it is told of."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import SimpleNamespace
from typing import cast

from rules.quibbit import End, Frog, Join, Pick, State, View
from rules.record import replay_choices
from scenes.core.settings.settings import Settings
from scenes.games.quibbit.choosing.choosing import _signs
from scenes.games.quibbit.choosing.forecast import forecast
from scenes.games.quibbit.choosing.outlook import outlook
from scenes.games.quibbit.table import QuibbitTable
from scenes.lessons.lesson import lesson_of
from scenes.table.choosing.chooser import ChooserContext, PrescribedChoice
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.quibbit.mid_matches import in_mid_match
from tests.scenes.lessons.played_lessons import open_lesson, play_right
from tests.scenes.running_app import running_app
from tests.scenes.simulated_players import KeyButtons
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
    assert missed == [False, False, True, False, True], "a ring is told of in two steps"


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


def drawn(made: int) -> Mapping[int, tuple[bool, bool, bool]]:
    """By card: if the lesson draws numbers, rings and words once so many choices are made."""
    lesson = lesson_of("quibbit")
    asks = lesson.captions_at(made)[-1]
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), *[BotPlayer("easy")] * 2)
        preview, found = table.previews[0], dict[int, tuple[bool, bool, bool]]()
        preview.raised(None)
        prescribed = PrescribedChoice(None, bool, bool, shows=asks.shows)
        preview.signs = _signs(cast(ChooserContext, SimpleNamespace(prescribed=prescribed)))
        preview._now = partial(replay_view, made)
        for card in replay_view(made).board.hand(Frog(0)):
            preview.raised(Pick(card))
            numbers = any(token.visible for token in preview.marks.tokens.values())
            found[card] = numbers, bool(preview.other_ends.tokens), bool(preview.tokens)
        return found


def test_a_lesson_draws_numbers_from_when_it_tells_of_them_and_rings_too() -> None:
    lesson = lesson_of("quibbit")
    shows = {one.choices: tuple(one.shows) for one in lesson.captions if one.asks}
    assert [*shows.values()] == [(), *[("numbers",)] * 2, ("rings",), ("numbers",), ("rings",)]
    for made, told in [*shows.items()][1:]:
        found = drawn(made).values()
        assert all(numbers for numbers, _, _ in found)
        assert any(rings for _, rings, _ in found) == ("rings" in told)
        assert not any(words for _, _, words in found)


def test_the_page_about_rings_shows_both_rings_and_one_pale_frog() -> None:
    lesson = lesson_of("quibbit")
    made, last = (one.choices for one in lesson.captions if "rings" in one.shows)
    one = outlook(replay_view(made), Frog(0), 4)
    assert one.is_open
    assert [ring.fate for ring in one.rings] == ["home"]
    assert [ring.fate for ring in outlook(replay_view(last), Frog(0), 2).rings] == ["lap"]
    with running_app((320, 180), Settings(reduced_motion=True)) as app:
        scene, keys = open_lesson(app, "quibbit"), KeyButtons()
        app.run_until(
            lambda: len(scene.table.match.log) == made and scene.chooser,
            lambda: play_right(app, scene, keys),
        )
        assert scene.chooser
        assert not scene.chooser.is_elsewhere(Pick(4)), "no other card shows its rings first"
        rings = scene.table.places.called_boxes("ends 0")
        assert len(rings) == len(one.ends) == 2
        assert {*rings} <= {*scene.framed}


def test_nobody_sees_the_crown_of_a_lesson_until_it_is_told_of() -> None:
    with running_app((320, 180), Settings(reduced_motion=True)) as app:
        scene, keys, words = open_lesson(app, "quibbit"), KeyButtons(), set[str]()
        table = scene.table
        assert isinstance(table, QuibbitTable)

        def look_and_play() -> None:
            assert not table.tokens.ring.crown.visible
            words.add(table.top_bar.shown[0].words)
            play_right(app, scene, keys)

        crown = say("quibbit_lesson.crown")
        app.run_until(lambda: scene.shown_words == crown, look_and_play)
        app.run_until(lambda: table.tokens.ring.crown.visible)
        taken = [say(f"quibbit.{key}", name="Sunny") for key in ("crowned_next", "headline_lead")]
        assert words.isdisjoint(taken)
        assert table.view.board.crown == Frog(scene.lesson.learner)


def test_the_rear_frog_of_a_lesson_flees_with_the_farther_of_two_cards_that_come_back() -> None:
    lesson = lesson_of("quibbit")
    made = next(one.choices for one in lesson.captions if one.words == say("quibbit_lesson.away"))
    view = replay_view(made)
    at = view.board.at()
    assert min(at, key=at.__getitem__) == Frog(0)
    backs = [c for c in (1, 2, 3, 4, 5) if outlook(view, Frog(0), c).leap.comes_back]
    assert backs == [3, 4]
    assert lesson.match.log[made][lesson.learner] == Pick(4)


def test_the_card_that_a_question_of_a_lesson_asks_for_surely_comes_back() -> None:
    lesson = lesson_of("quibbit")
    asks = next(one for one in lesson.captions if one.find)
    pick = lesson.match.log[asks.choices][lesson.learner]
    assert isinstance(pick, Pick)
    one = outlook(replay_view(asks.choices), Frog(0), pick.card)
    assert one.sure_fate == "home"
    assert not asks.at, "the answer is framed only once another card was chosen"


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
