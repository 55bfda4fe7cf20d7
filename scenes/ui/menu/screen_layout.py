"""Everything on a menu screen, for one size of window and text."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.ui.menu.menu import MenuItem
from scenes.ui.widgets import Widget
from sprites.pictures.geometry import Box
from values import value


@value
class ScreenLayout:
    """Widgets to look at, items to choose, and the viewport in which items scroll."""

    widgets: Sequence[Widget] = ()
    items: Sequence[MenuItem] = ()
    viewport: Box | None = None
