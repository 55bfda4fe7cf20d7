"""The report of the arena on a terminal, and its progress while matches are played."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from bots.arena.results import ArenaResult, mean_interval, share_interval


def print_report(result: ArenaResult, levels: Sequence[str]) -> None:
    """Print the share of wins of each place, or the points where one seat plays alone."""
    if result.alone:
        print(f"{_points(result, levels[0])} in {result.games} games")
        return
    for place in range(len(levels)):
        print(_share(result, levels, place))
    print(f"nobody   {result.nobody / result.games:6.1%}  of {result.games} games")
    print(", ".join(f"{name} {count}" for name, count in sorted(result.reasons.items())))


def print_comparison(result: ArenaResult, beside: ArenaResult, level: str) -> None:
    """Print the mean difference in points on the same deals."""
    more = [mine - theirs for mine, theirs in zip(result.alone, beside.alone, strict=True)]
    low, high = mean_interval(more)
    print(f"{sum(more) / len(more):+.2f} points  ({low:+.2f} to {high:+.2f}) beside {level}")


def print_paces(result: ArenaResult, levels: Sequence[str]) -> None:
    """Print how long a choice took."""
    paces = zip(levels, result.paces, strict=True)
    print(", ".join(f"{level} {pace * 1000:.1f} ms" for level, pace in paces), "a choice")


class ProgressLine:
    """A line on a terminal: how many matches are played, and what the first bot has so far."""

    def __init__(self, levels: Sequence[str], games: int) -> None:
        self._levels, self._games = levels, games
        self._shown = 0

    def show(self, result: ArenaResult) -> None:
        """Show *result*, if its matches are a new hundredth of all."""
        hundredth = 100 * result.games // self._games
        if not sys.stderr.isatty() or hundredth == self._shown:
            return
        self._shown = hundredth
        first = self._levels[0]
        known = _points(result, first) if result.alone else _share(result, self._levels, 0)
        print(f"\r{result.games} of {self._games}  {known}  ", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Wipe the line off the terminal."""
        if self._shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _share(result: ArenaResult, levels: Sequence[str], place: int) -> str:
    low, high = share_interval(result.wins[place], result.games)
    return f"{levels[place]:8} {result.wins[place] / result.games:6.1%}  ({low:.1%} to {high:.1%})"


def _points(result: ArenaResult, level: str) -> str:
    low, high = mean_interval(result.alone)
    mean = sum(result.alone) / result.games
    return f"{level:8} {mean:.2f} points  ({low:.2f} to {high:.2f})"
