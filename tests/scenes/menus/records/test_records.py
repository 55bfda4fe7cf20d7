"""From the title to the records, through all pages, to a match that is watched, to a table file."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from archive.disk_archive import DiskArchive
from archive.export import MOST_TABLES
from archive.standings import personal_bests, standings
from archive.values import FinishedMatch, SeatResult
from rules.core import Seat
from rules.players import Player
from rules.record import write
from scenes.core.kiosk.kiosk_rules import KioskRules
from scenes.menus.records.match_list import PAGE, MatchList
from scenes.menus.records.records import Records
from scenes.menus.title import Title
from scenes.playback.replay import Replay
from scenes.players.names import display_name, player_names
from scenes.ui.menu.dialog import Dialog
from seats.intents import Intent
from tests.all_games import GAMES
from tests.archive.random_matches import a_match, play
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import Buttons, PadButtons, tap
from words import say

NAMES = [game.name for game in GAMES]


def play_all(app: RunningApp) -> None:
    archive = app.context.archive
    for seed, game in enumerate(NAMES):
        match = a_match(game, seed=seed)
        company = (Player("pad-0", "otter"), *[Player(bot="hard")] * (match.seats - 1))
        archive.record(match, lambda company=company: company)  # type: ignore[misc]
        play(match)


def to(app: RunningApp, hands: Buttons, name: str, way: Intent) -> None:
    """Walk to an item and choose it."""
    app.run_until(lambda: app.screen.menu.focus == name, lambda: tap(app, hands, way))
    tap(app, hands, Intent.CONFIRM)


def open_records(app: RunningApp) -> tuple[Records, PadButtons]:
    hands = PadButtons(app.pads[0])
    app.shows(Title)
    tap(app, hands, Intent.DOWN)
    to(app, hands, "records", Intent.RIGHT)
    return app.shows(Records), hands


def test_the_records_tell_of_everybody_and_of_every_game(app: RunningApp) -> None:
    play_all(app)
    records, hands = open_records(app)
    titles = {records._pages[0].chapter.title}
    for _ in range(len(records._pages) - 1):
        tap(app, hands, Intent.TURN_RIGHT)
        titles.add(records._pages[records.page].chapter.title)
    assert titles == {"Records", "Party nights", *(game.title for game in GAMES)}
    words = " ".join(p.words for page in records._pages for p in page.paragraphs)
    assert f"won of {len(NAMES)}." in words
    assert "Otter" in words


def test_each_of_many_players_finds_their_games_and_their_bests(app: RunningApp) -> None:
    archive, match = app.context.archive, GAMES[0].name
    for seed, name in enumerate(player_names()):
        company = (Player("pad-0", name), *[Player(bot="hard")] * (GAMES[0].seats[1] - 1))
        archive.record(race := a_match(match, seed=seed), lambda company=company: company)  # type: ignore[misc]
        play(race)
    records, _ = open_records(app)
    words = [p.words for page in records._pages for p in page.paragraphs]
    for one in standings(archive.finished_matches()):
        assert f"{display_name(one.name)}: {one.wins} won of 1." in words
    bests = personal_bests(archive.finished_matches())
    assert bests
    for best in bests:
        assert f"{display_name(best.name)}: quickest win in {best.fewest_turns} choices." in words


def test_a_match_is_watched_again_by_way_of_the_records(app: RunningApp) -> None:
    play_all(app)
    _, hands = open_records(app)
    to(app, hands, "matches", Intent.UP)
    matches = app.shows(MatchList)
    assert len(matches.listed) == len(NAMES)
    assert GAMES[-1].title in matches.rows()[0].words
    tap(app, hands, Intent.CONFIRM)
    replay = app.shows(Replay)
    assert replay.table.match.game is GAMES[-1]
    tap(app, hands, Intent.CANCEL)
    assert app.scene is matches


def many(app: RunningApp, number: int) -> list[FinishedMatch]:
    """Matches of which there are records, though nobody has read those yet."""
    archive = app.context.archive
    archive.flush()  # or it would still look for records that were not counted, and find these
    guest = Player("pad-0", "otter")
    matches = [
        FinishedMatch(
            f"{n:06d}-{GAMES[0].name}", GAMES[0].name, 6e4 * n, "END",
            (SeatResult(Seat(0), guest, 1, None, 3),),
        )
        for n in range(number)
    ]  # fmt: skip
    for match in matches:
        (archive.finished_folder / f"{match.name}.jsonl").touch()
    return matches


def shown_on_all_pages(app: RunningApp, matches: MatchList) -> list[str]:
    """The names of all rows, from page to page."""
    hands, rows = PadButtons(app.pads[0]), []
    while True:
        rows += [item.name for item in matches.menu.items if item.scrolls]
        before = matches.page
        tap(app, hands, Intent.TURN_RIGHT)
        if matches.page == before:
            return rows


@pytest.mark.parametrize("number", [1, 20, 21, 40, 41, 203])
def test_every_match_whose_record_is_there_is_on_some_page(app: RunningApp, number: int) -> None:
    played = many(app, number)
    matches = MatchList(app.context, played)
    app.stack.reset(Title(app.context), matches)
    app.frames(2)
    rows = shown_on_all_pages(app, matches)
    assert rows == [match.name for match in reversed(played)]


def test_pages_of_matches_are_turned_by_their_arrows_too(app: RunningApp) -> None:
    matches = MatchList(app.context, many(app, 41))
    app.stack.reset(Title(app.context), matches)
    app.frames(2)
    hands = PadButtons(app.pads[0])
    to(app, hands, "later", Intent.RIGHT)
    assert (matches.page, matches.menu.focus) == (1, "later")
    tap(app, hands, Intent.CONFIRM, Intent.CONFIRM)
    assert matches.page == 2
    to(app, hands, "earlier", Intent.LEFT)
    assert matches.page == 1


def test_a_match_on_the_last_page_is_watched_again(app: RunningApp) -> None:
    app.context.archive.flush()
    played = many(app, 41)
    oldest = app.context.archive.finished_folder / f"{played[0].name}.jsonl"
    oldest.write_text(write(play(a_match(GAMES[0].name))))
    matches = MatchList(app.context, played)
    app.stack.reset(Title(app.context), matches)
    app.frames(2)
    hands = PadButtons(app.pads[0])
    tap(app, hands, Intent.TURN_RIGHT, Intent.TURN_RIGHT)
    tap(app, hands, Intent.CONFIRM)
    assert app.shows(Replay).table.match.game is GAMES[0]


def test_of_thousands_of_matches_only_a_page_is_made(
    app: RunningApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    played, made = many(app, 3000), list[str | None]()

    def counted(name: str | None) -> str:
        made.append(name)
        return display_name(name)

    monkeypatch.setattr("scenes.menus.records.match_list.display_name", counted)
    matches = MatchList(app.context, played)
    app.stack.reset(Title(app.context), matches)
    app.frames()
    assert len(matches.listed) == 3000
    assert 0 < len(made) <= 3 * PAGE


def test_a_folder_of_matches_that_was_taken_away_is_said(app: RunningApp) -> None:
    play_all(app)
    _, hands = open_records(app)
    shutil.rmtree(app.context.archive.finished_folder)
    to(app, hands, "matches", Intent.UP)
    assert "cannot be read" in app.shows(Dialog).words


def test_a_record_that_was_tampered_with_is_refused_by_its_line(app: RunningApp) -> None:
    play_all(app)
    app.context.archive.flush()
    for file in app.context.archive.finished_folder.iterdir():
        file.write_text(file.read_text() + "nonsense\n")
    _, hands = open_records(app)
    to(app, hands, "matches", Intent.UP)
    tap(app, hands, Intent.CONFIRM)
    assert "line " in app.shows(MatchList).note


def test_the_table_file_lies_where_the_notice_says(app: RunningApp, tmp_path: Path) -> None:
    play_all(app)
    _, hands = open_records(app)
    to(app, hands, "export", Intent.UP)
    (file,) = (tmp_path / "data" / "tables").iterdir()
    assert str(file) in app.shows(Dialog).words
    assert file.read_text().count("Otter") == len(NAMES)


def test_a_table_file_that_cannot_be_written_is_said(app: RunningApp, tmp_path: Path) -> None:
    (tmp_path / "data" / "tables").write_text("mine")
    _, hands = open_records(app)
    to(app, hands, "export", Intent.UP)
    assert "could not be written" in app.shows(Dialog).words
    assert (tmp_path / "data" / "tables").read_text() == "mine"


def test_when_there_are_enough_tables_no_more_are_written(app: RunningApp, tmp_path: Path) -> None:
    folder = tmp_path / "data" / "tables"
    folder.mkdir(parents=True)
    for number in range(MOST_TABLES):
        (folder / f"{number}.csv").touch()
    _, hands = open_records(app)
    to(app, hands, "export", Intent.UP)
    assert f"in {folder} already: {MOST_TABLES}." in app.shows(Dialog).words
    assert len(list(folder.iterdir())) == MOST_TABLES


def test_guests_of_a_kiosk_write_no_tables_and_see_no_path(app: RunningApp, tmp_path: Path) -> None:
    app.context.kiosk_rules = KioskRules(kiosk=True)
    assert [button.name for button in Records(app.context).extra_buttons()] == ["matches"]
    (tmp_path / "data" / "statistics.sqlite").unlink(missing_ok=True)
    (tmp_path / "data" / "statistics.sqlite").mkdir()
    matches, nights = Records(app.context).chapters()
    (paragraph,) = matches.paragraphs
    assert paragraph.words == say("records.at_kiosk")
    assert [p.words for p in nights.paragraphs] == [say("records.no_parties")]


def test_statistics_that_are_locked_are_said_on_the_page(app: RunningApp) -> None:
    play_all(app)
    app.context.archive.flush()
    assert isinstance(app.context.archive, DiskArchive)
    other = sqlite3.connect(app.context.archive.statistics.file)
    other.execute("begin exclusive")
    records, _ = open_records(app)
    assert "locked" in records._pages[0].paragraphs[0].words
    other.close()


def test_before_the_first_match_the_records_say_so(app: RunningApp) -> None:
    records, hands = open_records(app)
    assert "Nobody has finished" in records._pages[0].paragraphs[0].words
    to(app, hands, "matches", Intent.UP)
    assert app.scene is records
    nights = records._pages[1]
    assert nights.chapter.picture
    assert [p.words for p in nights.paragraphs] == [say("records.no_parties")]
