"""The list of options at the seat that chooses: rows, and a picture of what is pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scenes.table.choosing.cursor_frame import cursor_frame
from scenes.table.choosing.cursor_motion import ArrowBob
from scenes.ui.boards import board
from scenes.ui.option_rows import OptionPage, OptionRows
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

AIM_Z, LIST_Z = 700.0, 740.0  # over a curtain
WIDTH, WIDTH_PER_SCALE = 220.0, 220.0  # design units, as are all lengths here
HEIGHT = 0.8  # of the room, at most
GAP = 8.0
CARD = 210.0  # the height of a picture beside the list
FOOT_PAD = 8.0  # beside and above the words at its foot
PIECES, NEAR = 4.0, 0.1  # how bad it is to cover pieces, and to be far, against covering the seat
RISE = 30.0  # from the top of a place to the middle of the arrow over it


class OptionList:
    """Shows the options of a *seat*, whose things lie in that box, within *room*.

    It covers as little of *pieces* as it can.
    """

    def __init__(self, stage: Stage, seat: Box, room: Box, pieces: Sequence[Box] = ()) -> None:
        self._stage, self._seat, self._room, self._pieces = stage, seat, room, pieces
        scale = stage.renderer.text_scale
        self._width = min(room.w / 2, WIDTH + WIDTH_PER_SCALE * scale)
        empty = Collage(1, 1, ())
        self._sheet = Token(empty, Pose(0, 0), LIST_Z, "options", steady=True)
        self._card = Token(empty, Pose(0, 0), LIST_Z, "options", steady=True)
        self._arrow = Token(Art("arrow-down", 50), Pose(0, 0), LIST_Z, "cursor")
        self._bob = ArrowBob(stage.renderer)
        self._tokens = (self._sheet, self._card, self._arrow)
        self._aims: list[Token] = []
        self._rows: OptionRows | None = None
        self._foot, self._leaving = "", False
        stage.add(*self._tokens)
        self.hide()

    @property
    def pages(self) -> Sequence[OptionPage]:
        """How the rows are split into pages."""
        return self._rows.pages if self._rows else ()

    def set_rows(self, heading: str, words: Sequence[str], notes: Iterable[str]) -> None:
        """Show these rows from the next ``show`` on, with any of the *notes*."""
        renderer, height = self._stage.renderer, HEIGHT * self._room.h - self._foot_height()
        self._rows = OptionRows(renderer, heading, words, self._width, height, notes=notes)

    def set_foot(self, words: str, leaving: bool) -> None:
        """Write below the rows from the next ``show`` on; if *leaving*, frame that alone."""
        self._foot, self._leaving = words, leaving

    def show(
        self, lit: range, note: str = "", picture: Picture | None = None, places: Sequence[Box] = ()
    ) -> None:
        """Frame the rows *lit*; *picture* and *places* are those of what is pointed at."""
        assert self._rows is not None, "there are rows to show"
        sheet, wide, high = self._rows.picture(lit, note, framed=not self._leaving)
        foot = self._foot_height()
        box = self._box(wide, high + foot)
        pieces = [Part(sheet, wide / 2, high / 2), *self._foot_parts(wide, high, foot)]
        self._sheet.picture = Collage(wide, high + foot, tuple(pieces))
        self._sheet.pose = Pose(*box.centre)
        self._sheet.visible = True
        self._show_card(picture, box)
        self._aim_at(() if self._leaving else places)

    def hide(self) -> None:
        """Show nothing."""
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

    def _foot_text(self) -> Text:
        return Text(self._foot, theme.FLOOR, theme.INK, self._width - 4 * FOOT_PAD)

    def _foot_height(self) -> float:
        if not self._foot:
            return 0.0
        return self._stage.renderer.size(self._foot_text())[1] + 2 * FOOT_PAD

    def _foot_parts(self, wide: float, top: float, high: float) -> list[Part]:
        """The words at the foot on a board of their own, which is lit to leave a group."""
        if not self._foot:
            return []
        at = wide / 2, top + high / 2
        sheets = [Part(board(wide, high), *at)]
        if self._leaving:
            lit = Paper(wide - FOOT_PAD, high - FOOT_PAD, theme.FOCUS, shadow=False)
            sheets.append(Part(lit, *at))
        return [*sheets, Part(self._foot_text(), *at)]

    def _show_card(self, picture: Picture | None, sheet: Box) -> None:
        self._card.visible = picture is not None
        if picture is None:
            return
        wide, high = self._stage.renderer.size(picture)
        scale = CARD / high
        room = sheet.right + wide * scale + GAP <= self._room.right
        half = wide * scale / 2 + GAP
        x = sheet.right + half if room else sheet.x - half
        y = min(max(sheet.centre[1], self._room.y + CARD / 2), self._room.bottom - CARD / 2)
        self._card.picture = picture
        self._card.pose = Pose(x, y, sx=scale, sy=scale)

    def _box(self, wide: float, high: float) -> Box:
        """A place for the list that covers little, near the seat."""
        seat, room = self._seat, self._room
        lefts = (seat.centre[0] - wide / 2, room.x, room.right - wide, room.centre[0] - wide / 2)
        tops = (seat.y - GAP - high, seat.bottom + GAP, room.y, room.bottom - high)
        boxes = [
            Box(_within(x, room.x, room.right - wide), _within(y, room.y, room.bottom - high),
                wide, high)
            for y in tops for x in lefts
        ]  # fmt: skip
        return min(boxes, key=self._cost)

    def _cost(self, box: Box) -> float:
        """How bad it is to cover what lies in *box*."""
        seat, (x, y) = self._seat, box.centre
        distance = abs(x - seat.centre[0]) + abs(y - seat.centre[1])
        covered = sum(_shared(box, piece) for piece in self._pieces)
        return PIECES * covered + _shared(box, seat) + NEAR * distance * box.w


def _within(at: float, least: float, most: float) -> float:
    return max(min(at, most), least)


def _shared(a: Box, b: Box) -> float:
    """The area that both boxes cover."""
    wide = min(a.right, b.right) - max(a.x, b.x)
    high = min(a.bottom, b.bottom) - max(a.y, b.y)
    return max(0.0, wide) * max(0.0, high)
