"""A loop with a fake screen, a fake clock and fake scenes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import pygame

from scenes.app.frames.clocks import GameClock
from scenes.app.frames.frame_timer import FrameTimer
from scenes.app.frames.loop import Loop
from scenes.app.frames.scene_change import SceneChange
from scenes.app.frames.scene_drawer import SceneDrawer
from scenes.core.scene import Scene, SceneStack, Transition
from seats.input.input_events import InputEvent, Press

RED, GREEN, BLUE = pygame.Color("red"), pygame.Color("green"), pygame.Color("blue")


@dataclass
class FakeScreen:
    """A screen that remembers what was presented."""

    pixels: pygame.Surface = field(default_factory=lambda: pygame.Surface((64, 36)))
    presented: list[Sequence[pygame.Rect] | None] = field(default_factory=list)

    def surface(self) -> pygame.Surface:
        return self.pixels

    def present(self, areas: Sequence[pygame.Rect] | None) -> None:
        self.presented.append(areas)


@dataclass
class FakeScene:
    """A scene of one colour that lists its calls and returns the given transitions."""

    colour: pygame.Color = field(default_factory=lambda: RED)
    overlay: bool = False
    on_press: Transition = None
    on_step: Transition = None
    always_moving: bool = False
    calls: list[str] = field(default_factory=list)
    events: list[InputEvent] = field(default_factory=list)
    ahead: list[float] = field(default_factory=list)
    below: pygame.Surface | None = None

    def handle(self, event: InputEvent) -> Transition:
        self.calls.append("handle")
        self.events.append(event)
        return self.on_press if isinstance(event, Press) else None

    def step(self) -> Transition:
        self.calls.append("step")
        return self.on_step

    def draw(self, screen: pygame.Surface, ahead: float) -> Sequence[pygame.Rect]:
        self.calls.append("draw")
        self.ahead.append(ahead)
        screen.fill(self.colour, (0, 0, 32, 36) if self.overlay else None)
        return [pygame.Rect(0, 0, 8, 8)] if self.always_moving else []

    def lay_out(self, below: pygame.Surface | None) -> None:
        self.calls.append("lay out")
        self.below = below

    def leave(self) -> None:
        self.calls.append("leave")

    def steps(self) -> int:
        return self.calls.count("step")


@dataclass
class LoopHarness:
    """A loop with a fake clock and screen; ``waiting`` are the events of its next frame."""

    stack: SceneStack
    screen: FakeScreen = field(default_factory=FakeScreen)
    clock: GameClock = field(default_factory=GameClock)
    waiting: list[InputEvent] = field(default_factory=list)
    sizes: list[tuple[int, int]] = field(default_factory=list)
    errors: list[Exception] = field(default_factory=list)
    fallback: Scene | None = None
    saves_power: bool = False
    scene_change: SceneChange | None = None
    watched: bool = True

    def __post_init__(self) -> None:
        drawer = SceneDrawer(
            self.stack,
            self.screen,
            resized=self.sizes.append,
            scene_change=self.scene_change,
            watched=self.watched,
        )
        timer = FrameTimer(self.clock, saves_power=self.saves_power)
        self.loop = Loop(self.stack, self._poll, timer, drawer, self._recover)

    def frames(self, count: int) -> None:
        for _ in range(count):
            self.loop.frame()

    def _poll(self) -> Iterable[InputEvent]:
        events, self.waiting = self.waiting, []
        return events

    def _recover(self, error: Exception) -> Scene | None:
        self.errors.append(error)
        return self.fallback


def loop_with(
    *scenes: Scene, saves_power: bool = False, fallback: Scene | None = None
) -> LoopHarness:
    return LoopHarness(SceneStack(list(scenes)), saves_power=saves_power, fallback=fallback)
