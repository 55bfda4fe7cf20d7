"""Examples of the menu screens that show matches on disk."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from archive.disk_archive import DiskArchive
from archive.record_files import SUFFIX
from rules.players import Player
from scenes.core.context import Context
from scenes.menus.records.match_list import MatchList
from scenes.menus.records.records import Records
from scenes.ui.menu.menu_screen import MenuScreen
from tests.archive.random_matches import a_match, play
from tests.scenes.contexts import PAD


def _unexpected(problem: object) -> None:
    raise AssertionError(problem)


ARCHIVE_FOLDER = TemporaryDirectory()  # for as long as the tests run
PLAYERS = ("bramble", "thistle", "petal", "juniper", "drizzle", "badger", "willow")


@cache
def example_archive() -> Path:
    """A folder in which people have played a good deal."""
    folder = Path(ARCHIVE_FOLDER.name)
    archive = DiskArchive(folder, _unexpected)
    archive.open()
    for seed in range(14):
        match = a_match(("quibbit", "quabble", "mosquito")[seed % 3], seed=seed)
        names = (PLAYERS[(seed + seat) % len(PLAYERS)] for seat in range(match.seats))
        guests = tuple(Player("pad-0", name) for name in names)
        archive.record(match, lambda guests=guests: guests)  # type: ignore[misc]
        play(match, seed=seed)
    archive.close()
    return folder


def records(context: Context) -> MenuScreen:
    context.archive = DiskArchive(example_archive(), _unexpected)
    return Records(context, PAD)


def matches(context: Context) -> MenuScreen:
    context.archive = DiskArchive(example_archive(), _unexpected)
    return MatchList(context, context.archive.finished_matches(), PAD)


def many_matches(context: Context) -> MenuScreen:
    folder = Path(ARCHIVE_FOLDER.name) / "many"
    context.archive = DiskArchive(folder, _unexpected)
    context.archive.finished_folder.mkdir(parents=True, exist_ok=True)
    finished = DiskArchive(example_archive(), _unexpected).finished_matches()
    every = [replace(one, name=f"{i}-{one.name}") for i in range(9) for one in finished]
    for match in every:
        (context.archive.finished_folder / f"{match.name}{SUFFIX}").touch()
    return MatchList(context, every, PAD)
