"""How long one person at a table of bots waits for another turn: `python -m bench.waiting_times`.

A wait goes from a choice of the person, which is made at once, to the next request for one, if
another seat has chosen in between; all that is shown meanwhile counts, but no end of a match.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from statistics import median
from typing import Literal

from archive.archive import AnyMatch
from bench.measuring.table_bench import asked_matches, hidden_context
from rules.core import Seat
from rules.games import AnyGame, first_options
from scenes.core.context import Context
from scenes.core.settings.settings import Settings
from scenes.table.game_table import AnyTable
from scenes.table.open_table import open_table
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.motion.timestep import STEP, steps_in

Speed = Literal["normal", "brisk"]
ME = Seat(0)
SPEEDS: tuple[Speed, ...] = ("normal", "brisk")
WATCHED = 900.0  # seconds of a match, at most
LIMIT = 8.0  # seconds that a wait may last


def main(argv: Sequence[str] | None = None) -> int:
    """Print a row for each game, number of seats and pace."""
    games, matches = asked_matches("waiting_times", __doc__, argv)
    context = hidden_context()
    print("| game | seats | normal: median, 90 %, longest | over 8 s | brisk | over 8 s |")
    print("|---" * 6 + "|")
    for game in games:
        for seats in game.seats:
            if seats > 1:
                cells = [_cells(context, game, seats, speed, matches) for speed in SPEEDS]
                print("|", " | ".join([game.title, str(seats), *cells]), "|", flush=True)
    return 0


def _cells(context: Context, game: AnyGame, seats: int, speed: Speed, matches: int) -> str:
    """Median, 90th percentile and maximum of all waits in some matches, and how many are long."""
    found = list[float]()
    context.settings = replace(Settings(), speed=speed)
    context.known_games.add(game.name)
    options = game.options(**first_options(game))
    for seed in range(matches):
        bots = [BotPlayer("easy")] * (seats - 1)
        scene = open_table(context, game, options, [Person(LEFT_KEYS), *bots], seed)
        scene.lay_out(None)
        found += waits(scene.step, scene.table, WATCHED)
    most = sorted(found)[int(0.9 * len(found)) - 1]
    long = sum(wait > LIMIT for wait in found)
    return f"{median(found):.1f} / {most:.1f} / {max(found):.1f} | {long} of {len(found)}"


def waits(step: Callable[[], object], table: AnyTable, watched: float) -> list[float]:
    """Seconds of each wait within so many seconds of *table*, which is advanced by *step*."""
    match: AnyMatch = table.match
    rng, found, chosen, last = Random(1), list[float](), -1, 0
    for now in range(steps_in(watched)):
        if not match.waiting_for:
            break
        step()
        if table.awaiting_choice and ME in table.pending.missing and chosen != len(match.log):
            between = match.log[chosen:] if chosen >= 0 else []
            if any(seat != ME for choices in between for seat in choices):
                found.append((now - last) * STEP)
            chosen, last = len(match.log), now
            table.pending.decide(ME, rng.choice(list(match.state.legal(ME))))
    return found


if __name__ == "__main__":
    sys.exit(main())
