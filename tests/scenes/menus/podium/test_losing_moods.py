"""How losers take the end of a match."""

from __future__ import annotations

from rules.core import Seat
from scenes.core.ending import ResultRow
from scenes.ui.podium_look import PodiumLook
from scenes.ui.winning.losing import LAST, OUT, losing_moods

BETWEEN = PodiumLook().between


def rows(*numbers: int, points: int = 12) -> list[ResultRow]:
    return [ResultRow(n, Seat(i), i, f"{points} points") for i, n in enumerate(numbers)]


def last_alone(frog: int, points: int) -> str:
    """How a frog takes it to be the last of two."""
    won, lost = ResultRow(1, Seat(0), 0, ""), ResultRow(2, Seat(frog), frog, f"{points} points")
    return losing_moods([won, lost], BETWEEN)[2]


def test_no_two_losers_take_it_alike_unless_they_share_a_place() -> None:
    for count in range(2, 7):
        moods = losing_moods(rows(*range(1, count + 1)), BETWEEN)
        assert list(moods) == list(range(2, count + 1))
        assert len(set(moods.values())) == count - 1
    assert set(losing_moods(rows(1, 2, 2, 4), BETWEEN)) == {2, 4}


def test_the_last_takes_it_in_several_ways_of_its_own_from_match_to_match() -> None:
    ways = {frog: {last_alone(frog, points) for points in range(40)} for frog in range(6)}
    assert all(len(own) > 2 for own in ways.values())
    assert len({frozenset(own) for own in ways.values()}) == len(ways)
    assert {*BETWEEN, *LAST} == {mood for own in ways.values() for mood in own}
    assert last_alone(3, 12) == last_alone(3, 12)


def test_nobody_who_shares_the_last_place_weeps_and_who_was_out_sits_otherwise() -> None:
    shared = [losing_moods(rows(1, 2, 2, points=points), BETWEEN)[2] for points in range(40)]
    assert len(set(shared)) > 1
    assert set(shared) < {*BETWEEN}
    out = [ResultRow(n, Seat(n), n, "", out=n > 1) for n in (1, 2, 3)]
    assert losing_moods(out, BETWEEN)[2] in OUT
