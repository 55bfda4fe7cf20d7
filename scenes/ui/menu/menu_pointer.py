"""What a mouse or a finger does in a menu."""

from __future__ import annotations

from scenes.core.context import Context
from scenes.core.scene import Transition
from scenes.ui.menu.item_actions import ItemActions
from scenes.ui.menu.menu import Menu
from seats.input.input_events import Point
from seats.intents import Phase
from sounds.bank import Sound


class MenuPointer:
    """Moves the focus of *menu*, drags it, and acts on the items that are let go of."""

    def __init__(self, context: Context, menu: Menu, actions: ItemActions) -> None:
        self._context, self._menu, self._actions = context, menu, actions

    def passes_by(self, point: Point) -> bool:
        """Whether *point* is a motion that changes nothing; else the menu has followed it."""
        return point.phase is Phase.MOVE and not self._menu.pointer_moved(*self._at(point))

    def answer(self, point: Point) -> Transition:
        """Answer *point*, which does not pass by."""
        match point.phase:
            case Phase.UP:
                return self._release(point)
            case Phase.DOWN if not self._menu.pointer_pressed(*self._at(point)):
                return None
        self._context.bank.play(Sound.MENU_MOVE)
        return None

    def _release(self, point: Point) -> Transition:
        match self._menu.pointer_released(*self._at(point)):
            case item, change if change:
                return self._actions.change(item, change)
            case item, _:
                return self._actions.choose(item, point.device)
            case _:
                return None

    def _at(self, point: Point) -> tuple[float, float]:
        renderer = self._context.renderer
        return point.x * renderer.width, point.y * renderer.height
