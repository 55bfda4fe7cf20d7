"""What is said of a card that can lap another frog."""

from __future__ import annotations

from rules.quibbit import Frog, View
from scenes.games.quibbit.choosing.outlook import outlook, outlooks
from scenes.games.quibbit.choosing.preview import flagged
from scenes.games.quibbit.choosing.preview_sign import else_row, warning_words
from tests.scenes.games.quibbit.choosing.foretold_positions import ANN, BOB, view
from tests.scenes.games.quibbit.choosing.test_outlook import said


def said_else(seen: View, frog: Frog, card: int) -> str:
    """The words about a card that can lap, if it does not."""
    row = else_row(outlook(seen, frog, card))
    return row.words if row else ""


def test_a_lap_that_another_can_forestall_is_told_with_a_warning_and_what_it_is_otherwise() -> None:
    near = view("C . . . . . . . . A B^ .", "A:3 B:12 C:5")
    found = outlook(near, ANN, 3)
    assert found.leap.lapped is not None
    assert said(near, ANN, 3) == ("flag", "If Puddle plays 1: you lap Sunny")
    assert warning_words(near.board, ANN, found) == "Puddle's 2 can lap Sunny!"


def test_a_lap_as_all_sit_now_is_told_so() -> None:
    near = view("C . . . . . . A . . . B^", "A:1234 B:34 C:1245")
    assert said(near, ANN, 4) == ("flag", "If nobody leaps first: you lap Sunny")
    late = view("C B . . . . . . . A^", "A:12345 B:24 C:135")
    assert said(late, ANN, 4) == ("flag", "If Sunny does not leap first: you lap Sunny")
    tight = view(". C . . . . . . . . A^ B", "A:235 B:135 C:123")
    assert said(tight, ANN, 5) == ("flag", "If just Sunny leaps first: you lap Sunny")


def test_a_lap_that_needs_cards_of_several_others_may_come_and_what_else_comes_is_told() -> None:
    open_ = view("A . . . C . . B^ . . . .", "A:12345 B:12345 C:12345")
    assert said(open_, BOB, 4) == ("flag", "Maybe: you lap Bramble")
    assert said_else(open_, BOB, 4) == "Else probably: the card is lost"
    assert flagged(outlooks(open_, BOB)) == {4, 5}
    near = view("C . . . . . . . . B A^ .", "A:14 B:12 C:45")
    assert flagged(outlooks(near, ANN)) == {1}, "one condition is enough for that one"


def test_a_lap_for_which_another_frog_leaps_into_the_way_is_told_with_its_card() -> None:
    near = view("C . . . . . . . . B A^ .", "A:1 B:12 C:45")
    assert said(near, ANN, 1) == ("flag", "Puddle's 1 pushes you past Sunny: you win")
    assert warning_words(near.board, ANN, outlook(near, ANN, 1)) == "Puddle's 2 can lap Sunny!"


def test_a_lap_of_a_frog_that_surely_leaps_away_first_is_not_foretold() -> None:
    late = view("B . . . . . C A^ . . . .", "A:15 B:345 C:5")
    assert outlook(late, ANN, 5).lap is None
    assert outlook(late, ANN, 5).leap.fate == "home"
    assert said(late, ANN, 5) == ("icon-check", "Sure: the card comes back")
