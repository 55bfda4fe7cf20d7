"""What people like to know of all the matches they played: pure figures, no files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf

from archive.finished import Finished, Played


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody called *name* has done; streaks are wins in a row, the present one first."""

    name: str
    games: int
    wins: int
    streak: int
    longest: int


@dataclass(frozen=True, slots=True)
class Best:
    """Somebody's best in one game."""

    name: str
    value: float


@dataclass(frozen=True, slots=True)
class Bests:
    """What somebody called *name* has done best in one game.

    The most points, the fewest turns of a win over somebody, and the most wins in a row; ``None``
    and 0 where there is nothing yet.
    """

    name: str
    points: float | None
    turns: int | None
    run: int


def people(match: Finished) -> list[Played]:
    """The seats of a match that people played under a name."""
    return [one for one in match.played if one.guest.device and one.guest.name]


def of_game(matches: Iterable[Finished], game: str) -> list[Finished]:
    """The matches of one game."""
    return [match for match in matches if match.game == game]


def standings(matches: Sequence[Finished]) -> list[Standing]:
    """Everybody who ever played, the most wins first, among equals the fewest games."""
    results: dict[str, list[bool]] = {}
    for match in matches:
        for one in people(match):
            results.setdefault(one.guest.name or "", []).append(one.place == 1)
    every = [_standing(name, won) for name, won in results.items()]
    return sorted(every, key=lambda one: (-one.wins, one.games, one.name))


def climb(matches: Sequence[Finished], name: str) -> list[int]:
    """How many wins somebody had before the first match and after each of *matches*."""
    wins = [0]
    for match in matches:
        won = any(one.guest.name == name and one.place == 1 for one in people(match))
        wins.append(wins[-1] + won)
    return wins


def most_points(matches: Iterable[Finished]) -> Best | None:
    """The most points anybody made, by whom first; ``None`` in a game that knows none."""
    made = [
        Best(one.guest.name or "", one.points)
        for match in matches
        for one in people(match)
        if one.points is not None
    ]
    return max(made, key=lambda best: best.value, default=None)


def quickest_win(matches: Iterable[Finished]) -> Best | None:
    """The fewest turns in which anybody won against somebody, by whom first."""
    won = [
        Best(one.guest.name or "", one.turns)
        for match in matches
        for one in people(match)
        if _over_somebody(match, one)
    ]
    return min(won, key=lambda best: best.value, default=None)


def bests(matches: Sequence[Finished]) -> list[Bests]:
    """The bests of everybody who has any, the most points first, then the quickest win."""
    points: dict[str, float] = {}
    turns: dict[str, int] = {}
    for match in matches:
        for one in people(match):
            name = one.guest.name or ""
            if one.points is not None:
                points[name] = max(one.points, points.get(name, one.points))
            if _over_somebody(match, one):
                turns[name] = min(one.turns, turns.get(name, one.turns))
    every = [
        Bests(one.name, points.get(one.name), turns.get(one.name), one.longest)
        for one in standings(matches)
        if one.name in points or one.name in turns or one.longest
    ]
    return sorted(every, key=_rank)


def _rank(one: Bests) -> tuple[float, float, int, str]:
    points = -inf if one.points is None else one.points
    return -points, inf if one.turns is None else one.turns, -one.run, one.name


def _over_somebody(match: Finished, one: Played) -> bool:
    return one.place == 1 and len(match.played) > 1


def _standing(name: str, won: Sequence[bool]) -> Standing:
    longest = streak = 0
    for one in won:
        streak = streak + 1 if one else 0
        longest = max(longest, streak)
    return Standing(name, len(won), sum(won), streak, longest)
