"""The table of a joystick as plain words for a settings file."""

from __future__ import annotations

from collections.abc import Mapping
from re import fullmatch
from typing import assert_never

from seats.intents import Intent
from seats.pads.raw_controls import Button, HatPush, JoystickTable, RawControl, Tilt


def to_words(table: JoystickTable) -> dict[str, str]:
    """*table* as plain words, such as ``{"button 3": "confirm"}``."""
    return {_written(control): intent.name.lower() for control, intent in table.items()}


def from_words(words: Mapping[str, str]) -> JoystickTable:
    """The table that `to_words` wrote.

    :raises ValueError: naming the first line that makes no sense.
    """
    table: dict[RawControl, Intent] = {}
    for control, intent in words.items():
        try:
            table[_read(control.split())] = Intent[intent.upper()]
        except (ValueError, KeyError):
            raise ValueError(f"no such control or meaning: {control} = {intent}") from None
    return table


def _written(control: RawControl) -> str:
    match control:
        case Button(number):
            return f"button {number}"
        case Tilt(axis, sign, rest):
            return f"axis {axis} {sign:+} from {rest:+}"
        case HatPush(hat, axis, sign):
            return f"hat {hat} {'up' if axis else 'across'} {sign:+}"
        case _:
            assert_never(control)


def _read(words: list[str]) -> RawControl:
    match words:
        case ["button", number]:
            return Button(_number(number))
        case ["axis", axis, ("-1" | "+1") as sign, "from", ("-1" | "+0" | "+1") as rest]:
            return Tilt(_number(axis), int(sign), int(rest))
        case ["hat", hat, ("up" | "across") as axis, ("-1" | "+1") as sign]:
            return HatPush(_number(hat), int(axis == "up"), int(sign))
        case _:
            raise ValueError(words)


def _number(word: str) -> int:
    """The number of a button, an axis or a hat; no joystick has a thousand of them."""
    if not fullmatch(r"[0-9]{1,3}", word):
        raise ValueError(word)
    return int(word)
