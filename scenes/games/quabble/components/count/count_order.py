"""In which order kinds are counted at the end: a row of signs, the present one lit."""

from __future__ import annotations

from rules.quabble import IMMEDIATE, CardKind
from scenes.games.quabble.cards import icon
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

COUNTED = [kind for kind in CardKind if kind not in IMMEDIATE]  # in the order of the rulebook
SIGN, ROUND, EDGE = 0.86, 0.2, 3.0  # of its place: a sign; the corners of its ground; the rim
DONE = 0.3  # opacity of what has been counted


class CountOrder:
    """Signs side by side in a *box*, which nobody sees before the count."""

    def __init__(self, stage: Stage, box: Box, z: float) -> None:
        wide = box.w / len(COUNTED)
        side = min(box.h, wide)
        ground = Paper(
            side, side, theme.FOCUS, ROUND * side, theme.FOCUS_EDGE, edge_width=EDGE, shadow=False
        )
        self.signs: dict[CardKind, Token] = {}
        self.grounds: dict[CardKind, Token] = {}
        for number, kind in enumerate(COUNTED):
            at = Pose(box.x + wide * (number + 0.5), box.centre[1])
            self.grounds[kind] = Token(ground, at, z, "count order")
            self.signs[kind] = Token(icon(kind, SIGN * side), at, z + 1, "count order")
        tokens = [*self.grounds.values(), *self.signs.values()]
        stage.add(*tokens)
        for token in tokens:
            token.visible = False

    def show(self, present: CardKind) -> None:
        """Show all kinds, what has been counted paler than the *present* one and all others."""
        for kind, sign in self.signs.items():
            done = COUNTED.index(kind) < COUNTED.index(present)
            sign.visible, sign.pose = True, sign.pose.with_alpha(DONE if done else 1.0)
            self.grounds[kind].visible = kind is present
