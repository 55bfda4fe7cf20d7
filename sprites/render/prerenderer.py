"""Rasterises drawings ahead of need, in a thread."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from threading import Condition, Thread
from typing import TypeAlias

import pygame

SvgJob: TypeAlias = tuple[str, int, int]  # SVG, width and height in pixels
Rasterise: TypeAlias = Callable[[str, int, int], pygame.Surface]


class Prerenderer:
    """Rasterises with *rasterise*, which has to be safe to call from two threads at a time."""

    def __init__(self, rasterise: Rasterise) -> None:
        self._rasterise = rasterise
        self._queue: deque[SvgJob] = deque()
        self._expected: set[SvgJob] = set()
        self._ready: dict[SvgJob, pygame.Surface | Exception] = {}
        self._thread: Thread | None = None
        self._current: SvgJob | None = None  # what the thread is rasterising
        self._lock = Condition()

    def expect(self, job: SvgJob, at_once: bool = False) -> None:
        """Rasterise this soon, or next of all; it is kept until it is asked for once."""
        with self._lock:
            if at_once and job in self._queue:
                self._queue.remove(job)
                self._queue.appendleft(job)
            if job in self._expected:
                return
            self._expected.add(job)
            self._queue.insert(0 if at_once else len(self._queue), job)
            if self._thread is None:
                self._thread = Thread(target=self._work, name="prerenderer", daemon=True)
                self._thread.start()

    def rasterised(self, job: SvgJob) -> pygame.Surface:
        """Its pixels: from the thread, if that has begun, else rasterised here and now.

        :raises Exception: what went wrong with it, here or in the thread.
        """
        with self._lock:
            self._lock.wait_for(lambda: self._current != job)
            self._expected.discard(job)
            ready = self._ready.pop(job, None)
        if isinstance(ready, Exception):
            raise ready
        return ready or self._rasterise(*job)

    def waits_for(self, job: SvgJob) -> bool:
        """Whether this is expected and not ready yet."""
        with self._lock:
            return job in self._expected and job not in self._ready

    def forget(self) -> None:
        """Expect nothing any more."""
        with self._lock:
            self._expected.clear()
            self._ready.clear()
            self._queue.clear()

    def wait(self) -> None:
        """Return when nothing is being rasterised."""
        thread = self._thread
        if thread is not None:
            thread.join()

    def _work(self) -> None:
        while (job := self._next()) is not None:
            made = self._tried(job)
            with self._lock:
                self._current = None
                if job in self._expected:  # else it was forgotten
                    self._ready[job] = made
                self._lock.notify_all()

    def _tried(self, job: SvgJob) -> pygame.Surface | Exception:
        try:
            return self._rasterise(*job)
        except Exception as error:  # raised where the drawing is asked for; the others go on
            return error

    def _next(self) -> SvgJob | None:
        with self._lock:
            while self._queue:
                job = self._queue.popleft()
                if job in self._expected and job not in self._ready:
                    self._current = job
                    return job
            self._thread = None
            return None
