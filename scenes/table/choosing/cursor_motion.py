"""How cursors move: an arrow bobs over what it points at, and goes after it when that changes."""

from __future__ import annotations

from sprites.motion.motions import follow
from sprites.pictures.pose import NO_OFFSET, Pose, PoseOffset
from sprites.render.renderer import Renderer
from sprites.stage.token import Token

BOB = 10.0  # how far the arrow over a cursor goes up and down, in design units
BOB_STEPS = 96


class ArrowBob:
    """How far the arrow over a cursor is lifted now; it stays down with reduced motion."""

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self._steps = 0

    def step(self) -> None:
        """Advance by one fixed step."""
        if not self._renderer.reduced_motion:
            self._steps = (self._steps + 1) % BOB_STEPS

    def lift(self, arrow: Token) -> None:
        """Show *arrow* as high as it is now."""
        height = BOB * (1 - abs(1 - 2 * self._steps / BOB_STEPS))
        arrow.offset = PoseOffset(dy=-height) if height else NO_OFFSET


def move_cursor(cursor: Token, to: Pose) -> None:
    """Let a cursor go to a pose; one that cannot be seen yet appears there.

    Whoever takes a cursor away hides it too: where it was last is nobody's business.
    """
    if cursor.visible and cursor.stage is not None:
        cursor.stage.run(follow(cursor, to))
    else:
        cursor.claim()
        cursor.pose, cursor.visible = to, True
