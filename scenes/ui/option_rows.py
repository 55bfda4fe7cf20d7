"""Options as rows of words on one board, those pointed at framed. All lengths are design units."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from scenes.ui.boards import RADIUS, board
from scenes.ui.labels import text_width
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.render.renderer import Renderer
from values import value

PAD, ROW_PAD = 18.0, 7.0  # around all rows, and above and below the words of each
MARK = 26.0  # the arrow before what is pointed at
FRAME = 5.0
MOST_ROWS = 6  # on a page
NOTE_SHARE = 0.45  # of the height of a page: a longer note is smaller


@value
class OptionPage:
    """Rows that are shown together: the first of them, and one after the last."""

    rows: range
    heights: tuple[float, ...]


class OptionRows:
    """Rows with *words* under a *heading*, *width* wide, on pages of at most *height*.

    They lie in *columns*, and there is room below for each of the *notes*.
    """

    def __init__(
        self, renderer: Renderer, heading: str, words: Sequence[str], width: float, height: float,
        notes: Iterable[str] = (), columns: int = 1,
    ) -> None:  # fmt: skip
        self._renderer, self._words, self._columns = renderer, words, columns
        self.width, self._note_room = width, NOTE_SHARE * height
        self._heading = Text(heading, theme.FLOOR, theme.INK_SOFT, width - 2 * PAD)
        self._top = PAD + (renderer.size(self._heading)[1] + ROW_PAD if heading else 0.0)
        self._below = max(
            (self._note_height(self._note(note)) for note in notes if note), default=0.0
        )
        self.pages = self._split(height - self._below)

    @property
    def height(self) -> float:
        """How high the highest page can be."""
        lines = max(sum(self._lines(page)) for page in self.pages)
        return self._top + lines + self._below + PAD

    @property
    def wraps(self) -> bool:
        """Whether some row has more than one line."""
        rows = map(self._text, range(len(self._words)))
        return any(
            text_width(self._renderer, text.words, text.size) > (text.width or 0) for text in rows
        )

    def page_of(self, at: int) -> OptionPage:
        """The page with the row *at*."""
        return next(page for page in self.pages if at in page.rows)

    def foot_of(self, at: int) -> Point:
        """The middle of the lower edge of the row *at*, from the top left of its page."""
        page = self.page_of(at)
        box = self._boxes(page)[at - page.rows[0]]
        return box.centre[0], box.bottom

    def picture(
        self, lit: range, note: str = "", *, framed: bool = True
    ) -> tuple[Collage, float, float]:
        """The page of the rows *lit*, with a *note* below; the picture and its size.

        Unless they are *framed* they look like all others.
        """
        page = self.page_of(lit[0])
        pieces, y = self._rows(page, lit if framed else range(0))
        if note:
            text = self._note(note)
            high = self._note_height(text)
            pieces.append(Part(text, self.width / 2, y + (ROW_PAD + high) / 2))
            y += high
        high = y + PAD
        sheet = Part(board(self.width, high, lit=True), self.width / 2, high / 2)
        if self._heading.words:
            at = PAD + self._renderer.size(self._heading)[1] / 2
            pieces.append(Part(self._heading, self.width / 2, at))
        return Collage(self.width, high, (sheet, *pieces, *self._more(page, high))), *(
            self.width,
            high,
        )

    def _rows(self, page: OptionPage, lit: range) -> tuple[list[Part], float]:
        """The rows of a page, the frame of what is lit below their words; and where they end."""
        boxes = self._boxes(page)
        pieces = []
        for column in range(self._columns):
            framed = [
                boxes[at - page.rows[0]]
                for at in lit
                if (at - page.rows[0]) // len(self._lines(page)) == column
            ]
            if framed:
                pieces += _frame(framed, marked=len(lit) == 1)
        for row, box in zip(page.rows, boxes, strict=True):
            x, y = box.centre
            pieces.append(Part(self._text(row), x + MARK / 2, y))
        return pieces, self._top + sum(self._lines(page))

    def _lines(self, page: OptionPage) -> list[float]:
        """How high the lines of a page are, each of which has a row of every column."""
        count = -(-len(page.heights) // self._columns)
        return [max(page.heights[line::count]) for line in range(count)]

    def _boxes(self, page: OptionPage) -> list[Box]:
        """Where the rows of a page lie, column by column."""
        lines, wide = self._lines(page), self.width / self._columns
        boxes = []
        for at in range(len(page.rows)):
            column, line = divmod(at, len(lines))
            top = self._top + sum(lines[:line])
            boxes.append(Box(column * wide + PAD / 2, top, wide - PAD, lines[line]))
        return boxes

    def _more(self, page: OptionPage, high: float) -> list[Part]:
        """Arrows where there are rows before or after the page."""
        pieces = []
        if page is not self.pages[0]:
            pieces.append(Part(Art("arrow-up", MARK), self.width - PAD, PAD))
        if page is not self.pages[-1]:
            pieces.append(Part(Art("arrow-down", MARK), self.width - PAD, high - PAD))
        return pieces

    def _note(self, words: str) -> Text:
        width = self.width - 2 * PAD
        return Text(words, theme.FLOOR, theme.INK_SOFT, width, self._note_room)

    def _note_height(self, note: Text) -> float:
        """The height of *note*, with what is left free above it."""
        return ROW_PAD + self._renderer.size(note)[1]

    def _text(self, row: int) -> Text:
        width = self.width / self._columns - 2 * PAD - MARK
        return Text(self._words[row], theme.FLOOR, theme.INK, width, align="left")

    def _split(self, height: float) -> list[OptionPage]:
        """As many rows on each page as there is room for, and about the same number on each."""
        heights = [
            self._renderer.size(self._text(i))[1] + 2 * ROW_PAD for i in range(len(self._words))
        ]
        lines = int((height - self._top - PAD) / max(heights))
        fit = max(1, min(MOST_ROWS, lines * self._columns))
        pages = -(-len(heights) // fit)
        cuts = [round(i * len(heights) / pages) for i in range(pages + 1)]
        return [
            OptionPage(range(start, end), tuple(heights[start:end]))
            for start, end in pairwise(cuts)
        ]


def _frame(rows: Sequence[Box], *, marked: bool) -> list[Part]:
    """A frame around *rows* of one column, which are next to each other."""
    x, wide = rows[0].centre[0], rows[0].w
    high = rows[-1].bottom - rows[0].y
    y, radius = rows[0].y + high / 2, min(RADIUS, high / 2)
    pieces = [
        Part(Paper(wide, high, theme.FOCUS_EDGE, radius, shadow=False), x, y),
        Part(Paper(wide - 2 * FRAME, high - 2 * FRAME, theme.FOCUS, radius, shadow=False), x, y),
    ]
    mark = Part(Art("arrow-right", MARK), rows[0].x + FRAME + MARK / 2 + 4, y)
    return [*pieces, mark] if marked else pieces
