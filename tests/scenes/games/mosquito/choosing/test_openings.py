"""What is shown of pads before one is chosen: by which three cards, and what a swap may open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from rules.core import Seat
from rules.mosquito import ActionKind, Card, Spot, Step, Suit, Turns
from scenes.games.mosquito.cards import FORESEEN
from scenes.games.mosquito.choosing.openings import (
    all_openings,
    lit_steps,
    only_place,
    openings,
    three_to_tell,
    tokens_paid,
)
from scenes.games.mosquito.choosing.steps import MosquitoSteps
from scenes.table.choosing.step_chooser import StepChooser
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from tests.scenes.games.mosquito.tables import table_in_turn, turn_of_lesson
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import TINY, waiting_chooser

ANN = Seat(0)
C, D, H, S = (next(card for card in Card if card.suit is suit) for suit in Suit)
LAYOUT = tuple((card,) for card in (C, D, S, C, D, S, C, D))
AT_HAND = Spot(2, 1)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY) as opened:
        yield opened


def turns(*outer: Card) -> Turns:
    """The turns at the layout with *outer* cards beside its first ones."""
    cards = tuple((*column, *outer[i : i + 1]) for i, column in enumerate(LAYOUT))
    return Turns(cards, (H,), mixed=False, kinds=(ActionKind.PLACE, ActionKind.PASS))


def next_of(card: Card) -> Card:
    """Another card of its suit."""
    return next(one for one in Card if one.suit is card.suit and one is not card)


def test_the_three_cards_of_the_only_pad_are_shown_wherever_they_lie() -> None:
    assert {*three_to_tell(turns(), [(AT_HAND, Suit.HEARTS)])} == {AT_HAND}
    outer = Spot(2, 2), Suit.HEARTS
    found = three_to_tell(turns(C, D, S), [outer])
    assert found == {Spot(2, 2): (Spot(1, 1), Spot(2, 1), Spot(3, 1))}


def test_a_card_and_its_pad_are_no_question_where_there_is_one_of_each() -> None:
    suits = D, D, D, C, D, S, D, D
    one_pad = tuple((card,) for card in suits)
    kinds = ActionKind.PLACE, ActionKind.PASS
    alone = Turns(one_pad, (H, next_of(H)), mixed=False, kinds=kinds)
    assert only_place(alone) == (H, Spot(5, 1)), "which of two hearts is all one"
    assert only_place(turns()) is None, "several pads"
    assert only_place(Turns(one_pad, (C,), mixed=False, kinds=kinds)) is None, "no card fits"


def test_of_several_pads_no_three_cards_are_shown_which_would_look_like_more() -> None:
    assert not three_to_tell(turns(), ((AT_HAND, Suit.HEARTS), (Spot(3, 1), Suit.HEARTS)))
    assert not three_to_tell(turns(), ((AT_HAND, Suit.HEARTS), (Spot(5, 1), Suit.HEARTS)))


def test_the_first_card_of_a_swap_rings_all_pads_that_it_may_open(
    app: RunningApp,
) -> None:
    table = table_in_turn(app)
    tap(app, KeyButtons(LEFT_KEYS), Intent.RIGHT, Intent.CONFIRM)
    chooser, rows = waiting_chooser(app, table, ANN), table.tokens.rows
    legal = table.match.state.legal(ANN)
    assert isinstance(chooser, StepChooser)
    assert isinstance(legal, Turns)
    spots = {rows.box(at): at for at in rows.tokens}
    for target in chooser._step.targets:
        chooser._show_target(target)
        opened = all_openings(legal, (ActionKind.EXCHANGE, spots[target.box]))
        ringed = {at for at in rows.layout.spots if FORESEEN in repr(rows.lying(at).picture)}
        assert ringed == {*opened}


def test_the_card_to_cover_with_rings_the_pads_that_it_may_open_and_others_are_dark(
    app: RunningApp,
) -> None:
    table = table_in_turn(app)
    tap(app, KeyButtons(LEFT_KEYS), Intent.RIGHT, Intent.RIGHT, Intent.CONFIRM)
    chooser, rows = waiting_chooser(app, table, ANN), table.tokens.rows
    legal = table.match.state.legal(ANN)
    assert isinstance(chooser, StepChooser)
    assert isinstance(legal, Turns)
    app.frames(60)
    targets, held = chooser._step.targets, table.tokens.hands.held[ANN]
    opening = 0
    for target, (card, token) in zip(targets, held, strict=True):
        assert card
        chooser._show_target(target)
        opened = all_openings(legal, (ActionKind.OVERLAY, card))
        ringed = {at for at in rows.layout.spots if FORESEEN in repr(rows.lying(at).picture)}
        assert ringed == {*opened}
        assert (token.pose.alpha < 1) is (not opened)
        rows.foretell(())
        assert rows.is_in_the_making, "nothing foretold takes the rings away"
        opening += bool(opened)
    assert opening > 0


def test_a_lesson_leaves_only_the_card_to_cover_with_bright() -> None:
    legal, done = turn_of_lesson(8)
    assert done.overlay
    way = (ActionKind.OVERLAY,)
    assert lit_steps(way, openings(legal, way), done) == [done.overlay.card]


def test_where_no_card_fits_the_button_of_a_swap_rings_all_pads_that_it_may_open(
    app: RunningApp,
) -> None:
    table = table_in_turn(app)
    chooser, rows = waiting_chooser(app, table, ANN), table.tokens.rows
    legal = table.match.state.legal(ANN)
    assert isinstance(chooser, StepChooser)
    assert isinstance(chooser._steps, MosquitoSteps)
    assert isinstance(legal, Turns)
    steps, swapped = chooser._steps, all_openings(legal, (ActionKind.EXCHANGE,))

    def ringed(kind: ActionKind) -> set[Spot]:
        rows.foresee(rows.cards)
        steps._show_kind(kind)
        return {at for at in rows.layout.spots if FORESEEN in repr(rows.lying(at).picture)}

    assert not ringed(ActionKind.EXCHANGE), "a card fits"
    steps._where = {}
    assert ringed(ActionKind.EXCHANGE) == {*swapped} != set()
    assert not ringed(ActionKind.PASS)


@pytest.mark.parametrize(
    ("taken", "paid"),
    [
        ((), 0),
        ((ActionKind.PLACE, C), 0),
        ((ActionKind.EXCHANGE, AT_HAND), 0),
        ((ActionKind.EXCHANGE, AT_HAND, Spot(3, 0)), 1),
        ((ActionKind.OVERLAY, C), 0),
        ((ActionKind.OVERLAY, C, AT_HAND), 1),
        ((ActionKind.BOTH, AT_HAND, Spot(3, 0)), 1),
        ((ActionKind.BOTH, AT_HAND, Spot(3, 0), C, Spot(4, 0)), 2),
    ],
)
def test_a_turn_has_cost_a_token_for_each_swap_and_cover_in_it(
    taken: Sequence[Step], paid: int
) -> None:
    assert tokens_paid(taken) == paid
