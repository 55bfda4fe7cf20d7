"""A loop with a screen, a clock and scenes that remember what became of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import pygame

from scenes.app.loop import GameClock, Loop
from scenes.core.scene import Scene, SceneStack, Transition
from seats.input_events import InputEvent, Press

RED, GREEN, BLUE = pygame.Color("red"), pygame.Color("green"), pygame.Color("blue")


@dataclass
class Easel:
    """A screen that remembers what was presented."""

    canvas: pygame.Surface = field(default_factory=lambda: pygame.Surface((64, 36)))
    presented: list[Sequence[pygame.Rect] | None] = field(default_factory=list)

    def surface(self) -> pygame.Surface:
        return self.canvas

    def present(self, areas: Sequence[pygame.Rect] | None) -> None:
        self.presented.append(areas)


@dataclass
class Panel:
    """A scene of one colour that keeps a diary and goes where it is told."""

    colour: pygame.Color = field(default_factory=lambda: RED)
    overlay: bool = False
    on_press: Transition = None
    on_step: Transition = None
    always_moving: bool = False
    diary: list[str] = field(default_factory=list)
    heard: list[InputEvent] = field(default_factory=list)
    ahead: list[float] = field(default_factory=list)
    below: pygame.Surface | None = None

    def handle(self, said: InputEvent) -> Transition:
        self.diary.append("handle")
        self.heard.append(said)
        return self.on_press if isinstance(said, Press) else None

    def step(self) -> Transition:
        self.diary.append("step")
        return self.on_step

    def draw(self, screen: pygame.Surface, ahead: float) -> Sequence[pygame.Rect]:
        self.diary.append("draw")
        self.ahead.append(ahead)
        screen.fill(self.colour, (0, 0, 32, 36) if self.overlay else None)
        return [pygame.Rect(0, 0, 8, 8)] if self.always_moving else []

    def lay_out(self, below: pygame.Surface | None) -> None:
        self.diary.append("lay out")
        self.below = below

    def leave(self) -> None:
        self.diary.append("leave")

    def steps(self) -> int:
        return self.diary.count("step")


@dataclass
class Stage:
    """A loop with a fake clock, and everything one can look at."""

    stack: SceneStack
    easel: Easel = field(default_factory=Easel)
    clock: GameClock = field(default_factory=GameClock)
    said: list[InputEvent] = field(default_factory=list)
    sizes: list[tuple[int, int]] = field(default_factory=list)
    errors: list[Exception] = field(default_factory=list)
    refuge: Scene | None = None
    saves_power: bool = False

    def __post_init__(self) -> None:
        self.loop = Loop(
            self.stack,
            self._hear,
            self.easel,
            self.clock,
            resized=self.sizes.append,
            recover=self._rescue,
            saves_power=self.saves_power,
        )

    def frames(self, count: int) -> None:
        for _ in range(count):
            self.loop.frame()

    def _hear(self) -> Iterable[InputEvent]:
        said, self.said = self.said, []
        return said

    def _rescue(self, error: Exception) -> Scene | None:
        self.errors.append(error)
        return self.refuge


def on_stage(*scenes: Scene, saves_power: bool = False, refuge: Scene | None = None) -> Stage:
    return Stage(SceneStack(list(scenes)), saves_power=saves_power, refuge=refuge)
