"""The sign of the last round falls on ropes before a lantern, in the light of the evening."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.core.script import advance
from scenes.table.climaxes.last_round import COMING
from scenes.table.climaxes.spotlight import token_box
from scenes.table.game_table import AnyTable
from sprites.motion.timestep import steps_in
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.climaxes.busy_tables import BOTS

WORDS = "Last round: the crown wins!"


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def shown(table: AnyTable, seconds: float, *actors: Token) -> list[Token]:
    """What is there so many seconds after the last round began."""
    before = set(table.stage.tokens)
    script = table.climaxes.begin_last_round(WORDS, *actors)
    for _ in range(steps_in(seconds)):
        assert advance(script)
        table.stage.tick()
    return [token for token in table.stage.tokens if token not in before]


def named(tokens: list[Token], name: str) -> Token:
    (found,) = (token for token in tokens if getattr(token.picture, "name", "") == name)
    return found


def sign_of(tokens: list[Token]) -> Token:
    (sign,) = (token for token in tokens if token.name == "headline")
    return sign


def test_the_sign_hangs_from_above_on_two_ropes(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    tokens = shown(table, COMING + 0.2)
    sign, renderer = token_box(table.stage.renderer, sign_of(tokens)), table.stage.renderer
    ropes = [token_box(renderer, t) for t in tokens if getattr(t.picture, "name", "") == "rope"]
    assert len(ropes) == 2
    assert all(rope.y <= 0 and rope.bottom > sign.y for rope in ropes)
    assert Box(0, 0, renderer.width, renderer.height).encloses(sign)


def test_it_swings_until_it_is_pulled_up_and_leaves_nothing_behind(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    before, angles = table.stage.tokens, set[float]()
    script = table.climaxes.begin_last_round(WORDS)
    while advance(script):
        table.stage.tick()
        angles |= {token.shown().angle for token in table.stage.tokens if token not in before}
    assert min(angles) < 0 < max(angles)
    assert table.stage.tokens == before
    assert not table.climaxes.spotlight.is_dark


def test_it_is_evening_meanwhile_and_night_again_after_it(
    app: RunningApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, colours = app.open_table(*BOTS), list[str | None]()
    monkeypatch.setattr(
        table.climaxes.spotlight, "tint", lambda colour=None: colours.append(colour)
    )
    script = table.climaxes.begin_last_round(WORDS)
    while advance(script):
        table.stage.tick()
    assert colours == [theme.EVENING, None]


def test_the_sign_hangs_higher_if_it_would_hide_what_it_is_about(app: RunningApp) -> None:
    table = app.open_table(*BOTS)
    crown = Token(Paper(80, 60, theme.ACCENT), Pose(960, 400), z=500)
    table.stage.add(crown)
    sign = sign_of(shown(table, COMING + 0.2, crown))
    boxes = (token_box(table.stage.renderer, token) for token in (sign, crown))
    first, second = boxes
    assert not first.overlaps(second)


def test_the_sign_hangs_low_on_longer_ropes_if_it_would_hide_something_higher(
    app: RunningApp,
) -> None:
    table = app.open_table(*BOTS)
    crowns = [Token(Paper(80, 60, theme.ACCENT), Pose(960, y), z=500) for y in (230, 400)]
    table.stage.add(*crowns)
    tokens, renderer = shown(table, COMING + 0.2, *crowns), table.stage.renderer
    sign = token_box(renderer, sign_of(tokens))
    assert not any(token_box(renderer, crown).overlaps(sign) for crown in crowns)
    assert sign.bottom < renderer.height
    ropes = [token_box(renderer, t) for t in tokens if getattr(t.picture, "name", "") == "rope"]
    assert min(rope.y for rope in ropes) <= 0 < sign.y < max(rope.bottom for rope in ropes)


def test_with_reduced_motion_all_of_it_only_fades_in(app: RunningApp) -> None:
    app.set(reduced_motion=True)
    table, poses = app.open_table(*BOTS), set[tuple[float, float, float]]()
    before = table.stage.tokens
    script = table.climaxes.begin_last_round(WORDS)
    while advance(script):
        table.stage.tick()
        new = (t for t in table.stage.tokens if t not in before and t.name == "headline")
        poses |= {(t.shown().x, t.shown().y, t.shown().angle) for t in new}
    assert len(poses) == 1
