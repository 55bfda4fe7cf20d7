"""The lesson of Mosquito shows a whole match: who begins, every kind of turn, and how one wins."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.mosquito import ActionKind, Place, Spot, kind_of
from rules.mosquito.state import State
from rules.record import replay_choices
from scenes.core.settings.settings import Settings
from scenes.games.mosquito.cards import FORESEEN, later_spot
from scenes.games.mosquito.choosing.turn_chooser import TurnChooser
from scenes.games.mosquito.table import MosquitoTable
from scenes.lessons.lesson import lesson_of
from scenes.players.seat_names import seat_name
from scenes.table.game_table import AnyTable
from tests.scenes.lessons.played_lessons import open_lesson, play_right
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons
from words import say

# What captions tell of, and the pad that it opens.
PADS_TOLD = {
    "swap": (8, 1),
    "cover": (3, 1),
    "heart": (8, 1),  # that is asked for then
}


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app((320, 180), Settings(reduced_motion=True)) as opened:
        yield opened


def test_the_learner_places_swaps_covers_and_passes_until_the_match_is_won() -> None:
    lesson = lesson_of("mosquito")
    log = lesson.match.log[lesson.start :]
    own = [choices[lesson.learner] for choices in log if lesson.learner in choices]
    assert isinstance(own[0], Place), "the ring lies there from the beginning"
    kinds = {kind_of(action) for action in own}
    assert kinds == set(ActionKind) - {ActionKind.BOTH}
    outcome = lesson.match.state.outcome()
    assert outcome
    assert outcome.places[0] == (lesson.learner,)


def test_a_swap_and_a_cover_are_told_of_before_a_rival_makes_one() -> None:
    lesson = lesson_of("mosquito")
    rival = Seat(1 - lesson.learner)
    for kind, key in ((ActionKind.EXCHANGE, "swap_seen"), (ActionKind.OVERLAY, "cover_seen")):
        first = next(
            number
            for number, chosen in enumerate(lesson.match.log)
            if number > 1 and rival in chosen and kind_of(chosen[rival]) is kind
        )
        words = say(f"mosquito_lesson.{key}", seat_1=seat_name(rival))
        (told,) = (caption for caption in lesson.captions if caption.words == words)
        assert (told.choices, told.event) == (first, "")


def test_the_learner_finds_the_missing_suit_among_the_cards_of_the_hand() -> None:
    lesson = lesson_of("mosquito")
    found = [caption for caption in lesson.captions if caption.find]
    assert len(found) == 2
    for caption in found:
        state = replay_choices(lesson.match, caption.choices).match.state
        assert isinstance(state, State)
        right = lesson.match.log[caption.choices][lesson.learner]
        assert isinstance(right, Place)
        assert (right.exchange, right.overlay) == (None, None)
        suits = [card.suit for card in state.hands[lesson.learner]]
        assert suits.count(right.card.suit) == 1, "only one card is right"
        assert len({*suits}) > 2, "and there are several others"


def test_no_button_tells_the_learner_to_do_anything_else_than_the_board(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "mosquito"), KeyButtons()
    table = scene.table
    assert isinstance(table, MosquitoTable)
    told: dict[bool, bool] = {}

    def watch_and_play() -> None:
        chooser = scene.chooser
        if scene.shown_words == say("mosquito_lesson.cover") and chooser:
            is_told = any(token.name == "sentence" for token in table.stage.tokens)
            told[chooser.is_elsewhere(scene.right_choice)] = is_told
        play_right(app, scene, keys)

    later = say("mosquito_lesson.club")
    app.run_until(lambda: scene.shown_words == later, watch_and_play)
    assert told == {True: False, False: True}


def test_outermost_pads_are_seen_only_once_told_of_and_no_heads_beside_pads(
    app: RunningApp,
) -> None:
    scene, keys = open_lesson(app, "mosquito"), KeyButtons()
    table, outer = scene.table, say("mosquito_lesson.outer")
    assert isinstance(table, MosquitoTable)

    def watch_and_play() -> None:
        assert not claims_of(table)
        if scene.shown_words == say("mosquito_lesson.heart"):
            assert isinstance(scene.chooser, TurnChooser)
            for target in scene.chooser._step.targets:
                target.show()
                assert not outermost_pads_shown(table)
            scene.chooser._show()
        if scene.chooser and scene.shown_words != outer:
            assert not outermost_pads_shown(table)
        play_right(app, scene, keys)

    app.run_until(lambda: scene.shown_words == outer, watch_and_play)


def test_the_cursor_begins_bright_on_the_card_that_the_lesson_frames_and_others_are_dark(
    app: RunningApp,
) -> None:
    scene, keys = open_lesson(app, "mosquito"), KeyButtons()
    swap, seen = say("mosquito_lesson.heart"), dict[bool, float]()

    def watch_and_play() -> None:
        chooser = scene.chooser
        if scene.shown_words == swap:
            assert isinstance(chooser, TurnChooser)
            seen[chooser.is_elsewhere(scene.right_choice)] = chooser._cursor.pose.alpha
            assert isinstance(scene.table, MosquitoTable)
            rows = scene.table.tokens.rows
            assert rows.tokens.keys() - {*rows._dark} == {Spot(5, 0)}
        play_right(app, scene, keys)

    app.run_until(lambda: False in seen and scene.shown_words != swap, watch_and_play)
    assert seen == {False: 1.0}


def test_a_swap_in_the_lesson_tells_only_of_pads_that_its_own_card_may_open(
    app: RunningApp,
) -> None:
    scene, keys = open_lesson(app, "mosquito"), KeyButtons()
    told: set[tuple[bool, str]] = set()

    def watch_and_play() -> None:
        if scene.shown_words == say("mosquito_lesson.heart"):
            assert isinstance(scene.chooser, TurnChooser)
            for target in scene.chooser._step.targets:
                leads = target.may_lead_to(scene.right_choice)
                told.add((leads, target.words))
                scene.chooser._show_target(target)
                assert leads or not dashed_pads(scene.table)
            scene.chooser._show()
        play_right(app, scene, keys)

    app.run_until(lambda: bool(told), watch_and_play)
    assert told == {(True, say("mosquito.this_place_point")), (False, "")}


def test_where_the_lesson_asks_to_cover_a_card_only_that_card_is_bright(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "mosquito"), KeyButtons()
    table, last = scene.table, say("mosquito_lesson.spade")
    assert isinstance(table, MosquitoTable)

    def is_asked() -> bool:
        return scene.shown_words == last and scene.chooser is not None

    app.run_until(is_asked, lambda: play_right(app, scene, keys))
    rows = table.tokens.rows
    assert rows.tokens.keys() - {*rows._dark} == {Spot(3, 0)}


def test_the_pad_that_a_swap_or_cover_opens_shows_its_suit_as_soon_as_it_is_told_of(
    app: RunningApp,
) -> None:
    scene, keys = open_lesson(app, "mosquito"), KeyButtons()
    rival = {"seat_1": seat_name(Seat(1))}
    shown: dict[str, list[Spot]] = {}

    def watch_and_play() -> None:
        if scene.shown_words in shown or scene.caption is not None:
            shown[scene.shown_words] = dashed_pads(scene.table)
        play_right(app, scene, keys)

    app.run_until(lambda: scene.shown_words == say("mosquito_lesson.spade"), watch_and_play)
    for key, pad in PADS_TOLD.items():
        assert Spot(*pad) in shown[say(f"mosquito_lesson.{key}", **rival)]
    assert not shown[say("mosquito_lesson.head")], "nothing is told of there"


def claims_of(table: MosquitoTable) -> int:
    """How many heads mark pads that would be left."""
    return sum(token.name == "claim" for token in table.stage.tokens)


def dashed_pads(table: AnyTable) -> list[Spot]:
    """The pads that are shown to open after a swap."""
    assert isinstance(table, MosquitoTable)
    rows = table.tokens.rows
    return [at for at in rows.layout.spots if FORESEEN in repr(rows._spots[at].picture)]


def outermost_pads_shown(table: MosquitoTable) -> list[Spot]:
    """The outermost pads that do not look closed."""
    spots = table.tokens.rows._spots
    closed = later_spot(table.tokens.rows._spot_width)
    return [at for at, token in spots.items() if at.level > 1 and token.picture != closed]


def test_how_one_wins_is_told_at_the_first_pad_before_anything_is_asked(app: RunningApp) -> None:
    scene = open_lesson(app, "mosquito")
    assert isinstance(scene.table, MosquitoTable)
    app.run_until(lambda: scene.caption is not None)
    assert scene.shown_words == say("mosquito_lesson.aim")
    assert scene.framed == [scene.table.tokens.rows.box(Spot(7, 1))]
    assert scene.chooser is None


def test_nothing_is_seen_before_it_is_told_of(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "mosquito"), KeyButtons()
    table = scene.table
    assert isinstance(table, MosquitoTable)
    rows, panels = table.tokens.rows, table.panels
    rival = {"seat_1": seat_name(Seat(1))}
    seen: dict[str, tuple[bool, bool]] = {}

    def watch_and_play() -> None:
        links = any(token.visible for token in rows.links.plain.values())
        if scene.caption is not None:
            tokens = all(panel.swaps_left.visible for panel in panels)
            seen[scene.shown_words] = tokens, links
        assert not any(panel.clean.visible for panel in panels), "direct points are told of last"
        play_right(app, scene, keys)

    take = say("mosquito_lesson.take")
    app.run_until(lambda: seen.get(take) == (True, True), watch_and_play)
    assert seen[say("mosquito_lesson.row")] == (False, False)
    assert seen[say("mosquito_lesson.token")] == (True, False)
    assert seen[say("mosquito_lesson.swap_seen", **rival)] == (True, False)


def test_the_first_placement_tells_of_nothing_but_its_point(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "mosquito"), KeyButtons()
    told: set[str] = set()

    def watch_and_play() -> None:
        if scene.shown_words == say("mosquito_lesson.place") and scene.chooser:
            assert isinstance(scene.chooser, TurnChooser)
            if scene.chooser.steps_made:
                told.update(one.words for one in scene.chooser._step.targets if one.then)
        play_right(app, scene, keys)

    app.run_until(lambda: bool(told), watch_and_play)
    assert told == {say("mosquito.this_place_point")}


def test_the_cursor_begins_at_what_can_be_chosen_in_each_step(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "mosquito"), KeyButtons()
    begun: dict[tuple[int, int], bool] = {}

    def watch_and_play() -> None:
        chooser = scene.chooser
        if isinstance(chooser, TurnChooser) and chooser._path:
            step = len(scene.table.match.log), chooser.steps_made
            usable = chooser._step.targets[chooser._at].then is not None
            begun.setdefault(step, usable)
        play_right(app, scene, keys)

    app.run_until(lambda: scene.shown_words == say("mosquito_lesson.pass"), watch_and_play)
    assert len(begun) > 12
    assert all(begun.values())


def test_a_match_after_the_lesson_tells_none_of_its_rules_again(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "mosquito"), KeyButtons()
    app.run_until(lambda: app.scene is not scene, lambda: play_right(app, scene, keys))
    rules = ["goal", "laid", "drew", "swapped", "covered", "clean", "placed"]
    rules += ["ring", "outer"]
    assert {say(f"mosquito.hint_{rule}") for rule in rules} <= app.context.taught_rules


def test_direct_points_are_counted_once_the_last_question_tells_of_them(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "mosquito"), KeyButtons()
    assert isinstance(scene.table, MosquitoTable)
    counted = [panel.clean for panel in scene.table.panels]
    again = say("mosquito_lesson.again")

    def watch_and_play() -> None:
        assert not any(token.visible for token in counted)
        play_right(app, scene, keys)

    app.run_until(lambda: scene.shown_words == again, watch_and_play)
    app.stack.step()
    assert all(token.visible for token in counted)
    frames = [scene.table.places.called_box(f"direct {seat}") for seat in range(len(counted))]
    assert {*frames} <= {*scene.framed}
