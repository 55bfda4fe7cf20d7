"""A choice, a seat or an option that a game does not have: it says which, and goes on."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from bots.core import RandomBot
from rules.core import IllegalChoice, Seat
from rules.games import all_games
from rules.match import Match
from tests.all_games import GAMES
from tests.matches.match_histories import GAMES_AND_SEATS, AnyGame, AnyMatch, game_id

CHOICES = 7  # before the match that is asked for nonsense
# In Quivvit! one may do the same again and again.
CHANGING = [(game, seats) for game, seats in GAMES_AND_SEATS if game.name != "quivvit"]
OPTIONS = [(game, field.name) for game in GAMES for field in fields(game.options)]


def advanced(game: AnyGame, seats: int) -> AnyMatch:
    """A match that has got going."""
    match, rng = Match(game, game.options(), seats, 5), Random(5)
    for _ in range(CHOICES):
        seat = min(match.waiting_for)
        match.choose(seat, RandomBot().choose(None, match.state.legal(seat), rng))
    return match


def refused(match: AnyMatch, seat: int, action: object) -> str:
    """What is said to a bad choice, after which the match goes on as if nothing had been."""
    before = match.state, list(match.log), match.waiting_for
    with pytest.raises(IllegalChoice) as caught:
        match.choose(Seat(seat), action)
    assert (match.state, match.log, match.waiting_for) == before
    again = advanced(match.game, match.seats)
    for one in (match, again):
        rng = Random(1)
        while waiting := one.waiting_for:
            one.choose(min(waiting), RandomBot().choose(None, one.state.legal(min(waiting)), rng))
    assert match.state == again.state
    assert match.log == again.log
    return str(caught.value)


def foreign(game: AnyGame) -> Any:
    """What may be chosen in another game."""
    games = all_games()
    other = games[games.index(game) - 1]
    state = other.deal(other.options(), other.seats[-1], Random(2))
    return next(iter(state.legal(min(state.to_act()))))


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=game_id)
def test_an_illegal_choice_is_refused_by_name(game: AnyGame, seats: int) -> None:
    match = advanced(game, seats)
    seat, action = min(match.waiting_for), foreign(game)
    assert f"seat {seat} cannot choose {action}" in refused(match, seat, action)


@pytest.mark.parametrize(("game", "seats"), CHANGING, ids=game_id)
def test_a_choice_that_was_legal_before_is_refused_when_it_no_longer_is(
    game: AnyGame, seats: int
) -> None:
    match = advanced(game, seats)
    seat = min(match.waiting_for)
    legal = match.state.legal(seat)
    earlier = [action for joint in match.log for action in joint.values() if action not in legal]
    assert f"cannot choose {earlier[0]}" in refused(match, seat, earlier[0])


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=game_id)
def test_a_seat_that_is_not_asked_or_not_there_is_refused_by_number(
    game: AnyGame, seats: int
) -> None:
    for seat in (*(set(range(seats)) - advanced(game, seats).waiting_for), seats, -1):
        match = advanced(game, seats)
        action = next(iter(match.state.legal(min(match.waiting_for))))
        assert f"seat {seat} cannot choose" in refused(match, seat, action)


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_too_few_and_too_many_seats_are_refused_by_number(game: AnyGame) -> None:
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(ValueError, match=f"{game.title}.* not for {seats}"):
            Match(game, game.options(), seats, 1)


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=game_id)
def test_an_option_of_a_value_it_does_not_have_is_refused_by_name(
    game: AnyGame, option: str
) -> None:
    for value in ("never", 77, None):
        with pytest.raises(ValueError, match=f"{option}: .* is not"):
            Match(game, game.options(**{option: value}), game.seats[-1], 1)


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=game_id)
def test_every_value_an_option_has_is_taken(game: AnyGame, option: str) -> None:
    hint = get_type_hints(game.options)[option]
    values = get_args(hint) if get_origin(hint) is Literal else (False, True)
    for value in values:
        assert Match(game, game.options(**{option: value}), game.seats[-1], 1).waiting_for


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_options_of_another_game_are_refused(game: AnyGame) -> None:
    games = all_games()
    other = games[games.index(game) - 1]
    with pytest.raises(ValueError, match=f"{game.title} .* options of its own"):
        Match(game, other.options(), game.seats[-1], 1)


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_an_option_that_no_game_has_is_refused_by_name(game: AnyGame) -> None:
    with pytest.raises(TypeError, match="nonsense"):
        game.options(nonsense=True)
