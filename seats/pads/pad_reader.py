"""Reads pads and joysticks: connected and disconnected, pressed and tilted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import pygame

from seats.bindings import DEFAULT_BINDINGS, Bindings
from seats.devices import Device
from seats.input.device_reader import DeviceReader, EventReader
from seats.input.held_controls import HeldControls
from seats.input.input_events import DeviceConnected, DeviceDisconnected, UnknownPad
from seats.intents import Intent
from seats.pads.mapped_joysticks import MappedJoysticks
from seats.pads.open_pads import OpenPad, OpenPads
from seats.pads.pad import ANY_PAD
from seats.seating import Seating

AXIS_END = 32767  # the largest value of SDL's axes


class PadReader(DeviceReader):
    """Reads all pads; ``joysticks`` knows about those that SDL has no names for."""

    def __init__(
        self,
        seating: Seating,
        held: HeldControls,
        emit: Callable[[DeviceConnected | DeviceDisconnected | UnknownPad], None],
    ) -> None:
        self._seating = seating
        self._held = held
        self._emit = emit
        self._pads: OpenPads | None = None
        self._lost: list[OpenPad] = []
        self.joysticks = MappedJoysticks(held, emit)
        self.rebind(DEFAULT_BINDINGS)

    @property
    def connected(self) -> Sequence[Device]:
        """The pads that are connected and whose controls are known."""
        return [pad.device for pad in self._pads or () if self._is_understood(pad)]

    @property
    def raw_joysticks(self) -> Mapping[Device, str]:
        """The names of the connected joysticks whose controls are taught."""
        return {pad.device: pad.name for pad in self._pads or () if pad.raw is not None}

    def rebind(self, bindings: Bindings) -> None:
        self._buttons = bindings.table(ANY_PAD)

    def event_readers(self) -> Mapping[int, EventReader]:
        return {
            pygame.CONTROLLERBUTTONDOWN: self._button,
            pygame.CONTROLLERBUTTONUP: self._button,
            pygame.CONTROLLERAXISMOTION: self._axis,
            pygame.JOYBUTTONDOWN: self._raw,
            pygame.JOYBUTTONUP: self._raw,
            pygame.JOYAXISMOTION: self._raw,
            pygame.JOYHATMOTION: self._raw,
            pygame.JOYDEVICEADDED: self._added,
            pygame.JOYDEVICEREMOVED: self._removed,
        }

    def open(self) -> None:
        """Open the pads that are there from the start. Later calls do nothing."""
        if self._pads is None:  # not in __init__, so that known tables can be filled in first
            self._pads = OpenPads()
            self._report(self._pads.open_new())

    def map_joystick(self, device: Device, now: float) -> None:
        """Start to ask for the controls of *device* if SDL has no names for them."""
        pad = self._pad(device.number)
        if pad is not None:
            self.joysticks.start_mapper(pad, now)

    def step(self, now: float) -> None:
        """Let the mapper skip what nobody presses, and take over its table when it is complete."""
        mapper = self.joysticks.mapper
        if mapper is None:
            return
        mapper.step(now)
        pad = self._pad(mapper.device.number)
        if mapper.asks is None and pad is not None:
            self.joysticks.mapper = None
            if not mapper.missing:
                self.joysticks.tables[pad.guid] = mapper.table
                self._report(other for other in self._pads or () if other.guid == pad.guid)

    def _added(self, event: pygame.Event, _now: float) -> None:
        if self._pads is not None:
            self._report(self._pads.open_new(event.device_index))

    def _removed(self, event: pygame.Event, _now: float) -> None:
        if self._pads is None:
            return
        pad = self._pads.close(event.instance_id)
        if pad is not None:
            self._lose(pad)
        self._report(self._pads.open_new())  # one that came in between may have been overlooked

    def _lose(self, pad: OpenPad) -> None:
        """The person who played with *pad* is away, and nothing of it stays pressed."""
        self._held.release_all(pad.device)
        if self.joysticks.mapper is not None and self.joysticks.mapper.device == pad.device:
            self.joysticks.mapper = None
        seats = self._seating.disconnect(pad.device)
        if seats:
            self._lost.append(pad)
        self._emit(DeviceDisconnected(pad.device, seats))

    def _button(self, event: pygame.Event, now: float) -> None:
        pad = self._pad(event.instance_id)
        if pad is not None and pad.controller is not None:
            down = event.type == pygame.CONTROLLERBUTTONDOWN
            other = Intent.CONFIRM if self._held.one_button else None
            intent = self._buttons.get(event.button, other) if down else None
            self._held.hold(pad.device, event.button, intent, now)

    def _axis(self, event: pygame.Event, now: float) -> None:
        pad = self._pad(event.instance_id)
        if pad is None or pad.controller is None:
            return
        analogue = pad.analogue
        direction, peeks = analogue.direction, analogue.peeks
        analogue.move(event.axis, event.value / AXIS_END)
        # Only changes are passed on: after the focus was lost, a stick must first go back.
        if analogue.direction is not direction:
            self._held.hold(pad.device, "stick", analogue.direction, now)
        if self._held.one_button:
            trigger = Intent.CONFIRM if analogue.any_trigger else None
            self._held.hold(pad.device, "trigger", trigger, now)
        if analogue.peeks != peeks:
            self._held.hold(pad.device, "triggers", Intent.PEEK if analogue.peeks else None, now)

    def _raw(self, event: pygame.Event, now: float) -> None:
        pad = self._pad(event.instance_id)
        if pad is not None:
            self.joysticks.read(pad, event, now)

    def _pad(self, instance: int) -> OpenPad | None:
        return None if self._pads is None else self._pads[instance]

    def _is_understood(self, pad: OpenPad) -> bool:
        return pad.raw is None or self.joysticks.knows(pad.guid)

    def _report(self, pads: Iterable[OpenPad]) -> None:
        """Report pads that were connected, or whose controls are known from now on."""
        for pad in pads:
            if not self._is_understood(pad):
                self._emit(UnknownPad(pad.device, pad.name))
                continue
            if pad.raw is not None:
                pad.raw.set_rest_as(self.joysticks.tables[pad.guid])
            self._recognise(pad)
            self._emit(DeviceConnected(pad.device))

    def _recognise(self, pad: OpenPad) -> None:
        """A pad of the same make as a missing one may be that one."""
        missing = self._seating.missing_devices()
        self._lost = [lost for lost in self._lost if lost.device in missing]
        alike = [lost.device for lost in self._lost if lost.guid == pad.guid]
        self._seating.recognise(pad.device, alike)
