"""Frogger's lesson: a wrong last move is answered; no dim card, flag or button is unexplained."""

from __future__ import annotations

from rules.decktet import Suit
from scenes.core.settings.settings import Settings
from scenes.games.frogger.choosing.quiet_path import PALE
from scenes.games.frogger.table import FroggerTable
from scenes.lessons.lesson_scene import LessonScene
from scenes.table.choosing.step_chooser import StepChooser
from seats.intents import Intent
from tests.scenes.lessons.played_lessons import open_lesson, play_right
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from words import say


def _play_to(app: RunningApp, words: str, keys: KeyButtons) -> LessonScene:
    """The lesson, played by its right presses until the learner is to do what *words* say."""
    scene, told = open_lesson(app, "frogger"), say(f"frogger_lesson.{words}")
    app.run_until(
        lambda: scene.shown_words == told and scene.chooser, lambda: play_right(app, scene, keys)
    )
    return scene


def test_whoever_ends_the_last_turn_instead_of_winning_is_told_why_not() -> None:
    with running_app((320, 180), Settings(reduced_motion=True)) as app:
        scene, keys, flagged = open_lesson(app, "frogger"), KeyButtons(), dict[str, set[Suit]]()
        assert isinstance(scene.table, FroggerTable)
        flags = scene.table.tokens.path.last_flags.flags

        def play() -> None:
            app.frames(6)
            if scene.caption:
                shown = {suit for suit, flag in flags.items() if flag.visible}
                flagged[scene.caption.words] = shown
            play_right(app, scene, keys)

        app.run_until(lambda: scene.caption and scene.caption.find and scene.chooser, play)
        app.frames(3)
        told = ("goal", "end", "homeward", "from_pond")
        shown = [flagged[say(f"frogger_lesson.{key}")] for key in told]
        assert [len(suits) for suits in shown[:2]] == [0, 0], "nobody has been told what flags are"
        assert shown[2:4] == [{Suit.WAVES}, {Suit.WAVES, Suit.SUNS}], "one with each caption"
        assert all(flag.visible for flag in flags.values()), "then one for every suit"
        made, caption, chooser = len(scene.table.match.log), scene.caption, scene.chooser
        assert isinstance(chooser, StepChooser)
        assert chooser._step.targets[chooser._at].raised, "it begins at the own card"
        assert not any(one.name == "ghost" for one in scene.table.stage.tokens), "nothing is given"
        columns = scene.table.tokens.path.columns
        assert all(one.pose.alpha == 1.0 for one in columns), "their suits are to be found"
        tap(app, keys, Intent.TURN_LEFT)
        assert caption
        assert scene.shown_words == caption.why
        assert len(scene.table.match.log) == made
        app.run_until(lambda: scene._progress.is_complete, play)


def test_the_path_is_pale_where_a_learner_is_told_what_to_choose() -> None:
    with running_app((320, 180), Settings(reduced_motion=True)) as app:
        table = _play_to(app, "leap", KeyButtons()).table
        assert isinstance(table, FroggerTable)
        app.frames(12)
        assert all(one.pose.alpha == PALE for one in table.tokens.path.columns)


def test_the_market_is_not_dim_before_it_is_said_why_and_a_grey_button_says_why() -> None:
    with running_app((320, 180), Settings(reduced_motion=True)) as app:
        scene, keys, limited = open_lesson(app, "frogger"), KeyButtons(), 0
        table = scene.table
        assert isinstance(table, FroggerTable)

        first = scene.lesson.start
        while len(table.match.log) < first + 3:
            app.run_until(lambda: bool(scene.next_press))
            small = [token for token in table.stage.tokens if token.name in ("by", "gain")]
            assert not small, "no small card beside a ghost is explained"
            app.frame()
            market = [one.visible for one in table.stage.tokens if one.name == "market"]
            assert {*market} == {len(table.match.log) >= first + 2}, "nor there before it is told"
            if len(table.match.log) >= first + 3:
                break
            if isinstance(scene.chooser, StepChooser) and not scene.chooser.steps_made:
                step = scene.chooser._step
                limited += any("hops back to" in target.words for target in step.pointer_targets)
                assert all(token.pose.alpha == 1.0 for _, token in table.tokens.cards.market)
                assert table.tokens.tray.button.visible is (len(table.match.log) > first), (
                    "nothing is grey"
                )
                if len(table.match.log) == first:
                    tap(app, keys, Intent.TURN_LEFT)
                    (why,) = (token for token in table.stage.tokens if token.name == "why-not")
                    assert why.visible, "the turn cannot be ended yet"
            play_right(app, scene, keys)
        assert not limited, "any card may be taken"


def test_a_card_is_shown_with_the_frog_that_the_lesson_tells_to_leap() -> None:
    with running_app((320, 180), Settings(reduced_motion=True)) as app:
        table = _play_to(app, "over", KeyButtons()).table
        assert isinstance(table, FroggerTable)
        (mark,) = (token for token in table.stage.tokens if token.name == "chosen")
        assert table.layout.pond.x <= mark.pose.x <= table.layout.pond.right


def test_a_wrong_card_of_the_market_is_answered() -> None:
    with running_app((320, 180), Settings(reduced_motion=True)) as app:
        keys = KeyButtons()
        scene = _play_to(app, "back", keys)
        tap(app, keys, Intent.DOWN)
        assert scene.next_press is not Intent.CONFIRM, "the cursor comes to another card"
        tap(app, keys, Intent.CONFIRM)
        assert scene.shown_words == say("frogger_lesson.why")
        assert scene.chooser
        assert not scene.chooser.steps_made


def test_a_hop_back_is_told_from_the_card_on_and_then_no_leap_is_shown() -> None:
    with running_app((320, 180), Settings(reduced_motion=True)) as app:
        keys = KeyButtons()
        scene = _play_to(app, "over", keys)
        hop = say("frogger_lesson.may_back")
        app.run_until(lambda: scene.shown_words == hop, lambda: play_right(app, scene, keys))
        app.frame()
        assert any(one.name == "back" for one in scene.table.stage.tokens), "it is seen first"
        tap(app, keys, Intent.CONFIRM)
        app.run_until(lambda: scene.chooser)
        assert scene.shown_words == say("frogger_lesson.back")
        assert not any(one.name == "ghost" for one in scene.table.stage.tokens), "no leap is shown"
        while scene.next_press is not Intent.CONFIRM:
            assert scene.next_press
            tap(app, keys, scene.next_press)
        for words in ("back", "back_from", "take"):
            assert scene.shown_words == say(f"frogger_lesson.{words}")
            ghosts = [one for one in scene.table.stage.tokens if one.name == "ghost"]
            backs = [one for one in scene.table.stage.tokens if one.name == "back"]
            assert len(backs) == len(ghosts) > 0
            assert scene.next_press is Intent.CONFIRM, "the frog is the one that is told"
            barred = any(one.name == "crossed" for one in scene.table.stage.tokens)
            assert not barred, "what it may not take is never told here: it may take any card"
            tap(app, keys, Intent.CONFIRM)
            app.frames(60)


def test_the_leap_home_is_seen_with_the_flag_that_tells_of_it() -> None:
    with running_app((320, 180), Settings(reduced_motion=True)) as app:
        scene, keys = open_lesson(app, "frogger"), KeyButtons()
        flag = say("frogger_lesson.homeward")
        app.run_until(lambda: scene.shown_words == flag, lambda: play_right(app, scene, keys))
        app.frame()
        (ghost,) = [one for one in scene.table.stage.tokens if one.name == "ghost"]
        assert isinstance(scene.table, FroggerTable)
        assert scene.table.layout.haven.contains(ghost.pose.x, ghost.pose.y)


def test_no_way_of_a_leap_stays_and_none_home_is_shown_where_the_turn_is_to_end() -> None:
    with running_app((320, 180), Settings(reduced_motion=True)) as app:
        scene, keys = open_lesson(app, "frogger"), KeyButtons()
        end, read = say("frogger_lesson.end"), say("frogger_lesson.from_pond")
        app.run_until(
            lambda: scene.shown_words == end and scene.chooser,
            lambda: play_right(app, scene, keys),
        )
        haven = scene.table.layout.haven if isinstance(scene.table, FroggerTable) else None
        ghosts = [one for one in scene.table.stage.tokens if one.name == "ghost"]
        assert haven
        assert ghosts
        assert all(one.pose.x < haven.x for one in ghosts)
        app.run_until(lambda: scene.shown_words == read, lambda: play_right(app, scene, keys))
        assert not any(one.name == "dot" for one in scene.table.stage.tokens)


def test_what_leads_back_from_a_step_has_its_name() -> None:
    with running_app((320, 180), Settings(reduced_motion=True)) as app:
        keys = KeyButtons()
        scene, told = _play_to(app, "leap", keys), []
        for _ in range(2):
            assert isinstance(scene.table, FroggerTable)
            told.append([sign.words for sign in scene.table.panels[0].controls])
            tap(app, keys, Intent.CONFIRM)
            app.frames(30)
        back = say("table.back")
        assert [back in words for words in told] == [False, True]


def test_the_last_choice_shows_the_keys_that_go_to_either_answer() -> None:
    with running_app((320, 180), Settings(reduced_motion=True)) as app:
        keys = KeyButtons()
        scene = _play_to(app, "win", keys)
        app.frame()
        ((_, _, presses),) = scene._showing().tasks
        assert presses == [Intent.LEFT, Intent.RIGHT], "neither the answer nor what chooses"
