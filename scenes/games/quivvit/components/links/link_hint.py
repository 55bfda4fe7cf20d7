"""The card that brings most shines once somebody new to the game has hesitated."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from math import sin, tau

from rules.quivvit import Action, Rotate, View
from scenes.games.quivvit.components.highlights import FRAME, QUARTERS, would_link
from scenes.games.quivvit.components.links.link_tags import gain
from scenes.games.quivvit.layout import QuivvitLayout
from sprites.motion.timestep import STEP
from sprites.pictures import theme
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

HESITATION, SHINING = 20.0, 7.0  # seconds without a press; for which it shines then
BEAT, DIMMEST = 1.6, 0.6  # seconds of a pulse; how light the frame is at least
LINK_HINT_Z, ROUND = 90.0, 0.14  # below all cards; of a corner, of the frame


class LinkHint:
    """Frames one card with light for a while, if no card is taken in hand before."""

    def __init__(self, stage: Stage, layout: QuivvitLayout) -> None:
        self._layout, self._still = layout, stage.renderer.reduced_motion
        side = FRAME * layout.card  # another colour than the cursor's
        sheet = Paper(side, side, theme.LINK_HINT, ROUND * side, theme.PAPER_BRIGHT, shadow=False)
        self._token = Token(sheet, Pose(0, 0), LINK_HINT_Z, "link-hint")
        self._token.visible = False
        self._seconds = 0.0
        self._before: int | None = None
        stage.add(self._token)

    def stop(self) -> None:
        """Show nothing, and count from the start."""
        self._seconds, self._token.visible = 0.0, False

    @property
    def shines(self) -> bool:
        """Whether a card shines now."""
        return self._token.visible

    def watch(self, view: View, legal: Collection[Action], at: int) -> bool:
        """Count a step in which a cursor is *at* a card; tells whether ``shines`` has changed."""
        self._seconds += STEP
        if self._token.visible:
            self._pulse()
            if over := self._seconds >= HESITATION + SHINING:
                self.stop()
            return over
        if at != self._before:
            self._seconds, self._before = 0.0, at
        if self._seconds < HESITATION or (place := best_link(view, legal)) is None:
            return False
        slot = self._layout.places[place]
        self._token.pose, self._token.visible = Pose(slot.x, slot.y), True
        return True

    def _pulse(self) -> None:
        beat = 1.0 if self._still else 0.5 + 0.5 * sin(tau * self._seconds / BEAT)
        pose = replace(self._token.pose, alpha=DIMMEST + (1 - DIMMEST) * beat)
        self._token.pose = pose


def best_link(view: View, legal: Collection[Action]) -> int | None:
    """The place of the card of which a quarter brings most points, if any brings some."""
    gains: dict[int, int] = {}
    for action in legal:
        if isinstance(action, Rotate) and abs(QUARTERS[action.way]) == 1:
            gains[action.place] = max(gains.get(action.place, 0), _gain(view, action))
    best = min(gains, key=lambda place: (-gains[place], place), default=None)
    return best if best is not None and gains[best] > 0 else None


def _gain(view: View, action: Rotate) -> int:
    found, grid = would_link(view, action.place, QUARTERS[action.way])
    return gain(grid, found)
