"""A light that wanders over the cards while a bot looks for a link.

It is for show: where it goes follows from the round and the seat, which everybody knows, and
nothing of what the bot thinks.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rules.core import Seat
from rules.quivvit import INNER_POINTS, Square
from scenes.games.quivvit.components.grid import QuivvitGrid
from scenes.games.quivvit.components.highlights import LIGHT_Z, QuivvitHighlights
from scenes.games.quivvit.layout import QuivvitLayout
from sprites.motion.ease import in_out_sine
from sprites.motion.motions import fade, glide
from sprites.motion.timestep import steps_in
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

WIDE, BRIGHT = 3.6, 0.8  # of a card; how much of the drawing's light
GOING, STAYING, FADING = 0.4, 0.7, 0.2  # seconds to the next point, and from one to the next


class SearchLight:
    """Lies on the four cards round one point after another, while somebody is *seeking*."""

    def __init__(
        self, stage: Stage, layout: QuivvitLayout, grid: QuivvitGrid, highlights: QuivvitHighlights
    ) -> None:
        self._stage, self._layout, self._grid = stage, layout, grid
        self._highlights = highlights
        self._light = Token(
            Art("spotlight", WIDE * layout.card), Pose(0, 0, alpha=0.0), LIGHT_Z, "search-light"
        )
        stage.add(self._light)
        self._way: list[Sequence[Square]] = []
        self._steps = 0  # since somebody began to seek

    def step(self, seeking: tuple[int, Seat] | None) -> None:
        """Go on, or begin, in this round for this seat; nobody seeks, or all is still: end."""
        if seeking is None or self._stage.renderer.reduced_motion:
            self.end()
            return
        if not self._steps:
            self._begin(*seeking)
        elif self._steps % steps_in(STAYING) == 0:
            self._go_on()
        self._steps += 1

    def end(self) -> None:
        """Leave the cards in their usual light."""
        if self._steps:
            self._steps = 0
            self._highlights.clear()
            self._grid.focus(None)
            self._stage.run(fade(self._light, 0.0, FADING))

    def _begin(self, number: int, seat: Seat) -> None:
        self._way = list(INNER_POINTS)
        Random(f"{number}/{seat}").shuffle(self._way)
        self._light.pose = Pose(*self._layout.crossing(self._way[0]), alpha=0.0)
        self._stage.run(fade(self._light, BRIGHT, FADING))
        self._shine()

    def _go_on(self) -> None:
        self._way.append(self._way.pop(0))
        goal = Pose(*self._layout.crossing(self._way[0]), alpha=BRIGHT)
        self._stage.run(glide(self._light, goal, GOING, in_out_sine))
        self._shine()

    def _shine(self) -> None:
        """Light the cards round the present point, but for those that are covered."""
        places = [square.place for square in self._way[0]]
        bare = self._grid.tokens.keys() - self._grid.blocks.keys()
        self._highlights.light_only([place for place in places if place in bare])
