"""How losers take the end of a match."""

from __future__ import annotations

from rules.core import Seat
from scenes.core.ending import ResultRow
from scenes.ui.podium_look import PodiumLook
from scenes.ui.winning.losing import LAST, OUT, losing_moods

BETWEEN = PodiumLook().between


def rows(*numbers: int, points: int = 12) -> list[ResultRow]:
    return [ResultRow(n, Seat(i), i, f"{points} points") for i, n in enumerate(numbers)]


def test_no_two_losers_take_it_alike_unless_they_share_a_place() -> None:
    for count in range(2, 7):
        moods = losing_moods(rows(*range(1, count + 1)), BETWEEN)
        assert list(moods) == list(range(2, count + 1))
        assert len(set(moods.values())) == count - 1
    assert set(losing_moods(rows(1, 2, 2, 4), BETWEEN)) == {2, 4}


def test_the_last_takes_it_in_every_way_from_match_to_match() -> None:
    matches = [rows(1, 2, points=points) for points in range(40)]
    assert {losing_moods(match, BETWEEN)[2] for match in matches} == {*BETWEEN, *LAST}
    assert all(losing_moods(match, BETWEEN) == losing_moods(match, BETWEEN) for match in matches)


def test_nobody_who_shares_the_last_place_weeps_and_who_was_out_sits_otherwise() -> None:
    shared = [losing_moods(rows(1, 2, 2, points=points), BETWEEN)[2] for points in range(40)]
    assert set(shared) == {*BETWEEN}
    out = [ResultRow(n, Seat(n), n, "", out=n > 1) for n in (1, 2, 3)]
    assert losing_moods(out, BETWEEN)[2] in OUT
