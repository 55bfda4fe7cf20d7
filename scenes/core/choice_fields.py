"""Menus made of dataclasses: each ``Literal``, ``bool`` or ``Enum`` field is a row with choices."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields, replace
from enum import Enum
from functools import cache
from typing import Any, Literal, TypeVar, cast, get_args, get_origin, get_type_hints

from values import value
from words import say

T = TypeVar("T")


@value
class ChoiceField:
    """A field and the values it can take, in the order of the menu."""

    field: str
    values: tuple[object, ...]


def choice_fields(kind: type[Any]) -> tuple[ChoiceField, ...]:
    """The fields of the dataclass *kind*.

    :raises TypeError: if a field is none of ``Literal``, ``bool``, ``Enum``.
    """
    return _choice_fields(cast(Hashable, kind))


@cache  # it takes a millisecond, and menus ask for it again and again
def _choice_fields(kind: Any) -> tuple[ChoiceField, ...]:
    hints = get_type_hints(kind)
    return tuple(ChoiceField(field.name, _values(hints[field.name])) for field in fields(kind))


def with_next_choice(chosen: T, choice: ChoiceField, step: int) -> T:
    """*chosen* with the next (+1) or previous (-1) value of *choice*; the first follows the last.

    :raises OptionConflict: if the dataclass refuses the combination.
    """
    now = getattr(chosen, choice.field)
    at = choice.values.index(now) if now in choice.values else 0
    value = choice.values[(at + step) % len(choice.values)]
    return replace(chosen, **{choice.field: value})  # type: ignore[type-var]


def field_label(table: str, field: str) -> str:
    """The words for a field; *table* is the table of words."""
    return say(f"{table}.{field}")


def value_label(table: str, field: str, value: object) -> str:
    """The words for a value of a field."""
    match value:
        case bool():
            return say("choice_field.on") if value else say("choice_field.off")
        case int():
            return say(f"{table}.{field}_is", value=value, seconds=_seconds(value))
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
    raise TypeError(f"{hint} has no list of choices")


def _seconds(milliseconds: int) -> str:
    """A time in seconds, as the language that is spoken writes numbers."""
    return f"{milliseconds / 1000:g}".replace(".", say("choice_field.decimal_point"))
