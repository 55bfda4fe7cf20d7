"""Which control means what: choose a meaning, press its new control, and show that it works."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil

from scenes.core.context import Context
from scenes.core.scene import Pop, Push, Transition
from scenes.ui.dialog import Dialog, DialogButton, away
from scenes.ui.list_screen import ListRow, ListScreen
from seats.bindings import IN_FORCE, USUAL, Bindings
from seats.bindings_text import TABLES, choosable, names
from seats.control_capture import ControlCapture
from seats.devices import Device, Kind
from seats.glyphs import glyph_of
from seats.intents import InputEvent, Intent
from sounds.bank import Sound
from sprites.motion.timestep import STEP
from words import say

PATIENCE = 8.0  # seconds to press the new control
PROOF = 12.0  # seconds to show that one can still choose; else all is as before


class ControlsMenu(ListScreen):
    """Whose controls are to be changed, and the way back to the usual ones."""

    def __init__(self, context: Context, by: Device | None = None) -> None:
        super().__init__(context, by=by)
        self.title = say("binding.title")

    def lines(self) -> Sequence[ListRow]:
        icons = {"pad": "icon-pad", "keys_0": "icon-keys", "keys_1": "icon-keys"}
        lines = [
            ListRow(name, say(f"binding.{name}"), partial(self._open, name), icon=icons[name])
            for name in TABLES
        ]
        lines.append(ListRow("usual", say("binding.usual"), self._usual, icon="icon-back"))
        return lines

    def _open(self, name: str, by: Device) -> Transition:
        return Push(BindingsMenu(self.context, name, by))

    def _usual(self, by: Device) -> Transition:
        apply(self.context, USUAL)
        self.note = say("binding.as_usual")
        return None


class BindingsMenu(ListScreen):
    """Everything that the controls of one device mean."""

    def __init__(self, context: Context, name: str, by: Device | None = None) -> None:
        super().__init__(context, by=by)
        self.title = say(f"binding.{name}")
        self._table = TABLES[name]

    def lines(self) -> Sequence[ListRow]:
        return [self._line(intent) for intent in choosable(self._table)]

    def _line(self, intent: Intent) -> ListRow:
        meaning, glyph = meaning_of(intent), glyph_of(self._table, intent)
        act = partial(self._change, intent)
        if self._table.kind is Kind.PAD or glyph.mark:
            return ListRow(intent.name.lower(), meaning, act, icon=glyph.mark or glyph.art)
        words = say("binding.row", meaning=meaning, control=key_of(self._table, intent))
        return ListRow(intent.name.lower(), words, act)

    def _change(self, intent: Intent, by: Device) -> Transition:
        return Push(RebindDialog(self.context, self._table, intent, by))


class RebindDialog(Dialog):
    """Catches the next control of *device*; then somebody must show that all can still be done."""

    def __init__(self, context: Context, device: Device, intent: Intent, by: Device) -> None:
        self._table, self._intent = device, intent
        self._before = context.listener.bindings
        self._catch: ControlCapture | None = context.listener.catch(device, PATIENCE)
        self._left = round(PATIENCE / STEP)
        answers = (DialogButton("stop", say("binding.stop"), self.back),)
        icon = "icon-pad" if device.kind is Kind.PAD else "icon-keys"
        super().__init__(context, self._request(), answers, icon, by)

    def handle(self, event: InputEvent) -> Transition:
        return self._watch() or super().handle(event)

    def step(self) -> Transition:
        self._left -= 1
        if self._left <= 0:
            return self._give_up()
        if self._left * STEP % 1 < STEP:
            self._tell()
        return self._watch() or super().step()

    def back(self, device: Device) -> Transition:
        return self._give_up()

    def _watch(self) -> Transition:
        """See whether something was caught."""
        if self._catch is None or self._catch.control is None:
            return None
        control, self._catch = self._catch.control, None
        self.context.listener.stop_catching()
        if control not in names(self._table):
            self.context.bank.play(Sound.REFUSE)
            return Pop()
        elsewhere = _meant_elsewhere(self._table, control, self._before)
        if elsewhere is Intent.CANCEL:
            return self._give_up()
        if elsewhere is not None:
            return self._refuse()
        self._try(control)
        return None

    def _refuse(self) -> Transition:
        self.context.bank.play(Sound.REFUSE)
        self._catch = self.context.listener.catch(self._table, PATIENCE)
        self._left = round(PATIENCE / STEP)
        self.words = say("binding.elsewhere")
        self.refresh()
        return None

    def _try(self, control: int) -> None:
        apply(self.context, self._before.rebound(self._table, self._intent, control))
        self.context.bank.play(Sound.MENU_CHANGE)
        self._left = round(PROOF / STEP)
        self.answers = (
            DialogButton("keep", say("binding.keep"), away),
            DialogButton("undo", say("binding.undo"), self.back),
        )
        self._tell()

    def _give_up(self) -> Transition:
        """All is as before."""
        self.context.listener.stop_catching()
        if self.context.listener.bindings is not self._before:
            apply(self.context, self._before)
        return Pop()

    def _tell(self) -> None:
        self.words = self._request() if self._catch else self._proof()
        self.refresh()

    def _request(self) -> str:
        seconds = ceil(self._left * STEP)
        return say("binding.press", meaning=meaning_of(self._intent), seconds=seconds)

    def _proof(self) -> str:
        return say("binding.prove", seconds=ceil(self._left * STEP))


def apply(context: Context, bindings: Bindings) -> None:
    """Follow other bindings, and keep them."""
    context.listener.rebind(bindings)
    context.keep(context.settings)


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
