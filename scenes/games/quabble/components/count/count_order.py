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
        side = min(box.h, box.w / len(COUNTED))
        wide = box.w / len(COUNTED)
        ground = Paper(
            side, side, theme.FOCUS, ROUND * side, theme.FOCUS_EDGE, edge_width=EDGE, shadow=False
        )
        self.signs = {
            kind: Token(
                icon(kind, SIGN * side),
                Pose(box.x + wide * (i + 0.5), box.centre[1]),
                z + 1,
                "count order",
            )
            for i, kind in enumerate(COUNTED)
        }
        self.grounds = {
            kind: Token(ground, sign.pose, z, "count order") for kind, sign in self.signs.items()
        }
        tokens = [*self.grounds.values(), *self.signs.values()]
        stage.add(*tokens)
        for token in tokens:
            token.visible = False

    def show(self, present: CardKind) -> None:
        """Show all kinds, what has been counted paler than the *present* one and all others."""
        for kind, sign in self.signs.items():
            at = sign.pose
            done = COUNTED.index(kind) < COUNTED.index(present)
            sign.visible, sign.pose = True, Pose(at.x, at.y, alpha=DONE if done else 1.0)
            self.grounds[kind].visible = kind is present
