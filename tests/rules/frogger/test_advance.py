"""Advancing in Frogger: where frogs land, what Aces and Crowns sweep, and home."""

from __future__ import annotations

import pytest

from rules.decktet import Card
from rules.frogger import EXCUSE, FrogAdvanced, FrogSwept
from tests.rules.frogger.positions import allowed, card, frogs, hand, home, played, read, space

PATH = "path Journey | Bard | Market | Harvest | Ace.Wyrms | Castle"
REST = "market Cave Mill"


def stand(line: str, held: str, safe: str = "") -> str:
    """A picture with frogs on the path; it is A's turn and A holds some cards."""
    return f"{PATH}\nfrogs {line}\nhome {safe}\nhands A: {held} B: Desert\n{REST}"


EMPTY = ". . | . | . . | . . . | . | . ."


@pytest.mark.parametrize(
    ("line", "action", "after"),
    [
        (EMPTY, "Excuse by Author.M", "A . | . | . . | . . . | . | . ."),
        (EMPTY, "Excuse by Author.K", ". . | . | . A | . . . | . | . ."),
        (EMPTY, "Excuse by Sea.W", ". A | . | . . | . . . | . | . ."),
    ],
)
def test_a_frog_goes_to_the_first_space_of_the_suit_named(
    line: str, action: str, after: str
) -> None:
    state, _ = played(read(stand(line, "Author Sea Cave")), action)
    assert frogs(state) == after


def test_a_card_shows_only_its_own_suits() -> None:
    state = read(stand(EMPTY, "Author Sea"))
    assert not allowed(state, "Excuse by Author.S")
    assert not allowed(state, "Excuse by Castle.S")


def test_the_space_must_lie_beyond_the_frogs_own_card() -> None:
    state = read(stand(". . | . | A . | . . . | . | . .", "Author"))
    after, _ = played(state, "Market.L by Author.K")
    assert frogs(after) == ". . | . | . . | . . . | . | . A"


@pytest.mark.parametrize("other", ["A", "B"])
def test_a_space_that_is_taken_is_passed_over(other: str) -> None:
    state = read(stand(f". . | {other} | . . | . . . | . | . .", "Bard Castle"))
    after, _ = played(state, "Excuse by Castle.S")
    assert frogs(after) == f". . | {other} | . . | . A . | . | . ."


def test_a_card_with_a_frog_on_another_suit_is_no_obstacle() -> None:
    state = read(stand("B . | . | . . | . . . | . | . .", "Lunatic"))
    after, _ = played(state, "Excuse by Lunatic.W")
    assert frogs(after) == "B A | . | . . | . . . | . | . ."


def test_without_a_free_space_ahead_the_frog_goes_home() -> None:
    state = read(stand(". B | . | . . | . . A | . | . .", "Sea Forest"))
    after, _ = played(state, "Excuse by Sea.W", "Harvest.L by Forest.L")
    assert home(after) == "AA"
    assert frogs(after) == ". B | . | . . | . . . | . | . ."


def test_the_card_goes_to_the_discards() -> None:
    state, events = played(read(stand(EMPTY, "Author Sea")), "Excuse by Sea.W")
    assert hand(state, "A") == (Card.AUTHOR,)
    assert state.board.stock.discards == (Card.SEA,)
    assert isinstance(events[0], FrogAdvanced)
    assert (events[0].card, events[0].start) == (Card.SEA, EXCUSE)


def test_the_same_frog_may_go_again() -> None:
    state, _ = played(
        read(stand(EMPTY, "Journey Lunatic Castle")),
        "Excuse by Journey.M",
        "Journey.M by Lunatic.M",
        "Harvest.M by Castle.K",
    )
    assert frogs(state) == ". . | . | . . | . . . | . | . A"


def test_no_frog_leaves_home_again() -> None:
    state = read(stand(". . | . | . . | . . . | . | A .", "Author Sea", safe="A"))
    assert not allowed(state, "Home by Sea.W")
    assert not any(
        getattr(action, "start", None) == state.board.path.home
        for action in state.legal(0)  # type: ignore[arg-type]
    )


def test_a_rivals_frog_cannot_be_moved() -> None:
    state = read(stand(". . | B | . . | . . . | . | . .", "Author"))
    assert not allowed(state, "Bard.S by Author.M")


@pytest.mark.parametrize("played_card", ["Ace.Leaves", "End"])
def test_an_ace_or_crown_sends_every_other_frog_on_the_card_back(played_card: str) -> None:
    state = read(stand(". . | . | A B | A B . | . | B .", f"{played_card} Sea"))
    after, events = played(state, f"Market.L by {played_card}.L")
    assert frogs(after) == ". . | . | . B | . . A | . | B ."
    swept = [event for event in events if isinstance(event, FrogSwept)]
    assert {event.start for event in swept} == {
        space(state, "Harvest.M"),
        space(state, "Harvest.S"),
    }
    assert all(after.board.frogs[event.frog] == EXCUSE for event in swept)


def test_a_number_card_or_court_sends_nobody_back() -> None:
    for name in ("Sailor", "Window"):
        state = read(stand(". . | . | . B | . . . | . | . .", f"{name} Sea"))
        after, events = played(state, f"Excuse by {name}.L")
        assert frogs(after) == ". . | . | A B | . . . | . | . ."
        assert not any(isinstance(event, FrogSwept) for event in events)


def test_an_ace_or_crown_that_goes_home_does_nothing_more() -> None:
    state = read(stand(". . | . | . . | . . . | B | B A", "Calamity Sea"))
    after, events = played(state, "Castle.K by Calamity.Y")
    assert frogs(after) == ". . | . | . . | . . . | B | B ."
    assert home(after) == "A"
    assert len(events) == 1


def test_a_court_advances_by_any_of_its_three_suits() -> None:
    state = read(stand(EMPTY, "Window"))
    assert card("Window") in hand(state, "A")
    for suit, after in (
        ("S", ". . | A | . . | . . . | . | . ."),
        ("L", ". . | . | A . | . . . | . | . ."),
        ("K", ". . | . | . A | . . . | . | . ."),
    ):
        assert frogs(played(state, f"Excuse by Window.{suit}")[0]) == after
