"""Moments of matches, and how their choices are named."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from rules.core import Seat
from scenes.core.game_parts import named_choices
from scenes.table.named_choices.named_choices import NamedStep
from tests.matches.match_histories import AnyGame, MatchHistory, play_with_bots
from tests.matches.option_pairs import paired

LOOKED_AT = 1  # moments of a match, besides the first one
KINDS_OF_OPTIONS = 8


@cache
def histories(game: AnyGame) -> list[MatchHistory]:
    """Matches with all pairs of options, and all numbers of seats."""
    seats = list(game.seats)
    return [
        play_with_bots(game, chosen, ["random"] * seats[number % len(seats)], number)
        for number, chosen in enumerate(paired(game)[:KINDS_OF_OPTIONS])
    ]


def moments(game: AnyGame) -> Iterator[tuple[int, Any]]:
    """How many seats there are, and a state: the first one of every match and some others."""
    for history in histories(game):
        states = history.states[:-1]
        some = Random(history.match.seed).sample(states, min(LOOKED_AT, len(states)))
        for state in [states[0], *some]:
            yield history.match.seats, state


def first_step(game: AnyGame, state: Any, seat: Seat) -> NamedStep[Any]:
    step: NamedStep[Any] = named_choices(game.name).first(seat, state.view(seat), state.legal(seat))
    return step
