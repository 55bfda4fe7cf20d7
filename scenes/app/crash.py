"""Errors nobody foresaw: written down for us, apologised for to the players, survived."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from words import say

if TYPE_CHECKING:
    from logging import Logger

    from scenes.core.scene import Scene

LARGEST, OLDER = 512 * 1024, 3  # bytes of a log file, and how many are kept beside it
HOPELESS = 1.0  # seconds: who fails again so soon would fail for ever


class _Diary:
    """The file that errors go to, opened for the first one, for most evenings have none."""

    def __init__(self) -> None:
        self.file: Path | None = None
        self._log: Logger | None = None

    def log(self) -> Logger:
        self._log = self._log or self._open()
        return self._log

    def close(self) -> None:
        for handler in self._log.handlers if self._log else ():
            handler.close()
        self._log = None

    def _open(self) -> Logger:
        import logging  # with its handlers it takes 15 ms
        from logging.handlers import RotatingFileHandler

        logging.raiseExceptions = False  # a full disk is no reason to talk
        log = logging.Logger("croakade")
        log.addHandler(logging.NullHandler())
        with suppress(OSError):
            if self.file is not None:
                self.file.parent.mkdir(parents=True, exist_ok=True)
                file = RotatingFileHandler(
                    self.file, maxBytes=LARGEST, backupCount=OLDER, encoding="utf-8"
                )
                file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
                log.addHandler(file)
        return log


_DIARY = _Diary()


def open_log(file: Path) -> None:
    """Write errors to *file* from now on, or nowhere if that is impossible; never to a terminal."""
    close_log()
    _DIARY.file = file
    threading.excepthook = _note_hook
    sys.unraisablehook = _note_hook


def close_log() -> None:
    """Let go of the file."""
    _DIARY.close()


def log_error(error: BaseException) -> None:
    """Write *error* down with everything that led to it."""
    _DIARY.log().error("%s", say("crash.logged"), exc_info=error)


class CrashHandler:
    """Where the game goes on after an error: a fresh title and one sentence of apology.

    *title* makes the title; *apologise* is given the sentence. Times come from *now*, in seconds.
    Where nobody is *present* to read it, the first error is the last.
    """

    def __init__(
        self,
        title: Callable[[], Scene],
        apologise: Callable[[str], object],
        now: Callable[[], float],
        present: bool = True,
    ) -> None:
        self._title = title
        self._apologise = apologise
        self._now = now
        self._present = present
        self._last = -HOPELESS
        self.given_up = False

    def rescue(self, error: Exception) -> Scene | None:
        """The scene to go on with, or ``None`` if there is no hope."""
        log_error(error)
        now = self._now()
        if not self._present or now - self._last < HOPELESS:
            self.given_up = True
            return None
        self._last = now
        try:
            title = self._title()
        except Exception as worse:
            log_error(worse)
            self.given_up = True
            return None
        self._apologise(say("crash.recovered"))
        return title


def _note_hook(args: threading.ExceptHookArgs | sys.UnraisableHookArgs) -> None:
    if args.exc_value is not None:
        log_error(args.exc_value)
