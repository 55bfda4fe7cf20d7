"""The light of a finish: the dark table, who leaps in it, and the rays behind winners."""

from __future__ import annotations

import pygame
import pytest

from rules.core import Seat
from scenes.core.ending import Ending, ResultRow
from scenes.core.script import Script, advance
from scenes.core.settings.settings import Settings
from scenes.table.finish.finish import Finish
from scenes.table.game_table import AnyTable
from sprites.pictures import theme
from sprites.stage.turning_rays import PHASES
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.finish.test_finish import ALONE, BOTS, LOOK, TINY, rays_of


def begun(app: RunningApp) -> tuple[AnyTable, Script, int]:
    """A table, the finish at it, and how bright that table is."""
    table = app.open_table(*BOTS)
    script = Finish(table.climaxes, table.stage, ALONE, LOOK).show()
    app.frames()
    return table, script, brightness(app)


def test_the_table_stays_in_sight_when_winners_leap() -> None:
    with running_app(TINY) as app:
        table, script, bright = begun(app)
        while not any(token.name == "winner" for token in table.stage.tokens):
            assert advance(script)
        for _ in range(30):
            advance(script)
            table.stage.tick()
        app.frames()
        assert 0.35 * bright < brightness(app) < 0.8 * bright


def test_the_table_stays_dark_until_rays_cover_it() -> None:
    with running_app(TINY) as app:
        table, script, bright = begun(app)
        while "headline" not in {token.name for token in table.stage.tokens}:
            assert advance(script)
            around = any(token.name == "around" for token in table.stage.tokens)
            if around and rays_of(table).light < 0.3:  # they become as bright as the table
                app.loop.frame()
                assert brightness(app) < 0.8 * bright
            table.stage.tick()


def brightness(app: RunningApp) -> int:
    """How bright the screen is at the left edge, beside all that is large."""
    area = pygame.Rect(0, 0, 16, TINY[1])
    return sum(pygame.transform.average_color(app.window.surface(), area)[:3])


@pytest.mark.parametrize(
    ("winners", "rays"),
    [
        ([0], [LOOK.colours[0]]),
        ([1], [theme.WARM_RAYS]),
        ([2], [LOOK.colours[1]]),
        ([1, 2], [theme.TIE_RAYS[1], theme.TIE_RAYS[2]]),
        ([0, 1, 2], [LOOK.colours[1]]),
    ],
)
def test_winners_stand_out_from_the_rays_behind_them(
    winners: list[int], rays: list[theme.RayColours]
) -> None:
    ending = Ending([ResultRow(1, Seat(seat), seat) for seat in winners], "Over.")
    with running_app(TINY) as app:
        table = app.open_table(*BOTS)
        finish = Finish(table.climaxes, table.stage, ending, LOOK)
        assert finish._ray_colours(LOOK) == rays


@pytest.mark.parametrize("reduced_motion", [False, True])
def test_rays_turn_and_winners_come_nearer_but_not_with_reduced_motion(
    *, reduced_motion: bool
) -> None:
    with running_app(TINY, Settings(reduced_motion=reduced_motion)) as app:
        table = app.open_table(*BOTS)
        script = Finish(table.climaxes, table.stage, ALONE, LOOK).show()
        light, turns, sizes = list[int](), list[str](), list[float]()
        assert advance(script)
        while advance(script):
            table.stage.tick()
            if drawings := rays_of(table).drawings(1.0):
                colours = drawings[0][0].get_palette()[:PHASES]
                light.append(sum(sum(colour[:3]) for colour in colours))
                turns.append(str(colours))
                sizes += [t.pose.sx for t in table.stage.tokens if t.name == "winner"]
        assert not rays_of(table).drawings(1.0)
        assert (max(sizes) > 1.05) == (len(set(turns[-90:])) > 5) == (not reduced_motion)
        assert (light[-1] < 0.9 * max(light)) == (not reduced_motion), "no flash"


def test_the_light_follows_who_leaps() -> None:
    with running_app(TINY) as app:
        table = app.open_table(*BOTS)
        script = Finish(table.climaxes, table.stage, ALONE, LOOK).show()
        lights = set[tuple[float, float]]()
        while not any(token.name == "around" for token in table.stage.tokens):
            assert advance(script)
            shown = {token.name: token for token in table.stage.tokens}
            if "leap light" in shown:
                light, winner = shown["leap light"].pose, shown["winner"].pose
                lights.add((light.x, light.y))
                assert light.x == winner.x
                assert light.y < winner.y
            table.stage.tick()
            table.climaxes.step()
        assert len(lights) > 10
