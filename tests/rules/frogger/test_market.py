"""The market of Frogger: when it is filled again, and with what."""

from __future__ import annotations

from rules.core import Seat
from rules.decktet import Card
from rules.frogger import CardTaken, DiscardsShuffled, MarketDealt, TurnBegan
from tests.rules.frogger.positions import cards, played, read, whose

PATH = "path Journey | Bard | Market | Harvest | Ace.Wyrms | Castle"
A = Seat(0)
BACK = "Journey.M back to Excuse for"
SEVEN = "Mill Pact Sea End Battle Soldier Origin"


def stand(market: str, deck: str = "", discards: str = "", hands: str = "A: Cave B: Desert") -> str:
    """A picture in which A may move back to the Excuse and take any card."""
    return f"""{PATH}
        frogs A . | . | . . | . . . | . | . .
        hands {hands}
        market {market}
        deck {deck}
        discards {discards}"""


def test_the_market_is_not_filled_while_a_card_is_left() -> None:
    state, events = played(read(stand("Forest Author", SEVEN)), f"{BACK} Author", "stop")
    assert state.board.stock.market == (Card.FOREST,)
    assert not any(isinstance(event, MarketDealt) for event in events)


def test_the_last_card_taken_brings_six_more_at_once_in_mid_turn() -> None:
    state, events = played(read(stand("Forest", SEVEN)), f"{BACK} Forest")
    assert whose(state) == "A round 1 acted 1"
    assert state.board.stock.market == cards("Mill Pact Sea End Battle Soldier")
    assert state.board.stock.deck == (Card.ORIGIN,)
    assert events[1:] == [
        CardTaken(A, Card.FOREST),
        MarketDealt(cards("Mill Pact Sea End Battle Soldier")),
    ]


def test_an_empty_deck_is_the_shuffled_discards() -> None:
    state, events = played(
        read(stand("Forest", "Author Betrayal", SEVEN)), f"{BACK} Forest", seed=3
    )
    stock = state.board.stock
    assert stock.market[:2] == cards("Author Betrayal")
    assert {*stock.market[2:], *stock.deck} == {*cards(SEVEN)}
    assert (len(stock.market), len(stock.deck), stock.discards) == (6, 3, ())
    assert stock.reshuffled
    assert [type(event) for event in events[2:]] == [MarketDealt, DiscardsShuffled, MarketDealt]


def test_discards_are_shuffled_by_chance() -> None:
    picture = stand("Forest", "", SEVEN)
    markets = {
        played(read(picture), f"{BACK} Forest", seed=seed)[0].board.stock.market
        for seed in range(10)
    }
    assert len(markets) > 5


def test_a_deck_that_just_suffices_is_not_made_anew() -> None:
    state, events = played(
        read(stand("Forest", "Mill Pact Sea End Battle Soldier", "Author")), f"{BACK} Forest"
    )
    assert state.board.stock.deck == ()
    assert state.board.stock.discards == (Card.AUTHOR,)
    assert not any(isinstance(event, DiscardsShuffled) for event in events)


def test_if_both_are_short_there_are_as_many_as_there_are() -> None:
    state, _ = played(read(stand("Forest", "Author", "Mill Pact")), f"{BACK} Forest")
    assert sorted(card.name for card in state.board.stock.market) == ["AUTHOR", "MILL", "PACT"]


def test_a_market_dealt_short_is_filled_again_only_when_it_is_empty() -> None:
    state, _ = played(
        read(stand("Forest", "Author")),
        f"{BACK} Forest",
        "Excuse by Cave.W",
        "Excuse by Forest.M",
    )
    assert whose(state) == "B round 1 acted 0"
    assert state.board.stock.market == (Card.AUTHOR,)
    assert state.board.stock.discards == cards("Cave Forest")


def test_a_market_without_any_cards_stays_empty_for_the_turn() -> None:
    state, events = played(read(stand("Forest")), f"{BACK} Forest", "Excuse by Cave.W")
    assert whose(state) == "A round 1 acted 2"
    assert state.board.stock.market == ()
    assert state.board.stock.discards == (Card.CAVE,)
    assert not any(isinstance(event, MarketDealt) for event in events)


def test_it_is_filled_at_the_start_of_the_first_turn_that_finds_cards() -> None:
    state, events = played(read(stand("Forest")), f"{BACK} Forest", "Excuse by Cave.W", "stop")
    assert state.board.stock.market == (Card.CAVE,)
    assert events[-3:] == [TurnBegan(Seat(1), 1), DiscardsShuffled(), MarketDealt((Card.CAVE,))]


def test_that_comes_before_the_turn_is_looked_at_as_blocked() -> None:
    picture = stand("Forest", hands="A: Cave B: -")
    state, _ = played(read(picture), f"{BACK} Forest", "Excuse by Cave.W", "stop")
    assert whose(state) == "B round 1 acted 0"
    state, _ = played(state, "take Cave")
    assert state.board.hands[1].public == (Card.CAVE,)
