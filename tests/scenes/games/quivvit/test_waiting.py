"""How many turns of others come between two of one seat, from which the tempo for it follows."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Seat
from rules.match import Match
from rules.quivvit import QUIVVIT, Options
from scenes.games.quivvit.events.waiting import reading_seconds, turns_between

ME = Seat(0)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("options", [Options(), Options(counter_clockwise=True)], ids=str)
def test_the_turns_to_come_are_counted_as_they_come(options: Options, seed: int) -> None:
    match, rng = Match(QUIVVIT, options, 4, seed), Random(seed)
    expected: int | None = None
    turns = 0
    while match.waiting_for:
        (seat,) = match.waiting_for
        if seat == ME:
            assert expected in (None, turns)
            expected, turns = turns_between(match.state.view(None), ME), 0
        else:
            turns += 1
        match.choose(seat, rng.choice(list(match.state.legal(seat))))
    assert expected == turns


@pytest.mark.parametrize("bots", [1, 3])
def test_the_links_of_every_bot_can_be_read_and_those_of_few_longer(bots: int) -> None:
    held = [reading_seconds(turns, bots) for turns in range(7)]
    assert held == sorted(held, reverse=True)
    assert held[0] > 1.0
    assert held[-1] >= 0.9


def test_the_links_of_a_single_bot_that_plays_twice_are_held_longer() -> None:
    assert reading_seconds(2, 1) > reading_seconds(2, 3)
