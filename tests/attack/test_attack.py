"""The attacks of `python -m tests.attack`, a few of each kind that takes no processes."""

from __future__ import annotations

import pytest

from tests.attack.__main__ import main
from tests.attack.tally import AttackTally


def test_a_few_attacks_of_each_kind_do_no_harm(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--files", "90", "--kills", "0", "--events", "200", "--disks", "5", "--restarts", "0"]
    assert main(few) == 0, capsys.readouterr().out
    lines = capsys.readouterr().out.splitlines()
    assert sum("tries" in line for line in lines) > 15


def test_an_exception_and_a_second_sentence_are_failures() -> None:
    tally = AttackTally("it")
    for said in ([], ["one"], ["one", "two"]):
        with tally.trying("try"):
            tally.count(said)
    with tally.trying("try"):
        raise KeyError
    assert (tally.played_on, tally.sentences, len(tally.failures), tally.tries) == (1, 1, 2, 4)
