"""Encodes values as JSON and decodes them: enums by name, dataclasses by name and fields."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NewType, TypeAlias, Union, get_args, get_origin, get_type_hints

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"


def encode(value: Any) -> Json:
    """*value* as JSON; a dataclass is written as {name: fields}."""
    if isinstance(value, Enum):
        return value.name
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, tuple):
        return [encode(item) for item in value]
    return {type(value).__name__: encode_fields(value)}


def encode_fields(value: Any) -> Json:
    """The fields of a dataclass as {field: value}."""
    return {field.name: encode(getattr(value, field.name)) for field in fields(value)}


def decode(kind: Any, written: Json) -> Any:
    """The value of type *kind* that was *written*.

    :raises ValueError: if it is not one; the message says why.
    """
    if isinstance(kind, NewType):
        return decode(kind.__supertype__, written)
    if get_origin(kind) is Literal:
        return _pick(get_args(kind), written)
    if get_origin(kind) is tuple:
        return _decode_tuple(get_args(kind), written)
    if get_origin(kind) in (Union, UnionType):
        return _decode_union(get_args(kind), written)
    if is_dataclass(kind):
        return decode_one((kind,), written)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind[_pick(kind.__members__, written)]
    if kind in (NoneType, bool, int, str) and type(written) is kind:
        return written
    raise ValueError(f"{_short(written)} is not {_name(kind)}")


def decode_one(kinds: tuple[Any, ...], written: Json) -> Any:
    """The dataclass among *kinds* that was *written* as {name: fields}."""
    if not isinstance(written, dict) or len(written) != 1:
        raise ValueError(f"{_short(written)} is not one of {_names(kinds)}")
    ((name, values),) = written.items()
    for kind in kinds:
        if kind.__name__ == name:
            return decode_fields(kind, values)
    raise ValueError(f"{_short(name)} is not one of {_names(kinds)}")


def decode_fields(kind: Any, written: Json) -> Any:
    """The dataclass *kind* whose fields are all *written* as {field: value}."""
    names = [field.name for field in fields(kind)]
    if not isinstance(written, dict) or written.keys() != set(names):
        wanted = ", ".join(names) or "nothing"
        raise ValueError(f"{kind.__name__} needs {wanted}, not {_short(written)}")
    hints = _hints(kind)
    return kind(**{name: _decode_field(name, hints[name], written[name]) for name in names})


def _decode_field(name: str, kind: Any, written: Json) -> Any:
    try:
        return decode(kind, written)
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from None


def to_line(value: Json) -> str:
    """*value* as one line of ASCII text that ends with a line feed."""
    return json.dumps(value, ensure_ascii=True, separators=(", ", ": ")) + "\n"


def from_line(line: str) -> Json:
    """The JSON value in *line*, without fractions and repeated fields.

    :raises ValueError: if there is none; the message says why.
    """
    try:
        value: Json = json.loads(
            line,
            object_pairs_hook=_unique_fields,
            parse_float=_refuse_number,
            parse_constant=_refuse_number,
        )
    except json.JSONDecodeError as error:
        raise ValueError(f"this is not JSON: {error.msg} at column {error.colno}") from None
    except RecursionError:
        raise ValueError("this is nested too deeply") from None
    return value


_hints: Callable[[Any], Mapping[str, Any]] = cache(get_type_hints)


def _decode_tuple(kinds: tuple[Any, ...], written: Json) -> tuple[Any, ...]:
    if not isinstance(written, list):
        raise ValueError(f"{_short(written)} is not a list")
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        kinds = (kinds[0],) * len(written)
    if len(kinds) != len(written):
        raise ValueError(f"{_short(written)} does not have {len(kinds)} items")
    return tuple(decode(kind, item) for kind, item in zip(kinds, written, strict=True))


def _decode_union(kinds: tuple[Any, ...], written: Json) -> Any:
    if isinstance(written, dict):
        return decode_one(tuple(kind for kind in kinds if is_dataclass(kind)), written)
    for kind in kinds:
        try:
            return decode(kind, written)
        except ValueError:
            continue
    raise ValueError(f"{_short(written)} is not one of {_names(kinds)}")


def _pick(choices: Any, written: Json) -> Any:
    for choice in choices:
        if choice == written and type(choice) is type(written):
            return choice
    raise ValueError(f"{_short(written)} is not one of {', '.join(map(str, choices))}")


def _unique_fields(pairs: list[tuple[str, Json]]) -> Json:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a field is written twice")
    return found


def _refuse_number(number: str) -> Json:
    raise ValueError(f"{_short(number)} is not a whole number")


def _name(kind: Any) -> str:
    return str(getattr(kind, "__name__", kind))


def _names(kinds: tuple[Any, ...]) -> str:
    return ", ".join(_name(kind) for kind in kinds)


def _short(written: Json) -> str:
    text = json.dumps(written)
    return text if len(text) <= 40 else f"{text[:37]}..."
