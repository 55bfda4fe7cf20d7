"""What a breakdown says is what the outcome says."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rules.breakdown import Breakdown, TieBreak, amounts, breakdown_of, tie_break
from rules.core import Outcome, Seat
from rules.frogger import Reason
from rules.games import AnyGame
from rules.quibbit import QUIBBIT
from rules.quibbit import Reason as QuibbitReason
from rules.quivvit import QUIVVIT, Options
from rules.ranking import ranked
from tests.matches.match_histories import GAMES_AND_SEATS, game_id, play_with_bots
from tests.rules.quibbit.positions import RING, played, read

A, B, C = map(Seat, range(3))


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=game_id)
def test_rows_add_up_to_the_points_and_the_ranking_makes_the_places(
    game: AnyGame, seats: int
) -> None:
    options = game.options(cards=20) if game.name == "quabble" else game.options()
    history = play_with_bots(game, options, ["random"] * seats, 3)
    found = breakdown_of(game, history.match.state.view(None))
    outcome = history.outcome
    if found.add_up:
        sums = zip(*(row.by_seat for row in found.rows), strict=True)
        assert tuple(sum(filter(None, column), Fraction(0)) for column in sums) == outcome.points
    if found.ranking:
        rows = zip(*(row.by_seat for row in found.ranking), strict=True)
        assert ranked(list(rows)) == outcome.places
    assert len({row.name for row in found.rows}) == len(found.rows)


def test_what_breaks_a_tie_is_named_with_the_amounts_of_all_who_are_equal() -> None:
    points, clean = amounts("points", (7, 9, 9)), amounts("clean", (7, 4, 5))
    found = Breakdown((clean,), (points, clean), add_up=True)
    outcome = Outcome(((C,), (B,), (A,)), Reason.ALL_HOME)
    told = (C, Fraction(5)), (B, Fraction(4))
    assert tie_break(found, outcome) == TieBreak("clean", told), (
        "and not of whoever has less points"
    )
    equal = Breakdown((clean,), (amounts("points", (9, 9, 9)), clean), add_up=True)
    outcome = Outcome(((A,), (C,), (B,)), Reason.ALL_HOME)
    assert tie_break(equal, outcome) == TieBreak("clean", ((A, Fraction(7)), *told))


def test_nothing_breaks_a_tie_where_there_is_none_or_where_it_stays() -> None:
    points, clean = amounts("points", (7, 9, 8)), amounts("clean", (7, 4, 5))
    found = Breakdown((clean,), (points, clean), add_up=True)
    assert tie_break(found, Outcome(((B,), (C,), (A,)), Reason.ALL_HOME)) is None
    assert tie_break(found, Outcome(((A, B, C),), Reason.ALL_HOME)) is None
    assert tie_break(Breakdown((clean,)), Outcome(((B,), (C,)), Reason.ALL_HOME)) is None


def test_what_breaks_a_tie_for_a_later_place_is_named_too() -> None:
    points, clean = amounts("points", (7, 9, 7)), amounts("clean", (2, 4, 1))
    found = Breakdown((clean,), (points, clean), add_up=True)
    outcome = Outcome(((B,), (A,), (C,)), Reason.ALL_HOME)
    assert tie_break(found, outcome) == TieBreak("clean", ((A, Fraction(2)), (C, Fraction(1))))


def test_points_of_quivvit_say_of_how_many_cards_they_are() -> None:
    history = play_with_bots(QUIVVIT, Options(), ["random"] * 3, 3)
    view = history.match.state.view(None)
    rows = breakdown_of(QUIVVIT, view).rows
    counts = [sum(row.cards[seat] for row in rows) for seat in range(3)]
    assert counts == [len(cards) for cards in view.board.taken]
    by_value = dict(zip((3, 2, 1, -1), rows, strict=True))
    for value, row in by_value.items():
        assert row.by_seat == tuple(value * count for count in row.cards)


def test_nothing_is_counted_where_a_lap_or_the_last_frog_in_play_ended_quibbit() -> None:
    last, _ = played(f"{RING}\nfrogs A . . B . C^\nhands A:2 B:12 C:1", "A2 B2 C1")
    lap, _ = played(f"{RING}\nfrogs A . . . C . . . . . . B^\nhands A:1 B:25 C:4", "A1 B5 C4")
    for state, reason in ((last, QuibbitReason.LAST_IN_PLAY), (lap, QuibbitReason.LAPPED)):
        won = state.board.won
        assert won
        assert won.reason is reason
        assert breakdown_of(QUIBBIT, state.view(None)).is_empty
    going, _ = played(f"{RING}\nfrogs A . . B . C^\nhands A:12 B:12 C:12", "A2 B2 C1")
    rows = breakdown_of(QUIBBIT, going.view(None)).rows
    assert [row.name for row in rows] == ["cards", "ahead"]


def test_tiles_ahead_in_quibbit_are_counted_as_on_the_bar_of_the_table() -> None:
    view = read(f"{RING}\nfrogs A . . B . C^\nhands A:2 B:12 C:1").view(None)
    _, ahead = breakdown_of(QUIBBIT, view).rows
    assert ahead == amounts("ahead", (0, 3, 5))
