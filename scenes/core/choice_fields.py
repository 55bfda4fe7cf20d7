"""Menus out of dataclasses: every ``Literal``, ``bool`` or ``Enum`` field is a dial to turn."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from words import say

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ChoiceField:
    """A field and the values it can take, in the order of the menu."""

    field: str
    values: tuple[object, ...]


_FOUND: dict[
    type[Any], tuple[ChoiceField, ...]
] = {}  # a millisecond each, and menus ask all the time


def choice_fields(kind: type[Any]) -> tuple[ChoiceField, ...]:
    """One dial for each field of the dataclass *kind*.

    :raises TypeError: if a field is none of ``Literal``, ``bool``, ``Enum``.
    """
    if kind not in _FOUND:
        hints = get_type_hints(kind)
        _FOUND[kind] = tuple(
            ChoiceField(field.name, _values(hints[field.name])) for field in fields(kind)
        )
    return _FOUND[kind]


def turned(chosen: T, dial: ChoiceField, by: int) -> T:
    """*chosen* with *dial* turned on by one (+1) or back by one (-1), round and round.

    :raises ValueError: if the dataclass refuses the combination, with its sentence.
    """
    at = dial.values.index(getattr(chosen, dial.field))
    value = dial.values[(at + by) % len(dial.values)]
    return replace(chosen, **{dial.field: value})  # type: ignore[type-var]


def named(table: str, field: str) -> str:
    """What the dial is called; *table* is its table of words."""
    return say(f"{table}.{field}")


def valued(table: str, field: str, value: object) -> str:
    """What one value of a dial is called."""
    match value:
        case bool():
            return say("choice_field.on") if value else say("choice_field.off")
        case int():
            return say(f"{table}.{field}_is", value=value)
        case Enum():
            return say(f"{table}.{field}_{value.name.lower()}")
        case _:
            return say(f"{table}.{field}_{value}")


def _values(hint: object) -> tuple[object, ...]:
    if hint is bool:
        return (False, True)
    if get_origin(hint) is Literal:
        return get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(hint)
    raise TypeError(f"{hint} cannot be turned like a dial")
