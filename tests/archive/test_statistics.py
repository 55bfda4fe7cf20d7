"""The statistics: a match of people counts once, and no broken file is lost or in the way."""

from __future__ import annotations

import csv
import os
import shutil
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from archive.export import HEADER, export
from archive.problems import StatisticsError
from archive.record_files import record_files
from archive.standings import (
    Best,
    PersonalBests,
    Standing,
    matches_of,
    most_points,
    personal_bests,
    quickest_win,
    standings,
    wins_over_time,
)
from archive.statistics import Statistics
from archive.values import FinishedMatch, SeatResult
from rules.core import Seat
from rules.players import Player
from tests.archive.random_matches import GAMES, AnyMatch, Home, a_match, play


def counted(home: Home, *matches: AnyMatch) -> list[FinishedMatch]:
    """What the statistics hold once *matches* were played."""
    archive = home.open()
    for match in matches:
        play(home.keep(archive, match))
    archive.flush()
    assert archive.statistics is not None
    found = archive.statistics.all()
    archive.close()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_is_counted_as_it_ended(home: Home, game: str) -> None:
    match = a_match(game)
    (found,) = counted(home, match)
    outcome = match.state.outcome()
    assert outcome is not None
    assert (found.game, found.reason) == (game, outcome.reason.name)
    assert [one.player for one in found.results][:2] == [
        Player("pad-0", "reed"),
        Player(bot="normal"),
    ]
    winners = {one.seat for one in found.results if one.place == 1}
    assert winners == set(outcome.places[0])
    if outcome.points:
        assert [one.points for one in found.results] == [float(p) for p in outcome.points]
    assert sum(one.turns for one in found.results) == sum(map(len, match.log))


def test_matches_are_counted_once_however_often_one_looks(home: Home) -> None:
    assert len(counted(home, a_match(seed=1), a_match(seed=2))) == 2
    for _ in range(3):
        assert len(counted(home)) == 2


def test_a_match_that_was_not_counted_before_a_kill_is_counted_by_the_next_start(
    home: Home,
) -> None:
    first = counted(home, a_match(seed=1))
    (home.folder / "statistics.sqlite").unlink()
    assert counted(home) == first


def test_a_clock_that_was_set_back_changes_no_order(home: Home) -> None:
    archive = home.open()
    for seed, ended in enumerate((2_000_000_000, 1_000_000_000, 5)):
        play(home.keep(archive, a_match(seed=seed)))
        archive.flush()
        latest = record_files(archive.finished_folder)[0]
        os.utime(latest, (ended, ended))
    archive.close()
    (home.folder / "statistics.sqlite").unlink()
    found = counted(home)
    assert [match.ended for match in found] == [2_000_000_000, 1_000_000_000, 5]
    assert [match.name[:6] for match in found] == ["000001", "000002", "000003"]


# What can go wrong


def test_a_file_that_is_no_database_is_set_aside_and_the_matches_are_counted_anew(
    home: Home,
) -> None:
    before = counted(home, a_match(seed=1))
    file = home.folder / "statistics.sqlite"
    file.write_bytes(b"these are my own words" * 100)
    assert counted(home) == before
    (aside,) = (home.folder / "aside").iterdir()
    assert aside.read_bytes() == b"these are my own words" * 100
    assert str(aside) in home.messages[-1]


def test_a_database_of_another_version_stays_as_it_is(home: Home) -> None:
    home.open().close()
    file = home.folder / "statistics.sqlite"
    with sqlite3.connect(file) as base:
        base.execute("pragma user_version = 7")
    before = file.read_bytes()
    archive = home.open()
    play(home.keep(archive, a_match()))
    archive.close()
    assert file.read_bytes() == before
    assert "version 7" in home.messages[-1]
    assert str(file) in home.messages[-1]


def test_somebody_elses_database_stays_as_it_is(home: Home) -> None:
    home.folder.mkdir()
    file = home.folder / "statistics.sqlite"
    with sqlite3.connect(file) as base:
        base.execute("create table songs (title)")
    before = file.read_bytes()
    home.open().close()
    assert file.read_bytes() == before
    assert "version 0" in home.messages[-1]


def test_while_the_database_is_locked_the_game_goes_on_and_counts_later(home: Home) -> None:
    counted(home, a_match(seed=1))
    file = home.folder / "statistics.sqlite"
    other = sqlite3.connect(file)
    other.execute("begin exclusive")
    archive = home.open()
    play(home.keep(archive, a_match(seed=2)))
    archive.flush()
    assert "locked" in home.messages[-1]
    assert archive.statistics is not None
    with pytest.raises(StatisticsError, match="locked"):
        archive.statistics.all()
    other.rollback()
    other.close()
    archive.close()
    assert len(counted(home)) == 2


def test_a_folder_in_the_place_of_the_database_is_said(home: Home) -> None:
    (home.folder / "statistics.sqlite").mkdir(parents=True)
    archive = home.open()
    play(home.keep(archive, a_match()))
    archive.flush()
    assert "cannot be reached" in home.messages[-1]
    assert len(home.matches) == 1


def test_a_folder_of_matches_that_is_taken_away_is_said_and_the_game_goes_on(
    home: Home,
) -> None:
    archive = home.open()
    match = play(home.keep(archive, a_match(seed=1)), 3)
    shutil.rmtree(archive.finished_folder)
    play(match)
    archive.flush()
    assert str(archive.finished_folder) in home.messages[-1]
    assert "counted later" in home.messages[-1]
    archive.close()
    assert len(counted(home)) == 1


def test_a_folder_of_running_matches_that_is_taken_away_is_said(home: Home) -> None:
    archive = home.open()
    play(home.keep(archive, a_match()), 3)
    shutil.rmtree(home.folder / "running")
    archive.leave_match()
    assert archive.unfinished() is None
    assert "cannot be kept" in home.messages[-1]


def test_without_a_file_there_is_nothing_to_tell(tmp_path: Path) -> None:
    assert Statistics(tmp_path / "none").all() == []
    assert not (tmp_path / "none").exists()


# Figures


def finished_match(
    *places: tuple[str | None, int, float | None, int], game: str = "frogger"
) -> FinishedMatch:
    """A match: (name or a bot, place, points, turns) of each seat."""
    return FinishedMatch(
        "1", game, 0.0, "END",
        tuple(
            SeatResult(Seat(i), _guest(name), place, points, turns)
            for i, (name, place, points, turns) in enumerate(places)
        ),
    )  # fmt: skip


def _guest(name: str | None) -> Player:
    return Player("pad-0", name) if name else Player(bot="easy")


def matches_of_reed(results: str) -> Sequence[FinishedMatch]:
    """Matches of Reed against a bot: w wins, l loses, others stay away."""
    return [
        finished_match(("reed" if letter in "wl" else "moss", 1 if letter == "w" else 2, None, 3))
        for letter in results
    ]


def test_wins_games_and_streaks_are_counted_for_each_name() -> None:
    one, other = standings(matches_of_reed("lwwwlww.w"))
    assert one == Standing("reed", 8, 6, 0, 3, 3)
    assert other == Standing("moss", 1, 0, 0, 0, 0)


def test_a_shared_first_place_is_no_win() -> None:
    matches = [*matches_of_reed("w"), finished_match(("reed", 1, 2.0, 3), ("moss", 1, 2.0, 3))]
    assert standings(matches)[0] == Standing("reed", 2, 1, 1, 0, 1)
    assert wins_over_time(matches, "reed") == [0, 1, 1]
    assert quickest_win(matches) is None


def test_a_lost_match_ends_a_streak_and_a_missed_one_does_not() -> None:
    assert standings(matches_of_reed("ww.w"))[0].streak == 3
    assert standings(matches_of_reed("wwl"))[0].streak == 0


def test_bots_are_not_counted() -> None:
    assert standings([finished_match((None, 1, None, 2))]) == []


def test_wins_climb_from_match_to_match() -> None:
    assert wins_over_time(matches_of_reed("wl.w"), "reed") == [0, 1, 1, 1, 2]


def test_the_bests_are_the_most_points_and_the_quickest_win_over_somebody() -> None:
    matches = [
        finished_match(("reed", 1, 20.5, 9), ("moss", 2, 11.0, 9)),
        finished_match(("moss", 1, 20.5, 7), (None, 2, 30.0, 2)),
        finished_match(("reed", 1, 5.0, 1)),
        finished_match(("reed", 2, 1.0, 3), ("moss", 1, 4.0, 8)),
    ]
    assert most_points(matches) == Best("reed", 20.5)
    assert quickest_win(matches) == Best("moss", 7)
    assert most_points(matches_of_reed("w")) is None
    of_quabble = finished_match(("reed", 1, 1.0, 1), game="quabble")
    assert matches_of([*matches, of_quabble], "quabble") == [of_quabble]


def test_everybody_has_bests_of_their_own() -> None:
    matches = [
        finished_match(("reed", 1, 20.5, 9), ("moss", 2, 11.0, 9)),
        finished_match(("moss", 1, 20.5, 7), ("reed", 2, 30.0, 2)),
        finished_match(("reed", 1, 5.0, 8), (None, 2, 4.0, 8)),
        finished_match(("reed", 1, 1.0, 1)),
        finished_match(("newt", 2, -3.0, 1), (None, 1, 4.0, 2)),
    ]
    assert personal_bests(matches) == [
        PersonalBests("reed", 30.0, 8, 2),
        PersonalBests("moss", 20.5, 7, 1),
        PersonalBests("newt", -3.0, None, 0),
    ]


def test_where_no_points_are_made_the_quickest_win_is_the_first_of_the_bests() -> None:
    matches = [
        finished_match(("reed", 1, None, 9), ("moss", 2, None, 9)),
        finished_match(("moss", 1, None, 7), ("reed", 2, None, 2)),
        finished_match(("newt", 1, None, 1)),
        finished_match(("fern", 2, None, 1), (None, 1, None, 2)),
    ]
    assert personal_bests(matches) == [
        PersonalBests("moss", None, 7, 1),
        PersonalBests("reed", None, 9, 1),
        PersonalBests("newt", None, None, 1),
    ]
    assert personal_bests([]) == []


def test_the_table_has_a_row_for_each_seat_and_overwrites_nothing(tmp_path: Path) -> None:
    matches = [finished_match(("reed", 1, 20.5, 9), (None, 2, None, 8))]
    first = export(matches, tmp_path / "tables", lambda name: (name or "").title())
    second = export([], tmp_path / "tables", str)
    assert first != second
    with first.open(newline="", encoding="utf-8") as file:
        head, one, two = csv.reader(file)
    assert tuple(head) == HEADER
    assert one[2:] == ["frogger", "end", "0", "Reed", "", "1", "20.5", "9"]
    assert two[2:] == ["frogger", "end", "1", "", "easy", "2", "", "8"]
