"""States and views with other fields, wherever in them the fields are."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, TypeVar

T = TypeVar("T")

PARTS = ("board", "turn")


def changed(whole: T, **values: Any) -> T:
    """A state or a view with other *values* in its own fields, its board's or its turn's."""
    whole = _replaced(whole, values)
    for name in PARTS:
        if values and hasattr(whole, name):
            whole = _replaced(whole, {name: _replaced(getattr(whole, name), values)})
    assert not values, f"there are no fields {', '.join(values)}"
    return whole


def _replaced(whole: T, values: dict[str, Any]) -> T:
    """*whole* with those of the *values* that are its own, which are taken out."""
    names = {field.name for field in fields(whole)} & values.keys()  # type: ignore[arg-type]
    return replace(whole, **{name: values.pop(name) for name in names})  # type: ignore[type-var]
