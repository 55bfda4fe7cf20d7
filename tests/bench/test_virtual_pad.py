"""The virtual pad speaks through the real event queue."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")

import pygame
from pygame._sdl2 import controller

from bench.input.virtual_pad import VirtualPad

SOUTH = 0


def test_a_pressed_button_arrives_as_a_controller_event() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.joystick.init()
    controller.init()
    pad = VirtualPad()
    opened = [
        controller.Controller(event.device_index)
        for event in pygame.event.get()
        if event.type == pygame.CONTROLLERDEVICEADDED
    ]
    pad.button(SOUTH)
    presses = [e for e in pygame.event.get() if e.type == pygame.CONTROLLERBUTTONDOWN]
    assert [(e.button, e.instance_id) for e in presses] == [(SOUTH, pad.instance_id)]
    pad.unplug()
    assert any(e.type == pygame.CONTROLLERDEVICEREMOVED for e in pygame.event.get())
    assert opened
    pygame.quit()
