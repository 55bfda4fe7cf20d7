"""What is printed of how to read, where a claim is chosen."""

from __future__ import annotations

import pytest

from rules.core import Seat
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.quabble.tables import new_table, play_to_claims
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import open_and_wait
from tests.scenes.window_sizes import texts
from words import say


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_how_to_read_is_printed_beside_paws(app: RunningApp, seats: int) -> None:
    bots = [BotPlayer("random")] * (seats - 1)
    table = open_and_wait(app, play_to_claims(new_table(app, Person(LEFT_KEYS), *bots)))
    assert repr(say("quabble.sign_read")) in repr(table.panels[Seat(0)]._hint.picture)


@pytest.mark.parametrize("seats", [3, 4])
def test_how_to_read_is_printed_beside_how_to_claim_a_raised_card(
    app: RunningApp, seats: int
) -> None:
    bots = [BotPlayer("random")] * (seats - 1)
    table = open_and_wait(app, play_to_claims(new_table(app, Person(LEFT_KEYS), *bots)))
    panel, read = table.panels[Seat(0)], repr(say("quabble.sign_read"))
    tap(app, KeyButtons(), Intent.LEFT)
    assert repr(say("quabble.sign_claim")) in repr(panel._hint.picture)
    assert read in repr(panel._hint.picture)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_no_key_is_printed_without_its_word_once_a_card_is_raised(
    app: RunningApp, seats: int
) -> None:
    bots = [BotPlayer("random")] * (seats - 1)
    table = open_and_wait(app, play_to_claims(new_table(app, Person(LEFT_KEYS), *bots)))
    tap(app, KeyButtons(), Intent.LEFT)
    right = app.context.input_reader.controls(LEFT_KEYS).glyph(Intent.RIGHT)
    told = [text.words for text in texts(table.panels[Seat(0)]._hint.picture)]
    assert (right.text in told) == (say("quabble.sign_right") in told)
    assert say("quabble.sign_claim") in told
