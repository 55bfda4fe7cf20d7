"""Portraits: one face fills the band, with the words beside it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from rules.core import Seat
from scenes.core.script import advance
from scenes.table.climaxes.climax_size import MEDIUM
from scenes.table.climaxes.close_ups import looks
from scenes.table.climaxes.close_ups.acts import LAYOUTS, Act, Layout
from scenes.table.climaxes.close_ups.close_up import ALL_SECONDS
from scenes.table.climaxes.headline import PADDING
from scenes.table.climaxes.spotlight import token_box
from scenes.table.game_table import AnyTable
from scenes.table.seats.seat_frog import Reaction
from scenes.ui.safe_area import safe_area
from sprites.motion.timestep import STEP
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.backdrop import BACKDROP_HIGH
from sprites.stage.token import Token
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.climaxes.busy_tables import BOTS

PORTRAITS = [act for act in Act if LAYOUTS[act] is Layout.PORTRAIT]
GLAD, SAD = {Seat(1): Reaction.JOY}, {Seat(0): Reaction.SULK}


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def frames(
    table: AnyTable, act: Act, moods: dict[Seat, Reaction], name: str = "close-up",
    *, has_thing: bool = True,
) -> Iterator[list[Token]]:  # fmt: skip
    """The tokens called *name* after each step of a portrait."""
    thing = partial(Art, "crown") if has_thing else None
    script = table.climaxes.climax("Croak!", reactions=moods, act=act, thing=thing)
    while advance(script):
        table.stage.tick()
        yield [token for token in table.stage.tokens if token.name == name]


def box_in_band(app: RunningApp, token: Token) -> Box:
    """What is seen of a *token*."""
    box = token_box(app.context.renderer, token)
    assert token.clip is not None
    return Box(box.x, box.y, box.w, min(box.bottom, token.clip.bottom) - box.y)


@pytest.mark.parametrize("act", PORTRAITS)
def test_one_face_fills_most_of_the_band_and_nothing_is_seen_below_it(
    app: RunningApp, act: Act
) -> None:
    seen = frames(app.open_table(*BOTS), act, SAD)
    boxes = [box_in_band(app, token) for shown in seen for token in shown if token.clip]
    assert max(box.h for box in boxes) > 0.7 * BACKDROP_HIGH
    lower = app.context.renderer.height / 2 + BACKDROP_HIGH / 2
    assert max(box.bottom for box in boxes) < lower


def test_it_shows_those_who_are_glad_and_nobody_else(app: RunningApp) -> None:
    seen = frames(app.open_table(*BOTS), Act.ALONE, SAD | GLAD)
    arts = [token.picture for shown in seen for token in shown if isinstance(token.picture, Art)]
    assert {art.palette for art in arts if art.name.startswith("frog")} == {palette_of(1)}


@pytest.mark.parametrize("text_size", [100, 200])
def test_the_words_stand_in_the_band_beside_the_face(app: RunningApp, text_size: int) -> None:
    app.set(text_size=text_size)
    renderer = app.context.renderer
    words = frames(app.open_table(*BOTS), Act.ALONE, GLAD, "headline", has_thing=False)
    *_, box = (token_box(renderer, token) for shown in words for token in shown)
    assert box.x > 0.5 * renderer.width
    assert box.right <= safe_area(renderer.width, renderer.height).right
    assert box.h < BACKDROP_HIGH / 2


@pytest.mark.parametrize("text_size", [100, 200])
def test_the_words_lie_below_the_band_if_a_thing_is_beside_the_face(
    app: RunningApp, text_size: int
) -> None:
    app.set(text_size=text_size)
    renderer = app.context.renderer
    words = frames(app.open_table(*BOTS), Act.ALONE, GLAD, "headline")
    *_, box = (token_box(renderer, token) for shown in words for token in shown)
    assert box.y > renderer.height / 2 + BACKDROP_HIGH / 2 - PADDING
    assert box.bottom <= renderer.height


@pytest.mark.parametrize("act", PORTRAITS)
@pytest.mark.parametrize("calm", [False, True])
def test_it_is_no_longer_than_another_close_up(app: RunningApp, act: Act, *, calm: bool) -> None:
    app.set(reduced_motion=calm)
    steps = sum(1 for _ in frames(app.open_table(*BOTS), act, SAD))
    assert steps * STEP == pytest.approx(MEDIUM.seconds + ALL_SECONDS, abs=0.05)


def test_who_sinks_falls_from_above_and_is_under_water_at_last(app: RunningApp) -> None:
    seen = frames(app.open_table(*BOTS), Act.SINK, SAD)
    tops = [
        token_box(app.context.renderer, token).y
        for shown in seen
        for token in shown
        if isinstance(token.picture, Art) and token.picture.name.startswith("frog")
    ]
    assert tops[0] < 0
    assert tops[-1] > max(tops[len(tops) // 3 : len(tops) // 2]) + 200


def test_each_of_two_who_sink_falls_into_water_of_its_own(app: RunningApp) -> None:
    table, moods = app.open_table(*BOTS), {Seat(0): Reaction.SULK, Seat(1): Reaction.SULK}
    script, seen = table.climaxes.climax("Croak!", reactions=moods, act=Act.SINK), set[int]()
    while advance(script):
        table.stage.tick()
        for token in table.stage.tokens:
            if isinstance(token.picture, Art) and token.picture.name.startswith("splash-"):
                seen |= {round(token.pose.x)} if token.pose.alpha else set()
    left, right = sorted(seen)
    assert right - left > 300


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("lifted", [False, True])
def test_a_card_turns_beside_a_face_and_any_other_thing_hops(
    app: RunningApp, *, lifted: bool, calm: bool
) -> None:
    app.set(reduced_motion=calm)
    table, card = app.open_table(*BOTS), Token(Art("crown", 90.0), Pose(1500, 500))
    table.stage.add(card)
    thing = card if lifted else partial(Art, "crown")
    script = table.climaxes.climax("Croak!", card, reactions=GLAD, thing=thing, act=Act.ALONE)
    narrow, high = 1.0, 0.0
    while advance(script):
        table.stage.tick()
        for token in table.stage.tokens:
            if isinstance(token.picture, Art) and token.picture.name == "crown":
                narrow, high = min(narrow, token.offset.sx), max(high, -token.offset.dy)
    assert (narrow < 0.2) is (lifted and not calm)
    assert (high > 20) is (not lifted and not calm)


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("name", ["frog-cheer", "frog-triumph", "frog-laugh", "frog-sad"])
def test_what_lies_on_a_head_lies_there_however_the_frog_is_anchored(
    name: str, *, mirrored: bool
) -> None:
    look = Art(name, 100.0, palette_of(1), mirrored)
    frog = Token(look, Pose(0, 0), anchor=FROG_FEET)
    x, y = (head := looks.head(frog, frog.pose)).x, head.y
    frog.anchor = FROG_FEET[0] + x / 100, FROG_FEET[1] + y / 100
    moved = looks.head(frog, frog.pose)
    assert (moved.x, moved.y) == pytest.approx((0, 0), abs=0.1)
    assert (x < 0) is mirrored
