"""Where the buttons and boards of a top bar are, for any shape of window and size of text."""

from __future__ import annotations

from dataclasses import dataclass

from sprites.pictures.geometry import Box

GAP = 18.0
MARGIN = 8.0  # below the lower line of words
BUTTON, BUTTONS, BUTTONS_APART = 96.0, 3, 10.0  # those that are always there
UNDO_ROOM = BUTTON + 8.0  # at the right end of the banner


@dataclass(frozen=True, slots=True)
class TopBarLayout:
    """Boxes of the top bar in design units; ``side`` is for what the game itself tells.

    ``banner`` is the board with the prompt, ``detail`` its lower line; ``buttons`` are those that
    are always there.
    """

    buttons: tuple[Box, ...]
    banner: Box
    detail: Box
    side: Box

    @property
    def undo(self) -> Box:
        """The button at the right end of the banner, while a choice can be taken back."""
        banner = self.banner
        return Box(banner.right - UNDO_ROOM, banner.centre[1] - BUTTON / 2, BUTTON, BUTTON)

    @property
    def bottom(self) -> float:
        """Where the table begins."""
        return self.side.bottom


def top_bar_layout(room: Box, text_scale: float, side_width: float) -> TopBarLayout:
    """The top bar at the top of *room*, *side_width* of it at the right for the game."""
    high = 112 + 90 * (text_scale - 1)
    buttons = tuple(
        Box(room.x + i * (BUTTON + BUTTONS_APART), room.y, BUTTON, BUTTON) for i in range(BUTTONS)
    )
    side = Box(room.right - side_width, room.y, side_width, high)
    left = buttons[-1].right + GAP
    banner = Box(left, room.y, side.x - GAP - left, high)
    _, detail = banner.split_rows(0.6 * high, 0.4 * high)
    lower = Box(detail.x, detail.y, detail.w, detail.h - MARGIN)
    return TopBarLayout(buttons, banner, lower, side)
