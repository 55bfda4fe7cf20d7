"""Kills a real match in another process, and compares what is left with one that nobody killed."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from archive.disk_archive import DiskArchive
from archive.problems import Problem
from archive.stored_match import read_match
from rules.record import replay_choices
from tests.archive.random_matches import AnyMatch, same
from tests.scenes.matches.kills import killed_match

CONTEXT = get_context("forkserver")
CONTEXT.set_forkserver_preload([killed_match.__name__])
SEED = 5


@dataclass(frozen=True, slots=True)
class WholeMatch:
    """A match that nobody killed, and how many seconds it took."""

    match: AnyMatch
    seconds: float


def begin(folder: Path, game: str) -> tuple[BaseProcess, Connection]:
    """Start a match in another process; come back when it has begun."""
    here, there = CONTEXT.Pipe(duplex=False)
    process = CONTEXT.Process(target=killed_match.live, args=(folder, game, SEED, there))
    process.start()
    there.close()
    assert here.recv() == 0
    return process, here


def last_message(line: Connection) -> int:
    """How many choices were made, by the last message."""
    last = 0
    with suppress(EOFError):
        while line.poll():
            last = line.recv()
    return last


@cache
def whole(game: str) -> WholeMatch:
    """The same match without a kill."""
    with TemporaryDirectory() as folder:
        process, _ = begin(Path(folder), game)
        start = monotonic()
        process.join()
        (file,) = (Path(folder) / "matches").iterdir()
        cut = read_match(file)
        assert cut is not None
        return WholeMatch(cut.match, monotonic() - start)


def kill(folder: Path, game: str, seconds: float) -> int:
    """Kill a match after so many seconds; how many choices it had reported by then."""
    process, line = begin(folder, game)
    sleep(seconds)
    process.kill()
    process.join()
    return last_message(line)


def check(folder: Path, match: AnyMatch, made: int) -> None:
    """Compare what the next start finds with the match that was not killed."""
    problems: list[Problem] = []
    archive = DiskArchive(folder, problems.append)
    archive.open()
    cut = archive.unfinished()
    if cut is not None:
        assert len(cut.match.log) >= made
        assert same(cut.match, replay_choices(match, len(cut.match.log)).match)
    else:
        files = archive.finished_folder.iterdir()
        over = [found.match for file in files if (found := read_match(file))]
        assert [one.log for one in over] == ([match.log] if over else [])
        assert over or made == 0
    archive.close()
    assert problems == []
