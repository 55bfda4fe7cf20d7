"""What the statistics say about people: standings, best results, wins over time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf

from archive.values import FinishedMatch, SeatResult


@dataclass(frozen=True, slots=True)
class Standing:
    """How the person called *name* has done.

    ``shared`` counts first places with others, which are no wins. A streak is a number of wins in a
    row: the one that still goes on, and the longest.
    """

    name: str
    games: int
    wins: int
    shared: int
    streak: int
    longest_streak: int


@dataclass(frozen=True, slots=True)
class Best:
    """The best result in one game, and whose it is."""

    name: str
    value: float


@dataclass(frozen=True, slots=True)
class PersonalBests:
    """The best results of one person in one game, ``None`` or 0 where there is none.

    ``fewest_turns`` counts wins over at least one other seat only.
    """

    name: str
    most_points: float | None
    fewest_turns: int | None
    longest_streak: int


def people(match: FinishedMatch) -> list[SeatResult]:
    """The results of the people who played under a name."""
    return [result for result in match.results if result.player.device and result.player.name]


def matches_of(matches: Iterable[FinishedMatch], game: str) -> list[FinishedMatch]:
    """The matches of one game."""
    return [match for match in matches if match.game == game]


def standings(matches: Sequence[FinishedMatch]) -> list[Standing]:
    """Everybody who ever played: the most wins, then shared first places, then the fewest games."""
    firsts: dict[str, list[int]] = {}
    for match in matches:
        for result in people(match):
            shared_by = len(winners(match)) if result.place == 1 else 0
            firsts.setdefault(_name(result), []).append(shared_by)
    found = [_standing(name, results) for name, results in firsts.items()]
    return sorted(found, key=lambda one: (-one.wins, -one.shared, one.games, one.name))


def winners(match: FinishedMatch) -> list[SeatResult]:
    """Those on the first place: one winner, or several who share it."""
    return [result for result in match.results if result.place == 1]


def _wins(match: FinishedMatch, result: SeatResult) -> bool:
    return winners(match) == [result]


def wins_over_time(matches: Sequence[FinishedMatch], name: str) -> list[int]:
    """How many wins the person called *name* had before the first match and after each."""
    wins = [0]
    for match in matches:
        won = any(one.player.name == name and _wins(match, one) for one in people(match))
        wins.append(wins[-1] + won)
    return wins


def most_points(matches: Iterable[FinishedMatch]) -> Best | None:
    """The most points anybody made, the earliest of equals; ``None`` in a game without points."""
    made = [
        Best(_name(result), result.points)
        for match in matches
        for result in people(match)
        if result.points is not None
    ]
    return max(made, key=lambda best: best.value, default=None)


def quickest_win(matches: Iterable[FinishedMatch]) -> Best | None:
    """The fewest turns of a win over at least one other seat, the earliest of equals."""
    won = [
        Best(_name(result), result.turns)
        for match in matches
        for result in people(match)
        if _beat_somebody(match, result)
    ]
    return min(won, key=lambda best: best.value, default=None)


def personal_bests(matches: Sequence[FinishedMatch]) -> list[PersonalBests]:
    """The bests of everybody who has any, the most points first, then the quickest win."""
    points: dict[str, float] = {}
    turns: dict[str, int] = {}
    for match in matches:
        for result in people(match):
            name = _name(result)
            if result.points is not None:
                points[name] = max(result.points, points.get(name, result.points))
            if _beat_somebody(match, result):
                turns[name] = min(result.turns, turns.get(name, result.turns))
    found = [
        PersonalBests(one.name, points.get(one.name), turns.get(one.name), one.longest_streak)
        for one in standings(matches)
        if one.name in points or one.name in turns or one.longest_streak
    ]
    return sorted(found, key=_order)


def _order(bests: PersonalBests) -> tuple[float, float, int, str]:
    points = -inf if bests.most_points is None else bests.most_points
    turns = inf if bests.fewest_turns is None else bests.fewest_turns
    return -points, turns, -bests.longest_streak, bests.name


def _name(result: SeatResult) -> str:
    return result.player.name or ""


def _beat_somebody(match: FinishedMatch, result: SeatResult) -> bool:
    return _wins(match, result) and len(match.results) > 1


def _standing(name: str, firsts: Sequence[int]) -> Standing:
    """The standing of *name*, by how many were first in each match it was first in, else 0."""
    longest = streak = 0
    for count in firsts:
        streak = streak + 1 if count == 1 else 0
        longest = max(longest, streak)
    shared = sum(count > 1 for count in firsts)
    return Standing(name, len(firsts), firsts.count(1), shared, streak, longest)
