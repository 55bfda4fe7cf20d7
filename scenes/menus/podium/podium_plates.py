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

NUMBER, MEDAL = (53.0, 56.0), 1.26  # size of a number, and the largest it gets; of its height
RISE = 0.82  # of a medal, over the edge of its plate
NAME, DETAIL = (40.0, 56.0), (theme.BODY, 46.0)  # the same of names and what is below
LARGER = 1.4, 1.3, 1.2, 1.1  # tried for the words of the first one, where room is left

_Line: TypeAlias = tuple[Text, float]  # and how high it is


class PodiumPlates:
    """The plates of *columns*, on boards of a *material*, all of them ``high``."""

    def __init__(
        self, renderer: Renderer, columns: Sequence[PodiumColumn], material: Material
    ) -> None:
        self._renderer, self._material = renderer, material
        self._number = limited_size(renderer, *NUMBER)
        self._medal = MEDAL * line_height(renderer, self._number)
        self._lines = {column.row.frog: self._texts(column) for column in columns}
        self._most = max(map(_high, self._lines.values()))
        for column in columns:
            if column.row.number == 1:
                self._lines[column.row.frog] = self._enlarged(column)
        self.high = self._medal + self._most + GAP

    def _texts(self, column: PodiumColumn, share: float = 1.0) -> list[_Line]:
        """The lines on a plate, and how high each is; their type has that *share* of its size."""
        renderer, row, width = self._renderer, column.row, column.plate - PADDING
        size = share * limited_size(renderer, *NAME)
        texts = [Text(_name(row), size, theme.INK, width=width)]
        if row.words:
            size = share * limited_size(renderer, *DETAIL)
            texts.append(Text(row.words, size, theme.INK, width=width))
        return [(text, renderer.size(text)[1]) for text in texts]

    def _enlarged(self, column: PodiumColumn) -> list[_Line]:
        """The lines of the first one, larger if others have more of them."""
        renderer, words, usual = self._renderer, column.row.words, self._lines[column.row.frog]
        for share in LARGER:
            alone = Text(words, share * limited_size(renderer, *DETAIL))
            fits = renderer.size(alone)[0] <= column.plate - PADDING
            if words and fits and _high(lines := self._texts(column, share)) <= self._most:
                return lines
        return usual

    def picture(self, row: ResultRow, place: str, wide: float) -> Collage:
        """A board for *row*, with the number of the *place* on a medal on its upper edge."""
        material, medal, high = self._material, self._medal, self.high
        top = RISE * medal
        sheet = board(
            wide, high - top, material, lit=row.number == 1, edge=theme.SEATS[row.frog].body
        )
        colour = theme.GOLD if row.number == 1 else material.colours.lit
        number = Text(place, self._number)
        disc_wide = max(medal, self._renderer.size(number)[0] + 0.6 * medal)
        disc = Paper(disc_wide, medal, colour, medal / 2, edge=material.colours.edge, shadow=False)
        middle, up = wide / 2, medal / 2
        pieces = [
            Part(sheet, middle, (high + top) / 2), Part(disc, middle, up), Part(number, middle, up)
        ]  # fmt: skip
        y = medal + (self._most - _high(self._lines[row.frog])) / 2
        for text, text_high in self._lines[row.frog]:
            pieces.append(Part(text, middle, y + text_high / 2))
            y += text_high
        return Collage(wide, high, tuple(pieces))


def _high(lines: Sequence[_Line]) -> float:
    """How high *lines* are together."""
    return sum(high for _, high in lines)


def _name(row: ResultRow) -> str:
    return say("results.dummy") if row.seat is None else seat_name(row.seat)
