"""The codec and the observation of every game with its options and number of seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from research.codec import Codec
from research.games import frogger, mosquito, quabble, quibbit, quivvit
from research.observation import Array, Observation
from rules.games import AnyGame


@dataclass(frozen=True, slots=True)
class Coding:
    """The integers that stand for the actions and views of a game with certain options and seats.

    ``arrays`` describe what ``observe`` makes of a view.
    """

    codec: Codec[Any]
    arrays: tuple[Array, ...]
    observe: Callable[[Any], Observation]


@dataclass(frozen=True, slots=True)
class _Parts:
    codec: Callable[[Any, int], Codec[Any]]
    arrays: Callable[[Any, int], tuple[Array, ...]]
    observe: Callable[[Any], Observation]


_PARTS: Mapping[str, _Parts] = {
    "quibbit": _Parts(quibbit.codec, quibbit.arrays, quibbit.observe),
    "frogger": _Parts(frogger.codec, frogger.arrays, frogger.observe),
    "quabble": _Parts(quabble.codec, quabble.arrays, quabble.observe),
    "mosquito": _Parts(mosquito.codec, mosquito.arrays, mosquito.observe),
    "quivvit": _Parts(quivvit.codec, quivvit.arrays, quivvit.observe),
}


def coding(game: AnyGame, options: Any, seats: int) -> Coding:
    """The coding of *game* with these options and so many seats.

    :raises KeyError: if the game has none.
    """
    parts = _PARTS[game.name]
    return Coding(parts.codec(options, seats), parts.arrays(options, seats), parts.observe)
