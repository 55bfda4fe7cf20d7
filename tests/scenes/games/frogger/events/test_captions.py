"""A seat tells the whole of its turn, as long as there is room for it."""

from __future__ import annotations

from random import Random

from rules.core import Seat
from rules.decktet import Card
from rules.frogger import (
    EXCUSE,
    FROGGER,
    FROGS,
    CardTaken,
    DiscardsShuffled,
    Frog,
    FrogAdvanced,
    FrogRetreated,
    FrogSwept,
    MarketDealt,
    Options,
    Space,
    State,
    TurnBegan,
)
from scenes.games.frogger.events.captions import FroggerCaptions
from scenes.players.seat_names import seat_name
from words import say

ANN = Seat(0)


def test_deeds_are_those_of_the_present_turn_in_order() -> None:
    state = FROGGER.deal(Options(), 2, Random(4))
    assert isinstance(state, State)
    path, frog, card = state.board.path, Frog(0), Card.PACT
    captions = FroggerCaptions(path, ANN)
    far = Space(path.home - 1)
    assert not captions.deeds(TurnBegan(ANN, 1))
    captions.deeds(FrogAdvanced(frog, card, card.suits[0], EXCUSE, far))
    captions.deeds(FrogRetreated(frog, far, EXCUSE))
    full, short, _, last = captions.deeds(CardTaken(ANN, card))
    assert full == "leapt to 12 and back to the pond for a card"
    assert short == "leapt to 12 and back to the pond: 1 card"
    assert last == "back to the pond for a card"
    assert captions.deeds(FrogSwept(Frog(FROGS), far))[2] == short
    captions.deeds(TurnBegan(ANN, 2))
    assert captions.deeds(FrogRetreated(frog, far, EXCUSE))[0] == "back to the pond"


def test_only_who_did_not_act_is_told_that_a_frog_was_sent_back() -> None:
    state = FROGGER.deal(Options(), 2, Random(4))
    assert isinstance(state, State)
    captions = FroggerCaptions(state.board.path, ANN)
    start = Space(EXCUSE + 1)
    assert not captions.losses(FrogSwept(Frog(0), start))
    assert list(captions.losses(FrogSwept(Frog(FROGS), start))) == [Seat(1)]


def test_whose_frog_was_sent_back_is_told_by_whom_after_what_it_did_itself() -> None:
    state = FROGGER.deal(Options(), 2, Random(4))
    assert isinstance(state, State)
    path, frog, card = state.board.path, Frog(FROGS), Card.PACT
    captions = FroggerCaptions(path, Seat(1))
    far = Space(path.home - 1)
    captions.deeds(FrogAdvanced(frog, card, card.suits[0], EXCUSE, far))
    captions.caption(TurnBegan(ANN, 2))
    captions.deeds(TurnBegan(ANN, 2))
    full, *_, alone = captions.losses(FrogSwept(frog, far))[Seat(1)]
    assert full == f"Leapt to 12. Sent back by {seat_name(ANN)}"
    assert alone == f"Sent back by {seat_name(ANN)}"
    captions.deeds(TurnBegan(Seat(1), 2))
    assert captions.losses(FrogSwept(frog, far))[Seat(1)] == [alone]


def test_who_leaps_home_is_told_from_where_and_why_so_far() -> None:
    state = FROGGER.deal(Options(), 2, Random(4))
    assert isinstance(state, State)
    path, card = state.board.path, Card.SEA
    captions = FroggerCaptions(path, ANN)
    for start, place in ((EXCUSE, "the pond"), (Space(path.home - 1), "column 12")):
        told = captions.caption(FrogAdvanced(Frog(0), card, card.suits[0], start, path.home))
        assert f"home from {place}: no free Waves ahead!" in told


def test_a_market_dealt_in_two_parts_is_told_once() -> None:
    state = FROGGER.deal(Options(), 2, Random(4))
    assert isinstance(state, State)
    captions, cards = FroggerCaptions(state.board.path, ANN), (*Card,)[:6]
    for taken in Card.PACT, Card.CASTLE:
        captions.caption(CardTaken(ANN, taken))
        assert not captions.caption(MarketDealt(cards[:2]))
        captions.caption(DiscardsShuffled())
        assert captions.caption(MarketDealt(cards[2:])) == say("frogger.dealt")
        assert captions.banner(MarketDealt(cards[2:])) == say("frogger.dealt")
