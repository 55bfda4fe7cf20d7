"""What is said as a Misdirection turns the order of offering."""

from __future__ import annotations

from rules.core import Seat
from rules.quabble import (
    CardKind,
    DirectionTurned,
    Power,
    PowersTriggered,
    RoundBegan,
    neighbours,
    seat_order,
)
from scenes.players.seat_names import seat_name
from seats.occupants import BotPlayer
from tests.scenes.games.quabble.tables import cards, new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait
from words import say

ANN, BOB, CAT, DAN = map(Seat, range(4))


def test_before_the_last_round_the_order_cards_show_a_turned_order_without_words(
    app: RunningApp,
) -> None:
    app.set(reduced_motion=False)
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 4))
    open_cards, animator = table.tokens.open_cards, table._animator
    open_cards.clockwise = not open_cards.clockwise
    assert not animator._turned_words(open_cards.scoring())
    sizes = [1.0]
    for _ in table.tokens.order.reverse(CAT, clockwise=True):
        table.stage.tick()
        sizes += [card.offset.sx for card in table.tokens.order.cards]
    assert max(sizes) > 1.3


def test_in_the_last_round_a_turned_order_tells_whom_deathslayers_hit_by_it(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 5))
    open_cards, animator = table.tokens.open_cards, table._animator
    table.tokens.top_bar.is_last_round = True
    one, other = cards(CardKind.DEATHSLAYER)[:2]
    card, *turners = cards(CardKind.MISDIRECTION)[:3]
    grungles = cards(CardKind.GRUNGLE)
    rich = [cards(CardKind.DOOM_SNAIL)[0], cards(CardKind.ROYAL_POOFIN)[0]]
    open_cards.active = ANN
    told = dict[bool, str]()
    for clockwise in (True, False):
        open_cards.treasuries[:] = [[one], rich, [other], [], []]
        open_cards.clockwise = not clockwise
        before = open_cards.scoring()
        open_cards.turn(card, clockwise)
        assert not animator._turned_words(before), "it changes nothing"
        open_cards.treasuries[3] = [grungles[0], turners[0]]
        open_cards.treasuries[4] = [grungles[1], turners[1]]
        open_cards.clockwise = not clockwise
        before = open_cards.scoring()
        open_cards.turn(card, clockwise)
        told[clockwise] = animator._turned_words(before)
    hits = {say("quabble.headline_turned_slain", names=seat_name(Seat(i))) for i in (3, 4)}
    assert {*told.values()} == hits


def test_a_turned_order_is_seen_at_once_as_it_is_in_the_next_round(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 4))
    open_cards, order = table.tokens.open_cards, table.tokens.order
    card = cards(CardKind.MISDIRECTION)[0]
    open_cards.treasuries[ANN].append(card)
    clockwise = not open_cards.clockwise
    begins = neighbours(open_cards.active, 4)[0]
    for _ in table.show(DirectionTurned(ANN, card, clockwise)):
        pass
    shown = [token.pose.x for token in order.cards]
    assert shown == [order._places[seat].x for seat in seat_order(begins, 4, clockwise)]
    for _ in table.show(RoundBegan(2, begins)):
        pass
    assert [token.pose.x for token in order.cards] == shown
    assert open_cards.first == begins


def test_in_the_last_round_nobody_waits_for_a_turn_of_the_order(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 4))
    open_cards = table.tokens.open_cards
    card = cards(CardKind.MISDIRECTION)[0]
    open_cards.treasuries[ANN].append(card)
    turned = DirectionTurned(ANN, card, not open_cards.clockwise)
    triggered = PowersTriggered((Power(ANN, card),))
    assert table.captions.caption(turned)
    assert table.captions.caption(triggered)
    table.tokens.top_bar.is_last_round = True
    table.tokens.hide_points()
    for event in (triggered, turned):
        assert not table.captions.caption(event)
        assert not [*table.show(event)], "the count begins at once"
    assert open_cards.clockwise is turned.clockwise
