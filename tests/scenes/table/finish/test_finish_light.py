"""The light of a finish: the view behind winners."""

from __future__ import annotations

import pygame
import pytest

from scenes.core.script import advance
from scenes.core.settings.settings import Settings
from scenes.table.finish.finish import Finish
from tests.scenes.running_app import running_app
from tests.scenes.table.finish.test_finish import ALONE, BOTS, LOOK, TINY, view_of


def test_the_view_covers_the_table_as_soon_as_a_winner_is_seen() -> None:
    with running_app(TINY) as app:
        table = app.open_table(*BOTS)
        script = Finish(table.climaxes, table.stage, ALONE, LOOK).show()
        assert advance(script)
        shown = {token.name: token.pose for token in table.stage.tokens}
        assert shown["winner"].sx > 0.5, "large at once"
        ((view, _, _),) = view_of(table).drawings(1.0)
        assert view.get_size() == app.context.renderer.pixels
        assert not table.climaxes.spotlight.is_dark


@pytest.mark.parametrize("reduced_motion", [False, True])
def test_light_comes_with_the_name_and_winners_nearer_but_not_with_reduced_motion(
    *, reduced_motion: bool
) -> None:
    with running_app(TINY, Settings(reduced_motion=reduced_motion)) as app:
        table = app.open_table(*BOTS)
        script = Finish(table.climaxes, table.stage, ALONE, LOOK).show()
        lights, sizes = dict[float, bool](), list[float]()
        assert advance(script)
        while advance(script):
            table.stage.tick()
            if drawings := view_of(table).drawings(1.0):
                light = sum(pygame.transform.average_color(drawings[0][0])[:3])
                lights.setdefault(light, table.stage.has("headline"))
                sizes += [t.pose.sx for t in table.stage.tokens if t.name == "winner"]
        assert not view_of(table).drawings(1.0)
        assert (max(sizes) > 1.05) == (not reduced_motion)
        assert sorted(lights.items()) == [(min(lights), False), (max(lights), True)]
