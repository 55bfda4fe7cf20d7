"""The mats on which offered cards lie: who offers it to whom, and then who has taken it.

Until a card is expected there, there is no mat: only who will offer one to whom.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rules.core import Seat
from rules.quabble import CardKind
from scenes.games.quabble.cards import torn
from scenes.games.quabble.components.card_signs import TornKind, sign_picture
from scenes.games.quabble.layout import QuabbleLayout
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 150.0
LIT_EDGE, EDGE = 6.0, 3.0  # the rim of a mat
HEAD_WIDE = 0.33  # a head: of a mat's width
HEAD_HIGH, HEAD_ALONE = 0.36, 0.56  # at most of its height, below something, and by itself
HEADS = 0.22, 0.78  # of a mat's width: where they are on it
TAKER = 1.1  # how large the head is of a frog that takes a card
LINK, LINK_OUT = 50.0, 4.0  # the sign of a twin; how far it is beside its mat or card
CHAIN_OUT = 12.0  # how far a chain without a head is beside a low one
LINK_LOW, CHAIN = 50.0, 62.0  # how far below the top of that; how far down a chain is in it
SIGN, SIGN_EDGE = 0.9, 4.0  # of a head's width: what is between them, and the room beside it
LOW = 1.0  # of its width: a mat as low as that has all in one line
LOW_SIGN, ONE_TAKER = 0.86, (0.34, 0.66)  # of its height; of its width: the card, and who has it
UPPER, UPPER_AT, HEADS_AT = 0.52, 0.34, 0.78  # of a mat's height: how large, and where


@dataclass(frozen=True, slots=True)
class Settlement:
    """What kind of card lay on a mat, and who has taken it: one, both, or, if nobody, the King."""

    kind: CardKind
    takers: Collection[Seat]


class Mats:
    """Two for each gap, one as low as a card over a hand and one as high as a card with words."""

    def __init__(self, stage: Stage, layout: QuabbleLayout) -> None:
        self._layout = layout
        self._rows = {False: layout.mats, True: layout.gaps}
        self._settled: dict[int, Settlement] = {}
        self.tokens = {
            tall: [
                Token(self._picture(gap, box, lit=False), Pose(*box.centre), Z, "mat")
                for gap, box in enumerate(boxes)
            ]
            for tall, boxes in self._rows.items()
        }
        self.links = {
            tall: [
                Token(
                    self.twin_sign(gap, tall=tall),
                    link_pose(boxes[gap], left=gap == 0, tall=tall),
                    Z + 1,
                    "link",
                )
                for gap in (0, len(boxes) - 1)
            ]
            for tall, boxes in self._rows.items()
        }
        """The signs that both ends of the line are one place."""
        for row in (self.tokens, self.links):
            for tokens in row.values():
                stage.add(*tokens)

    def twin_sign(self, gap: int, *, tall: bool) -> Picture:
        """The sign of the twin of *gap*, with who sits beside this end, at the other one.

        On a low mat or card is that head anyway.
        """
        if not tall:
            return Art("same", LINK)
        far, middle = self._layout.beside(gap)[0 if gap == 0 else 1], LINK / 2
        chain = Part(Art("same", LINK), middle, CHAIN)
        return Collage(LINK, LINK + CHAIN, (chain, Part(head(far, LINK), middle, middle)))

    def show(self, *, tall: bool) -> None:
        """Have those as high as cards with words lie there, or the low ones."""
        for row, tokens in self.tokens.items():
            for token in (*tokens, *self.links[row]):
                token.visible = row is tall

    def hide(self) -> None:
        """None lies there."""
        for row, tokens in self.tokens.items():
            for token in (*tokens, *self.links[row]):
                token.visible = False

    def light(self, gaps: Collection[int]) -> None:
        """Have those in *gaps*, and no others, rimmed with light."""
        self._draw(gaps)

    def forget(self) -> None:
        """Show no longer who took what."""
        self._settled = {}

    def settle(self, gaps: Collection[int], settlement: Settlement) -> None:
        """Show what lay in *gaps* and who has taken it."""
        self._settled |= dict.fromkeys(gaps, settlement)
        self._draw(())

    def _draw(self, lit: Collection[int]) -> None:
        for row, tokens in self.tokens.items():
            for gap, token in enumerate(tokens):
                token.picture = self._picture(gap, self._rows[row][gap], lit=gap in lit)

    def _picture(self, gap: int, box: Box, *, lit: bool) -> Picture:
        settled, beside = self._settled.get(gap), self._layout.beside(gap)
        is_low = box.h <= LOW * box.w
        if settled and is_low:
            return _in_line(box, settled, beside)
        wide = min(HEAD_WIDE * box.w, (HEAD_ALONE if is_low else HEAD_HIGH) * box.h)
        sheet = Part(_sheet(box, lit=lit), box.w / 2, box.h / 2)
        pieces, y = [sheet] if lit or settled else [], box.h / 2
        if not is_low:
            y = HEADS_AT * box.h
            upper = _upper(settled, min(UPPER * box.h, box.w - 2 * EDGE))
            pieces.append(Part(upper, box.w / 2, UPPER_AT * box.h))
        if settled and len(settled.takers) < len(beside):
            taker = next((head(seat, TAKER * wide) for seat in settled.takers), Art("crown", wide))
            return Collage(box.w, box.h, (*pieces, Part(taker, box.w / 2, y)))
        scale, inner = TAKER if settled else 1.0, list[float]()
        for seat, share, side in zip(beside, HEADS, (1, -1), strict=True):
            pieces.append(Part(head(seat, scale * wide), share * box.w, y))
            inner.append(share * box.w + side * (scale * wide / 2 + SIGN_EDGE))
        room = min(SIGN * wide, inner[1] - inner[0])
        between = torn(room) if settled else Art("embroidered-arrow", room)
        pieces.append(Part(between, sum(inner) / 2, y))
        return Collage(box.w, box.h, tuple(pieces))


def _in_line(box: Box, settled: Settlement, beside: Sequence[Seat]) -> Picture:
    """A low mat: the card that lay there beside who has it, or torn between two."""
    y, wide = box.h / 2, min(HEAD_WIDE * box.w, HEAD_ALONE * box.h)
    if len(settled.takers) == len(beside):
        signs = [
            Part(head(seat, wide), at * box.w, y) for seat, at in zip(beside, HEADS, strict=True)
        ]
        middle = 0.5
    else:
        middle, at = ONE_TAKER
        taker = next((head(seat, TAKER * wide) for seat in settled.takers), Art("crown", wide))
        signs = [Part(taker, at * box.w, y)]
    card = Part(_upper(settled, LOW_SIGN * box.h), middle * box.w, y)
    return Collage(box.w, box.h, (Part(_sheet(box, lit=False), box.w / 2, y), *signs, card))


def _sheet(box: Box, *, lit: bool) -> Paper:
    """What a card is expected on, which is *lit*, or has lain on."""
    ground, edge = theme.QUABBLE_CLOTH_DEEP, theme.QUABBLE_CLOTH_EDGE
    if lit:
        ground, edge = theme.QUABBLE_CLOTH, theme.FOCUS
    wide = LIT_EDGE if lit else EDGE
    return Paper(box.w, box.h, ground, 20, edge, edge_width=wide, shadow=False)


def link_pose(box: Box, *, left: bool, tall: bool) -> Pose:
    """Where the sign of a twin is: at the outer edge of its mat or card, beside the drawing."""
    out = LINK_OUT if tall else CHAIN_OUT
    y = box.y + LINK_LOW if tall else box.centre[1]
    return Pose(box.x - out if left else box.right + out, y)


def _upper(settled: Settlement | None, side: float) -> Picture:
    """Over the heads: the card that lay there, torn if two have taken it, or the place for one."""
    if settled is None:
        return Art("embroidered-card", side / height_ratio("embroidered-card"))
    shared = len(settled.takers) > 1
    return sign_picture(TornKind(settled.kind) if shared else settled.kind, side)


def head(seat: Seat, wide: float) -> Picture:
    """The head of the frog of *seat*."""
    return Art("frog-head", wide, palette_of(seat))
