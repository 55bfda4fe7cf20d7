"""What many matches tell: shares of wins and means of points, with their intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from bots.arena.matches import MatchResult

SURE = 1.959964  # standard errors in a 95 % interval
FEWEST = 20  # matches to be played before a result counts as clear


@dataclass(slots=True)
class ArenaResult:
    """The results of many matches, by place in the line-up.

    A shared win counts as its share, a win of the dummy as none.
    """

    wins: list[float]
    nobody: int = 0
    games: int = 0
    reasons: dict[str, int] = field(default_factory=dict)
    alone: list[float] = field(default_factory=list)  # the points of each match played alone
    seconds: list[float] = field(default_factory=list)  # of thinking, by place
    choices: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seconds = self.seconds or [0.0] * len(self.wins)
        self.choices = self.choices or [0] * len(self.wins)

    @property
    def paces(self) -> list[float]:
        """The seconds that a choice took, by place."""
        pairs = zip(self.seconds, self.choices, strict=True)
        return [seconds / max(1, choices) for seconds, choices in pairs]

    def count(self, result: MatchResult) -> None:
        """Add the *result* of one match."""
        for place in result.winners:
            self.wins[place] += 1 / len(result.winners)
        self.nobody += not result.winners
        self.games += 1
        self.reasons[result.reason] = self.reasons.get(result.reason, 0) + 1
        if result.points is not None:
            self.alone.append(result.points)
        for place, (seconds, choices) in enumerate(
            zip(result.seconds, result.choices, strict=True)
        ):
            self.seconds[place] += seconds
            self.choices[place] += choices

    def is_clear(self) -> bool:
        """Whether the share of the first place differs from an even one by more than chance."""
        even = (self.games - self.nobody) / self.games / len(self.wins)
        low, high = share_interval(self.wins[0], self.games)
        return self.games >= FEWEST and not low <= even <= high


def share_interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins (Wilson's score interval)."""
    share, square = wins / games, SURE**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return middle - SURE * reach, middle + SURE * reach


def mean_interval(numbers: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of *numbers*."""
    mean = sum(numbers) / len(numbers)
    squares = sum((number - mean) ** 2 for number in numbers)
    reach = SURE * sqrt(squares / max(1, len(numbers) - 1) / len(numbers))
    return mean - reach, mean + reach
