"""The two rows on the water: cards, the ribbon with their numbers, empty spots and halos."""

from __future__ import annotations

from collections.abc import Iterable

from rules.mosquito import Card, Spot, shown
from rules.mosquito import Layout as Cards
from scenes.games.mosquito.cards import face, spot
from scenes.games.mosquito.components.fitting_suits import fourths
from scenes.games.mosquito.layout import CARD_TALL, MosquitoLayout
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

RIBBON_Z, SPOT_Z, HALO_Z, CARD_Z, FLYING_Z = 3.0, 5.0, 40.0, 10.0, 440.0
HALO = 240 / 200  # of a card's width
NUMBER, NUMBER_TALL = 28.0, 40.0
ARROW = 26.0
TURN = 44.0


class MosquitoRows:
    """Tokens of the layout; ``cards`` is what lies there."""

    def __init__(self, stage: Stage, layout: MosquitoLayout, cards: Cards, mixed: bool) -> None:
        self.stage, self.layout, self._mixed = stage, layout, mixed
        self.cards = cards
        self.tokens: dict[Spot, Token] = {}
        self._spots = {spot: self._spot(spot) for spot in layout.spots}
        art = Art("halo", layout.card * HALO)
        self._halos = {spot: Token(art, self.pose(spot), HALO_Z, "halo") for spot in layout.spots}
        self.ribbon = _ribbon(layout)
        stage.add(self.ribbon, *self._spots.values(), *self._halos.values())
        self.halo(())
        for at, card in shown(cards):
            self.lay(at, self._card(card, at))
        self.mark(cards)

    def pose(self, at: Spot) -> Pose:
        """How a card lies on a spot."""
        slot = self.layout.slot(at)
        return Pose(slot.x, slot.y)

    def z(self, at: Spot) -> float:
        """Cards nearer to the middle lie lower."""
        return CARD_Z + at.level

    def lay(self, at: Spot, token: Token) -> None:
        """*token* is the card on a spot from now on."""
        self.tokens[at] = token
        token.pose, token.z = self.pose(at), self.z(at)

    def take(self, at: Spot) -> Token:
        """The card on a spot leaves it."""
        return self.tokens.pop(at)

    def mark(self, cards: Cards) -> None:
        """Remember what lies here now, and show on each empty spot which suits would fit."""
        self.cards = cards
        fitting = fourths(cards, self._mixed) if cards else {}
        for at, token in self._spots.items():
            token.visible = bool(cards) and at.level >= len(cards[at.number - 1])
            if at in fitting:
                token.picture = spot(self.layout.card, fitting[at])
            else:
                token.picture = Art("spot-later", self.layout.card)

    def imagine(self, cards: Cards) -> None:
        """Show *cards* lying here and which suits would fit then; no token leaves its place."""
        if not cards:
            return
        for at, card in shown(cards):
            self.tokens[at].picture = face(card, self.layout.card)
        fitting = fourths(cards, self._mixed)
        for at, token in self._spots.items():
            if at in fitting:
                token.picture = spot(self.layout.card, fitting[at])

    def beckon(self, spots: Iterable[Spot]) -> None:
        """Light up empty spots."""
        for at in spots:
            self._spots[at].picture = _lit(self._spots[at].picture, self.layout.card)

    @property
    def halos(self) -> list[Token]:
        """The lights on all spots, lit or not."""
        return list(self._halos.values())

    def halo(self, spots: Iterable[Spot]) -> None:
        """Light up the cards on *spots*, and no others."""
        lit = set(spots)
        for at, token in self._halos.items():
            token.visible = at in lit

    def _card(self, card: Card, at: Spot) -> Token:
        token = Token(face(card, self.layout.card), self.pose(at), self.z(at), card.name)
        self.stage.add(token)
        return token

    def _spot(self, at: Spot) -> Token:
        return Token(Art("spot-later", self.layout.card), self.pose(at), SPOT_Z, f"spot-{at}")


def _lit(picture: Picture, width: float) -> Picture:
    """An empty spot to which the card that is pointed at could go."""
    w, h = width, width * CARD_TALL
    return Collage(w, h, (Part(Art("halo", w * HALO), w / 2, h / 2), Part(picture, w / 2, h / 2)))


def _ribbon(layout: MosquitoLayout) -> Token:
    """The loop of paper between the rows: numbers all the way round, arrows that show the way."""
    reach = layout.columns * layout.cell[0]
    wide, high = reach + 2 * TURN, layout.band.h - 6
    x, y = layout.band.centre
    left, top = x - wide / 2, y - high / 2
    pieces = [
        Part(
            Paper(wide, high, theme.MOSQUITO_GROUND, high / 2, theme.MOSQUITO_EDGE, edge_width=4),
            wide / 2,
            high / 2,
        ),
        Part(Paper(reach, 3, theme.MOSQUITO_EDGE, 1.5, shadow=False), wide / 2, high / 2),
    ]
    for number in range(1, 2 * layout.columns + 1):
        slot = layout.number(number)
        text = Text(str(number), NUMBER, theme.PAPER, layout.cell[0] - ARROW, NUMBER_TALL)
        pieces.append(Part(text, slot.x - left, slot.y - top))
    pieces += _arrows(layout, left, top)
    for end, name in ((TURN / 2, "loop-up"), (wide - TURN / 2, "loop-down")):
        pieces.append(Part(Art(name, TURN * 0.74), end, high / 2))
    return Token(Collage(wide, high, tuple(pieces)), Pose(x, y), RIBBON_Z, "ribbon")


def _arrows(layout: MosquitoLayout, left: float, top: float) -> list[Part]:
    """One between every two numbers of a row."""
    pieces, size = [], 2 * layout.columns
    for number in range(1, size):
        if number != layout.columns:
            one, other = layout.number(number), layout.number(number + 1)
            name = "loop-right" if one.x < other.x else "loop-left"
            middle = (one.x + other.x) / 2
            pieces.append(Part(Art(name, ARROW * 0.7), middle - left, one.y - top))
    return pieces
