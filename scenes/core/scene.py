"""Scenes, and the stack that shows them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias, assert_never

import pygame

from scenes.core.memory import release_memory
from seats.input.input_events import InputEvent
from values import value


class Scene(Protocol):
    """One screen. Its handlers return a transition to another scene, or ``None`` to stay."""

    overlay: bool

    def handle(self, event: InputEvent) -> Transition:
        """Answer an input event."""

    def step(self) -> Transition:
        """Go on by one fixed step of 1/120 s."""

    def draw(self, screen: pygame.Surface, ahead: float) -> Sequence[pygame.Rect]:
        """Draw what has changed, interpolated *ahead* by 0 to 1 steps; returns the areas drawn."""

    def lay_out(self, below: pygame.Surface | None) -> None:
        """Place everything: when the scene opens, after a resize, when it is uncovered.

        *below* is a picture of what an overlay covers.
        """

    def leave(self) -> None:
        """Release what takes much memory; the scene may be laid out again nevertheless."""


@value
class Push:
    """Open *scene* on top of this one."""

    scene: Scene


@value
class Pop:
    """Go back to the scene below."""


@value
class Reset:
    """Close all scenes and open *scene*; *under* it is the one to which it goes back.

    With an *iris*, the colour of its rim, the old picture gives way in a circle that closes.
    """

    scene: Scene
    under: Scene | None = None
    iris: str = ""


@value
class Quit:
    """Close all scenes, which ends the program; with *restart* it is to be started again."""

    restart: bool = False


@value
class Relayout:
    """Stay, and lay the scene out again."""


Transition: TypeAlias = Push | Pop | Reset | Quit | Relayout | None


@dataclass
class SceneStack:
    """The open scenes, the last on top; only the top one gets events and steps.

    ``changed`` is true until the new top scene is laid out; ``on_reset`` is called after all
    scenes have been replaced. ``restart`` is whether they were closed to start anew, ``iris``
    the rim of the one that closes on what the top scene replaces.
    """

    scenes: list[Scene] = field(default_factory=list)
    changed: bool = True
    on_reset: Callable[[], object] = release_memory
    restart: bool = False
    iris: str = ""

    @property
    def top(self) -> Scene | None:
        """The scene that gets events and steps, if any is open."""
        return self.scenes[-1] if self.scenes else None

    def handle(self, event: InputEvent) -> bool:
        """Let the top scene answer; returns whether one has to be laid out now."""
        return bool(self.scenes) and self._apply(self.scenes[-1].handle(event))

    def step(self) -> bool:
        """Let the top scene go on by a step; returns whether one has to be laid out now."""
        return bool(self.scenes) and self._apply(self.scenes[-1].step())

    def visible(self) -> Sequence[Scene]:
        """The top scene and, if it is an overlay, those it covers; the lowest first."""
        lowest = len(self.scenes) - 1
        while lowest > 0 and self.scenes[lowest].overlay:
            lowest -= 1
        return self.scenes[max(lowest, 0) :]

    def reset(self, *scenes: Scene) -> None:
        """Close all scenes and open *scenes*, the last on top."""
        self.scenes[:] = scenes
        self.changed, self.iris = True, ""
        self.on_reset()

    def _apply(self, transition: Transition) -> bool:
        match transition:
            case None:
                return False
            case Push(scene):
                self.scenes.append(scene)
            case Pop():
                self.scenes.pop().leave()
            case Reset(scene, under, _):
                self.reset(*([scene] if under is None else [under, scene]))
            case Quit(restart):
                self.scenes.clear()
                self.restart = restart
            case Relayout():
                pass
            case _:
                assert_never(transition)
        self.changed = True
        self.iris = transition.iris if isinstance(transition, Reset) else ""
        return True
