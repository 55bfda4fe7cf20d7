"""The list of options of the seat that chooses, where it covers the least."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scenes.table.choosing.cursor_frame import cursor_frame
from scenes.table.choosing.cursor_motion import ArrowBob
from scenes.table.named_choices.least_covering import least_covering
from scenes.table.top_bar import TopBar
from scenes.ui.boards import board
from scenes.ui.option_rows import OptionPage, OptionRows
from scenes.ui.safe_area import safe_area
from scenes.ui.scanning.scan import Scan
from scenes.ui.scanning.scan_timer import ScanTimer
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

AIM_Z, LIST_Z = 700.0, 740.0  # over a curtain; what points at the table covers no words
# How many columns, and half their width where text has its usual size; first those for short rows.
NARROW = ((1, 160.0), (2, 180.0), (2, 230.0))
SHAPES = ((1, 220.0), (1, 280.0), (1, 340.0), (2, 400.0), (3, 620.0))
HEIGHT = 0.8  # of the room, at most
FOOT_PAD = 8.0  # beside and above the words at its foot
RISE = 30.0  # from the top of a place to the middle of the arrow over it


def list_room(renderer: Renderer, top_bar: TopBar) -> Box:
    """Where lists of options may lie: all that everybody sees, but for the top bar."""
    area = safe_area(renderer.width, renderer.height)
    top = top_bar.layout.bottom
    return Box(area.x, top, area.w, area.bottom - top)


class OptionList:
    """Shows the options of a *seat*, whose things lie in that box, within *room*.

    It covers as little of *pieces* as it can.
    """

    def __init__(self, stage: Stage, seat: Box, room: Box, pieces: Sequence[Box] = ()) -> None:
        self._stage, self._seat, self._room, self._pieces = stage, seat, room, pieces
        self._timer = ScanTimer(stage, LIST_Z)
        self._mark: Point = (0.0, 0.0)  # the middle of the lower edge of what is framed
        empty = Collage(1, 1, ())
        self._sheet = Token(empty, Pose(0, 0), LIST_Z, "options", steady=True)
        self._arrow = Token(Art("arrow-down", 50), Pose(0, 0), AIM_Z, "cursor")
        self._bob = ArrowBob(stage.renderer)
        self._tokens = (self._sheet, self._arrow)
        self._aims: list[Token] = []
        self._rows: OptionRows | None = None
        self._shapes: list[OptionRows] = []
        self._at = Box(0, 0, 0, 0)  # as high as the highest page and the highest words below it
        self._foot, self._leaving = "", False
        stage.add(*self._tokens)
        self.hide()

    @property
    def pages(self) -> Sequence[OptionPage]:
        """How the rows are split into pages."""
        return self._rows.pages if self._rows else ()

    def set_rows(self, heading: str, words: Sequence[str], notes: Iterable[str]) -> None:
        """Show these rows from the next ``show`` on, with any of the *notes*."""
        renderer, notes = self._stage.renderer, tuple(notes)

        def rows(columns: int, half: float) -> OptionRows:
            width = min(self._room.w, half * (1 + renderer.text_scale))
            height = HEIGHT * self._room.h - self._foot_height(width)
            return OptionRows(renderer, heading, words, width, height, notes, columns)

        narrow = [made for shape in NARROW if not (made := rows(*shape)).wraps]
        self._shapes = [*narrow, *(rows(*shape) for shape in SHAPES)]
        self._place(self._shapes)

    def set_foot(self, words: str, leaving: bool) -> None:
        """Write below the rows from the next ``show`` on; if *leaving*, frame that alone."""
        self._foot, self._leaving = words, leaving
        rows = self._rows
        if rows and rows.height + self._foot_height(rows.width) > self._at.h:
            self._place([one for one in self._shapes if _ranges(one) == _ranges(rows)])

    def _place(self, shapes: Sequence[OptionRows]) -> None:
        """Let the list have that one of the *shapes*, and lie there, where it covers least."""
        sizes = [(one.width, one.height + self._foot_height(one.width)) for one in shapes]
        number, self._at = least_covering(sizes, self._room, self._seat, self._pieces)
        self._rows = shapes[number]

    def show(self, lit: range, note: str = "", places: Sequence[Box] = ()) -> None:
        """Frame the rows *lit*, and the *places* of what is pointed at."""
        assert self._rows is not None, "there are rows to show"
        sheet, wide, high = self._rows.picture(lit, note, framed=not self._leaving)
        foot = self._foot_height(wide)
        top = _within(self._at.y, self._room.y, self._room.bottom - high - foot)
        pieces = [Part(sheet, wide / 2, high / 2), *self._foot_parts(wide, high, foot)]
        self._sheet.picture = Collage(wide, high + foot, tuple(pieces))
        self._sheet.pose = Pose(self._at.centre[0], top + (high + foot) / 2)
        self._sheet.visible = True
        x, y = (wide / 2, high + foot) if self._leaving else self._rows.foot_of(lit[-1])
        self._mark = self._sheet.pose.x - wide / 2 + x, top + y
        self._aim_at(() if self._leaving else places)

    def show_time(self, scan: Scan) -> None:
        """Show how long *scan* points at what is framed."""
        self._timer.show(scan, self._mark)

    def hide(self) -> None:
        """Show nothing."""
        self._timer.remove()
        self._aim_at(())
        for token in self._tokens:
            token.visible = False

    def step(self) -> None:
        """Advance by one fixed step."""
        if self._arrow.visible:
            self._bob.step()
            self._bob.lift(self._arrow)

    def remove(self) -> None:
        """Take it off the stage."""
        self._aim_at(())
        self._timer.remove()
        self._stage.remove(*self._tokens)

    def _aim_at(self, places: Sequence[Box]) -> None:
        """Frame all *places* on the table; over a single one is an arrow."""
        self._stage.remove(*self._aims)
        self._aims = [
            Token(cursor_frame(place), Pose(*place.centre), AIM_Z, "aim") for place in places
        ]
        self._stage.add(*self._aims)
        self._arrow.visible = len(places) == 1
        if len(places) == 1:
            place = places[0]
            self._arrow.pose = Pose(place.centre[0], max(self._room.y, place.y - RISE))

    def _foot_text(self, wide: float) -> Text:
        return Text(self._foot, theme.FLOOR, theme.INK, wide - 4 * FOOT_PAD)

    def _foot_height(self, wide: float) -> float:
        if not self._foot:
            return 0.0
        return self._stage.renderer.size(self._foot_text(wide))[1] + 2 * FOOT_PAD

    def _foot_parts(self, wide: float, top: float, high: float) -> list[Part]:
        """The words at the foot on a board of their own, which is lit to leave a group."""
        if not self._foot:
            return []
        at = wide / 2, top + high / 2
        sheets = [Part(board(wide, high), *at)]
        if self._leaving:
            lit = Paper(wide - FOOT_PAD, high - FOOT_PAD, theme.FOCUS, shadow=False)
            sheets.append(Part(lit, *at))
        return [*sheets, Part(self._foot_text(wide), *at)]


def _ranges(rows: OptionRows) -> list[range]:
    return [page.rows for page in rows.pages]


def _within(at: float, least: float, most: float) -> float:
    return max(min(at, most), least)
