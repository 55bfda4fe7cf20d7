"""The plates below the frogs on a podium: the number of the place, a name, and what decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from scenes.core.ending import ResultRow
from scenes.menus.podium.podium_columns import PodiumColumn
from scenes.players.seat_names import seat_name
from scenes.ui.boards import board
from scenes.ui.labels import GAP, PADDING, limited_size, line_height
from sprites.pictures import theme
from sprites.pictures.material import Material
from sprites.pictures.pictures import Collage, Paper, Part, Text
from sprites.render.renderer import Renderer
from words import say

NUMBER, MEDAL = (64.0, 76.0), 1.2  # size of a number, and the largest it gets; of its height
SMALL_NUMBER = 44.0, 50.0  # the same over the words, where stumps and frogs need the room
NAME, DETAIL = (40.0, 56.0), (theme.BODY, 46.0)  # the same of names and what is below
LARGER = 1.4, 1.3, 1.2, 1.1  # tried for the words of the first one, where room is left
LOWER = 0.85  # of plates with medals over the words: how high those beside may be
ASIDE = 8.0  # from the edge of a plate to a medal beside the words

_Line: TypeAlias = tuple[Text, float]  # and how high it is


class PodiumPlates:
    """The plates of *columns*, on boards of a *material*, all of them ``high``."""

    def __init__(
        self, renderer: Renderer, columns: Sequence[PodiumColumn], material: Material
    ) -> None:
        self._renderer, self._material = renderer, material
        self._shared = len({column.row.number for column in columns}) < len(columns)
        self._lay_out(columns, SMALL_NUMBER, aside=False)
        over = self.high
        self._lay_out(columns, NUMBER, aside=True)
        if self.high > LOWER * over or not all(map(self._has_room, columns)):
            self._lay_out(columns, SMALL_NUMBER, aside=False)

    def _lay_out(
        self, columns: Sequence[PodiumColumn], number: tuple[float, float], *, aside: bool
    ) -> None:
        """Set the words below or beside medals with a *number* of that size."""
        self._number = limited_size(self._renderer, *number)
        self._medal = MEDAL * line_height(self._renderer, self._number)
        self._aside = aside
        self._lines = {column.row.frog: self._texts(column) for column in columns}
        self._most = max(map(_high, self._lines.values()))
        for column in columns:
            if column.row.number == 1:
                self._lines[column.row.frog] = self._enlarged(column)
        self._over = GAP if aside else self._medal
        """From the upper edge of all to the words."""
        self.high = self._most + self._over + GAP

    def _has_room(self, column: PodiumColumn) -> bool:
        """Whether the name has room beside a medal."""
        name = Text(_name(column.row), limited_size(self._renderer, *NAME))
        return self._renderer.size(name)[0] <= column.plate - PADDING - self._beside

    @property
    def _beside(self) -> float:
        """What the widest medal takes from the width of the words."""
        return ASIDE + self._disc_wide("=1" if self._shared else "1")

    def _disc_wide(self, place: str) -> float:
        number = Text(place, self._number)
        return max(self._medal, self._renderer.size(number)[0] + 0.6 * self._medal)

    def _texts(self, column: PodiumColumn, share: float = 1.0) -> list[_Line]:
        """The lines on a plate, and how high each is; their type has that *share* of its size."""
        renderer, row, width = self._renderer, column.row, self._width(column)
        size = share * limited_size(renderer, *NAME)
        texts = [Text(_name(row), size, theme.INK, width=width)]
        if row.words:
            size = share * limited_size(renderer, *DETAIL)
            texts.append(Text(row.words, size, theme.INK, width=width))
        return [(text, renderer.size(text)[1]) for text in texts]

    def _width(self, column: PodiumColumn) -> float:
        """How much room its words have."""
        return column.plate - PADDING - (self._beside if self._aside else 0.0)

    def _enlarged(self, column: PodiumColumn) -> list[_Line]:
        """The lines of the first one, larger if others have more of them."""
        renderer, words, usual = self._renderer, column.row.words, self._lines[column.row.frog]
        for share in LARGER:
            alone = Text(words, share * limited_size(renderer, *DETAIL))
            fits = renderer.size(alone)[0] <= self._width(column)
            if words and fits and _high(lines := self._texts(column, share)) <= self._most:
                return lines
        return usual

    def picture(self, row: ResultRow, place: str, wide: float) -> Collage:
        """A board for *row*, and the number of the *place* on a medal over or beside its words."""
        material, medal, high = self._material, self._medal, self.high
        top = 0.0 if self._aside else medal / 2
        sheet = board(
            wide, high - top, material, lit=row.number == 1, edge=theme.SEATS[row.frog].body
        )
        colour = theme.GOLD if row.number == 1 else material.colours.lit
        number = Text(place, self._number)
        disc_wide = self._disc_wide(place)
        disc = Paper(disc_wide, medal, colour, medal / 2, edge=material.colours.edge, shadow=False)
        x, y = (ASIDE + disc_wide / 2, high / 2) if self._aside else (wide / 2, medal / 2)
        pieces = [Part(sheet, wide / 2, (high + top) / 2), Part(disc, x, y), Part(number, x, y)]
        middle = (wide + self._beside) / 2 if self._aside else wide / 2
        y = self._over + 0.2 * GAP + (self._most - _high(self._lines[row.frog])) / 2
        for text, text_high in self._lines[row.frog]:
            pieces.append(Part(text, middle, y + text_high / 2))
            y += text_high
        return Collage(wide, high, tuple(pieces))


def _high(lines: Sequence[_Line]) -> float:
    """How high *lines* are together."""
    return sum(high for _, high in lines)


def _name(row: ResultRow) -> str:
    return say("results.dummy") if row.seat is None else seat_name(row.seat)
