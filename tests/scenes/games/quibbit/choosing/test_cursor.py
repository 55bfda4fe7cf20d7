"""Where the cursor over a hand of Quibbit! begins, and how it moves."""

from __future__ import annotations

from rules.core import Seat
from scenes.table.choosing.hand_chooser import HandChooser
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.quibbit.mid_matches import in_mid_match
from tests.scenes.running_app import running_app
from words import say


def test_the_cursor_begins_at_the_middle_card() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        chooser = table.pending.chooser(Seat(0))
        assert isinstance(chooser, HandChooser)
        assert chooser._at == len(table.view.board.hands[0]) // 2


def test_a_last_card_is_chosen_without_a_word_about_moving() -> None:
    with running_app() as app:
        hands = (3,), (1, 3, 5), (2, 4)
        table = in_mid_match(
            app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"), hands=hands
        )
        assert [words for _, words in table.panels[0].controls] == [say("table.choose")]
