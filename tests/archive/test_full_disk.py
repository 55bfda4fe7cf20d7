"""A disk that is full: nothing half is left, nothing old is lost, everything is said."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from archive.disk_thread import DiskThread
from archive.export import export
from archive.journal import Journal
from archive.problems import StatisticsError
from rules.record import header_line
from tests.archive.full_disk import a_disk_of
from tests.archive.random_matches import Home, a_match, play


def test_a_full_disk_ends_the_record_and_says_so_once(tmp_path: Path) -> None:
    failures: list[OSError] = []
    journal = Journal(Path("/dev/full"), DiskThread(), failures.append)
    for _ in range(3):
        journal.write(header_line(a_match()))
    (error,) = failures
    assert error.strerror == "No space left on device"


def test_a_full_disk_is_asked_for_room_before_a_match_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, full, failures = os.write, [True], list[OSError]()

    def write_if_there_is_room(handle: int, raw: bytes) -> int:
        if full[0]:
            raise OSError(28, "No space left on device")
        return write(handle, raw)

    monkeypatch.setattr(os, "write", write_if_there_is_room)
    file = tmp_path / "1-x.jsonl"
    journal = Journal(
        file, DiskThread(), failures.append, make_room=lambda: full.__setitem__(0, False)
    )
    journal.write("one line\n")
    assert (file.read_text(), failures) == ("one line\n", [])


def test_a_disk_that_gets_full_leaves_whole_lines_and_a_game_that_goes_on(
    home: Home,
) -> None:
    archive = home.open()
    match = home.keep(archive, a_match("frogger"))
    archive.flush()
    with a_disk_of(1500):
        play(match, 40)
    assert len(home.messages) == 1
    assert "not kept any longer" in home.messages[0]
    (file,) = home.running
    assert file.read_bytes().endswith(b"}\n")
    archive.close()
    stored = home.open().unfinished()
    assert stored is not None
    assert not stored.truncated
    assert stored.match.log == match.log[: len(stored.match.log)]


def test_the_rest_of_a_match_that_could_not_be_kept_is_thrown_away_with_it(
    home: Home,
) -> None:
    archive = home.open()
    match = home.keep(archive, a_match())
    with a_disk_of(600):
        play(match)
    archive.flush()
    assert home.running == []
    assert home.matches == []


def test_a_match_that_cannot_be_counted_on_a_full_disk_is_counted_later(home: Home) -> None:
    archive = home.open()
    play(home.keep(archive, a_match(seed=1)))
    archive.flush()
    assert archive.statistics is not None
    before = archive.statistics.all()
    with a_disk_of(archive.statistics.file.stat().st_size):
        for seed in range(2, 40):
            play(home.keep(archive, a_match(seed=seed)))
            archive.flush()
            if home.messages:
                break
        assert "cannot be reached" in home.messages[0]
        assert str(archive.statistics.file) in home.messages[0]
    assert archive.statistics.all()[: len(before)] == before
    assert len(archive.statistics.all()) < len(home.matches)
    archive.close()
    again = home.open()
    again.flush()
    assert again.statistics is not None
    assert len(again.statistics.all()) == len(home.matches)


def test_statistics_that_cannot_be_begun_on_a_full_disk_are_said(home: Home) -> None:
    with a_disk_of(0):
        archive = home.open()
        archive.flush()
        assert "cannot be reached" in home.messages[-1]
        assert archive.statistics is not None
        with pytest.raises(StatisticsError):
            archive.statistics.count(home.folder / "matches")


def test_half_a_table_is_not_left_behind(home: Home, tmp_path: Path) -> None:
    archive = home.open()
    play(home.keep(archive, a_match()))
    archive.flush()
    assert archive.statistics is not None
    with a_disk_of(100), pytest.raises(OSError, match="too large"):
        export(archive.statistics.all(), tmp_path / "tables", str)
    assert list((tmp_path / "tables").iterdir()) == []
