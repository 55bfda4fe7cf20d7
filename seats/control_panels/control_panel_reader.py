"""Reads a keyboard encoder as the panels of a cabinet, instead of a keyboard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from seats.bindings import DEFAULT_BINDINGS, Bindings
from seats.control_panels.control_panel import CONTROL_PANELS, ControlPanel
from seats.devices import Device
from seats.input.device_reader import DeviceReader, EventReader
from seats.input.held_controls import HeldControls
from seats.intents import Intent

# What MAME has as the switch inside the coin door: the controls that open the operator's menu.
DOOR_SWITCH = pygame.KSCAN_F2
DOOR_INTENTS = (Intent.TURN_LEFT, Intent.TURN_RIGHT, Intent.MENU)


class ControlPanelReader(DeviceReader):
    """Every key belongs to one panel at most."""

    def __init__(self, held: HeldControls) -> None:
        self._held = held
        self.rebind(DEFAULT_BINDINGS)

    @property
    def connected(self) -> Sequence[Device]:
        return CONTROL_PANELS

    def rebind(self, bindings: Bindings) -> None:
        self._meanings: Mapping[int, tuple[ControlPanel, Intent]] = {
            key: (panel, intent)
            for panel in CONTROL_PANELS
            for key, intent in bindings.table(panel).items()
        }

    def event_readers(self) -> Mapping[int, EventReader]:
        return {
            pygame.KEYDOWN: lambda event, now: self._key(event.scancode, True, now),
            pygame.KEYUP: lambda event, now: self._key(event.scancode, False, now),
        }

    def _key(self, scancode: int, down: bool, now: float) -> None:
        if scancode == DOOR_SWITCH:
            for intent in DOOR_INTENTS:
                control = scancode, intent
                self._held.hold(CONTROL_PANELS[0], control, intent if down else None, now)
        elif scancode in self._meanings:
            panel, intent = self._meanings[scancode]
            self._held.hold(panel, scancode, intent if down else None, now)
