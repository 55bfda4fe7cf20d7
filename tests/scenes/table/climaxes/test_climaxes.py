"""Great moments: all stands still, the table shakes and is dimmed, and nothing of it stays."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import pytest

from scenes.core.script import Script, advance
from scenes.table.climaxes.climaxes import NEARER
from scenes.table.climaxes.spotlight import token_box
from scenes.table.game_table import AnyTable
from scenes.table.table_scene import TableScene
from sprites.motion.motions import hop
from sprites.motion.timestep import STEP
from sprites.motion.trauma import Trauma
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.climaxes.busy_tables import BOTS, busy_table, pictures, shown_whole


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


@pytest.mark.parametrize("steps", [4, 5])  # the second or the first step of a frame
def test_a_freeze_holds_everything_for_three_frames(app: RunningApp, steps: int) -> None:
    table = busy_table(app)
    table.motions.play(freeze_after(table, steps))
    shown = pictures(app, 12)
    lengths = [len(list(same)) for _, same in groupby(shown)]
    assert sorted(lengths) == [1] * 8 + [4]


def freeze_after(table: AnyTable, steps: int) -> Script:
    for _ in range(steps):
        yield
    table.stage.freeze()


def test_nobody_who_hurries_waits_for_a_freeze(app: RunningApp) -> None:
    table = busy_table(app)
    app.shows(TableScene).pace.hurried = True
    table.stage.freeze()
    assert len(set(pictures(app, 5))) == 5


def test_trauma_decays_by_half_a_second_and_shakes_by_its_square() -> None:
    trauma = Trauma()
    trauma.add(0.8)
    trauma.add(0.8)
    assert trauma.amount == 1.0
    strong = reach(trauma)
    for _ in range(round(1.0 / STEP)):
        trauma.step()
    assert trauma.amount == pytest.approx(0.5)
    assert reach(trauma) == pytest.approx(strong / 4, rel=0.3)
    for _ in range(round(1.0 / STEP)):
        trauma.step()
    assert trauma.offset(1.0) == (0.0, 0.0)


def reach(trauma: Trauma) -> float:
    """How far it shakes in a tenth of a second, without decaying."""
    still, most = trauma.amount, 0.0
    for _ in range(36):
        trauma.step()
        trauma.amount = still
        most = max(most, *map(abs, trauma.offset(1.0)))
    return most


@pytest.mark.parametrize("shake", [0, 50, 100])
def test_the_setting_says_how_much_the_table_shakes(app: RunningApp, shake: int) -> None:
    app.set(shake=shake)
    table = busy_table(app)
    table.climaxes.hit(1.0)
    most = 0.0
    for _ in range(60):
        app.frames()
        most = max(most, *map(abs, table.stage.shake))
    assert (most > 0.0) == (shake > 0)
    assert most <= 20.0 * shake / 100


def test_with_reduced_motion_nothing_is_frozen_or_shaken(app: RunningApp) -> None:
    app.set(reduced_motion=True)
    table = busy_table(app)
    table.climaxes.hit(1.0)
    app.frames()
    assert not table.stage.frozen
    assert table.stage.shake == (0.0, 0.0)


@pytest.mark.parametrize("calm", [False, True])
def test_a_climax_leaves_the_table_as_it_was(app: RunningApp, calm: bool) -> None:
    app.set(reduced_motion=calm)
    table = app.open_table(*BOTS)
    app.run_until(lambda: table.awaiting_choice)
    tokens, actor = table.stage.tokens, table.stage.tokens[0]
    script = table.climaxes.climax("Croak!", actor)
    for _ in range(2000):
        advance(script)
        table.stage.tick()
        table.climaxes.step()
        table.motions.step()
    assert table.stage.tokens == tokens
    assert not actor.lit
    assert table.stage.shake == (0.0, 0.0)


def test_heads_turn_to_a_box_of_words_that_are_about_no_token(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    script = table.climaxes.climax("Croak!", within=(box := Box(600, 100, 500, 200)))
    for _ in range(5):
        advance(script)
    assert table.climaxes.focus == box.centre


def test_a_headline_lies_over_no_sign_if_there_is_another_place(app: RunningApp) -> None:
    table, renderer = app.open_table(*BOTS), app.context.renderer
    for side in (table.top_bar.layout.banner, table.top_bar.layout.side):
        actor = Token(Paper(90, 90), Pose(side.centre[0], side.bottom + 120))
        (headline,) = shown_whole(table, actor)
        box = token_box(renderer, headline)
        assert not box.overlaps(side)
        assert not box.overlaps(token_box(renderer, actor))
        table.stage.remove(headline)


def test_a_leap_that_ends_the_match_leaves_the_table_dark_for_the_finish(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    app.run_until(lambda: table.awaiting_choice)
    actor, goal = Token(Paper(120, 120), Pose(300, 300)), Pose(900, 500)
    table.stage.add(actor)
    leap = hop(actor, goal, 0.4, 100.0, nearer=NEARER)
    table.climaxes.spotlight.stays_dark = True
    script = table.climaxes.follow(actor, goal, leap)
    while advance(script):
        table.stage.tick()
    assert actor.lit
    assert table.climaxes.focus is None
    table.climaxes.spotlight.end_match()
    assert not actor.lit


@pytest.mark.parametrize("calm", [False, True])
def test_a_followed_leap_leaves_the_table_as_it_was(app: RunningApp, calm: bool) -> None:
    app.set(reduced_motion=calm)
    table = app.open_table(*BOTS)
    app.run_until(lambda: table.awaiting_choice)
    actor = Token(Paper(120, 120), Pose(300, 300))
    table.stage.add(actor)
    before, goal, largest = set(table.stage.tokens), Pose(900, 500), 1.0
    script = table.climaxes.follow(actor, goal, hop(actor, goal, 0.4, 100.0, nearer=NEARER))
    for _ in range(240):
        advance(script)
        table.stage.tick()
        largest = max(largest, actor.pose.sx)
    assert (largest > 1.5) == (not calm)
    assert actor.pose == goal
    assert not actor.lit
    assert set(table.stage.tokens) == before
    assert table.climaxes.focus is None
