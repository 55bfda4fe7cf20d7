"""What lies between the seats: cards that are offered, and the piles of those that are shared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from rules.core import Seat
from rules.quabble import Card, CardKind, HouseSet
from scenes.core.script import Script, together
from scenes.games.quabble.cards import drawing_height, grown, icon
from scenes.games.quabble.components.cloth import mat
from scenes.games.quabble.layout import QuabbleLayout
from scenes.games.quabble.numbers import HALF_HIGH, SMALL, drawn
from sprites.motion.motions import glide, spring
from sprites.pictures import theme
from sprites.pictures.geometry import Box, row
from sprites.pictures.pictures import Art, Collage, Half, Paper, Part, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

MAT_Z, OFFER_Z, LINK_Z, PILE_Z = 150.0, 200.0, 250.0, 180.0
LIT_EDGE = 6.0
LINK, PILE_LINK = 50.0, 34.0
LINK_UP = 32.0  # how far above the words of a card its middle is
SIGN = 40.0  # a kind in a pile
APART, TILT = 50.0, 4.0  # how far the halves of a card fly apart, and how they turn


@dataclass(slots=True)
class OfferedCard:
    """An offered card at one place: its token, and the sign that it lies at the other end too."""

    gap: int
    card: Card
    token: Token
    link: Token | None


class QuabbleGaps:
    """Tokens of offers by their givers, and of what is shared in each gap."""

    def __init__(self, stage: Stage, layout: QuabbleLayout, house_set: HouseSet) -> None:
        self._stage, self._layout, self._house_set = stage, layout, house_set
        self.offers: dict[Seat, list[OfferedCard]] = {}
        self._mats = [self._mat(box) for box in layout.gaps]
        self._piles = [self._pile(gap) for gap in range(len(layout.piles))]

    # Offers

    def lay(self, giver: Seat, card: Card) -> list[OfferedCard]:
        """Lay a card down in its place, or in both of its places."""
        places = self._layout.places(giver)
        self.offers[giver] = [self._lying(gap, card, len(places) > 1) for gap in places]
        return self.offers[giver]

    def expect(self, giver: Seat | None) -> None:
        """Light the places into which *giver* will lay a card, or none."""
        places = () if giver is None else self._layout.places(giver)
        for gap, lit in enumerate(self._mats):
            lit.visible = gap in places

    def rest(self, gap: int) -> Pose:
        """Where a card lies in a gap."""
        return Pose(*self._layout.gaps[gap].centre)

    def face(self, card: Card) -> Picture:
        """How a card looks that is offered: with its words."""
        box = self._layout.gaps[0]
        return grown(self._stage.renderer, self._house_set, card, box.w, box.h)

    def near(self, giver: Seat, x: float) -> OfferedCard:
        """What *giver* offers, at the place nearest to *x*."""
        return min(self.offers[giver], key=lambda lying: abs(self.rest(lying.gap).x - x))

    def take(self, giver: Seat) -> list[OfferedCard]:
        """Take an offer out of the gaps; its tokens stay on the stage."""
        taken = self.offers.pop(giver)
        for lying in taken:
            if lying.link:
                self._stage.remove(lying.link)
        return taken

    def split(self, lying: OfferedCard) -> list[Token]:
        """Cut a card in two; the halves take its place."""
        pose, z = lying.token.pose, LINK_Z + 10
        halves = [
            Token(Half(lying.token.picture, right), pose, z, "half") for right in (False, True)
        ]
        self._stage.remove(lying.token)
        self._stage.add(*halves)
        return halves

    def part(self, halves: Sequence[Token]) -> Script:
        """The halves of a card fly apart."""
        moves = []
        for side, half in zip((-1, 1), halves, strict=True):
            pose = half.pose
            to = Pose(pose.x + side * APART, pose.y + 6, side * TILT, pose.sx, pose.sy)
            moves.append(spring(half, to, 4, 0.8))
        yield from together(*moves)

    def pile_up(self, gap: int, halves: Sequence[Token]) -> Script:
        """The halves come together on the pile of their gap."""
        box = self._layout.piles[gap]
        scale = box.h / self._layout.gaps[0].h
        to = Pose(*box.centre, sx=scale, sy=scale)
        yield from together(*(glide(half, to, 0.28) for half in halves))
        self._stage.remove(*halves)

    # Piles

    def show_pile(self, giver: Seat, kinds: Sequence[CardKind], half: Fraction) -> None:
        """Have these kinds lie in the pile, worth so much to each neighbour."""
        for gap in self._layout.places(giver):
            token = self._piles[gap]
            token.visible = bool(kinds)
            if kinds:
                token.picture = self._heap(kinds, half, gap)

    def pile(self, gap: int) -> Token:
        """The pile in a gap."""
        return self._piles[gap]

    def _mat(self, box: Box) -> Token:
        sheet = mat(box, theme.QUABBLE_CLOTH, theme.FOCUS, LIT_EDGE)
        token = Token(sheet, Pose(*box.centre), MAT_Z, "mat")
        token.visible = False
        self._stage.add(token)
        return token

    def _pile(self, gap: int) -> Token:
        token = Token(Collage(1, 1, ()), Pose(*self._layout.piles[gap].centre), PILE_Z, "pile")
        token.visible = False
        self._stage.add(token)
        return token

    def _heap(self, kinds: Sequence[CardKind], half: Fraction, gap: int) -> Picture:
        """Signs of the kinds, and what each neighbour gets for all of them."""
        renderer, box = self._stage.renderer, self._layout.piles[0]
        size = min(SMALL, box.h / (HALF_HIGH * renderer.text_scale))
        number = drawn(renderer, half, size, theme.PAPER, signed=True)
        wide = renderer.size(number)[0]
        room = max(SIGN, box.w - wide - 34)
        slots = row(len(kinds), SIGN, 2, (0, box.h / 2), room=room)
        left = -slots[0].x + SIGN / 2 + 10
        whole = left + slots[-1].x + SIGN / 2 + wide + 24
        sheet = Paper(whole, box.h, theme.QUABBLE_CLOTH, box.h / 2, theme.GOLD, edge_width=3)
        signs = [
            Part(icon(kind, SIGN), left + slot.x, slot.y)
            for kind, slot in zip(kinds, slots, strict=True)
        ]
        number_at = Part(number, whole - 14 - wide / 2, box.h / 2)
        ends = {0: 0.0, len(self._piles) - 1: whole}
        link = [Part(Art("same", PILE_LINK), ends[gap], box.h / 2)] if gap in ends else []
        return Collage(whole, box.h, (Part(sheet, whole / 2, box.h / 2), *signs, number_at, *link))

    def _lying(self, gap: int, card: Card, twin: bool) -> OfferedCard:
        token = Token(self.face(card), self.rest(gap), OFFER_Z + gap, "offer")
        link = Token(Art("same", LINK), Pose(0, 0), LINK_Z, "same") if twin else None
        lying = OfferedCard(gap, card, token, link)
        self._stage.add(token)
        if link:
            self._stage.add(link)
            link.pose = self._link_pose(lying)
        return lying

    def _link_pose(self, lying: OfferedCard) -> Pose:
        """The sign of the twin is at the outer edge of its card, above the words."""
        box = self._layout.gaps[lying.gap]
        low = box.y + drawing_height(box.w, box.h)
        side = -1 if lying.gap == 0 else 1
        return Pose(box.centre[0] + side * (box.w / 2 - 6), low - LINK_UP)
