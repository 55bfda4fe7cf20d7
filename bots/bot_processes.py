"""Bots choose in other processes, so that no frame waits for them."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from bots.questions import Question
from bots.workers import ProcessWorker, ThreadWorker, Worker, WorkerLost

MOST_PROCESSES = 3
MOST_LOSSES = 2  # of processes in a row, after which a thread thinks


@dataclass(slots=True)
class _Asked:
    """A question, and whether its answer is wanted no more."""

    ticket: Hashable
    question: Question
    dropped: bool = False


class BotProcesses:
    """Chooses in *most* other processes, which are started as they are needed.

    One that dies or hangs is replaced, and its question asked again. When none answers any more,
    or none can be started, a thread of this process thinks from then on.
    """

    def __init__(self, most: int | None = None) -> None:
        self._most = most or max(1, min(MOST_PROCESSES, (os.cpu_count() or 1) - 1))
        self._waiting: deque[_Asked] = deque()
        self._idle: list[Worker] = []
        self._busy: dict[Worker, _Asked] = {}
        self._losses = 0

    def ask(self, ticket: Hashable, question: Question) -> None:
        self._waiting.append(_Asked(ticket, question))
        self._hand_out()

    def answers(self) -> list[tuple[Any, Any]]:
        found: list[tuple[Any, Any]] = []
        for worker, asked in list(self._busy.items()):
            try:
                if worker.has_answer():
                    found += self._answer(worker, asked)
            except WorkerLost:
                self._replace(worker)
        self._hand_out()
        return found

    def start(self) -> None:
        """Start a process ahead of the first question."""
        worker = self._idle_worker()
        if worker is not None:
            self._idle.append(worker)

    def drop(self) -> None:
        self._waiting.clear()
        for asked in self._busy.values():
            asked.dropped = True

    def close(self) -> None:
        self._waiting.clear()
        for worker in (*self._idle, *self._busy):
            worker.close()
        self._idle, self._busy = [], {}

    def _answer(self, worker: Worker, asked: _Asked) -> list[tuple[Any, Any]]:
        del self._busy[worker]
        self._idle.append(worker)
        if self._losses < MOST_LOSSES:
            self._losses = 0
        answer = worker.answer()
        return [] if asked.dropped else [(asked.ticket, answer)]

    def _hand_out(self) -> None:
        """Give questions to workers that have none."""
        while self._waiting and (worker := self._idle_worker()) is not None:
            self._busy[worker] = asked = self._waiting.popleft()
            try:
                worker.ask(asked.question)
            except WorkerLost:
                self._replace(worker)

    def _idle_worker(self) -> Worker | None:
        """A worker that has no question, a new one if there may be more."""
        if self._idle:
            return self._idle.pop()
        if self._losses < MOST_LOSSES and len(self._busy) < self._most:
            try:
                return ProcessWorker()
            except WorkerLost:
                self._losses = MOST_LOSSES
        return ThreadWorker() if not self._busy else None

    def _replace(self, worker: Worker) -> None:
        """Do without *worker*; its question is the next that is asked."""
        asked = self._busy.pop(worker)
        worker.close()
        self._losses += 1
        if not asked.dropped:
            self._waiting.appendleft(asked)
