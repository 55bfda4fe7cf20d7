"""Matches on a disk that gets full at any moment, and has room again later."""

from __future__ import annotations

from pathlib import Path
from random import Random

from archive.problems import StatisticsError
from tests.archive.full_disk import a_disk_of
from tests.archive.random_matches import GAMES, Home, a_match, play
from tests.attack.tally import AttackTally

LARGEST = 30_000  # bytes of the longest record


def attack(folder: Path, tries: int, seed: int) -> list[AttackTally]:
    """Play *tries* matches of which no file may get longer than a random size."""
    tally, games = AttackTally("full disks"), list(GAMES)
    for attempt in range(tries):
        rng, home = Random(f"{seed} {attempt}"), Home(folder / str(attempt))
        with tally.trying(f"disk, seed {seed}, try {attempt}"):
            _play(home, games[attempt % len(games)], rng)
            tally.count(home.messages[:1])
    return [tally]


def _play(home: Home, game: str, rng: Random) -> None:
    archive = home.open()
    archive.flush()
    match = home.keep(archive, a_match(game, rng.randrange(1000)))
    with a_disk_of(rng.randrange(LARGEST)):
        play(match, rng.choice((None, rng.randrange(1, 40))))
        archive.close()
    assert len(home.messages) <= 2  # of the record, and of the statistics
    again = Home(home.folder)
    archive = again.open()
    found = archive.unfinished()
    if found is not None:
        assert not found.truncated
        assert found.match.log == match.log[: len(found.match.log)]
    try:
        assert len(archive.finished_matches()) == len(again.matches)
    except StatisticsError as error:
        raise AssertionError(error.problem) from error
    assert again.messages == []
    archive.close()
