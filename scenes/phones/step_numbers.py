"""Numbers for the steps that phones are asked, so that every answer counts once."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from secrets import randbelow
from typing import Any
from weakref import ref

from scenes.table.named_choices.choice_path import ChoicePath
from seats.devices import Device

REMEMBERED = 16  # answers of a phone, which may send them again after it lost the connection


def first_number() -> int:
    """Any number: an answer to a step of before a restart is not one to a step of now."""
    return randbelow(10**12)


def new_numbers() -> Iterator[str]:
    """One number after the other."""
    return map(str, count(first_number()))


class StepNumbers:
    """Gives every step on every phone a number of its own."""

    def __init__(self) -> None:
        self._next = new_numbers()
        self._asked: dict[Device, tuple[Callable[[], object], str, str]] = {}
        self._answered: defaultdict[Device, deque[str]] = defaultdict(
            partial(deque, maxlen=REMEMBERED)
        )

    def number(self, phone: Device, path: ChoicePath[Any]) -> str:
        """The number of the present step of *path*."""
        asked, key, number = self._asked.get(phone, (lambda: None, "", ""))
        if asked() is not path or key != path.key:
            number = next(self._next)
            self._asked[phone] = ref(path), path.key, number
        return number

    def answer(self, phone: Device, number: str) -> None:
        """The step with this *number* has been answered; asked again it has another one."""
        self._answered[phone].append(number)
        self._asked.pop(phone, None)

    def is_answered(self, phone: Device, number: str) -> bool:
        """Whether an answer to the step with this *number* has counted."""
        return number in self._answered[phone]
