"""What the records tell of party nights."""

from __future__ import annotations

import os
from pathlib import Path
from re import sub

import pytest

from archive.party_file import MOST_PARTIES
from archive.record_files import record_files
from archive.values import StoredParty
from rules.core import Seat
from rules.party import Party, Places
from rules.players import Player
from scenes.menus.records.records import Records
from tests.scenes.running_app import RunningApp
from words import say


def keep_party(app: RunningApp, *results: Places, first: str = "otter") -> None:
    """Play so many games of a party night of Otter, Newt and a bot, then let it end."""
    players = Player("pad-0", first), Player("keys-0", "newt"), Player(bot="hard")
    party = Party(("quibbit", "frogger"), 3, 7, results)
    app.context.archive.keep_party(StoredParty(party, players))
    app.context.archive.end_party()


def in_order(*seats: int) -> Places:
    return tuple((Seat(seat),) for seat in seats)


def nights(app: RunningApp) -> list[str]:
    """What the records say of party nights, without the time."""
    _, chapter, *_ = Records(app.context).chapters()
    return [sub(r"\(.*? – ", "(", paragraph.words) for paragraph in chapter.paragraphs]


def test_a_party_night_is_in_the_records_with_standing_and_games_the_latest_first(
    app: RunningApp,
) -> None:
    keep_party(app, in_order(0, 1, 2), in_order(0, 2, 1))
    keep_party(app, in_order(0, 1, 2), in_order(2, 0, 1))
    keep_party(app, ((Seat(0), Seat(1)), (Seat(2),)), ((Seat(0), Seat(1)), (Seat(2),)))
    assert nights(app) == [
        "Otter and Newt shared first place (Quibbit!, Frogger). Points: Otter 5, Newt 5, Sunny 2.",
        "Otter won (Quibbit!, Frogger). Points: Otter 5, Sunny 4, Newt 3.",
        "Otter won (Quibbit!, Frogger). Points: Otter 6, Sunny 3, Newt 3.",
    ]


def test_a_bot_has_another_name_if_a_person_played_under_that_of_its_frog(app: RunningApp) -> None:
    keep_party(app, in_order(0, 1, 2), in_order(0, 1, 2), first="sunny")
    assert nights(app) == ["Sunny won (Quibbit!, Frogger). Points: Sunny 6, Newt 4, Acorn 2."]


def test_a_party_night_that_was_ended_early_is_not_in_the_records(app: RunningApp) -> None:
    keep_party(app, in_order(0, 1, 2))
    assert nights(app) == [say("records.no_parties")]
    assert app.context.archive.stored_party() is None


@pytest.mark.parametrize("raw", [b"", b"{}\n", b"\xff", b'{"party": {}, "players": []}\n'])
def test_a_broken_file_of_a_party_night_is_set_aside_and_the_others_are_shown(
    app: RunningApp, tmp_path: Path, raw: bytes
) -> None:
    keep_party(app, in_order(0, 1, 2), in_order(0, 2, 1))
    folder = tmp_path / "data" / "parties"
    (folder / "000009-party-x.jsonl").write_bytes(raw)
    os.utime(next(folder.iterdir()), (0, 2**40))
    assert len(nights(app)) == 1
    assert (tmp_path / "data" / "aside" / "000009-party-x.jsonl").read_bytes() == raw


def test_of_very_many_party_nights_the_oldest_are_deleted(app: RunningApp, tmp_path: Path) -> None:
    folder = tmp_path / "data" / "parties"
    for number in range(MOST_PARTIES):
        (folder / f"{number:06d}-party-x.jsonl").touch()
    keep_party(app, in_order(0, 1, 2), in_order(0, 2, 1))
    names = [file.name[:6] for file in record_files(folder)]
    assert names == [f"{number:06d}" for number in range(MOST_PARTIES, 0, -1)]
