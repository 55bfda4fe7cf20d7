"""The arena counts fairly, repeats itself for a seed, and refuses nonsense in one sentence."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from bots.arena.command_line import main
from bots.arena.contest import contest
from bots.arena.matches import BrokenGame, MatchResult
from bots.arena.results import FEWEST, ArenaResult, mean_interval, share_interval
from rules.core import Outcome, Seat
from rules.quibbit import QUIBBIT, Reason
from tests.matches.match_histories import GAMES_AND_SEATS, AnyGame, game_id


def outcome(*places: tuple[int, ...]) -> Outcome:
    return Outcome(tuple(tuple(map(Seat, place)) for place in places), Reason.LAPPED)


def test_wilson_intervals_are_those_of_the_books() -> None:
    assert share_interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert share_interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert share_interval(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def result(*winners: int, seats: int = 2) -> MatchResult:
    return MatchResult(winners, "LAPPED", None, (0.0,) * seats, (0,) * seats)


def test_a_win_counts_for_the_place_in_the_line_up_wherever_it_sat() -> None:
    game = ending_as(outcome((0,), (1, 2)))
    tally = contest(game, ["random"] * 3, games=2, seed=1)
    assert tally.wins == [1.0, 0.0, 1.0]


def test_a_shared_win_is_shared() -> None:
    tally = ArenaResult([0.0, 0.0])
    tally.count(result(0, 1))
    assert tally.wins == [0.5, 0.5]


def test_a_dummys_win_counts_for_nobody() -> None:
    tally = ArenaResult([0.0, 0.0])
    tally.count(result())
    assert tally.wins == [0.0, 0.0]
    assert (tally.nobody, tally.games) == (1, 1)


def test_all_wins_add_up_to_all_games() -> None:
    tally = contest(QUIBBIT, ["random", "random"], games=60, seed=5)
    assert sum(tally.wins) + tally.nobody == tally.games == 60
    assert sum(tally.reasons.values()) == 60


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=game_id)
def test_random_matches_of_every_game_come_to_their_end(game: AnyGame, seats: int) -> None:
    tally = contest(game, ["random"] * seats, games=5, seed=1)
    assert tally.games == sum(tally.reasons.values()) == 5


@dataclass(frozen=True, slots=True)
class FakeState:
    """A state in which nobody is asked and nobody has won, or somebody is placed twice."""

    found: Outcome | None

    def to_act(self) -> frozenset[Seat]:
        return frozenset()

    def outcome(self) -> Outcome | None:
        return self.found


def ending_as(found: Outcome | None) -> AnyGame:
    """A game that is over at once."""
    state: Any = FakeState(found)
    return replace(QUIBBIT, deal=lambda options, seats, rng: state)


@pytest.mark.parametrize("found", [None, outcome((0,), (0, 1)), outcome((0,))])
def test_a_game_that_does_not_end_as_it_should_is_told(found: Outcome | None) -> None:
    with pytest.raises(BrokenGame, match=r"match 4/0: (nobody|not everybody)"):
        contest(ending_as(found), ["random", "random"], games=1, seed=4)


def test_a_contest_ends_when_it_is_clear_who_is_better() -> None:
    tally = contest(QUIBBIT, ["judge", "random"], games=100, seed=1, until=ArenaResult.is_clear)
    assert FEWEST <= tally.games < 100
    assert tally.is_clear()


def test_nothing_is_clear_while_the_share_may_be_even() -> None:
    assert not ArenaResult([12.0, 8.0], games=20).is_clear()
    assert ArenaResult([18.0, 2.0], games=20).is_clear()
    assert not ArenaResult([10.0, 0.0], games=10).is_clear()


def test_what_the_dummy_won_is_no_part_of_anybodys_even_share() -> None:
    assert ArenaResult([20.0, 20.0], games=100).is_clear()
    assert not ArenaResult([20.0, 20.0], games=100, nobody=60).is_clear()


def test_who_plays_alone_is_told_its_points(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "mosquito", "--seats", "random", "--games", "3"]) == 0
    assert "points" in capsys.readouterr().out


def test_who_plays_alone_is_compared_on_the_same_deals(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "mosquito", "--seats", "random", "--games", "3", "--beside"]
    assert main([*words, "random"]) == 0
    assert "+0.00 points  (+0.00 to +0.00) beside random" in capsys.readouterr().out


def test_the_spread_of_a_mean_is_that_of_the_books() -> None:
    assert mean_interval([1.0, 2.0, 3.0]) == pytest.approx((2 - 1.1316, 2 + 1.1316), abs=1e-3)


def test_the_same_seed_gives_the_same_report(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for seed in ("3", "3", "4"):
        assert main(["--seats", "random", "random", "--games", "30", "--seed", seed]) == 0
        reports.append(capsys.readouterr().out)
    assert reports[0] == reports[1] != reports[2]
    assert "95" in reports[0] or "to" in reports[0]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--game", "chess"], "'chess'; choose from quibbit"),
        (["--seats", "judge", "genius"], "'genius'; choose from easy, normal"),
        (["--seats", "judge"], "2 to 4 players, not for 1"),
        (["--seats", *["random"] * 5], "2 to 4 players, not for 5"),
        (["--games", "0"], "0 games"),
        (["--games", "many"], "'many'"),
        (["--seed", "x"], "'x'"),
        (["--speed", "3"], "--speed"),
        (["--beside", "judge"], "who play each other"),
        (["--simulations", "0"], "think for 0"),
        (["--seconds", "-1"], "think for -1.0"),
        (["--seconds", "nan"], "think for nan"),
        (["--simulations", "5", "--seconds", "1"], "--simulations"),
    ],
)
def test_nonsense_is_refused_in_one_sentence(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit:
        raise SystemExit(main(arguments))
    said = capsys.readouterr()
    assert exit.value.code == 2
    assert named in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""
