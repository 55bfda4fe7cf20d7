"""The card that somebody holds who chooses elsewhere, until it is known how it is turned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.quivvit import View
from scenes.games.quivvit.components.highlights import would_link
from scenes.games.quivvit.tokens import QuivvitTokens
from sprites.motion.motions import spring
from sprites.motion.timestep import Motion
from sprites.pictures.pose import Pose
from words import say


class HeldCard:
    """Lifts and frames the card at one place, as where a person turns it on the table.

    Once it is turned, it shows what that would link in *view*.
    """

    def __init__(self, tokens: QuivvitTokens, play: Callable[[Motion], None], view: View) -> None:
        self._tokens, self._play, self._view = tokens, play, view
        self._frame = tokens.highlights.pointer()
        self._place: int | None = None

    def follow(self, way: Sequence[Any]) -> None:
        """Lift the card at the place that was chosen, turned by the quarters that were, if any."""
        place, quarters = (*way, 0)[:2]
        self._place = place
        grid, slot = self._tokens.grid, self._tokens.layout.places[place]
        self._frame.pose = self._tokens.highlights.raised(place, Pose(slot.x, slot.y))
        self._tokens.stage.add(self._frame)
        grid.ready(place, 0, quarters)
        self._play(spring(grid.lift(place), grid.held(place, quarters), hz=5, damping=0.7))
        if len(way) > 1:
            self._show_links(place, quarters)

    def leave(self) -> None:
        """Put the card down."""
        self._tokens.highlights.clear()
        self._tokens.stage.remove(self._frame)
        if self._place is not None:
            self._tokens.grid.settle(self._place)
        self._place = None

    def _show_links(self, place: int, quarters: int) -> None:
        found, grid = would_link(self._view, place, quarters)
        if found:
            self._tokens.highlights.preview(place, grid, found)
        else:
            self._tokens.highlights.warn(place, say("quivvit_phone.nothing"))
