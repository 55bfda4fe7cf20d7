"""Which control means what: choose a meaning, press its new control, and show that it works."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil

from scenes.column import Column, Line
from scenes.house import House
from scenes.notice import Answer, Notice, away
from scenes.scene import Move, Pop, Push
from seats.bindings import IN_FORCE, USUAL, Bindings
from seats.catching import Catch
from seats.devices import Device, Kind
from seats.glyphs import glyph_of
from seats.intents import Intent, Said
from seats.spelled import TABLES, choosable, names
from sounds.bank import Sound
from sprites.motion import STEP
from words import say

PATIENCE = 8.0  # seconds to press the new control
PROOF = 12.0  # seconds to show that one can still choose; else all is as before


class Controls(Column):
    """Whose controls are to be changed, and the way back to the usual ones."""

    def __init__(self, house: House, by: Device | None = None) -> None:
        super().__init__(house, by=by)
        self.title = say("binding.title")

    def lines(self) -> Sequence[Line]:
        icons = {"pad": "icon-pad", "keys_0": "icon-keys", "keys_1": "icon-keys"}
        lines = [
            Line(name, say(f"binding.{name}"), partial(self._open, name), icon=icons[name])
            for name in TABLES
        ]
        lines.append(Line("usual", say("binding.usual"), self._usual, icon="icon-back"))
        return lines

    def _open(self, name: str, by: Device) -> Move:
        return Push(Meanings(self.house, name, by))

    def _usual(self, by: Device) -> Move:
        apply(self.house, USUAL)
        self.note = say("binding.as_usual")
        return None


class Meanings(Column):
    """Everything that the controls of one device mean."""

    def __init__(self, house: House, name: str, by: Device | None = None) -> None:
        super().__init__(house, by=by)
        self.title = say(f"binding.{name}")
        self._table = TABLES[name]

    def lines(self) -> Sequence[Line]:
        return [self._line(intent) for intent in choosable(self._table)]

    def _line(self, intent: Intent) -> Line:
        meaning, glyph = meaning_of(intent), glyph_of(self._table, intent)
        act = partial(self._change, intent)
        if self._table.kind is Kind.PAD or glyph.mark:
            return Line(intent.name.lower(), meaning, act, icon=glyph.mark or glyph.art)
        words = say("binding.row", meaning=meaning, control=key_of(self._table, intent))
        return Line(intent.name.lower(), words, act)

    def _change(self, intent: Intent, by: Device) -> Move:
        return Push(Rebinding(self.house, self._table, intent, by))


class Rebinding(Notice):
    """Catches the next control of *device*; then somebody must show that all can still be done."""

    def __init__(self, house: House, device: Device, intent: Intent, by: Device) -> None:
        self._table, self._intent = device, intent
        self._before = house.listener.bindings
        self._catch: Catch | None = house.listener.catch(device, PATIENCE)
        self._left = round(PATIENCE / STEP)
        answers = (Answer("stop", say("binding.stop"), self.back),)
        icon = "icon-pad" if device.kind is Kind.PAD else "icon-keys"
        super().__init__(house, self._request(), answers, icon, by)

    def handle(self, said: Said) -> Move:
        return self._watch() or super().handle(said)

    def step(self) -> Move:
        self._left -= 1
        if self._left <= 0:
            return self._give_up()
        if self._left * STEP % 1 < STEP:
            self._tell()
        return self._watch() or super().step()

    def back(self, device: Device) -> Move:
        return self._give_up()

    def _watch(self) -> Move:
        """See whether something was caught."""
        if self._catch is None or self._catch.control is None:
            return None
        control, self._catch = self._catch.control, None
        self.house.listener.stop_catching()
        if control not in names(self._table):
            self.house.bank.play(Sound.REFUSE)
            return Pop()
        elsewhere = _meant_elsewhere(self._table, control, self._before)
        if elsewhere is Intent.CANCEL:
            return self._give_up()
        if elsewhere is not None:
            return self._refuse()
        self._try(control)
        return None

    def _refuse(self) -> Move:
        self.house.bank.play(Sound.REFUSE)
        self._catch = self.house.listener.catch(self._table, PATIENCE)
        self._left = round(PATIENCE / STEP)
        self.words = say("binding.elsewhere")
        self.refresh()
        return None

    def _try(self, control: int) -> None:
        apply(self.house, self._before.rebound(self._table, self._intent, control))
        self.house.bank.play(Sound.MENU_CHANGE)
        self._left = round(PROOF / STEP)
        self.answers = (
            Answer("keep", say("binding.keep"), away),
            Answer("undo", say("binding.undo"), self.back),
        )
        self._tell()

    def _give_up(self) -> Move:
        """All is as before."""
        self.house.listener.stop_catching()
        if self.house.listener.bindings is not self._before:
            apply(self.house, self._before)
        return Pop()

    def _tell(self) -> None:
        self.words = self._request() if self._catch else self._proof()
        self.refresh()

    def _request(self) -> str:
        seconds = ceil(self._left * STEP)
        return say("binding.press", meaning=meaning_of(self._intent), seconds=seconds)

    def _proof(self) -> str:
        return say("binding.prove", seconds=ceil(self._left * STEP))


def apply(house: House, bindings: Bindings) -> None:
    """Follow other bindings, and keep them."""
    house.listener.rebind(bindings)
    house.keep(house.settings)


def meaning_of(intent: Intent) -> str:
    """What an intent is called."""
    return say(f"meaning.{intent.name.lower()}")


def key_of(half: Device, intent: Intent) -> str:
    """What the key for *intent* is called now."""
    table = IN_FORCE.bindings.table(half)
    return names(half)[next(key for key, meant in table.items() if meant is intent)]


def _meant_elsewhere(device: Device, control: int, bindings: Bindings) -> Intent | None:
    """What a key means if it is one of the other half's."""
    if device.kind is not Kind.KEYS:
        return None
    others = [keys for half, keys in bindings.clusters.items() if half != device]
    return next((keys[control] for keys in others if control in keys), None)
