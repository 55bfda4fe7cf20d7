"""Points for places, and the standing of a party night."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rules.core import Seat
from rules.party import Party, Places, evening_wins, games_for, points_for_places

A, B, C, D = map(Seat, range(4))


def party(*results: Places, seats: int = 3) -> Party:
    return Party(("quibbit", "frogger", "quabble"), seats, seed=9, results=results)


@pytest.mark.parametrize(
    ("places", "points"),
    [
        (((A,), (B,), (C,), (D,)), (4, 3, 2, 1)),
        (((C,), (A,), (D,), (B,)), (3, 1, 4, 2)),
        (((A, B), (C,), (D,)), (Fraction(7, 2), Fraction(7, 2), 2, 1)),
        (((D,), (A, B, C)), (2, 2, 2, 4)),
        (((A, B, C, D),), (Fraction(5, 2),) * 4),
    ],
)
def test_who_shares_places_gets_the_mean_of_what_they_are_worth(
    places: Places, points: tuple[int | Fraction, ...]
) -> None:
    assert points_for_places(places, 4) == points
    assert sum(points_for_places(places, 4)) == 10


def test_points_of_all_games_are_added() -> None:
    assert party(((A,), (B,), (C,)), ((B,), (A,), (C,)), ((B,), (C,), (A,))).standing() == (
        (B,),
        (A,),
        (C,),
    )


def test_of_equal_points_more_wins_count() -> None:
    night = party(((A,), (B,), (C,)), ((C,), (B,), (A,)), ((A, B, C),))
    assert night.standing() == ((C,), (A,), (B,))  # 6 points each


def test_of_equal_points_and_wins_the_last_game_counts() -> None:
    night = party(((A,), (B,), (C,)), ((B,), (A,), (C,)))
    assert night.standing() == ((B,), (A,), (C,))


def test_only_who_did_alike_in_every_game_shares_the_win() -> None:
    assert party(((A, B), (C,)), ((A, B), (C,))).standing() == ((A, B), (C,))


def test_a_night_goes_through_its_games_each_with_a_seed_of_its_own() -> None:
    night = party()
    assert (night.next_game, night.next_seed, night.is_over) == ("quibbit", 9, False)
    for number, game in enumerate(night.games):
        assert (night.next_game, night.next_seed) == (game, 9 + number)
        night = night.with_result(((A,), (B,), (C,)))
    assert night.is_over
    assert Party(("quibbit", "frogger"), 3, 2**31 - 1).seed_of(1) == 0


def test_the_games_are_those_that_seat_everybody() -> None:
    assert games_for(3) == ("quibbit", "frogger", "quabble", "mosquito", "quivvit")
    assert games_for(5) == ("frogger", "quabble")
    assert games_for(6, ("quabble", "quibbit")) == ("quabble",)


def test_an_evening_counts_games_won_and_shared_and_those_of_a_dummy_for_nobody() -> None:
    assert evening_wins([((A,), (B,), (C,)), ((B, A), (C,)), ((), (A, B))]) == {A: 2, B: 1}
