"""The frogs of all seats behind a picnic table, on which their points are counted."""

from __future__ import annotations

from rules.core import Seat
from scenes.core.script import Script
from scenes.games.quivvit.material import MATERIAL
from scenes.table.climaxes.frog_row import FrogRow
from scenes.ui.boards import board
from sprites.pictures import theme
from sprites.pictures.pictures import Paper, Picture

TABLE_Z, OVER, TOP, CLOTH = 9.0, 0.1, 30.0, 300.0  # over its ends, of a room; its top; its cloth
TOP_DOWN = 14.0  # under feet


class CountRow(FrogRow):
    """Frogs nearly as wide as their rooms, which fill the screen with their table."""

    widest, apart = 540.0, 0.92

    def prepare(self, *drawings: str) -> None:
        """Have what is large rendered ahead, frogs in these *drawings*, too."""
        self._stage.renderer.prefetch(*self._table_parts)
        super().prepare(*drawings)

    def lay_table(self) -> Script:
        """A table under all frogs, with a cloth for their names down to the grass."""
        first, (cloth, top) = self.ground(Seat(0)), self._table_parts
        x = first.x + (len(self.frogs) - 1) * self.room / 2
        self.put(cloth, first.at(x, first.y + TOP_DOWN + CLOTH / 2), TABLE_Z)
        self.put(top, first.at(x, first.y + TOP_DOWN + TOP / 2), TABLE_Z + 0.1)
        yield

    @property
    def _table_parts(self) -> tuple[Picture, Picture]:
        """The cloth, and the top over it."""
        wide = (len(self.frogs) + 2 * OVER) * self.room
        top = Paper(wide, TOP, theme.WOOD, TOP / 2, theme.WOOD_EDGE)
        return board(wide - TOP, CLOTH, MATERIAL), top
