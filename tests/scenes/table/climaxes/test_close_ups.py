"""Close-ups: who is shown large over a headline, and where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from math import radians, tan

import pytest

from rules.core import Seat
from scenes.core.script import advance
from scenes.table.climaxes.climax_size import LARGE, MEDIUM, SMALL, ClimaxSize
from scenes.table.climaxes.close_ups.acts import LAYOUTS, Act, Layout
from scenes.table.climaxes.close_ups.close_up import TALL
from scenes.table.climaxes.headline import TILT
from scenes.table.climaxes.spotlight import token_box
from scenes.table.seats.seat_frog import Reaction
from scenes.ui.safe_area import safe_area
from sprites.pictures import climax_colours
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Paper
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.climaxes.busy_tables import BOTS, shown_whole


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


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


@pytest.mark.parametrize(
    ("reaction", "burst"), [(Reaction.JOY, "impact-pond"), (Reaction.SULK, "impact-sad")]
)
def test_behind_who_has_only_lost_the_paper_droops(
    app: RunningApp, reaction: Reaction, burst: str
) -> None:
    shown = shown_whole(app.open_table(*BOTS), reactions={Seat(0): reaction})
    assert burst in {t.picture.name for t in shown if isinstance(t.picture, Art)}


def test_the_headline_of_a_mere_loss_hangs_to_the_other_side(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    angles = []
    for moods in ({Seat(0): Reaction.JOY}, {Seat(0): Reaction.WINCE}):
        shown = shown_whole(table, reactions=moods)
        (headline,) = [token for token in shown if token.name == "headline"]
        angles.append(headline.pose.angle)
        table.stage.remove(*shown)
    assert angles[0] < 0 < angles[1]


def test_a_close_up_that_is_not_centred_hides_none_of_the_actors(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    actor = Token(Paper(120, 120), Pose(960, 300))
    table.stage.add(actor)
    renderer = app.context.renderer
    aside = replace(MEDIUM, centred=False)
    for token in shown_whole(table, actor, size=aside, reactions={Seat(0): Reaction.JOY}):
        if token.name in {"headline", "close-up"}:
            assert not token_box(renderer, token).overlaps(token_box(renderer, actor))


def test_a_headline_and_who_is_shown_with_it_do_not_stand_still(app: RunningApp) -> None:
    table, still, longest = app.open_table(*BOTS), 0, 0
    script = table.climaxes.climax("Croak!", reactions={Seat(0): Reaction.JOY})
    shown, before = list[Pose](), list[Pose]()
    while advance(script):
        table.stage.tick()
        shown = [t.shown() for t in table.stage.tokens if t.name in {"headline", "close-up"}]
        still = still + 1 if shown and shown == before else 0
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


@pytest.mark.parametrize("act", [Act.FACE, Act.LAP])
@pytest.mark.parametrize("text_size", [100, 200])
def test_a_headline_under_frogs_lies_below_the_backdrop(
    app: RunningApp, act: Act, text_size: int
) -> None:
    app.set(text_size=text_size)
    table, renderer = app.open_table(*BOTS), app.context.renderer
    moods = {Seat(0): Reaction.JOY, Seat(1): Reaction.SHOCK}
    shown = shown_whole(table, seconds=0.9, size=LARGE, reactions=moods, act=act)
    (headline,) = (token for token in shown if token.name == "headline")
    lower = table.climaxes.backdrop._band.box.bottom
    assert headline.pose.y - renderer.size(headline.picture)[1] / 2 > lower
    assert token_box(renderer, headline).bottom <= renderer.height


@pytest.mark.parametrize("frog", [280.0, 360.0, 560.0])
def test_a_headline_hides_at_most_a_quarter_of_the_frogs_over_it(
    app: RunningApp, frog: float
) -> None:
    table, renderer = app.open_table(*BOTS), app.context.renderer
    moods = {Seat(0): Reaction.JOY, Seat(1): Reaction.SHOCK, Seat(2): Reaction.SHOCK}
    shown = shown_whole(table, size=replace(MEDIUM, frog=frog), reactions=moods, act=Act.BUMP)
    (headline,) = (token for token in shown if token.name == "headline")
    frogs = [token for token in shown if token.anchor == FROG_FEET]
    assert len(frogs) == 3
    high = renderer.size(headline.picture)[1]
    for token in frogs:
        wide = renderer.size(token.picture)[0]
        edge = headline.pose.y - high / 2 + tan(radians(TILT)) * (token.pose.x - headline.pose.x)
        assert token.pose.y - edge <= 0.25 * TALL * wide


@pytest.mark.parametrize("x", [300, 1600])
def test_a_close_up_stands_in_the_middle_below_the_top_wherever_the_actors_are(
    app: RunningApp, x: int
) -> None:
    table, renderer = app.open_table(*BOTS), app.context.renderer
    actor = Token(Paper(120, 120), Pose(x, 300))
    table.stage.add(actor)
    shown = shown_whole(table, actor, size=MEDIUM, reactions={Seat(0): Reaction.JOY})
    (frog,) = (token for token in shown if token.name == "close-up")
    assert frog.pose.x == pytest.approx(renderer.width / 2)
    assert frog.pose.y > renderer.height / 2


@pytest.mark.parametrize("act", [act for act in Act if LAYOUTS[act] is not Layout.PORTRAIT])
@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("size", [MEDIUM, LARGE])
@pytest.mark.parametrize(
    "moods",
    [
        {Seat(1): Reaction.JOY, Seat(0): Reaction.WINCE},
        {Seat(1): Reaction.JOY},
        {Seat(0): Reaction.WINCE},
    ],
)
def test_frogs_over_words_stand_in_the_middle_equally_large_in_all_moments(
    app: RunningApp, act: Act, text_size: int, size: ClimaxSize, moods: dict[Seat, Reaction]
) -> None:
    app.set(text_size=text_size, reduced_motion=True)  # where they stand at the end
    table, renderer = app.open_table(*BOTS), app.context.renderer
    actor = Token(Paper(120, 120), Pose(300, 300))
    table.stage.add(actor)
    shown = shown_whole(table, actor, size=size, reactions=moods, act=act)
    frogs = [token for token in shown if token.name == "close-up"]
    room = safe_area(renderer.width, renderer.height)
    boxes = [token_box(renderer, token) for token in frogs]
    assert sum(box.centre[0] for box in boxes) / len(boxes) == pytest.approx(
        room.centre[0], abs=150
    )
    assert min(box.x for box in boxes) >= room.x - 1
    assert max(box.right for box in boxes) <= room.right + 1
    high = min(TALL * renderer.size(token.picture)[0] for token in frogs)
    assert text_size > 100 or high >= 0.4 * renderer.height


@pytest.mark.parametrize("reactions", [{}, {Seat(0): Reaction.JOY}], ids=["words", "close-up"])
def test_the_banner_says_nothing_during_a_close_up(
    app: RunningApp, reactions: dict[Seat, Reaction]
) -> None:
    table = app.open_table(*BOTS)
    prompt, script = table.top_bar._prompt, table.climaxes.climax("Oh!", reactions=reactions)
    seen = set[bool]()
    while advance(script):
        table.stage.tick()
        if table.stage.has("headline"):
            seen.add(prompt.visible)
    assert seen == {not reactions}
    assert prompt.visible


@pytest.mark.parametrize("reduced_motion", [False, True])
def test_the_banner_is_off_the_screen_while_a_close_up_is_read(
    app: RunningApp, *, reduced_motion: bool
) -> None:
    app.set(reduced_motion=reduced_motion)
    table = app.open_table(*BOTS)
    bar, lowest = table.top_bar, list[float]()
    script = table.climaxes.climax("Croak!", reactions={Seat(0): Reaction.JOY})
    while advance(script):
        table.stage.tick()
        lowest.append(bar.layout.banner.bottom + bar._banner.offset.dy)
    assert min(lowest) < 0.0
    for _ in range(60):
        table.stage.tick()
    assert bar._banner.offset.dy == 0.0
    assert bar._prompt.visible


def test_a_banner_called_back_on_its_way_goes_on_from_where_it_is(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    bar, places = table.top_bar, list[float]()
    for quiet, steps in ((True, 8), (False, 60)):
        bar.be_quiet(quiet=quiet)
        for _ in range(steps):
            table.stage.tick()
            places.append(bar._banner.offset.dy)
    turned = places.index(min(places))
    assert places[:turned] == sorted(places[:turned], reverse=True)
    assert places[turned:] == sorted(places[turned:])
    assert turned <= 8, "it turns round at once"
    assert min(places) > -bar.layout.banner.bottom, "it was on its way"
    assert places[-1] == 0.0


@pytest.mark.parametrize(
    ("size", "stands"), [(LARGE, True), (MEDIUM, True), (replace(MEDIUM, centred=False), False)]
)
def test_a_backdrop_hides_the_table_behind_frogs_in_the_middle(
    app: RunningApp, size: ClimaxSize, stands: bool
) -> None:
    table = app.open_table(*BOTS)
    hidden, beside = (Token(Paper(120, 120), Pose(x, y)) for x, y in ((200, 500), (960, 1040)))
    table.stage.add(hidden, beside)
    moods = {Seat(1): Reaction.JOY, Seat(0): Reaction.WINCE}
    frogs = [
        token_box(app.context.renderer, token)
        for token in shown_whole(table, hidden, beside, size=size, reactions=moods)
        if token.name == "close-up"
    ]
    drawings = table.climaxes.backdrop.drawings(1.0)
    assert bool(drawings) is stands
    assert beside.lit
    assert hidden.lit is not stands
    if stands:
        rects = [each.get_rect(topleft=spot) for each, spot, _ in drawings]
        unit = app.context.renderer.unit
        top, bottom = min(rect.top for rect in rects), max(rect.bottom for rect in rects)
        assert all(top < unit * box.centre[1] < bottom for box in frogs)


@pytest.mark.parametrize("reduced", [False, True])
def test_nothing_is_left_of_a_backdrop(app: RunningApp, reduced: bool) -> None:
    table = app.open_table(*BOTS)
    app.context.renderer.reduced_motion = reduced
    script = table.climaxes.climax("Oh!", reactions={Seat(0): Reaction.JOY})
    while advance(script):
        table.stage.tick()
    for _ in range(20):
        table.stage.tick()
    assert not table.climaxes.backdrop.drawings(1.0)


def test_each_game_has_a_backdrop_and_a_star_of_its_own() -> None:
    own = climax_colours.ALL[1:]
    assert len({look.backdrop for look in own}) == len({look.impact for look in own}) == len(own)
