"""What runs the matches of a contest: this process, others of this machine, or a cluster."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Protocol

from bots.arena.matches import LineUp, MatchResult

TASK_SIZE = 50  # matches a task: to send one to another machine takes as long as a few matches
SMALL_TASK = 10  # the same between processes of one machine
MOST_LOSSES = 3  # lost pools in a row, without a task done, after which it is given up
PATIENCE = "10s"  # for the answer of a scheduler


class MatchRunner(Protocol):
    """Plays matches, and returns the same results in the same order whatever it uses for it."""

    def play(self, line_up: LineUp, games: int) -> Iterator[MatchResult]:
        """The results of that many matches. After Ctrl-C there are those that were played."""


class ThisProcess:
    """Plays all matches itself."""

    def play(self, line_up: LineUp, games: int) -> Iterator[MatchResult]:
        return line_up.results(range(games))


@dataclass(frozen=True, slots=True)
class ExecutorRunner:
    """Plays the matches in tasks of *task_size* on executors, which *make_executor* makes.

    When an executor breaks, as a process pool does that has lost one of its processes, the tasks
    that it has not done go to a new one.

    :raises BrokenProcessPool: if executors break again and again without doing any task.
    """

    make_executor: Callable[[], Executor]
    task_size: int = TASK_SIZE

    def play(self, line_up: LineUp, games: int) -> Iterator[MatchResult]:
        starts = range(0, games, self.task_size)
        tasks = [range(first, min(first + self.task_size, games)) for first in starts]
        done: dict[range, list[MatchResult]] = {}
        losses = 0
        while tasks:
            executor = self.make_executor()
            left = [task for task in tasks if task not in done]
            futures = {task: executor.submit(line_up.play, task) for task in left}
            try:
                yield from self._in_order(futures, tasks, done)
            except BrokenProcessPool:
                losses = 0 if _collect(futures, done) else losses + 1
                if losses == MOST_LOSSES:
                    raise
            except KeyboardInterrupt:
                _collect(futures, done)
                yield from (result for task in tasks for result in done.get(task, ()))
                raise
            finally:
                for future in futures.values():
                    future.cancel()
                executor.shutdown(wait=False)

    def _in_order(
        self,
        futures: dict[range, Future[list[MatchResult]]],
        tasks: list[range],
        done: dict[range, list[MatchResult]],
    ) -> Iterator[MatchResult]:
        """The results of *tasks*, each of which is removed as soon as its results are there."""
        while tasks:
            task = tasks[0]
            results = done[task] if task in done else futures[task].result()
            del tasks[0]
            yield from results


def _collect(
    futures: dict[range, Future[list[MatchResult]]], done: dict[range, list[MatchResult]]
) -> int:
    """Keep the results of all tasks that are done; how many are new."""
    before = len(done)
    for task, future in futures.items():
        if future.done() and not future.cancelled() and future.exception() is None:
            done[task] = future.result()
    return len(done) - before


@contextmanager
def processes(count: int) -> Iterator[MatchRunner]:
    """*count* processes of this machine."""

    def make_executor() -> Executor:
        # A forked process would share the locks of threads that it does not have.
        return ProcessPoolExecutor(count, get_context("spawn"), initializer=_end_on_interrupt)

    yield ExecutorRunner(make_executor, SMALL_TASK)


@contextmanager
def cluster(address: str) -> Iterator[MatchRunner]:
    """The workers of a Dask scheduler; a task whose worker is lost is given to another by it.

    :raises ImportError: without the extra ``cluster``.
    :raises ValueError: if no scheduler answers at *address*.
    """
    from distributed import Client

    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except OSError:
        raise ValueError(f"no scheduler answers at {address!r}") from None
    with client:
        yield ExecutorRunner(client.get_executor)


def _end_on_interrupt() -> None:
    """End at once and without a word when Ctrl-C is pressed, which all processes are told.

    Where this is ignored, as in a background job, it stays ignored.
    """
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
