"""The best card to turn sparkles once somebody new to the game has looked for long."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from math import sin, tau

from rules.quivvit import Action, Rotate, View, Way
from scenes.games.quivvit.components.highlights import QUARTERS, would_link
from scenes.games.quivvit.components.links.link_tags import gain
from scenes.games.quivvit.layout import QuivvitLayout
from sprites.motion.timestep import STEP
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Paper, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

HESITATION = 40.0  # seconds in which no card is taken, wherever a cursor goes
BEAT, SMALLEST = 1.2, 0.55  # seconds from a flash to the next; how small the light is at least
SWING = 45.0  # degrees by which the light turns from flash to flash, to and fro
LINK_HINT_Z = 157.0  # over the cards that lie, and over the heads on them
LIGHT_Z = LINK_HINT_Z + 0.5
DISC, SPARKLE = 0.28, 0.24  # how wide the sparkle and the disc under it are, of the card
EDGE = 0.025  # of the disc, of the card
ASIDE = 0.42  # how far that is from the middle of the card, of it: clear of number and colours


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
    """A sparkle in the corner of the best card to turn, if none is in the hand.

    Neither which way to turn it nor its points are told: these are found at the card.
    """

    def __init__(self, stage: Stage, layout: QuivvitLayout, hesitation: Hesitation) -> None:
        self._stage, self._layout, self._hesitation = stage, layout, hesitation
        self._still = stage.renderer.reduced_motion
        card = layout.card
        self._disc = Token(_disc(card), Pose(0, 0), LINK_HINT_Z, "link-hint")
        self._light = Token(Art("sparkle", SPARKLE * card), Pose(0, 0), LIGHT_Z, "link-light")
        self.shines = False
        """Whether a card shines now."""

    def stop(self) -> None:
        """Show nothing, and count from the start."""
        self._hesitation.seconds = 0.0
        self.hide()

    def hide(self) -> None:
        """Show nothing."""
        if self.shines:
            self._stage.remove(self._disc, self._light)
            self.shines = False

    def watch(self, view: View, legal: Callable[[], Collection[Action]]) -> None:
        """Count a step in which no card is in the hand.

        What is *legal* is only asked for when a card begins to shine.
        """
        self._hesitation.seconds += STEP
        if self._hesitation.seconds < HESITATION:
            return
        if not self.shines:
            self._show(best_place(view, legal()))
        if self.shines and not self._still:
            self._twinkle()

    def _show(self, place: int | None) -> None:
        """Let the sparkle lie in the upper right corner of the card at a *place*, if any."""
        if place is None:
            return
        slot, aside = self._layout.places[place], ASIDE * self._layout.card
        self._disc.pose = self._light.pose = Pose(slot.x + aside, slot.y - aside)
        self._stage.add(self._disc, self._light)
        self.shines = True

    def _twinkle(self) -> None:
        """Let the light grow and shrink, and turn to and fro meanwhile."""
        at = tau * self._hesitation.seconds / BEAT
        size = SMALLEST + (1 - SMALLEST) * (0.5 + 0.5 * sin(at))
        self._light.pose = replace(self._light.pose, sx=size, sy=size, angle=SWING * sin(at / 2))


def _disc(card: float) -> Picture:
    """What is dark under the light, which so is seen on all colours of a *card* so wide."""
    wide = DISC * card
    return Paper(wide, wide, theme.INK, wide / 2, theme.FOCUS, EDGE * card)


def best_place(view: View, legal: Collection[Action]) -> int | None:
    """The card of which a quarter brings most, if any brings points."""
    best: dict[int, int] = {}
    for action in legal:
        if isinstance(action, Rotate) and action.way is not Way.HALF:
            points = points_of(view, action.place, action.way)
            best[action.place] = max(best.get(action.place, 0), points)
    place = max(sorted(best), key=best.__getitem__, default=None)
    return place if place is not None and best[place] > 0 else None


def points_of(view: View, place: int, way: Way) -> int:
    """What the card at a *place* brings if it is turned so."""
    found, grid = would_link(view, place, QUARTERS[way])
    return gain(grid, found)
