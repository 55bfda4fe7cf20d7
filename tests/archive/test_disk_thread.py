"""A disk thread runs all its tasks in order, whatever happens."""

from __future__ import annotations

import subprocess
import sys

import pytest

from archive.disk_thread import DiskThread
from tests.paths import ROOT

UNSTOPPED = """
from time import sleep
from archive.disk_thread import DiskThread
thread = DiskThread()
thread.submit(lambda: sleep(0.2))
thread.submit(lambda: print("done"))
"""


def test_tasks_run_in_order_and_again_after_a_stop() -> None:
    thread, done = DiskThread(), list[int]()
    for number in range(50):
        thread.submit(lambda number=number: done.append(number))  # type: ignore[misc]
    thread.wait()
    assert done == list(range(50))
    thread.stop()
    thread.submit(lambda: done.append(50))
    thread.stop()
    assert done[-1] == 50


def test_an_error_is_raised_by_the_next_wait_only() -> None:
    thread = DiskThread()
    thread.submit(lambda: [].pop())
    with pytest.raises(IndexError):
        thread.wait()
    thread.wait()
    thread.stop()


def test_what_was_submitted_is_done_before_python_exits() -> None:
    command = [sys.executable, "-c", UNSTOPPED]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert found.stdout == "done\n"
