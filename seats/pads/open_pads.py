"""Pads and joysticks that are connected, each opened once and known by its instance id."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field

import pygame
from pygame._sdl2 import controller

from seats.pads.analogue_controls import AnalogueControls
from seats.pads.pad import Pad
from seats.pads.pad_family import family_of
from seats.pads.raw_controls import RawJoystick


@dataclass(slots=True)
class OpenPad:
    """One open pad: ``raw`` is set if SDL has no names for its controls, else ``controller``."""

    device: Pad
    guid: str
    name: str
    joystick: pygame.joystick.JoystickType
    controller: controller.Controller | None = None
    analogue: AnalogueControls = field(default_factory=AnalogueControls)
    raw: RawJoystick | None = None


class OpenPads:
    """Opens what is connected and closes what is disconnected."""

    def __init__(self) -> None:
        with suppress(pygame.error):  # a machine without joystick support: nobody has a pad
            pygame.joystick.init()
            controller.init()
        self._pads: dict[int, OpenPad] = {}

    def __getitem__(self, instance: int) -> OpenPad | None:
        return self._pads.get(instance)

    def __iter__(self) -> Iterator[OpenPad]:
        return iter(list(self._pads.values()))

    def open_new(self, index: int | None = None) -> list[OpenPad]:
        """Open what is new: at *index* first, then at every index if that was not everything."""
        if not pygame.joystick.get_init():
            return []
        found = [] if index is None else self._open(index)
        # To open what is open already would keep SDL from ever closing it; and the index of an
        # event is wrong once something else was disconnected meanwhile.
        if len(self._pads) != pygame.joystick.get_count():
            for place in range(pygame.joystick.get_count()):
                found += self._open(place)
        return found

    def close(self, instance: int) -> OpenPad | None:
        """Close a pad that is gone."""
        pad = self._pads.pop(instance, None)
        if pad is not None:
            with suppress(pygame.error):
                if pad.controller is not None:
                    pad.controller.quit()
                pad.joystick.quit()
        return pad

    def _open(self, index: int) -> list[OpenPad]:
        try:
            pad = _open_pad(index)
        except pygame.error:  # disconnected again in the meantime
            return []
        instance = pad.device.number
        if instance in self._pads:
            return []
        self._pads[instance] = pad
        return [pad]


def _open_pad(index: int) -> OpenPad:
    joystick = pygame.joystick.Joystick(index)
    guid, instance = joystick.get_guid(), joystick.get_instance_id()
    if controller.is_controller(index):
        opened = controller.Controller(index)
        device = Pad(instance, family_of(guid, opened.name))
        return OpenPad(device, guid, opened.name, joystick, opened)
    return OpenPad(Pad(instance), guid, joystick.get_name(), joystick, raw=RawJoystick())
