"""A database that somebody made: what makes no sense is skipped, and nobody waits for it."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from archive.export import export
from archive.statistics import Statistics
from archive.values import FinishedMatch
from scenes.menus.records.chapters import records_chapters
from tests.archive.random_matches import Home, a_match, play

WRONG = {
    "a game that is a number": "update matches set game = x'04' where rowid = 1",
    "a time that is text": "update matches set ended = 'noon' where rowid = 1",
    "a time without end": "update matches set ended = 9e999 where rowid = 1",
    "a time before there was time": "update matches set ended = -1e300 where rowid = 1",
    "a NUL": "update matches set reason = 'a' || char(0) where rowid = 1",
    "bytes that are no text": "update matches set game = cast(x'ff80' as text) where rowid = 1",
    "a long name": f"update seats set player = '{'x' * 20_000}' where rowid = 1",
    "a name with line breaks": "update seats set player = 'a' || char(10) where rowid = 1",
    "an empty name": "update seats set player = '' where rowid = 1",
    "a seat that nobody has": "update seats set seat = 9 where rowid = 1",
    "a seat that is a fraction": "update seats set seat = 0.5 where rowid = 1",
    "a place before the first": "update seats set place = 0 where rowid = 1",
    "a place as text": "update seats set place = 'first' where rowid = 1",
    "points without end": "update seats set points = -9e999 where rowid = 1",
    "points as bytes": "update seats set points = x'00' where rowid = 1",
    "many turns": "update seats set turns = 9223372036854775807 where rowid = 1",
    "a seat too few": "delete from seats where rowid = 1",
    "no seats": "delete from seats where match = (select match from seats where rowid = 1)",
}


@pytest.fixture
def file(home: Home) -> Path:
    """The statistics of three matches."""
    archive = home.open()
    for seed in range(3):
        play(home.keep(archive, a_match(seed=seed)))
    archive.close()
    return home.folder / "statistics.sqlite"


def change(file: Path, script: str) -> None:
    database = sqlite3.connect(file)
    database.executescript(script)
    database.close()


def shown(home: Home) -> list[FinishedMatch]:
    """What can be shown and exported."""
    archive = home.open()
    matches = list(archive.finished_matches())
    archive.close()
    assert records_chapters(matches, 9.0)
    export(matches, home.folder / "tables", str)
    return matches


@pytest.mark.parametrize("script", WRONG.values(), ids=WRONG.keys())
def test_a_row_that_makes_no_sense_is_skipped_and_counted(
    home: Home, file: Path, script: str
) -> None:
    change(file, script)
    assert len(shown(home)) == 2
    (message,) = home.messages
    assert message.startswith("Matches that make no sense")
    assert message.endswith(": 1.")


def test_columns_that_somebody_added_do_no_harm(home: Home, file: Path) -> None:
    change(file, "alter table seats add column mood; alter table matches add column a default 3")
    assert len(shown(home)) == 3
    assert home.messages == []


OTHER = {
    "a view without end": "alter table matches rename to kept; create view matches as with"
    " recursive n(i) as (select 1 union all select i + 1 from n)"
    " select i as name, i as game, 0 as ended, 'END' as reason from n",
    "a trigger": "create trigger t after insert on matches begin delete from seats; end",
    "a table too few": "drop table seats",
    "a column too few": "alter table seats drop column turns",
    "another table": "create table songs (title)",
}


@pytest.mark.parametrize("script", OTHER.values(), ids=OTHER.keys())
def test_other_tables_are_set_aside_and_the_matches_counted_anew(
    home: Home, file: Path, script: str
) -> None:
    change(file, script)
    assert len(shown(home)) == 3
    (message,) = home.messages
    assert "begun anew" in message


def test_names_that_are_no_text_are_set_aside_too(home: Home, file: Path) -> None:
    raw = file.read_bytes()
    assert b"sqlite_autoindex_matches" in raw
    file.write_bytes(raw.replace(b"sqlite_autoindex_matches", b"sqlite_autoinde\xee_matches"))
    assert len(shown(home)) == 3
    (message,) = home.messages
    assert "begun anew" in message


def test_a_query_that_takes_too_long_is_given_up(
    home: Home, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("archive.statistics.LONGEST", -9.0)
    monkeypatch.setattr("archive.statistics._CHECKED_EVERY", 1)
    archive = home.open()
    archive.flush()
    assert "cannot be reached: interrupted" in home.messages[0]


@pytest.mark.parametrize("ending", ["", "-journal", "-wal"])
def test_nobody_waits_for_a_pipe(home: Home, file: Path, ending: str) -> None:
    pipe = file.with_name(file.name + ending)
    pipe.unlink(missing_ok=True)
    os.mkfifo(pipe)
    home.open().close()
    assert "not a regular file" in home.messages[0]


def test_a_device_is_no_database(home: Home) -> None:
    home.folder.mkdir()
    (home.folder / "statistics.sqlite").symlink_to("/dev/zero")
    home.open().close()
    assert "not a regular file" in home.messages[0]
    assert Statistics(home.folder / "none").all() == []
