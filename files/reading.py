"""The one way in which files are read that somebody else may have written or broken.

Such a file may be a pipe that nobody writes to, endless, or made to break what parses it.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

# Without O_BINARY, Windows would read one byte for each two that end a line.
_READ = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


class NotRegular(OSError):
    """There is something else than a regular file: a folder, a pipe, a device."""

    def __init__(self, file: Path, mode: int) -> None:
        folder = os.strerror(errno.EISDIR)
        reason = folder if stat.S_ISDIR(mode) else "it is not a regular file"
        super().__init__(errno.EINVAL, reason, str(file))


class TooLarge(OSError):
    """The file has more bytes than any that would make sense."""

    def __init__(self, file: Path, largest: int) -> None:
        super().__init__(errno.EFBIG, f"it has more than {largest} bytes", str(file))


def check_regular(file: Path) -> None:
    """Make sure that *file* is a regular file, a link to one, or nothing yet.

    :raises NotRegular: if it is anything else.
    :raises OSError: if the system refuses to say.
    """
    try:
        found = os.stat(file)
    except FileNotFoundError:
        return
    kernels = not found.st_size and os.path.realpath(file).startswith("/proc/")  # some are endless
    if kernels or not stat.S_ISREG(found.st_mode):
        raise NotRegular(file, found.st_mode)


def read_bytes(file: Path, largest: int) -> bytes:
    """All bytes of *file*, at most *largest*; never waits for another program.

    :raises NotRegular: if it is no regular file.
    :raises TooLarge: if there are more bytes.
    :raises OSError: if the system refuses to read it.
    """
    check_regular(file)
    with open(os.open(file, _READ), "rb") as opened:
        size = os.fstat(opened.fileno()).st_size
        raw = opened.read(size + 1) if size <= largest else b""
    if max(size, len(raw)) > largest:  # it may grow meanwhile
        raise TooLarge(file, largest)
    return raw


def read_parsed(file: Path, largest: int, parse: Callable[[bytes], T]) -> T:
    """What *parse* makes of the bytes of *file*.

    :raises OSError: if they cannot be read.
    :raises ValueError: if *parse* can make nothing of them, for whatever reason.
    """
    raw = read_bytes(file, largest)
    try:
        return parse(raw)
    except ValueError:
        raise
    except Exception as error:  # the next mistake of a parser must not stop a start either
        raise ValueError(f"{type(error).__name__} while it was parsed") from error
