"""Hints are given game by game, begin with the goal, and leave open what they are about."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from unittest.mock import patch

import pytest

from rules.core import Seat
from rules.games import AnyGame
from rules.quivvit import QUIVVIT
from scenes.core.settings.settings import Settings
from scenes.table.captions.hint_slip import Hint, reading_seconds
from scenes.table.captions.hints import Hints
from scenes.table.game_table import AnyTable
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.motion.timestep import steps_in
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from tests.all_games import GAMES
from tests.scenes.games.built_tables import fit_window
from tests.scenes.matches.short_options import SHORT
from tests.scenes.quick_bots import quick_bots
from tests.scenes.running_app import running_app
from tests.scenes.table.captions.under_slips import UnderSlips, frames, read_words, slips
from words import say

ME = Seat(0)
LOOKS = [(True, (1280, 720), 100), (False, (1920, 1080), 200)]
LEAST = 3  # hints in a match
CHOICES = 8


def test_who_has_finished_one_game_is_still_told_about_the_others() -> None:
    with running_app((320, 180), Settings(hints="first")) as app:
        app.open_table(Person(LEFT_KEYS), BotPlayer("easy"))
        app.context.known_games.add("quibbit")
        assert not Hints(app.context, "quibbit").wanted
        assert Hints(app.context, "frogger").wanted


@pytest.mark.parametrize(("share", "read"), [(0.5, False), (0.25, True)])
def test_a_short_hint_counts_as_read_sooner(share: float, read: bool) -> None:
    with running_app((320, 180), Settings(hints="never")) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"))
        steps = iter(range(int(0.3 * steps_in(reading_seconds("Faster.")))))
        hint = Hint("Faster.", lambda: None, lambda: next(steps, None) is not None, share=share)
        counted: list[bool] = []

        def show() -> Iterator[None]:
            counted.append((yield from table.top_bar.show_hint(hint)))

        list(show())
        assert counted == [read]


def test_a_hint_that_is_interrupted_again_and_again_is_begun_twice_at_most() -> None:
    with running_app((320, 180), Settings(hints="never")) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"))
        whole = steps_in(reading_seconds("A lap wins."))
        seen = [False]
        hint = Hint("A lap wins.", lambda: None, ready=lambda: len(seen) % whole < whole // 3)
        for _ in table.top_bar.show_hint(hint):
            seen.append(any(slip.visible for slip in slips(table)))
            assert len(seen) < 9 * whole
        assert sum(now and not before for before, now in pairwise(seen)) == 2
        assert not slips(table)


def test_what_a_lesson_has_shown_is_told_again_only_to_those_who_want_all_hints() -> None:
    with running_app((320, 180), Settings(hints="first")) as app:
        app.open_table(Person(LEFT_KEYS), BotPlayer("easy"))
        app.context.taught_rules.add("a card is lost")
        hints = Hints(app.context, "quibbit")
        assert not hints.give("a card is lost")
        assert hints.give("a card comes back")
        app.set(hints="always")
        assert hints.give("a card is lost")


def test_what_was_read_at_one_table_is_not_told_at_the_next() -> None:
    with running_app((320, 180), Settings(hints="first")) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=QUIVVIT)
        app.run_until(lambda: table.people_choose)
        goal = table.goal_rule
        table.show_hint(Hint("A rule.", lambda: None))
        app.run_until(lambda: not table.top_bar.has_hint)
        assert app.context.taught_rules == {"A rule.", goal}
        assert not Hints(app.context, "quivvit").is_new("A rule.")
        table.show_hint(Hint("Over.", lambda: None, holds=lambda: False))
        app.frames(2)
        assert app.context.taught_rules == {"A rule.", goal}, "this one was not read"


def test_a_hint_that_could_not_be_read_comes_once_more_but_not_in_a_show() -> None:
    with running_app((320, 180)) as app:
        hints = Hints(app.context, "frogger")
        for comes in (True, True, False):
            assert hints.give("A flag lies in the pond.") == comes
            hints.forget("A flag lies in the pond.")
        shown = Hints(replace(app.context, on_show=True), "frogger")
        for comes in (True, False):
            assert shown.give("A flag lies in the pond.") == comes
            shown.forget("A flag lies in the pond.")


def test_a_longer_hint_is_shown_longer() -> None:
    short, long = "It is torn.", "A card lies between two frogs. " * 4
    assert reading_seconds(short) >= 2
    assert reading_seconds(long) > 2 * reading_seconds(short)


def test_the_first_hint_says_the_goal_and_frames_what_counts_it() -> None:
    for game in GAMES:
        with running_app((320, 180), Settings(hints="first")) as app:
            bots = [BotPlayer("easy")] * (max(2, game.seats[0]) - 1)
            table = app.open_table(Person(LEFT_KEYS), *bots, game=game)
            app.run_until(lambda table=table: any(slip.visible for slip in slips(table)))  # type: ignore[misc]
            assert list(map(read_words, slips(table))) == [table.goal_rule]
            corners = [(one.pose.x, one.pose.y) for one in frames(table)[:4]]
            (left, top), _, (right, bottom), _ = corners
            middle = (left + right) / 2, (top + bottom) / 2
            centre = table.top_bar.goal_place.centre  # closer to it where other words lie beside
            assert middle == pytest.approx(centre, abs=5)


@quick_bots()
@pytest.mark.parametrize(("fewest", "size", "text"), LOOKS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_hint_covers_anything_in_a_whole_match(
    game: AnyGame, fewest: bool, size: tuple[int, int], text: int
) -> None:
    seats = min(game.seats) if fewest else max(game.seats)
    with running_app((320, 180), Settings(hints="always")) as app:
        fit_window(app, (size, text / 100))
        bots, options = [BotPlayer("easy")] * (seats - 1), SHORT.get(game.name)
        table = app.open_table(
            Person(LEFT_KEYS), *bots, game=game, options=options, seed=1, shown=False
        )
        told_at_once = heard_at_once(table)
        app.open(table).lay_out(None)  # and never draw it
        rng, under = Random(1), UnderSlips(table)
        while table.match.waiting_for:
            app.stack.step()
            assert under.covered() == []
            seen = [slip for slip in slips(table) if slip.visible and slip.pose.alpha == 1.0]
            read = any(read_words(slip) not in told_at_once for slip in seen)
            assert not read or table.people_choose or not table.holds_hints_back
            if table.awaiting_choice and ME in table.pending.missing:
                table.pending.decide(ME, rng.choice(list(table.match.state.legal(ME))))
        assert len(table.hints.given) >= LEAST


def heard_at_once(table: AnyTable) -> list[str]:
    """The hints of *table* that wait for no choice of people; it grows as they are given."""
    show, heard = table.show_hint, list[str]()

    def listen(hint: Hint, *, waits: bool = False) -> None:
        heard.extend([] if waits else [hint.words])
        show(hint, waits=waits)

    table.show_hint = listen  # type: ignore[method-assign]
    return heard


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_how_bots_get_faster_is_told_in_their_turns_from_the_third_on(
    game: AnyGame,
) -> None:
    with running_app((320, 180), Settings(hints="first")) as app:
        bots = [BotPlayer("easy")] * (max(2, game.seats[0]) - 1)
        table = app.open_table(Person(LEFT_KEYS), *bots, game=game, seed=1)
        speed = say("table.hint_speed_key", control="Space", log="F")

        def is_told() -> bool:
            return any(read_words(slip) == speed for slip in slips(table))

        def play_until(reached: Callable[[], bool]) -> None:
            while not reached():
                app.stack.step()
                if table.awaiting_choice and ME in table.pending.missing:
                    app.stack.step()
                    assert not is_told(), "never in one's own turn"
                    if not slips(table):  # it is read before one chooses
                        table.pending.decide(ME, min(table.match.state.legal(ME), key=repr))

        play_until(is_told)
        seats = frozenset(app.context.seating.bots())
        assert sum(bool(seats & choices.keys()) for choices in table.match.log) > 2
        assert not table.people_choose
        assert any(frame.visible for frame in frames(table)), "round the lit button"
        play_until(lambda: not is_told())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_one_hint_at_most_is_given_before_ones_first_turn(game: AnyGame) -> None:
    with running_app((320, 180), Settings(hints="first")) as app:
        bots = [BotPlayer("easy")] * (max(game.seats) - 1)
        table = app.open_table(*bots, Person(LEFT_KEYS), game=game, seed=1)
        last = Seat(len(bots))
        while not (table.awaiting_choice and last in table.pending.missing):
            app.stack.step()
        assert table.hints.given == [table.goal_rule]


@quick_bots()
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_hint_holds_the_game_up(game: AnyGame) -> None:
    with_hints = steps_of_choices(game)
    with patch.object(Hints, "is_new", lambda *_: False):
        assert steps_of_choices(game) == with_hints


def steps_of_choices(game: AnyGame) -> list[int]:
    """How many steps the first choices take, in a game that the person knows."""
    with running_app((320, 180), Settings(hints="always")) as app:
        app.context.known_games.add(game.name)
        bots = [BotPlayer("easy")] * (max(2, game.seats[0]) - 1)
        table = app.open_table(Person(LEFT_KEYS), *bots, game=game, seed=1)
        steps = [0] * CHOICES
        while len(table.match.log) < CHOICES:
            app.stack.step()
            steps[len(table.match.log) - 1] += 1
            if table.awaiting_choice and ME in table.pending.missing:
                table.pending.decide(ME, min(table.match.state.legal(ME), key=repr))
        assert table.hints.given or not table.hints.is_new("a rule")
        return steps


def test_a_hint_gives_way_to_a_headline_and_is_read_after_it() -> None:
    with running_app((320, 180), Settings(hints="never")) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=QUIVVIT)
        table.show_hint(Hint("A rule.", lambda: Box(0, 0, 100, 100)))
        frame, *_ = frames(table)
        headline = Token(Paper(1, 1), Pose(0, 0), 0.0, "headline")
        table.stage.add(headline)
        for _ in range(steps_in(2 * reading_seconds("A rule."))):
            app.stack.step()
        assert not slips(table)
        assert not frame.visible
        table.stage.remove(headline)
        app.stack.step()
        assert slips(table)
        assert frame.visible
        app.run_until(lambda: not slips(table))


def test_no_hint_is_read_while_the_table_is_dimmed() -> None:
    with running_app((320, 180), Settings(hints="never")) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=QUIVVIT)
        light = table.climaxes.spotlight
        table.show_hint(Hint("A rule.", lambda: None))
        assert slips(table)
        light.shine(())
        app.run_until(lambda: light.is_dark)
        app.stack.step()
        assert not slips(table)
        light.end()
        app.stack.step()
        assert slips(table)


def test_no_hint_is_read_while_a_callout_is() -> None:
    with running_app((320, 180), Settings(hints="never")) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=QUIVVIT)
        callout = Token(Paper(1, 1), Pose(0, 0), 0.0, "callout")
        table.stage.add(callout)
        table.show_hint(Hint("A rule.", lambda: None))
        app.stack.step()
        assert not slips(table)
        table.stage.remove(callout)
        app.stack.step()
        assert slips(table)


@pytest.mark.parametrize("waits", [False, True])
def test_what_a_hint_frames_is_framed_until_the_next_choice_is_shown(waits: bool) -> None:
    with running_app((320, 180), Settings(hints="never")) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=QUIVVIT)
        app.run_until(lambda: table.awaiting_choice)
        table.show_hint(Hint("A rule. " * 20, lambda: Box(0, 0, 100, 100)), waits=waits)
        frame, *_ = frames(table)
        app.run_until(lambda: frame.visible)
        table.pending.decide(ME, min(table.match.state.legal(ME), key=repr))
        app.run_until(lambda: len(table.match.log) > 0)
        app.frames(1)
        assert table.top_bar.has_hint
        assert not frame.visible
