"""A game of nothing but options, of each type that an option may have."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from random import Random
from typing import Any, Literal

from rules.core import Game, OptionConflict
from rules.quibbit import QUIBBIT, Options


class Weather(Enum):
    RAIN = auto()
    SUN = auto()


@dataclass(frozen=True, slots=True)
class Wishes:
    hand: Literal[3, 5] = 3
    pace: Literal["slow", "fast"] = "slow"
    courts: bool = False
    weather: Weather = Weather.SUN

    def __post_init__(self) -> None:
        if self.courts and self.weather is Weather.RAIN:
            raise OptionConflict("wishing_option.rain")


WISHING: Game[Wishes, Any, Any, Any] = Game(
    name="wishing",
    title="Wishing",
    designers=("Nobody",),
    seats=range(3, 5),
    options=Wishes,
    actions=(),
    deal=lambda *_: QUIBBIT.deal(Options(), 2, Random(0)),
)
