"""The finish of a match: winners, the view behind them and why they have won, then the podium."""

from __future__ import annotations

from collections.abc import Sequence
from math import radians, sin
from typing import Literal

import pytest

from rules.core import Seat
from rules.games import REGISTRATIONS
from scenes.core.ending import Ending, ResultRow
from scenes.core.script import advance
from scenes.core.settings.settings import Settings
from scenes.menus.results import Results
from scenes.table.climaxes.headline import TILT
from scenes.table.climaxes.spotlight import token_box
from scenes.table.finish.finish import Finish
from scenes.table.game_table import AnyTable
from scenes.table.table_scene import TableScene
from scenes.ui.podium_look import PodiumLook, look_of_podium
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.lit_view import LitView
from sprites.stage.token import Token
from tests.scenes.running_app import RunningApp, running_app

TINY = (320, 180)
BOTS = (BotPlayer("judge"),) * 3
A, B, C = map(Seat, range(3))
WINNER_WIDE = 1000.0  # with its arms
LARGE = ("winner", "headline")
LOOK = look_of_podium("quibbit")
ALONE = Ending([ResultRow(1, B, 1)], "Why.")
SHARED = Ending([ResultRow(1, A, 0), ResultRow(1, B, 1), ResultRow(3, C, 2)], "Why.")


def finish_steps(app: RunningApp, ending: Ending, look: PodiumLook = LOOK) -> int:
    """How many steps a finish takes; nothing of it may stay."""
    table = app.open_table(*BOTS)
    tokens, steps = table.stage.tokens, 0
    script = Finish(table.climaxes, table.stage, ending, look).show()
    while advance(script):
        table.stage.tick()
        table.climaxes.step()
        steps += 1
    assert table.stage.tokens == tokens
    assert not any(token.lit for token in tokens)
    return steps


def test_a_finish_takes_three_seconds_and_leaves_the_table_as_it_was() -> None:
    with running_app(TINY) as app:
        assert 2.0 < finish_steps(app, SHARED) / 120 < 3.0


@pytest.mark.parametrize("name", [*REGISTRATIONS])
def test_the_finish_of_no_game_takes_longer_than_three_seconds(name: str) -> None:
    with running_app(TINY) as app:
        assert finish_steps(app, ALONE, look_of_podium(name)) / 120 < 3.0


@pytest.mark.parametrize("ending", [ALONE, SHARED], ids=["one", "two"])
def test_winners_fill_the_screen_equally_long_in_all_games(ending: Ending) -> None:
    named = set[float]()
    for name in REGISTRATIONS:
        with running_app(TINY) as app:
            table = app.open_table(*BOTS)
            script = Finish(table.climaxes, table.stage, ending, look_of_podium(name)).show()
            steps = 0
            while advance(script):
                table.stage.tick()
                steps += table.stage.has("headline")
            named.add(round(steps / 120, 1))
    assert named == {2.2}


@pytest.mark.parametrize("speed", ["calm", "brisk"])
def test_a_finish_is_as_long_at_every_speed_and_after_every_wait(
    speed: Literal["calm", "brisk"],
) -> None:
    with running_app(TINY, Settings(speed=speed, hints="never")) as app:
        table = app.open_table(Person(LEFT_KEYS), *BOTS[1:])
        app.shows(TableScene)
        while table.match.waiting_for:
            if A in table.pending.missing and table.awaiting_choice:
                table.pending.decide(A, next(iter(table.match.state.legal(A))))
            app.stack.step()
        while not table.stage.has("winner"):
            app.stack.step()
        frames = 0
        while not isinstance(app.scene, Results):
            app.frames()
            frames += 1
        assert 2.6 < frames / 60 < 3.1


def test_the_winner_is_seen_in_full_until_the_podium_takes_its_place() -> None:
    with running_app(TINY) as app:
        table = app.open_table(*BOTS)
        script, shown = Finish(table.climaxes, table.stage, ALONE, LOOK).show(), dict[str, Token]()
        while advance(script):
            table.stage.tick()
            shown = {token.name: token for token in table.stage.tokens}
        assert all(shown[name].visible and shown[name].pose.alpha == 1.0 for name in LARGE)


def test_the_winner_stands_large_between_the_view_and_its_name() -> None:
    with running_app(TINY) as app:
        table = app.open_table(*BOTS)
        script = Finish(table.climaxes, table.stage, ALONE, LOOK).show()
        shown: dict[str, Token] = {}
        while "headline" not in shown:
            assert advance(script)
            table.stage.tick()
            shown = {token.name: token for token in table.stage.tokens if token.lit}
        winner, (wide, _) = shown["winner"], table.stage.renderer.size(shown["winner"].picture)
        assert wide > 0.4 * table.stage.renderer.width
        assert view_of(table).order[0] < winner.height < shown["headline"].height


def test_of_what_is_large_one_thing_moves_at_a_time_and_none_is_rotated() -> None:
    with running_app(TINY) as app:
        table = app.open_table(*BOTS)
        script = Finish(table.climaxes, table.stage, ALONE, LOOK).show()
        before: dict[str, Pose] = {}
        while advance(script):
            table.stage.tick()
            shown = {token.name: token.shown() for token in table.stage.tokens}
            large = {name: shown[name] for name in LARGE if name in shown}
            assert sum(before.get(name) != pose for name, pose in large.items()) <= 1
            assert "winner" not in large or large["winner"].angle == 0
            before = large


def test_winners_and_what_is_around_them_move_until_the_podium_is_there() -> None:
    with running_app(TINY) as app:
        table = app.open_table(*BOTS)
        script = Finish(table.climaxes, table.stage, ALONE, LOOK).show()
        still, longest, before = 0, 0, list[Pose]()
        while advance(script):
            table.stage.tick()
            table.climaxes.step()
            shown = [t.shown() for t in table.stage.tokens if t.name in ("winner", "around")]
            still = still + 1 if shown == before else 0
            longest, before = max(longest, still), shown
        assert longest < 40


@pytest.mark.parametrize("text_size", [100, 200])
def test_why_somebody_has_won_stands_under_the_name_and_on_the_screen(
    text_size: Literal[100, 200],
) -> None:
    rows = [ResultRow(1, B, 1, "Points: 12, direct: 5"), ResultRow(2, A, 0, "Points: 9")]
    with running_app(TINY, Settings(text_size=text_size)) as app:
        table, renderer = app.open_table(*BOTS[:2]), app.context.renderer
        finish = Finish(table.climaxes, table.stage, Ending(rows, "Why."), LOOK)
        (note,), found = finish._words.reasons, 0
        script = finish.show()
        while advance(script):
            table.stage.tick()
            table.climaxes.step()
            if note.stage:
                box, name = token_box(renderer, note), token_box(renderer, finish._words.name)
                assert name.centre[1] < box.centre[1]
                assert box.bottom <= renderer.height
                found += 1
        assert found


def test_every_game_has_a_finish_of_its_own_that_hides_no_winner() -> None:
    looks = [look_of_podium(name) for name in REGISTRATIONS]
    assert len({look.view for look in looks}) == len(looks)
    for look in looks:
        assert look.around
        for drawing in look.around:
            assert WINNER_WIDE / 2 < abs(drawing.x) < 960, "beside the face, and on the screen"


@pytest.mark.parametrize("ending", [ALONE, SHARED], ids=["one", "two"])
def test_winners_hide_nothing_of_what_is_around_them(ending: Ending) -> None:
    with running_app(TINY) as app:
        table = app.open_table(*BOTS)
        shown: Sequence[Token] = ()
        script = Finish(table.climaxes, table.stage, ending, LOOK).show()
        while not any(token.name == "headline" for token in shown):
            assert advance(script)
            table.stage.tick()
            shown = table.stage.tokens
        around = [token for token in shown if token.name == "around"]
        assert (len(around) == len(LOOK.around)) == (ending is ALONE)
        for winner in (token for token in shown if token.name == "winner"):
            body = token_box(table.stage.renderer, winner)
            body = body.inset(0.08 * body.w, 0.08 * body.h)
            assert not any(token_box(table.stage.renderer, one).overlaps(body) for one in around)


@pytest.mark.parametrize("size", [100, 200])
def test_why_they_have_won_stands_small_under_the_name(size: Literal[100, 200]) -> None:
    words = "Last with cards, and farther than all others"
    with running_app(TINY, Settings(text_size=size)) as app:
        table, renderer = app.open_table(*BOTS), app.context.renderer
        ending = Ending([ResultRow(1, A, 0, words), ResultRow(2, B, 1)], "Why.")
        shown: dict[str, Box] = {}
        script = Finish(table.climaxes, table.stage, ending, LOOK).show()
        while advance(script):
            table.stage.tick()
            shown = {token.name: token_box(renderer, token) for token in table.stage.tokens}
        note, name = shown["note"], shown["headline"]
        assert Box(0, 0, renderer.width, renderer.height).encloses(note)
        corner = note.bottom + note.w / 2 * sin(radians(abs(TILT)))
        assert corner <= renderer.height
        assert note.centre[1] > name.bottom
        assert note.h < 0.6 * name.h


@pytest.mark.parametrize("reduced_motion", [False, True])
@pytest.mark.parametrize("name", [*REGISTRATIONS])
def test_the_winner_of_each_game_does_what_is_its_own(name: str, *, reduced_motion: bool) -> None:
    look = look_of_podium(name)
    with running_app(TINY, Settings(reduced_motion=reduced_motion)) as app:
        table, poses, more = app.open_table(*BOTS), list[str](), set[str]()
        before = table.stage.tokens
        script = Finish(table.climaxes, table.stage, ALONE, look).show()
        while advance(script):
            table.stage.tick()
            shown = {token.name: token.picture for token in table.stage.tokens}
            more |= shown.keys()
            winner = shown.get("winner")
            poses += [winner.name] if isinstance(winner, Art) else []
        assert table.stage.tokens == before
    assert poses[-1] == look.act.pose
    assert (look.act.before in poses) == bool(look.act.before and not reduced_motion)
    assert ("accessory" in more) == bool(look.act.accessories or look.act.headgear)
    assert not (reduced_motion and "act" in more), "something flies"


def test_winners_with_unlike_lines_have_no_reason_in_common() -> None:
    def ending(*words: str) -> Ending:
        return Ending([ResultRow(1, Seat(i), i, each) for i, each in enumerate(words)], "Why.")

    assert ending("6 home").short_reason == ending("6 home", "6 home").short_reason == "6 home"
    assert not ending("6 home", "5 home").short_reason
    assert not SHARED.short_reason


def view_of(table: AnyTable) -> LitView:
    """What is behind the winners of the finish, once it has begun."""
    return next(each for each in table.stage._effects._rects if isinstance(each, LitView))


def test_with_reduced_motion_the_winner_does_not_leap() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = app.open_table(*BOTS)
        script, places = (
            Finish(table.climaxes, table.stage, ALONE, LOOK).show(),
            set[tuple[float, float]](),
        )
        while advance(script):
            table.stage.tick()
            at = [t.shown() for t in table.stage.tokens if t.name == "winner"]
            places.update((pose.x, pose.y) for pose in at)
        assert len(places) <= 2, "where it sat, and where it stands"


def test_who_holds_the_button_sees_it_in_a_quarter_of_the_time() -> None:
    frames = {}
    for hurried in (False, True):
        with running_app(TINY, Settings(hints="never")) as app:
            table = app.open_table(*BOTS)
            scene = app.shows(TableScene)
            while table.match.waiting_for:
                app.stack.step()
            while not any(token.name == "winner" for token in table.stage.tokens):
                app.stack.step()
            scene.pace.hurried = hurried
            frames[hurried] = 0
            while not isinstance(app.scene, Results):
                app.frames()
                frames[hurried] += 1
    assert frames[True] < frames[False] / 3
