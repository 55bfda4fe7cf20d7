"""Waiting for one control to be pressed, whatever it means."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from seats.devices import Device


@dataclass
class ControlCapture:
    """Takes the next control of a device of the kind of *device*, but not after *until* seconds."""

    device: Device
    until: float
    control: int | None = None

    def takes(self, event: pygame.Event, now: float) -> bool:
        """Whether *event* was taken; the first press gives the ``control``."""
        if now > self.until:  # whoever asked for it may be gone
            return False
        pressed = self.device.pressed_control(event)
        if self.control is None:
            self.control = pressed
        return pressed is not None
