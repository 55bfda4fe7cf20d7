"""Scenes, and the stack that shows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias, assert_never

import pygame

from scenes.core.memory import release_memory
from seats.input_events import InputEvent


class Scene(Protocol):
    """One screen of the game. Handlers return where to go next, or ``None`` to stay."""

    overlay: bool

    def handle(self, event: InputEvent) -> Transition:
        """Answer what a player or a device said."""

    def step(self) -> Transition:
        """Live one fixed step of 1/120 s."""

    def draw(self, screen: pygame.Surface, ahead: float) -> Sequence[pygame.Rect]:
        """Paint what changed, *ahead* of the last step by 0 to 1 steps; tell where."""

    def lay_out(self, below: pygame.Surface | None) -> None:
        """Take one's place anew: on entering, after a resize, when uncovered.

        *below* is a picture of what an overlay covers.
        """

    def leave(self) -> None:
        """Give back at once what takes much room; may be laid out again nevertheless."""


@dataclass(frozen=True, slots=True)
class Push:
    """Open *scene* on top of this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Go back to the scene below."""


@dataclass(frozen=True, slots=True)
class Reset:
    """Leave everything and start over with *scene*, and *under* it what its way back leads to."""

    scene: Scene
    under: Scene | None = None


@dataclass(frozen=True, slots=True)
class Quit:
    """Close all scenes, and with them the program."""


@dataclass(frozen=True, slots=True)
class Relayout:
    """Stay, and be laid out anew."""


Transition: TypeAlias = Push | Pop | Reset | Quit | Relayout | None


@dataclass
class SceneStack:
    """The open scenes, the last on top; only the top one hears and lives."""

    scenes: list[Scene] = field(default_factory=list)
    changed: bool = True

    @property
    def top(self) -> Scene | None:
        """The one that hears and lives, if any is open."""
        return self.scenes[-1] if self.scenes else None

    def handle(self, event: InputEvent) -> bool:
        """Let the top scene answer; tell whether one has to be laid out now."""
        return bool(self.scenes) and self._go(self.scenes[-1].handle(event))

    def step(self) -> bool:
        """Let the top scene live one step; tell whether one has to be laid out now."""
        return bool(self.scenes) and self._go(self.scenes[-1].step())

    def visible(self) -> Sequence[Scene]:
        """The top scene and, under overlays, what they cover; the lowest first."""
        lowest = len(self.scenes) - 1
        while lowest > 0 and self.scenes[lowest].overlay:
            lowest -= 1
        return self.scenes[max(lowest, 0) :]

    def reset(self, *scenes: Scene) -> None:
        """Start over with *scenes*, the last on top."""
        self.scenes[:] = scenes
        self.changed = True
        release_memory()

    def _go(self, move: Transition) -> bool:
        match move:
            case None:
                return False
            case Push(scene):
                self.scenes.append(scene)
            case Pop():
                self.scenes.pop().leave()
            case Reset(scene, under):
                self.reset(*([scene] if under is None else [under, scene]))
            case Quit():
                self.scenes.clear()
            case Relayout():
                pass
            case _:
                assert_never(move)
        self.changed = True
        return True
