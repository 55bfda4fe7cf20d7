"""The cards of a frog are laid out large for whoever reads them."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Seat
from rules.quabble import CardKind
from scenes.games.quabble.choosing.treasury_tray import worth_by_kind
from scenes.games.quabble.components.treasury import TORN
from scenes.games.quabble.table import QuabbleTable
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.quabble.tables import cards, new_table, play_to_claims
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import open_and_wait
from tests.scenes.window_sizes import texts
from words import say

ANN, BOB, CAT = map(Seat, range(3))
BOTS = [BotPlayer("random")] * 2


def own_cards(table: QuabbleTable) -> None:
    """Let Ann have two Snails, of which Bob slays one, and a torn card, and Cat Sushi."""
    open_cards = table.tokens.open_cards
    snails, slayers = cards(CardKind.DOOM_SNAIL), cards(CardKind.DEATHSLAYER)
    sushi, pigs = cards(CardKind.CURSED_SUSHI), cards(CardKind.SNORKEL_PIG)
    open_cards.treasuries[:] = [*snails[:2], *pigs[:2]], slayers[:1], [*sushi[:2], snails[2]]
    open_cards.shared[ANN] = cards(CardKind.GRUNGLE)[:1]
    table.tokens.refresh()


def read_treasuries(app: RunningApp, table: QuabbleTable) -> Iterator[list[str]]:
    """What is written on the tray for all that one reads by going left and right."""
    keys = KeyButtons()
    tap(app, keys, *[Intent.UP] * 4)
    for way in [Intent.LEFT] * 12 + [Intent.RIGHT] * 24:
        tap(app, keys, way)
        if table.inspector._tray.token.visible:
            yield [text.words for text in texts(table.inspector._tray.token.picture)]


def test_what_the_cards_of_a_seat_bring_adds_up_to_its_points(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *BOTS))
    own_cards(table)
    open_cards = table.tokens.open_cards
    for seat in (ANN, BOB, CAT):
        brought = sum(worth_by_kind(open_cards, seat).values())
        assert brought + open_cards.halves(seat) == open_cards.points()[seat]


def test_reading_lays_out_a_frog_s_cards_with_number_count_and_worth(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *BOTS))
    own_cards(table)
    told = [*read_treasuries(app, table)]
    assert any({"6", "×2", "+4", "2", "+6"} <= set(words) for words in told), "Ann's"
    assert any({"-3", "×2", "+1"} <= set(words) for words in told), "Cat's"
    tap(app, KeyButtons(), Intent.CONFIRM)
    assert not table.inspector._tray.token.visible


def test_a_frog_s_cards_are_read_before_a_claim_too(app: RunningApp) -> None:
    table = open_and_wait(app, play_to_claims(new_table(app, Person(LEFT_KEYS), *BOTS)))
    own_cards(table)
    assert [*read_treasuries(app, table)]
    assert table.awaiting_choice


def test_whoever_offers_first_is_told_how_to_read(app: RunningApp) -> None:
    first = new_table(app, *BOTS, BOTS[0]).seen.board.active
    occupants = [Person(LEFT_KEYS) if seat == first else BOTS[0] for seat in range(3)]
    table = open_and_wait(app, new_table(app, *occupants))
    app.run_until(lambda: first in table.pending.missing and table.awaiting_choice)
    assert not table.tokens.gaps.offers
    assert say("quabble.sign_read") in [sign.words for sign in table.panels[first].controls]


def test_torn_cards_lie_among_a_frog_s_cards(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *BOTS))
    own_cards(table)
    tray = table.inspector._tray
    tray.show(table.layout.tray, ANN, TORN)
    assert "Half" in repr(tray.token.picture)
