"""How the app goes on after an unexpected error."""

from __future__ import annotations

from collections.abc import Callable

from scenes.core.error_log import log_error
from scenes.core.scene import Scene
from words import say

TOO_SOON = 1.0  # seconds: an error so soon after the last one would come back for ever


class CrashHandler:
    """Logs an unexpected error and goes on with a new title and one sentence of apology.

    *title* makes the title; *apologise* is given the sentence. *now* returns seconds.
    If nobody is *present* to read it, the first error is the last.
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
        self._last = -TOO_SOON
        self.given_up = False

    def recover(self, error: Exception) -> Scene | None:
        """The scene to go on with, or ``None`` if the app has to end."""
        log_error(error)
        now = self._now()
        if not self._present or now - self._last < TOO_SOON:
            self.given_up = True
            return None
        self._last = now
        try:
            title = self._title()
        except Exception as second:
            log_error(second)
            self.given_up = True
            return None
        self._apologise(say("crash.recovered"))
        return title
