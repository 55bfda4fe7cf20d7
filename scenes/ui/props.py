"""What holds or adorns boards and frogs in a menu: ropes, posts, a jetty, a garland.

All lengths are design units.
"""

from __future__ import annotations

from collections.abc import Sequence

from scenes.ui.widgets import Widget
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.render.renderer import Renderer

ROPE = 56.0  # the width of its drawing
ROPE_INSET, ROPE_OVERLAP = 0.12, 14.0  # of a board's width from its ends; behind the board
POST = 84.0
POST_ABOVE = 30.0  # how far a post is seen above its highest board
STAKE, STAKES_IN = 70.0, 0.2  # the width of its drawing; of a board's width from its ends
STAKE_HIDDEN, STAKE_REACH = 30.0, 12.0  # behind the board; boards may end so far over the edge
PROP_Z, GARLAND_Z = -10.0, -12.0
JETTY_STAND = 0.3  # where things stand on a jetty, of its height


def ropes(name: str, board: Box) -> list[Widget]:
    """Two ropes on which *board* hangs; they reach out of the screen."""
    high = ROPE * height_ratio("rope")
    y = board.y + ROPE_OVERLAP - high / 2
    inset = min(board.w * ROPE_INSET, 90.0)
    return [
        Widget(
            f"rope {name} {side}",
            Art("rope", ROPE),
            Box.around(x, y, ROPE, high),
            PROP_Z,
            decor=True,
        )
        for side, x in (("left", board.x + inset), ("right", board.right - inset))
    ]


def stakes(boards: Sequence[Widget], low: float) -> list[Widget]:
    """Two stakes in the water for each of *boards* that is seen and reaches down to *low*."""
    high = STAKE * height_ratio("stake")
    return [
        Widget(
            f"stake {board.name} {side}",
            Art("stake", STAKE),
            Box(
                board.box.x + share * board.box.w - STAKE / 2,
                board.box.bottom - STAKE_HIDDEN,
                STAKE,
                high,
            ),
            PROP_Z,
            decor=True,
        )
        for board in boards
        if board.visible and not board.decor and board.box.bottom > low - STAKE_REACH
        for side, share in (("left", STAKES_IN), ("right", 1 - STAKES_IN))
    ]


def garland(renderer: Renderer) -> Widget:
    """A garland of flags and lanterns along the top of the screen."""
    wide = renderer.width
    place = Box(0.0, 0.0, wide, wide * height_ratio("garland"))
    return Widget("garland", Art("garland", wide), place, GARLAND_Z, decor=True)


def signpost(renderer: Renderer, x: float, top: float) -> Widget:
    """A post that carries boards from *top* on; it reaches out of the screen."""
    top -= POST_ABOVE
    ratio = height_ratio("signpost")
    wide = max(POST, (renderer.height - top) / ratio)
    place = Box.around(x, top + wide * ratio / 2, wide, wide * ratio)
    return Widget("signpost", Art("signpost", wide), place, PROP_Z, decor=True)


def jetty_box(renderer: Renderer, left: float, stand: float) -> Box:
    """The place of a jetty from *left* to the right edge of the screen.

    Things stand on it at the height *stand*.
    """
    wide = renderer.width - left
    high = wide * height_ratio("jetty")
    return Box(left, stand - JETTY_STAND * high, wide, high)
