"""The cards that are offered, each between two seats: with their words, or low over a hand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rules.core import Seat
from rules.quabble import Card, CardKind, HouseSet, neighbours
from scenes.core.script import Script, together
from scenes.games.quabble.cards import grown, grown_whole, low, pictured, pictured_whole
from scenes.games.quabble.components.claims.forecast import is_contested, offer_promise
from scenes.games.quabble.components.claims.mats import Mats, Settlement, link_pose
from scenes.games.quabble.components.claims.offer_signs import Z as SIGN_Z
from scenes.games.quabble.components.claims.offer_signs import (
    has_room_for_promises,
    offer_heads,
    offer_promises,
)
from scenes.games.quabble.components.held_hand import HeldHand
from scenes.games.quabble.components.laid_hand import LaidHand
from scenes.games.quabble.components.open_cards import OpenCards
from scenes.games.quabble.layout import QuabbleLayout
from sprites.motion.motions import glide, spring
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Half, Picture
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

OFFER_Z, LINK_Z = 200.0, 250.0
GROWN = 0.3  # seconds in which cards get their words
APART, TILT = 50.0, 4.0  # how far the halves of a card fly apart, and how they turn
CardDrawing: TypeAlias = Callable[[Renderer, HouseSet, Card, float, float], Picture]


@dataclass(slots=True)
class OfferedCard:
    """An offered card at one place: its token, the sign that it lies at the other end too.

    Another *sign* tells who offers it to whom, and what it would bring both, until it can be
    claimed.
    """

    gap: int
    card: Card
    token: Token
    link: Token | None
    sign: Token
    draw: CardDrawing
    """How it looks now."""

    @property
    def tells(self) -> bool:
        """Whether one reads on it what it does."""
        return self.draw in (grown, grown_whole)


class QuabbleGaps:
    """Tokens of offers by their givers, the places where they will lie, and the hand below.

    While *has_hand* says that somebody's hand has its place below, cards have no words before they
    can be claimed. With *prices* cards of that hand say what they would bring, and those that can
    be claimed what a half is worth. A *lone_viewer* sees that only on those that it may claim.
    """

    def __init__(
        self,
        stage: Stage,
        layout: QuabbleLayout,
        open_cards: OpenCards,
        has_hand: Callable[[], bool],
        lone_viewer: Callable[[], Seat | None],
        held: Sequence[HeldHand],
        *,
        prices: bool = True,
    ) -> None:
        self._stage, self._layout, self._house_set = stage, layout, open_cards.house_set
        self._open_cards = open_cards
        self._has_hand, self._lone_viewer = has_hand, lone_viewer
        self.offers: dict[Seat, list[OfferedCard]] = {}
        self.mats = Mats(stage, layout)
        self.hand = LaidHand(stage, layout, open_cards, held)
        self.prices = prices
        self._giver: Seat | None = None  # who offers now
        self._read: OfferedCard | None = None  # it has words only while somebody reads it
        self.have_words = not has_hand()
        """Whether the cards have their words."""
        self.show_words(self.have_words)

    # Offers

    def lay(self, giver: Seat, card: Card) -> list[OfferedCard]:
        """Lay a card down in its place, or in both of its places, and show all places."""
        places = self._layout.places(giver)
        self.offers[giver] = [self._lying(gap, card, len(places) > 1) for gap in places]
        for other, lying in self._with_givers():
            if other == giver or is_contested(self._open_cards, lying.card):
                self._show_sign(other, lying)
        self.hand.put_away(self.have_words)
        self._prepare(card)
        return self.offers[giver]

    def _prepare(self, card: Card) -> None:
        """Have a low card rendered ahead as it looks once it can be claimed: all grow at once."""
        alone, box, stage = self._lone_viewer() is not None, self._layout.gaps[0], self._stage
        draws = self._telling, grown_whole, pictured_whole if alone else pictured
        for draw in () if self.have_words else draws:
            stage.renderer.prefetch(draw(stage.renderer, self._house_set, card, box.w, box.h))

    def expect(self, giver: Seat | None) -> None:
        """Light the places into which *giver* will lay a card, or none.

        Who took what in the round before is shown until then.
        """
        self._giver = giver
        if giver is not None:
            self.mats.forget()
        if giver is not None and self._lone_viewer() is None:
            for other, lying in self._with_givers():
                self._show_sign(other, lying)
        self.mats.light(() if giver is None else self._layout.places(giver))

    def box(self, gap: int) -> Box:
        """The place of a card in a gap."""
        return (self._layout.gaps if self.have_words else self._layout.mats)[gap]

    def rest(self, gap: int) -> Pose:
        """Where a card lies in a gap."""
        return Pose(*self.box(gap).centre)

    def z(self, gap: int) -> float:
        """How high a card lies in a gap."""
        return OFFER_Z + gap

    @property
    def _drawing(self) -> CardDrawing:
        """How cards are drawn that are offered: with their words once they can be claimed."""
        return self._telling if self.have_words else low

    @property
    def _telling(self) -> CardDrawing:
        """With words, and with what a half is worth if prices are told."""
        return grown if self.prices else grown_whole

    def _drawn(self, card: Card, draw: CardDrawing) -> Picture:
        box = self.box(0)
        return draw(self._stage.renderer, self._house_set, card, box.w, box.h)

    def _show_as(self, lying: OfferedCard, draw: CardDrawing) -> None:
        """Draw a card in another way, which takes a while, unless it is drawn so already."""
        if lying.draw is not draw:
            lying.draw, lying.token.picture = draw, self._drawn(lying.card, draw)

    def show_words(self, shown: bool) -> None:
        """Have all cards lie there with their words, or without."""
        self.have_words = shown
        self.hand.put_away(shown)
        self.mats.show(tall=shown)
        for giver, lying in self._with_givers():
            self._show_as(lying, self._drawing)
            self._show_sign(giver, lying)
            lying.token.pose, lying.token.visible = self.rest(lying.gap), True
            if lying.link:
                self._show_link(lying, lying.link)
                lying.link.visible = True

    def tell(self, gaps: Collection[int], *, settling: bool = False) -> None:
        """Have only cards in *gaps* tell what they do, the others be pictures.

        A Deathslayer can turn to anybody: a lone viewer always reads what it does. While one is
        *settling* who gets them, none says what a half would be worth.
        """
        kinds = self._house_set.kinds
        alone = self._lone_viewer() is not None
        telling = grown_whole if settling else self._telling
        others = pictured_whole if settling or alone else pictured
        slayers = grown_whole if alone and not settling else others
        for lying in self._all() if self.have_words else ():
            other = slayers if kinds[lying.card] is CardKind.DEATHSLAYER else others
            self._show_as(lying, telling if lying.gap in gaps else other)

    def read(self, lying: OfferedCard | None) -> None:
        """Have a card tell what it does while it is read, though it is one of the pictures."""
        if self._read is not None:
            self._read.token.picture = self._drawn(self._read.card, self._read.draw)
        self._read = lying if lying and self.have_words and not lying.tells else None
        if self._read is not None:
            draw = self._telling if self._read.draw is pictured else grown_whole
            self._read.token.picture = self._drawn(self._read.card, draw)

    def clear(self) -> None:
        """Nothing is offered any more: the near half of the table is free for the scoring."""
        self.hand.put_away(True)
        self.mats.hide()

    def make_way(self) -> None:
        """Have mats and hand out of sight: they would look out between what lies over them."""
        self.mats.hide()
        self.hand.put_away(True)

    def come_back(self) -> None:
        """Show them again."""
        self.mats.show(tall=self.have_words)
        self.hand.put_away(self.have_words)

    def grow(self) -> Script:
        """All cards get their words, if they have none."""
        if self.have_words:
            return
        before = [lying.token.pose for lying in self._all()]
        self.show_words(True)
        moves = []
        for lying, pose in zip(self._all(), before, strict=True):
            goal, lying.token.pose = lying.token.pose, pose
            moves.append(glide(lying.token, goal, GROWN))
        yield from together(*moves)

    def shrink(self) -> None:
        """Once all claims are settled a hand has its place again."""
        if self.have_words and not self.offers and self._has_hand():
            self.show_words(False)

    def _all(self) -> list[OfferedCard]:
        return [lying for offer in self.offers.values() for lying in offer]

    def _with_givers(self) -> list[tuple[Seat, OfferedCard]]:
        return [(giver, lying) for giver, offer in self.offers.items() for lying in offer]

    def near(self, giver: Seat, x: float) -> OfferedCard:
        """What *giver* offers, at the place nearest to *x*."""
        return min(self.offers[giver], key=lambda lying: abs(self.rest(lying.gap).x - x))

    def take(self, giver: Seat, takers: Sequence[Seat]) -> list[OfferedCard]:
        """Take an offer out of the gaps, to *takers*; its tokens stay on the stage."""
        taken = self.offers.pop(giver)
        kind = self._house_set.kinds[taken[0].card]
        self.mats.settle(self._layout.places(giver), Settlement(kind, tuple(takers)))
        for lying in taken:
            self._stage.remove(lying.sign)
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

    def _lying(self, gap: int, card: Card, twin: bool) -> OfferedCard:
        token = Token(self._drawn(card, self._drawing), self.rest(gap), self.z(gap), "offer")
        link = Token(Collage(1, 1, ()), Pose(0, 0), LINK_Z, "same") if twin else None
        sign = Token(Collage(1, 1, ()), Pose(0, 0), SIGN_Z, "sign")
        lying = OfferedCard(gap, card, token, link, sign, self._drawing)
        self._stage.add(token, sign)
        if link:
            self._stage.add(link)
            self._show_link(lying, link)
        return lying

    def _show_sign(self, giver: Seat, lying: OfferedCard) -> None:
        """Tell who offers a card to whom and what it would bring, until all can be claimed.

        That stands out on the cards that the only person may claim, or else whoever offers now.
        """
        left, place = neighbours(giver, len(self._layout.seats))[0], self.box(lying.gap)
        if self.prices and not self.have_words and has_room_for_promises(place):
            beside, viewer = (left, giver), self._lone_viewer()
            promises = [offer_promise(self._open_cards, seat, lying.card) for seat in beside]
            quiet = (self._giver if viewer is None else viewer) not in beside
            picture = offer_promises(self._stage.renderer, place, beside, promises, quiet=quiet)
        else:
            picture = offer_heads(place, left, giver)
        lying.sign.picture = picture
        lying.sign.pose = Pose(*place.centre)
        lying.sign.visible = not self.have_words

    def _show_link(self, lying: OfferedCard, link: Token) -> None:
        """Tell that a card is one with its twin; who sits beside that is told on a low card."""
        link.picture = self.mats.twin_sign(lying.gap, tall=self.have_words)
        link.pose = link_pose(self.box(lying.gap), left=lying.gap == 0, tall=self.have_words)
