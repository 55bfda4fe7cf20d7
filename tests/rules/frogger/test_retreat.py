"""Moving back in Frogger: where frogs land and which cards they may take."""

from __future__ import annotations

import pytest

from rules.decktet import Card
from rules.frogger import CardTaken, FrogRetreated, Options, Retreat
from tests.rules.frogger.positions import act, allowed, card, frogs, hand, played, read, space

PATH = "path Journey | Bard | Market | Harvest | Ace.Wyrms | Castle"


def stand(line: str, market: str, held: str = "Sea") -> str:
    """A picture with frogs on the path and cards in the market; it is A's turn."""
    return f"{PATH}\nfrogs {line}\nhands A: {held} B: Desert\nmarket {market}\ndeck Pact"


def test_a_frog_goes_to_the_nearest_card_behind_it_with_a_free_space() -> None:
    state = read(stand(". . | . | . . | . . . | A | . .", "Battle Mill"))
    for suit in "MSL":
        assert allowed(state, f"Ace.Wyrms.Y back to Harvest.{suit} for Battle")
    for place in ("Market.L", "Market.K", "Castle.S", "Ace.Wyrms.Y", "Excuse"):
        assert not allowed(state, f"Ace.Wyrms.Y back to {place} for Battle")


def test_the_player_chooses_among_its_free_spaces() -> None:
    state = read(stand(". . | . | . B | . . A | . | . .", "Cave Mill"))
    assert allowed(state, "Harvest.L back to Market.L for Cave")
    assert not allowed(state, "Harvest.L back to Market.K for Cave")


@pytest.mark.parametrize("other", "AB")
def test_a_card_that_is_full_is_passed_over(other: str) -> None:
    state = read(stand(f". . | B | {other} B | A . . | . | . .", "Cave Castle"))
    after, events = played(state, "Harvest.M back to Journey.M for Cave")
    assert frogs(after) == f"A . | B | {other} B | . . . | . | . ."
    assert isinstance(events[0], FrogRetreated)
    assert (events[0].start, events[0].end) == (
        space(state, "Harvest.M"),
        space(state, "Journey.M"),
    )


def test_the_other_spaces_of_its_own_card_are_not_behind_it() -> None:
    state = read(stand(". . | . | . A | . . . | . | . .", "Cave"))
    assert not allowed(state, "Market.K back to Market.L for Cave")
    assert allowed(state, "Market.K back to Bard.S for Cave")


def test_behind_the_first_card_is_the_excuse_which_holds_any_number() -> None:
    state = read(stand("A . | . | . . | . . . | . | . .", "Cave Journey"))
    after, _ = played(state, "Journey.M back to Excuse for Cave")
    assert frogs(after) == ". . | . | . . | . . . | . | . ."
    assert after.board.own(after.acting) == (0,) * 6


def test_a_frog_on_the_excuse_cannot_go_back() -> None:
    state = read(stand(". . | . | . . | . . . | . | . .", "Cave"))
    assert not any(isinstance(action, Retreat) for action in state.legal(state.acting))


def test_a_card_that_shows_the_suit_landed_on_may_not_be_taken() -> None:
    state = read(stand(". . | . | . . | A . . | . | . .", "Mill Castle Sea"))
    assert allowed(state, "Harvest.M back to Market.L for Castle")
    assert not allowed(state, "Harvest.M back to Market.L for Mill")
    assert allowed(state, "Harvest.M back to Market.K for Mill")
    assert not allowed(state, "Harvest.M back to Market.K for Castle")


def test_on_the_excuse_any_card_may_be_taken() -> None:
    state = read(stand("A . | . | . . | . . . | . | . .", "Journey Mill Castle"))
    for name in ("Journey", "Mill", "Castle"):
        assert allowed(state, f"Journey.M back to Excuse for {name}")


def test_a_card_must_be_taken_when_one_may_be_taken() -> None:
    state = read(stand(". . | . | . . | A . . | . | . .", "Mill Castle"))
    assert not allowed(state, "Harvest.M back to Market.L for nothing")


def test_where_no_card_may_be_taken_the_frog_moves_back_all_the_same() -> None:
    state = read(stand(". . | . | . . | A . . | . | . .", "Mill Sailor"))
    after, events = played(state, "Harvest.M back to Market.L for nothing")
    assert frogs(after) == ". . | . | A . | . . . | . | . ."
    assert hand(after, "A") == (Card.SEA,)
    assert not any(isinstance(event, CardTaken) for event in events)


def test_moving_on_back_one_comes_to_where_a_card_may_be_taken() -> None:
    after, _ = played(
        read(stand(". . | . | . . | A . . | . | . .", "Mill Sailor")),
        "Harvest.M back to Market.L for nothing",
        "Market.L back to Bard.S for Mill",
    )
    assert hand(after, "A") == (Card.SEA, Card.MILL)


def test_an_empty_market_gives_nothing() -> None:
    state = read(stand("A . | . | . . | . . . | . | . .", ""))
    assert allowed(state, "Journey.M back to Excuse for nothing")


def test_only_what_lies_in_the_market_can_be_taken() -> None:
    state = read(stand("A . | . | . . | . . . | . | . .", "Mill"))
    assert not allowed(state, "Journey.M back to Excuse for Pact")
    assert not allowed(state, "Journey.M back to Excuse for Desert")


def test_what_is_taken_is_seen_by_all() -> None:
    state = read(stand("A . | . | . . | . . . | . | . .", "Mill Cave"))
    after, events = played(state, "Journey.M back to Excuse for Mill")
    assert CardTaken(state.acting, Card.MILL) in [event.seen_by(None) for event in events]
    assert Card.MILL in after.view(None).public[state.acting]
    assert Card.MILL not in after.board.stock.market


def test_with_free_swim_there_is_no_suit_limit() -> None:
    picture = stand(". . | . | . . | A . . | . | . .", "Mill Castle")
    state = read(picture, Options(free_swim=True))
    for suit in "LK":
        for name in ("Mill", "Castle"):
            assert allowed(state, f"Harvest.M back to Market.{suit} for {name}")
        assert not allowed(state, f"Harvest.M back to Market.{suit} for nothing")


def test_no_frog_can_stay_where_it_is() -> None:
    state = read(stand(". . | A | . . | . . . | . | . .", "Cave"))
    assert act(state, "Bard.S back to Bard.S for Cave") not in state.legal(state.acting)
    assert card("Cave") in state.board.stock.market
