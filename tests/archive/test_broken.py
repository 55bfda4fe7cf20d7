"""Records that are broken, foreign or out of reach are said, set aside and kept."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from random import Random

import pytest

from archive import stored_match
from archive.disk_archive import MOST_RUNNING, DiskArchive
from archive.problems import Problem, RecordSetAside, UnknownRecordVersion
from rules.players import Player
from scenes.core.kiosk.kiosk_rules import KioskRules
from scenes.menus.resume_offer import offer_words
from scenes.players.records import occupants_of
from seats.occupants import BotPlayer
from tests.archive.random_matches import GAMES, Home, a_match, guests, play
from tests.attack.mutations import garbled


def test_a_folder_below_a_file_is_said_and_everything_plays(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    home = Home(tmp_path / "file" / "kept")
    match = play(home.keep(home.open(), a_match()))
    assert match.state.outcome()
    (message,) = home.messages
    assert str(home.folder) in message
    assert (tmp_path / "file").read_text() == "mine"


def test_a_record_of_another_version_is_refused_by_name_and_version_and_kept(
    home: Home,
) -> None:
    play(home.keep(home.open(), a_match()), 3)
    (file,) = home.running
    text = file.read_text().replace('"version": 1', '"version": 2')
    file.write_text(text)
    archive = home.open()
    assert archive.unfinished() is None
    (message,) = home.messages
    assert file.name in message
    assert "version 2" in message
    (aside,) = (home.folder / "aside").iterdir()
    assert aside.name in message
    assert aside.read_text() == text


def test_what_is_set_aside_overwrites_nothing(home: Home) -> None:
    home.open().close()
    for text in ("one", "two"):
        (home.folder / "running" / "1-x.jsonl").write_text(f"{text}\n")
        home.open().close()
    aside = {file.read_text() for file in (home.folder / "aside").iterdir()}
    assert aside == {"one\n", "two\n"}
    assert len(home.messages) == 2


def test_only_records_of_reasonable_size_are_read(home: Home) -> None:
    home.open().close()
    with (home.folder / "running" / "1-x.jsonl").open("wb") as file:
        file.truncate(10**10)
    assert home.open().unfinished() is None
    assert "too long" in home.messages[0]


def test_a_folder_where_a_record_should_be_is_set_aside(home: Home) -> None:
    home.open().close()
    (home.folder / "running" / "1-x.jsonl").mkdir()
    assert home.open().unfinished() is None
    assert "no file" in home.messages[0]


@pytest.mark.parametrize(
    "raw", [b"my own words", b"\x7fELF\x00\xff\xfe", b"\x00" * 4096, b'{"croakade": "match", "ver']
)
def test_a_file_without_a_whole_line_is_said_and_set_aside(home: Home, raw: bytes) -> None:
    home.open().close()
    (home.folder / "running" / "1-x.jsonl").write_bytes(raw)
    assert home.open().unfinished() is None
    (aside,) = (home.folder / "aside").iterdir()
    assert aside.read_bytes() == raw
    (message,) = home.messages
    assert "no record of a match" in message
    assert aside.name in message


def test_an_empty_file_is_a_match_that_never_began_and_goes_without_a_word(
    home: Home,
) -> None:
    home.open().close()
    (home.folder / "running" / "1-x.jsonl").touch()
    assert home.open().unfinished() is None
    assert (home.running, home.messages) == ([], [])


@pytest.mark.parametrize(("lines", "reason"), [(1, "who was playing"), (2, "cannot be printed")])
def test_a_record_that_cannot_be_told_of_is_set_aside(home: Home, lines: int, reason: str) -> None:
    play(home.keep(home.open(), a_match()), 3)
    (file,) = home.running
    header, seated, *_ = file.read_text().splitlines(keepends=True)
    text = header + seated.replace('"name": null', '"name": "Ann \\ud800"') * (lines - 1)
    file.write_text(text)
    assert home.open().unfinished() is None
    (message,) = home.messages
    assert reason in message
    (aside,) = (home.folder / "aside").iterdir()
    assert aside.read_text() == text


HOSTILE = {
    "brackets 960 deep": ("", '{"a":' * 960 + "1" + "}" * 960 + "\n", "nested too deeply"),
    "a device without a name": ('"device": "pad-0"', '"device": ""', "1 to 80 letters"),
    "a name of 200 KB": ('"name": "reed"', f'"name": "{"x" * 200_000}"', "no line is longer"),
    "a name of 81 letters": ('"name": "reed"', f'"name": "{"x" * 81}"', "1 to 80 letters"),
    "a number of 101 digits": ('"seed": 7', f'"seed": {"7" * 101}', "more than 100 digits"),
    "nobody but bots": ('"device": "pad-0"', '"device": null', "who was playing"),
}


@pytest.mark.parametrize(("old", "new", "reason"), HOSTILE.values(), ids=HOSTILE.keys())
def test_a_record_that_was_made_to_do_harm_is_refused(
    home: Home, old: str, new: str, reason: str
) -> None:
    play(home.keep(home.open(), a_match()), 3)
    (file,) = home.running
    text = file.read_text()
    file.write_text(text.replace(old, new) if old else text + new)
    assert home.open().unfinished() is None
    (message,) = home.messages
    assert reason in message
    assert len(message) < 1000


def test_what_no_parser_expects_is_refused_like_anything_else(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(home.keep(home.open(), a_match()), 3)
    monkeypatch.setattr(stored_match, "replay", _recurse)
    assert home.open().unfinished() is None
    assert "no record of a match" in home.messages[-1]
    assert len(list((home.folder / "aside").iterdir())) == 1


def _recurse(_: object) -> None:
    raise RecursionError


def test_a_device_with_5000_digits_is_nobodys(home: Home) -> None:
    player = Player("pad-" + "7" * 5000, "reed")
    assert occupants_of([player], [], KioskRules()) == (BotPlayer(KioskRules().default_bot),)


def test_a_pipe_where_a_record_should_be_is_not_waited_for(home: Home) -> None:
    home.open().close()
    os.mkfifo(home.folder / "running" / "1-x.jsonl")
    assert home.open().unfinished() is None
    assert "no file" in home.messages[0]


def test_finished_matches_that_cannot_be_read_are_set_aside_and_the_others_counted(
    home: Home,
) -> None:
    archive = home.open()
    play(home.keep(archive, a_match()))
    archive.close()
    (good,) = home.matches
    deep, foreign = home.folder / "matches/9.jsonl", home.folder / "matches/8.jsonl"
    deep.write_text('{"a":' * 960)
    foreign.write_text(good.read_text().partition("\n")[0] + "\n")  # a match that is not over
    (home.folder / "statistics.sqlite").unlink()
    archive = home.open()
    assert len(archive.finished_matches()) == 1
    assert home.matches == [good]
    assert home.messages == [
        "Records of matches that could not be read are not counted: 2. "
        f"They are kept in {home.folder / 'aside'}."
    ]


def test_a_start_reads_only_a_few_of_very_many_records(home: Home) -> None:
    home.open().close()
    for number in range(MOST_RUNNING + 2):
        (home.folder / "running" / f"{number}-x.jsonl").write_text("quack\n")
    home.open().close()
    assert len(home.messages) == MOST_RUNNING
    home.open().close()
    assert len(home.messages) == MOST_RUNNING + 2


def test_a_running_record_is_for_its_owner_only(home: Home) -> None:
    home.folder.mkdir()
    (home.folder / "running").mkdir(mode=0o755)
    archive = home.open()
    play(home.keep(archive, a_match()), 2)
    (file,) = home.running
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    for folder in ("running", "aside"):
        assert stat.S_IMODE((home.folder / folder).stat().st_mode) == 0o700
    archive.close()
    file.chmod(0o644)  # as earlier versions wrote it
    archive = home.open()
    stored = archive.unfinished()
    assert stored
    archive.resume(stored, lambda: guests(2))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("game", GAMES)
def test_200_garbled_records_of_each_game_are_gone_on_with_or_refused_and_kept(
    home: Home, game: str
) -> None:
    archive = home.open()
    play(home.keep(archive, a_match(game)), 6 if game == "quibbit" else 14)
    archive.close()
    (file,) = home.running
    good, rng, refused = file.read_bytes(), Random(game), 0
    for _ in range(200):
        file.write_bytes(raw := garbled(good, rng))
        count = len(home.messages)
        archive = home.open()
        stored = archive.unfinished()
        archive.close()
        if stored is not None:
            assert stored.match.waiting_for
            assert offer_words(stored)
            assert file.read_bytes() == raw
        elif home.messages[count:]:
            refused += 1
            newest = max(
                (home.folder / "aside").iterdir(), key=lambda path: path.stat().st_mtime_ns
            )
            assert newest.read_bytes() == raw
            assert newest.name in home.messages[-1]
        elif raw:
            (over,) = home.matches
            assert over.read_bytes() == raw
            over.unlink()
    assert 60 < refused < 200


def test_problems_are_reported_as_values_with_fields(tmp_path: Path) -> None:
    problems: list[Problem] = []
    archive = DiskArchive(tmp_path, problems.append)
    archive.open()
    archive.close()
    file = tmp_path / "running" / "1-x.jsonl"
    file.write_text('{"version": 2}\n')
    archive.open()
    moved_to = tmp_path / "aside" / file.name
    assert problems == [RecordSetAside(UnknownRecordVersion(file, 2), moved_to)]
