"""What winners do for joy, on the podium and before."""

from __future__ import annotations

import pytest

from rules.core import Seat
from rules.games import REGISTRATIONS
from scenes.core.ending import Ending, ResultRow
from scenes.menus.podium.podium_figures import TOKEN_NAME
from scenes.menus.results import Results
from scenes.ui.podium_look import look_of_podium
from scenes.ui.winning.own_acts import DEFEAT_MOVES, VICTORY_ACTS
from sprites.pictures.pictures import Art
from sprites.stage.token import Token
from tests.archive.random_matches import a_match
from tests.for_each import for_each
from tests.scenes.running_app import running_app

ROWS = [ResultRow(i + 1, Seat(i), i, "12 points") for i in range(3)]
CEREMONY, ACTED = 110, 130  # frames
LEAST_WIDE = 0.75


def test_the_winner_of_quibbit_cheers_before_and_after_its_catch() -> None:
    act = look_of_podium("quibbit").act
    assert act.pose == "frog-cheer"
    assert act.before == "frog-gape"


def test_no_frog_gets_much_thinner_and_its_volume_stays() -> None:
    acts = [act for own in VICTORY_ACTS.values() for act in own]
    acts += [look_of_podium(game).act for game in REGISTRATIONS]
    for shape in (*(act.shape for act in acts), *(shape for _, shape in DEFEAT_MOVES.values())):
        shown = [shape(step / 60) for step in range(61)]
        assert min(one.sx for one in shown) >= LEAST_WIDE
        assert all(one.sx * one.sy == pytest.approx(1.0, abs=0.1) for one in shown)


@for_each("game", REGISTRATIONS)
def test_the_laurel_stays_on_the_screen_while_the_first_acts(game: str) -> None:
    with running_app((320, 180)) as app:
        scene = Results(app.context, a_match(game), Ending(ROWS, "Why."), "black")
        app.stack.reset(scene)
        app.frames(CEREMONY)
        laurel = next(token for token in scene.widgets.stage.tokens if _is_laurel(token))
        for _ in range(ACTED):
            app.frames(1)
            at, high = laurel.shown(), app.context.renderer.size(laurel.picture)[1]
            assert at.y - laurel.anchor[1] * high * at.sy >= 0


def _is_laurel(token: Token) -> bool:
    """Whether *token* is the laurel of the first."""
    drawn = token.picture
    worn = token.visible and token.name == TOKEN_NAME
    return worn and isinstance(drawn, Art) and drawn.name == "laurel#front"
