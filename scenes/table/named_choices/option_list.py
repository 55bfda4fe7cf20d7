"""The list of options at the seat that chooses: rows, and a picture of what is pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scenes.table.choosing.cursor_motion import ArrowBob
from scenes.ui.option_rows import OptionPage, OptionRows
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

LIST_Z = 740.0  # over a curtain
WIDTH, WIDTH_PER_SCALE = 340.0, 230.0  # design units, as are all lengths here
HEIGHT = 0.8  # of the room, at most
GAP = 8.0
CARD = 210.0  # the height of a picture beside the list
RISE = 30.0  # from the top of a place to the middle of the arrow over it


class OptionList:
    """Shows the options of a *seat*, whose things lie in that box, within *room*."""

    def __init__(self, stage: Stage, seat: Box, room: Box) -> None:
        self._stage, self._seat, self._room = stage, seat, room
        scale = stage.renderer.text_scale
        self._width = min(room.w / 2, WIDTH + WIDTH_PER_SCALE * scale)
        empty = Collage(1, 1, ())
        self._sheet = Token(empty, Pose(0, 0), LIST_Z, "options", steady=True)
        self._card = Token(empty, Pose(0, 0), LIST_Z, "options", steady=True)
        self._arrow = Token(Art("arrow-down", 50), Pose(0, 0), LIST_Z, "cursor")
        self._bob = ArrowBob(stage.renderer)
        self._tokens = (self._sheet, self._card, self._arrow)
        self._rows: OptionRows | None = None
        stage.add(*self._tokens)
        self.hide()

    @property
    def pages(self) -> Sequence[OptionPage]:
        """How the rows are split into pages."""
        return self._rows.pages if self._rows else ()

    def set_rows(self, heading: str, words: Sequence[str], notes: Iterable[str]) -> None:
        """Show these rows from the next ``show`` on, with any of the *notes*."""
        renderer, height = self._stage.renderer, HEIGHT * self._room.h
        self._rows = OptionRows(renderer, heading, words, self._width, height, notes=notes)

    def show(
        self, lit: range, note: str = "", picture: Picture | None = None, place: Box | None = None
    ) -> None:
        """Frame the rows *lit*; *picture* and *place* are those of what is pointed at."""
        assert self._rows is not None, "there are rows to show"
        sheet, wide, high = self._rows.picture(lit, note)
        box = self._box(wide, high)
        self._sheet.picture, self._sheet.pose = sheet, Pose(*box.centre)
        self._sheet.visible = True
        self._show_card(picture, box)
        self._arrow.visible = place is not None
        if place is not None:
            self._arrow.pose = Pose(place.centre[0], max(self._room.y, place.y - RISE))

    def hide(self) -> None:
        """Show nothing."""
        for token in self._tokens:
            token.visible = False

    def step(self) -> None:
        """Advance by one fixed step."""
        if self._arrow.visible:
            self._bob.step()
            self._bob.lift(self._arrow)

    def remove(self) -> None:
        """Take it off the stage."""
        self._stage.remove(*self._tokens)

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
        """A place for the list: over the seat, else under it, as far as there is room."""
        seat, room = self._seat, self._room
        x = min(max(seat.centre[0] - wide / 2, room.x), room.right - wide)
        below = seat.centre[1] < room.centre[1]
        y = seat.bottom + GAP if below else seat.y - GAP - high
        return Box(x, min(max(y, room.y), room.bottom - high), wide, high)
