"""A window without a screen, virtual pads, and a clock that is set by hand."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pygame
import pytest
from pygame._sdl2 import controller

from bench.input.virtual_pad import VirtualPad
from seats.devices import Device
from seats.input.input_events import DeviceConnected, InputEvent, Point, Press
from seats.input.input_reader import InputReader
from seats.intents import Phase
from seats.sdl_hints import prepare_environment
from seats.seating import Seating

Plug = Callable[..., VirtualPad]


@dataclass
class Inputs:
    """An input reader, four seats, and a clock that is set by hand."""

    seating: Seating = field(default_factory=lambda: Seating(4))
    time: float = 0.0
    reader: InputReader = field(init=False)

    def __post_init__(self) -> None:
        self.reader = InputReader(self.seating, now=lambda: self.time)

    def poll(self, after: float = 0.0) -> list[InputEvent]:
        self.time += after
        return self.reader.poll()

    def presses(self, after: float = 0.0) -> list[Press]:
        return [event for event in self.poll(after) if isinstance(event, Press)]

    def meant(self, after: float = 0.0) -> list[str]:
        """Presses in short: ``UP`` pressed, ``up`` let go, ``UP+`` repeated."""
        return [_short(press) for press in self.presses(after)]

    def points(self) -> list[tuple[float, float, Phase]]:
        return [
            (event.x, event.y, event.phase) for event in self.poll() if isinstance(event, Point)
        ]

    def found(self) -> list[Device]:
        """The pads that were found since the last time."""
        return [event.device for event in self.poll() if isinstance(event, DeviceConnected)]

    def device(self) -> Device:
        """The one pad that was found since the last time."""
        (device,) = self.found()
        return device


def _short(press: Press) -> str:
    name = press.intent.name if press.down else press.intent.name.lower()
    return name + "+" * press.repeat


@pytest.fixture(scope="module", autouse=True)
def _window() -> Iterator[None]:
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    prepare_environment()
    controller.quit()  # pygame.quit forgets it, and pads that were left open give no input
    pygame.quit()
    pygame.init()
    pygame.display.set_mode((800, 600))
    yield
    pygame.quit()


@pytest.fixture
def plug() -> Iterator[Plug]:
    pads: list[VirtualPad] = []

    def plug_in(**traits: object) -> VirtualPad:
        pads.append(VirtualPad(**traits))  # type: ignore[arg-type]
        return pads[-1]

    yield plug_in
    for pad in pads:
        pad.unplug()
    pygame.event.get()


@pytest.fixture
def inputs() -> Iterator[Inputs]:
    pygame.event.clear()
    yield Inputs()
    pygame.event.clear()
