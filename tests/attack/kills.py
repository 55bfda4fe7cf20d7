"""Kills real matches at any moment; the next start finds them up to their last choice."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.all_games import GAMES
from tests.attack.tally import AttackTally
from tests.scenes.matches.kills.match_kills import check, kill, whole


def attack(folder: Path, tries: int, seed: int) -> list[AttackTally]:
    """Kill *tries* matches, of each game as many as of any other."""
    tally = AttackTally("kills")
    for attempt in range(tries):
        game = GAMES[attempt % len(GAMES)].name
        home, match = folder / str(attempt), whole(game)
        with tally.trying(f"kill of {game}, seed {seed}, try {attempt}"):
            made = kill(home, game, Random(f"{seed} {attempt}").uniform(0, match.seconds))
            check(home, match.match, made)
            tally.count([])
    return [tally]
