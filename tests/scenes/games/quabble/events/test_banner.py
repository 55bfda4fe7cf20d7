"""What the banner says while claims are shown."""

from __future__ import annotations

from rules.core import Seat
from rules.quabble import Card, CardRefused
from seats.occupants import BotPlayer
from tests.scenes.games.quabble.tables import new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait
from words import say


def test_the_banner_tells_of_powers_once_all_that_was_claimed_has_arrived(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 4))
    words = say("quabble.powers_triggered")
    app.run_until(lambda: table.top_bar.shown[0].words == words)
    assert not table.tokens.gaps.offers
    assert not table._animator._beside
    assert not any(panel.claim.paw.visible for panel in table.panels)


def test_a_card_that_the_king_keeps_is_told_in_the_same_words_each_time(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 4))
    refused, king = CardRefused(Card(0), Seat(0)), table.tokens.open_cards.king
    words = table.captions.caption(refused)
    assert words.endswith("the King keeps it, out of play.")
    king.append(Card(1))
    assert table.captions.caption(refused) == words
