"""Reads the file with the rules of a kiosk: TOML; an error names the line."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from files.reading import check_regular, read_parsed
from rules.core import OptionConflict
from rules.games import REGISTRATIONS, all_games
from rules.text_limits import quoted
from rules.toml_lines import LARGEST, FieldError, KeyPath, decode_text, read_toml
from scenes.core.choice_fields import ChoiceField, choice_fields
from scenes.core.kiosk.coin_box import ArcadeRules
from scenes.core.kiosk.kiosk_rules import LEVELS, KioskRules, Timeouts
from scenes.core.kiosk.opening_hours import DAY, WEEK, OpeningHours, Span
from scenes.core.settings.phone_setup import MOST_PORT, PhoneSetup, Wifi, is_address
from scenes.core.settings.settings import Settings, present_value
from sprites.render.language_fonts import drawn_languages
from words import languages, say

EVERY_DAY, CLOSED = "every_day", "closed"
SHORTEST, LONGEST = 5, 24 * 3600  # seconds of a timeout
MOST_DRIFT = 8  # pixels; what matters is farther from the edge
DEFAULT_DRIFT = 3
LONGEST_SOCKET = 100  # bytes of the path, of which systems take few
MOST_COINS = 20  # for one credit
_KEYS = (
    *("games", "bots", "languages", "drift", "status"),
    *("patience", "hours", "phones", "arcade", "settings", "options"),
)
_PHONE_KEYS = ("address", "port", "wifi", "wifi_key")
_CLOCK = r"([01]?\d|2[0-4]):([0-5]\d)"


def read_kiosk_file(file: Path) -> KioskRules:
    """Read the kiosk file *file*.

    :raises LineError: if anything is not what it should be.
    :raises OSError: if it cannot be read.
    """
    return read_parsed(file, LARGEST, lambda raw: parse_kiosk_file(decode_text(raw)))


def parse_kiosk_file(text: str) -> KioskRules:
    """Read a kiosk file; what it does not mention is allowed, or has its default.

    :raises LineError: if anything is not what it should be.
    """
    return read_toml(text, _read)


def _read(table: dict[str, Any]) -> KioskRules:
    _check_keys((), table, _KEYS)
    default = KioskRules()
    kiosk_rules = KioskRules(
        kiosk=True,
        games=_names(("games",), table, list(REGISTRATIONS), default.games),
        bots=_names(("bots",), table, LEVELS, default.bots),
        options=_options(_table(("options",), table)),
        languages=_languages(table) if "languages" in table else (),
        settings=_settings(_table(("settings",), table)),
        hours=_hours(_table(("hours",), table)),
        timeouts=_timeouts(_table(("patience",), table)),
        drift=_whole(("drift",), table.get("drift", DEFAULT_DRIFT), 0, MOST_DRIFT),
        status=_status(table.get("status")),
        phones=_phones(_table(("phones",), table)) if "phones" in table else None,
        arcade=_arcade(_table(("arcade",), table)) if "arcade" in table else None,
    )
    for game in kiosk_rules.offered_games:
        try:
            kiosk_rules.default_options(game)
        except OptionConflict as conflict:
            raise FieldError(("options", game.name), say(str(conflict))) from None
    return kiosk_rules


def _languages(table: dict[str, Any]) -> tuple[str, ...]:
    return _names(("languages",), table, drawn_languages(languages()), ())


def _table(place: KeyPath, table: Mapping[str, Any]) -> dict[str, Any]:
    found = table.get(str(place[-1]), {})
    if not isinstance(found, dict):
        raise FieldError(place, say("kiosk_file.table", name=place[-1]))
    return found


def _check_keys(place: KeyPath, table: Mapping[str, Any], known: Sequence[str]) -> None:
    for key in table:
        if key not in known:
            blanks = {"name": quoted(key), "choices": ", ".join(known)}
            raise FieldError((*place, key), say("kiosk_file.unknown", **blanks))


def _names(
    place: KeyPath, table: Mapping[str, Any], known: Sequence[str], default: tuple[str, ...]
) -> tuple[str, ...]:
    """One or more of *known*, each once, in the order of the file."""
    named = table.get(str(place[-1]), list(default))
    if not isinstance(named, list) or not named:
        raise FieldError(place, say("kiosk_file.list", name=place[-1], choices=", ".join(known)))
    for number, name in enumerate(named):
        blanks = {"name": place[-1], "value": quoted(name), "choices": ", ".join(known)}
        if name not in known:
            raise FieldError(place, say("kiosk_file.choice", **blanks))
        if name in named[:number]:
            raise FieldError(place, say("kiosk_file.twice", name=place[-1], value=quoted(name)))
    return tuple(named)


def _options(table: dict[str, Any]) -> dict[str, dict[str, tuple[object, ...]]]:
    games = {game.name: game for game in all_games()}
    _check_keys(("options",), table, tuple(games))
    return {
        name: _values(
            ("options", name), _table(("options", name), table), choice_fields(game.options)
        )
        for name, game in games.items()
        if name in table
    }


def _values(
    place: KeyPath, table: dict[str, Any], known: Sequence[ChoiceField]
) -> dict[str, tuple[object, ...]]:
    """The values that each of some fields may take."""
    _check_keys(place, table, [option.field for option in known])
    chosen = {}
    for option in known:
        if option.field in table:
            written = table[option.field]
            values = written if isinstance(written, list) and written else [written]
            chosen[option.field] = tuple(_value((*place, option.field), option, v) for v in values)
    return chosen


def _settings(table: dict[str, Any]) -> dict[str, object]:
    known = choice_fields(Settings)
    _check_keys(("settings",), table, [option.field for option in known])
    present = {key: present_value(key, value) for key, value in table.items()}
    return {
        option.field: _value(("settings", option.field), option, present[option.field])
        for option in known
        if option.field in present
    }


def _value(place: KeyPath, option: ChoiceField, written: object) -> object:
    for value in option.values:
        plain = getattr(value, "name", value)
        plain = plain.lower() if isinstance(plain, str) else plain
        if type(written) is type(plain) and written == plain:
            return value
    choices = ", ".join(str(getattr(value, "name", value)).lower() for value in option.values)
    blanks = {"name": option.field, "value": quoted(written), "choices": choices}
    raise FieldError(place, say("kiosk_file.choice", **blanks))


def _timeouts(table: dict[str, Any]) -> Timeouts:
    names = [field.name for field in fields(Timeouts)]
    _check_keys(("patience",), table, names)
    given = {name: _whole(("patience", name), table[name], SHORTEST, LONGEST) for name in table}
    return Timeouts(**given)


def _whole(place: KeyPath, written: object, least: int, most: int) -> int:
    if type(written) is int and least <= written <= most:
        return written
    blanks = {"name": place[-1], "value": quoted(written), "least": least, "most": most}
    raise FieldError(place, say("kiosk_file.whole", **blanks))


def _status(written: object) -> Path | None:
    if written is None:
        return None
    if not isinstance(written, str) or not written.strip() or not written.isprintable():
        raise _no_file(written)
    file = Path(written)
    try:
        check_regular(file)
    except OSError:
        raise _no_file(written) from None
    return file


def _no_file(written: object) -> FieldError:
    value = quoted(written)
    return FieldError(("status",), say("kiosk_file.file", name="status", value=value))


def _hours(table: dict[str, Any]) -> OpeningHours:
    if not table:
        return OpeningHours()
    _check_keys(("hours",), table, (EVERY_DAY, *WEEK))
    spans = {day: _span(("hours", day), table[day]) for day in table}
    week = tuple(spans.get(day, spans.get(EVERY_DAY)) for day in WEEK)
    if not any(week):
        raise FieldError(("hours",), say("kiosk_file.never_open"))
    return OpeningHours(week)


def _span(place: KeyPath, written: object) -> Span | None:
    if written == CLOSED:
        return None
    found = re.fullmatch(f"{_CLOCK}-{_CLOCK}", written) if isinstance(written, str) else None
    if found is None:
        raise FieldError(place, say("kiosk_file.hours", name=place[-1], value=quoted(written)))
    opens, closes = (int(found[i]) * 60 + int(found[i + 1]) for i in (1, 3))
    if opens >= DAY or closes > DAY:
        raise FieldError(place, say("kiosk_file.hours", name=place[-1], value=quoted(written)))
    return opens, closes if closes > opens else closes + DAY


def _phones(table: dict[str, Any]) -> PhoneSetup:
    """How phones join; an empty table lets them join, too."""
    _check_keys(("phones",), table, _PHONE_KEYS)
    address, name, key = (str(table.get(one, "")) for one in ("address", "wifi", "wifi_key"))
    if "address" in table and not is_address(address):
        raise _bad_phones("address", address)
    port = _whole(("phones", "port"), table["port"], 1, MOST_PORT) if "port" in table else None
    if "wifi" not in table and "wifi_key" not in table:
        return PhoneSetup(address, port)
    if not Wifi(name, "").is_valid:
        raise _bad_phones("wifi", name)
    if not Wifi(name, key).is_valid:
        raise _bad_phones("wifi_key", key)
    return PhoneSetup(address, port, Wifi(name, key))


def _arcade(table: dict[str, Any]) -> ArcadeRules:
    """What playing costs; in an empty table nothing."""
    _check_keys(("arcade",), table, [field.name for field in fields(ArcadeRules)])
    return ArcadeRules(
        free_play=_yes_or_no(("arcade", "free_play"), table.get("free_play", True)),
        coins=_whole(("arcade", "coins"), table.get("coins", 1), 1, MOST_COINS),
        encoder=_yes_or_no(("arcade", "encoder"), table.get("encoder", False)),
        lamps=_socket(("arcade", "lamps"), table["lamps"]) if "lamps" in table else None,
    )


def _socket(place: KeyPath, written: object) -> Path:
    named = isinstance(written, str) and written.startswith("/") and written.isprintable()
    if named and len(str(written).encode()) <= LONGEST_SOCKET:
        return Path(str(written))
    raise FieldError(place, say("kiosk_file.socket", name=place[-1], value=quoted(written)))


def _yes_or_no(place: KeyPath, written: object) -> bool:
    if isinstance(written, bool):
        return written
    blanks = {"name": place[-1], "value": quoted(written), "choices": "true, false"}
    raise FieldError(place, say("kiosk_file.choice", **blanks))


def _bad_phones(key: str, value: str) -> FieldError:
    words = say(f"kiosk_file.phones_{key}", name=key, value=quoted(value))
    return FieldError(("phones", key), words)
