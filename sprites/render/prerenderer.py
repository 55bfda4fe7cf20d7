"""Drawings rendered ahead: by a thread, on another core, before anybody waits for them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from threading import Lock, Thread
from typing import TypeAlias

import pygame

Sketch: TypeAlias = tuple[str, int, int]  # SVG, width and height in pixels
Rasterise: TypeAlias = Callable[[str, int, int], pygame.Surface]


class Prerenderer:
    """Renders with *rasterise*, which must not mind being called by two threads."""

    def __init__(self, rasterise: Rasterise) -> None:
        self._rasterise = rasterise
        self._line: deque[Sketch] = deque()
        self._expected: set[Sketch] = set()
        self._ready: dict[Sketch, pygame.Surface | Exception] = {}
        self._painter: Thread | None = None
        self._door = Lock()

    def expect(self, sketch: Sketch, at_once: bool = False) -> None:
        """Render this soon, or next of all; it is kept until it is asked for once."""
        with self._door:
            if at_once and sketch in self._line:
                self._line.remove(sketch)
                self._line.appendleft(sketch)
            if sketch in self._expected:
                return
            self._expected.add(sketch)
            self._line.insert(0 if at_once else len(self._line), sketch)
            if self._painter is None:
                self._painter = Thread(target=self._paint, name="painter", daemon=True)
                self._painter.start()

    def rasterised(self, sketch: Sketch) -> pygame.Surface:
        """Its pixels: at once if they are ready, else rendered on the spot.

        :raises Exception: what went wrong with it, here or in the thread.
        """
        with self._door:
            self._expected.discard(sketch)
            ready = self._ready.pop(sketch, None)
        if isinstance(ready, Exception):
            raise ready
        return ready or self._rasterise(*sketch)

    def waits_for(self, sketch: Sketch) -> bool:
        """Whether this is expected and not ready yet."""
        with self._door:
            return sketch in self._expected and sketch not in self._ready

    def forget(self) -> None:
        """Expect nothing any more."""
        with self._door:
            self._expected.clear()
            self._ready.clear()
            self._line.clear()

    def wait(self) -> None:
        """Return when nothing is being rendered."""
        painter = self._painter
        if painter is not None:
            painter.join()

    def _paint(self) -> None:
        while (sketch := self._next()) is not None:
            made = self._tried(sketch)
            with self._door:
                if sketch in self._expected:  # else somebody could not wait, or all is forgotten
                    self._ready[sketch] = made

    def _tried(self, sketch: Sketch) -> pygame.Surface | Exception:
        try:
            return self._rasterise(*sketch)
        except Exception as error:  # for whoever asks; the others still want theirs
            return error

    def _next(self) -> Sketch | None:
        with self._door:
            while self._line:
                sketch = self._line.popleft()
                if sketch in self._expected and sketch not in self._ready:
                    return sketch
            self._painter = None
            return None
