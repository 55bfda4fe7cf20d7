"""What comes of the one button in a menu, and of the time that passes there."""

from __future__ import annotations

from scenes.core.context import Context
from scenes.core.scene import Push, Transition
from scenes.ui.menu.item_actions import ItemActions
from scenes.ui.menu.last_use import LastUse
from scenes.ui.menu.menu_display import MenuDisplay
from scenes.ui.menu.scanning.menu_scan import MenuScan, ScanChoice
from sounds.bank import Sound


class ScanActions:
    """Acts on the items that *scan* points at, for whoever used the menu last."""

    def __init__(
        self,
        context: Context,
        scan: MenuScan,
        actions: ItemActions,
        display: MenuDisplay,
        last_use: LastUse,
    ) -> None:
        self._context, self._scan, self._actions = context, scan, actions
        self._display, self._last_use = display, last_use

    def press(self, down: bool) -> Transition:
        """The button went down or up."""
        return self._act(self._scan.press(down))

    def step(self) -> Transition:
        """Point at the next item when it is time, or choose it."""
        as_set = self._scan.is_as_set(self._context.settings)
        moved, chosen = self._scan.step()
        self._scan.show_time()
        if moved and chosen is None:
            self._context.bank.play(Sound.MENU_MOVE)
        self._display.outdated = self._display.outdated or moved or not as_set
        return self._act(chosen)

    def _act(self, chosen: ScanChoice | None) -> Transition:
        device = self._last_use.device
        if chosen is None or device is None:
            return None
        if chosen.change:
            return self._actions.change(chosen.item, chosen.change)
        transition = self._actions.choose(chosen.item, device)
        if isinstance(transition, Push):
            self._scan.begin_anew()
        return transition
