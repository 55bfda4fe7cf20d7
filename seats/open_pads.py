"""Pads and joysticks that are plugged in, each opened once and known by its instance id."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field

import pygame
from pygame._sdl2 import controller

from seats.devices import Device, Kind
from seats.joystick_mapping import RawStick
from seats.pad_controls import Sticks, family_of


@dataclass(slots=True)
class OpenPad:
    """One open pad. ``raw`` is kept of those that SDL does not know, ``pad`` of the others."""

    device: Device
    guid: str
    name: str
    joystick: pygame.joystick.JoystickType
    pad: controller.Controller | None = None
    sticks: Sticks = field(default_factory=Sticks)
    raw: RawStick | None = None


class OpenPads:
    """Opens what is plugged in and closes what is pulled out."""

    def __init__(self) -> None:
        with suppress(pygame.error):  # a machine without any such thing: nobody holds a pad
            pygame.joystick.init()
            controller.init()
        self._plugs: dict[int, OpenPad] = {}

    def __getitem__(self, instance: int) -> OpenPad | None:
        return self._plugs.get(instance)

    def __iter__(self) -> Iterator[OpenPad]:
        return iter(list(self._plugs.values()))

    def look(self, index: int | None = None) -> list[OpenPad]:
        """Open what is new: at *index* first, then all over if that was not everything."""
        if not pygame.joystick.get_init():
            return []
        found = [] if index is None else self._open(index)
        # Opening what is open already would keep SDL from ever closing it; and the index an
        # event carries is wrong once something else was pulled out meanwhile.
        if len(self._plugs) != pygame.joystick.get_count():
            for place in range(pygame.joystick.get_count()):
                found += self._open(place)
        return found

    def pull(self, instance: int) -> OpenPad | None:
        """Close a pad that is gone."""
        plug = self._plugs.pop(instance, None)
        if plug is not None:
            with suppress(pygame.error):
                if plug.pad is not None:
                    plug.pad.quit()
                plug.joystick.quit()
        return plug

    def _open(self, index: int) -> list[OpenPad]:
        try:
            plug = _plug(index)
        except pygame.error:  # pulled out again before we got here
            return []
        instance = plug.device.number
        if instance in self._plugs:
            return []
        self._plugs[instance] = plug
        return [plug]


def _plug(index: int) -> OpenPad:
    stick = pygame.joystick.Joystick(index)
    guid, instance = stick.get_guid(), stick.get_instance_id()
    if controller.is_controller(index):
        pad = controller.Controller(index)
        family = family_of(guid, pad.name)
        return OpenPad(Device(Kind.PAD, instance, family), guid, pad.name, stick, pad)
    return OpenPad(Device(Kind.PAD, instance), guid, stick.get_name(), stick, raw=RawStick())
