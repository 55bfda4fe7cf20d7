"""A thread that runs tasks one after another, so that no frame waits for a disk."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias

Task: TypeAlias = Callable[[], object]


class DiskThread:
    """Runs tasks in the order in which they were submitted; its thread starts with the first.

    Python does not exit before all tasks are done, whether it was stopped or not.
    """

    def __init__(self) -> None:
        self._executor: ThreadPoolExecutor | None = None
        self._error: Exception | None = None

    def submit(self, task: Task) -> None:
        """Run *task* soon; it handles its own errors."""
        if self._executor is None:
            self._executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix="archive")
        self._executor.submit(self._run, task)

    def wait(self) -> None:
        """Return when all tasks are done.

        :raises Exception: the latest that a task did not handle.
        """
        if self._executor is not None:
            self._executor.submit(lambda: None).result()
        error, self._error = self._error, None
        if error is not None:
            raise error

    def stop(self) -> None:
        """Return when all tasks are done and the thread has ended."""
        if self._executor is not None:
            self._executor.shutdown()
            self._executor, self._error = None, None

    def _run(self, task: Task) -> None:
        try:
            task()
        except Exception as error:
            self._error = error
