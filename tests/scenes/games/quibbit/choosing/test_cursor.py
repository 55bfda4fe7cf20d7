"""Where the cursor over a hand of Quibbit! begins."""

from __future__ import annotations

from rules.core import Seat
from scenes.table.choosing.hand_chooser import HandChooser
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.quibbit.mid_matches import in_mid_match
from tests.scenes.running_app import running_app


def test_the_cursor_begins_at_the_middle_card() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        chooser = table.pending.chooser(Seat(0))
        assert isinstance(chooser, HandChooser)
        assert chooser._at == len(table.view.board.hands[0]) // 2
