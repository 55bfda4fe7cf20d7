"""Errors nobody foresaw: written down for us, apologised for to the players, survived."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from scenes.scene import Scene
from words import say

LARGEST, OLDER = 512 * 1024, 3  # bytes of a log file, and how many are kept beside it
HOPELESS = 1.0  # seconds: who fails again so soon would fail for ever
_LOG = logging.getLogger("croakade")


def open_log(file: Path) -> None:
    """Write errors to *file* from now on, or nowhere if that is impossible; never to a terminal."""
    logging.raiseExceptions = False  # a full disk is no reason to talk
    _LOG.propagate = False
    _LOG.handlers[:] = [_Diary(file)]
    threading.excepthook = _note_hook
    sys.unraisablehook = _note_hook


def note(error: BaseException) -> None:
    """Write *error* down with everything that led to it."""
    _LOG.error("%s", say("mishap.noted"), exc_info=error)


class Refuge:
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
        note(error)
        now = self._now()
        if not self._present or now - self._last < HOPELESS:
            self.given_up = True
            return None
        self._last = now
        try:
            title = self._title()
        except Exception as worse:
            note(worse)
            self.given_up = True
            return None
        self._apologise(say("mishap.sorry"))
        return title


class _Diary(logging.Handler):
    """A file that is opened for the first error, for most evenings have none."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file

    def emit(self, record: logging.LogRecord) -> None:
        from logging.handlers import RotatingFileHandler  # takes 13 ms

        diary: logging.Handler = logging.NullHandler()
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            diary = RotatingFileHandler(
                self._file, maxBytes=LARGEST, backupCount=OLDER, encoding="utf-8"
            )
            diary.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        _LOG.handlers[:] = [diary]
        diary.handle(record)


def _note_hook(args: threading.ExceptHookArgs | sys.UnraisableHookArgs) -> None:
    if args.exc_value is not None:
        note(args.exc_value)
