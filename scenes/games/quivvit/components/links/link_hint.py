"""The best cards to turn sparkle once somebody new to the game has looked for some seconds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from math import sin, tau

from rules.quivvit import Action, Rotate, View, Way
from scenes.games.quivvit.components.highlights import QUARTERS, would_link
from scenes.games.quivvit.components.links.link_tags import gain
from scenes.games.quivvit.layout import QuivvitLayout
from sprites.motion.timestep import STEP
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

HESITATION = 5.0  # seconds in which no card is taken, wherever a cursor goes
GOOD, MOST = 0.6, 3  # of the most points that a turn brings; how many cards sparkle at most
BEAT, SMALLEST = 1.6, 0.86  # seconds of a pulse; how small a sparkle is at least
LINK_HINT_Z = 157.0  # over the cards that lie, and over the heads on them
DISC, SPARKLE = 0.33, 0.29  # how wide a sparkle and the disc under it are, of the card
EDGE = 0.025  # of the disc, of the card
ASIDE = 0.34  # how far that is from the middle of the card, of it: clear of the number


@dataclass(slots=True)
class Hesitation:
    """For how many *seconds* no card was taken in the hand, in a choice; outlives its table."""

    seconds: float = 0.0
    choice: int = -1

    def begin(self, choice: int) -> None:
        """Count from the start in another *choice*."""
        if choice != self.choice:
            self.seconds, self.choice = 0.0, choice


class LinkHint:
    """A sparkle in the corner of each of the best cards to turn, if none is in the hand.

    Neither which way to turn it nor its points are told: these are found at the card.
    """

    def __init__(self, stage: Stage, layout: QuivvitLayout, hesitation: Hesitation) -> None:
        self._stage, self._layout, self._hesitation = stage, layout, hesitation
        self._still = stage.renderer.reduced_motion
        self._sparkle = _sparkle(layout.card)
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

    def watch(self, view: View, legal: Callable[[], Collection[Action]]) -> None:
        """Count a step in which no card is in the hand.

        What is *legal* is only asked for when they begin to shine.
        """
        self._hesitation.seconds += STEP
        if self._hesitation.seconds < HESITATION:
            return
        if not self.shines:
            for place in best_places(view, legal()):
                self._show(place)
        self._pulse()

    def _show(self, place: int) -> None:
        """Let a sparkle lie in the upper right corner of a card."""
        slot, aside = self._layout.places[place], ASIDE * self._layout.card
        pose = Pose(slot.x + aside, slot.y - aside)
        self._sparkles.append(Token(self._sparkle, pose, LINK_HINT_Z, "link-hint"))
        self._stage.add(self._sparkles[-1])

    def _pulse(self) -> None:
        """Let the sparkles breathe."""
        beat = 1.0 if self._still else 0.5 + 0.5 * sin(tau * self._hesitation.seconds / BEAT)
        size = SMALLEST + (1 - SMALLEST) * beat
        for token in self._sparkles:
            token.pose = replace(token.pose, sx=size, sy=size)


def _sparkle(card: float) -> Picture:
    """A sparkle on a dark disc, which is seen on all colours of a *card* so wide."""
    wide, middle = DISC * card, DISC * card / 2
    disc = Paper(wide, wide, theme.INK, middle, theme.FOCUS, EDGE * card)
    light = Art("sparkle", SPARKLE * card)
    return Collage(wide, wide, (Part(disc, middle, middle), Part(light, middle, middle)))


def best_places(view: View, legal: Collection[Action]) -> Sequence[int]:
    """The few cards of which a quarter brings most; none brings much less than the best turn."""
    best: dict[int, int] = {}
    for action in legal:
        if isinstance(action, Rotate) and action.way is not Way.HALF:
            best[action.place] = max(best.get(action.place, 0), _gain(view, action))
    least = max(1.0, GOOD * max(best.values(), default=0))
    good = [place for place, points in best.items() if points >= least]
    return sorted(sorted(good, key=lambda place: (-best[place], place))[:MOST])


def _gain(view: View, action: Rotate) -> int:
    found, grid = would_link(view, action.place, QUARTERS[action.way])
    return gain(grid, found)
