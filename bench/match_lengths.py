"""How long matches of people take: `python -m bench.match_lengths`.

Easy bots stand in for people. What is shown takes as long as at the real table, at the pace of a
first evening; each choice takes as long as a person thinks, drawn from a log-normal distribution
around the median of the game. Where several people choose at once, all wait for the slowest. Where
nothing can be chosen but one action, as when cards are cut, it is only made.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from statistics import median

from archive.archive import AnyMatch
from bench.measuring.table_bench import asked_matches, hidden_context
from rules.games import AnyGame, first_options, five_minutes
from rules.match import Match
from scenes.core.context import Context
from scenes.table.open_table import open_table
from seats.occupants import BotPlayer
from sprites.motion.timestep import STEP

THINKING: Mapping[str, float] = {
    "quibbit": 6.0,
    "frogger": 9.0,
    "quabble": 8.0,
    "mosquito": 14.0,
    "quivvit": 14.0,
}
"""Median seconds of a choice, with the time that a curtain takes."""
SAME_TURN = 0.5  # of that for another choice of the same seat
FORCED = 3.0  # seconds for the only action there is
SPREAD = 0.5  # the standard deviation of the logarithm


def main(argv: Sequence[str] | None = None) -> int:
    """Print a row for each game and number of seats: minutes of a usual and of a short match."""
    games, matches = asked_matches("match_lengths", __doc__, argv)
    context = hidden_context()
    print("| game | seats | usual, minutes | five-minute table |")
    print("|---" * 4 + "|")
    for game in games:
        first = first_options(game)
        usual_options = game.options(**first)
        short_options = game.options(**first | five_minutes(game))
        for seats in game.seats:
            usual = _minutes(context, game, usual_options, seats, matches)
            short = _minutes(context, game, short_options, seats, matches)
            print(f"| {game.title} | {seats} | {usual} | {short} |", flush=True)
    return 0


def _minutes(context: Context, game: AnyGame, options: object, seats: int, matches: int) -> str:
    """The least, the median and the most minutes of some matches."""
    found = [_seconds(context, game, options, seats, seed) / 60 for seed in range(matches)]
    return f"{median(found):.1f} ({min(found):.1f} to {max(found):.1f})"


def _seconds(context: Context, game: AnyGame, options: object, seats: int, seed: int) -> float:
    scene = open_table(context, game, options, [BotPlayer("easy")] * seats, seed)
    scene.lay_out(None)
    steps = 0
    while scene.step() is None:
        steps += 1
    return steps * STEP + _thinking(scene.match, THINKING[game.name], Random(seed))


def _thinking(played: AnyMatch, usual: float, rng: Random) -> float:
    """The seconds in which people think about all choices of a match."""
    match: AnyMatch = Match(played.game, played.options, played.seats, played.seed)
    seconds, before = 0.0, frozenset[int]()
    for choices in played.log:
        seats = frozenset(choices)
        share = SAME_TURN if len(seats) == 1 and seats == before else 1.0
        thinking = [share * usual * exp(rng.gauss(0.0, SPREAD)) for _ in seats]
        free = [len(match.state.legal(seat)) > 1 for seat in choices]
        seconds += max(s if f else FORCED for s, f in zip(thinking, free, strict=True))
        for seat, action in choices.items():
            match.choose(seat, action)
        before = seats
    return seconds


if __name__ == "__main__":
    sys.exit(main())
