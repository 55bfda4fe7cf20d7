"""A menu screen with one column of rows, a title above and the back button below."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from scenes.core.scene import Transition
from scenes.ui.boards import board
from scenes.ui.buttons import ButtonSpec, button_pictures, button_size
from scenes.ui.labels import (
    GAP,
    PADDING,
    heading,
    limited_size,
    text_height,
)
from scenes.ui.menu.ambient_motion import AmbientMotion
from scenes.ui.menu.choice_row import choice_row_height, choice_row_pictures, choice_row_zones
from scenes.ui.menu.footer import footer
from scenes.ui.menu.menu import MenuItem, OnChange, OnChoose
from scenes.ui.menu.menu_screen import MenuScreen
from scenes.ui.menu.menu_widgets import TOP_Z
from scenes.ui.menu.screen_layout import ScreenLayout
from scenes.ui.pages.page_arrows import left_of
from scenes.ui.props import signpost
from scenes.ui.widgets import Widget
from seats.devices import Device
from sounds.bank import Sound
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import Palette
from sprites.pictures.pictures import Collage, Part, Text
from values import value
from words import say

WIDTH, WIDTH_PER_SCALE = 620.0, 520.0  # design units, and more of them with larger text
NARROW = 0.7  # of the width, for rows without values
MARGIN, LEAST_GAP = 60.0, 8.0  # beside and between rows
NOTE = theme.BODY, 50.0  # the size of a note, and the largest it gets
FROG_LEAST, FROG_MOST, FROG_OVER = 300.0, 400.0, 16.0  # how wide; how far over the lower buttons
FRIEND, FRIEND_IN, FRIEND_UP = 0.5, 0.42, 150.0  # of that width; beside the rows; over the buttons
SCROLL_ARROW = 44.0  # above and below the rows


@value
class ListRow:
    """A row: with ``on_choose`` it is a button, with ``on_change`` it has a ``value``.

    A switch has two values. The icon is coloured by *palette*, if that is given. One button points
    at a row ``alone`` by itself, also where there are groups. A ``dim`` row is set by another row.
    """

    name: str
    words: str
    on_choose: OnChoose | None = None
    value: str = ""
    on_change: OnChange | None = None
    is_switch: bool = False
    icon: str = ""
    palette: Palette | None = None
    sound: Sound = Sound.MENU_CONFIRM
    alone: bool = False
    dim: bool = False


class ListScreen(MenuScreen):
    """Rows one above the other, which scroll when there are too many for the window."""

    @abstractmethod
    def title(self) -> str:
        """What stands above the rows."""

    @abstractmethod
    def rows(self) -> Sequence[ListRow]:
        """The rows, from top to bottom."""

    def page_arrows(self, area: Box) -> ScreenLayout:
        """What turns pages at the bottom of *area*, if there are any."""
        return ScreenLayout()

    def extra_buttons(self) -> Sequence[ButtonSpec]:
        """Buttons beside the back button."""
        return ()

    def about(self, name: str) -> str:
        """What the row called *name* does, in a sentence, or nothing."""
        return ""

    def move_words(self) -> str:
        """Directions also change the value of the row in focus, if it has one."""
        rows = self.rows()
        focus = self.menu.focus or rows[0].name
        has_value = any(row.on_change for row in rows if row.name == focus)
        return say("help.move_change") if has_value else super().move_words()

    def add_ambient_motion(self, ambient: AmbientMotion) -> None:
        """Add reeds, and a frog on either side of the rows if they leave them room."""
        super().add_ambient_motion(ambient)
        if self.overlay:
            return
        ambient.add_reeds()
        rows, back = self.menu.items[0].box, self.menu.items[-1].box
        if rows.x >= FROG_LEAST:
            size = min(rows.x, FROG_MOST)
            ambient.add_title_frog(0.52 * rows.x, back.y - FROG_OVER, size)
            ambient.add_friend(rows.right + FRIEND_IN * rows.x, back.y - FRIEND_UP, FRIEND * size)

    def build_layout(self) -> ScreenLayout:
        area = self.safe_area
        picture, wide, high = heading(self.renderer, self.title(), area.w)
        title = Widget("title", picture, Box(area.centre[0] - wide / 2, area.y, wide, high))
        arrows = self.page_arrows(area)
        room = left_of(arrows, area) if arrows.items else area
        bottom = footer(self, room, extra=self.extra_buttons())
        post = signpost(self.renderer, area.centre[0], area.y)
        widgets = [post, title, *bottom.widgets, *arrows.widgets]
        low, rows = bottom.items[0].box.y, self.rows()
        if note := self._note(rows, area, low):
            widgets.append(note)
            low = note.box.y
        space = Box(area.x, title.box.bottom, area.w, low - title.box.bottom)
        viewport = space.inset(0, GAP)
        items = self._items(rows, viewport)
        if items[-1].box.bottom > space.bottom - GAP:
            viewport = space.inset(0, SCROLL_ARROW)
            items = self._items(rows, viewport)
        return ScreenLayout(widgets, [*items, *bottom.items, *arrows.items], viewport)

    def _items(self, rows: Sequence[ListRow], viewport: Box) -> list[MenuItem]:
        """The rows in the middle of *viewport*, from its upper edge on if they are too many."""
        wide = self._width(rows, viewport.w - MARGIN)
        heights = [self._height(row, wide) for row in rows]
        gap = (viewport.h - sum(heights)) / max(1, len(rows) - 1)
        gap = min(GAP, gap) if gap >= LEAST_GAP else GAP
        whole = sum(heights) + gap * (len(heights) - 1)
        y = viewport.y + max(0.0, (viewport.h - whole) / 2)
        items = []
        for row, high in zip(rows, heights, strict=True):
            items.append(self._item(row, Box(viewport.centre[0] - wide / 2, y, wide, high)))
            y += high + gap
        return items

    def _width(self, rows: Sequence[ListRow], room: float) -> float:
        """How wide rows are: narrower if none has a value, as long as all words fit."""
        widest = min(room, WIDTH + WIDTH_PER_SCALE * self.renderer.text_scale)
        if any(row.on_change for row in rows):
            return widest
        sizes = (button_size(self.renderer, row.words, icon=bool(row.icon)) for row in rows)
        needed = max(wide for wide, _ in sizes) + 2 * PADDING
        return min(widest, max(NARROW * widest, needed))

    def _height(self, row: ListRow, width: float) -> float:
        if row.on_change:
            return choice_row_height(self.renderer, row.words, row.value, width)
        return button_size(self.renderer, row.words)[1]

    def _item(self, row: ListRow, box: Box) -> MenuItem:
        if row.on_change:
            pictures = choice_row_pictures(row.words, row.value, box.w, box.h, dim=row.dim)
            zones = choice_row_zones(box.w)
        else:
            button = ButtonSpec(
                row.name, row.words, row.on_choose or _stay, row.icon, palette=row.palette
            )
            pictures = button_pictures(self.renderer, button, box.w, box.h, align="left")
            zones = ()
        return MenuItem(
            row.name,
            box,
            pictures,
            row.on_choose or _stay,
            row.on_change,
            row.is_switch,
            zones=zones,
            scrolls=True,
            sound=row.sound,
            alone=row.alone,
        )

    def _note(self, rows: Sequence[ListRow], area: Box, bottom: float) -> Widget | None:
        """A note, or what the row in focus does; as high as it is for any row."""
        names = [row.name for row in rows]
        focus = self.menu.focus or names[0]
        sentences = [self.note] if self.note else [self.about(name) for name in names]
        if not any(sentences):
            return None
        words = self.note or (self.about(focus) if focus in names else "")
        size, wide = limited_size(self.renderer, *NOTE), area.w - 2 * PADDING
        high = max(text_height(self.renderer, one, size, wide) for one in sentences) + GAP
        edge = theme.ACCENT if self.note else None
        shown = (board(area.w, high, lit=True, edge=edge), Text(words, size, width=wide))
        pieces = tuple(Part(one, area.w / 2, high / 2) for one in shown if words)
        picture = Collage(area.w, high, pieces)
        return Widget("note", picture, Box(area.x, bottom - GAP - high, area.w, high), TOP_Z)


def _stay(device: Device) -> Transition:
    return None
