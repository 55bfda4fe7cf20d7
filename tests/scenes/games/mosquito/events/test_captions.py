"""What is told of turns in Mosquito, and which rule each of them shows."""

from __future__ import annotations

import pytest

from rules.core import Seat
from rules.mosquito import Card, CardCovered, CardCut, CardPlaced, CardsExchanged, Event, Spot
from scenes.games.mosquito.events.captions import (
    caption,
    card_name,
    hint,
    seen_caption,
    whole_turn,
)
from words import say

ANN, ROW = Seat(0), (Spot(2, 0), Spot(3, 0), Spot(4, 0))
HEART, CLUB, SPADE = Card.TWO_OF_HEARTS, Card.SIX_OF_CLUBS, Card.ACE_OF_SPADES
PLACED = CardPlaced(ANN, SPADE, Spot(3, 1), ROW, clean=True)
SWAPPED = CardsExchanged(ANN, Spot(3, 0), Spot(7, 0), HEART, CLUB)
COVERED = CardCovered(ANN, CLUB, Spot(3, 0), HEART)


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ((PLACED,), "+1, direct"),
        ((SWAPPED, PLACED), "+1, by a swap"),
        ((COVERED, PLACED), "+1, by a cover"),
        ((SWAPPED, COVERED, PLACED), "+1, by both"),
    ],
)
def test_the_line_at_a_seat_tells_its_whole_turn(events: tuple[Event, ...], told: str) -> None:
    assert whole_turn(events) == told


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (PLACED, "clean"),
        (CardPlaced(ANN, SPADE, Spot(5, 1), (Spot(4, 0), Spot(5, 0), Spot(6, 0)), True), "ring"),
        (CardPlaced(ANN, SPADE, Spot(1, 1), (Spot(10, 0), Spot(1, 0), Spot(2, 0)), True), "ring"),
        (CardPlaced(ANN, SPADE, Spot(3, 2), ROW, clean=True), "outer"),
        (SWAPPED, "swapped"),
        (CardsExchanged(ANN, Spot(3, 0), Spot(7, 1), HEART, CLUB), "kept"),
        (COVERED, "covered"),
        (CardCovered(ANN, CLUB, Spot(3, 1), HEART), "kept"),
    ],
)
def test_a_rule_is_explained_where_it_is_first_met(event: Event, rule: str) -> None:
    assert hint(event, columns=5) == say(f"mosquito.hint_{rule}")


def test_what_is_direct_is_told_once_that_is_counted() -> None:
    assert whole_turn((PLACED,), counts_direct=False) == "+1: placed a spade"


def test_two_cards_of_one_number_are_not_told_by_two_numbers() -> None:
    event = CardsExchanged(ANN, Spot(3, 0), Spot(3, 1), HEART, CLUB)
    assert " swaps two cards at 3: " in caption(event)


def test_of_two_numbers_each_card_is_told_by_its_own() -> None:
    told = caption(SWAPPED)
    assert told.endswith(f" swaps {card_name(HEART)} at 3 and {card_name(CLUB)} at 7.")


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (SWAPPED, f" swaps {card_name(HEART)} and {card_name(CLUB)}."),
        (COVERED, " covers a heart with a club."),
        (PLACED, " places a spade, direct: 1 point."),
    ],
)
def test_who_sees_the_pond_is_told_of_cards_and_of_no_numbers(event: Event, told: str) -> None:
    assert seen_caption(event).endswith(told)


def test_an_ace_that_is_drawn_for_the_first_turn_is_called_low() -> None:
    assert caption(CardCut(ANN, SPADE)).endswith("A of Spades: Aces are low.")
    assert "low" not in caption(CardCut(ANN, CLUB))
