"""Cards that lie in the light while all others are shaded, some of them lifted over a shadow."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.core.script import Script
from scenes.games.quivvit.card_face import RADIUS
from scenes.games.quivvit.components.grid import QuivvitGrid
from scenes.games.quivvit.layout import QuivvitLayout
from sprites.motion.motions import fade, glide
from sprites.pictures import theme
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

SHADE_Z = 414.0  # below a held card
LIGHT_Z = SHADE_Z + 0.5  # of the light on what is looked at
SHADOW_Z, SHADOW, SHADOW_DOWN = SHADE_Z + 0.8, 0.5, 13.0  # how dense it is; how far below a card
LIFTED, LIFTING = 1.06, 0.12  # how large a lifted card is, and seconds in which it becomes so
SHADING = 0.2  # seconds in which the shade comes or goes


class LitCards:
    """Raises cards above the shade; ``lifted`` are the places of those that are nearer."""

    def __init__(self, stage: Stage, layout: QuivvitLayout, grid: QuivvitGrid) -> None:
        self._stage, self._layout, self._grid = stage, layout, grid
        self.lifted: list[int] = []
        self._raised: list[tuple[Token, float]] = []  # and where they were
        self._shadows: list[Token] = []
        side, mat = layout.card, layout.mat
        self._shadow = Paper(side, side, theme.QUIVVIT_SHADE, RADIUS * side, shadow=False)
        shade = Paper(mat.w, mat.h, theme.QUIVVIT_SHADE, 26, shadow=False)
        self._shade = Token(shade, Pose(*mat.centre, alpha=0.0), SHADE_Z, "shade")
        self._density = 0.0  # that the shade has, or comes to have
        stage.add(self._shade)

    def light(self, places: Sequence[int], density: float) -> None:
        """Shade all cards but these, so densely."""
        for place in places:
            token = self._grid.tokens[place]
            self._raised.append((token, self._grid.low(place)))
            token.z = LIGHT_Z + 1
        self._shade_to(density)

    def light_at_once(self, places: Sequence[int], density: float) -> None:
        """The same, without waiting until the shade has come."""
        self.light(places, density)
        self._shade.pose = self._shade.pose.with_alpha(density)

    def stack(self, places: Sequence[int], density: float) -> None:
        """The same; the last of these cards lies on top."""
        for order, place in enumerate(places):
            token = self._grid.tokens[place]
            self._raised.append((token, token.z))
            token.z = SHADE_Z + 1 + order / 10
        self._shade_to(density)

    def light_held(self, place: int, density: float) -> None:
        """Shade all cards but one, which is in a hand."""
        self._raised.append((self._grid.lift(place), self._grid.low(place)))
        self._shade_to(density)

    def lift(self, place: int) -> None:
        """Let a card in the light come nearer, over a shadow."""
        self.lifted.append(place)
        lifted = self._grid.pose(place).scaled(LIFTED)
        self._stage.run(glide(self._grid.tokens[place], lifted, LIFTING))
        below = Pose(lifted.x, lifted.y + SHADOW_DOWN, 0.0, LIFTED, LIFTED, SHADOW)
        self._shadows.append(Token(self._shadow, below, SHADOW_Z, "shadow"))
        self._stage.add(self._shadows[-1])

    def lower(self) -> None:
        """Let all cards be as high again as they were, under the same shade."""
        for token, z in reversed(self._raised):
            token.z = z
        self._raised.clear()
        for place in self.lifted:
            self._stage.run(glide(self._grid.tokens[place], self._grid.pose(place), LIFTING))
        self.lifted.clear()
        self._stage.remove(*self._shadows)
        self._shadows.clear()

    def end(self) -> None:
        """The same, and the shade goes."""
        self.lower()
        self._shade_to(0.0)

    def _shade_to(self, density: float) -> None:
        """Let the shade become so dense, from what it is now."""
        if density == self._density:
            return
        self._density = density
        self._stage.run(self._shade_later())

    def _shade_later(self) -> Script:
        yield  # lights are often put out only to be lit again elsewhere
        if self._shade.pose.alpha != self._density:
            yield from fade(self._shade, self._density, SHADING)
