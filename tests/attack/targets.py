"""The files that are attacked: a good one of each kind, and what reads it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame

from archive.export import export
from archive.party_file import PartyFile
from archive.problems import StatisticsError
from archive.values import StoredParty
from rules.core import Seat
from rules.party import Party
from rules.record import header_line, seated_line, write
from scenes.app.command_line.argument_types import BadArgument
from scenes.app.command_line.arguments import parse
from scenes.app.failed_starts import FailedStarts
from scenes.app.stored_settings.settings_file import SettingsFile, StoredSettings
from scenes.app.stored_settings.settings_file import write as settings_text
from scenes.core.kiosk.kiosk_rules import KioskRules
from scenes.core.settings.lobby_setup import LobbySetup
from scenes.core.settings.settings import Settings
from scenes.menus.records.chapters import records_chapters
from scenes.menus.records.party_chapter import party_chapter
from scenes.menus.resume_offer import offer_words, player_names
from scenes.players.records import occupants_of
from seats.intents import Intent
from seats.pads.raw_controls import Button, JoystickTable, Tilt
from sprites.render.raw_pixels import read_pixels, write_pixels
from tests.archive.random_matches import GAMES, Home, a_match, guests, play
from tests.attack import databases
from tests.attack.mutations import BINARY, TEXT, Mutation
from tests.paths import ROOT

Read = Callable[[Path], Sequence[str]]
JOYSTICK: JoystickTable = {Button(3): Intent.CONFIRM, Tilt(1, -1, 0): Intent.UP}


@dataclass(frozen=True, slots=True)
class Target:
    """A file at *place* in a home. *read* gives the sentences that are said about it."""

    name: str
    place: str
    make: Callable[[Path], object]
    read: Read
    mutations: Sequence[Mutation] = TEXT


def targets() -> list[Target]:
    """Every kind of file that the program reads and others may have written."""
    running = [
        Target(f"running {game}", "data/running/000001-x.jsonl", _record(game, 6), _unfinished)
        for game in GAMES
    ]
    finished = [
        Target(f"finished {game}", "data/matches/000001-x.jsonl", _record(game), _finished)
        for game in GAMES
    ]
    database = "data/statistics.sqlite"
    return [
        *running,
        *finished,
        Target("party night", "data/running/party.json", _party, _party_offer),
        Target("finished party", "data/parties/000001-x.jsonl", _finished_party, _parties),
        Target("settings", "config/settings.toml", _settings, _settings_again),
        Target("kiosk file", "kiosk.toml", _copied("docs/kiosk.toml"), _argument("--kiosk")),
        Target(
            "house set",
            "house.toml",
            _copied("rules/quabble/house_set.toml"),
            _argument("--game", "quabble", "--house-set"),
        ),
        Target("replay", "match.jsonl", _record("frogger"), _argument("--replay")),
        Target("statistics", database, _statistics, _finished, BINARY),
        Target("rows", database, _statistics, _finished, (databases.change,)),
        Target("picture", "cache/it.pixels", _picture, _pixels, BINARY),
        Target("failed starts", "state/starting", _starting, _starts),
    ]


# What a good file is made of


def _record(game: str, choices: int | None = None) -> Callable[[Path], object]:
    """The record of a match of *game*, or of its first *choices*."""
    match = play(a_match(game), choices)
    header = header_line(match)
    text = header + seated_line(guests(match.seats)) + write(match).removeprefix(header)
    return lambda file: file.write_text(text, encoding="utf-8")


def _party(file: Path, games: Sequence[str] = ("quibbit", "frogger")) -> None:
    """A party night of which one game was played."""
    party = Party(tuple(games), 3, 7, (((Seat(0),), (Seat(1), Seat(2))),))
    PartyFile(file).write(StoredParty(party, guests(3)))


def _finished_party(file: Path) -> None:
    _party(file, ["quibbit"])


def _settings(file: Path) -> None:
    lobbies: Mapping[str, LobbySetup] = {"frogger": LobbySetup(3, ("easy",), {"courts": True})}
    stored = StoredSettings(
        Settings(effects=20, speed="brisk"), {"0300abcd": JOYSTICK}, lobbies=lobbies
    )
    file.write_text(settings_text(stored), encoding="utf-8")


def _copied(source: str) -> Callable[[Path], object]:
    return lambda file: file.write_bytes((ROOT / source).read_bytes())


def _statistics(file: Path) -> None:
    home = Home(file.parent)
    archive = home.open()
    for seed in range(3):
        play(home.keep(archive, a_match(seed=seed)))
    archive.close()


def _picture(file: Path) -> None:
    write_pixels(file, pygame.Surface((40, 30), pygame.SRCALPHA))


def _starting(file: Path) -> None:
    FailedStarts(file).begin()


# What reads it, as the program does


def _settings_again(file: Path) -> list[str]:
    read = SettingsFile(file)
    stored, message = read.load()
    assert read.save(stored) is None
    assert SettingsFile(file).load() == (stored, None)  # the next start finds what was saved
    return [message] if message else []


def _unfinished(file: Path) -> list[str]:
    home = Home(file.parents[1])
    for _ in range(2):  # the second start has nothing more to say
        archive = home.open()
        stored = archive.unfinished()
        if stored is not None:
            assert offer_words(stored)
            players = stored.players
            assert len(occupants_of(players, [], KioskRules())) == stored.match.seats
            archive.resume(stored, lambda players=players: players)  # type: ignore[misc]
            play(stored.match, 2)
        archive.close()
    return home.messages


def _party_offer(file: Path) -> list[str]:
    home = Home(file.parents[1])
    for _ in range(2):  # the second start has nothing more to say
        archive = home.open()
        stored = archive.stored_party()
        if stored is not None:
            assert len(occupants_of(stored.players, [], KioskRules())) == stored.party.seats
            assert player_names(stored.players)
            archive.keep_party(stored)
        archive.close()
    return home.messages


def _parties(file: Path) -> list[str]:
    home = Home(file.parents[1])
    archive = home.open()
    assert party_chapter(archive.finished_parties()).paragraphs
    archive.close()
    return home.messages


def _finished(file: Path) -> list[str]:
    home = Home(file.parent if file.suffix == ".sqlite" else file.parents[1])
    archive = home.open()
    archive.flush()
    try:
        matches = archive.finished_matches()
    except StatisticsError:
        matches = ()  # said on the page of the records
    assert records_chapters(matches, 9.0)
    export(matches, home.folder / "tables", str)
    archive.close()
    return home.messages


def _argument(*flags: str) -> Read:
    def read(file: Path) -> list[str]:
        try:
            parse([*flags, str(file)])
        except BadArgument as error:
            return [str(error)]
        return []

    return read


def _pixels(file: Path) -> list[str]:
    read_pixels(file)
    read_pixels(file, (40, 30))
    return []


def _starts(file: Path) -> list[str]:
    starts = FailedStarts(file)
    starts.begin()
    starts.begin_records()
    starts.failed_at("settings")
    starts.over()
    return []
