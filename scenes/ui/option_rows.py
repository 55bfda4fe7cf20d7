"""Options as rows of words on one board, those pointed at framed. All lengths are design units."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from scenes.ui.boards import RADIUS, board
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.render.renderer import Renderer
from values import value

PAD, ROW_PAD = 20.0, 9.0  # around all rows, and above and below the words of each
MARK = 26.0  # the arrow before what is pointed at
FRAME = 5.0
MOST_ROWS = 6  # on a page


@value
class OptionPage:
    """Rows that are shown together: the first of them, and one after the last."""

    rows: range
    heights: tuple[float, ...]


class OptionRows:
    """Rows with *words* under a *heading*, *width* wide, on pages of at most *height*.

    There is room below for each of the *notes*.
    """

    def __init__(
        self, renderer: Renderer, heading: str, words: Sequence[str], width: float, height: float,
        notes: Iterable[str] = (),
    ) -> None:  # fmt: skip
        self._renderer, self._words, self._width = renderer, words, width
        self._heading = Text(heading, theme.FLOOR, theme.INK_SOFT, width - 2 * PAD)
        self._top = PAD + (renderer.size(self._heading)[1] + ROW_PAD if heading else 0.0)
        room = max((self._note_height(self._note(note)) for note in notes if note), default=0.0)
        self.pages = self._split(height - room)

    def page_of(self, at: int) -> OptionPage:
        """The page with the row *at*."""
        return next(page for page in self.pages if at in page.rows)

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
            pieces.append(Part(text, self._width / 2, y + (ROW_PAD + high) / 2))
            y += high
        high = y + PAD
        sheet = Part(board(self._width, high, lit=True), self._width / 2, high / 2)
        if self._heading.words:
            at = PAD + self._renderer.size(self._heading)[1] / 2
            pieces.append(Part(self._heading, self._width / 2, at))
        return Collage(self._width, high, (sheet, *pieces, *self._more(page, high))), *(
            self._width,
            high,
        )

    def _rows(self, page: OptionPage, lit: range) -> tuple[list[Part], float]:
        """The rows of a page, the frame of what is lit below their words; and where they end."""
        tops = [self._top]
        for high in page.heights:
            tops.append(tops[-1] + high)
        pieces = []
        if lit:
            first, last = tops[lit[0] - page.rows[0]], tops[lit[-1] - page.rows[0] + 1]
            pieces = self._frame(Box(PAD / 2, first, self._width - PAD, last - first))
        for row, top, high in zip(page.rows, tops, page.heights, strict=False):
            pieces.append(Part(self._text(row), self._width / 2 + MARK / 2, top + high / 2))
        return pieces, tops[-1]

    def _frame(self, box: Box) -> list[Part]:
        x, y = box.centre
        radius = min(RADIUS, box.h / 2)
        return [
            Part(Paper(box.w, box.h, theme.FOCUS_EDGE, radius, shadow=False), x, y),
            Part(
                Paper(box.w - 2 * FRAME, box.h - 2 * FRAME, theme.FOCUS, radius, shadow=False), x, y
            ),
            Part(Art("arrow-right", MARK), box.x + FRAME + MARK / 2 + 4, y),
        ]

    def _more(self, page: OptionPage, high: float) -> list[Part]:
        """Arrows where there are rows before or after the page."""
        pieces = []
        if page is not self.pages[0]:
            pieces.append(Part(Art("arrow-up", MARK), self._width - PAD, PAD))
        if page is not self.pages[-1]:
            pieces.append(Part(Art("arrow-down", MARK), self._width - PAD, high - PAD))
        return pieces

    def _note(self, words: str) -> Text:
        return Text(words, theme.FLOOR, theme.INK_SOFT, self._width - 2 * PAD)

    def _note_height(self, note: Text) -> float:
        """The height of *note*, with what is left free above it."""
        return ROW_PAD + self._renderer.size(note)[1]

    def _text(self, row: int) -> Text:
        width = self._width - 2 * PAD - MARK
        return Text(self._words[row], theme.FLOOR, theme.INK, width, align="left")

    def _split(self, height: float) -> list[OptionPage]:
        """As many rows on each page as there is room for, and about the same number on each."""
        heights = [
            self._renderer.size(self._text(i))[1] + 2 * ROW_PAD for i in range(len(self._words))
        ]
        fit = max(1, min(MOST_ROWS, int((height - self._top - PAD) / max(heights))))
        pages = -(-len(heights) // fit)
        cuts = [round(i * len(heights) / pages) for i in range(pages + 1)]
        return [
            OptionPage(range(start, end), tuple(heights[start:end]))
            for start, end in pairwise(cuts)
        ]
