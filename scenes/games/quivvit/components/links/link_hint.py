"""The cards that bring most shine once somebody new to the game has hesitated."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from math import sin, tau

from rules.quivvit import Action, Rotate, View, Way
from scenes.games.quivvit.components.highlights import FRAME, QUARTERS, would_link
from scenes.games.quivvit.components.links.link_tags import gain
from scenes.games.quivvit.components.turn_marks import slip_slot, turn_slip
from scenes.games.quivvit.layout import QuivvitLayout
from seats.intents import Intent
from sprites.motion.timestep import STEP
from sprites.pictures import theme
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

HESITATION, SHINING = 6.0, 12.0  # seconds without a press; for which they shine then
SHOWN = 3  # cards at most
BEAT, DIMMEST = 1.6, 0.6  # seconds of a pulse; how light a frame is at least
LINK_HINT_Z, SLIP_Z = 90.0, 155.0  # frames below all cards, slips over those that lie
ROUND = 0.14  # of a frame's corner, of the frame
SIDES = {Way.LEFT: Intent.TURN_LEFT, Way.RIGHT: Intent.TURN_RIGHT}


@dataclass(slots=True)
class Hesitation:
    """For how many *seconds* nothing was pressed *at* a card, in a choice; outlives its table."""

    seconds: float = 0.0
    at: int | None = None
    choice: int = -1

    def begin(self, choice: int) -> None:
        """Count from the start in another *choice*."""
        if choice != self.choice:
            self.seconds, self.choice = 0.0, choice


class LinkHint:
    """Frames a few cards with light and tells what turning them brings, if none is in the hand."""

    def __init__(self, stage: Stage, layout: QuivvitLayout, hesitation: Hesitation) -> None:
        self._stage, self._layout, self._hesitation = stage, layout, hesitation
        self._still = stage.renderer.reduced_motion
        side = FRAME * layout.card  # another colour than the cursor's
        self._sheet = Paper(
            side, side, theme.LINK_HINT, ROUND * side, theme.PAPER_BRIGHT, shadow=False
        )
        self._frames: list[Token] = []
        self._slips: dict[int, Token] = {}  # by place

    def stop(self) -> None:
        """Show nothing, and count from the start."""
        self._hesitation.seconds = 0.0
        self.hide()

    def hide(self) -> None:
        """Show nothing."""
        if self.shines:
            self._stage.remove(*self._frames, *self._slips.values())
            self._frames.clear()
            self._slips.clear()

    @property
    def shines(self) -> bool:
        """Whether cards shine now."""
        return bool(self._frames)

    def watch(self, view: View, legal: Callable[[], Collection[Action]], at: int) -> bool:
        """Count a step in which a cursor is *at* a card; tells whether ``shines`` has changed.

        What is *legal* is only asked for when they begin to shine.
        """
        passed = self._hesitation
        passed.seconds += STEP
        if self.shines:
            passed.at = at
            self._pulse(at)
            if over := passed.seconds >= HESITATION + SHINING:
                self.stop()
            return over
        if at != passed.at:
            passed.seconds, passed.at = 0.0, at
        if passed.seconds < HESITATION:
            return False
        for action, points in best_links(view, legal()):
            self._show(action, points)
        self._pulse(at)
        return self.shines

    def _show(self, action: Rotate, points: int) -> None:
        """Frame a card, and tell below it which way it is turned and what that brings."""
        place, side = action.place, SIDES[action.way]
        slot = self._layout.places[place]
        frame = Token(self._sheet, Pose(slot.x, slot.y), LINK_HINT_Z, "link-hint")
        slip = turn_slip(self._layout.card, side, points)
        where = slip_slot(self._layout, place, side)
        self._frames.append(frame)
        self._slips[place] = Token(slip, where, SLIP_Z, "link-hint-points")
        self._stage.add(frame, self._slips[place])

    def _pulse(self, at: int) -> None:
        """Let the frames breathe; the card that is pointed *at* tells its points itself."""
        beat = 1.0 if self._still else 0.5 + 0.5 * sin(tau * self._hesitation.seconds / BEAT)
        for frame in self._frames:
            frame.pose = replace(frame.pose, alpha=DIMMEST + (1 - DIMMEST) * beat)
        for place, slip in self._slips.items():
            slip.visible = place != at


def best_links(view: View, legal: Collection[Action]) -> Sequence[tuple[Rotate, int]]:
    """The cards of which a quarter brings most points, each turned the better way, and these."""
    best: dict[int, tuple[Rotate, int]] = {}
    for action in legal:
        if isinstance(action, Rotate) and action.way in SIDES:
            points = _gain(view, action)
            if points > best.get(action.place, (action, 0))[1]:
                best[action.place] = action, points
    return sorted(best.values(), key=lambda found: (-found[1], found[0].place))[:SHOWN]


def _gain(view: View, action: Rotate) -> int:
    found, grid = would_link(view, action.place, QUARTERS[action.way])
    return gain(grid, found)
