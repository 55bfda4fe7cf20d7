"""A thread that runs tasks one after another, so that no frame waits for a disk."""

from __future__ import annotations

from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, Thread
from typing import TypeAlias

Task: TypeAlias = Callable[[], object]


class Worker:
    """Runs tasks in the order in which they were submitted; its thread starts with the first."""

    def __init__(self) -> None:
        self._tasks: SimpleQueue[Task | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._error: Exception | None = None

    def submit(self, task: Task) -> None:
        """Run *task* soon; it handles its own errors."""
        if self._thread is None:
            self._thread = Thread(target=self._run, name="archive", daemon=True)
            self._thread.start()
        self._tasks.put(task)

    def wait(self) -> None:
        """Return when all tasks are done.

        :raises Exception: the latest that a task did not handle.
        """
        if self._thread is not None:
            done = Event()
            self._tasks.put(done.set)
            done.wait()
        error, self._error = self._error, None
        if error is not None:
            raise error

    def stop(self) -> None:
        """Return when all tasks are done and the thread has ended."""
        if self._thread is not None:
            self._tasks.put(None)
            self._thread.join()
            self._thread, self._error = None, None

    def _run(self) -> None:
        while (task := self._tasks.get()) is not None:
            try:
                task()
            except Exception as error:
                self._error = error
