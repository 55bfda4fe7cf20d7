"""Matches between bots, each the same for the same seed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from random import Random
from time import process_time
from typing import Any

from bots.core import Bot
from bots.levels import FEW_SIMULATIONS, make_bot
from bots.search import Budget
from rules.core import Outcome
from rules.games import AnyGame
from rules.match import Match


class BrokenGame(RuntimeError):
    """A match broke a law that holds for every game."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """What one match tells; places are those in the line-up, from 0.

    ``points`` is ``None`` unless the only seat of a game played alone has some.
    """

    winners: tuple[int, ...]
    reason: str
    points: float | None
    seconds: tuple[float, ...]  # of thinking, by place
    choices: tuple[int, ...]  # that took them, by place


@dataclass(frozen=True, slots=True)
class LineUp:
    """Who plays which game: levels of bots, who move on by one seat each match.

    It can be sent to another process or machine.
    """

    game: AnyGame
    levels: Sequence[str]
    seed: int
    budget: Budget = FEW_SIMULATIONS

    def play(self, numbers: Sequence[int]) -> list[MatchResult]:
        """Play the matches of these *numbers*, which are counted from 0."""
        return list(self.results(numbers))

    def results(self, numbers: Sequence[int]) -> Iterator[MatchResult]:
        """Play these matches, and give each result as soon as it is there."""
        bots = [_TimedBot(make_bot(level, self.game.name, self.budget)) for level in self.levels]
        for number in numbers:
            yield self._result(number, bots)

    def _result(self, number: int, bots: Sequence[_TimedBot]) -> MatchResult:
        seats = len(bots)
        shift = number % seats
        for bot in bots:
            bot.seconds, bot.choices = 0.0, 0
        seated = [bots[(seat - shift) % seats] for seat in range(seats)]
        outcome = play(self.game, seated, f"{self.seed}/{number}")
        return MatchResult(
            winners=tuple((seat - shift) % seats for seat in outcome.places[0]),
            reason=outcome.reason.name,
            points=float(outcome.points[0]) if seats == 1 and outcome.points else None,
            seconds=tuple(bot.seconds for bot in bots),
            choices=tuple(bot.choices for bot in bots),
        )


@dataclass(slots=True)
class _TimedBot:
    """A bot, and the seconds it takes for choices with more than one legal action."""

    bot: Bot[Any, Any]
    seconds: float = 0.0
    choices: int = 0

    def choose(self, view: Any, legal: Collection[Any], rng: Random) -> Any:
        if len(legal) == 1:
            return self.bot.choose(view, legal, rng)
        began = process_time()
        choice = self.bot.choose(view, legal, rng)
        self.seconds += process_time() - began
        self.choices += 1
        return choice


def play(game: AnyGame, bots: Sequence[Bot[Any, Any]], seed: str) -> Outcome:
    """One match between *bots*, the same for the same *seed*.

    :raises BrokenGame: if the game stops before its end, or does not end for every seat.
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
