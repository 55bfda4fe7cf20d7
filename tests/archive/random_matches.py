"""Matches of random bots that the archive takes for matches of people."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from archive.disk_archive import DiskArchive
from archive.problems import Problem
from bots.levels import make_bot
from rules.core import Game
from rules.games import all_games, game_called
from rules.match import Match
from rules.players import Player
from rules.record import header_line
from scenes.menus.records.messages import archive_message

GAMES: dict[str, Game[Any, Any, Any, Any]] = {game.name: game for game in all_games()}
AnyMatch = Match[Any, Any, Any, Any]


def guests(seats: int) -> tuple[Player, ...]:
    """A person with a pad, and bots."""
    return (Player("pad-0", "reed"), *[Player(bot="normal")] * (seats - 1))


def a_match(name: str = "quibbit", seed: int = 7, seats: int | None = None) -> AnyMatch:
    """A match that has yet to begin."""
    game = game_called(name)
    return Match(game, game.options(), seats or game.seats[1], seed)


def choose(match: AnyMatch, rng: Random) -> None:
    """One joint choice of everybody, or now and then an undo."""
    for seat in map(type(next(iter(match.waiting_for))), range(match.seats)):
        if match.may_undo(seat) and rng.random() < 0.3:
            match.undo(seat)
            return
    bot = make_bot("random", match.game.name)
    for seat in sorted(match.waiting_for):
        match.choose(seat, bot.choose(match.state.view(seat), match.state.legal(seat), rng))


def play(match: AnyMatch, choices: int | None = None, seed: int = 1) -> AnyMatch:
    """Play on to the end, or for so many joint choices and undos."""
    rng = Random(seed)
    while match.waiting_for and choices != 0:
        choose(match, rng)
        choices = choices - 1 if choices is not None else None
    return match


def same(one: AnyMatch, other: AnyMatch) -> bool:
    """Whether two matches cannot be told apart, now or ever after."""
    return (
        header_line(one) == header_line(other)
        and one.log == other.log
        and one.state == other.state
        and one._rng.getstate() == other._rng.getstate()
        and one._earlier == other._earlier
    )


@dataclass
class Home:
    """An archive in a folder, and the messages about its problems."""

    folder: Path
    messages: list[str] = field(default_factory=list)

    def open(self) -> DiskArchive:
        """The archive of a program that starts now."""
        archive = DiskArchive(self.folder, self._report)
        archive.open()
        return archive

    def _report(self, problem: Problem) -> None:
        self.messages.append(archive_message(problem))

    def keep(self, archive: DiskArchive, match: AnyMatch) -> AnyMatch:
        """Have *match* recorded."""
        players = guests(match.seats)
        archive.record(match, lambda: players)
        return match

    @property
    def running(self) -> list[Path]:
        """The records of matches that are not over."""
        return sorted((self.folder / "running").iterdir())

    @property
    def matches(self) -> list[Path]:
        """The records of those that are."""
        return sorted((self.folder / "matches").iterdir())
