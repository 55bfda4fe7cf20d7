"""All cards off the path: every hand, the market, the deck and the discards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.core import Seat
from rules.decktet import Card, Suit
from rules.frogger import MARKET, View
from scenes.core.script import Script, after, together
from scenes.games.frogger.components.number_disc import number_disc
from scenes.games.frogger.components.small_hands import SmallHands
from scenes.games.frogger.decktet_cards import back, face, suits_alone
from scenes.games.frogger.foot.foot_layout import ASPECT
from scenes.games.frogger.layout import FroggerLayout
from scenes.table.seats.hand_panel import HandPanel
from sprites.motion.motions import arc, flip, glide
from sprites.pictures.geometry import Slot
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Collage, Part, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

HAND_Z, MARKET_Z, PILE_Z, FLYING_Z = 340.0, 30.0, 30.0, 520.0
COUNT_Z = 356.0  # of the number on a pile
STAGGER = 0.09
FLY, LAID = 0.32, 0.12
PLAYED, ASKEW = 0.65, -7.0  # a card that was played: nobody can have it; degrees that it lies askew
ON_PILE = 1.04  # of the width of a pile is the number on it, a little wider than its back


class FroggerCards:
    """Tokens of the cards: one hand lies in the tray, the others in panels.

    In the tray is the hand of the only person at the screen, who is *lone*, else of whoever's turn
    it is. A hand shows the cards dealt to it first, face down unless they are in ``known``.
    """

    def __init__(
        self, stage: Stage, layout: FroggerLayout, panels: Sequence[HandPanel], view: View,
        market_places: dict[Card, int], lone: Seat | None = None,
    ) -> None:  # fmt: skip
        self._stage, self._layout, self._panels = stage, layout, panels
        self._small = SmallHands(panels)
        self.lone = lone
        self.known: dict[Seat, tuple[Card, ...]] = {}
        self.acting = view.acting
        self.public: list[list[Card]] = []
        self.hands: list[list[Token]] = []
        self.market: list[tuple[Card, Token]] = []
        self.market_places = market_places
        """Where in the market each of its cards lies until it is taken; the table keeps it."""
        self.discarded: list[Token] = []
        self.deck = self._pile()
        self._tray_cover = Token(Collage(1, 1, ()), Pose(0, 0), HAND_Z, "stand-in")
        self._tray_cover.visible = False
        stage.add(self._tray_cover)
        self._cards_left, self._cards_gone = 0, 0
        self._counts = [Token(Collage(1, 1, ()), Pose(0, 0), COUNT_Z, "count") for _ in panels]
        stage.add(*self._counts)
        self._lay(view)
        seats = map(Seat, range(len(panels)))
        stage.renderer.prefetch(*(self._back(seat, large=False) for seat in seats))
        stage.renderer.prefetch(self._back(Seat(0), large=True))

    # Places

    @property
    def in_tray(self) -> Seat:
        """Whose hand lies in the tray."""
        return self.acting if self.lone is None else self.lone

    def slots(self, seat: Seat, count: int) -> list[Slot]:
        """Where *count* cards of a seat lie."""
        if seat == self.in_tray:
            return self._layout.foot.tray_slots(count)
        return self._small.slots(seat, min(count, self.secret(seat)), count)

    def secret(self, seat: Seat) -> int:
        """How many cards of a seat the room has not seen."""
        return len(self.hands[seat]) - len(self.public[seat])

    def lies_small(self, seat: Seat) -> bool:
        """Whether open cards of a seat lie small beside a pile of what nobody has seen."""
        return seat != self.in_tray and self.secret(seat) > 0

    def open_card(self, seat: Seat, card: Card) -> Sequence[Token]:
        """A *card* that a seat has taken from the market, unless it has played it."""
        return [self.hands[seat][self._place(seat, card)]] if card in self.public[seat] else []

    # A turn goes round

    def pass_turn(self, seat: Seat) -> Script:
        """It is the turn of *seat*, whose hand comes into the tray if nobody is alone."""
        before, self.acting = self.in_tray, seat
        return self._exchange(before)

    def seat_lone(self, lone: Seat | None) -> Script:
        """Another person, or nobody, is alone at the screen."""
        before, self.lone = self.in_tray, lone
        return self._exchange(before)

    def _exchange(self, before: Seat) -> Script:
        """The hand of *before* goes to its panel, if another one belongs into the tray."""
        if before != self.in_tray:
            yield from together(self.spread(before), after(0.08, self.spread(self.in_tray)))

    def spread(self, seat: Seat, seconds: float = FLY) -> Script:
        """All cards of a seat go where they belong."""
        large, moves = seat == self.in_tray, []
        self._show_counts()
        tokens = self.hands[seat]
        for place, (token, slot) in enumerate(
            zip(tokens, self.slots(seat, len(tokens)), strict=True)
        ):
            token.z = HAND_Z + 0.1 * place + (10 if large else 0)
            self._change(token, self._picture(seat, place))
            token.pose = replace(token.pose, angle=slot.angle)  # rotated once, not on the way
            moves.append(glide(token, Pose(slot.x, slot.y, slot.angle), seconds))
        yield from together(*moves)

    def _change(self, token: Token, picture: Picture) -> None:
        """Let a card that lies no larger than before show *picture*."""
        if token.picture != picture:
            size = self._stage.renderer.size
            scales = [
                now / own for now, own in zip(size(token.picture), size(picture), strict=True)
            ]
            token.picture = picture
            token.pose = replace(token.pose, sx=min(scales), sy=min(scales))

    def show_known(self, known: dict[Seat, tuple[Card, ...]]) -> None:
        """Show the cards dealt to these seats, and nobody else's."""
        self.known = known
        for seat in map(Seat, range(len(self.hands))):
            for place, token in enumerate(self.hands[seat]):
                token.picture = self._picture(seat, place)

    def cover_tray(self, seat: Seat | None) -> None:
        """Show in the panel of *seat* what the room knows of its hand; the tray is covered."""
        self._tray_cover.visible = seat is not None
        self._show_counts()
        if seat is None:
            return
        box = self._panels[seat].room
        pieces = [
            Part(self._picture(seat, place, large=False), slot.x - box.x, slot.y - box.y)
            for place, slot in enumerate(
                self._small.slots(seat, self.secret(seat), len(self.hands[seat]))
            )
        ]
        self._tray_cover.picture = Collage(box.w, box.h, tuple(pieces))
        self._tray_cover.pose = Pose(*box.centre)

    # Cards come and go

    def play(self, seat: Seat, card: Card, suit: Suit) -> Token:
        """Take a card out of a hand, by a *suit* of it, its back up if nobody has seen it."""
        place = self._place(seat, card)
        seen = place >= self.secret(seat) or card in self.known.get(seat, ())
        width = self._layout.foot.card
        large = self.played_face(card, suit) if seen else back(width, width * ASPECT)
        token = self.hands[seat].pop(place)
        if card in self.public[seat]:
            self.public[seat].remove(card)
        elif seat in self.known:
            self.known[seat] = tuple(c for c in self.known[seat] if c is not card)
        token.z = FLYING_Z
        self._change(token, large)
        return token

    def discard(self, token: Token, card: Card) -> Script:
        """A card that was played stays on its pile until another one covers it."""
        token.picture = self.played_face(card)
        yield from glide(token, self._laid, LAID)
        self._stage.remove(*self.discarded)
        self.discarded = [token]
        token.z = PILE_Z
        self._count(gone=self._cards_gone + 1)

    def take(self, seat: Seat, card: Card) -> Script:
        """A market card goes to a hand; the others stay where they lie."""
        place = next(i for i, (other, _) in enumerate(self.market) if other is card)
        token = self.market.pop(place)[1]
        token.z = FLYING_Z
        self.hands[seat].append(token)
        self.public[seat].append(card)
        del self.market_places[card]
        yield from self.spread(seat, 0.4)

    def deal(self, cards: Sequence[Card]) -> Script:
        """Cards go from the deck to the market and are turned up."""
        moves = []
        for i, card in enumerate(cards):
            place = self._place_in_market(card)
            slot = self._layout.foot.market_slot(place)
            token = Token(self._deck_back, self._deck_pose, MARKET_Z + 5 + place, "market")
            self._stage.add(token)
            self.market.append((card, token))
            moves.append(after(i * STAGGER, self._dealt(token, card, Pose(slot.x, slot.y))))
        self._count(left=self._cards_left - len(cards))
        yield from together(*moves)

    def shuffle(self) -> Script:
        """The discards become the deck."""
        tokens, self.discarded = self.discarded, []
        for token in tokens:
            self._change(token, self._deck_back)
        yield from together(*(arc(token, self._deck_pose, 0.4, 50) for token in tokens))
        self._stage.remove(*tokens)
        self._count(left=self._cards_left + self._cards_gone, gone=0)

    def settle(self, view: View) -> None:
        """Lay everything as *view* says, whatever lay there."""
        self._stage.remove(*(token for hand in self.hands for token in hand))
        self._stage.remove(*(token for _, token in self.market), *self.discarded)
        self._lay(view)

    # Making tokens

    def _lay(self, view: View) -> None:
        self.acting = view.acting
        self.public = [list(cards) for cards in view.public]
        self.hands = []
        for seat, (hidden, cards) in enumerate(zip(view.secret, view.public, strict=True)):
            count = hidden + len(cards)
            tokens = [Token(Collage(1, 1, ()), Pose(0, 0), HAND_Z, "hand") for _ in range(count)]
            self.hands.append(tokens)
            for place, (token, slot) in enumerate(
                zip(tokens, self.slots(Seat(seat), count), strict=True)
            ):
                token.picture = self._picture(Seat(seat), place)
                token.pose = Pose(slot.x, slot.y, slot.angle)
                token.z = HAND_Z + 0.1 * place + (10 if seat == self.in_tray else 0)
            self._stage.add(*tokens)
        self._show_counts()
        for card in self.market_places.keys() - view.market:
            del self.market_places[card]
        self.market = [(card, self._for_sale(card)) for card in view.market]
        self.discarded = [self._gone(card) for card in view.discards[-1:]]
        self._stage.add(*(token for _, token in self.market), *self.discarded)
        self._count(view.deck, len(view.discards))

    def _place_in_market(self, card: Card) -> int:
        """Where *card* lies in the market: if it is new, at the first free place."""
        if card not in self.market_places:
            free = {*range(MARKET)} - {*self.market_places.values()}
            self.market_places[card] = min(free)
        return self.market_places[card]

    def _for_sale(self, card: Card) -> Token:
        place = self._place_in_market(card)
        slot = self._layout.foot.market_slot(place)
        picture = self._face(card, self._layout.foot.market_card)
        return Token(picture, Pose(slot.x, slot.y), MARKET_Z + 5 + place, "market")

    def _gone(self, card: Card) -> Token:
        return Token(self.played_face(card), self._laid, PILE_Z, "discard")

    def _dealt(self, token: Token, card: Card, to: Pose) -> Script:
        shown = self._face(card, self._layout.foot.market_card)
        yield from together(arc(token, to, 0.36, 40), after(0.14, flip(token, shown, 0.3)))

    def _place(self, seat: Seat, card: Card) -> int:
        hidden = self.secret(seat)
        if card in self.public[seat]:
            return hidden + self.public[seat].index(card)
        known = self.known.get(seat, ())
        return known.index(card) if card in known else hidden - 1

    def _picture(self, seat: Seat, place: int, *, large: bool | None = None) -> Picture:
        """A card of a hand, *large* in the tray."""
        large = seat == self.in_tray if large is None else large
        hidden, known = self.secret(seat), self.known.get(seat, ())
        if place >= hidden:
            card = self.public[seat][place - hidden]
        elif place < len(known):
            card = known[place]
        else:
            return self._back(seat, large=large)
        count = len(self.hands[seat])
        if large:
            foot = self._layout.foot
            return face(card, foot.card, foot.card * ASPECT, shows=foot.card_shows(count))
        return suits_alone(card, *self._small.card(seat, hidden, count), palette_of(seat).dark)

    def played_face(self, card: Card, suit: Suit | None = None) -> Picture:
        """A card that is played; the *suit* that it is played by is lit."""
        width = self._layout.foot.card
        return face(card, width, width * ASPECT, lit=suit)

    def _face(self, card: Card, width: float) -> Picture:
        return face(card, width, width * ASPECT)

    def _back(self, seat: Seat, *, large: bool) -> Picture:
        wide = self._layout.foot.card
        if large:
            return back(wide, wide * ASPECT)
        return back(*self._small.face_down(seat))

    @property
    def _deck_back(self) -> Picture:
        wide = self._layout.foot.market_card
        return back(wide, wide * ASPECT)

    @property
    def _deck_pose(self) -> Pose:
        foot = self._layout.foot
        small = foot.pile_card / foot.market_card
        return Pose(foot.deck.x, foot.deck.y, 0, small, small)

    @property
    def _laid(self) -> Pose:
        foot = self._layout.foot
        small = foot.pile_card / foot.card
        return Pose(foot.played.x, foot.played.y, ASKEW, small, small, PLAYED)

    def _pile(self) -> Token:
        token = Token(self._deck_back, self._deck_pose, PILE_Z, "deck")
        self._stage.add(token)
        return token

    def _show_counts(self) -> None:
        """Write on each pile how many cards it has."""
        for seat, token in enumerate(self._counts):
            hidden = self.secret(Seat(seat))
            is_there = seat != self.in_tray or (self._tray_cover.visible and self.lone is None)
            token.visible = hidden > 0 and is_there
            wide = ON_PILE * self._small.face_down(Seat(seat))[0]
            token.picture = number_disc(hidden, wide)
            token.pose = Pose(*self._small.pile(Seat(seat), hidden, len(self.hands[seat])))

    def is_last_deal(self, cards: Sequence[Card]) -> bool:
        """Whether *cards*, just dealt or about to be, fill the market and leave none to draw."""
        lying = {card for card, _ in self.market}
        to_come = 0 if lying >= {*cards} else len(cards)
        return self._cards_left == to_come and len(lying) + to_come == MARKET

    @property
    def none_left(self) -> bool:
        """Whether no card is left to draw."""
        return self._cards_left == 0

    def _count(self, left: int | None = None, gone: int | None = None) -> None:
        """Cards *left* in the deck and *gone* to the discards: an empty deck is not seen."""
        self._cards_left = self._cards_left if left is None else left
        self._cards_gone = self._cards_gone if gone is None else gone
        self.deck.visible = not self.none_left
