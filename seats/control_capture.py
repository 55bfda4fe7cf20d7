"""Waiting for one control to be pressed, whatever it means."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from seats.devices import Device, Kind


@dataclass
class ControlCapture:
    """Takes the next control of *device*: of any pad, if it is one, else any key; *until* then."""

    device: Device
    until: float
    control: int | None = None

    def takes(self, event: pygame.Event, now: float) -> bool:
        """Whether *event* was meant for this; the first press is what was caught."""
        if now > self.until:  # whoever asked for it may be gone
            return False
        pressed, number = (
            (pygame.CONTROLLERBUTTONDOWN, "button")
            if self.device.kind is Kind.PAD
            else (pygame.KEYDOWN, "scancode")
        )
        if event.type != pressed:
            return False
        if self.control is None:
            self.control = getattr(event, number)
        return True
