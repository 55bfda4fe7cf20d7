"""Workers that answer one question at a time beside the game: a process, or a thread."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Lock, Thread
from time import monotonic
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

from bots.answers import answer_to
from bots.questions import Question
from bots.search import Seconds

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

SEARCH_SECONDS = 0.25  # seconds a search may take for a choice, in another process
BEAT = 0.5  # seconds between two messages of a process that thinks
HUNG = 1.5  # seconds without any message, after which a process that thinks is taken as hung
SLOW_START = 20.0  # seconds a process may take to start
SLICE = 0.004  # seconds a thread may think in a frame


class WorkerLost(Exception):
    """A worker has ended, hangs or cannot start: its question has to be asked elsewhere."""


class _Unwanted(BaseException):
    """Nobody waits for the answer any more; no bot catches this."""


class Worker(Protocol):
    """Answers one question at a time."""

    def ask(self, question: Question) -> None:
        """Begin to answer.

        :raises WorkerLost: if it cannot.
        """

    def has_answer(self) -> bool:
        """Whether the answer is there.

        :raises WorkerLost: if none will come.
        """

    def answer(self) -> Any:
        """The answer; raises what thinking about it raised."""

    def close(self) -> None:
        """Stop, whatever it does."""


class ProcessWorker:
    """Another process. While it thinks, it sends a message now and then, or it is taken as hung.

    :raises WorkerLost: if it cannot be started.
    """

    def __init__(self) -> None:
        import multiprocessing  # takes too long to import before the first frame

        spawn = multiprocessing.get_context("spawn")
        self._line, theirs = spawn.Pipe()
        self._answers: list[Any] = []
        self._patience = SLOW_START
        self._heard = monotonic()
        try:
            with _no_main():
                self._process = spawn.Process(
                    target=_think, args=(theirs,), name="bots", daemon=True
                )
                self._process.start()
        except (OSError, RuntimeError):
            self._line.close()
            raise WorkerLost from None
        finally:
            theirs.close()

    def ask(self, question: Question) -> None:
        self._heard = monotonic()
        try:
            self._line.send(question)
        except OSError:
            raise WorkerLost from None

    def has_answer(self) -> bool:
        try:
            while self._line.poll():
                self._heard, self._patience = monotonic(), HUNG
                message = self._line.recv()
                if message is not None:
                    self._answers += message
        except (EOFError, OSError):
            raise WorkerLost from None
        if not self._answers and monotonic() - self._heard > self._patience:
            raise WorkerLost
        return bool(self._answers)

    def answer(self) -> Any:
        return self._answers.pop()

    def close(self) -> None:
        self._line.close()
        self._process.kill()  # one that is stopped would keep the game from ending
        self._process.join()


class ThreadWorker:
    """A thread of this process, where no other process can be had.

    Each time it is asked whether it has the answer, once a frame, it thinks for another slice of
    time and no longer, for it slows the game down. It thinks only as much as where nothing may
    depend on timing.
    """

    def __init__(self) -> None:
        self._thread: Thread | None = None
        self._answers: list[Any] = []
        self._errors: list[Exception] = []
        self._slice_end = 0.0
        self._next_slice = Event()
        self._closed = False

    def ask(self, question: Question) -> None:
        self._thread = Thread(target=self._think, args=(question,), name="bots", daemon=True)
        self._thread.start()

    def has_answer(self) -> bool:
        if self._thread is None or not self._thread.is_alive():
            return self._thread is not None
        self._slice_end = monotonic() + SLICE
        self._next_slice.set()
        return False

    def answer(self) -> Any:
        self._thread = None
        if self._errors:
            raise self._errors.pop()
        return self._answers.pop()

    def close(self) -> None:
        self._thread, self._closed = None, True
        self._next_slice.set()

    def _think(self, question: Question) -> None:
        with suppress(_Unwanted):
            sys.setprofile(self._pause)  # called with every call and return in this thread alone
            try:
                self._answers.append(answer_to(question))
            except Exception as error:
                self._errors.append(error)
            finally:
                sys.setprofile(None)

    def _pause(self, *_: object) -> None:
        """Wait for the next slice once this one is over."""
        while monotonic() >= self._slice_end and not self._closed:
            self._next_slice.clear()
            if not self._closed:
                self._next_slice.wait()
        if self._closed:
            raise _Unwanted


@contextmanager
def _no_main() -> Iterator[None]:
    """Hide the main script from a process being spawned, which would import pygame with it."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def _think(line: Connection[list[Any] | None, Question]) -> None:
    """The other process: answer until the pipe is closed."""
    # Ctrl-C reaches the whole group; the game itself decides when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    budget = Seconds(SEARCH_SECONDS, monotonic)
    lock, thinking = Lock(), Event()
    Thread(target=_beat, args=(line, lock, thinking), daemon=True).start()
    # A question that cannot be answered ends the process: asked again in the game's own, the
    # error appears where it is logged.
    with suppress(Exception), line:
        while True:
            question = line.recv()
            thinking.set()
            answer = answer_to(question, budget)
            thinking.clear()
            with lock:
                line.send([answer])


def _beat(line: Connection[list[Any] | None, Question], lock: Lock, thinking: Event) -> None:
    """Send an empty message now and then while the process thinks."""
    pause = Event()
    with suppress(OSError):
        while thinking.wait():
            with lock:
                line.send(None)
            pause.wait(BEAT)
