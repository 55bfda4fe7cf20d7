"""The program: from the command line to an exit code."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from types import FrameType

from scenes.app.argument_types import BadArgument
from scenes.app.arguments import Arguments, parse
from scenes.core.error_log import log_error, open_log
from scenes.core.paths import log_file
from words import say

CLEAN, FAILED, BAD_ARGUMENT = 0, 1, 2
_ENDS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")


class StopFlag:
    """Rings when somebody outside wants the program to end."""

    def __init__(self) -> None:
        self.rung = False

    def __call__(self, _signal: int, _frame: FrameType | None) -> None:
        self.rung = True

    def hang(self) -> None:
        """Have every signal that means the end ring this bell."""
        for name in _ENDS:
            number = getattr(signal, name, None)
            # nohup asks to go on when the terminal closes; Ctrl-C is never ignored on purpose
            if number is not None and (
                name != "SIGHUP" or signal.getsignal(number) != signal.SIG_IGN
            ):
                signal.signal(number, self)

    def muffle(self) -> None:
        """Let nothing but SIGTERM ring it: whoever stands before a kiosk may have a keyboard."""
        for name in _ENDS:
            number = getattr(signal, name, None)
            if number is not None and name != "SIGTERM":
                signal.signal(number, signal.SIG_IGN)


def main(argv: Sequence[str] | None = None) -> int:
    """Play as *argv* says, by default the process's own.

    Returns 0 after a clean end, 1 if an error made going on impossible, 2 for a bad argument.
    """
    bell = StopFlag()
    bell.hang()
    try:
        asked = parse(argv)
        if asked.kiosk_rules:
            bell.muffle()
        return _play(asked, bell)
    except BadArgument as wrong:
        print(wrong, file=sys.stderr)
        return BAD_ARGUMENT


def _play(asked: Arguments, bell: StopFlag) -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    open_log(log_file())
    try:
        if _spend(asked, bell):
            return CLEAN
    except BadArgument:
        raise
    except Exception as error:  # before there is a scene, or after the last one
        log_error(error)
    print(say("crash.stopped", file=log_file()), file=sys.stderr)
    return FAILED


def _spend(asked: Arguments, bell: StopFlag) -> bool:
    # Every import is as late as can be: --help needs no pygame, and pygame can show a kept
    # picture of the title while all the rest is still being loaded.
    from scenes.app.window import open_display
    from seats.sdl_hints import prepare_environment

    prepare_environment()
    open_display(asked.headless)
    if asked.begins_at_title:
        from scenes.app.title_cache import show_title

        show_title(asked.size, asked.fullscreen)
    from scenes.app.app import run

    return run(asked, lambda: bell.rung, tell)


def tell(line: str) -> None:
    """Print *line* where somebody may be waiting for it."""
    try:
        print(line, flush=True)
    except BrokenPipeError:  # nobody is: play on for those who watch
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
