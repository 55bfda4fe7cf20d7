"""What belongs to a game is thrown up behind its winners, and falls out of the screen."""

from __future__ import annotations

import pytest

from rules.games import REGISTRATIONS
from scenes.core.script import advance
from scenes.core.settings.settings import Settings
from scenes.table.finish.finish import Finish
from scenes.ui.podium_look import look_of_podium
from sprites.pictures.pictures import Art
from tests.scenes.running_app import running_app
from tests.scenes.table.finish.test_finish import ALONE, BOTS, TINY


def test_every_game_throws_up_its_own_things() -> None:
    splashes = [look_of_podium(name).splash for name in REGISTRATIONS]
    assert all(splashes)
    assert len(set(splashes)) == len(splashes)


@pytest.mark.parametrize("reduced_motion", [False, True])
@pytest.mark.parametrize("name", [*REGISTRATIONS])
def test_things_fly_behind_the_winner_but_not_with_reduced_motion(
    name: str, *, reduced_motion: bool
) -> None:
    look, seen, highest = look_of_podium(name), set[Art](), 1080.0
    with running_app(TINY, Settings(reduced_motion=reduced_motion)) as app:
        table = app.open_table(*BOTS)
        before = table.stage.tokens
        script = Finish(table.climaxes, table.stage, ALONE, look).show()
        while advance(script):
            table.stage.tick()
            winners = [token for token in table.stage.tokens if token.name == "winner"]
            for token in (token for token in table.stage.tokens if token.name == "splash"):
                assert isinstance(token.picture, Art)
                assert all(token.height < winner.height for winner in winners)
                seen.add(token.picture)
                highest = min(highest, token.shown().y)
        assert table.stage.tokens == before
    assert seen == (set() if reduced_motion else set(look.splash))
    assert (highest < 540) is not reduced_motion
