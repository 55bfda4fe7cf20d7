"""What lies between the seats: cards that are offered, and the piles of those that are shared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from rules.core import Seat
from rules.quabble import Card, HouseSet, Kind
from scenes.core.script import Script, after, together
from scenes.games.quabble.cards import grown, icon, plain
from scenes.games.quabble.layout import QuabbleLayout
from scenes.games.quabble.numbers import drawn
from sprites.motion.motions import glide, spring
from sprites.pictures import theme
from sprites.pictures.geometry import row
from sprites.pictures.pictures import Art, Collage, Half, Paper, Part, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

OFFER_Z, GROWN_Z, PILE_Z = 200.0, 240.0, 180.0
LINK, PILE_LINK = 60.0, 34.0
LINK_LOW = 0.58  # how far down the edge of a card it hangs, in widths
SIGN = 40.0  # a kind in a pile
LINE = 0.75  # of a pile: how high its number may be
APART, TILT = 50.0, 4.0  # how far the halves of a card fly apart, and how they turn
STAGGER = 0.06


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
        self._large = False
        self._piles = [self._pile(gap) for gap in range(len(layout.piles))]

    # Offers

    def lay(self, giver: Seat, card: Card) -> list[OfferedCard]:
        """Lay a card down in its place, or in both of its places."""
        places = self._layout.places(giver)
        self.offers[giver] = [self._lying(gap, card, len(places) > 1) for gap in places]
        return self.offers[giver]

    def rest(self, gap: int) -> Pose:
        """Where a card lies in a gap."""
        box = self._layout.grown_box(gap) if self._large else self._layout.gaps[gap]
        return Pose(*box.centre)

    def face(self, card: Card) -> Picture:
        """How a card looks that is offered."""
        if self._large:
            return grown(self._stage.renderer, self._house_set, card, *self._layout.grown)
        return plain(self._house_set, card, self._layout.gaps[0].w)

    def settle(self, large: bool) -> None:
        """Show all offers at once, with or without their words."""
        self._large = large
        for lying in self._all():
            lying.token.picture, lying.token.pose = self.face(lying.card), self.rest(lying.gap)
            if lying.link:
                lying.link.pose = self._link_pose(lying)

    def grow(self) -> Script:
        """All offers rise and show their words."""
        if self._large:
            return
        small = self._layout.gaps[0]
        self._large = True
        scale = small.h / self._layout.grown[1]
        moves = []
        for i, lying in enumerate(sorted(self._all(), key=lambda lying: lying.gap)):
            box = self._layout.gaps[lying.gap]
            self.swap(lying, self.face(lying.card), Pose(*box.centre, sx=scale, sy=scale))
            moves.append(after(i * STAGGER, spring(lying.token, self.rest(lying.gap), 4, 0.6)))
            if lying.link:
                goal = self._link_pose(lying)
                moves.append(after(i * STAGGER, spring(lying.link, goal, 4, 0.6)))
        yield from together(*moves)

    def swap(self, lying: OfferedCard, picture: Picture, pose: Pose) -> None:
        """Show an offer differently, where it looks alike."""
        lying.token.picture, lying.token.pose = picture, pose
        lying.token.z = OFFER_Z + lying.gap

    def take(self, giver: Seat) -> list[OfferedCard]:
        """Take an offer out of the gaps; its tokens stay on the stage."""
        taken = self.offers.pop(giver)
        for lying in taken:
            if lying.link:
                self._stage.remove(lying.link)
        return taken

    def empty(self) -> None:
        """No offer is left; the next ones are small again."""
        self._large = False

    def split(self, lying: OfferedCard) -> list[Token]:
        """Cut a card in two; the halves take its place."""
        pose, z = lying.token.pose, GROWN_Z + 20
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
        scale = box.h / self._layout.grown[1]
        to = Pose(*box.centre, sx=scale, sy=scale)
        yield from together(*(glide(half, to, 0.28) for half in halves))
        self._stage.remove(*halves)

    # Piles

    def show_pile(self, giver: Seat, kinds: Sequence[Kind], half: Fraction) -> None:
        """Have these kinds lie in the pile, worth so much to each neighbour."""
        for gap in self._layout.places(giver):
            token = self._piles[gap]
            token.visible = bool(kinds)
            if kinds:
                token.picture = self._heap(kinds, half, gap)

    def pile(self, gap: int) -> Token:
        """The pile in a gap."""
        return self._piles[gap]

    def _pile(self, gap: int) -> Token:
        token = Token(Collage(1, 1, ()), Pose(*self._layout.piles[gap].centre), PILE_Z, "pile")
        token.visible = False
        self._stage.add(token)
        return token

    def _heap(self, kinds: Sequence[Kind], half: Fraction, gap: int) -> Picture:
        """Signs of the kinds, and what each neighbour gets for all of them."""
        renderer, box = self._stage.renderer, self._layout.piles[0]
        size = min(theme.FLOOR, LINE * box.h / renderer.text_scale)
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

    def _all(self) -> list[OfferedCard]:
        return [lying for offer in self.offers.values() for lying in offer]

    def _lying(self, gap: int, card: Card, twin: bool) -> OfferedCard:
        token = Token(self.face(card), self.rest(gap), OFFER_Z + gap, "offer")
        link = Token(Art("same", LINK), Pose(0, 0), GROWN_Z + 10, "same") if twin else None
        lying = OfferedCard(gap, card, token, link)
        self._stage.add(token)
        if link:
            self._stage.add(link)
            link.pose = self._link_pose(lying)
        return lying

    def _link_pose(self, lying: OfferedCard) -> Pose:
        """The sign of the twin sits on the outer corner of its card."""
        w, h = self._stage.renderer.size(lying.token.picture)
        at = self.rest(lying.gap)
        side = -1 if lying.gap == 0 else 1
        return Pose(at.x + side * (w / 2 - 8), at.y - h / 2 + LINK_LOW * w)
