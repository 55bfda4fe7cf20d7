"""Everything about pads: plugged and pulled, pressed and tilted, and the strange ones taught."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from seats.devices import Device
from seats.held_controls import HeldControls
from seats.intents import Intent, PadFound, PadLost, UnknownPad
from seats.joystick_mapping import Button, JoystickMapper, PadTable, RawControl
from seats.open_pads import OpenPad, OpenPads
from seats.seating import Seating

FULL = 32767  # where SDL's axes end


class Pads:
    """Hears the events of all pads. ``known`` are the tables of strange ones, by GUID."""

    def __init__(
        self,
        buttons: Mapping[int, Intent],
        seating: Seating,
        held: HeldControls,
        say: Callable[[PadFound | PadLost | UnknownPad], None],
    ) -> None:
        self._buttons = buttons
        self._seating = seating
        self._held = held
        self._say = say
        self._plugs: OpenPads | None = None
        self._gone: list[OpenPad] = []
        self.known: dict[str, PadTable] = {}
        self.learning: JoystickMapper | None = None

    @property
    def devices(self) -> tuple[Device, ...]:
        """The pads that are plugged in and understood."""
        known = (p.device for p in self._plugs or () if p.raw is None or p.guid in self.known)
        return tuple(known)

    def rebind(self, buttons: Mapping[int, Intent]) -> None:
        """Have the buttons mean something else from now on."""
        self._buttons = buttons

    def open(self) -> None:
        """Greet what was there from the start. Later calls do nothing."""
        if self._plugs is None:  # not when made, so that ``known`` can be filled in first
            self._plugs = OpenPads()
            self._greet(self._plugs.look())

    def plugged(self, event: pygame.Event, _now: float) -> None:
        """A pad is here."""
        if self._plugs is not None:
            self._greet(self._plugs.look(event.device_index))

    def pulled(self, event: pygame.Event, _now: float) -> None:
        """A pad is gone; whoever held it is away, and nothing stays pressed."""
        if self._plugs is None:
            return
        plug = self._plugs.pull(event.instance_id)
        if plug is not None:
            self._part_with(plug)
        self._greet(self._plugs.look())  # one that came in between may have been overlooked

    def _part_with(self, plug: OpenPad) -> None:
        self._held.let_go(plug.device)
        if self.learning is not None and self.learning.device == plug.device:
            self.learning = None
        seats = self._seating.lost(plug.device)
        if seats:
            self._gone.append(plug)
        self._say(PadLost(plug.device, seats))

    def button(self, event: pygame.Event, now: float) -> None:
        """A button that SDL has a name for."""
        plug = self._plug(event.instance_id)
        if plug is not None and plug.pad is not None:
            down = event.type == pygame.CONTROLLERBUTTONDOWN
            intent = self._buttons.get(event.button) if down else None
            self._held.hold(plug.device, event.button, intent, now)

    def axis(self, event: pygame.Event, now: float) -> None:
        """A stick or a trigger that SDL has a name for."""
        plug = self._plug(event.instance_id)
        if plug is None or plug.pad is None:
            return
        leant, peeked = plug.sticks.leans, plug.sticks.peeks
        plug.sticks.move(event.axis, event.value / FULL)
        # Only what changes is told: after the focus was lost, a stick must first go back.
        if plug.sticks.leans is not leant:
            self._held.hold(plug.device, "stick", plug.sticks.leans, now)
        if plug.sticks.peeks != peeked:
            peek = Intent.PEEK if plug.sticks.peeks else None
            self._held.hold(plug.device, "triggers", peek, now)

    def raw(self, event: pygame.Event, now: float) -> None:
        """Anything on a joystick that SDL has no names for."""
        plug = self._plug(event.instance_id)
        if plug is None or plug.raw is None:
            return
        before = frozenset(plug.raw.held)
        match event.type:
            case pygame.JOYAXISMOTION:
                plug.raw.axis(event.axis, event.value)
            case pygame.JOYHATMOTION:
                plug.raw.hat(event.hat, event.value)
            case _:
                plug.raw.button(event.button, event.type == pygame.JOYBUTTONDOWN)
        self._raw_change(plug, before, frozenset(plug.raw.held), now)

    def learn(self, device: Device, now: float) -> None:
        """Start a lesson for *device* if it is a strange one."""
        plug = self._plug(device.number)
        if plug is not None and plug.raw is not None:
            stick = plug.joystick
            plug.raw.rest([stick.get_axis(axis) for axis in range(stick.get_numaxes())])
            self._held.let_go(device)
            self.learning = JoystickMapper(device, plug.name, now)

    def go_on_learning(self, now: float) -> None:
        """Pass over what nobody presses, and end a lesson that is complete."""
        lesson = self.learning
        if lesson is None:
            return
        lesson.wait(now)
        plug = self._plug(lesson.device.number)
        if lesson.asks is None and plug is not None:
            self.learning = None
            self._graduate(lesson, plug)

    def _graduate(self, lesson: JoystickMapper, plug: OpenPad) -> None:
        if lesson.enough:
            self.known[plug.guid] = lesson.table
            self._greet([other for other in self._plugs or () if other.guid == plug.guid])

    def _plug(self, instance: int) -> OpenPad | None:
        return None if self._plugs is None else self._plugs[instance]

    def _greet(self, plugs: list[OpenPad]) -> None:
        for plug in plugs:
            if plug.raw is not None and plug.guid not in self.known:
                self._say(UnknownPad(plug.device, plug.name))
                continue
            if plug.raw is not None:
                plug.raw.rest_as(self.known[plug.guid])
            self._recognise(plug)
            self._say(PadFound(plug.device))

    def _recognise(self, plug: OpenPad) -> None:
        """A pad of the same make as a missing one counts as that one."""
        missing = self._seating.missing()
        self._gone = [gone for gone in self._gone if gone.device in missing]
        for gone in self._gone:
            if gone.guid == plug.guid:
                self._seating.returned(gone.device, plug.device)
                return

    def _raw_change(
        self,
        plug: OpenPad,
        before: frozenset[RawControl],
        held: frozenset[RawControl],
        now: float,
    ) -> None:
        if self.learning is not None and self.learning.device == plug.device:
            self.learning.hear(held, now)
        elif plug.guid in self.known:
            table = self.known[plug.guid]
            for control in sorted(before ^ held, key=repr):
                intent = table.get(control) if control in held else None
                self._held.hold(plug.device, control, intent, now)
        elif any(isinstance(control, Button) for control in held - before):
            self._say(UnknownPad(plug.device, plug.name, pressed=True))
