"""The codec and the observation of every game with its options and number of seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from research.codec import Codec
from research.games import frogger, mosquito, quabble, quibbit, quivvit
from research.games.mosquito_steps import MosquitoTurnSteps
from research.observation import Array, Items, Observation, named
from research.steps import Steps, WholeActions
from rules.games import AnyGame
from rules.notation import decode_fields, encode_fields


@dataclass(frozen=True, slots=True)
class Coding:
    """The integers that stand for the actions and views of a game with certain options and seats.

    ``arrays`` describe what ``observe`` makes of a view; ``items`` are all of it in one array.
    ``steps`` are what a choice is made of where one seat at a time is asked: whole actions, but the
    steps of a turn in Mosquito. No match has more than ``most_choices``.
    """

    game: AnyGame
    options: Any
    seats: int
    codec: Codec[Any]
    steps: Steps
    arrays: tuple[Array, ...]
    items: Callable[[Any], Items]
    most_choices: int

    def observe(self, view: Any) -> Observation:
        """The observation of a view."""
        return named(self.arrays, self.items(view))

    def __reduce__(self) -> tuple[Any, ...]:
        return coding, (self.game, self.options, self.seats)

    def __deepcopy__(self, memo: Any) -> Coding:
        return self


@dataclass(frozen=True, slots=True)
class _Parts:
    codec: Callable[[Any, int], Codec[Any]]
    arrays: Callable[[Any, int], tuple[Array, ...]]
    items: Callable[[Any], Items]
    most_choices: Callable[[Any, int], int]
    steps: Callable[[Any], Steps] | None = None


_PARTS: Mapping[str, _Parts] = {
    "quibbit": _Parts(quibbit.codec, quibbit.arrays, quibbit.items, quibbit.most_choices),
    "frogger": _Parts(frogger.codec, frogger.arrays, frogger.items, frogger.most_choices),
    "quabble": _Parts(quabble.codec, quabble.arrays, quabble.items, quabble.most_choices),
    "mosquito": _Parts(
        mosquito.codec, mosquito.arrays, mosquito.items, mosquito.most_choices, MosquitoTurnSteps
    ),
    "quivvit": _Parts(quivvit.codec, quivvit.arrays, quivvit.items, quivvit.most_choices),
}


@lru_cache(maxsize=16)
def coding(game: AnyGame, options: Any, seats: int) -> Coding:
    """The coding of *game* with these options and so many seats.

    :raises KeyError: if the game has none.
    :raises ValueError: if the game is not for that many *seats* or has no such *options*.
    """
    if seats not in game.seats:
        raise ValueError(f"{game.title} is not for {seats} players")
    decode_fields(game.options, encode_fields(options))  # checks the values of the fields
    parts = _PARTS[game.name]
    codec = parts.codec(options, seats)
    steps = parts.steps(options) if parts.steps else WholeActions(codec)
    arrays, most_choices = parts.arrays(options, seats), parts.most_choices(options, seats)
    return Coding(
        game,
        options,
        seats,
        codec,
        steps,
        arrays=arrays,
        items=parts.items,
        most_choices=most_choices,
    )
