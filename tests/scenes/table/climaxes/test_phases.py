"""The phases of a close-up: who acts gathers itself, it happens, and all settle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import groupby

import pytest

from rules.core import Seat
from scenes.core.script import advance
from scenes.table.climaxes.climax_size import LARGE, MEDIUM, ClimaxSize
from scenes.table.climaxes.close_ups.acts import LAYOUTS, Act, Layout
from scenes.table.climaxes.close_ups.close_up import ALL_SECONDS
from scenes.table.climaxes.close_ups.close_up_content import CloseUpContent
from scenes.table.climaxes.close_ups.course import Course
from scenes.table.climaxes.headline import PictureOfWidth
from scenes.table.game_table import AnyTable
from scenes.table.seats.seat_frog import Reaction
from scenes.ui.winning.own_poses import own_pose
from sprites.motion.timestep import STEP
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.climaxes.busy_tables import BOTS

ACTOR, VICTIM = Seat(1), Seat(0)
BOTH = {ACTOR: Reaction.JOY, VICTIM: Reaction.SHOCK}
THINGS = {Act.SNATCH: "crown", Act.CROWN: "laurel", Act.BLOCK: "crown"}
LONGEST = 0.5  # seconds for which a frog is seen in one drawing and one place


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def steps_of(
    table: AnyTable, moods: dict[Seat, Reaction], act: Act, size: ClimaxSize = LARGE
) -> Iterator[dict[Seat, Token]]:
    """The large frogs after each step of a close-up."""
    script = table.climaxes.climax("Oh!", size=size, reactions=moods, act=act, thing=thing_of(act))
    while advance(script):
        table.stage.tick()
        yield {
            seat: token
            for seat in moods
            for token in table.stage.tokens
            if token.name == "close-up" and art_of(token).palette == palette_of(seat)
        }


def thing_of(act: Act) -> PictureOfWidth | None:
    return partial(Art, THINGS[act]) if act in THINGS else None


def art_of(token: Token) -> Art:
    assert isinstance(token.picture, Art)
    return token.picture


def looks_of(frogs: Iterator[dict[Seat, Token]], seat: Seat) -> list[str]:
    """The drawings of the frog of a *seat* one after another."""
    seen = [art_of(shown[seat]).name for shown in frogs if seat in shown]
    return [look for look, _ in groupby(seen)]


@pytest.mark.parametrize("act", [Act.BUMP, Act.LAP, Act.PLUNGE])
@pytest.mark.parametrize("alone", [False, True])
def test_who_knocks_another_away_crouches_before_it(
    app: RunningApp, act: Act, *, alone: bool
) -> None:
    moods = {ACTOR: Reaction.JOY} if alone else BOTH
    looks = looks_of(steps_of(app.open_table(*BOTS), moods, act), ACTOR)
    assert looks[1] == "frog-crouch"
    assert looks[2] == looks[0], "it shoots to where it hits"
    assert looks[3:5] == ["frog-cheer", "frog-triumph"]


@pytest.mark.parametrize(
    ("act", "look"), [(Act.CROWN, "frog-gaze"), (Act.FACE, "frog-fist"), (Act.BLOCK, "frog-smirk")]
)
def test_who_does_it_is_glad_only_once_it_is_decided(app: RunningApp, act: Act, look: str) -> None:
    looks = looks_of(steps_of(app.open_table(*BOTS), BOTH, act), ACTOR)
    assert looks[1:4] == [look, "frog-cheer", "frog-triumph"]


@pytest.mark.parametrize("act", [*Act])
def test_all_stands_still_and_shakes_as_it_happens_and_not_before(
    app: RunningApp, act: Act
) -> None:
    table, frozen = app.open_table(*BOTS), list[bool]()
    for shown in steps_of(table, BOTH, act):
        if shown:
            frozen.append(table.stage.frozen)
            table.stage.freeze(0)
    assert frozen.count(True) == 1
    assert frozen.index(True) * STEP > 0.1


@pytest.mark.parametrize("act", [*Act])
@pytest.mark.parametrize("moods", [BOTH, {ACTOR: Reaction.JOY}, {VICTIM: Reaction.SULK}])
def test_no_frog_of_a_close_up_is_held_in_one_drawing(
    app: RunningApp, act: Act, moods: dict[Seat, Reaction]
) -> None:
    held = dict.fromkeys(moods, 0)
    before = dict[Seat, tuple[Art, Pose]]()
    for shown in steps_of(app.open_table(*BOTS), moods, act):
        for seat, token in shown.items():
            now = art_of(token), token.shown()
            held[seat] = held[seat] + 1 if now == before.get(seat) else 0
            before[seat] = now
            assert held[seat] * STEP < LONGEST, f"{seat} {now}"


@pytest.mark.parametrize("act", [*Act])
@pytest.mark.parametrize("size", [MEDIUM, LARGE])
@pytest.mark.parametrize("moods", [BOTH, {ACTOR: Reaction.JOY}])
def test_a_moment_is_only_as_much_longer_as_it_is_decided_later(
    app: RunningApp, act: Act, size: ClimaxSize, moods: dict[Seat, Reaction]
) -> None:
    steps = sum(1 for _ in steps_of(app.open_table(*BOTS), moods, act, size))
    late = Course(CloseUpContent(moods, thing_of(act), act=act), calm=False).late
    late = 0.0 if LAYOUTS[act] is Layout.PORTRAIT else late
    assert steps * STEP == pytest.approx(size.seconds + late + ALL_SECONDS, abs=0.05)


def test_with_reduced_motion_each_frog_has_one_drawing(app: RunningApp) -> None:
    app.set(reduced_motion=True)
    for act in set(Act) - {Act.PLUNGE}:
        for seat, look in ((ACTOR, "frog-cheer"), (VICTIM, "frog-shock")):
            looks = looks_of(steps_of(app.open_table(*BOTS), BOTH, act), seat)
            is_away = seat == VICTIM and LAYOUTS[act] is Layout.PORTRAIT
            assert looks == ([] if is_away else [look])


def test_who_is_hit_is_as_large_at_last_as_who_is_glad(app: RunningApp) -> None:
    last = dict[Seat, Token]()
    for shown in steps_of(app.open_table(*BOTS), BOTH, Act.BUMP):
        last = shown or last
    assert art_of(last[ACTOR]).width == art_of(last[VICTIM]).width
    assert last[ACTOR].pose.sx == last[VICTIM].pose.sx == 1.0


@pytest.mark.parametrize("moods", [{ACTOR: Reaction.JOY}, {VICTIM: Reaction.SULK}])
@pytest.mark.parametrize("act", [Act.BUMP, Act.LAP])
def test_the_paper_bursts_out_behind_who_is_alone(
    app: RunningApp, act: Act, moods: dict[Seat, Reaction]
) -> None:
    table = app.open_table(*BOTS)
    for shown in steps_of(table, moods, act):
        bursts = [t for t in table.stage.tokens if t.name == "impact" and t.pose.alpha == 1.0]
        for token, burst in zip(shown.values(), bursts, strict=False):
            assert art_of(token).name != "frog-leap"
            assert burst.pose.x == pytest.approx(table.stage.renderer.width / 2)


@pytest.mark.parametrize("act", [Act.BUMP, Act.PLUNGE])
def test_who_has_knocked_another_away_cheers_twice_before_its_own_way(
    app: RunningApp, act: Act
) -> None:
    looks = looks_of(steps_of(app.open_table(*BOTS), BOTH, act), ACTOR)
    assert looks[3:7] == ["frog-cheer", "frog-triumph"] * 2
    assert looks[7] == own_pose(palette_of(ACTOR), won=True)


@pytest.mark.parametrize("moods", [BOTH, {VICTIM: Reaction.SULK}])
def test_who_is_hit_glances_at_who_has_won_if_there_is_anybody(
    app: RunningApp, moods: dict[Seat, Reaction]
) -> None:
    long = replace(LARGE, seconds=1.5)
    looks = looks_of(steps_of(app.open_table(*BOTS), moods, Act.BUMP, long), VICTIM)
    assert ("frog-gaze" in looks) is (ACTOR in moods)


@pytest.mark.parametrize("calm", [False, True])
def test_the_star_hovers_while_a_close_up_stands_but_not_with_reduced_motion(
    app: RunningApp, *, calm: bool
) -> None:
    app.set(reduced_motion=calm)
    table, ups = app.open_table(*BOTS), set[float]()
    for _ in steps_of(table, {ACTOR: Reaction.JOY}, Act.BUMP):
        ups.update(-t.offset.dy for t in table.stage.tokens if t.name == "impact")
    assert (len(ups) > 30) is not calm
    assert 0.0 <= min(ups) <= max(ups) < 12.0
