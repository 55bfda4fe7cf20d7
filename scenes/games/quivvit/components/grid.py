"""The grid: a token for every card, lying every which way, and the planks on covered ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from rules.core import Seat
from rules.quivvit import PLACES, Block, Colour, Lying, View, lying
from scenes.core.script import Script, after, staggered, together
from scenes.games.quivvit.cards import back, face
from scenes.games.quivvit.layout import HELD, QuivvitLayout
from sprites.motion.motions import arc, flip, glide
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Part, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

CARD_Z, POINTED_Z, BLOCK_Z, HELD_Z, FLYING_Z = 100.0, 145.0, 150.0, 420.0, 460.0
POINTED, POINTING = 1.08, 0.1  # how large a card is that a cursor is on; seconds to be so
HEAD = 0.42  # the frog on its plank, of the card
FLIP, FLIP_STAGGER, DEAL_STAGGER = 0.22, 0.01, 0.03


class QuivvitGrid:
    """Tokens of the 25 places. A card keeps its token from the deck to its owner's panel."""

    def __init__(self, stage: Stage, layout: QuivvitLayout, view: View) -> None:
        self._stage, self._layout = stage, layout
        self._upright, self._die = view.options.upright_values, view.turn.die
        self._pointed: int | None = None  # the place of the card that is a little nearer
        self.cards: list[Lying | None] = list(view.board.grid)
        self.tokens: dict[int, Token] = {}
        self.blocks: dict[int, Token] = {}
        for place, card in enumerate(view.board.grid):
            if card is not None:
                self._put(place, self._face(card), self.pose(place))
        for block in view.board.blocks:
            self.cover(block)
        stage.renderer.prefetch(back(layout.card))

    def pose(self, place: int, quarters: int = 0) -> Pose:
        """How the card of a place lies, turned by some *quarters* more."""
        slot, card = self._layout.places[place], self.cards[place]
        if card is None:
            return Pose(slot.x, slot.y)
        return Pose(slot.x, slot.y, self.angle(card, quarters))

    def angle(self, card: Lying, quarters: int = 0) -> float:
        """How far a card's picture is turned, if the card is turned by some *quarters* more."""
        return 0.0 if self._upright else 90.0 * (card.facing + quarters)

    def point_at(self, place: int | None) -> None:
        """Let one card come a little nearer, or none, and the one before go back."""
        before, self._pointed = self._pointed, place
        if before == place:
            return
        for at, size in ((before, 1.0), (place, POINTED)):
            if at is not None and at in self.tokens:
                token, low = self.tokens[at], self.low(at)
                if token.z in (low, POINTED_Z):  # else it is held, or lit
                    token.z = low if at == before else POINTED_Z
                self._stage.run(glide(token, self.pose(at).scaled(size), POINTING))

    def link_only(self, die: Colour | None) -> Script:
        """Let the eye be led to squares of one colour, because only they link; card after card."""
        if die is self._die:
            return
        self._die = die
        for place, token in tuple(self.tokens.items()):
            if card := self.cards[place]:
                token.picture = self._face(card)
            yield  # all at once would take longer than a frame

    def held(self, place: int, quarters: int = 0) -> Pose:
        """The same in a hand."""
        lies = self.pose(place, quarters)
        return replace(lies, y=lies.y - self._layout.rise(place), sx=HELD, sy=HELD)

    def ready(self, place: int, start: int, end: int) -> None:
        """Make a card, *start* quarters from how it lay, ready to turn to *end*.

        An upright value comes to stand upright.
        """
        card, token = self.cards[place], self.tokens[place]
        if self._upright and card is not None:
            shown = lying(card.card, (card.facing + end) % 4)
            token.picture = self._face(shown)
            token.pose = replace(token.pose, angle=token.pose.angle - 90.0 * (end - start))

    def is_turned(self, place: int, quarters: int) -> bool:
        """Whether somebody holds the card of a place turned by so many quarters."""
        card, token = self.cards[place], self.tokens[place]
        if self._upright and card is not None:
            turned = lying(card.card, (card.facing + quarters) % 4)
            return token.picture == self._face(turned)
        return abs((token.pose.angle - self.held(place, quarters).angle + 180) % 360 - 180) < 1.0

    def lift(self, place: int) -> Token:
        """Raise a card above the others."""
        if place == self._pointed:
            self._pointed = None  # it would still be on its way there
        token = self.tokens[place]
        token.z = HELD_Z
        return token

    def lower(self, place: int) -> Token:
        """Let a card be among the others again."""
        token = self.tokens[place]
        token.z = self.low(place)
        return token

    def low(self, place: int) -> float:
        """The height of a card at rest."""
        return CARD_Z + place / 10

    def settle(self, place: int, card: Lying | None = None) -> None:
        """The card of a place lies down, as *card* says or as before."""
        card = card or self.cards[place]
        assert card is not None
        self.cards[place] = card
        token = self.tokens[place]
        token.claim()
        token.picture, token.pose = self._face(card), self.pose(place)
        token.z = self.low(place)

    def cover(self, block: Block) -> Token:
        """Lay a seat's Colour Block on its card."""
        slot = self._layout.places[block.place]
        token = Token(self.plank(block.seat), Pose(slot.x, slot.y), BLOCK_Z, f"block-{block.place}")
        self.blocks[block.place] = token
        self._stage.add(token)
        return token

    def plank(self, seat: Seat) -> Picture:
        """A seat's Colour Block, as large as a card."""
        wide = self._layout.card
        head = Art("frog-head", HEAD * wide, palette_of(seat))
        plank = Art("color-block", wide)
        return Collage(
            wide, wide, (Part(plank, wide / 2, wide / 2), Part(head, wide / 2, wide / 2))
        )

    def take(self, place: int) -> Token:
        """Take the card of a place out of the grid; it flies from now on."""
        token, card = self.tokens.pop(place), self.cards[place]
        assert card is not None
        token.picture = face(card, self._layout.card, self._upright)
        self.cards[place] = None
        token.name, token.z = "taken", FLYING_Z
        return token

    def deal(self, places: Sequence[int], deck: Pose) -> Script:
        """Cards fly face down from the deck to their places, one after another."""
        picture = back(self._layout.card)
        moves = []
        for number, place in enumerate(places):
            token = self._put(place, picture, deck.with_alpha(0.0))
            token.z = FLYING_Z + number * 0.1
            moves.append(self._dealt(token, place))
        yield from staggered(moves, DEAL_STAGGER)

    def turn_up(self, cards: Sequence[tuple[int, Lying]]) -> Script:
        """All cards that lie face down are turned up together, each about an axis of its own."""
        moves = []
        for number, (place, card) in enumerate(cards):
            chance = Random(card.card)
            self.cards[place] = card
            token = self.tokens[place]
            token.pose = self.pose(place)
            picture = self._face(card)
            turn = flip(token, picture, FLIP, upward=chance.random() < 0.5)
            moves.append(after(FLIP_STAGGER * number * (len(cards) < len(PLACES)), turn))
        yield from together(*moves)

    def face_down(self) -> list[tuple[int, Lying]]:
        """Turn the whole grid face down, for the deal; what each card will show."""
        cards = [(place, card) for place, card in enumerate(self.cards) if card is not None]
        self._stage.remove(*self.tokens.values())
        self.tokens.clear()
        return cards

    def _face(self, card: Lying) -> Picture:
        """How *card* looks: colours that do not link now are pale."""
        return face(card, self._layout.card, self._upright, only=self._die)

    def _dealt(self, token: Token, place: int) -> Script:
        token.pose = token.pose.with_alpha(1.0)
        slot = self._layout.places[place]
        yield from arc(token, Pose(slot.x, slot.y), 0.2, 50)
        token.z = self.low(place)

    def _put(self, place: int, picture: Picture, pose: Pose) -> Token:
        token = Token(picture, pose, self.low(place), f"card-{place}")
        self.tokens[place] = token
        self._stage.add(token)
        return token
