"""Who gets which seat by the words of the command line."""

from __future__ import annotations

from collections.abc import Sequence

from bots.levels import LEVELS
from bots.tempers import BotName
from seats.devices import Device
from seats.keyboard.keys import KeyboardHalf
from seats.kinds import BY_NAME
from seats.occupants import Away, BotPlayer, Occupant, Person
from seats.pointer.pointer import Pointer

HALVES = 2  # of a keyboard


def occupants_from_words(words: Sequence[str], connected: Sequence[Device]) -> tuple[Occupant, ...]:
    """One occupant for each word: the name of a bot, a kind of device, or ``me``.

    ``me`` typed the command, so they have the keyboard, or the mouse if ``keys`` took both halves.
    Whose device is not among those *connected* is away.
    """
    kinds = [_kind(word, words) for word in words]
    return tuple(
        BotPlayer(word) if kind is None else _person(kind, kinds[:place].count(kind), connected)
        for place, (word, kind) in enumerate(zip(words, kinds, strict=True))
    )


def one_keyboard(occupants: Sequence[Occupant]) -> bool:
    """Whether a single person may use the keys of both halves."""
    people = [occupant.device for occupant in occupants if isinstance(occupant, Person)]
    return sum(device.partner is not None for device in people) == 1


def _kind(word: str, words: Sequence[str]) -> type[Device] | None:
    """The kind of device for *word*; ``None`` for a bot."""
    if word == "me":
        return KeyboardHalf if words.count(KeyboardHalf.kind) < HALVES else Pointer
    assert word in BY_NAME or BotName.read(word).level in LEVELS, word
    return BY_NAME.get(word)


def _person(kind: type[Device], place: int, connected: Sequence[Device]) -> Occupant:
    device = kind.nth(place, connected)
    return Person(device) if device.is_here(connected) else Away(device)
