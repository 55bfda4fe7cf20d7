"""A clerk who does one thing after another, so that no frame waits for a disk."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor


class Worker:
    """Works off what it is given, in order, in a thread of its own."""

    def __init__(self) -> None:
        self._desk: ThreadPoolExecutor | None = None
        self._last: Future[object] | None = None

    def do(self, work: Callable[[], object]) -> None:
        """Do *work* soon; it sees to its own errors."""
        if self._desk is None:
            from concurrent.futures import ThreadPoolExecutor  # nobody needs it before a match

            self._desk = ThreadPoolExecutor(1, "clerk")
        self._last = self._desk.submit(work)

    def finish(self) -> None:
        """Come back when all work is done.

        :raises Exception: whatever the last piece of work did not expect.
        """
        if self._last is not None:
            self._last.result()

    def go_home(self) -> None:
        """Finish, and stop the thread until there is work again."""
        if self._desk is not None:
            self._desk.shutdown()
            self._desk = self._last = None
