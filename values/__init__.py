"""Classes of values: what they are made of is all that tells them apart."""

from __future__ import annotations

from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(kind: type[T]) -> type[T]:
    """Make *kind* a slotted dataclass that is frozen for the type checker only.

    To make an instance of a frozen one takes three times as long, a quarter of a whole game's time.
    To make a class whose methods `dataclass` compiles takes three times as long too, and the title
    waits for every class it needs.
    """
    own = "__annotations__" in vars(kind)  # without fields of its own it needs no __init__
    made = dataclass(slots=True, eq=False, repr=False, init=own)(kind)
    names = [field.name for field in fields(made) if field.compare]  # type: ignore[arg-type]
    content = attrgetter(*names) if names else _nothing

    def __eq__(self: Any, other: object) -> bool:
        if self is other:
            return True
        return content(self) == content(other) if type(other) is type(self) else NotImplemented

    def __hash__(self: Any) -> int:
        return hash(content(self))

    def __repr__(self: Any) -> str:
        shown = (f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"{type(self).__qualname__}({', '.join(shown)})"

    for method in (__eq__, __hash__, __repr__):
        setattr(made, method.__name__, method)
    return made


def _nothing(_: object) -> tuple[()]:
    return ()
