"""What can be done to a file: bytes changed, hostile content, something else in its place."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import TypeAlias

Mutation: TypeAlias = Callable[[Path, Random], None]

MARKS = b'{}[]":,0123456789.-+eE \n\r\ttruefalsn\x00\xff\\'
HOSTILE = (
    b'{"a":' * 960,
    b"[" * 100_000,
    b"9" * 5_000,
    b"x" * 200_000,
    b".".join([b"a"] * 32_000) + b" = 1\n",
    b"\x00" * 4096,
    b"\xff\xfe\xfd",
    b'"\\ud800"',
    b"9e999",
    b"-1",
    b"1.5",
    b"[]",
    b"{}",
    b'["a", "b"]',
    b"''",
    b"2026-02-31",
    b'"pad-' + b"9" * 5_000 + b'"',
    b'""',
    b"null",
    b"\n" * 50_000,
    b"nan",
    b'"a\\u0000\\n\\ud800"',
)
_VALUE = re.compile(rb'"[^"\n]*"|-?\d+|true|false')


def garbled(raw: bytes, rng: Random) -> bytes:
    """*raw* with a few bytes or lines changed, dropped, doubled or moved, or but one line left."""
    for _ in range(rng.randint(1, 3)):
        lines = raw.split(b"\n")
        here, there = rng.randrange(len(lines)), rng.randrange(len(lines))
        spot = rng.randrange(len(raw) + 1)
        mark = bytes([rng.choice(MARKS)])
        match rng.randrange(8):
            case 0:
                raw = raw[:spot] + mark + raw[spot:]
            case 1:
                raw = raw[:spot] + raw[spot + rng.randint(1, 5) :]
            case 2:
                raw = raw[:spot] + mark + raw[spot + 1 :]
            case 3:
                raw = b"\n".join([*lines[:there], lines[here], *lines[there:]])
            case 4:
                lines[here], lines[there] = lines[there], lines[here]
                raw = b"\n".join(lines)
            case 5:
                raw = lines[here]
            case 6:
                raw = b"\n".join(lines[:here] + lines[here + 1 :])
            case _:
                number = str(rng.randrange(10)).encode()
                raw = raw.replace(number, str(rng.randrange(-3, 20)).encode(), 1)
    return raw


def garble(file: Path, rng: Random) -> None:
    """Change a few bytes or lines."""
    file.write_bytes(garbled(file.read_bytes(), rng))


def insert(file: Path, rng: Random) -> None:
    """Write something hostile anywhere."""
    raw = file.read_bytes()
    spot = rng.randrange(len(raw) + 1)
    file.write_bytes(raw[:spot] + rng.choice(HOSTILE) + raw[spot:])


def replace_value(file: Path, rng: Random) -> None:
    """Write something hostile in the place of a value."""
    raw = file.read_bytes()
    found = list(_VALUE.finditer(raw))
    if found:
        start, end = rng.choice(found).span()
        file.write_bytes(raw[:start] + rng.choice(HOSTILE) + raw[end:])


def overwrite(file: Path, rng: Random) -> None:
    """Write random bytes, something hostile or nothing in the place of everything."""
    file.write_bytes(rng.choice((rng.randbytes(rng.randrange(2000)), rng.choice(HOSTILE), b"")))


def flip(file: Path, rng: Random) -> None:
    """Change single bits, and perhaps the length."""
    raw = bytearray(file.read_bytes())
    for _ in range(rng.randint(1, 20)):
        if raw:
            raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
    file.write_bytes(bytes(raw[: rng.choice((len(raw), rng.randrange(len(raw) + 1)))]))


def exchange(file: Path, rng: Random) -> None:
    """Put something else than a regular file in its place."""
    file.unlink()
    match rng.randrange(6):
        case 0:
            os.mkfifo(file)
        case 1:
            (file / "folder").mkdir(parents=True)
        case 2:
            file.symlink_to(rng.choice(("/dev/zero", "/dev/full", "/proc/kmsg", "/dev/tty")))
        case 3:
            file.symlink_to(file.parent / "nowhere")
        case 4:
            file.symlink_to(file)
        case _:
            with file.open("wb") as opened:
                opened.truncate(10**10)


TEXT: Sequence[Mutation] = (
    garble,
    garble,
    insert,
    replace_value,
    replace_value,
    overwrite,
    exchange,
)
BINARY: Sequence[Mutation] = (flip, flip, flip, overwrite, exchange)
