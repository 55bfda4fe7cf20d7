"""The exit codes of the program."""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    """Why the program ended; a service manager starts it again after all but ``CLEAN``."""

    CLEAN = 0
    FAILED = 1
    BAD_ARGUMENT = 2
    RESTART = 3
