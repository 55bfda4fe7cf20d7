"""Bindings as plain words for a settings file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from seats.bindings import USUAL, Bindings
from seats.devices import LEFT_KEYS, RIGHT_KEYS, Device, Kind
from seats.glyphs import ARROWS, CROSS, LEGENDS, PARTS
from seats.intents import Intent

ANY_PAD = Device(Kind.PAD, -1)
TABLES: Mapping[str, Device] = {"pad": ANY_PAD, "keys_0": LEFT_KEYS, "keys_1": RIGHT_KEYS}
# What stays where it is: a way back that nobody can lose.
FIXED: Mapping[int, Intent] = {pygame.KSCAN_ESCAPE: Intent.MENU}
SPARE = (pygame.KSCAN_KP_ENTER, pygame.CONTROLLER_BUTTON_BACK)  # second controls for an intent

_CROSS = {control: glyph.art.removeprefix("glyph-") for control, glyph in CROSS.items()}
_KEYS = {
    **{control: glyph.mark for control, glyph in ARROWS.items()},
    **{c: legend for c, legend in LEGENDS.items() if c not in (*FIXED, *SPARE)},
}


def names(device: Device) -> Mapping[int, str]:
    """What the controls of *device* that can be chosen are called."""
    return {**PARTS, **_CROSS} if device.kind is Kind.PAD else _KEYS


def choosable(device: Device) -> tuple[Intent, ...]:
    """The intents of *device* that can be given another control, each once."""
    table = USUAL.table(device)
    return tuple(dict.fromkeys(m for c, m in table.items() if c in names(device)))


def to_words(bindings: Bindings) -> dict[str, dict[str, str]]:
    """The tables of *bindings* that are not as usual."""
    return {
        name: {
            meant.name.lower(): names(device)[control]
            for control, meant in bindings.table(device).items()
            if control in names(device)
        }
        for name, device in TABLES.items()
        if bindings.table(device) != USUAL.table(device)
    }


def from_words(written: Any) -> Bindings:
    """The bindings that `to_words` wrote.

    :raises ValueError: naming what makes no sense.
    """
    bindings = USUAL
    for name, words in _table(written).items():
        if name not in TABLES:
            raise ValueError(f"{name!r} is not one of {', '.join(TABLES)}")
        bindings = bindings.having(TABLES[name], _read(TABLES[name], _table(words)))
    left, right = (set(bindings.clusters[half]) - set(FIXED) for half in (LEFT_KEYS, RIGHT_KEYS))
    if left & right:
        raise ValueError("a key is on both halves of the keyboard")
    return bindings


def _read(device: Device, words: Mapping[str, Any]) -> dict[int, Intent]:
    """All intents must be there, each on a control of its own."""
    controls = {word: control for control, word in names(device).items()}
    wanted = {intent.name.lower(): intent for intent in choosable(device)}
    chosen = {controls.get(word, -1): wanted.get(name) for name, word in words.items()}
    if set(chosen.values()) != set(wanted.values()) or -1 in chosen:
        raise ValueError(f"not every meaning has a control of its own: {dict(words)}")
    usual = USUAL.table(device)
    kept = {control: meant for control, meant in usual.items() if control not in names(device)}
    return {control: meant for control, meant in chosen.items() if meant} | kept


def _table(written: Any) -> Mapping[str, Any]:
    if not isinstance(written, dict):
        raise ValueError(f"not a table: {written!r}")
    return written
