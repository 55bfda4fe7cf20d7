"""What can be done to the database of statistics, by statements of SQL."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from random import Random

COLUMNS = {
    "matches": ("name", "game", "ended", "reason"),
    "seats": ("match", "seat", "device", "player", "bot", "place", "points", "turns"),
}
VALUES = (
    *("null", "''", "'x'", "x'00ff'", "9e999", "-9e999", "9223372036854775807", "-1", "0.5"),
    *("char(0)", "char(10)", "'20,000 letters' || hex(zeroblob(10000))", "cast(x'ff' as text)"),
    "zeroblob(900000)",
)
STATEMENTS = (
    "delete from seats where rowid = 1",
    "delete from matches",
    "drop table seats",
    "drop table matches",
    "alter table seats add column more text default 'x'",
    "alter table seats rename column points to score",
    "alter table seats drop column turns",
    "create table songs (title)",
    "create view songs as select * from seats",
    "create trigger t before insert on matches begin select raise(abort, 'no'); end",
    "alter table matches rename to kept; create view matches as with recursive n(i) as"
    " (select 1 union all select i + 1 from n) select i as name, i as game, 0.0 as ended,"
    " 'END' as reason from n",
    "pragma user_version = 9",
    "pragma journal_mode = wal",
    "pragma writable_schema = on; update sqlite_master set sql = 'create table matches (a)'",
    "pragma writable_schema = on; delete from sqlite_master",
)


def change(file: Path, rng: Random) -> None:
    """Do one or a few things to the database."""
    with closing(sqlite3.connect(file)) as database:
        for _ in range(rng.randint(1, 3)):
            with suppress(sqlite3.Error):
                database.executescript(_statement(rng))


def _statement(rng: Random) -> str:
    if rng.random() < 0.5:
        return rng.choice(STATEMENTS)
    table = rng.choice(list(COLUMNS))
    column, value = rng.choice(COLUMNS[table]), rng.choice(VALUES)
    return f"update {table} set {column} = {value} where rowid = {rng.randint(1, 3)}"
