"""What comes of choosing the items of a menu, of changing them, and of what is not possible."""

from __future__ import annotations

from collections.abc import Callable

from scenes.core.context import Context
from scenes.core.scene import Transition
from scenes.ui.menu.menu import Menu, MenuItem, Refused
from scenes.ui.menu.menu_widgets import refusal_cross
from scenes.ui.widgets import WidgetGroup
from seats.devices import Device
from seats.intents import Intent
from sounds.bank import Sound
from sprites.motion.gestures import shiver

CHOSEN_SWELL, CHANGED_SWELL = (0.05, 0.25), (0.03, 0.2)  # by how much, and for how many seconds


class ItemActions:
    """Acts on the items of *menu*, with sounds and motion.

    *refresh* shows what has changed by that, and *explain* why something is not possible.
    """

    def __init__(
        self,
        context: Context,
        menu: Menu,
        widgets: WidgetGroup,
        refresh: Callable[[], None],
        explain: Callable[[str], None],
    ) -> None:
        self._context, self._menu, self._widgets = context, menu, widgets
        self._refresh, self._explain = refresh, explain

    def move_focus(self, intent: Intent) -> Transition:
        """Move the focus in a direction."""
        if self._menu.move_focus(intent):
            self._context.bank.play(Sound.MENU_MOVE)
            return None
        return self.refuse()

    def choose(self, item: MenuItem, device: Device) -> Transition:
        """Choose *item* with *device*."""
        if item.on_change is not None:
            return self.change(item, 1)
        return self._act(lambda: item.on_choose(device), item, item.sound, CHOSEN_SWELL)

    def change(self, item: MenuItem, step: int) -> Transition:
        """Change the value of *item* by -1 or +1."""
        on_change = item.on_change
        if on_change is None:
            return self.refuse()
        return self._act(lambda: on_change(step), item, Sound.MENU_CHANGE, CHANGED_SWELL)

    def refuse(self, reason: str = "") -> Transition:
        """Show that something is not possible, and *reason* as a note."""
        self._context.bank.play(Sound.REFUSE)
        if self._menu.focused_item:
            token = self._widgets[self._menu.focused_item.name]
            self._widgets.run(shiver(token))
            self._widgets.run(refusal_cross(self._widgets, token))
        if reason:
            self._explain(reason)
        return None

    def _act(
        self,
        act: Callable[[], Transition],
        item: MenuItem,
        sound: Sound,
        swell: tuple[float, float],
    ) -> Transition:
        try:
            transition = act()
        except Refused as error:
            return self.refuse(str(error))
        self._context.bank.play(sound)
        if item.name in self._widgets:  # unless choosing it has taken it away
            self._widgets.swell(item.name, *swell)
        if transition is None:
            self._refresh()  # the next event of the same frame may meet other items
        return transition
