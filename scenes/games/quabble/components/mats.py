"""The mats on which offered cards lie: one between two frogs, with the heads of both on it."""

from __future__ import annotations

from collections.abc import Collection

from rules.core import Seat
from scenes.games.quabble.layout import QuabbleLayout
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 150.0
LIT_EDGE, EDGE = 6.0, 3.0  # the rim of a mat
HEAD_WIDE, HEAD_HIGH = 0.34, 0.36  # a head: of a mat's width, and at most of its height
HEADS = 0.25, 0.75  # of a mat's width: where they are on it


class Mats:
    """Two for each gap, one as low as a card over a hand and one as high as a card with words."""

    def __init__(self, stage: Stage, layout: QuabbleLayout) -> None:
        self._layout = layout
        self._rows = {False: layout.mats, True: layout.gaps}
        self.tokens = {
            tall: [
                Token(self._picture(gap, box, lit=False), Pose(*box.centre), Z, "mat")
                for gap, box in enumerate(boxes)
            ]
            for tall, boxes in self._rows.items()
        }
        for tokens in self.tokens.values():
            stage.add(*tokens)

    def show(self, *, tall: bool) -> None:
        """Have those as high as cards with words lie there, or the low ones."""
        for row, tokens in self.tokens.items():
            for token in tokens:
                token.visible = row is tall

    def hide(self) -> None:
        """None lies there."""
        for token in (*self.tokens[False], *self.tokens[True]):
            token.visible = False

    def light(self, gaps: Collection[int]) -> None:
        """Have those in *gaps*, and no others, rimmed with light."""
        for row, tokens in self.tokens.items():
            for gap, token in enumerate(tokens):
                token.picture = self._picture(gap, self._rows[row][gap], lit=gap in gaps)

    def _picture(self, gap: int, box: Box, *, lit: bool) -> Picture:
        sheet = Paper(
            box.w, box.h, theme.QUABBLE_CLOTH if lit else theme.QUABBLE_CLOTH_DEEP, 20,
            theme.FOCUS if lit else theme.QUABBLE_CLOTH_EDGE,
            edge_width=LIT_EDGE if lit else EDGE, shadow=False,
        )  # fmt: skip
        wide = min(HEAD_WIDE * box.w, HEAD_HIGH * box.h)
        pieces = [Part(sheet, box.w / 2, box.h / 2)]
        for seat, x in zip(self._layout.beside(gap), HEADS, strict=True):
            pieces.append(Part(head(seat, wide), x * box.w, box.h / 2))
        return Collage(box.w, box.h, tuple(pieces))


def head(seat: Seat, wide: float) -> Picture:
    """The head of the frog of *seat*."""
    return Art("frog-head", wide, palette_of(seat))
