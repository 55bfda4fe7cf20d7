"""A frog of the table is away while it is large: it comes out of its place, and goes back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest

from rules.core import Seat
from scenes.core.script import Script, advance
from scenes.table.climaxes.climax_size import LARGE, MEDIUM, ClimaxSize
from scenes.table.climaxes.close_ups.acts import Act
from scenes.table.climaxes.close_ups.close_up import ALL_SECONDS
from scenes.table.game_table import AnyTable
from scenes.table.seats.seat_frog import Reaction
from sprites.motion.timestep import STEP
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.climaxes.busy_tables import BOTS

GLAD, HIT = Seat(1), Seat(0)
BOTH = {GLAD: Reaction.JOY, HIT: Reaction.SHOCK}
NEAR = 90.0  # design units: what a frog moves in some steps


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def small_frog(table: AnyTable, seat: Seat, x: float) -> Token:
    """A frog of a *seat* on the table."""
    token = Token(Art("frog-sit", 120.0, palette_of(seat)), Pose(x, 400), 50, "piece", FROG_FEET)
    table.stage.add(token)
    return token


def large_frogs(table: AnyTable, seat: Seat) -> list[Token]:
    """The large frog of a *seat*, while it is there."""
    return [
        token
        for token in table.stage.tokens
        if token.name == "close-up"
        and isinstance(token.picture, Art)
        and token.picture.palette == palette_of(seat)
    ]


def poses(table: AnyTable, script: Script, seat: Seat, small: Token) -> list[Pose]:
    """The large frog of a *seat* after each step in which the *small* one is away."""
    seen = list[Pose]()
    while advance(script):
        table.stage.tick()
        large = large_frogs(table, seat)
        assert not (large and small.visible), "twice at once"
        seen += [token.pose for token in large]
    return seen


@pytest.mark.parametrize("seat", [GLAD, HIT])
@pytest.mark.parametrize("act", [Act.BUMP, Act.CROWN, Act.FACE])
def test_a_large_frog_comes_out_of_its_place_and_goes_back(
    app: RunningApp, seat: Seat, act: Act
) -> None:
    table = app.open_table(*BOTS)
    frogs = {GLAD: small_frog(table, GLAD, 300), HIT: small_frog(table, HIT, 1500)}
    thing = partial(Art, "laurel") if act is Act.CROWN else None
    script = table.climaxes.climax(
        "Oh!", *frogs.values(), size=MEDIUM, reactions=BOTH, act=act, thing=thing
    )
    seen = poses(table, script, seat, frogs[seat])
    for pose in (seen[0], seen[-1]):
        assert abs(pose.x - frogs[seat].pose.x) < NEAR
        assert pose.sx < 0.5
    assert max(pose.sx for pose in seen) >= 1.0
    assert all(frog.visible for frog in frogs.values())


def test_who_has_spun_away_is_on_the_table_again(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    frogs = small_frog(table, GLAD, 300), small_frog(table, HIT, 1500)
    long = replace(LARGE, seconds=1.3)
    script = table.climaxes.climax("Oh!", *frogs, size=long, reactions=BOTH, act=Act.LAP)
    seen = poses(table, script, HIT, frogs[1])
    assert seen[-1].x < 0
    assert all(frog.visible for frog in frogs)


@pytest.mark.parametrize("size", [MEDIUM, LARGE])
def test_the_way_back_takes_no_longer(app: RunningApp, size: ClimaxSize) -> None:
    table = app.open_table(*BOTS)
    frog, steps = small_frog(table, GLAD, 300), 0
    script = table.climaxes.climax("Oh!", frog, size=size, reactions={GLAD: Reaction.JOY})
    while advance(script):
        table.stage.tick()
        steps += 1
    assert steps * STEP == pytest.approx(size.seconds + ALL_SECONDS, abs=0.05)


def test_with_reduced_motion_it_is_away_but_moves_nowhere(app: RunningApp) -> None:
    app.set(reduced_motion=True)
    table = app.open_table(*BOTS)
    frog = small_frog(table, GLAD, 300)
    script = table.climaxes.climax("Oh!", frog, reactions={GLAD: Reaction.JOY})
    assert len({(pose.x, pose.y) for pose in poses(table, script, GLAD, frog)}) == 1
    assert frog.visible


def test_a_crown_is_on_the_large_head_and_turns_with_it(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    frog = small_frog(table, GLAD, 300)
    crown = Token(Art("crown", 40.0), Pose(300, 300), 51, "crown")
    table.stage.add(crown)
    table.climaxes.worn_by = lambda one: (crown,) if one is frog else ()
    script = table.climaxes.climax("Oh!", frog, reactions={GLAD: Reaction.JOY})
    angles = dict[str, float]()
    while advance(script):
        table.stage.tick()
        worn = [token for token in table.stage.tokens if token.name == "worn"]
        for token, large in zip(worn, large_frogs(table, GLAD), strict=False):
            assert not crown.visible
            assert abs(token.pose.x - large.pose.x) < large.pose.sx * 200
            assert isinstance(large.picture, Art)
            angles[large.picture.name] = token.pose.angle
    assert angles["frog-cheer"] == 0.0
    assert angles["frog-triumph"] > 0.0
    assert crown.visible


def test_the_frog_of_a_seat_stays_there_and_is_not_lit(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    body = table.climaxes.frogs()[GLAD].body
    script = table.climaxes.climax("Oh!", body, reactions={GLAD: Reaction.JOY})
    while advance(script):
        table.stage.tick()
        assert body.visible
        assert not body.lit


def test_the_laurel_of_a_seat_is_on_its_large_frog_alone(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    table.climaxes.laurel.put_on([GLAD])
    script, seen = table.climaxes.climax("Oh!", reactions={GLAD: Reaction.JOY}), 0
    while advance(script):
        table.stage.tick()
        if table.stage.has("worn"):
            seen += 1
            assert not table.climaxes.laurel.token.visible
    assert seen
    assert table.climaxes.laurel.token.visible
