"""Files of which nothing is known are read, or refused with one kind of error."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from files.reading import NotRegular, TooLarge, read_bytes, read_parsed
from files.replacing import replace_file, set_aside

LARGEST = 100


def test_a_file_of_just_the_right_size_is_read(tmp_path: Path) -> None:
    (tmp_path / "it").write_bytes(b"x" * LARGEST)
    assert read_bytes(tmp_path / "it", LARGEST) == b"x" * LARGEST
    (tmp_path / "it").write_bytes(b"x" * (LARGEST + 1))
    with pytest.raises(TooLarge, match="more than 100 bytes"):
        read_bytes(tmp_path / "it", LARGEST)


def test_pipes_devices_and_folders_are_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    devices = [Path("/dev/zero"), Path("/dev/tty"), Path("/proc/kmsg")]
    for file in (tmp_path / "pipe", tmp_path, *devices):
        with pytest.raises(OSError):
            read_bytes(file, LARGEST)
        if file != Path("/dev/tty"):
            with pytest.raises(NotRegular):
                replace_file(file, b"mine")
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)


@pytest.mark.parametrize("error", [RecursionError, TypeError, OverflowError, KeyError, MemoryError])
def test_whatever_a_parser_raises_is_a_refusal(tmp_path: Path, error: type[Exception]) -> None:
    def parse(_: bytes) -> None:
        raise error

    (tmp_path / "it").touch()
    with pytest.raises(ValueError, match=error.__name__):
        read_parsed(tmp_path / "it", LARGEST, parse)


def test_what_is_replaced_is_whole_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    for text in (b"one", b"two"):
        replace_file(tmp_path / "folder" / "it", text)
        assert (tmp_path / "folder" / "it").read_bytes() == text
    assert [path.name for path in (tmp_path / "folder").iterdir()] == ["it"]


def test_what_is_set_aside_keeps_its_name_or_gets_a_number(tmp_path: Path) -> None:
    names = []
    for _ in range(3):
        (tmp_path / "it.toml").touch()
        names.append(set_aside(tmp_path / "it.toml", tmp_path / "aside").name)
    assert names == ["it.toml", "it-2.toml", "it-3.toml"]
