"""How a menu shows itself: its items, what peeks over the one in focus, and where it rolls on."""

from __future__ import annotations

from scenes.core.script import Script, wait
from scenes.ui.menu import Menu, MenuItem
from scenes.ui.widgets import Widget, WidgetGroup
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

LIFT = 8.0
MARKER_Z, ITEMS_Z, LIT_Z, OVER_Z = 90.0, 100.0, 110.0, 500.0
MARKER = 84.0
PEEKS_OVER, PEEKS_OUT = 20.0, 22.0  # how far from an item's edge the marker's middle lies
WIDE = 640.0  # from here on the marker peeks out at an item's side, not over its top
LEAN = -14.0
ARROW, ARROW_ROOM = 40.0, 22.0
CROSS, CROSS_SECONDS = 56.0, 0.35


def faces(menu: Menu) -> list[Widget]:
    """All items of *menu*, the one in focus lifted off the others."""
    return [_face(menu, item, item.name == menu.focus) for item in menu.items]


def peeking(menu: Menu, seat: int | None) -> list[Widget]:
    """The head of *seat*'s frog behind the item in focus."""
    item = menu.focused
    if item is None:
        return []
    box = menu.box(item)
    aside = box.w >= WIDE
    x, y = (box.x - PEEKS_OUT, box.centre[1]) if aside else (box.centre[0], box.y - PEEKS_OVER)
    head = Art("frog-head", MARKER, palette_of(seat or 0))
    around = Box.around(x, y, MARKER, MARKER * 0.88)
    return [Widget("marker", head, around, MARKER_Z, angle=LEAN if aside else 0.0, decor=True)]


def rolling(menu: Menu, window: Box | None) -> list[Widget]:
    """Arrows above and below *window* where it hides items."""
    if window is None:
        return []
    above, below = menu.more()
    x, _ = window.centre
    places = (("up", above, window.y - ARROW_ROOM), ("down", below, window.bottom + ARROW_ROOM))
    return [
        Widget(
            f"more-{name}",
            Art(f"arrow-{name}", ARROW),
            Box.around(x, y, ARROW, ARROW),
            OVER_Z,
            visible=shown,
            decor=True,
        )
        for name, shown, y in places
    ]


def cross(widgets: WidgetGroup, token: Token) -> Script:
    """A small cross at the end of *token* for a moment: a no that needs no motion."""
    width = widgets.renderer.size(token.picture)[0]
    at = Pose(token.pose.x + width / 2 - 12, token.pose.y)
    sign = Token(Art("icon-cross", CROSS), at, OVER_Z, "cross")
    widgets.stage.add(sign)
    yield from wait(CROSS_SECONDS)
    widgets.stage.remove(sign)


def _face(menu: Menu, item: MenuItem, lit: bool) -> Widget:
    return Widget(
        item.name,
        item.lit if lit else item.plain,
        menu.box(item),
        LIT_Z if lit else ITEMS_Z,
        LIFT if lit else 0.0,
        visible=menu.seen(item),
    )
