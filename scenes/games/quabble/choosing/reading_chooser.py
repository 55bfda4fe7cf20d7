"""A chooser that may be left for a while, to read what lies open on the table."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from rules.quabble import Action
from scenes.table.choosing.cursor_chooser import CursorChooser
from seats.devices import Device
from seats.intents import Intent


class ReadingChooser(CursorChooser[Action]):
    """While its device is the *reading_device*, confirm leads back to it before anything else."""

    _reading_device: Callable[[], Device | None]

    @abstractmethod
    def show_cursor(self, shown: bool) -> None:
        """Show its cursor again, or hide it while somebody reads: cards lie over its place."""

    def next_press(self, action: Action) -> Intent:
        return Intent.CONFIRM if self._reads else super().next_press(action)

    def is_elsewhere(self, action: Action) -> bool:
        return self._reads or super().is_elsewhere(action)

    @property
    def _reads(self) -> bool:
        return self._reading_device() == self._context.controls.device
