"""The log file for unexpected errors."""

from __future__ import annotations

import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from files.reading import check_regular
from words import say

if TYPE_CHECKING:  # the module logging takes 15 ms to load, and most runs write no error
    from logging import Logger

LARGEST, OLDER = 512 * 1024, 3  # bytes of a log file, and how many older ones are kept


class _ErrorLog:
    """A rotating log file that is opened when the first error is written."""

    def __init__(self) -> None:
        self.file: Path | None = None
        self._logger: Logger | None = None

    def logger(self) -> Logger:
        self._logger = self._logger or self._open()
        return self._logger

    def close(self) -> None:
        for handler in self._logger.handlers if self._logger else ():
            handler.close()
        self._logger = None

    def _open(self) -> Logger:
        import logging
        from logging.handlers import RotatingFileHandler

        logging.raiseExceptions = False  # a full disk must not print to the terminal
        logger = logging.Logger("croakade")
        logger.addHandler(logging.NullHandler())
        with suppress(OSError):
            if self.file is not None:
                check_regular(self.file)
                self.file.parent.mkdir(parents=True, exist_ok=True)
                file = RotatingFileHandler(
                    self.file, maxBytes=LARGEST, backupCount=OLDER, encoding="utf-8"
                )
                file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
                logger.addHandler(file)
        return logger


_LOG = _ErrorLog()


def open_log(file: Path) -> None:
    """Write errors to *file* from now on, or nowhere if that is impossible; never to a terminal."""
    close_log()
    _LOG.file = file
    threading.excepthook = _log_unhandled
    sys.unraisablehook = _log_unhandled


def close_log() -> None:
    """Close the file."""
    _LOG.close()


def log_error(error: BaseException) -> None:
    """Write *error* and its traceback to the log."""
    _LOG.logger().error("%s", say("crash.logged"), exc_info=error)


def _log_unhandled(args: threading.ExceptHookArgs | sys.UnraisableHookArgs) -> None:
    if args.exc_value is not None:
        log_error(args.exc_value)
