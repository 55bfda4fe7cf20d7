"""Opens other scenes over the table, and none before a hidden hand is seen to be closed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from scenes.core.scene import Push, Scene, Transition
from scenes.table.game_table import AnyTable
from scenes.table.overlays.consent_dialog import ConsentDialog
from scenes.table.overlays.missing_device import MissingDeviceDialog
from scenes.ui.menu.dialog import Dialog


class OverlayOpener:
    """What opens over *table*: by a button, or as somebody is missing or has to be asked or told
    something.

    ``drawn`` tells whether the present state of the table was drawn: an overlay lets it be seen.
    """

    def __init__(self, table: AnyTable) -> None:
        self._table = table
        self._waiting: Callable[[], Scene] | None = None
        self.drawn = False

    @property
    def opening(self) -> bool:
        """Whether a scene is about to open."""
        return self._waiting is not None

    def open(self, make: Callable[[], Scene]) -> Transition:
        """Open what *make* returns; if a hidden hand lies open, once it is seen closed."""
        if not self._table.pending.hide():
            return Push(make())
        self._waiting, self.drawn = make, False
        return None

    def step(self) -> Transition:
        """Open what can be opened now, if anything."""
        return self._open_waiting() or self._open_notice()

    def _open_waiting(self) -> Transition:
        if not self.drawn:
            return None
        if self._waiting:
            make, self._waiting = self._waiting, None
            return Push(make())
        context, consent = self._table.context, self._table.consent
        if context.seating.unattended():
            return Push(MissingDeviceDialog(context))
        if (setting := consent.asked) is not None:
            return Push(ConsentDialog(context, consent, setting))
        return None

    def _open_notice(self) -> Transition:
        """Show what people should know at once, as soon as nothing else is being shown."""
        context, table = self._table.context, self._table
        if not (context.notices and table.awaiting_choice) or self._waiting:
            return None
        if context.seating.people():
            return self.open(partial(Dialog, context, context.notices.pop(0)))
        return None
