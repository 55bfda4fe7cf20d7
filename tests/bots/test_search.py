"""A search sees what its seat sees, repeats itself, and is better than dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from bots.bot_processes import BotProcesses
from bots.levels import FEW_SIMULATIONS, make_bot
from bots.questions import Question
from bots.search import (
    Ranking,
    Search,
    SearchModel,
    Seconds,
    Simulations,
    expected_shares,
    win_shares,
)
from bots.search_models import search_model_of
from bots.tree_search import TreeSearch
from rules.core import Outcome, Seat
from rules.games import REGISTRATIONS
from rules.quibbit import QUIBBIT, Reason
from tests.all_games import GAMES
from tests.bots.decided_contest import check_contest
from tests.matches.match_histories import GAMES_AND_SEATS, AnyGame, game_id, play_with_bots

SHORT = Simulations(6)


def moments(game: AnyGame, seats: int, seed: int) -> list[Any]:
    """Some states of a match between dice."""
    states = play_with_bots(game, game.options(), ["random"] * seats, seed).states[:-1]
    return states[:: max(1, len(states) // 4)]


def chosen(game: AnyGame, state: Any, seat: Seat, seed: int = 1) -> Any:
    return make_bot("search", game.name, SHORT).choose(
        state.view(seat), state.legal(seat), Random(seed)
    )


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_every_game_can_be_searched(game: AnyGame) -> None:
    kind = TreeSearch if game.name == "quibbit" else Search
    assert isinstance(make_bot("search", game.name), kind)


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=game_id)
def test_every_choice_is_legal_and_the_same_for_the_same_chance(game: AnyGame, seats: int) -> None:
    for state in moments(game, seats, seed=1):
        for seat in sorted(state.to_act()):
            action = chosen(game, state, seat)
            assert action in state.legal(seat)
            assert chosen(game, state, seat) == action


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=game_id)
def test_what_is_hidden_changes_no_choice(game: AnyGame, seats: int) -> None:
    differed = 0
    for state in moments(game, seats, seed=2):
        for seat in sorted(state.to_act()):
            world = search_model_of(REGISTRATIONS[game.name]).imagine(state.view(seat), Random(5))
            assert world.view(seat) == state.view(seat)
            assert chosen(game, world, seat) == chosen(game, state, seat)
            differed += world != state
    assert differed or (game.name, seats) in {("quibbit", 3), ("quibbit", 4)}


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_the_shares_add_up_to_one_win_at_most(game: AnyGame) -> None:
    for seats in game.seats:
        for state in play_with_bots(game, game.options(), ["random"] * seats, seed=3).states:
            shares = search_model_of(REGISTRATIONS[game.name]).shares(state)
            assert len(shares) == seats
            assert all(0 <= share <= 1 for share in shares)
            assert sum(shares) <= 1 + 1e-9


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_the_ranking_is_of_legal_choices_the_best_first(game: AnyGame) -> None:
    seats = game.seats[0]
    for state in moments(game, seats, seed=4):
        for seat in state.to_act():
            legal = state.legal(seat)
            ranked = search_model_of(REGISTRATIONS[game.name]).rank(
                state.view(seat), legal, Random(1)
            )
            assert ranked
            assert all(action in legal for action, _ in ranked)
            scores = [score for _, score in ranked]
            assert scores == sorted(scores, reverse=True)


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_quick_play_is_legal_and_comes_to_an_end(game: AnyGame) -> None:
    model, seats = search_model_of(REGISTRATIONS[game.name]), game.seats[-1]
    rng = Random(6)
    for world in moments(game, seats, seed=5):
        state, steps = world, 0
        while state.to_act() and (state is world or not model.far_enough(world, state)):
            replies = model.reply(state, rng)
            assert replies.keys() == state.to_act()
            assert all(action in state.legal(seat) for seat, action in replies.items())
            state, _ = state.apply(replies, rng)
            steps += 1
            assert steps < 100


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_a_search_beats_random_choices(game: AnyGame) -> None:
    dice = ["random"] * (max(game.seats[0], 2) - 1)
    check_contest(lambda wins: wins[0] / 8 >= 0.7, game, ["search", *dice], games=8, budget=SHORT)


@dataclass(frozen=True, slots=True)
class GuessState:
    """Both say a number at the same time; who says one less than the other wins."""

    said: tuple[int, ...] = ()
    seat: Seat | None = None

    def to_act(self) -> frozenset[Seat]:
        return frozenset() if self.said else frozenset((Seat(0), Seat(1)))

    def legal(self, seat: Seat) -> Sequence[int]:
        return () if self.said else range(1, 6)

    def apply(self, choices: Mapping[Seat, int], rng: Random) -> tuple[GuessState, Sequence[Any]]:
        return GuessState((choices[Seat(0)], choices[Seat(1)])), ()

    def view(self, seat: Seat | None) -> GuessState:
        return replace(self, seat=seat)

    def outcome(self) -> Outcome | None:
        raise NotImplementedError


def _rank(view: GuessState, legal: Any, rng: Random) -> Ranking[int]:
    """This judge always says the most."""
    return [(number, float(number)) for number in sorted(legal, reverse=True)]


def _shares(state: GuessState) -> Sequence[float]:
    mine, theirs = state.said
    return [float(mine == theirs - 1), float(theirs == mine - 1)]


GUESS: SearchModel[int, GuessState] = SearchModel(
    imagine=lambda view, rng: GuessState(view.said),
    rank=_rank,
    reply=lambda state, rng: {},
    far_enough=lambda world, now: True,
    shares=_shares,
)


def test_a_search_foresees_what_judges_choose_at_the_same_time() -> None:
    view = GuessState(seat=Seat(0))
    assert Search(GUESS, Simulations(100)).choose(view, range(1, 6), Random(1)) == 4


def test_the_judges_score_outweighs_a_small_advantage() -> None:
    view, faithful = GuessState(seat=Seat(0)), replace(GUESS, score_weight=10.0)
    assert Search(faithful, Simulations(100)).choose(view, range(1, 6), Random(1)) == 5


def test_only_as_many_choices_as_wanted_are_looked_at() -> None:
    view, narrow = GuessState(seat=Seat(0)), replace(GUESS, width=1)
    assert Search(narrow, Simulations(100)).choose(view, range(1, 6), Random(1)) == 5


def test_without_time_to_look_the_judge_is_followed() -> None:
    clock = iter(range(100)).__next__
    assert (
        Search(GUESS, Seconds(0.5, clock)).choose(GuessState(seat=Seat(0)), range(1, 6), Random(1))
        == 5
    )


def test_a_single_choice_needs_no_thought() -> None:
    assert (
        Search(GUESS, Seconds(1.0, pytest.fail)).choose(GuessState(seat=Seat(0)), [3], Random(1))
        == 3
    )


def test_a_budget_of_simulations_is_spent_one_by_one() -> None:
    spent = Simulations(4).start()
    assert [spent() for _ in range(6)] == [0.0, 0.25, 0.5, 0.75, 1.0, 1.0]


def test_seconds_are_read_from_the_clock_handed_in() -> None:
    times = iter([10.0, 10.0, 11.0, 12.0, 15.0])
    spent = Seconds(2.0, times.__next__).start()
    assert [spent() for _ in range(4)] == [0.0, 0.5, 1.0, 2.5]


def test_expected_shares_favour_who_is_ahead_the_more_the_less_may_turn() -> None:
    assert expected_shares([3.0, 3.0], 1.0) == [0.5, 0.5]
    calm, wild = expected_shares([3.0, 1.0], 0.5), expected_shares([3.0, 1.0], 5.0)
    assert calm[0] > wild[0] > 0.5
    assert sum(calm) == pytest.approx(1)


def test_a_shared_win_is_shared_and_a_dummys_is_nobodys() -> None:
    first, second, third = Seat(0), Seat(1), Seat(2)
    assert win_shares(Outcome(((first, third), (second,)), Reason.LAPPED), 3) == [0.5, 0.0, 0.5]
    assert win_shares(Outcome(((), (first,), (second,)), Reason.LAPPED), 2) == [0.0, 0.0]


def test_the_other_process_searches_by_the_clock_and_chooses_what_is_legal() -> None:
    state = QUIBBIT.deal(QUIBBIT.options(), 2, Random(1))
    (seat,) = state.to_act()
    processes, answers = BotProcesses(), list[tuple[Any, Any]]()
    game, view, legal = REGISTRATIONS["quibbit"], state.view(seat), state.legal(seat)
    processes.ask("ticket", Question(game, "search", view, legal, 1))
    while not answers:
        answers = processes.answers()
    processes.close()
    assert answers[0][0] == "ticket"
    assert answers[0][1] in state.legal(seat)


def test_a_search_without_a_screen_counts_its_looks() -> None:
    search = make_bot("search", "quibbit")
    assert isinstance(search, TreeSearch)
    assert search.budget == FEW_SIMULATIONS == Simulations(FEW_SIMULATIONS.most)
