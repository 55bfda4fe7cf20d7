"""The two rows on the water: cards, the log with their numbers, empty spots and halos."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from rules.mosquito import LEVELS, Board, Card, Spot, Suit, card_at, shown
from rules.mosquito import Layout as Cards
from scenes.games.mosquito.cards import (
    DARK,
    FORESEEN,
    LIT,
    SPOT_SHARE,
    SPOT_TALL,
    face,
    later_spot,
    sign_at,
    spot,
)
from scenes.games.mosquito.components.pond.fitting_suits import fourths
from scenes.games.mosquito.components.pond.number_log import (
    golden_number,
    log_picture,
    number_log,
)
from scenes.games.mosquito.components.pond.pond_lights import PondLights
from scenes.games.mosquito.components.pond.ring_links import RingLinks
from scenes.games.mosquito.layout import CARD_TALL, MosquitoLayout
from scenes.table.top_bar import TOP_BAR_Z
from sprites.motion.gestures import punch
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

SPOT_Z, CARD_Z, FLYING_Z = 5.0, 10.0, TOP_BAR_Z + 20  # which no card flies under
HALO_UP, LIGHT_UP = 0.5, 0.9  # above its card, and below the next one
HALO = 240 / 200  # of a card's width
IDLE, LATER = 0.8, 1.0  # opacity of a pad that no suit fits now, or where no card may come yet
RINGED = 0.85  # how much is to be seen of a pad that would be there
LARGER = 1.1  # a lit pad than others
THREE, CHANGED = "halo", "halo-changed"  # round three that a card is placed by; round a change
LIFTED, LIFTED_SECONDS = 0.06, 0.2  # how far a card grows while another is put under it


class MosquitoRows:
    """Tokens of the layout; ``cards`` is what lies there."""

    def __init__(self, stage: Stage, layout: MosquitoLayout, board: Board, mixed: bool) -> None:
        self.stage, self.layout, self.mixed = stage, layout, mixed
        self.cards = cards = board.layout
        self.tokens: dict[Spot, Token] = {}
        self._seen: Cards = ()  # as they lie, or as they would lie
        self._foretold: Cards = ()  # as they would lie after a turn of which a lesson tells
        self._dark: Collection[Spot] = ()  # with cards that do not help
        self._chooses = False  # whether a card on the pond is being chosen
        self._ring_told = True
        self._spots = {spot: self._spot(spot) for spot in layout.spots}
        self._halos = {spot: self._halo(spot) for spot in layout.spots}
        self.log, self.links = number_log(layout), RingLinks(stage, layout)
        numbers = range(1, 2 * layout.columns + 1)
        self._golden = {number: golden_number(layout, number) for number in numbers}
        self.lights = PondLights(
            stage, layout, {at: self.z(at) + LIGHT_UP for at in layout.spots if at.level}
        )
        self.lights.placers.update(board.placers)
        stage.add(
            self.log,
            *self._golden.values(),
            *self._spots.values(),
            *self._halos.values(),
        )
        self.halo(())
        for at, card in shown(cards):
            self.lay(at, self._card(card, at))
        self.mark(cards)

    def tell_ring(self, *, is_told: bool) -> None:
        """Show numbers and links of the ring once it *is_told* of them."""
        if is_told == self._ring_told:
            return
        self._ring_told = is_told
        self.log.picture = log_picture(self.layout, carved=is_told)
        for token in self.links.plain.values():
            token.visible = is_told
        self._tone()

    def pose(self, at: Spot) -> Pose:
        """How a card lies on a spot."""
        slot = self.layout.slot(at)
        return Pose(slot.x, slot.y)

    @property
    def ring(self) -> list[Token]:
        """What lies under the cards of the ring: the log, and the links."""
        return [self.log, *self.links.plain.values()]

    def sign(self, at: Spot) -> Pose:
        """Where the suit in the corner of a card on a spot is printed."""
        x, y = sign_at(self.layout.card)
        slot = self.layout.slot(at)
        return Pose(slot.x + x, slot.y + y)

    def over(self, at: Spot) -> list[Token]:
        """The card that lies over the one on a spot, if there is one."""
        over = self._spot_over(at)
        return [self.tokens[over]] if over in self.tokens else []

    def z(self, at: Spot) -> float:
        """Of the cards in one column, those lower on the screen lie over the others."""
        return CARD_Z + (LEVELS - 1 - at.level if self.layout.is_upper(at) else at.level)

    def box(self, at: Spot) -> Box:
        """What is to be seen of a spot."""
        here = len(self.cards[at.number - 1])
        return self.layout.box(at, at.level < here, at.level + 1 < here)

    def seen(self, at: Spot) -> float:
        """How much is to be seen of a card on a spot, of its width."""
        over, layout = self._spot_over(at), self.layout
        covered = 0 <= over.level < len(self._seen[at.number - 1])
        return layout.step / layout.card if covered else CARD_TALL

    def lay(self, at: Spot, token: Token) -> None:
        """*token* is the card on a spot from now on; the one that lies over it is lifted."""
        self.tokens[at] = token
        token.pose, token.z = self.pose(at), self.z(at)
        self._tone()
        for over in self.over(at):
            self.stage.run(punch(over, LIFTED, LIFTED_SECONDS))

    def lying(self, at: Spot) -> Token:
        """The card on a spot, or its lily pad."""
        return self.tokens.get(at, self._spots[at])

    @property
    def empty(self) -> list[Token]:
        """All lily pads on which no card lies."""
        return [token for at, token in self._spots.items() if at not in self.tokens and at.level]

    def take(self, at: Spot) -> Token:
        """The card on a spot leaves it, and all of it is to be seen."""
        token = self.tokens.pop(at)
        token.picture = face(card_at(self.cards, at), self.layout.card)
        self._tone()
        return token

    def mark(self, cards: Cards, *, open_pads: bool = True) -> None:
        """Remember what lies here now, light the places that are taken, and mark the others.

        While hands are dealt there are no *open_pads* yet.
        """
        self.cards = self._seen = cards
        self._tone()
        self.lights.show(cards)
        fitting = fourths(cards, self.mixed) if cards and open_pads else {}
        for at, token in self._spots.items():
            token.visible = bool(cards) and at.level >= len(cards[at.number - 1])
            self._show_now(at, fitting)

    def imagine(self, cards: Cards) -> None:
        """Show *cards* lying here and which suits would fit then; no token leaves its place."""
        if not cards:
            return
        for at, _ in shown(cards):
            self.tokens[at].pose = self.pose(at)
        self._seen = cards
        self._tone()
        self.foresee(cards)

    def foretell(self, cards: Cards) -> None:
        """While nothing is being chosen, show the pads by *cards*, if there are any."""
        if cards != self._foretold:
            self._foretold = cards
            if not self.is_in_the_making:
                self.foresee(self.cards)

    def foresee(self, cards: Cards, farthest: int = LEVELS) -> None:
        """Show faintly, with broken rings, the pads that other suits would fit by *cards*.

        Where none would any more, what fits now is crossed out. None beyond the *farthest* level
        changes.
        """
        seen = self._foretold if self._foretold and cards == self.cards else cards
        now, then = fourths(self.cards, self.mixed), fourths(seen, self.mixed)
        for at in self._spots:
            suits = now.get(at, ())
            if at.level <= farthest and then.get(at, suits) != suits:
                self._show_spot(at, then[at] or suits, FORESEEN, crossed=not then[at])
            else:
                self._show_now(at, now)

    def _show_now(self, at: Spot, fitting: Mapping[Spot, tuple[Suit, ...]]) -> None:
        """Show which suits are *fitting* on a spot now; farther out only open pads look other."""
        suits = fitting.get(at, ())
        if suits or (at in fitting and at.level == 1):
            self._show_spot(at, suits, "")
        else:
            self._close_spot(at)

    def shade(self, dark: Collection[Spot] | None = None) -> None:
        """While a card on the pond is being chosen, shade those on *dark* spots, and no others."""
        self._dark, self._chooses = dark or (), dark is not None
        self._tone()

    @property
    def is_in_the_making(self) -> bool:
        """Whether a card on the pond is being chosen, or others would lie there."""
        return self._chooses or self._seen != self.cards

    def beckon(self, spots: Iterable[Spot], cards: Cards, ring: str = LIT) -> None:
        """Light up empty spots, or *ring* them, with the suits that fit if *cards* lie here."""
        fitting = fourths(cards, self.mixed)
        for at in spots:
            self._show_spot(at, fitting.get(at, ()), ring)

    def promise(self, pads: Mapping[Spot, tuple[Suit, ...]]) -> None:
        """Show with broken rings *pads* that may open, each with the suits that may fit then."""
        for at, suits in pads.items():
            self._show_spot(at, suits, FORESEEN)

    @property
    def lit(self) -> list[Token]:
        """The lights that are lit."""
        return [token for token in self.halos if token.visible]

    @property
    def halos(self) -> list[Token]:
        """The lights on all spots, lit or not."""
        return list(self._halos.values())

    def light(self, at: Spot) -> Token:
        """The light on a spot becomes lit, as one of three that a card is placed by."""
        self._halos[at].picture, self._halos[at].visible = self._ring(THREE), True
        self._tone()
        return self._halos[at]

    def halo(self, spots: Iterable[Spot], ring: str = THREE) -> None:
        """Light up the cards on *spots*, and no others, each with a *ring*."""
        lit, picture = set(spots), self._ring(ring)
        for at, token in self._halos.items():
            token.picture, token.visible = picture, at in lit
        self._tone()

    def _tone(self) -> None:
        """Darken cards that do not help."""
        lit = {at for at, token in self._halos.items() if token.visible}
        three = {at for at in lit if self._halos[at].picture == self._ring(THREE)}
        dark = {*self._dark} - three
        for at, token in self.tokens.items():
            if self._seen and at.level < len(self._seen[at.number - 1]):
                token.picture = self._face(at, DARK if at in dark else "")
        self.links.light(three)
        numbers = {at.number for at in three}
        for number, token in self._golden.items():
            token.visible = self._ring_told and number in numbers

    def _spot_over(self, at: Spot) -> Spot:
        """The spot of which a card lies over the one on *at*."""
        return Spot(at.number, at.level + (-1 if self.layout.is_upper(at) else 1))

    def _face(self, at: Spot, light: str) -> Picture:
        """What is to be seen of the card on a spot, in some light."""
        return face(card_at(self._seen, at), self.layout.card, self.seen(at), light=light)

    def _card(self, card: Card, at: Spot) -> Token:
        token = Token(face(card, self.layout.card), self.pose(at), self.z(at), card.name)
        self.stage.add(token)
        return token

    def _ring(self, name: str) -> Art:
        return Art(name, self.layout.card * HALO)

    def _halo(self, at: Spot) -> Token:
        return Token(self._ring(THREE), self.pose(at), self.z(at) + HALO_UP, "halo")

    def _spot(self, at: Spot) -> Token:
        x, y = self.layout.box(at, filled=False, outside=False).centre
        picture = later_spot(self._spot_width)
        return Token(picture, Pose(x, y, alpha=LATER), SPOT_Z, f"spot-{at}")

    @property
    def _spot_width(self) -> float:
        return SPOT_SHARE * min(self.layout.card, self.layout.step / SPOT_TALL)

    def _show_spot(
        self, at: Spot, suits: tuple[Suit, ...], ring: str, *, crossed: bool = False
    ) -> None:
        token = self._spots[at]
        token.picture = spot(self._spot_width, suits, ring, crossed=crossed)
        alpha = RINGED if ring == FORESEEN else 1.0 if suits else IDLE
        large = LARGER if ring == LIT else 1.0
        token.pose = Pose(token.pose.x, token.pose.y, alpha=alpha).scaled(large)

    def _close_spot(self, at: Spot) -> None:
        token = self._spots[at]
        token.picture = later_spot(self._spot_width)
        token.pose = Pose(token.pose.x, token.pose.y, alpha=LATER)
