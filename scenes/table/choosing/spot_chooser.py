"""An open choice between spots on the table, such as where a frog begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from scenes.table.choosing.chooser import ChooserContext, PromptArea
from scenes.table.choosing.cursor_chooser import CURSOR_Z, CursorChooser
from scenes.table.choosing.cursor_motion import move_cursor
from scenes.ui.control_signs import cursor_signs
from seats.intents import DIRECTIONS, SIDEWAYS, Intent
from sounds.bank import Sound
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

A = TypeVar("A")
RISE = 12.0  # from a ghost's head to the arrow


@dataclass(frozen=True, slots=True)
class ActionSpot(Generic[A]):
    """A place on the screen for an action; no arrow is over ``ceiling``, but rather below."""

    action: A
    x: float
    y: float
    box: Box
    ceiling: float = 0.0


class SpotChooser(CursorChooser[A]):
    """Shows the ghost of what would be at a spot; *anchor* is the ghost's point that lies on it."""

    def __init__(
        self,
        context: ChooserContext,
        panel: PromptArea,
        spots: Sequence[ActionSpot[A]],
        ghost: Picture,
        anchor: tuple[float, float] = (0.5, 0.5),
    ) -> None:
        super().__init__(context, panel)
        self._spots = spots
        self._ghost = Token(ghost, Pose(0, 0, alpha=0.72), CURSOR_Z, "ghost", anchor)
        self._arrow = Token(Art("arrow-down", 50), Pose(0, 0), CURSOR_Z + 1, "cursor")
        self._ghost.visible = self._arrow.visible = False
        self._arrows = (self._arrow,)
        self._rise = anchor[1] * context.stage.renderer.size(ghost)[1] + RISE
        self._show_controls()
        context.stage.add(self._ghost, self._arrow)
        self._show()

    def close(self) -> None:
        self._context.stage.remove(self._ghost, self._arrow)
        self._panel.show_controls(())
        self._panel.show_idle_status()

    def _boxes(self) -> Sequence[Box]:
        return [spot.box for spot in self._spots]

    def _points(self) -> Sequence[tuple[float, float]]:
        return [(spot.x, spot.y) for spot in self._spots]

    def _neighbour(self, at: int, intent: Intent) -> int:
        """Of two spots, every direction leads to the other one."""
        return 1 - at if len(self._spots) == 2 else super()._neighbour(at, intent)

    def _touch(self, under: int | None) -> int | None:
        if under is None:
            self._context.bank.play(Sound.REFUSE)
            self._panel.show_status(say("table.no_such_card"))
        return super()._touch(under)

    def _confirm(self) -> None:
        self.choice = self._spots[self._at].action  # nothing secret, so nobody counts the change
        self._context.bank.play(Sound.MENU_CONFIRM)

    def _leads(self, at: int, action: A) -> bool:
        return self._spots[at].action == action

    def _show_controls(self) -> None:
        ways = SIDEWAYS if len(self._spots) == 2 else DIRECTIONS
        self._panel.show_controls(cursor_signs(self._context.controls, ways=ways))

    def _moved(self, before: int) -> None:
        self._context.bank.play(Sound.MENU_MOVE)
        self._show()

    def _show(self) -> None:
        spot = self._spots[self._at]
        move_cursor(self._ghost, self._ghost.pose.at(spot.x, spot.y))
        move_cursor(self._arrow, self._pointing(spot))
        self._panel.show_idle_status()

    def _pointing(self, spot: ActionSpot[A]) -> Pose:
        """The arrow over the ghost's head, or from below if there is no room."""
        above = spot.y - self._rise
        if above >= spot.ceiling:
            return Pose(spot.x, above)
        return Pose(spot.x, spot.box.bottom + RISE, 180.0)
