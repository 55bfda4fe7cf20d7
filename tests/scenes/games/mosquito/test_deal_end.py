"""What a deal of Mosquito ends with."""

from __future__ import annotations

import pytest

from rules.core import Seat
from rules.mosquito import DealEnded, Options, Pass, Reason
from scenes.core.settings.settings import Settings
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait

ONE = Options(columns=4, deals="one")


@pytest.mark.parametrize("reason", Reason)
def test_all_cards_light_up_when_the_pond_is_full_and_not_when_all_have_passed(
    reason: Reason,
) -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2, options=ONE, turns=4))
        most = 0
        for _ in table.show(DealEnded(1, reason)):
            most = max(most, len(table.tokens.rows.lit))
        assert not table.tokens.rows.lit
    assert (most == len(table.layout.spots)) is (reason is Reason.LAYOUT_FULL)


def test_the_end_of_a_match_is_not_hurried() -> None:
    with running_app(TINY) as app:
        bots = [BotPlayer("easy")] * 3
        table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *bots, options=ONE, turns=4))
        table.panels[0].highlight(False)
        assert table.show_speed() > 1.0
        while table.match.waiting_for:
            for seat in table.match.waiting_for:
                table.match.choose(Seat(seat), Pass())
        assert table.show_speed() == 1.0
