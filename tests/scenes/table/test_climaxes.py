"""Great moments: all stands still, the table shakes and is dimmed, and nothing of it stays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import groupby

import pytest

from rules.core import Seat
from scenes.core.script import Script, advance
from scenes.table.climaxes.acts import Act
from scenes.table.climaxes.climax_size import MEDIUM, SMALL
from scenes.table.climaxes.climaxes import NEARER
from scenes.table.climaxes.headline import HEADLINE_Z
from scenes.table.climaxes.spotlight import token_box
from scenes.table.game_table import AnyTable
from scenes.table.seats.seat_frog import Reaction
from scenes.table.table_scene import TableScene
from sprites.motion.motions import hop
from sprites.motion.timestep import STEP
from sprites.motion.trauma import Trauma
from sprites.pictures.geometry import Box
from sprites.pictures.palette import Palette, palette_of
from sprites.pictures.pictures import Art, Paper
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.busy_tables import BOTS, busy_table, pictures, shown_whole


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


def test_a_close_up_shows_who_has_done_what_to_whom_from_left_to_right(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    moods = {Seat(1): Reaction.JOY, Seat(0): Reaction.WINCE}
    shown = shown_whole(table, reactions=moods, thing=partial(Art, "crown"))
    frogs = [t for t in shown if isinstance(t.picture, Art) and t.picture.name.startswith("frog")]
    (thing,) = (t for t in shown if isinstance(t.picture, Art) and t.picture.name == "crown")
    places = {
        token.picture.palette: token.pose.x for token in frogs if isinstance(token.picture, Art)
    }
    assert places[palette_of(1)] < thing.pose.x < places[palette_of(0)]


def test_a_small_moment_only_tells_its_words_on_the_lit_table(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    moods = {Seat(1): Reaction.JOY, Seat(0): Reaction.WINCE}
    for size, is_dark in ((SMALL, False), (MEDIUM, True)):
        shown = shown_whole(table, size=size, reactions=moods, thing=partial(Art, "crown"))
        assert table.climaxes.spotlight.is_dark is is_dark
        assert any(token.name == "close-up" for token in shown) is is_dark


def test_heads_turn_to_a_box_of_words_that_are_about_no_token(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    script = table.climaxes.climax("Croak!", within=(box := Box(600, 100, 500, 200)))
    for _ in range(5):
        advance(script)
    assert table.climaxes.focus == box.centre


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


@pytest.mark.parametrize(
    ("reaction", "burst"), [(Reaction.JOY, "impact"), (Reaction.SULK, "impact-sad")]
)
def test_behind_who_has_only_lost_the_paper_droops(
    app: RunningApp, reaction: Reaction, burst: str
) -> None:
    shown = shown_whole(app.open_table(*BOTS), reactions={Seat(0): reaction})
    assert burst in {t.picture.name for t in shown if isinstance(t.picture, Art)}


def test_a_close_up_and_its_headline_hide_none_of_the_actors(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    actor = Token(Paper(120, 120), Pose(960, 300))
    table.stage.add(actor)
    renderer = app.context.renderer
    for token in shown_whole(table, actor, reactions={Seat(0): Reaction.JOY}):
        if token.name in {"headline", "close-up"}:
            assert not token_box(renderer, token).overlaps(token_box(renderer, actor))


def test_a_headline_lies_over_no_sign_if_there_is_another_place(app: RunningApp) -> None:
    table, renderer = app.open_table(*BOTS), app.context.renderer
    for side in (table.top_bar.layout.banner, table.top_bar.layout.side):
        actor = Token(Paper(90, 90), Pose(side.centre[0], side.bottom + 120))
        (headline,) = shown_whole(table, actor)
        box = token_box(renderer, headline)
        assert not box.overlaps(side)
        assert not box.overlaps(token_box(renderer, actor))
        table.stage.remove(headline)


def test_a_headline_and_who_is_shown_with_it_do_not_stand_still(app: RunningApp) -> None:
    table, still, longest = app.open_table(*BOTS), 0, 0
    script = table.climaxes.climax("Croak!", reactions={Seat(0): Reaction.JOY})
    shown, before = list[Pose](), list[Pose]()
    while advance(script):
        table.stage.tick()
        shown = [t.shown() for t in table.stage.tokens if t.name in {"headline", "close-up"}]
        still = still + 1 if shown == before else 0
        longest, before = max(longest, still), shown
    assert longest < 12


def test_a_headline_goes_with_the_frogs_that_it_is_about(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    script, shown = table.climaxes.climax("Oh!", reactions={Seat(0): Reaction.JOY}), [set[str]()]
    while advance(script):
        shown.append({t.name for t in table.stage.tokens} & {"headline", "close-up"})
    met = shown.index({"headline", "close-up"})
    assert {"headline"} not in shown[met:]
    assert not any(t.name in {"headline", "close-up"} for t in table.stage.tokens)


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


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("alone", [False, True])
def test_who_is_flung_tumbles_off_the_screen(app: RunningApp, calm: bool, alone: bool) -> None:
    app.set(reduced_motion=calm)
    table = app.open_table(*BOTS)
    moods = {Seat(0): Reaction.WINCE} | ({} if alone else {Seat(1): Reaction.JOY})
    script, bottom, angles = (
        table.climaxes.climax("Oh!", reactions=moods, act=Act.FLING),
        0.0,
        {0.0},
    )
    while advance(script):
        table.stage.tick()
        for token in table.stage.tokens:
            art = token.picture
            if token.name == "close-up" and isinstance(art, Art) and art.palette == palette_of(0):
                bottom, angles = (
                    token_box(app.context.renderer, token).y,
                    angles | {token.offset.angle},
                )
    assert (bottom >= app.context.renderer.height) == (not calm)
    assert (len(angles) > 4) == (not calm)


def test_a_headline_under_frogs_rises_from_below_their_faces(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    script, tops = table.climaxes.climax("Oh!", reactions={Seat(0): Reaction.JOY}), list[float]()
    while advance(script):
        table.stage.tick()
        tops += [
            token_box(app.context.renderer, t).y for t in table.stage.tokens if t.name == "headline"
        ]
    assert tops[0] > tops[-1]
    assert min(tops) > tops[-1] - 20


@pytest.mark.parametrize("calm", [False, True])
def test_a_thing_is_pulled_out_of_the_paws_of_who_is_robbed(app: RunningApp, calm: bool) -> None:
    app.set(reduced_motion=calm)
    table = app.open_table(*BOTS)
    moods = {Seat(1): Reaction.SMIRK, Seat(0): Reaction.SHOCK}
    thing = partial(Art, "crown")
    script = table.climaxes.climax("Oh!", reactions=moods, thing=thing, act=Act.SNATCH)
    gaps = list[tuple[float, float]]()  # from the thing to the thief, and to who is robbed
    while advance(script):
        table.stage.tick()
        close_up = [t for t in table.stage.tokens if t.name == "close-up"]
        x = {t.picture.palette: t.pose.x for t in close_up if isinstance(t.picture, Art)}
        if len(x) == 3:
            gaps.append((x[None] - x[palette_of(1)], x[palette_of(0)] - x[None]))
    thief, robbed = gaps[-1]
    assert 0 < thief < robbed
    assert any(0 < there < gaps[-1][1] / 2 for _, there in gaps) != calm


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
    shown, worn = dict[Palette | None, Token](), list[float]()
    while advance(script):
        table.stage.tick()
        arts = [(t.picture, t) for t in table.stage.tokens if t.name == "close-up"]
        found = {art.palette: t for art, t in arts if isinstance(art, Art)}
        if len(found) == 2 + before:
            shown = found
            worn.append(shown[None].pose.x)
    new, old = shown[palette_of(1)], shown.get(palette_of(0))
    wide = new.picture.width if isinstance(new.picture, Art) else 0
    assert abs(worn[-1] - new.pose.x) < 0.2 * wide
    assert new.pose.sx > 1.0 or calm
    if old:
        assert any(abs(x - old.pose.x) < 0.2 * wide for x in worn) != calm
        assert isinstance(old.picture, Art)
        assert old.picture.name == "frog-gaze"


@pytest.mark.parametrize("calm", [False, True])
def test_who_is_blocked_runs_into_the_thing_and_sits_down(app: RunningApp, calm: bool) -> None:
    app.set(reduced_motion=calm)
    table = app.open_table(*BOTS)
    card = Token(Paper(90, 120), Pose(960, 300))
    table.stage.add(card)
    moods = {Seat(1): Reaction.JOY, Seat(0): Reaction.SHOCK}
    script = table.climaxes.climax("Oh!", card, reactions=moods, thing=card, act=Act.BLOCK)
    looks, gaps = list[str](), list[float]()
    while advance(script):
        table.stage.tick()
        for token in table.stage.tokens:
            art = token.picture
            if token.name == "close-up" and isinstance(art, Art) and art.palette == palette_of(0):
                looks.append(art.name)
                gaps.append(token.pose.x - card.pose.x)
    assert min(gaps) > 0
    ways = ["frog-shock"] if calm else ["frog-leap", "frog-land", "frog-sad"]
    assert [look for look, _ in groupby(looks)] == ways
