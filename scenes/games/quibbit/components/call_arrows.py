"""Arrows that nod over the heads of frogs whose people have something to do."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from scenes.games.quibbit.components.rear_sign import RearSign
from scenes.games.quibbit.layout import FROG_WIDE, QuibbitLayout
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

ARROW, HIGH = 64.0, 1.0  # how wide; how high over a frog's feet, of its width
Z = 594.0  # over the marks of tiles, under the sign at the last frog
LOW = 0.52  # how far below a frog's feet, of a pad's width
CROWNED = 0.15  # how much higher over a crown
NOD, NOD_STEPS = 10.0, 96


class CallArrows:
    """One for each of the *frogs*; *worn_by* tells who wears the crown, and *rear* is left free."""

    def __init__(
        self, stage: Stage, layout: QuibbitLayout, frogs: Sequence[Token], rear: RearSign,
        worn_by: Callable[[], Token | None],
    ) -> None:  # fmt: skip
        self._layout, self._frogs, self._rear, self._worn_by = layout, frogs, rear, worn_by
        self._bottom = stage.renderer.height
        self._avoided: Callable[[], Collection[Box]] = tuple
        self._calm, self._steps = stage.renderer.reduced_motion, 0
        self.tokens = [Token(Art("arrow-own", ARROW), Pose(0, 0), Z, "call") for _ in frogs]
        for arrow in self.tokens:
            arrow.visible = False
        stage.add(*self.tokens)

    def call(self, frogs: Collection[int]) -> None:
        """Show the arrows of these *frogs* alone."""
        for frog, arrow in enumerate(self.tokens):
            arrow.visible = frog in frogs
        self._nod()

    def avoid(self, boxes: Callable[[], Collection[Box]] = tuple) -> None:
        """Lie over none of these *boxes* from now on."""
        self._avoided = boxes

    def step(self) -> None:
        """Nod, and go with the frogs."""
        self._steps += 1
        self._nod()

    def _nod(self) -> None:
        nod = 0 if self._calm else abs(self._steps % NOD_STEPS * 2 - NOD_STEPS)
        seen = [pair for pair in zip(self._frogs, self.tokens, strict=True) if pair[1].visible]
        avoided = self._avoided() if seen else ()
        for frog, arrow in seen:
            arrow.pose = self._calling(frog, NOD * nod / NOD_STEPS, avoided)

    def _calling(self, frog: Token, nod: float, avoided: Collection[Box]) -> Pose:
        """Where an arrow points at *frog*, over its head or from below; not seen without room."""
        x, above, below = frog.pose.x, self._above(frog), frog.pose.y + LOW * self._layout.pad
        over = [(above, Pose(x, above - nod))] if above >= self._layout.ceiling else []
        places = [*over, (below, Pose(x, below + nod, 180.0))]
        for y, place in places:
            box = Box.around(x, y, ARROW, ARROW).inset(0, -NOD)
            if box.bottom <= self._bottom and not any(map(box.overlaps, avoided)):
                return place
        return places[0][1].with_alpha(0.0)

    def _above(self, frog: Token) -> float:
        """How high an arrow lies over a frog's head, its crown and the sign there."""
        worn = CROWNED if frog is self._worn_by() else 0.0
        above = frog.pose.y - (HIGH + worn) * FROG_WIDE * self._layout.pad
        for sign in self._rear.boxes:
            if sign.contains(frog.pose.x, above):
                above = sign.y - ARROW / 2
        return above
