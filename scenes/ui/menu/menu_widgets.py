"""The widgets of a menu: its items, the marker of the focus, arrows where it scrolls."""

from __future__ import annotations

from scenes.core.script import Script, wait
from scenes.ui.boards import board
from scenes.ui.menu.menu import Menu, MenuItem
from scenes.ui.widgets import Widget, WidgetGroup
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Part
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

LIFT, FOCUS_SCALE = 8.0, 1.06  # of the item in focus
MARKER_Z, ITEM_Z, FOCUS_Z, TOP_Z = 90.0, 100.0, 110.0, 500.0
MARKER = 84.0  # design units, as are all lengths here
MARKER_ABOVE, MARKER_BESIDE = 20.0, 22.0  # from an item's edge to the marker's centre
MARKER_ROOM = 52.0  # that the marker needs above an item
WIDE_ITEM = 640.0  # from this width on the marker is beside the item, else above it
MARKER_ANGLE = -14.0  # degrees, beside an item
ARROW, ARROW_BOARD, ARROW_GAP = 40.0, 96.0, 22.0
CROSS, CROSS_SECONDS = 56.0, 0.35


def item_widgets(menu: Menu, raised: str) -> list[Widget]:
    """All items of *menu*, the one called *raised* lifted."""
    return [_item_widget(menu, item, item.name == raised) for item in menu.items]


def focus_marker(menu: Menu, raised: str, seat: int | None) -> list[Widget]:
    """The head of *seat*'s frog, half behind the item called *raised*."""
    item = next((one for one in menu.items if one.name == raised), None)
    if item is None:
        return []
    box = menu.box_of(item)
    beside = box.w >= WIDE_ITEM
    grown = (FOCUS_SCALE - 1) * box.w / 2
    x = box.x - grown - MARKER_BESIDE if beside else box.centre[0]
    y = box.centre[1] if beside else box.y + item.opening - MARKER_ABOVE
    head = Art("frog-head", MARKER, palette_of(seat or 0))
    around = Box.around(x, y, MARKER, MARKER * 0.88)
    angle = MARKER_ANGLE if beside else 0.0
    return [Widget("marker", head, around, MARKER_Z, angle=angle, decor=True)]


def scroll_arrows(menu: Menu, viewport: Box | None) -> list[Widget]:
    """Arrows above and below *viewport* where items are hidden."""
    if viewport is None:
        return []
    above, below = menu.hidden_sides()
    x, _ = viewport.centre
    places = (("up", above, viewport.y - ARROW_GAP), ("down", below, viewport.bottom + ARROW_GAP))
    return [
        Widget(
            f"more-{name}",
            _scroll_arrow(f"arrow-{name}"),
            Box.around(x, y, ARROW_BOARD, ARROW),
            TOP_Z,
            visible=visible,
            decor=True,
        )
        for name, visible, y in places
    ]


def refusal_cross(widgets: WidgetGroup, token: Token) -> Script:
    """Show a small cross at the right end of *token* for a moment, also with reduced motion."""
    width = widgets.renderer.size(token.picture)[0]
    pose = Pose(token.pose.x + width / 2 - 12, token.pose.y)
    cross = Token(Art("icon-cross", CROSS), pose, TOP_Z, "cross")
    widgets.stage.add(cross)
    yield from wait(CROSS_SECONDS)
    widgets.stage.remove(cross)


def _scroll_arrow(art: str) -> Collage:
    middle = ARROW_BOARD / 2, ARROW / 2
    wood = board(ARROW_BOARD, ARROW, lit=True)
    return Collage(ARROW_BOARD, ARROW, (Part(wood, *middle), Part(Art(art, ARROW - 8), *middle)))


def _item_widget(menu: Menu, item: MenuItem, focused: bool) -> Widget:
    return Widget(
        item.name,
        item.pictures.focused if focused else item.pictures.plain,
        menu.box_of(item).moved(0, -LIFT if focused else 0.0),
        FOCUS_Z if focused else ITEM_Z,
        FOCUS_SCALE if focused else 1.0,
        visible=menu.is_visible(item),
    )
