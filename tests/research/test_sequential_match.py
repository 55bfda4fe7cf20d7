"""Matches in which one seat at a time is asked for one step."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from research.coding import coding
from research.sequential_match import SequentialMatch, rewards
from rules.core import IllegalChoice, Seat
from rules.quibbit import QUIBBIT
from tests.matches.match_histories import GAMES_AND_SEATS, AnyGame, game_id


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=game_id)
def test_random_matches_come_to_their_end_with_fair_rewards(game: AnyGame, seats: int) -> None:
    rng, made = Random(1), coding(game, game.options(), seats)
    match = SequentialMatch(made, game.deal(game.options(), seats, rng))
    while match.asked is not None:
        legal = match.legal()
        assert [*legal] == sorted({*legal})
        assert legal[-1] < made.steps.codec.size
        match.take(rng.choice(legal))
        assert len(match.taken) < made.steps.longest
        if match.complete:
            match.advance(rng)
    outcome = match.state.outcome()
    assert outcome is not None
    assert seats == 1 or sum(rewards(outcome, seats)) == pytest.approx(0)


def test_what_was_chosen_is_sealed_until_all_have_chosen() -> None:
    rng, seats = Random(1), 3
    made = coding(QUIBBIT, QUIBBIT.options(), seats)
    match = SequentialMatch(made, QUIBBIT.deal(QUIBBIT.options(), seats, rng))
    while len(match.state.to_act()) == 1:
        match.take(match.legal()[0])
        match.advance(rng)
    before = [match.observation(Seat(seat)) for seat in range(seats)]
    other = deepcopy(match)
    match.take(match.legal()[0])
    other.take(other.legal()[-1])
    for each in (match, other):
        assert each.asked == 1
        assert [each.observation(Seat(seat)) for seat in range(seats)] == before
    with pytest.raises(IllegalChoice):
        match.take(made.codec.size)


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=game_id)
def test_an_imagined_match_is_the_same_to_the_seat_that_is_asked(game: AnyGame, seats: int) -> None:
    rng, made = Random(1), coding(game, game.options(), seats)
    match = SequentialMatch(made, game.deal(game.options(), seats, rng))
    for _ in range(6):
        imagined = match.imagined(rng)
        assert imagined.asked == match.asked
        assert imagined.observation(imagined.asked) == match.observation(match.asked)
        assert imagined.legal() == match.legal()
        match.take(rng.choice(match.legal()))
        if match.complete:
            match.advance(rng)
    # In Quibbit! nothing is hidden but the dummy's pile and what others choose.
    assert game.name == "quibbit" or match.imagined(rng).state != match.state


def test_a_match_is_played_out_without_being_changed() -> None:
    rng, made = Random(1), coding(QUIBBIT, QUIBBIT.options(), 3)
    match = SequentialMatch(made, QUIBBIT.deal(QUIBBIT.options(), 3, rng))
    match.take(match.legal()[0])
    before = match.observation(Seat(0))
    ends = {match.play_out(rng).places[0] for _ in range(30)}
    assert len(ends) == 3
    assert match.observation(Seat(0)) == before
    assert match.complete
