"""What the large frogs of a close-up do to each other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import groupby

import pytest

from rules.core import Seat
from scenes.core.script import Script, advance
from scenes.table.climaxes.climax_size import LARGE, MEDIUM
from scenes.table.climaxes.close_ups.acts import ENTERING, LAYOUTS, Act, Layout
from scenes.table.climaxes.headline import HEADLINE_Z
from scenes.table.climaxes.spotlight import token_box
from scenes.table.game_table import AnyTable
from scenes.table.seats.seat_frog import Reaction
from scenes.ui.winning.own_poses import own_pose
from sprites.pictures.geometry import Box
from sprites.pictures.palette import Palette, palette_of
from sprites.pictures.pictures import Art, Paper
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.climaxes.busy_tables import BOTS

VICTORIOUS = own_pose(palette_of(1), won=True)
DEFEATED = own_pose(palette_of(0), won=False)
OVER_WORDS = [act for act in Act if LAYOUTS[act] is not Layout.PORTRAIT]
SMALLEST = replace(MEDIUM, trauma=0.0)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def close_ups(table: AnyTable, script: Script, seat: Seat) -> Iterator[tuple[Token, Art]]:
    """The large frog of *seat* after each step of a script, and its drawing."""
    while advance(script):
        table.stage.tick()
        for token in table.stage.tokens:
            art = token.picture
            if token.name != "close-up" or not isinstance(art, Art):
                continue
            if art.palette == palette_of(seat):
                yield token, art


@pytest.mark.parametrize("calm", [False, True])
def test_who_has_done_it_bumps_into_whom_and_knocks_it_back(app: RunningApp, calm: bool) -> None:
    app.set(reduced_motion=calm)
    table = app.open_table(*BOTS)
    script = table.climaxes.climax(
        "Oh!", reactions={Seat(1): Reaction.JOY, Seat(0): Reaction.WINCE}
    )
    apart, places = list[float](), list[float]()
    while advance(script):
        table.stage.tick()
        close_up = [token for token in table.stage.tokens if token.name == "close-up"]
        x = {t.picture.palette: t.pose.x for t in close_up if isinstance(t.picture, Art)}
        if len(x) == 2:
            apart.append(x[palette_of(0)] - x[palette_of(1)])
            places.append(x[palette_of(0)])
    touching = apart.index(min(apart))
    assert (apart[touching] < 0.8 * apart[-1]) != calm
    assert (max(places[touching:]) > places[-1] + 9) != calm


def test_a_contact_is_seen_for_a_tenth_of_a_second_with_a_star_between(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    script = table.climaxes.climax(
        "Oh!", reactions={Seat(1): Reaction.JOY, Seat(0): Reaction.WINCE}
    )
    held = 0
    while advance(script):
        table.stage.tick()
        close_up = [token for token in table.stage.tokens if token.name == "close-up"]
        stars = [t for t in table.stage.tokens if t.name == "impact" and t.z > HEADLINE_Z - 1]
        squeezed = len(close_up) == 2 and all(token.offset.sx < 0.9 for token in close_up)
        held += squeezed and stars[0].pose.alpha == 1.0
    assert held >= 0.1 * 120


@pytest.mark.parametrize("calm", [False, True])
def test_who_laps_leaps_over_another_that_spins_away_behind(app: RunningApp, calm: bool) -> None:
    app.set(reduced_motion=calm)
    table = app.open_table(*BOTS)
    moods = {Seat(1): Reaction.JOY, Seat(0): Reaction.WINCE}
    long = replace(LARGE, seconds=1.3)
    script = table.climaxes.climax("Oh!", size=long, reactions=moods, act=Act.LAP)
    ahead, over, angles, right = list[bool](), list[bool](), {0.0}, 0.0
    while advance(script):
        table.stage.tick()
        boxes = dict[Palette | None, Box]()
        for token in table.stage.tokens:
            if token.name == "close-up" and isinstance(art := token.picture, Art):
                boxes[art.palette] = token_box(app.context.renderer, token)
                angles |= {token.offset.angle} if art.palette == palette_of(0) else set()
        if len(boxes) == 2:
            by, other = boxes[palette_of(1)], boxes[palette_of(0)]
            ahead.append(by.centre[0] > other.centre[0])
            over.append(by.centre[1] < other.y)
            right = other.right
    assert [is_ahead for is_ahead, _ in groupby(ahead)] == ([False] if calm else [False, True])
    assert any(over) == (not calm)
    assert (right < 0) == (not calm)
    assert (len(angles) > 4) == (not calm)


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("alone", [False, True])
def test_who_plunges_looks_out_of_the_water_at_the_end(
    app: RunningApp, calm: bool, alone: bool
) -> None:
    app.set(reduced_motion=calm)
    table = app.open_table(*BOTS)
    moods = {Seat(0): Reaction.WINCE} | ({} if alone else {Seat(1): Reaction.JOY})
    script = table.climaxes.climax("Oh!", reactions=moods, act=Act.PLUNGE)
    turned, order = set[bool](), list[str]()
    while advance(script):
        table.stage.tick()
        shown = [
            (token, art)
            for token in sorted(table.stage.tokens, key=lambda token: token.z)
            if token.name in {"close-up", "impact"}
            and isinstance(art := token.picture, Art)
            and token.pose.alpha == 1.0
        ]
        order = [art.name for _, art in shown] or order
        turned |= {token.offset.angle != 0 for token, art in shown if "frog" in art.name}
    last = [name for name in order if name.startswith("splash") or name == "frog-sad"]
    assert last == ["splash-back", "frog-sad", "splash-front"]
    assert turned == ({False} if calm else {False, True})


@pytest.mark.parametrize("calm", [False, True])
def test_who_stand_face_to_face_do_not_touch_while_what_they_have_is_counted(
    app: RunningApp, calm: bool
) -> None:
    app.set(reduced_motion=calm)
    table = app.open_table(*BOTS)
    moods = {Seat(1): Reaction.JOY, Seat(0): Reaction.SHRUG}
    papers = {
        seat: [Paper(9.0 + seat, high, "#ffffff") for high in (5.0, 6.0, 7.0)] for seat in moods
    }
    counts = {
        seat: [partial(lambda paper, _: paper, paper) for paper in own]
        for seat, own in papers.items()
    }
    script = table.climaxes.climax("Oh!", reactions=moods, act=Act.FACE, counts=counts)
    seen: dict[Seat, list[Paper]] = {seat: [] for seat in moods}
    aside: dict[str, float] = {}
    while advance(script):
        table.stage.tick()
        for token in table.stage.tokens:
            if token.name == "close-up" and token.pose.alpha:
                if isinstance(token.picture, Paper):
                    seat = Seat(int(token.picture.width - 9.0))
                    seen[seat].append(token.picture)
                    aside[f"count {seat}"] = token.pose.x
                elif isinstance(token.picture, Art) and token.picture.palette == palette_of(1):
                    aside["frog 1"] = token.pose.x
                elif isinstance(token.picture, Art):
                    aside["frog 0"] = token.pose.x
    for seat, own in seen.items():
        assert [paper for paper, _ in groupby(own)] == (papers[seat][-1:] if calm else papers[seat])
    assert sorted(aside, key=lambda one: aside[one]) == ["frog 1", "count 1", "count 0", "frog 0"]


def test_of_several_who_are_hit_only_the_nearest_has_a_count(app: RunningApp) -> None:
    table = app.open_table(*BOTS, BOTS[0])
    moods = {Seat(2): Reaction.JOY, Seat(0): Reaction.SULK, Seat(1): Reaction.SULK}
    papers = {seat: Paper(9.0 + seat, 5.0, "#ffffff") for seat in moods}
    counts = {seat: [partial(lambda paper, _: paper, own)] for seat, own in papers.items()}
    script = table.climaxes.climax("Oh!", reactions=moods, act=Act.CROWN, counts=counts)
    seen = set[Paper]()
    while advance(script):
        table.stage.tick()
        seen |= {one.picture for one in table.stage.tokens if isinstance(one.picture, Paper)}
    assert seen & {*papers.values()} == {papers[Seat(2)], papers[Seat(0)]}


@pytest.mark.parametrize("calm", [False, True])
def test_both_pull_at_a_thing_until_the_thief_has_it(app: RunningApp, calm: bool) -> None:
    app.set(reduced_motion=calm)
    table = app.open_table(*BOTS)
    moods = {Seat(1): Reaction.JOY, Seat(0): Reaction.SHOCK}
    thing = partial(Art, "crown")
    script = table.climaxes.climax("Oh!", reactions=moods, thing=thing, act=Act.SNATCH)
    gaps = list[tuple[float, float]]()  # from the thing to the thief, and to who is robbed
    holding = list[set[Palette | None]]()  # whose paws are on it
    looks = set[str]()  # how the thief looks
    while advance(script):
        table.stage.tick()
        close_up = [t for t in table.stage.tokens if t.name == "close-up"]
        arts = [(t, t.picture) for t in close_up if isinstance(t.picture, Art)]
        x = {art.palette: token.pose.x for token, art in arts}
        looks |= {art.name for _, art in arts if art.palette == palette_of(1)}
        paws = [t.picture for t in table.stage.tokens if t.name == "arm" and t.visible]
        holding.append({paw.palette for paw in paws if isinstance(paw, Art)})
        if len(x) == 3:
            gaps.append((x[None] - x[palette_of(1)], x[palette_of(0)] - x[None]))
    thief, robbed = gaps[-1]
    assert 0 < thief < robbed
    assert thief + robbed > 700, "over the screen"
    assert any(0 < there < gaps[-1][1] / 2 for _, there in gaps) != calm
    assert ("frog-cheer" in looks) == calm, "else it raised two more arms"
    both, alone = {palette_of(0), palette_of(1)}, {palette_of(1)}
    assert [one for one, _ in groupby(holding)] == [set()] + [both, alone] * (not calm)


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("before", [False, True])
def test_a_wreath_leaps_from_the_head_of_who_was_in_front(
    app: RunningApp, before: bool, calm: bool
) -> None:
    app.set(reduced_motion=calm)
    table = app.open_table(*BOTS)
    moods = {Seat(1): Reaction.JOY} | ({Seat(0): Reaction.SHOCK} if before else {})
    thing = partial(Art, "laurel")
    script = table.climaxes.climax("Oh!", reactions=moods, thing=thing, act=Act.CROWN)
    shown, worn, first = dict[Palette | None, Token](), list[float](), 0.0
    while advance(script):
        table.stage.tick()
        arts = [(t.picture, t) for t in table.stage.tokens if t.name == "close-up"]
        found = {art.palette: t for art, t in arts if isinstance(art, Art)}
        if len(found) == 2 + before:
            shown = found
            worn.append(shown[None].pose.x)
            first = first or next(
                art.width
                for art, _ in arts
                if isinstance(art, Art) and art.palette == palette_of(1)
            )
    new, old = shown[palette_of(1)], shown.get(palette_of(0))
    assert isinstance(new.picture, Art)
    wide = new.picture.width
    assert abs(worn[-1] - new.pose.x) < 0.2 * wide
    assert new.picture.width > first or calm
    if old:
        assert any(abs(x - old.pose.x) < 0.2 * wide for x in worn) != calm
        assert isinstance(old.picture, Art)
        assert old.picture.name == ("frog-shock" if calm else DEFEATED)


@pytest.mark.parametrize("calm", [False, True])
def test_who_is_blocked_runs_into_the_thing_and_sits_down(app: RunningApp, calm: bool) -> None:
    app.set(reduced_motion=calm)
    table = app.open_table(*BOTS)
    card = Token(Paper(90, 120), Pose(960, 300))
    table.stage.add(card)
    moods = {Seat(1): Reaction.JOY, Seat(0): Reaction.SHOCK}
    script = table.climaxes.climax("Oh!", card, reactions=moods, thing=card, act=Act.BLOCK)
    looks, gaps = list[str](), list[float]()
    for token, art in close_ups(table, script, Seat(0)):
        looks.append(art.name)
        gaps.append(token.pose.x - card.pose.x)
    assert min(gaps) > 0
    ways = ["frog-shock"] if calm else ["frog-leap", "frog-land", "frog-sad", "frog-gaze"]
    assert [look for look, _ in groupby(looks)] == ways


@pytest.mark.parametrize("act", OVER_WORDS)
def test_who_does_it_comes_in_its_own_way_for_each_kind_of_moment(
    app: RunningApp, act: Act
) -> None:
    table = app.open_table(*BOTS)
    moods = {Seat(1): Reaction.JOY, Seat(0): Reaction.WINCE}
    script = table.climaxes.climax("Oh!", reactions=moods, act=act)
    looks = [art.name for _, art in close_ups(table, script, Seat(1))]
    assert looks[0] == ENTERING.get(act, "frog-leap")
    assert looks[-1] == VICTORIOUS


def test_who_has_only_lost_tumbles_in_from_above_and_lies_flat(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    script = table.climaxes.climax("Oh!", reactions={Seat(0): Reaction.SULK})
    shown = [(token.shown(), art.name) for token, art in close_ups(table, script, Seat(0))]
    assert shown[0][0].y < 0
    assert len({pose.angle for pose, _ in shown}) > 3
    (flat, *_) = (i for i, (_, name) in enumerate(shown) if name == "frog-land")
    assert shown[flat][0].y == pytest.approx(shown[-1][0].y, abs=20)
    assert shown[-1][1] == DEFEATED


@pytest.mark.parametrize("calm", [False, True])
def test_the_table_falls_by_a_step_only_where_nobody_is_glad(app: RunningApp, calm: bool) -> None:
    app.set(reduced_motion=calm)
    table, lowest = app.open_table(*BOTS), list[float]()
    for glad in ({}, {Seat(1): Reaction.JOY}):
        script = table.climaxes.climax(
            "Oh!", size=SMALLEST, reactions=glad | {Seat(0): Reaction.WINCE}
        )
        lowest.append(0.0)
        while advance(script):
            table.stage.tick()
            table.climaxes.step()
            lowest[-1] = max(lowest[-1], table.stage.shake[1])
    assert (lowest[0] > 20) != calm
    assert lowest[1] == 0.0


def test_the_air_round_large_frogs_moves_while_they_are_looked_at(
    app: RunningApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, thrown = app.open_table(*BOTS), list[set[str]]()
    glad, sad = {Seat(0): Reaction.JOY}, {Seat(1): Reaction.SULK}
    for moods in (glad, sad, glad | sad):
        thrown.append(set())
        monkeypatch.setattr(
            table.climaxes._confetti, "burst", lambda kind, *_: thrown[-1].add(kind)
        )
        script = table.climaxes.climax("Oh!", reactions=moods)
        while advance(script):
            table.stage.tick()
    assert thrown == [{"sparkle"}, {"drop"}, {"sparkle", "drop"}]


def test_who_is_hit_is_shocked_lies_flat_and_is_sad_unless_motion_is_reduced(
    app: RunningApp,
) -> None:
    for calm in (False, True):
        app.set(reduced_motion=calm)
        table = app.open_table(*BOTS)
        moods = {Seat(1): Reaction.JOY, Seat(0): Reaction.SHOCK}
        shown = close_ups(table, table.climaxes.climax("Oh!", reactions=moods), Seat(0))
        looks = [name for name, _ in groupby(art.name for _, art in shown)]
        assert looks == ["frog-shock", *(() if calm else ("frog-land", "frog-sad", DEFEATED))]
