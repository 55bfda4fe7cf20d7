"""A tag at the best card that was pointed at in this turn, while another one is."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.games.quivvit.components.turn_marks import best_tag
from scenes.games.quivvit.layout import QuivvitLayout
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

TAG_Z = 428.0  # under the corners of the cursor
DOWN = 0.34  # how far below its middle it lies, of the card: wholly on it


@dataclass(frozen=True, slots=True)
class SeenTurn:
    """What the better quarter turn of the card of a *place* brings: to the *right* or left."""

    place: int
    points: int
    right: bool


class BestSeen:
    """Keeps the turn that brought most of those that were seen."""

    def __init__(self, stage: Stage, layout: QuivvitLayout) -> None:
        self._stage, self._layout = stage, layout
        self._best: SeenTurn | None = None
        self._tag: Token | None = None

    def point_at(self, place: int) -> None:
        """Show the tag, unless its card is the one pointed at."""
        self.hide()
        best = self._best
        if best is None or best.place == place:
            return
        slot, card = self._layout.places[best.place], self._layout.card
        pose = Pose(slot.x, slot.y + DOWN * card)
        tag = best_tag(self._stage.renderer, card, best.points, right=best.right)
        self._tag = Token(tag, pose, TAG_Z, "best-seen")
        self._stage.add(self._tag)

    def note(self, seen: SeenTurn) -> None:
        """Remember a turn, if it brings points, and more than those seen before."""
        if seen.points > (self._best.points if self._best else 0):
            self._best = seen

    def hide(self) -> None:
        """Show no tag."""
        if self._tag is not None:
            self._stage.remove(self._tag)
        self._tag = None
