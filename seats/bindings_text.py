"""Bindings as plain words for a settings file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from seats.bindings import DEFAULT_BINDINGS, Bindings
from seats.devices import ControlTable, Device
from seats.intents import Intent
from seats.kinds import REBINDABLE


def changeable_intents(device: Device) -> tuple[Intent, ...]:
    """The intents of *device* that can be given another control, each once."""
    return tuple(dict.fromkeys(_named(device, device.default_controls).values()))


def to_words(bindings: Bindings) -> dict[str, dict[str, str]]:
    """The tables of *bindings* that differ from the default."""
    return {
        device.name: {
            meaning.name.lower(): device.control_names[control]
            for control, meaning in _named(device, bindings.table(device)).items()
        }
        for device in REBINDABLE
        if bindings.table(device) != device.default_controls
    }


def from_words(written: Any) -> Bindings:
    """The bindings that `to_words` wrote.

    :raises ValueError: naming what makes no sense.
    """
    bindings, devices = DEFAULT_BINDINGS, {device.name: device for device in REBINDABLE}
    for key, words in _table(written).items():
        if key not in devices:
            raise ValueError(f"{key!r} is not one of {', '.join(devices)}")
        table = _read(devices[key], _words(words))
        bindings = bindings.with_table(devices[key], table)
    for device in REBINDABLE:
        named = _named(device, bindings.table(device))
        if any(bindings.meaning_elsewhere(device, control) for control in named):
            raise ValueError("a key is on both halves of the keyboard")
    return bindings


def _read(device: Device, words: Mapping[str, str]) -> ControlTable:
    """All intents must be there, each on a control of its own."""
    controls = {name: control for control, name in device.control_names.items()}
    wanted = {intent.name.lower(): intent for intent in changeable_intents(device)}
    chosen = {controls.get(word, -1): wanted.get(name) for name, word in words.items()}
    if set(chosen.values()) != set(wanted.values()) or -1 in chosen:
        raise ValueError(f"not every meaning has a control of its own: {dict(words)}")
    kept = {
        control: meaning
        for control, meaning in device.default_controls.items()
        if control not in device.control_names
    }
    return {control: meaning for control, meaning in chosen.items() if meaning} | kept


def _named(device: Device, table: ControlTable) -> ControlTable:
    """The part of *table* whose controls can be given another meaning."""
    return {control: table[control] for control in table if control in device.control_names}


def _table(written: Any) -> Mapping[str, Any]:
    if not isinstance(written, dict):
        raise ValueError(f"not a table: {written!r}")
    return written


def _words(written: Any) -> Mapping[str, str]:
    """A table in which only text stands."""
    words = _table(written)
    if not all(isinstance(word, str) for word in words.values()):
        raise ValueError(f"not only words: {written!r}")
    return words
