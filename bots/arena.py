"""Bots against bots: `python -m bots.arena --game quibbit --seats judge random --games 1000`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain
from math import inf, sqrt
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NoReturn

from bots.core import Bot
from bots.house_set_option import house_set_option
from bots.levels import FEW_SIMULATIONS, make_bot
from bots.search import Budget, Seconds, Simulations
from rules.core import Game, Outcome
from rules.games import REGISTRATIONS, game_called
from rules.match import Match

SURE = 1.959964  # standard errors in a 95 % interval
FEWEST = 20  # games to be played before a result counts as clear


class BrokenGame(RuntimeError):
    """A match broke a law that holds for every game."""


@dataclass(slots=True)
class ArenaResult:
    """The results of many matches, by place in the line-up.

    A shared win counts as its share, a win of the dummy as none.
    """

    wins: list[float]
    nobody: int = 0
    games: int = 0
    reasons: dict[str, int] = field(default_factory=dict)
    alone: list[float] = field(default_factory=list)  # the points of each game played alone
    paces: list[float] = field(default_factory=list)  # seconds a choice, by place

    def count(self, outcome: Outcome, shift: int) -> None:
        """Add a game in which place p sat in seat (p + shift) modulo the seats."""
        winners = outcome.places[0]
        for seat in winners:
            self.wins[(seat - shift) % len(self.wins)] += 1 / len(winners)
        self.nobody += not winners
        self.games += 1
        name = outcome.reason.name
        self.reasons[name] = self.reasons.get(name, 0) + 1
        if len(self.wins) == 1 and outcome.points:
            self.alone.append(float(outcome.points[0]))

    def is_clear(self) -> bool:
        """Whether the share of the first place differs from an even one by more than chance."""
        even = (self.games - self.nobody) / self.games / len(self.wins)
        low, high = wilson(self.wins[0], self.games)
        return self.games >= FEWEST and not low <= even <= high


@dataclass(slots=True)
class _Clocked:
    """A bot, and the seconds it takes for choices with more than one legal action."""

    bot: Bot[Any, Any]
    seconds: float = 0.0
    choices: int = 0

    def choose(self, view: Any, legal: Collection[Any], rng: Random) -> Any:
        began = process_time()
        choice = self.bot.choose(view, legal, rng)
        if len(legal) > 1:
            self.seconds += process_time() - began
            self.choices += 1
        return choice


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins (Wilson's score interval)."""
    share, square = wins / games, SURE**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return middle - SURE * reach, middle + SURE * reach


def play(game: Game[Any, Any, Any, Any], bots: Sequence[Bot[Any, Any]], seed: str) -> Outcome:
    """One match between *bots*, the same for the same *seed*.

    :raises Broken: if the game stops before its end, or does not end for every seat.
    """
    rng = Random(seed)
    match = Match(game, game.options(), len(bots), rng.getrandbits(64))
    while (outcome := match.state.outcome()) is None:
        asked = sorted(match.waiting_for)
        for seat in asked:
            view, legal = match.state.view(seat), match.state.legal(seat)
            match.choose(seat, bots[seat].choose(view, legal, rng))
        if not asked:
            raise BrokenGame(f"match {seed}: nobody is to act, but it is not over")
    if match.waiting_for or sorted(chain(*outcome.places)) != list(range(len(bots))):
        raise BrokenGame(f"match {seed}: not everybody is placed once")
    return outcome


def spread(numbers: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of their mean."""
    mean = sum(numbers) / len(numbers)
    squares = sum((number - mean) ** 2 for number in numbers)
    reach = SURE * sqrt(squares / max(1, len(numbers) - 1) / len(numbers))
    return mean - reach, mean + reach


def contest(
    game: Game[Any, Any, Any, Any],
    words: Sequence[str],
    games: int,
    seed: int,
    budget: Budget = FEW_SIMULATIONS,
    *,
    until_clear: bool = False,
) -> ArenaResult:
    """Play that many *games* of the bots called *words*, who move on by one seat each time."""
    bots = [_Clocked(make_bot(word, game.name, budget)) for word in words]
    result = ArenaResult([0.0] * len(words))
    with suppress(KeyboardInterrupt):  # the report counts the matches until then
        for number in range(games):
            shift = number % len(words)
            seated = [bots[(seat - shift) % len(bots)] for seat in range(len(bots))]
            result.count(play(game, seated, f"{seed}/{number}"), shift)
            if until_clear and result.is_clear():
                break
    result.paces = [bot.seconds / max(1, bot.choices) for bot in bots]
    return result


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        sys.exit(_refuse(message))


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2


def _find(name: str) -> Game[Any, Any, Any, Any]:
    if name in REGISTRATIONS:
        return game_called(name)
    names = ", ".join(REGISTRATIONS)
    raise ValueError(f"there is no game {name!r}; choose from {names}")


def _budget(count: int | None, seconds: float | None) -> Budget:
    if (count is not None and count < 1) or (seconds is not None and not 0 < seconds < inf):
        limit = seconds if count is None else count
        raise ValueError(f"nobody can think for {limit}; more than 0 is needed")
    if seconds is not None:
        return Seconds(seconds, process_time)
    return FEW_SIMULATIONS if count is None else Simulations(count)


def _argument_parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m bots.arena", description="Let bots play each other.")
    parser.add_argument("--game", default="quibbit")
    parser.add_argument("--seats", nargs="+", default=["judge", "random"], metavar="BOT")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--house-set", type=Path, metavar="FILE")
    parser.add_argument("--clock", action="store_true", help="tell how long a choice takes")
    parser.add_argument(
        "--until-clear", action="store_true", help="stop once it is sure who is better"
    )
    parser.add_argument("--beside", metavar="BOT", help="who else plays alone with the same deals")
    thought = parser.add_mutually_exclusive_group()
    thought.add_argument(
        "--simulations", type=int, help="how many simulations a search makes for a choice"
    )
    thought.add_argument("--seconds", type=float, help="how long it does, in time of this process")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    asked = _argument_parser().parse_args(arguments)
    try:
        game = _find(asked.game)
        if asked.house_set is not None:
            game = house_set_option(game, asked.house_set)
        if asked.games < 1:
            raise ValueError(f"there is nothing to play in {asked.games} games; ask for 1 or more")
        Match(game, game.options(), len(asked.seats), asked.seed)
        budget = _budget(asked.simulations, asked.seconds)
        if asked.beside is not None and len(asked.seats) > 1:
            raise ValueError("nobody is compared with those who play each other")
        until_clear = asked.until_clear
        result = contest(
            game, asked.seats, asked.games, asked.seed, budget, until_clear=until_clear
        )
        beside = asked.beside and contest(game, [asked.beside], result.games, asked.seed, budget)
    except ValueError as refusal:
        return _refuse(str(refusal))
    report(result, asked.seats)
    if beside is not None:
        _compare(result, beside, asked.beside)
    if asked.clock:
        paces = zip(asked.seats, result.paces, strict=True)
        print(", ".join(f"{word} {pace * 1000:.1f} ms" for word, pace in paces), "a choice")
    return 0


def _compare(result: ArenaResult, beside: ArenaResult, word: str) -> None:
    """Print the mean difference in points on the same deals."""
    more = [mine - theirs for mine, theirs in zip(result.alone, beside.alone, strict=True)]
    low, high = spread(more)
    print(f"{sum(more) / len(more):+.2f} points  ({low:+.2f} to {high:+.2f}) beside {word}")


def report(result: ArenaResult, words: Sequence[str]) -> None:
    """Print the share of wins of each place, or the points where one seat plays alone."""
    if result.alone:
        low, high = spread(result.alone)
        mean = sum(result.alone) / result.games
        print(f"{words[0]:8} {mean:.2f} points  ({low:.2f} to {high:.2f}) in {result.games} games")
        return
    for word, wins in zip(words, result.wins, strict=True):
        low, high = wilson(wins, result.games)
        print(f"{word:8} {wins / result.games:6.1%}  ({low:.1%} to {high:.1%})")
    print(f"nobody   {result.nobody / result.games:6.1%}  of {result.games} games")
    print(", ".join(f"{name} {count}" for name, count in sorted(result.reasons.items())))


if __name__ == "__main__":
    raise SystemExit(main())
