"""`--replay FILE`: any record is shown, anything else refused in one sentence."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from rules.record import write
from scenes.app.command_line.argument_types import BadArgument
from scenes.app.command_line.arguments import parse
from scenes.core.game_parts import table_class
from scenes.menus.title import Title
from scenes.playback.replay import Replay
from tests import input_events
from tests.all_games import GAMES
from tests.archive.random_matches import a_match, play
from tests.attack.mutations import garbled
from tests.scenes.app.opened_app import app_with, run_frames

NAMES = [game.name for game in GAMES]
LONGEST = 60 * 60  # frames that three choices take at the very most


@pytest.mark.parametrize("game", NAMES)
def test_a_record_is_read_as_the_match_it_is(tmp_path: Path, game: str) -> None:
    match = play(a_match(game))
    (tmp_path / "it.jsonl").write_text(write(match))
    read = parse(["--replay", str(tmp_path / "it.jsonl")])
    assert read.replay is not None
    assert read.replay.match.log == match.log
    assert read.game is None
    assert not read.begins_at_title


def test_a_record_that_was_cut_off_is_shown_as_far_as_it_goes(tmp_path: Path) -> None:
    match = play(a_match())
    (tmp_path / "it.jsonl").write_text(write(match)[:-9])
    read = parse(["--replay", str(tmp_path / "it.jsonl")])
    assert read.replay is not None
    assert read.replay.match.log == match.log[:-1]


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        (b"", "holds no match"),
        (b"hello\n", "line 1: this is not JSON"),
        (b"\xff\xfe\n", "no record of a match"),
        (b'{"version": 9}\n', "version 9"),
    ],
)
def test_what_is_no_record_is_refused_by_name_and_reason(
    tmp_path: Path, written: bytes, reason: str
) -> None:
    file = tmp_path / "it.jsonl"
    file.write_bytes(written)
    with pytest.raises(BadArgument, match=reason) as caught:
        parse(["--replay", str(file)])
    assert str(file) in str(caught.value)
    assert file.read_bytes() == written


@pytest.mark.usefixtures("own_home")
@pytest.mark.parametrize("game", NAMES)
def test_the_program_opens_on_the_replay_and_leaves_it_for_the_title(
    tmp_path: Path, game: str
) -> None:
    match = play(a_match(game), 3)
    (tmp_path / "it.jsonl").write_text(write(match))
    with app_with("--replay", str(tmp_path / "it.jsonl"), "--size", "320x180") as app:
        replay = app.stack.top
        assert isinstance(replay, Replay)
        assert type(replay.table) is table_class(game)
        run_frames(app, 2)
        left = iter(range(LONGEST))
        app.run(lambda: replay.over or next(left, None) is None)
        assert replay.table.match.log == match.log
        input_events.tap_key(pygame.KSCAN_ESCAPE)
        run_frames(app, 3)
        assert isinstance(app.stack.top, Title)


@pytest.mark.parametrize("value", ["", "no/such/file", ".", "/dev/null"])
def test_what_is_no_file_is_refused(value: str) -> None:
    with pytest.raises(BadArgument):
        parse(["--replay", value])


def test_a_replay_says_itself_which_game_it_is(tmp_path: Path) -> None:
    (tmp_path / "it.jsonl").write_text(write(play(a_match())))
    with pytest.raises(BadArgument, match="leave --game out"):
        parse(["--replay", str(tmp_path / "it.jsonl"), "--game", "quibbit"])


@pytest.mark.parametrize("game", NAMES)
def test_200_garbled_records_of_each_game_are_shown_or_refused(tmp_path: Path, game: str) -> None:
    good, rng = write(play(a_match(game), 12)).encode(), Random(game)
    file, sentences = tmp_path / "it.jsonl", []
    for _ in range(200):
        file.write_bytes(garbled(good, rng))
        try:
            parse(["--replay", str(file)])
        except BadArgument as error:
            sentences.append(str(error))
    assert 60 < len(sentences) < 200
    assert all(str(file) in sentence for sentence in sentences)
