"""Thinking elsewhere gives the same answers as thinking here, come what may."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from itertools import count
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

from bots import workers
from bots.answers import InlineBots
from bots.bot_processes import BotProcesses
from bots.questions import BotRunner, Question
from bots.workers import ThreadWorker
from rules.games import REGISTRATIONS
from rules.quibbit import Options, deal
from tests.paths import ROOT

STATE = deal(Options(), 3, Random(1))
VIEW, LEGAL = STATE.view(STATE.board.starter), STATE.legal(STATE.board.starter)
SEEDS = range(4)


OTHER_PROCESSES: set[BaseProcess] = set()  # other tests may have left processes behind


@pytest.fixture
def bots() -> Iterator[BotProcesses]:
    """A runner with one process at most."""
    OTHER_PROCESSES.update(multiprocessing.active_children())
    runner = BotProcesses(1)
    yield runner
    runner.close()


def question(level: str, seed: int) -> Question:
    return Question(REGISTRATIONS["quibbit"], level, VIEW, LEGAL, seed)


def ask(bots: BotRunner, level: str = "easy") -> None:
    for seed in SEEDS:
        bots.ask(("ticket", seed), question(level, seed))


def answers_of(bots: BotRunner) -> list[tuple[Any, Any]]:
    """Every answer, however long it takes."""
    found: list[tuple[Any, Any]] = []
    while len(found) < len(SEEDS):
        found += bots.answers()
    return found


def expected(level: str = "easy") -> list[tuple[Any, Any]]:
    inline = InlineBots()
    ask(inline, level)
    return inline.answers()


def processes() -> set[BaseProcess]:
    return set(multiprocessing.active_children()) - OTHER_PROCESSES


def the_process() -> BaseProcess:
    (process,) = processes()
    return process


def test_inline_answers_carry_their_tickets_in_order_and_come_once() -> None:
    inline = InlineBots()
    ask(inline)
    answers = inline.answers()
    assert [ticket for ticket, _ in answers] == [("ticket", seed) for seed in SEEDS]
    assert all(action in LEGAL for _, action in answers)
    assert inline.answers() == []


def test_a_closed_inline_runner_has_dropped_its_questions() -> None:
    inline = InlineBots()
    ask(inline)
    inline.close()
    assert inline.answers() == []


def test_another_process_answers_the_same(bots: BotProcesses) -> None:
    ask(bots, "judge")
    assert the_process().daemon
    assert answers_of(bots) == expected("judge")
    assert bots.answers() == []


def test_nothing_is_started_before_it_is_needed(bots: BotProcesses) -> None:
    assert bots.answers() == []
    assert not processes()


def test_there_are_no_more_processes_than_questions_or_allowed() -> None:
    OTHER_PROCESSES.update(multiprocessing.active_children())
    bots = BotProcesses(2)
    bots.ask("ticket", question("easy", 0))
    assert len(processes()) == 1
    ask(bots)
    assert len(processes()) == 2
    bots.close()


def test_processes_answer_in_any_order_but_all(bots: BotProcesses) -> None:
    ask(bots, "hard")
    assert {ticket for ticket, _ in answers_of(bots)} == {("ticket", seed) for seed in SEEDS}


def test_a_killed_process_is_replaced(bots: BotProcesses) -> None:
    bots.start()
    process = the_process()
    process.kill()
    process.join()
    ask(bots)
    assert answers_of(bots) == expected()
    assert the_process() is not process


def test_a_question_lost_with_its_process_is_asked_again(bots: BotProcesses) -> None:
    ask(bots)
    the_process().kill()
    assert answers_of(bots) == expected()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot stop a process")
def test_a_process_that_hangs_is_replaced(
    bots: BotProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(bots)
    answers_of(bots)
    monkeypatch.setattr(workers, "HUNG", 0.1)
    process = the_process()
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    ask(bots)
    assert answers_of(bots) == expected()
    assert process not in processes()


def test_where_processes_are_lost_again_and_again_a_thread_thinks(
    bots: BotProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "_think", leave_at_once)
    ask(bots)
    assert answers_of(bots) == expected()
    assert not processes()
    ask(bots)
    assert answers_of(bots) == expected()


def leave_at_once(line: Any) -> None:
    """A process that does not think."""


def test_nobody_waits_for_a_thread_that_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = Event()
    monkeypatch.setattr("bots.workers.answer_to", lambda _: thinking.wait())
    worker = ThreadWorker()
    worker.ask(question("easy", 1))
    assert not worker.has_answer()
    thinking.set()
    while not worker.has_answer():
        pass
    assert worker.answer() is True


def think_in_many_calls(question: Question) -> str:
    for _ in range(100):
        no_work()
    return "thought"


def no_work() -> None:
    pass


def test_a_thread_thinks_a_slice_of_time_in_each_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    # A clock that shows a millisecond more each time: 4 ms end after four looks at it.
    looks = count()
    monkeypatch.setattr(workers, "monotonic", lambda: next(looks) / 1000)
    monkeypatch.setattr(workers, "answer_to", think_in_many_calls)
    worker, frames = ThreadWorker(), 0
    worker.ask(question("easy", 1))
    while not worker.has_answer():
        frames += 1
    assert worker.answer() == "thought"
    assert frames >= 2 * 100 / 5  # the clock is looked at with each call and each return


def test_a_thread_that_is_not_wanted_any_more_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    before = set(threading.enumerate())
    worker = ThreadWorker()
    worker.ask(question("hard", 1))
    (thread,) = set(threading.enumerate()) - before
    worker.close()
    thread.join(60)
    assert not thread.is_alive()


def test_dropped_questions_are_never_answered(bots: BotProcesses) -> None:
    ask(bots)
    bots.drop()
    bots.ask("later", question("easy", 1))
    found: list[tuple[Any, Any]] = []
    while not found:
        found = bots.answers()
    assert [ticket for ticket, _ in found] == ["later"]
    assert bots.answers() == []


def test_the_processes_end_when_the_runner_is_closed(bots: BotProcesses) -> None:
    ask(bots)
    bots.close()
    assert not processes()
    assert bots.answers() == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot stop a process")
def test_a_process_that_hangs_is_ended_with_the_runner(bots: BotProcesses) -> None:
    bots.start()
    pid = the_process().pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    bots.close()
    assert not processes()


def test_a_closed_runner_can_be_asked_again(bots: BotProcesses) -> None:
    ask(bots, "hard")
    bots.close()
    ask(bots)
    assert answers_of(bots) == expected()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal to send")
def test_an_interrupt_does_not_stop_the_process(bots: BotProcesses) -> None:
    ask(bots)
    answers_of(bots)
    process = the_process()
    assert process.pid is not None
    os.kill(process.pid, signal.SIGINT)
    ask(bots)
    assert answers_of(bots) == expected()
    assert the_process() is process


def test_a_question_without_an_answer_is_raised_where_it_can_be_logged(
    bots: BotProcesses,
) -> None:
    bots.ask(1, question("clever", 1))
    with pytest.raises(ValueError, match="clever"):
        answers_of(bots)


MAIN = """
import sys
print("main imported")
from random import Random
from bots.bot_processes import BotProcesses
from bots.questions import Question
from rules.games import REGISTRATIONS
from rules.quibbit import Options, deal
import multiprocessing.spawn
if __name__ == "__main__":
    if "broken" in sys.argv:
        multiprocessing.spawn.set_executable("/nowhere/python")
    state = deal(Options(), 3, Random(1))
    bots = BotProcesses()
    seat = state.board.starter
    game, view, legal = REGISTRATIONS["quibbit"], state.view(seat), state.legal(seat)
    bots.ask(1, Question(game, "easy", view, legal, 5))
    while not (answers := bots.answers()):
        pass
    print(answers)
    if "leave" not in sys.argv:
        bots.close()
"""


def run_main(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    script = folder / "main.py"
    script.write_text(MAIN, encoding="utf-8")
    return subprocess.run(
        [sys.executable, str(script), *arguments],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("how", ["close", "leave"])
def test_the_process_does_not_load_the_main_script_and_leaves_quietly(
    tmp_path: Path, how: str
) -> None:
    done = run_main(tmp_path, how)
    assert done.stdout.splitlines() == ["main imported", str(answered())]
    assert (done.returncode, done.stderr) == (0, "")


def test_a_process_that_cannot_start_is_replaced_by_choosing_in_this_one(tmp_path: Path) -> None:
    done = run_main(tmp_path, "broken")
    assert done.stdout.splitlines() == ["main imported", str(answered())]
    assert done.returncode == 0


def answered() -> list[tuple[Any, Any]]:
    inline = InlineBots()
    inline.ask(1, question("easy", 5))
    return inline.answers()
