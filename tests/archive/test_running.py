"""The match that is being played is on the disk, and found again at the very choice it came to."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from rules.players import Player
from rules.record import parse, replay
from tests.archive.random_matches import GAMES, Home, a_match, choose, guests, play, same


@pytest.mark.parametrize("game", GAMES)
def test_after_every_choice_the_record_holds_the_whole_match(home: Home, game: str) -> None:
    archive, rng = home.open(), Random(3)
    match = home.keep(archive, a_match(game))
    for _ in range(12):
        choose(match, rng)
        if not match.waiting_for:
            archive.flush()  # the record is on its way to those of finished matches
        (file,) = home.running if match.waiting_for else home.matches
        assert same(replay(parse(file.read_text())).match, match)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_at_the_choice_at_which_it_was_cut_off(home: Home, game: str) -> None:
    first = home.open()
    match = play(home.keep(first, a_match(game)), 6)
    first.close()
    again = home.open()
    stored = again.unfinished()
    assert stored is not None
    assert same(stored.match, match)
    assert stored.players == guests(match.seats)
    assert not stored.truncated
    again.resume(stored, lambda: stored.players)
    play(stored.match, 2, seed=4)
    again.close()
    play(match, 2, seed=4)
    last = home.open().unfinished()
    assert last is not None
    assert same(last.match, match)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_cut_at_every_byte_of_its_last_line_is_the_match_before_it(
    home: Home, game: str
) -> None:
    archive, rng = home.open(), Random(5)
    match = home.keep(archive, a_match(game))
    before = match
    for _ in range(11):
        before = replay(parse(home.running[0].read_text())).match if home.running else before
        choose(match, rng)
    archive.close()
    (file,) = home.running
    whole = file.read_bytes()
    start = whole.rindex(b"\n", 0, -1) + 1
    for end in range(start, len(whole)):
        file.write_bytes(whole[:end])
        stored = home.open().unfinished()
        assert stored is not None
        assert same(stored.match, before)
        assert stored.truncated == (end > start)


def test_what_was_torn_is_cut_off_before_the_match_goes_on(home: Home) -> None:
    first = home.open()
    match = play(home.keep(first, a_match("frogger")), 8)
    first.close()
    (file,) = home.running
    with file.open("ab") as opened:
        opened.write(b'{"chosen": {"0": \x00\x00\xff')
    archive = home.open()
    stored = archive.unfinished()
    assert stored is not None
    assert stored.truncated
    archive.resume(stored, lambda: stored.players)
    play(stored.match, 4, seed=2)
    play(match, 4, seed=2)
    assert same(replay(parse(file.read_text())).match, match)


def test_a_record_torn_in_its_first_line_holds_no_choice_to_go_on_at(home: Home) -> None:
    play(home.keep(home.open(), a_match()), 1)
    (file,) = home.running
    file.write_bytes(file.read_bytes()[:40])
    assert home.open().unfinished() is None
    assert home.running == []


def test_choices_that_are_still_secret_are_not_written(home: Home) -> None:
    match = home.keep(home.open(), a_match("quibbit", seats=4))
    play(match, 4)
    (file,) = home.running
    before = file.read_bytes()
    first, *_ = sorted(match.waiting_for)
    assert len(match.waiting_for) > 1
    match.choose(first, next(iter(match.state.legal(first))))
    assert file.read_bytes() == before


def test_a_match_without_people_is_nobodys(home: Home) -> None:
    archive, match = home.open(), a_match()
    archive.record(match, lambda: (Player(bot="normal"),) * 4)
    play(match)
    archive.flush()
    assert home.running == []
    assert home.matches == []


def test_a_person_who_joins_bots_makes_it_a_match_to_keep_from_the_first_choice(
    home: Home,
) -> None:
    archive, match = home.open(), a_match("frogger")
    company = [Player(bot="normal")] * match.seats
    archive.record(match, lambda: tuple(company))
    play(match, 6)
    assert home.running == []
    company[1] = Player("keys-0", "newt")
    play(match, 3, seed=2)
    (file,) = home.running
    record = parse(file.read_text())
    assert replay(record).match.log == match.log
    assert record.players == tuple(company)


def test_who_plays_now_is_written_when_it_changes(home: Home) -> None:
    archive, match = home.open(), a_match("frogger")
    company = list(guests(match.seats))
    archive.record(match, lambda: tuple(company))
    play(match, 3)
    company[0] = Player("pad-0", "reed", "easy")
    play(match, 3, seed=2)
    stored = home.open().unfinished()
    assert stored is not None
    assert stored.players == tuple(company)
    assert home.running[0].read_text().count('"seated"') == 2


def test_a_match_that_is_over_lies_with_the_finished_ones(home: Home) -> None:
    archive = home.open()
    match = play(home.keep(archive, a_match()))
    archive.flush()
    assert home.running == []
    (file,) = home.matches
    assert replay(parse(file.read_text())).match.state == match.state
    assert archive.unfinished() is None


def test_a_kill_between_the_last_choice_and_the_filing_loses_nothing(home: Home) -> None:
    archive = home.open()
    play(home.keep(archive, a_match()))
    archive.close()
    (file,) = home.matches
    file.rename(home.folder / "running" / file.name)
    again = home.open()
    again.flush()
    assert again.unfinished() is None
    assert home.matches == [file]


def test_a_match_that_was_given_up_is_not_offered(home: Home) -> None:
    archive = home.open()
    play(home.keep(archive, a_match()), 4)
    archive.abandon()
    assert archive.unfinished() is None
    assert home.open().unfinished() is None


def test_a_match_that_was_declined_is_not_offered_again(home: Home) -> None:
    play(home.keep(home.open(), a_match()), 4)
    archive = home.open()
    stored = archive.unfinished()
    assert stored is not None
    archive.decline(stored)
    assert archive.unfinished() is None
    assert home.running == []


def test_two_matches_that_were_cut_off_are_both_offered_the_later_first(home: Home) -> None:
    archive = home.open()
    early = play(home.keep(archive, a_match(seed=1)), 4)
    late = play(home.keep(archive, a_match(seed=2)), 4)
    again = home.open()
    for match in (late, early):
        stored = again.unfinished()
        assert stored is not None
        assert same(stored.match, match)
        again.decline(stored)
    assert again.unfinished() is None


def test_after_an_error_the_same_program_offers_the_match(home: Home) -> None:
    archive = home.open()
    match = play(home.keep(archive, a_match()), 6)
    archive.leave_match()
    stored = archive.unfinished()
    assert stored is not None
    assert same(stored.match, match)


def test_names_sort_by_age_whatever_the_clock_says(home: Home) -> None:
    archive = home.open()
    for seed in (3, 1, 2):
        play(home.keep(archive, a_match(seed=seed)))
        archive.flush()
    assert [parse(file.read_text()).seed for file in home.matches] == [3, 1, 2]


SECOND = """
import sys
from pathlib import Path
from tests.archive.random_matches import Home, a_match, play
home = Home(Path(sys.argv[1]))
archive = home.open()
play(home.keep(archive, a_match(seed=2)))
print(home.messages[0], archive.unfinished())
archive.close()
"""


def test_a_second_program_says_so_plays_and_leaves_everything_alone(home: Home) -> None:
    first = home.open()
    match = play(home.keep(first, a_match()), 4)
    before = home.running[0].read_bytes()
    done = subprocess.run(
        [sys.executable, "-c", SECOND, home.folder], capture_output=True, text=True, check=True
    )
    assert "already running" in done.stdout
    assert done.stdout.rstrip().endswith("None")
    assert home.running[0].read_bytes() == before
    play(match)
    first.flush()
    assert len(home.matches) == 1
    assert home.messages == []


def test_a_program_that_was_killed_holds_no_lock(home: Home) -> None:
    program = "import time; " + SECOND.replace("archive.close()", "time.sleep(60)")
    child = subprocess.Popen(
        [sys.executable, "-u", "-c", program.replace("home.messages[0]", "1"), home.folder],
        stdout=subprocess.PIPE,
    )
    assert child.stdout is not None
    child.stdout.readline()
    child.kill()
    child.wait()
    child.stdout.close()
    home.open()
    assert home.messages == []
