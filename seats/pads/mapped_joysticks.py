"""Joysticks that SDL has no names for, read by tables that players make."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from seats.input.held_controls import HeldControls
from seats.input.input_events import UnknownPad
from seats.pads.joystick_mapper import JoystickMapper
from seats.pads.open_pads import OpenPad
from seats.pads.raw_controls import Button, JoystickTable, RawControl, RawJoystick

Controls = frozenset[RawControl]


class MappedJoysticks:
    """``tables`` are those that are known, by GUID; ``mapper`` makes another one at present."""

    def __init__(self, held: HeldControls, emit: Callable[[UnknownPad], None]) -> None:
        self._held = held
        self._emit = emit
        self.tables: dict[str, JoystickTable] = {}
        self.mapper: JoystickMapper | None = None

    def knows(self, guid: str) -> bool:
        """Whether there is a table for it; an empty one is as good as none."""
        return bool(self.tables.get(guid))

    def read(self, pad: OpenPad, event: pygame.Event, now: float) -> None:
        """Read an event of *pad*'s raw controls, if it is one of these joysticks."""
        if pad.raw is None:
            return
        before = frozenset(pad.raw.held)
        _update(pad.raw, event)
        held = frozenset(pad.raw.held)
        if self.mapper is not None and self.mapper.device == pad.device:
            self.mapper.read(held, now)
        elif self.knows(pad.guid):
            self._hold(pad, before, held, now)
        elif any(isinstance(control, Button) for control in held - before):
            self._emit(UnknownPad(pad.device, pad.name, pressed=True))

    def start_mapper(self, pad: OpenPad, now: float) -> None:
        """Start to ask for the controls of *pad*, if it is one of these joysticks."""
        if pad.raw is not None:
            axes = range(pad.joystick.get_numaxes())
            pad.raw.set_rest([pad.joystick.get_axis(axis) for axis in axes])
            self._held.release_all(pad.device)
            self.mapper = JoystickMapper(pad.device, now)

    def _hold(self, pad: OpenPad, before: Controls, held: Controls, now: float) -> None:
        table = self.tables[pad.guid]
        for control in sorted(before ^ held, key=repr):
            intent = table.get(control) if control in held else None
            self._held.hold(pad.device, control, intent, now)


def _update(joystick: RawJoystick, event: pygame.Event) -> None:
    match event.type:
        case pygame.JOYAXISMOTION:
            joystick.axis(event.axis, event.value)
        case pygame.JOYHATMOTION:
            joystick.hat(event.hat, event.value)
        case _:
            joystick.button(event.button, event.type == pygame.JOYBUTTONDOWN)
