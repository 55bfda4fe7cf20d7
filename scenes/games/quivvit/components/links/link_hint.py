"""Cards that link well sparkle once somebody new to the game has hesitated for long."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from math import sin, tau

from rules.quivvit import Action, Rotate, View, Way
from scenes.games.quivvit.components.highlights import QUARTERS, would_link
from scenes.games.quivvit.components.links.link_tags import gain
from scenes.games.quivvit.layout import QuivvitLayout
from sprites.motion.timestep import STEP
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

HESITATION, SHINING = 12.0, 12.0  # seconds without a press; for which they sparkle then
GOOD = 0.6  # of the most points that a turn brings: the best one is left to be found
BEAT, DIMMEST = 1.6, 0.6  # seconds of a pulse; how light a sparkle is at least
LINK_HINT_Z = 155.0  # over the cards that lie
SPARKLE, ASIDE = 0.42, 0.5  # how wide one is, and how far it is from the middle, of the card


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
    """A sparkle at the corner of each card that links well, if none is in the hand.

    Neither which way to turn it nor its points are told: these are found at the card.
    """

    def __init__(self, stage: Stage, layout: QuivvitLayout, hesitation: Hesitation) -> None:
        self._stage, self._layout, self._hesitation = stage, layout, hesitation
        self._still = stage.renderer.reduced_motion
        self._sparkle = Art("sparkle", SPARKLE * layout.card)
        self._sparkles: list[Token] = []

    def stop(self) -> None:
        """Show nothing, and count from the start."""
        self._hesitation.seconds = 0.0
        self.hide()

    def hide(self) -> None:
        """Show nothing."""
        if self.shines:
            self._stage.remove(*self._sparkles)
            self._sparkles.clear()

    @property
    def shines(self) -> bool:
        """Whether cards shine now."""
        return bool(self._sparkles)

    def watch(self, view: View, legal: Callable[[], Collection[Action]], at: int) -> None:
        """Count a step in which a cursor is *at* a card.

        What is *legal* is only asked for when they begin to shine.
        """
        passed = self._hesitation
        passed.seconds += STEP
        if self.shines:
            passed.at = at
            self._pulse()
            if passed.seconds >= HESITATION + SHINING:
                self.stop()
            return
        if at != passed.at:
            passed.seconds, passed.at = 0.0, at
        if passed.seconds < HESITATION:
            return
        for place in good_places(view, legal()):
            self._show(place)
        self._pulse()

    def _show(self, place: int) -> None:
        """Let the upper right corner of a card sparkle."""
        slot, aside = self._layout.places[place], ASIDE * self._layout.card
        pose = Pose(slot.x + aside, slot.y - aside)
        self._sparkles.append(Token(self._sparkle, pose, LINK_HINT_Z, "link-hint"))
        self._stage.add(self._sparkles[-1])

    def _pulse(self) -> None:
        """Let the sparkles breathe."""
        beat = 1.0 if self._still else 0.5 + 0.5 * sin(tau * self._hesitation.seconds / BEAT)
        for sparkle in self._sparkles:
            sparkle.pose = replace(sparkle.pose, alpha=DIMMEST + (1 - DIMMEST) * beat)


def good_places(view: View, legal: Collection[Action]) -> Sequence[int]:
    """All cards of which a quarter brings nearly as many points as the best turn, or as many."""
    best: dict[int, int] = {}
    for action in legal:
        if isinstance(action, Rotate) and action.way is not Way.HALF:
            best[action.place] = max(best.get(action.place, 0), _gain(view, action))
    least = max(1.0, GOOD * max(best.values(), default=0))
    return sorted(place for place, points in best.items() if points >= least)


def _gain(view: View, action: Rotate) -> int:
    found, grid = would_link(view, action.place, QUARTERS[action.way])
    return gain(grid, found)
