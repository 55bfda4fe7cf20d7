"""The lesson of Quivvit!: the turns it asks for are the better ones of those it shows."""

from __future__ import annotations

from rules.core import Seat
from rules.quivvit import (
    INNER_POINTS,
    PLACES,
    Corner,
    Rotate,
    Square,
    State,
    Way,
    colour_at,
    linked_places,
)
from rules.record import replay_choices
from scenes.games.quivvit.choosing.rotation_chooser import RotationChooser
from scenes.games.quivvit.choosing.turned_cards import TurnedCards
from scenes.games.quivvit.components.grid import HELD_Z
from scenes.games.quivvit.components.highlights import QUARTERS, would_link
from scenes.games.quivvit.components.links.lit_cards import SHADE_Z
from scenes.games.quivvit.table import APART, QuivvitTable
from scenes.lessons.lesson import Lesson, lesson_of
from scenes.lessons.lesson_scene import LessonScene
from scenes.table.seats.seat_row import lit_seats
from seats.intents import Intent
from sprites.pictures.pictures import Art, Text
from tests.scenes.lessons.played_lessons import open_lesson, play_right
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import TINY
from tests.scenes.window_sizes import texts
from words import say

SIDES = {Way.LEFT: Intent.TURN_LEFT, Way.RIGHT: Intent.TURN_RIGHT}


def asked_turns(lesson: Lesson) -> list[tuple[State, Rotate]]:
    """The turns of the learner, each with the state before it."""
    found = []
    for made, choices in enumerate(lesson.match.log):
        action = choices.get(lesson.learner)
        if action is not None:
            state = replay_choices(lesson.match, made).match.state
            assert isinstance(state, State)
            assert isinstance(action, Rotate)
            found.append((state, action))
    return found


def lesson_at(app: RunningApp, key: str) -> LessonScene:
    """The lesson of Quivvit!, played by its right presses to the caption under *key*."""
    scene, keys, told = open_lesson(app, "quivvit"), KeyButtons(), say(key)
    app.run_until(
        lambda: scene.caption and scene.caption.words == told,
        lambda: play_right(app, scene, keys),
    )
    return scene


def test_each_turn_that_is_asked_for_brings_more_than_that_to_the_other_side() -> None:
    turns = asked_turns(lesson_of("quivvit"))
    assert len(turns) == 4
    for state, action in turns:
        view, legal = state.view(Seat(0)), state.legal(Seat(0))
        gains = dict(TurnedCards(view, legal).gains(action.place))
        brings = gains.pop(SIDES[action.way])
        (other,) = gains.values()
        assert brings > max(0, other), action


def test_the_last_words_are_read_before_the_count() -> None:
    with running_app(TINY) as app:
        scene = open_lesson(app, "quivvit")
        keys, last = KeyButtons(), scene.lesson.captions[-1]
        app.run_until(lambda: scene.caption is last, lambda: play_right(app, scene, keys))
        assert not scene.table.stage.has("frog-row")
        app.run_until(
            lambda: scene.table.stage.has("frog-row"), lambda: play_right(app, scene, keys)
        )
        assert scene.caption is None


def test_the_last_words_are_nobody_s_turn() -> None:
    with running_app(TINY) as app:
        scene = open_lesson(app, "quivvit")
        keys, last = KeyButtons(), scene.lesson.captions[-1]
        app.run_until(lambda: scene.caption is last, lambda: play_right(app, scene, keys))
        app.frames(2)
        assert not lit_seats(scene.table.panels)
        goal = next(token for token in scene.table.stage.tokens if token.name == "goal")
        assert isinstance(goal.picture, Text)
        assert goal.picture.words == say("quivvit.goal")


def test_the_chain_goes_on_from_the_card_that_the_turned_one_touches() -> None:
    state, action = asked_turns(lesson_of("quivvit"))[1]
    (link,), _ = would_link(state.view(Seat(0)), action.place, QUARTERS[action.way])
    turned, _, last = link.squares
    point = next(list(around) for around in INNER_POINTS if turned in around)
    assert abs(point.index(turned) - point.index(last)) == 2, "they do not touch each other"


def test_squares_that_are_said_not_to_count_touch_but_join_no_turned_card() -> None:
    lesson = lesson_of("quivvit")
    told = next(each for each in lesson.captions if each.words == say("quivvit_lesson.touch"))
    state = replay_choices(lesson.match, told.choices - 1).match.state
    action = lesson.match.log[told.choices - 1][lesson.learner]
    one, other = map(int, told.at[0].removeprefix("squares ").split())
    view = state.view(Seat(0))
    assert other in linked_places(would_link(view, one, 0)[0])
    turned = linked_places(would_link(view, action.place, QUARTERS[action.way])[0])
    assert not {one, other} & {*turned}


def test_the_squares_that_do_not_count_are_shown_beside_all_that_the_turned_card_links() -> None:
    with running_app(TINY) as app:
        scene = lesson_at(app, "quivvit_lesson.touch")
        app.frames(2)
        lights = [token for token in scene.table.stage.tokens if token.name == "glow"]
        patches = [one.picture.name for one in lights if isinstance(one.picture, Art)]
        assert patches.count("patch-yellow") == 3
        assert all(token.visible for token in lights), "not only the blue that was told of before"


def test_only_the_squares_that_are_said_to_touch_are_framed() -> None:
    with running_app(TINY) as app:
        scene = lesson_at(app, "quivvit_lesson.touch")
        (framed,), table = scene.framed, scene.table
        assert isinstance(table, QuivvitTable)
        grid, told_at = table.view.board.grid, scene.caption and scene.caption.at[0]
        squares = {
            (place, corner): table.layout.square(Square(place, corner))
            for place in PLACES
            for corner in Corner
        }
        inside = [at for at, slot in squares.items() if framed.contains(slot.x, slot.y)]
        assert told_at == f"squares {inside[0][0]} {inside[1][0]}"
        assert len({colour_at(grid, Square(*at)) for at in inside}) == 1, "of one colour"
        assert len(inside) == 2


def test_only_the_blue_that_links_three_cards_is_lit_as_it_is_told() -> None:
    with running_app(TINY) as app:
        scene = lesson_at(app, "quivvit_lesson.keeps")
        app.frames(2)
        seen = [
            token for token in scene.table.stage.tokens if token.name == "glow" and token.visible
        ]
        patches = [one.picture.name for one in seen if isinstance(one.picture, Art)]
        assert patches.count("patch-blue") == 3
        assert not {"patch-red", "patch-yellow", "patch-green"} & {*patches}
        assert not [text for token in seen for text in texts(token.picture)], "nothing lies there"


def test_no_points_are_told_at_a_card_before_a_lesson_has_told_what_a_link_is() -> None:
    with running_app(TINY) as app:
        scene = open_lesson(app, "quivvit")
        keys, stage = KeyButtons(), scene.table.stage

        def told() -> bool:
            marks = [token for token in stage.tokens if token.name.endswith("mark")]
            return any(text.words[:1] in "+0" for mark in marks for text in texts(mark.picture))

        app.run_until(lambda: stage.has("mark"), lambda: play_right(app, scene, keys))
        assert not told()
        took = say("quivvit_lesson.took")
        app.run_until(
            lambda: scene.caption is not None and scene.caption.words == took,
            lambda: play_right(app, scene, keys),
        )
        app.run_until(told, lambda: play_right(app, scene, keys))


def test_a_card_that_the_lesson_asks_for_is_in_no_shade_in_the_hand() -> None:
    with running_app(TINY) as app:
        scene, keys = open_lesson(app, "quivvit"), KeyButtons()
        app.run_until(
            lambda: scene.chooser and scene.chooser.steps_made,
            lambda: play_right(app, scene, keys),
        )
        app.frames(20)
        (place,) = (action.place for _, action in asked_turns(scene.lesson)[:1])
        assert isinstance(scene.table, QuivvitTable)
        assert scene.table.tokens.grid.tokens[place].z == HELD_Z


def test_nothing_lies_on_the_table_that_the_lesson_does_not_explain() -> None:
    with running_app(TINY) as app:
        table = open_lesson(app, "quivvit").table
        assert not table.stage.has("legend")
        assert not table.stage.has("best-turn")


def test_the_way_to_pass_is_there_once_it_is_told_and_before_the_last_turn() -> None:
    with running_app(TINY) as app:
        scene = open_lesson(app, "quivvit")
        keys, told = KeyButtons(), say("quivvit_lesson.pass")
        assert isinstance(scene.table, QuivvitTable)
        button = scene.table.tokens.decline_button.token
        seen = set[bool]()

        def is_told() -> bool:
            if scene.caption and scene.caption.words == told:
                return True
            seen.add(button.visible)
            return False

        app.run_until(is_told, lambda: play_right(app, scene, keys))
        assert seen == {False}
        app.frames(2)
        assert button.visible
        assert len(scene.table.match.log) == 4, "not where the last turn decides"
        assert set(scene.table.match.waiting_for) == {scene.lesson.learner}


def test_the_way_to_pass_is_there_in_the_very_step_in_which_it_is_told() -> None:
    with running_app(TINY) as app:
        scene = open_lesson(app, "quivvit")
        keys, told = KeyButtons(), say("quivvit_lesson.pass")
        app.run_until(
            lambda: len(scene.table.match.log) == 4 and not scene.table.awaiting_choice,
            lambda: play_right(app, scene, keys),
        )
        app.run_until(
            lambda: (
                scene.caption is not None and scene.caption.words != say("quivvit_lesson.touch")
            ),
            lambda: play_right(app, scene, keys),
        )
        assert scene.caption is not None
        assert scene.caption.words == told
        assert all(token.visible for token in scene.table.places.called("pass"))


def test_the_last_turn_asks_to_put_back_what_brings_too_little_and_to_play_what_wins() -> None:
    with running_app(TINY) as app:
        scene = open_lesson(app, "quivvit")
        keys, last = KeyButtons(), len(scene.lesson.match.log) - 1
        app.run_until(
            lambda: scene.chooser and len(scene.table.match.log) == last,
            lambda: play_right(app, scene, keys),
        )
        chooser, play = scene.chooser, say("quivvit_lesson.play_on")
        assert isinstance(chooser, RotationChooser)
        points, brought = scene.table.view.board.points(), chooser._turned.gains(chooser._at)
        assert 0 < max(brought.values()) < points[1] - points[0], "another card has to be found"
        tap(app, keys, Intent.CONFIRM)
        assert scene.shown_words == say("quivvit_lesson.own_less")
        assert scene._shown_press is Intent.CANCEL
        tap(app, keys, Intent.RIGHT if brought[Intent.TURN_RIGHT] > 0 else Intent.LEFT)
        assert chooser.hand.brings
        assert scene.shown_words == say("quivvit_lesson.own_less"), "it is still too little"
        tap(app, keys, Intent.CANCEL)
        assert scene._shown_press is None
        chooser._move(scene.right_choice.place)
        tap(app, keys, Intent.CONFIRM)
        assert scene.shown_words == say("quivvit_lesson.own_enough")
        assert scene._shown_press is None
        gains = chooser._turned.gains(chooser.hand.place or 0)
        right = gains[Intent.TURN_RIGHT] > gains[Intent.TURN_LEFT]
        tap(app, keys, Intent.RIGHT if right else Intent.LEFT)
        assert scene.shown_words == play
        assert scene._shown_press is Intent.CONFIRM


def test_equal_colours_that_do_not_count_are_bright_while_all_that_is_lit_is_pale() -> None:
    with running_app(TINY) as app:
        scene = lesson_at(app, "quivvit_lesson.touch")
        app.frames(2)
        table = scene.table
        assert isinstance(table, QuivvitTable)
        lights = [token for token in table.stage.tokens if token.name == "glow"]
        bright = [token for token in lights if token.pose.alpha == 1]
        apart = [table.layout.square(one) for one in table.places.touching(APART)]
        assert {(one.pose.x, one.pose.y) for one in bright} == {(at.x, at.y) for at in apart}
        assert len(lights) > len(bright)
        cards = table.tokens.grid.tokens.values()
        assert all(card.z < SHADE_Z for card in cards), "also that which was turned"
