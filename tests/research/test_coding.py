"""Codecs and observations of all games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from fractions import Fraction
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from research.coding import Coding, coding
from rules.core import Choices, Seat
from rules.games import rules_of
from rules.notation import encode, to_line
from rules.quabble import QUABBLE
from tests.all_games import GAMES
from tests.matches.match_histories import GAMES_AND_SEATS, AnyGame, game_id
from tests.research.option_combinations import some_options

# Of default options and the fewest seats: how many codes there are, and a digest of some.
GOLDEN = {
    "quibbit": (19, "942365cffbfbea99"),
    "frogger": (16799, "e73ed5b9cb6085c3"),
    "quabble": (122, "56f8e012fdaf0581"),
    "mosquito": (13878802, "e316e07b518fd1de"),
    "quivvit": (127, "e9e49412fef94001"),
}
LISTED = 20_000  # codes that are all tried; of more, so many random ones
SAMPLES = 5
NO_ORDER = {"public", "own", "market", "discards", "treasuries", "shared", "king", "slain", "hands"}
NO_ORDER |= {"covered", "placers", "taken", "aside", "blocks"}


def some_codes(codec_size: int) -> list[int]:
    if codec_size <= LISTED:
        return [*range(codec_size)]
    rng = Random(1)
    return [0, 1, 2, codec_size - 1, *(rng.randrange(codec_size) for _ in range(LISTED))]


def sampled(legal: Any, rng: Random) -> Any:
    return legal.sample(rng) if isinstance(legal, Choices) else rng.choice(list(legal))


def random_states(game: AnyGame, options: Any, seats: int, most: int) -> Iterator[Any]:
    """The states of a random match, the last one included, of which there are *most* at most."""
    rng = Random(1)
    state: Any = game.deal(options, seats, rng)
    for _ in range(most):
        yield state
        if not state.to_act():
            return
        made = {seat: sampled(state.legal(seat), rng) for seat in state.to_act()}
        state, _ = state.apply(made, rng)


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_every_code_is_that_of_the_action_it_stands_for(game: AnyGame) -> None:
    sizes = set()
    for options in some_options(game)[:4]:
        codec = coding(game, options, game.seats[-1]).codec
        if codec.size not in sizes:
            sizes.add(codec.size)
            assert all(codec.encode(codec.decode(code)) == code for code in some_codes(codec.size))
        for code in (-1, codec.size):
            with pytest.raises(IndexError):
                codec.decode(code)


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_codes_stay_what_they_are(game: AnyGame) -> None:
    codec = coding(game, game.options(), game.seats[0]).codec
    rng = Random(1)
    lines = [to_line(encode(codec.decode(rng.randrange(codec.size)))) for _ in range(500)]
    digest = sha256("".join(lines).encode()).hexdigest()[:16]
    assert (codec.size, digest) == GOLDEN[game.name]


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_every_legal_choice_has_a_code_of_its_own(game: AnyGame) -> None:
    for number, options in enumerate(some_options(game)):
        seats = game.seats[number % len(game.seats)]
        codec = coding(game, options, seats).codec
        for state in [*random_states(game, options, seats, 400)][:: 1 + 400 // SAMPLES]:
            for seat in state.to_act():
                legal = [*state.legal(seat)]
                codes = [codec.encode(action) for action in legal]
                assert len({*codes}) == len(legal)
                check_indices(state.legal(seat), legal)
                assert [codec.decode(code) for code in codes] == legal


def check_indices(choices: Any, legal: list[Any]) -> None:
    """Check that choices that are not listed can be had by their index."""
    if isinstance(choices, Choices):
        assert [choices[index] for index in range(len(legal))] == legal
        for index in (-1, len(legal)):
            with pytest.raises(IndexError):
                choices[index]


def told(value: Any, name: str = "") -> Any:
    """What a field of a view says, with cards in order where their order says nothing."""
    if is_dataclass(value):
        return {each.name: told(getattr(value, each.name), each.name) for each in fields(value)}
    if isinstance(value, tuple):
        items = [told(item, name) for item in value]
        rows = any(isinstance(item, tuple) for item in value)
        return (
            sorted(items, key=repr)
            if name == "placers" or (name in NO_ORDER and not rows)
            else items
        )
    return "points in the end" if isinstance(value, Fraction) else value


def key(observation: Any) -> str:
    return repr(sorted(observation.items()))


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=game_id)
def test_observations_fit_their_arrays_and_tell_views_apart(game: AnyGame, seats: int) -> None:
    options = some_options(game)[seats]
    made = coding(game, options, seats)
    seen: dict[str, str] = {}
    for state in [*random_states(game, options, seats, 150)][::3]:
        for seat in (None, *map(Seat, range(seats))):
            view = state.view(seat)
            observation = made.observe(view)
            check(made, observation)
            assert len(made.items(view)) == sum(array.size for array in made.arrays)
            written = repr(told(view))
            assert seen.setdefault(key(observation), written) == written


def check(made: Coding, observation: Any) -> None:
    assert [*observation] == [array.name for array in made.arrays]
    for array in made.arrays:
        items = observation[array.name]
        assert len(items) == array.size, array.name
        assert array.low <= min(items), array.name
        assert max(items) <= array.high, array.name


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_what_a_seat_cannot_know_does_not_change_its_observation(game: AnyGame) -> None:
    seats, rng = game.seats[-1], Random(2)
    observe = coding(game, game.options(), seats).observe
    for state in [*random_states(game, game.options(), seats, 60)][::10]:
        for seat in map(Seat, range(seats)):
            other = rules_of(game.name).imagine(state.view(seat), rng)
            assert observe(other.view(seat)) == observe(state.view(seat))


def test_there_is_no_coding_of_what_cannot_be_played() -> None:
    with pytest.raises(ValueError, match="7 players"):
        coding(QUABBLE, QUABBLE.options(), 7)
    with pytest.raises(ValueError, match="cards"):
        coding(QUABBLE, QUABBLE.options(cards=21), 3)  # type: ignore[arg-type]
