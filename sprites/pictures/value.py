"""Classes of values: what they are made of is all that tells them apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(kind: type[T]) -> type[T]:
    """Make *kind* a slotted dataclass that is frozen for the type checker only.

    Poses and pictures are made all the time, and a frozen one takes three times as long to make.
    Its class takes half as long again, and the title waits for all classes that it needs.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)
