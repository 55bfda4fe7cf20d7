"""A tree search plans ahead, mixes nothing into what a seat may know, and repeats itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from bots.search import SearchModel, Seconds, Simulations
from bots.tree_search import TreeSearch, make_search
from rules.core import Outcome, Seat
from rules.quibbit import QUIBBIT
from tests.matches.match_histories import play_with_bots

LONG = 4  # turns


@dataclass(frozen=True, slots=True)
class WayState:
    """Alone on a way: who goes "short" at first is soon nowhere, the others come home late."""

    went: tuple[str, ...] = ()
    seat: Seat | None = None

    def to_act(self) -> frozenset[Seat]:
        return frozenset() if len(self.went) == LONG else frozenset((Seat(0),))

    def legal(self, seat: Seat) -> Sequence[str]:
        return ("short", "long") if self.to_act() else ()

    def apply(self, choices: Mapping[Seat, str], rng: Random) -> tuple[WayState, Sequence[Any]]:
        return WayState((*self.went, choices[Seat(0)])), ()

    def view(self, seat: Seat | None) -> WayState:
        return replace(self, seat=seat)

    def outcome(self) -> Outcome | None:
        raise NotImplementedError


def _shares(state: WayState) -> Sequence[float]:
    """It looks best to go short once, but to go long all the way is what wins."""
    if len(state.went) < LONG:
        return [0.6 if state.went[0] == "short" else 0.4]
    return [1.0 if state.went == ("long",) * LONG else 0.3]


WAY: SearchModel[str, WayState] = SearchModel(
    imagine=lambda view, rng: replace(view, seat=None),
    rank=lambda view, legal, rng: [("short", 0.5), ("long", 0.45)],
    reply=lambda state, rng: {Seat(0): rng.choice(state.legal(Seat(0)))},
    far_enough=lambda first, now: True,
    shares=_shares,
    tree=True,
)
START = WayState(seat=Seat(0))


def choice(simulations: int) -> str:
    return TreeSearch(WAY, Simulations(simulations)).choose(START, START.legal(Seat(0)), Random(1))


def test_what_wins_only_several_turns_later_is_found() -> None:
    assert choice(2000) == "long"


def test_a_search_of_one_turn_does_not_find_it() -> None:
    flat = make_search(replace(WAY, tree=False), Simulations(2000))
    assert flat.choose(START, START.legal(Seat(0)), Random(1)) == "short"


def test_without_time_the_judge_is_followed() -> None:
    search = TreeSearch(WAY, Seconds(0.5, iter(range(100)).__next__))
    assert search.choose(START, START.legal(Seat(0)), Random(1)) == "short"


def test_a_single_choice_needs_no_thought() -> None:
    search = TreeSearch(WAY, Seconds(1.0, pytest.fail))
    assert search.choose(START, ["long"], Random(1)) == "long"


@dataclass(frozen=True, slots=True)
class CoinState:
    """A coin lies under a hand; seat 0 guesses it, then it is seen."""

    coin: int
    guess: int | None = None

    def to_act(self) -> frozenset[Seat]:
        return frozenset() if self.guess is not None else frozenset((Seat(0),))

    def legal(self, seat: Seat) -> Sequence[int]:
        return (0, 1, 2) if self.guess is None else ()

    def apply(self, choices: Mapping[Seat, int], rng: Random) -> tuple[CoinState, Sequence[Any]]:
        return replace(self, guess=choices[Seat(0)]), ()

    def view(self, seat: Seat | None) -> CoinView:
        return CoinView(seat)

    def outcome(self) -> Outcome | None:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class CoinView:
    seat: Seat | None


def test_nobody_chooses_by_what_only_the_imagined_state_knows() -> None:
    """Who knew the coin would guess it; who does not had better take 0, which brings 0.8."""

    def shares(state: CoinState) -> Sequence[float]:
        return [0.8 if state.guess == 0 else float(state.guess == state.coin)]

    model: SearchModel[int, CoinView] = SearchModel(
        imagine=lambda view, rng: CoinState(rng.choice((1, 1, 1, 2))),
        rank=lambda view, legal, rng: [(guess, 0.0) for guess in legal],
        reply=lambda state, rng: {},
        far_enough=lambda first, now: True,
        shares=shares,
    )
    search = TreeSearch(model, Simulations(600))
    assert search.choose(CoinView(Seat(0)), (0, 1, 2), Random(1)) == 0


def test_a_match_of_tree_searches_is_the_same_for_the_same_seed() -> None:
    first, second = (
        play_with_bots(QUIBBIT, QUIBBIT.options(), ["hard"] * 2, 7, Simulations(20)).match.log
        for _ in range(2)
    )
    assert first == second
