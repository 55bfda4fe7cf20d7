"""Hints about cards in the only hand, and about what soon is over."""

from __future__ import annotations

import pytest

from rules.core import Seat
from rules.quabble import (
    HOUSE_SET,
    Card,
    CardKind,
    CardOffered,
    ClaimsRevealed,
    Options,
    RoundBegan,
)
from scenes.games.quabble.events.animator import BOLT_READ
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.motion.timestep import STEP
from tests.scenes.games.quabble.tables import cards, new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait

ANN, BOB = Seat(0), Seat(1)
SUSHI, PIG, SLAYER = (
    Card(HOUSE_SET.kinds.index(kind))
    for kind in (CardKind.CURSED_SUSHI, CardKind.SNORKEL_PIG, CardKind.DEATHSLAYER)
)
BOTS = [BotPlayer("random")] * 3


def test_no_hint_tells_of_a_card_in_a_hand_where_it_is_read_before_it_is_on_offer(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *BOTS))
    table.tokens.show_hand(ANN, [SLAYER, SUSHI])
    assert table.captions.topic(CardOffered(BOB, PIG)) not in {"sushi", "slayer"}
    assert table.captions.topic(CardOffered(BOB, SUSHI)) == "sushi"


def test_how_claims_are_settled_is_told_while_one_claims(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *BOTS))
    open_cards, revealed = table.tokens.open_cards, ClaimsRevealed(())
    assert not table.captions.hint_ready(revealed)
    for seat in map(Seat, range(4)):
        open_cards.offer(seat, table.match.state.view(seat).hands[seat][0] or PIG)
    assert table.captions.hint_ready(revealed)
    for seat in map(Seat, range(4)):
        open_cards.settle(seat, open_cards.offers[seat] or PIG, open_cards.king)
    open_cards.begin_round(BOB)
    assert not table.captions.hint_ready(revealed)
    assert table.captions.hint_holds(revealed), "it waits for the next claims"


def test_near_the_end_it_is_told_that_cards_in_hands_count_for_nobody(app: RunningApp) -> None:
    for short in (True, False):
        new = new_table(app, Person(LEFT_KEYS), *BOTS, options=Options(short_game=short))
        table = open_and_wait(app, new)
        rounds = table.view.options.rounds(4)
        topics = [table.captions.topic(RoundBegan(rounds - left, BOB)) for left in (3, 2, 0)]
        assert topics == (["began", "hands", "hands"] if short else ["began"] * 3)
        place = table.places.hint_place(RoundBegan(rounds, BOB), BOB)
        assert (place == table.layout.tray) is short


def test_a_card_with_a_bolt_is_read_for_longer_as_it_lies_there_first(
    app: RunningApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *BOTS))
    monkeypatch.setattr(type(table.hints), "wanted", property(lambda hints: True))
    turns = cards(CardKind.MISDIRECTION)
    steps = []
    for seat, card in zip((BOB, Seat(2)), turns, strict=False):
        table.tokens.open_cards.offers[seat] = None
        steps.append(sum(1 for _ in table.show(CardOffered(seat, card))))
    longer = table.tokens.unhurried(BOLT_READ) / STEP
    assert steps[0] - steps[1] == pytest.approx(longer, abs=2)


def test_what_a_misdirection_does_is_told_as_it_is_offered(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *BOTS))
    turn = cards(CardKind.MISDIRECTION)[0]
    table.tokens.open_cards.offers[ANN] = SLAYER
    offered = CardOffered(BOB, turn)
    assert table.captions.topic(offered) == "turned"
    assert table.captions.hint_comes_first(offered)
    table.tokens.top_bar.begin(table.tokens.top_bar.rounds)
    assert table.captions.topic(offered) != "turned", "nobody offers after the last round"
