"""The main function: from the command line to an exit code."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from types import FrameType

from scenes.app.command_line.argument_types import BadArgument
from scenes.app.command_line.arguments import Arguments, parse
from scenes.app.exit_code import ExitCode
from scenes.app.failed_starts import SETTINGS, FailedStarts
from scenes.app.language import SYSTEM, chosen_language
from scenes.core.error_log import log_error, open_log
from scenes.core.paths import HOME, NoHome, failed_starts_file, log_file
from words import languages, say, speak

_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
_FAULTS = ("SIGABRT", "SIGBUS", "SIGFPE", "SIGILL", "SIGSEGV", "SIGSYS", "SIGTRAP")
_NOT_IGNORED = {getattr(signal, name, None) for name in (*_FAULTS, "SIGTERM", "SIGCHLD", "SIGCONT")}


class StopFlag:
    """Is set by a signal that ends the program."""

    def __init__(self) -> None:
        self.is_set = False

    def __call__(self, _signal: int, _frame: FrameType | None) -> None:
        self.is_set = True

    def catch_signals(self) -> None:
        """Let every signal that ends a program set this flag."""
        for name in _SIGNALS:
            number = getattr(signal, name, None)
            # nohup has SIGHUP ignored, and then it stays so
            if number is not None and (
                name != "SIGHUP" or signal.getsignal(number) != signal.SIG_IGN
            ):
                signal.signal(number, self)

    def catch_only_sigterm(self) -> None:
        """Ignore all signals but SIGTERM, which people at a kiosk or its desktop could send.

        Those that report an error of the program or the end of its own processes stay as they are.
        """
        for number in signal.valid_signals() - _NOT_IGNORED:
            with suppress(OSError, ValueError):  # some belong to the system
                signal.signal(number, signal.SIG_IGN)


def main(argv: Sequence[str] | None = None) -> int:
    """Play as *argv* says, by default the process's own.

    Returns the exit code.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # some arguments load pygame
    stop = StopFlag()
    stop.catch_signals()
    speak(chosen_language(SYSTEM, languages()))
    try:
        arguments = parse(argv)
        if arguments.kiosk_rules:
            stop.catch_only_sigterm()
        return _run(arguments, stop)
    except BadArgument as error:
        print(error, file=sys.stderr)
    except NoHome:
        print(say("command.no_home", variable=HOME), file=sys.stderr)
    return ExitCode.BAD_ARGUMENT


def _run(arguments: Arguments, stop: StopFlag) -> ExitCode:
    open_log(log_file())
    starts = FailedStarts(failed_starts_file())
    try:
        if not arguments.headless:
            starts.begin()
        code = _run_app(arguments, stop, pictures=not starts.failed_at(SETTINGS))
        if code is not ExitCode.FAILED:
            starts.over()
            return code
    except (BadArgument, NoHome):
        starts.over()
        raise
    except Exception as error:  # raised before the first scene or after the last one
        log_error(error)
    print(say("crash.stopped", file=log_file()), file=sys.stderr)
    return ExitCode.FAILED


def _run_app(arguments: Arguments, stop: StopFlag, pictures: bool) -> ExitCode:
    """Run the app, at first with the cached picture of the title if there may be *pictures*."""
    # Imports come late: --help needs no pygame, and the cached picture of the title is shown
    # before everything else is loaded.
    from scenes.app.window import open_display
    from scenes.core.memory import pause_collection
    from seats.sdl_hints import prepare_environment

    pause_collection()
    prepare_environment()
    open_display(arguments.headless)
    if arguments.begins_at_title and pictures:
        from scenes.app.title_cache import show_title

        show_title(arguments.size, arguments.fullscreen, arguments.language)
    from scenes.app.app import run

    return run(arguments, lambda: stop.is_set, print_line)


def print_line(line: str) -> None:
    """Print *line* at once; go on if nobody reads the output any more."""
    try:
        print(line, flush=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
