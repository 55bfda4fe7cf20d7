"""The settings file: TOML, replaced in one step, renamed if it cannot be read."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, field
from pathlib import Path
from typing import Any

from files.reading import read_bytes, read_parsed
from files.replacing import replace_file
from rules.text_limits import SETTINGS
from rules.toml_lines import decode_text, read_toml
from scenes.app.stored_settings import lobby_text
from scenes.core.choice_fields import choice_fields
from scenes.core.settings.lobby_setup import LobbySetup
from scenes.core.settings.settings import Settings, present_value
from seats import bindings_text
from seats.bindings import DEFAULT_BINDINGS, Bindings
from seats.pads.joystick_text import from_words, to_words
from seats.pads.raw_controls import JoystickTable
from values import value
from words import say

PADS = "pads"  # the table of tables of joysticks that SDL does not know, by GUID
BINDINGS = "bindings"  # the tables of controls that are not as usual
LOBBIES = "lobbies"  # the tables of what was chosen before a match, by game
LARGEST = 64 * 1024  # bytes; those of forty joysticks have half of it


@value
class StoredSettings:
    """Everything that is stored in the file."""

    settings: Settings = field(default_factory=Settings)
    pads: Mapping[str, JoystickTable] = field(default_factory=dict)
    bindings: Bindings = DEFAULT_BINDINGS
    lobbies: Mapping[str, LobbySetup] = field(default_factory=dict)


class SettingsFile:
    """Reads and writes *file*; its messages are shown to people."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._locked = False

    def load(self) -> tuple[StoredSettings, str | None]:
        """What is stored, else the defaults; and a message if the file cannot be read."""
        if not os.path.lexists(self._file):
            return StoredSettings(), None
        try:
            return read_parsed(self._file, LARGEST, _read_bytes), None
        except (OSError, ValueError):
            return StoredSettings(), self._set_aside("settings_file.set_aside")

    def save(self, stored: StoredSettings) -> str | None:
        """Write *stored*; returns a message if that failed."""
        if self._locked:
            return None  # an unreadable file that could not be renamed is not overwritten
        try:
            replace_file(self._file, self._text(stored).encode())
        except OSError as error:
            return say("settings_file.not_saved", reason=error.strerror or error)
        return None

    def _text(self, stored: StoredSettings) -> str:
        """*stored* as TOML, with comments and order of the present file as far as possible."""
        with suppress(Exception):  # tomlkit stumbles over some TOML
            text = write(stored, self._current())
            if read(text) == stored:
                return text
        return write(stored)

    def _current(self) -> str:
        try:
            text = decode_text(read_bytes(self._file, LARGEST))
            read(text)
        except (OSError, ValueError):
            return ""
        return text

    def pass_over(self) -> str | None:
        """Rename the file unread; returns a message if there is one."""
        there = os.path.lexists(self._file)
        return self._set_aside("settings_file.passed_over") if there else None

    def _set_aside(self, key: str) -> str:
        """Rename the file; returns the sentence called *key*."""
        number = 1
        while os.path.lexists(aside := self._file.with_name(f"settings.broken-{number}.toml")):
            number += 1
        try:
            self._file.rename(aside)
        except OSError:
            self._locked = True
            return say("settings_file.unreadable", file=self._file)
        return say(key, file=aside)


def _read_bytes(raw: bytes) -> StoredSettings:
    return read(decode_text(raw))


def read(text: str) -> StoredSettings:
    """The settings in *text*; what is not mentioned has its default.

    :raises ValueError: naming the wrong key and value.
    """
    return read_toml(text, _read, SETTINGS)


def _read(table: dict[str, Any]) -> StoredSettings:
    pads, bindings, lobbies = (table.pop(name, {}) for name in (PADS, BINDINGS, LOBBIES))
    known = {choice.field: choice.values for choice in choice_fields(Settings)}
    table = {key: present_value(key, read) for key, read in table.items()}
    for key, read in table.items():
        if not any(type(read) is type(one) and read == one for one in known.get(key, ())):
            raise ValueError(f"{key} = {read!r}")
    return StoredSettings(
        Settings(**table),
        _read_pads(pads),
        bindings_text.from_words(bindings),
        lobby_text.from_tables(lobbies),
    )


def write(stored: StoredSettings, before: str = "") -> str:
    """*stored* as TOML; comments and order of the text *before* stay."""
    import tomlkit  # takes 24 ms, and the title does not need it

    document = tomlkit.parse(before)
    for name in (PADS, BINDINGS, LOBBIES):
        document.pop(name, None)
    if not before:
        document.add(tomlkit.comment(say("settings_file.heading")))
    choices = {choice.field: choice.values for choice in choice_fields(Settings)}
    for name, chosen in asdict(stored.settings).items():
        if name in document:
            document[name] = chosen
        else:
            item = tomlkit.item(chosen)
            item.comment(", ".join(_spelled(choice) for choice in choices[name]))
            document.add(name, item)
    if stored.pads:
        document[PADS] = {guid: to_words(table) for guid, table in stored.pads.items()}
    if bindings := bindings_text.to_words(stored.bindings):
        document[BINDINGS] = bindings
    if stored.lobbies:
        document[LOBBIES] = lobby_text.to_tables(stored.lobbies)
    return tomlkit.dumps(document)


def _read_pads(pads: Any) -> dict[str, JoystickTable]:
    if not isinstance(pads, dict):
        raise ValueError(f"{PADS} = {pads!r}")
    for guid, words in pads.items():
        if not isinstance(words, dict) or not all(isinstance(word, str) for word in words.values()):
            raise ValueError(f"{PADS}.{guid} = {words!r}")
    return {guid: from_words(words) for guid, words in pads.items()}


def _spelled(value: object) -> str:
    return str(value).lower()
