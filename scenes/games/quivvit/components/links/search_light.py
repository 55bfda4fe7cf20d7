"""A soft light that wanders from card to card while a bot looks for a link.

It is for show: where it goes follows from the round and the seat, which everybody knows, and
nothing of what the bot thinks.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rules.core import Seat
from scenes.games.quivvit.components.grid import QuivvitGrid
from scenes.games.quivvit.components.links.lit_cards import LIGHT_Z
from scenes.games.quivvit.layout import QuivvitLayout, is_beside
from sprites.motion.ease import in_out_sine
from sprites.motion.motions import fade, glide
from sprites.motion.timestep import steps_in
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

WIDE, BRIGHT = 1.9, 0.45  # of a card; how much of the drawing's light
GOING, STAYING, FADING = 0.4, 0.7, 0.1  # seconds to the next card, and from one to the next


class SearchLight:
    """Lies on one card after another, while somebody is *seeking*; no card is lit as if taken."""

    def __init__(self, stage: Stage, layout: QuivvitLayout, grid: QuivvitGrid) -> None:
        self._stage, self._layout, self._grid = stage, layout, grid
        self._light = Token(
            Art("spotlight", WIDE * layout.card), Pose(0, 0, alpha=0.0), LIGHT_Z, "search-light"
        )
        stage.add(self._light)
        self._steps = 0  # since somebody began to seek
        self._random = Random()
        self.place: int | None = None
        """The place of the card on which it lies, or to which it goes."""

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
            self._steps, self.place = 0, None
            self._stage.run(fade(self._light, 0.0, FADING))

    def _begin(self, number: int, seat: Seat) -> None:
        self._random = Random(f"{number}/{seat}")
        self._light.pose = self._move(self._bare(), alpha=0.0)
        self._stage.run(fade(self._light, BRIGHT, FADING))

    def _go_on(self) -> None:
        """Go to a card beside the present one, or to any if all beside it are covered."""
        others = [place for place in self._bare() if place != self.place]
        near = [place for place in others if is_beside(place, self.place or 0)]
        goal = self._move(near or others, BRIGHT)
        self._stage.run(glide(self._light, goal, GOING, in_out_sine))

    def _move(self, places: Sequence[int], alpha: float) -> Pose:
        """Choose one of these *places*; where the light is then."""
        self.place = self._random.choice(places)
        slot = self._layout.places[self.place]
        return Pose(slot.x, slot.y, alpha=alpha)

    def _bare(self) -> Sequence[int]:
        """The places of all cards that are not covered."""
        return sorted(self._grid.tokens.keys() - self._grid.blocks.keys())
