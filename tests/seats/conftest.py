"""A window without a screen, pads without plastic, and a clock that moves when told."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pygame
import pytest

from seats.devices import Device
from seats.input_reader import InputReader
from seats.intents import InputEvent, PadFound, Phase, Point, Press
from seats.sdl_hints import prepare_environment
from seats.seating import Seating
from tests.virtual_pad import VirtualPad

Plug = Callable[..., VirtualPad]


@dataclass
class Room:
    """A listener to four chairs, and the clock on its wall."""

    seating: Seating = field(default_factory=lambda: Seating(4))
    time: float = 0.0
    listener: InputReader = field(init=False)

    def __post_init__(self) -> None:
        self.listener = InputReader(self.seating, now=lambda: self.time)

    def hear(self, after: float = 0.0) -> list[InputEvent]:
        self.time += after
        return self.listener.hear()

    def presses(self, after: float = 0.0) -> list[Press]:
        return [said for said in self.hear(after) if isinstance(said, Press)]

    def meant(self, after: float = 0.0) -> list[str]:
        """Presses in short: ``UP`` pressed, ``up`` let go, ``UP+`` repeated."""
        return [_short(press) for press in self.presses(after)]

    def points(self) -> list[tuple[float, float, Phase]]:
        return [(said.x, said.y, said.phase) for said in self.hear() if isinstance(said, Point)]

    def found(self) -> list[Device]:
        """The pads that were found since the last time."""
        return [said.device for said in self.hear() if isinstance(said, PadFound)]

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
def room() -> Iterator[Room]:
    pygame.event.clear()
    yield Room()
    pygame.event.clear()
