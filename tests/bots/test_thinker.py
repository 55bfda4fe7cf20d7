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

from bots import Inline, Mind, Thinker
from rules.quibbit import Options, deal
from tests.paths import ROOT

STATE = deal(Options(), 3, Random(1))
VIEW, LEGAL = STATE.view(STATE.board.starter), STATE.legal(STATE.board.starter)
SEEDS = range(4)


STRANGERS: set[BaseProcess] = set()  # other tests may have left processes behind


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    STRANGERS.update(multiprocessing.active_children())
    thinker = Thinker()
    yield thinker
    thinker.close()
    for process in processes():
        process.join()


def ask(mind: Mind, word: str = "easy") -> None:
    for seed in SEEDS:
        mind.ask(("ticket", seed), "quibbit", word, VIEW, LEGAL, seed)


def hear(mind: Mind) -> list[tuple[Any, Any]]:
    """Every answer, however long it takes."""
    found: list[tuple[Any, Any]] = []
    while len(found) < len(SEEDS):
        found += mind.answers()
    return found


def expected(word: str = "easy") -> list[tuple[Any, Any]]:
    inline = Inline()
    ask(inline, word)
    return inline.answers()


def processes() -> set[BaseProcess]:
    return set(multiprocessing.active_children()) - STRANGERS


def the_process() -> BaseProcess:
    (process,) = processes()
    return process


def test_inline_answers_carry_their_tickets_in_order_and_come_once() -> None:
    inline = Inline()
    ask(inline)
    answers = inline.answers()
    assert [ticket for ticket, _ in answers] == [("ticket", seed) for seed in SEEDS]
    assert all(action in LEGAL for _, action in answers)
    assert inline.answers() == []


def test_a_closed_inline_mind_has_forgotten() -> None:
    inline = Inline()
    ask(inline)
    inline.close()
    assert inline.answers() == []


def test_another_process_answers_the_same(thinker: Thinker) -> None:
    ask(thinker, "judge")
    assert the_process().daemon
    assert hear(thinker) == expected("judge")
    assert thinker.answers() == []


def test_nothing_is_started_before_it_is_needed(thinker: Thinker) -> None:
    assert thinker.answers() == []
    assert not processes()


def test_there_is_only_one_other_process(thinker: Thinker) -> None:
    thinker.start()
    ask(thinker)
    hear(thinker)
    assert len(processes()) == 1


def test_a_killed_process_is_replaced_by_thinking_here(thinker: Thinker) -> None:
    thinker.start()
    process = the_process()
    process.kill()
    process.join()
    ask(thinker)
    assert hear(thinker) == expected()
    ask(thinker)
    assert hear(thinker) == expected()
    assert not processes()


def test_questions_lost_with_the_process_are_thought_about_again(thinker: Thinker) -> None:
    ask(thinker)
    the_process().kill()
    assert hear(thinker) == expected()


def test_the_process_ends_when_the_thinker_is_closed(thinker: Thinker) -> None:
    ask(thinker)
    process = the_process()
    thinker.close()
    process.join()
    assert process.exitcode == 0
    assert thinker.answers() == []


def test_a_closed_thinker_can_be_asked_again(thinker: Thinker) -> None:
    ask(thinker, "hard")
    thinker.close()
    ask(thinker)
    assert hear(thinker) == expected()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal to send")
def test_an_interrupt_does_not_stop_the_process(thinker: Thinker) -> None:
    ask(thinker)
    hear(thinker)
    process = the_process()
    assert process.pid is not None
    os.kill(process.pid, signal.SIGINT)
    ask(thinker)
    assert hear(thinker) == expected()
    assert the_process() is process


def test_a_question_without_an_answer_is_raised_where_it_can_be_logged(thinker: Thinker) -> None:
    thinker.ask(1, "quibbit", "clever", VIEW, LEGAL, 1)
    the_process().join()
    with pytest.raises(ValueError, match="clever"):
        thinker.answers()


MAIN = """
import sys
print("main imported")
from random import Random
from bots import Thinker
from rules.quibbit import Options, deal
import multiprocessing.spawn
if __name__ == "__main__":
    if "broken" in sys.argv:
        multiprocessing.spawn.set_executable("/nowhere/python")
    state = deal(Options(), 3, Random(1))
    thinker = Thinker()
    seat = state.board.starter
    thinker.ask(1, "quibbit", "easy", state.view(seat), state.legal(seat), 5)
    while not (answers := thinker.answers()):
        pass
    print(answers)
    if "leave" not in sys.argv:
        thinker.close()
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


def test_a_process_that_cannot_start_is_replaced_by_thinking_here(tmp_path: Path) -> None:
    done = run_main(tmp_path, "broken")
    assert done.stdout.splitlines() == ["main imported", str(answered())]
    assert done.returncode == 0


def answered() -> list[tuple[Any, Any]]:
    inline = Inline()
    inline.ask(1, "quibbit", "easy", VIEW, LEGAL, 5)
    return inline.answers()
