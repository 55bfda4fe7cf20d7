"""A screen with a column of rows: actions and dials, a title above, the way back below."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from scenes.core.scene import Transition
from scenes.ui.footer import foot
from scenes.ui.labels import (
    GAP,
    PAD,
    button,
    button_size,
    dial_face,
    dial_height,
    dial_zones,
    heading,
)
from scenes.ui.menu import Act, MenuItem
from scenes.ui.menu_screen import MenuScreen, ScreenLayout, safe
from scenes.ui.menu_widgets import OVER_Z
from scenes.ui.page_arrows import beside
from scenes.ui.widgets import Widget
from seats.devices import Device
from sounds.bank import Sound
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part, Text

NARROW, WIDER = 620.0, 520.0  # a column's width, and what it gains with each 100 % of text
ARROW_ROOM = 44.0


@dataclass(frozen=True, slots=True)
class ListRow:
    """A row of a column: with *act* it does something, with *turn* it has a value."""

    name: str
    words: str
    act: Act | None = None
    value: str = ""
    turn: Callable[[int], Transition] | None = None
    icon: str = ""
    sound: Sound = Sound.MENU_CONFIRM


class ListScreen(MenuScreen):
    """Rows one above the other; they roll when there are too many for the window."""

    title = ""

    @abstractmethod
    def lines(self) -> Sequence[ListRow]:
        """The rows, from top to bottom."""

    def leaves(self, room: Box) -> ScreenLayout:
        """What turns pages at the foot of *room*, if there are any."""
        return ScreenLayout()

    def layout(self) -> ScreenLayout:
        room = safe(self.renderer)
        picture, wide, high = heading(self.renderer, self.title, room.w)
        top = Widget("title", picture, Box(room.centre[0] - wide / 2, room.y, wide, high))
        leaves = self.leaves(room)
        bottom = foot(self, beside(room, leaves) if leaves.items else room)
        low = bottom.items[0].box.y
        things = [top, *bottom.things, *leaves.things]
        if self.note:
            things.append(note := self._note(room, low))
            low = note.box.y
        window = Box(room.x, top.box.bottom, room.w, low - top.box.bottom)
        rows = self._rows(window.inset(0, GAP))
        if rows[-1].box.bottom > window.bottom - GAP:
            window = window.inset(0, ARROW_ROOM)
            rows = self._rows(window)
        else:
            window = window.inset(0, GAP)
        return ScreenLayout(things, [*rows, *bottom.items, *leaves.items], window)

    def _rows(self, window: Box) -> list[MenuItem]:
        lines = self.lines()
        wide = min(window.w - 60, NARROW + WIDER * self.renderer.text_scale)
        heights = [self._height(line, wide) for line in lines]
        whole = sum(heights) + GAP * (len(heights) - 1)
        y = window.y + max(0.0, (window.h - whole) / 2)
        rows = []
        for line, high in zip(lines, heights, strict=True):
            rows.append(self._item(line, Box(window.centre[0] - wide / 2, y, wide, high)))
            y += high + GAP
        return rows

    def _height(self, line: ListRow, wide: float) -> float:
        if line.turn:
            return dial_height(self.renderer, line.words, line.value, wide)
        return button_size(self.renderer, line.words)[1]

    def _item(self, line: ListRow, box: Box) -> MenuItem:
        if line.turn:
            face = dial_face(line.words, line.value, box.w, box.h)
            zones = dial_zones(box.w)
        else:
            face = button(self.renderer, line.words, box.w, box.h, line.icon, align="left")
            zones = ()
        return MenuItem(
            line.name, box, face.plain, face.lit, line.act or _nothing,
            line.turn, zones, rolls=True, sound=line.sound,
        )  # fmt: skip

    def _note(self, room: Box, low: float) -> Widget:
        text = Text(self.note, theme.BODY, theme.ACCENT, width=room.w - 2 * PAD)
        high = self.renderer.size(text)[1] + GAP
        sheet = Paper(room.w, high, theme.PAPER_BRIGHT, 18)
        picture = Collage(
            room.w, high, (Part(sheet, room.w / 2, high / 2), Part(text, room.w / 2, high / 2))
        )
        return Widget("note", picture, Box(room.x, low - GAP - high, room.w, high), OVER_Z)


def _nothing(device: Device) -> Transition:
    return None
