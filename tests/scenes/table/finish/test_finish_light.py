"""The light of a finish: the rays behind winners."""

from __future__ import annotations

import pytest

from rules.core import Seat
from scenes.core.ending import Ending, ResultRow
from scenes.core.script import advance
from scenes.core.settings.settings import Settings
from scenes.table.finish.finish import Finish
from sprites.pictures import theme
from sprites.stage.turning_rays import PHASES
from tests.scenes.running_app import running_app
from tests.scenes.table.finish.test_finish import ALONE, BOTS, LOOK, TINY, rays_of


def test_rays_cover_the_table_as_soon_as_a_winner_is_seen() -> None:
    with running_app(TINY) as app:
        table = app.open_table(*BOTS)
        script = Finish(table.climaxes, table.stage, ALONE, LOOK).show()
        assert advance(script)
        shown = {token.name: token.pose for token in table.stage.tokens}
        assert shown["winner"].sx > 0.5, "large at once"
        assert rays_of(table).drawings(1.0)
        assert not table.climaxes.spotlight.is_dark


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
