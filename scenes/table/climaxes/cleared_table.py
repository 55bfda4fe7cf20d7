"""A table from which all but its scenery is put away, while something large lies before it."""

from __future__ import annotations

from collections.abc import Collection

from scenes.core.script import Script
from scenes.table.climaxes.spotlight import Spotlight
from sprites.stage.darkness import DARKNESS_Z
from sprites.stage.stage import Stage
from sprites.stage.token import Token


class ClearedTable:
    """Puts away what is dimmed on *stage*, unless its name is among those of the *scenery*."""

    def __init__(self, stage: Stage, spotlight: Spotlight, scenery: Collection[str]) -> None:
        self._stage, self._spotlight, self._scenery = stage, spotlight, scenery
        self._put_away: dict[Token, None] = {}
        self._is_clear = False

    def clear(self) -> None:
        """Put away whatever there is, and what else is shown, until ``show``."""
        self._is_clear = True
        self._stage.run(self._keep_clear())

    def show_in_light(self) -> None:
        """Show all once it is light: by then the view of the finish is before it."""
        self._stage.run(self._wait_for_light())

    def show(self) -> None:
        """What was put away is there again."""
        self._is_clear = False
        for token in self._put_away:
            token.visible = True
        self._put_away.clear()

    def _keep_clear(self) -> Script:
        while self._is_clear:
            for token in self._stage.tokens:
                is_dimmed = token.z < DARKNESS_Z and not token.lit
                if token.visible and is_dimmed and token.name not in self._scenery:
                    token.visible = False
                    self._put_away[token] = None
            yield

    def _wait_for_light(self) -> Script:
        while self._spotlight.is_dark:
            yield
        self.show()
        yield
