"""When the rules of Mosquito are explained, and what is framed meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from unittest.mock import patch

import pytest

from rules.core import Seat
from rules.mosquito import (
    ActionKind,
    Card,
    CardDrawn,
    CardPlaced,
    CardsExchanged,
    LayoutLaid,
    Options,
    Spot,
    TurnBegan,
    beside,
    exchanged,
)
from scenes.core.settings.settings import Settings
from scenes.games.mosquito.choosing.preview import MosquitoPreview
from scenes.games.mosquito.components.pond.fitting_suits import open_trios
from scenes.games.mosquito.places import MosquitoPlaces
from scenes.players.seat_names import seat_name
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import TINY, open_and_wait, waiting_chooser
from words import say


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings()) as opened:
        yield opened


def test_the_ring_is_explained_once_a_pad_is_open_by_cards_round_its_end(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    app.run_until(lambda: table.people_choose)
    rows, began = table.tokens.rows, TurnBegan(Seat(0))
    ring = Card.ACE_OF_HEARTS, Card.SEVEN_OF_CLUBS, Card.SIX_OF_SPADES
    plain = tuple((Card.TWO_OF_HEARTS,) for _ in rows.cards)
    round_end = (*((one,) for one in ring[:2]), *plain[2:-1], (ring[2],))
    told = {}
    for cards in (plain, round_end):
        with patch.object(rows, "cards", cards):
            told[cards] = (
                table.captions.hint(began),
                table.places.hint_place_later(began, Seat(0), None),
            )
            assert not table.captions.hint(TurnBegan(Seat(1)))
    assert isinstance(table.places, MosquitoPlaces)
    end = table.places._end_of_ring((Spot(10, 0), Spot(1, 0), Spot(2, 0)))
    assert told[plain] == ("", end), "what lay round it may be covered when it is read"
    assert told[round_end] == (say("mosquito.hint_ring"), end)
    placed = CardPlaced(Seat(0), ring[0], Spot(1, 1), (Spot(10, 0), Spot(1, 0), Spot(2, 0)), True)
    assert table.places.hint_place_later(placed, Seat(0), None) == end


def test_an_open_pad_is_framed_with_its_three_as_the_first_rule_is_read(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    app.run_until(lambda: table.people_choose)
    rows, laid = table.tokens.rows, LayoutLaid(())
    framed = table.places.hint_place(laid, None)
    assert framed
    three = open_trios(rows.cards, level=0)
    boxes = [[rows.box(at) for at in (*by, beside(rows.cards, by))] for by in three]
    inside = framed.inset(-1, -1)
    assert any(all(map(inside.encloses, four)) for four in boxes)


def test_an_open_outermost_pad_is_explained_with_its_three_and_only_while_it_is_open(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    app.run_until(lambda: table.people_choose)
    rows, suits = table.tokens.rows, (Card.ACE_OF_HEARTS, Card.SEVEN_OF_CLUBS, Card.SIX_OF_SPADES)
    ring = Card.TWO_OF_HEARTS
    closed = tuple((ring,) for _ in rows.cards)
    opened = (*((ring, card) for card in suits), *closed[3:])
    three = Spot(1, 0), Spot(2, 0), Spot(3, 0)
    placed = CardPlaced(Seat(1), suits[1], Spot(2, 1), three, True)
    rule = say("mosquito.hint_outer")
    told = {}
    for cards in (closed, opened):
        with patch.object(rows, "cards", cards):
            told[cards] = table.captions.hint(placed) == rule, table.captions.hint_holds(placed)
    assert told == {closed: (False, True), opened: (True, True)}
    with patch.object(rows, "cards", closed):
        assert not table.captions.hint_holds(placed), "it was taken meanwhile"
    with patch.object(rows, "cards", opened):
        framed = table.places.hint_place_later(placed, None, None)
    assert framed
    inside = framed.inset(-1, -1)
    shown = [rows.box(at) for at in (Spot(1, 1), Spot(2, 1), Spot(3, 1), Spot(2, 2))]
    assert all(map(inside.encloses, shown))
    with patch.object(rows, "cards", opened):
        table.places.hint_place(placed, None)
    elsewhere = (*closed[:6], *((ring, card) for card in suits), closed[0])
    with patch.object(rows, "cards", elsewhere):
        later = table.places.hint_place_later(placed, None, None)
    assert later
    assert later.encloses(rows.box(Spot(8, 1))), "three others that are open now"
    outer = CardPlaced(Seat(0), ring, Spot(2, 2), (Spot(1, 1), Spot(2, 1), Spot(3, 1)), True)
    with patch.object(rows, "cards", closed):
        assert not table.captions.hint_holds(outer), "there is none to take any more"


def test_swaps_are_explained_at_their_button_while_it_is_pointed_at(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    app.run_until(lambda: waiting_chooser(app, table, Seat(0)) is not None)
    cards = Card.ACE_OF_HEARTS, Card.SEVEN_OF_CLUBS
    swapped = CardsExchanged(Seat(1), Spot(1, 0), Spot(3, 0), *cards)
    kept = CardsExchanged(Seat(1), Spot(1, 1), Spot(3, 0), *cards)
    assert not table.captions.hint_ready(swapped)
    assert table.captions.hint_ready(kept), "it tells more than how to swap"
    tap(app, KeyButtons(LEFT_KEYS), Intent.RIGHT)
    assert table.captions.hint_ready(swapped)
    framed = table.places.hint_place_later(swapped, None, None)
    assert framed
    button = table.tokens.buttons.tokens[ActionKind.EXCHANGE].pose
    assert framed.contains(button.x, button.y)


def test_drawing_is_explained_at_the_pile_once_a_person_has_placed_a_card(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    app.run_until(lambda: table.people_choose)
    drew, placers = CardDrawn(Seat(0), Card.ACE_OF_HEARTS, False), table.tokens.rows.lights.placers
    told = {}
    for placed in ({}, {Spot(1, 1): Seat(1)}, {Spot(1, 1): Seat(0)}):
        with patch.dict(placers, placed, clear=True):
            told[(*placed.values(),)] = bool(table.captions.hint(drew))
    assert told == {(): False, (Seat(1),): False, (Seat(0),): True}
    framed = table.places.hint_place_later(drew, Seat(0), None)
    assert framed
    pile = table.tokens.piles.place.pose
    assert framed.contains(pile.x, pile.y)
    assert not table.captions.hint(CardDrawn(Seat(1), Card.ACE_OF_HEARTS, False))


def test_that_a_point_is_not_direct_is_told_of_bots_too_once_points_differ(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    by = Spot(1, 0), Spot(2, 0), Spot(3, 0)
    for clean, told in ((True, ""), (False, say("mosquito.hint_placed"))):
        placed = CardPlaced(Seat(1), Card.ACE_OF_HEARTS, Spot(2, 1), by, clean)
        assert table.captions.hint(placed) == told


def test_whoever_has_all_tokens_late_is_told_once_what_they_are_worth(app: RunningApp) -> None:
    occupants = Person(LEFT_KEYS), BotPlayer("easy")
    table = open_and_wait(app, new_table(app, *occupants, options=Options(helpers=3), turns=2))
    app.run_until(lambda: table.people_choose)
    rule, meter, panel = say("mosquito.hint_tokens"), table.tokens.meter, table.panels[0]
    drew, rival = (CardDrawn(Seat(i), Card.ACE_OF_HEARTS, False) for i in range(2))
    full, empty = tuple(list(Card)[:3]), tuple(list(Card)[:1])
    for placed, is_late in ((12, False), (14, True)):
        layout = (*[full] * (placed // 2), *[empty] * (10 - placed // 2))
        meter.show(replace(table.view.board, layout=layout))
        assert (table.captions.hint(drew) == rule) is is_late
        assert table.captions.hint_comes_first(drew) is is_late
        assert not table.captions.hint(rival), "a bot"
    framed, tokens = table.places.hint_place(drew, Seat(0)), panel.swaps_left.pose
    assert framed
    assert framed.contains(tokens.x, tokens.y)
    assert table.captions.hint_holds(drew)
    panel.help(1)
    assert not table.captions.hint_holds(drew), "one is used"
    assert table.captions.hint(drew) != rule


def test_whose_point_a_placed_card_stays_that_is_swapped_is_told_before_all_else(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    cards = Card.ACE_OF_HEARTS, Card.KING_OF_CLUBS
    plain, placed = (
        CardsExchanged(Seat(1), Spot(1, 0), Spot(2, level), *cards) for level in (0, 1)
    )
    assert table.captions.hint(placed) == say("mosquito.hint_kept")
    assert table.captions.hint_comes_first(placed)
    assert not table.captions.hint_comes_first(plain)


def test_no_hint_frames_anything_while_a_swap_is_chosen(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    app.run_until(lambda: table.people_choose)
    rows = table.tokens.rows
    assert table.captions.hint_framed(LayoutLaid(()))
    rows.shade(())
    assert not table.captions.hint_framed(LayoutLaid(()))
    rows.shade()
    assert table.captions.hint_framed(LayoutLaid(()))
    rows.imagine(exchanged(rows.cards, Spot(1, 0), Spot(2, 0)))
    assert not table.captions.hint_framed(LayoutLaid(())), "what it frames would lie elsewhere"


def test_what_a_head_on_a_pad_means_is_told_to_whoever_is_new(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    suits = (Card.TWO_OF_DIAMONDS,), (Card.TWO_OF_HEARTS,), (Card.TWO_OF_SPADES,)
    told: dict[bool, list[str]] = {False: [], True: []}
    for is_new, words in told.items():
        previews = MosquitoPreview(table.tokens, Seat(0), table.motions.play, words.append, is_new)
        previews._cards = tuple(suits[i % 3] for i in range(len(table.tokens.rows.cards)))
        previews.placer(Card.TWO_OF_CLUBS, Spot(2, 1), ())()
    assert told == {False: [], True: [say("mosquito.head_marks", name=seat_name(Seat(1)))]}
