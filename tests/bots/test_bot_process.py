"""Thinking elsewhere gives the same answers as thinking here, come what may."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bots.bot_process import BotProcess, BotRunner, InlineBots, Question
from rules.games import REGISTRATIONS
from rules.quibbit import Options, deal
from tests.paths import ROOT

STATE = deal(Options(), 3, Random(1))
VIEW, LEGAL = STATE.view(STATE.board.starter), STATE.legal(STATE.board.starter)
SEEDS = range(4)


OTHER_PROCESSES: set[BaseProcess] = set()  # other tests may have left processes behind


@pytest.fixture
def bot_process() -> Iterator[BotProcess]:
    OTHER_PROCESSES.update(multiprocessing.active_children())
    bot_process = BotProcess()
    yield bot_process
    bot_process.close()
    for process in processes():
        process.join()


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


def test_another_process_answers_the_same(bot_process: BotProcess) -> None:
    ask(bot_process, "judge")
    assert the_process().daemon
    assert answers_of(bot_process) == expected("judge")
    assert bot_process.answers() == []


def test_nothing_is_started_before_it_is_needed(bot_process: BotProcess) -> None:
    assert bot_process.answers() == []
    assert not processes()


def test_there_is_only_one_other_process(bot_process: BotProcess) -> None:
    bot_process.start()
    ask(bot_process)
    answers_of(bot_process)
    assert len(processes()) == 1


def test_a_killed_process_is_replaced_by_choosing_in_this_one(bot_process: BotProcess) -> None:
    bot_process.start()
    process = the_process()
    process.kill()
    process.join()
    ask(bot_process)
    assert answers_of(bot_process) == expected()
    ask(bot_process)
    assert answers_of(bot_process) == expected()
    assert not processes()


def test_questions_lost_with_the_process_are_thought_about_again(bot_process: BotProcess) -> None:
    ask(bot_process)
    the_process().kill()
    assert answers_of(bot_process) == expected()


def test_the_process_ends_when_the_runner_is_closed(bot_process: BotProcess) -> None:
    ask(bot_process)
    process = the_process()
    bot_process.close()
    process.join()
    assert process.exitcode == 0
    assert bot_process.answers() == []


def test_a_closed_runner_can_be_asked_again(bot_process: BotProcess) -> None:
    ask(bot_process, "hard")
    bot_process.close()
    ask(bot_process)
    assert answers_of(bot_process) == expected()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal to send")
def test_an_interrupt_does_not_stop_the_process(bot_process: BotProcess) -> None:
    ask(bot_process)
    answers_of(bot_process)
    process = the_process()
    assert process.pid is not None
    os.kill(process.pid, signal.SIGINT)
    ask(bot_process)
    assert answers_of(bot_process) == expected()
    assert the_process() is process


def test_a_question_without_an_answer_is_raised_where_it_can_be_logged(
    bot_process: BotProcess,
) -> None:
    bot_process.ask(1, question("clever", 1))
    the_process().join()
    with pytest.raises(ValueError, match="clever"):
        bot_process.answers()


MAIN = """
import sys
print("main imported")
from random import Random
from bots.bot_process import BotProcess, Question
from rules.games import REGISTRATIONS
from rules.games import REGISTRATIONS
from rules.quibbit import Options, deal
import multiprocessing.spawn
if __name__ == "__main__":
    if "broken" in sys.argv:
        multiprocessing.spawn.set_executable("/nowhere/python")
    state = deal(Options(), 3, Random(1))
    bot_process = BotProcess()
    seat = state.board.starter
    game, view, legal = REGISTRATIONS["quibbit"], state.view(seat), state.legal(seat)
    bot_process.ask(1, Question(game, "easy", view, legal, 5))
    while not (answers := bot_process.answers()):
        pass
    print(answers)
    if "leave" not in sys.argv:
        bot_process.close()
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
