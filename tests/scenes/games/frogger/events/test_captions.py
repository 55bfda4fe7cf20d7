"""What happens is told once, and why."""

from __future__ import annotations

from random import Random

from rules.core import Seat
from rules.decktet import Card
from rules.frogger import (
    EXCUSE,
    FROGGER,
    CardTaken,
    DiscardsShuffled,
    Frog,
    FrogAdvanced,
    FrogRetreated,
    MarketDealt,
    Options,
    Space,
    State,
    TurnBegan,
)
from scenes.games.frogger.events.captions import FroggerCaptions
from words import say

ANN = Seat(0)


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


def test_why_a_card_is_taken_without_a_hop_back_is_told() -> None:
    state = FROGGER.deal(Options(), 2, Random(4))
    assert isinstance(state, State)
    captions, taken = FroggerCaptions(state.board.path, ANN), CardTaken(ANN, Card.PACT)
    captions.caption(TurnBegan(ANN, 2))
    assert "no cards and no frog on the path" in captions.caption(taken)
    assert captions.hint(taken) == say("frogger.hint_stuck")
    captions.caption(FrogRetreated(Frog(0), Space(1), EXCUSE))
    assert "no frog" not in captions.caption(taken)
    assert not captions.hint(taken)
