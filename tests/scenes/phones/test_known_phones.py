"""Phones are known again after the program was started again, for an evening."""

from __future__ import annotations

import os
from pathlib import Path
from time import time

import pytest

from scenes.phones.known_phones import EVENING, KnownPhones

KNOWN = ("ab" * 32, "cd" * 32)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    KnownPhones(tmp_path / "phones.json").save(KNOWN)
    return tmp_path / "phones.json"


def test_phones_that_were_saved_are_known_again(file: Path) -> None:
    assert KnownPhones(file).load() == KNOWN


def test_nobody_else_on_the_machine_may_read_the_file(file: Path) -> None:
    assert file.stat().st_mode & 0o077 == 0


def test_phones_are_forgotten_after_an_evening(file: Path) -> None:
    long_ago = time() - EVENING - 1
    os.utime(file, (long_ago, long_ago))
    assert KnownPhones(file).load() == ()


@pytest.mark.parametrize(
    "raw", [b"", b"{}", b"[1]", b"[[0, 1]]", b'["ab"]', b"\xff", b"[" * 5000, b"5"]
)
def test_a_file_that_makes_no_sense_is_as_good_as_none(file: Path, raw: bytes) -> None:
    file.write_bytes(raw)
    assert KnownPhones(file).load() == ()
