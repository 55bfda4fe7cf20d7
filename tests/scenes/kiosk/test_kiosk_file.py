"""What the owner of a kiosk may write down, and what is said of the rest."""

from __future__ import annotations

import os
import tomllib
from datetime import datetime
from pathlib import Path

import pytest

from rules.text_limits import LineError
from rules.toml_lines import LARGEST, MOST_PROBES
from scenes.app.command_line.argument_types import BadArgument
from scenes.app.command_line.arguments import parse
from scenes.core.kiosk.kiosk_rules import KioskRules, Timeouts
from scenes.core.kiosk.opening_hours import OpeningHours
from scenes.core.settings.phone_setup import PhoneSetup, Wifi
from scenes.kiosk.kiosk_file import parse_kiosk_file, read_kiosk_file
from scenes.kiosk.status import write_status
from tests.paths import ROOT
from words import languages

EXAMPLE = ROOT / "docs" / "kiosk.toml"
EVENING = '[hours]\nevery_day = "16:00-24:00"\nfriday = "16:00-02:30"\nmonday = "closed"\n'

WRONG = [
    ("no TOML", "drift = = 3", 1, "not TOML"),
    ("an unknown key", "drift = 3\nsize = 4", 2, "'size' is not one of games, bots"),
    ("an unknown game", 'drift = 3\ngames = ["quibbit", "chess"]', 2, "'chess' is not one of"),
    ("a game twice", 'games = ["quibbit", "quibbit"]', 1, "has 'quibbit' twice"),
    ("no games", "games = []", 1, "one or more of"),
    ("games that are no list", 'games = "quibbit"', 1, "one or more of"),
    ("an unknown bot", 'bots = [\n  "easy",\n  "wise",\n]', 4, "'wise' is not one of"),
    ("a drift too far", "drift = 9", 1, "whole number from 0 to 8"),
    ("a drift that is a fraction", "drift = 1.5", 1, "whole number"),
    ("a drift that is a switch", "drift = true", 1, "whole number"),
    ("a table that is none", "patience = 3", 1, "written as a table"),
    ("no patience", "[patience]\nmatch = 4", 2, "from 5 to"),
    ("an unknown patience", "[patience]\nlobby = 40", 2, "'lobby' is not one of"),
    ("an unknown day", '[hours]\nmonday = "9:00-10:00"\nmoonday = "closed"', 3, "'moonday'"),
    ("half a span", '[hours]\nmonday = "9:00"', 2, "not written like"),
    ("a minute too many", '[hours]\nmonday = "9:60-10:00"', 2, "not written like"),
    ("an hour too many", '[hours]\nmonday = "16:00-24:30"', 2, "not written like"),
    ("a number for hours", "[hours]\nmonday = 9", 2, "not written like"),
    ("never open", '\n[hours]\nmonday = "closed"', 2, "closed on every day"),
    ("an unknown setting", "[settings]\nvolume = 3", 2, "'volume' is not one of"),
    ("a setting that is no choice", "[settings]\neffects = 81", 2, "0, 20, 40"),
    ("a number for a switch", "[settings]\nreduced_motion = 1", 2, "false, true"),
    ("options of no game", "[options.chess]\nfast = true", 1, "'chess' is not one of"),
    ("an option without that value", "[options.mosquito]\ncolumns = [5, 7]", 2, "7 is not one of"),
    (
        "options that clash",
        "[options.mosquito]\nboth = true\nhelpers = 0",
        1,
        "at least 3 swaps",
    ),
    ("options that are no table", "options = 3", 1, "written as a table"),
    ("settings that are no table", "settings = 3", 1, "written as a table"),
    ("hours that are no table", "hours = 3", 1, "written as a table"),
    ("no bots", "bots = []", 1, "one or more of"),
    ("phones that are no table", "phones = true", 1, "written as a table"),
    ("an unknown key of phones", "[phones]\nopen = true", 2, "'open' is not one of"),
    ("an address that is a name", '[phones]\naddress = "pond.local"', 2, "is no address"),
    ("an address with too much", '[phones]\naddress = "192.168.0.256"', 2, "is no address"),
    ("a port too high", "[phones]\nport = 65536", 2, "from 1 to 65535"),
    ("a Wi-Fi without a name", '[phones]\nwifi_key = "reed-warbler"', 2, "no name of a Wi-Fi"),
    ("a key too short", '[phones]\nwifi = "Pond"\nwifi_key = "reed"', 3, "no key of a Wi-Fi"),
    ("an option of no game", "[options.quibbit]\nfast = true", 2, "'fast' is not one of"),
    ("a file that has no name", 'status = " "', 1, "not the name of a file"),
    ("a file that is a number", "status = 4", 1, "not the name of a file"),
    ("too many lines", "\n" * 500, 401, "no more than 400 lines"),
]


@pytest.mark.parametrize(
    ("text", "line", "reason"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG]
)
def test_what_is_wrong_is_said_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(LineError) as caught:
        parse_kiosk_file(text)
    assert caught.value.line == line
    assert reason in caught.value.reason


def test_an_empty_file_allows_everything_in_a_kiosk() -> None:
    assert parse_kiosk_file("") == KioskRules(kiosk=True, drift=3)


def test_everything_can_be_said() -> None:
    kiosk_rules = parse_kiosk_file(
        'games = ["quibbit"]\nbots = ["hard", "easy"]\ndrift = 0\nstatus = "/run/it.json"\n'
        '[patience]\nmatch = 90\nanswer = 10\n[settings]\neffects = 40\nspeed = "brisk"\n'
    )
    assert [game.name for game in kiosk_rules.offered_games] == ["quibbit"]
    assert (kiosk_rules.bots, kiosk_rules.default_bot, kiosk_rules.drift) == (
        ("hard", "easy"),
        "hard",
        0,
    )
    assert kiosk_rules.status == Path("/run/it.json")
    assert kiosk_rules.timeouts == Timeouts(match=90, answer=10)
    assert kiosk_rules.settings == {"effects": 40, "speed": "brisk"}


def test_visitors_choose_from_the_languages_that_the_owner_names() -> None:
    assert parse_kiosk_file('languages = ["de", "en"]').offered_languages == ("de", "en")
    assert set(parse_kiosk_file("").offered_languages) == set(languages())


def test_no_phone_may_join_without_a_table_of_phones() -> None:
    assert parse_kiosk_file("").phones is None
    assert parse_kiosk_file("[phones]").phones == PhoneSetup()
    text = '[phones]\naddress = "10.0.0.4"\nport = 80\nwifi = "Pond"\nwifi_key = "lily-pads"'
    expected = PhoneSetup("10.0.0.4", 80, Wifi("Pond", "lily-pads"))
    assert parse_kiosk_file(text).phones == expected


def test_the_example_in_the_docs_can_be_read() -> None:
    kiosk_rules = read_kiosk_file(EXAMPLE)
    assert kiosk_rules.kiosk
    assert set(tomllib.loads(EXAMPLE.read_text(encoding="utf-8"))) == {
        *("games", "bots", "languages", "drift", "status", "patience", "hours"),
        *("phones", "arcade", "settings", "options"),
    }


@pytest.mark.parametrize(
    ("raw", "line", "reason"),
    [
        (b"drift = 3\n" + bytes(range(128, 255)), 2, "UTF-8"),
        (bytes(range(1, 256)) * 20, 1, "line|text|TOML|long"),
    ],
    ids=["another encoding", "random bytes"],
)
def test_what_is_no_text_is_refused(tmp_path: Path, raw: bytes, line: int, reason: str) -> None:
    file = tmp_path / "kiosk.toml"
    file.write_bytes(raw)
    with pytest.raises(LineError, match=reason) as caught:
        read_kiosk_file(file)
    assert caught.value.line >= line
    assert file.read_bytes() == raw


def test_the_command_line_names_file_line_and_reason(tmp_path: Path) -> None:
    file = tmp_path / "kiosk.toml"
    file.write_text('games = ["quibbit"]\ndrfit = 3\n', encoding="utf-8")
    with pytest.raises(BadArgument) as caught:
        parse(["--kiosk", str(file)])
    assert str(file) in str(caught.value)
    assert "line 2" in str(caught.value)
    assert "'drfit' is not one of" in str(caught.value)


def test_a_kiosk_needs_no_file() -> None:
    assert parse(["--kiosk"]).kiosk_rules == KioskRules(kiosk=True, drift=3)
    assert parse([]).kiosk_rules is None


@pytest.mark.parametrize("line", ["--game quibbit", "--demo --game quibbit"])
def test_who_names_a_kiosk_names_no_game(line: str) -> None:
    with pytest.raises(BadArgument, match="makes no sense with --kiosk"):
        parse(["--kiosk", *line.split()])


@pytest.mark.parametrize("name", ["/nowhere/at/all.toml", "/", " ", "/dev/zero"])
def test_a_file_that_cannot_be_read_is_refused(name: str) -> None:
    with pytest.raises(BadArgument, match="cannot be read"):
        parse(["--kiosk", name])


@pytest.mark.parametrize("flag", ["--kiosk", "--game quabble --house-set"])
def test_a_file_that_is_too_large_is_refused(flag: str, tmp_path: Path) -> None:
    file = tmp_path / "large.toml"
    file.write_bytes(b"# quack\n" * 1_300_000)
    with pytest.raises(BadArgument, match=f"cannot be read: it has more than {LARGEST} bytes"):
        parse([*flag.split(), str(file)])


@pytest.mark.parametrize("flag", ["--kiosk", "--game quabble --house-set", "--replay"])
def test_nobody_waits_for_a_pipe(flag: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(BadArgument, match=r"not a regular file|no file"):
        parse([*flag.split(), str(tmp_path / "pipe")])


@pytest.mark.parametrize("name", [".", "..", "/", "/dev/null", "/usr/", "a\\u0000b"])
def test_the_status_replaces_nothing_but_a_regular_file(name: str) -> None:
    with pytest.raises(LineError, match="can be replaced") as caught:
        parse_kiosk_file(f'drift = 3\nstatus = "{name}"')
    assert caught.value.line == 2


def test_a_status_file_that_has_become_something_else_is_not_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "status.json")
    with pytest.raises(OSError, match="not a regular file"):
        write_status(tmp_path / "status.json", "{}")
    assert [path.name for path in tmp_path.iterdir()] == ["status.json"]


ROW = "x" * 180
TABLE = "[options.chess]\n" + "".join(f'"{number}{ROW}" = 1\n' for number in range(300))
ARRAY = "[settings]\nspeed = [\n" + f'"{ROW}",\n' * 40 + "]\n"


@pytest.mark.parametrize(("text", "line"), [(TABLE, 1), (ARRAY, 43)], ids=["table", "array"])
def test_to_find_the_line_at_fault_few_parts_of_a_large_file_are_parsed(
    text: str, line: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed: list[str] = []
    loads = tomllib.loads

    def counted(text: str) -> dict[str, object]:
        parsed.append(text)
        return loads(text)

    monkeypatch.setattr(tomllib, "loads", counted)
    with pytest.raises(LineError) as caught:
        parse_kiosk_file(text)
    assert caught.value.line == line
    assert len(parsed) <= MOST_PROBES + 1


def test_a_refusal_quotes_only_the_beginning_of_what_it_refuses() -> None:
    with pytest.raises(LineError) as caught:
        parse_kiosk_file(f'games = ["{"long" * 40}"]')
    assert "longlong..." in caught.value.reason
    assert "long" * 20 not in caught.value.reason


def at(text: str) -> datetime:
    return datetime.strptime(text, "%Y-%m-%d %H:%M")  # 2026-11-20 is a Friday


@pytest.mark.parametrize(
    ("when", "is_open", "opens"),
    [
        ("2026-11-19 15:59", False, "2026-11-19 16:00"),
        ("2026-11-19 16:00", True, "2026-11-20 16:00"),
        ("2026-11-19 23:59", True, "2026-11-20 16:00"),
        ("2026-11-20 00:00", False, "2026-11-20 16:00"),
        ("2026-11-21 02:29", True, "2026-11-21 16:00"),
        ("2026-11-21 02:30", False, "2026-11-21 16:00"),
        ("2026-11-23 20:00", False, "2026-11-24 16:00"),
    ],
)
def test_hours_reach_into_the_night_and_leave_days_out(
    when: str, is_open: bool, opens: str
) -> None:
    hours = parse_kiosk_file(EVENING).hours
    assert hours.is_open(at(when)) == is_open
    assert hours.next_opening(at(when)) == at(opens)


def test_without_hours_it_is_always_open() -> None:
    assert OpeningHours().is_open(at("2026-11-20 04:00"))
