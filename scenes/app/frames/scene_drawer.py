"""Lays out and draws the open scenes, and what leads from one to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from scenes.app.frames.scene_change import SceneChange
from scenes.core.memory import collect_garbage
from scenes.core.scene import SceneStack


class Display(Protocol):
    """A window, or something like it."""

    def surface(self) -> pygame.Surface:
        """The surface to draw on; another one after a resize."""

    def present(self, areas: Sequence[pygame.Rect] | None) -> None:
        """Show the drawn *areas*, or everything."""


class SceneDrawer:
    """Lays out the scenes of *stack* when they open, and draws them on *display*.

    *resized* is called with a new size in pixels before any scene is laid out for it. With
    *scene_change* one scene gives way to the next, else it is gone at once. Unless it is *watched*,
    a scene is drawn only when it was laid out.
    """

    def __init__(
        self,
        stack: SceneStack,
        display: Display,
        *,
        resized: Callable[[tuple[int, int]], object] = lambda _: None,
        scene_change: SceneChange | None = None,
        watched: bool = True,
    ) -> None:
        self._stack = stack
        self._display = display
        self._resized = resized
        self._scene_change = scene_change
        self._watched = watched
        self._shown = 0  # the id of the scene that was drawn last; 0 before the first
        self._size = display.surface().get_size()
        self._depth = 0  # of the stack when it was last laid out
        self._outdated = True  # the layout of all scenes
        self._exposed = False
        self.laid_out = False
        """Whether a scene was laid out in the last frame."""
        self.pictures = 0
        """The number of frames in which the picture has changed."""

    def expose(self) -> None:
        """Present everything in the next frame: the window has lost its picture."""
        self._exposed = True

    def draw(self, now: float, ahead: float) -> bool:
        """Draw the moment *now*, interpolated *ahead*; returns whether the picture has changed."""
        surface = self._display.surface()
        self._resize(surface.get_size())
        self.laid_out = self._stack.changed or self._outdated
        if self.laid_out:
            self._open_top_scene(surface, now)
        elif not self._watched:
            return False
        areas = self._draw_top_scene(surface, now, ahead)
        changed = areas is None or bool(areas)
        self.pictures += changed
        self._present(areas)
        if self.laid_out:
            collect_garbage()
        return changed

    def _present(self, areas: Sequence[pygame.Rect] | None) -> None:
        if areas is None or self._exposed:
            self._display.present(None)
        elif areas:
            self._display.present(areas)
        self._exposed = False

    def _open_top_scene(self, surface: pygame.Surface, now: float) -> None:
        """Lay the top scene out, and begin the change to it."""
        top = id(self._stack.top)
        is_new = self._shown not in (0, top) and not self._outdated
        change = self._scene_change if is_new else None
        old = surface.copy() if change else None
        self._lay_out(surface)
        self._shown = top
        if change and old:
            change.begin(old, surface, now, iris=self._stack.iris)

    def _draw_top_scene(
        self, surface: pygame.Surface, now: float, ahead: float
    ) -> Sequence[pygame.Rect] | None:
        """Draw it; returns the areas drawn, or ``None`` for everything."""
        change = self._scene_change
        if change is None or change.canvas is None:
            areas = self._stack.scenes[-1].draw(surface, ahead)
            return None if self.laid_out else areas
        self._stack.scenes[-1].draw(change.canvas, ahead)
        change.show(surface, now)
        return None

    def _resize(self, size: tuple[int, int]) -> None:
        # Checked on every frame, so that no scene ever draws on a window of another size.
        if size != self._size:
            self._size = size
            self._outdated = True
            if self._scene_change:
                self._scene_change.end()
            self._resized(size)

    def _lay_out(self, surface: pygame.Surface) -> None:
        *covered, top = self._stack.visible()
        below = None
        if covered and len(self._stack.scenes) > self._depth and not self._outdated:
            below = surface.copy()  # the overlay was just pushed: what it covers is drawn already
        else:
            for scene in covered:
                scene.lay_out(below)
                scene.draw(surface, 0.0)
                below = surface.copy()
        self._depth = len(self._stack.scenes)
        self._stack.changed = self._outdated = False
        top.lay_out(below)
