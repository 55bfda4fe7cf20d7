"""The swaps that a seat has left: drawn tokens, and empty places for those it has made."""

from __future__ import annotations

import pytest

from rules.core import Seat
from rules.mosquito import Options
from scenes.games.mosquito.components.swap_tokens import swap_tokens
from scenes.table.climaxes.spotlight import token_box
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.pictures import Art
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait, waiting_chooser


def test_the_laurel_over_points_hides_no_number_of_direct_ones() -> None:
    with running_app((960, 540)) as app:
        options = Options(helpers=1, deals="one")
        table = new_table(app, *[BotPlayer("easy")] * 4, options=options, turns=4)
        open_and_wait(app, table)
        for panel in table.panels:
            panel.score(4, 4, leads=True)
            crown, direct = (
                token_box(app.context.renderer, token) for token in (panel.crown, panel.clean)
            )
            assert not crown.overlaps(direct)


@pytest.mark.parametrize("most", [1, 3])
def test_each_swap_is_a_token_that_leaves_an_empty_place(most: int) -> None:
    for left in range(most + 1):
        parts = swap_tokens(left, most).pieces
        assert sum(isinstance(part.picture, Art) for part in parts) == left
        assert len({part.x for part in parts}) == most


def test_the_row_is_as_wide_whatever_is_left() -> None:
    assert len({swap_tokens(left, 3).width for left in range(4)}) == 1


def test_swaps_lie_on_the_tag_from_the_first_deal_on_also_while_a_seat_chooses() -> None:
    with running_app(TINY) as app:
        occupants, options = (Person(LEFT_KEYS), BotPlayer("easy")), Options(helpers=3)
        table = open_and_wait(app, new_table(app, *occupants, options=options))
        app.run_until(lambda: waiting_chooser(app, table, Seat(0)) is not None)
        panel = table.panels[0]
        signs = panel.controls
        assert signs
        panel.show_controls(())
        assert not panel.swaps_left.visible, "before the first deal"
        panel.help(1)
        panel.score(1, 1, leads=True)
        assert panel.crown.visible, "the laurel of the frog lies under buttons"
        assert panel.swaps_left.visible
        assert panel.clean.visible
        panel.show_controls(signs)
        assert panel.swaps_left.visible
        assert panel.clean.visible, "it stands before the frog, clear of words and buttons"
        assert panel.left == 2
        panel.score(2, 0)
        assert panel.clean.visible, "whoever has no direct point is shown none, beside the others"
        panel.score(2, None)
        assert not panel.clean.visible, "before they count"
