"""What winners do at the finish: they jump for joy, and their heads stay on the screen."""

from __future__ import annotations

from itertools import groupby

import pytest

from rules.core import Seat
from rules.games import REGISTRATIONS
from scenes.core.ending import Ending, ResultRow
from scenes.core.script import advance
from scenes.table.finish.finish import Finish
from scenes.ui.podium_look import look_of_podium
from scenes.ui.winning.own_poses import own_pose
from scenes.ui.winning.winning_act import HEAD
from seats.occupants import BotPlayer
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art
from tests.scenes.running_app import running_app

TINY = (320, 180)
BOTS = (BotPlayer("judge"),) * 3
A, B, C = map(Seat, range(3))
LOOK = look_of_podium("quibbit")
ALONE = Ending([ResultRow(1, B, 1)], "Why.")
SHARED = Ending([ResultRow(1, A, 0), ResultRow(1, B, 1), ResultRow(3, C, 2)], "Why.")


@pytest.mark.parametrize("name", [*REGISTRATIONS])
@pytest.mark.parametrize("ending", [ALONE, SHARED], ids=["one", "two"])
def test_the_heads_of_winners_stay_on_the_screen_however_they_jump(
    name: str, ending: Ending
) -> None:
    with running_app(TINY) as app:
        table = app.open_table(*BOTS)
        script = Finish(table.climaxes, table.stage, ending, look_of_podium(name)).show()
        least, height = 1.0, table.stage.renderer.height
        while advance(script):
            table.stage.tick()
            if not table.stage.has("headline"):
                continue
            for winner in (token for token in table.stage.tokens if token.name == "winner"):
                at = winner.shown()
                wide = table.stage.renderer.size(winner.picture)[0]
                least = min(least, (at.y - HEAD * wide * at.sy) / height)
        assert least > 0.03


def test_winners_take_it_in_their_own_way_until_their_name_is_there() -> None:
    with running_app(TINY) as app:
        table, looks = app.open_table(*BOTS), list[tuple[str, bool]]()
        script = Finish(table.climaxes, table.stage, SHARED, LOOK).show()
        while advance(script):
            table.stage.tick()
            named = table.stage.has("headline")
            shown = [token.picture for token in table.stage.tokens if token.name == "winner"]
            looks += [(picture.name, named) for picture in shown if isinstance(picture, Art)]
    for seat in (A, B):
        own = own_pose(palette_of(seat), won=True)
        assert (own, False) in looks
        assert (own, True) not in looks


def test_winners_look_otherwise_for_a_moment_before_the_podium() -> None:
    with running_app(TINY) as app:
        table, looks = app.open_table(*BOTS), list[str]()
        script = Finish(table.climaxes, table.stage, ALONE, LOOK).show()
        while advance(script):
            table.stage.tick()
            shown = [token.picture for token in table.stage.tokens if token.name == "winner"]
            looks += [picture.name for picture in shown if isinstance(picture, Art)]
        *_, before, beat, last = (look for look, _ in groupby(looks))
        assert before == last == LOOK.act.pose
        assert beat == LOOK.act.beat
