"""Cards out of play: pile and covered ones on the meter's board, and the fan that is cut."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.core import Seat
from rules.mosquito import DECK, Card
from scenes.core.script import Script, together
from scenes.games.mosquito.cards import ROUND, back, face, wordless
from scenes.games.mosquito.components.legend import aim_board
from scenes.games.mosquito.components.pond.dark_labels import label
from scenes.games.mosquito.layout import CARD_TALL, FAN, HEAP_ROOM, MosquitoLayout
from scenes.games.mosquito.material import MATERIAL
from scenes.table.top_bar import TOP_BAR_Z
from sprites.motion.motions import fade, glide
from sprites.pictures import theme
from sprites.pictures.geometry import Slot
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

PILE_Z, HEAP_Z, FAN_Z, COUNT_Z = TOP_BAR_Z + 3, TOP_BAR_Z + 3, 50.0, TOP_BAR_Z + 10
SHEETS = 4  # backs seen of a full pile
STEP_X, STEP_Y = 1.5, -2.0  # from one of them to the next
LAST = 3  # covered cards seen
TURN, SHIFT = 6.0, 4.0  # how untidily they lie
COUNT_W = 100.0  # how wide the words below the pile are
COUNT_DOWN = 32.0  # below the middle of the board
EDGE = 8.0  # round the place of a pile that is used up


class MosquitoPiles:
    """Tokens of the pile with its count, of the last covered cards, and of the fan."""

    def __init__(
        self, stage: Stage, layout: MosquitoLayout, pile: int, covered: Sequence[Card]
    ) -> None:
        self._stage, self.layout = stage, layout
        self.sheets = [self._sheet(i) for i in range(SHEETS)]
        self.number = Token(label("", COUNT_W), self._below(layout.pile), COUNT_Z, "pile-count")
        self.place = self._place()
        covered_words = label(say("mosquito.pile_covered"), HEAP_ROOM)
        self.heap_words = Token(covered_words, self._below(layout.heap), COUNT_Z, "pile-count")
        self.heap: list[Token] = []
        self.fan: list[Token] = []
        self.aim: Token | None = None
        self.cuts: dict[Seat, Token] = {}
        self.aimed: int | None = None  # the card of the fan that a person takes
        stage.add(self.place, *self.sheets, self.number, self.heap_words)
        self.gone: list[Card] = []
        self.heap_words.visible = False
        self.show(pile)
        for card in covered:
            token = Token(back(layout.card), self.heaped(), HEAP_Z)
            stage.add(token)
            self.cover(card, token)

    def show(self, count: int) -> None:
        """Show a pile of that many cards, or the place where it was."""
        seen = -(-count * SHEETS // len(DECK)) if count else 0
        for i, token in enumerate(self.sheets):
            token.visible = i < min(SHEETS, max(seen, min(count, 2)))
        self.place.visible, self.number.visible = not count, True
        key = "mosquito.pile" if count else "mosquito.pile_none"
        self.number.picture = label(say(key, count=count), COUNT_W)

    def top(self) -> Pose:
        """How the top card of the pile lies."""
        lying = [token for token in self.sheets if token.visible]
        return lying[-1].pose if lying else self.sheets[0].pose

    def bottom(self) -> Pose:
        """How the lowest card of the pile lies."""
        slot = self.layout.pile
        return Pose(slot.x, slot.y, 0.0, self.layout.small, self.layout.small)

    def drawn(self) -> Token:
        """A card taken from the top, face down."""
        token = Token(back(self.layout.card), self.top(), PILE_Z + SHEETS)
        self._stage.add(token)
        return token

    def heaped(self) -> Pose:
        """How the next covered card is to lie."""
        slot, i = self.layout.heap, len(self.gone)
        shift = SHIFT * (i % 3 - 1)
        return Pose(
            slot.x + shift,
            slot.y - shift / 2,
            TURN * ((i * 2) % 3 - 1),
            self.layout.small,
            self.layout.small,
        )

    def cover(self, card: Card, token: Token) -> None:
        """A covered card lies on the heap from now on, without letters: it is small there."""
        token.pose, token.z = self.heaped(), HEAP_Z + len(self.gone) / 100
        token.picture = wordless(card, self.layout.card)
        self.gone.append(card)
        self.heap_words.visible = True
        self.heap.append(token)
        for old in self.heap[:-LAST]:
            self._stage.remove(old)
        del self.heap[:-LAST]

    def sweep(self) -> list[Token]:
        """Covered and cut cards are given back; their tokens stay on the stage."""
        swept = [*self.heap, *self.cuts.values(), *self.fan]
        self.heap, self.fan = [], []
        self.cuts.clear()
        self.gone.clear()
        self.heap_words.visible = False
        return swept

    def take_down_aim(self) -> Script:
        """The game begins: what it is all about has been read."""
        if self.aim:
            yield from fade(self.aim, 0.0, 0.3)
            self._stage.remove(self.aim)
            self.aim = None

    def riffle(self) -> Script:
        """The pile is shuffled: its cards leap out to the side and back."""
        moves = []
        for i, token in enumerate(self.sheets):
            aside = replace(token.pose, x=token.pose.x + (18 if i % 2 else -18))
            moves.append(_there_and_back(token, aside))
        yield from together(*moves)

    def spread(self, cuts: Sequence[Card]) -> None:
        """Spread cards to be cut, and those that were cut already."""
        self.place.visible = self.number.visible = False  # there is no pile yet
        count = FAN - len(cuts)
        self.fan = [
            Token(back(self.layout.card), self.fanned(i, count), FAN_Z, "fan") for i in range(count)
        ]
        for i, card in enumerate(cuts):
            slot = self.layout.cut(i)
            token = Token(face(card, self.layout.card), Pose(slot.x, slot.y), FAN_Z, card.name)
            self.cuts[Seat(i)] = token
        self._stage.add(*self.fan, *self.cuts.values())

    def tell_aim(self) -> None:
        """Show what it is all about, over the cards to be cut."""
        self.aim = aim_board(self.layout)
        self._stage.add(self.aim)

    def fanned(self, place: int, count: int) -> Pose:
        """How a card of a fan of *count* lies."""
        slot = self.layout.fan(count)[place]
        return Pose(slot.x, slot.y).scaled(self.layout.fan_scale)

    def _sheet(self, place: int) -> Token:
        slot = self.layout.pile
        at = Pose(
            slot.x + STEP_X * place,
            slot.y + STEP_Y * place,
            0.0,
            self.layout.small,
            self.layout.small,
        )
        return Token(back(self.layout.card), at, PILE_Z + place, "pile")

    def _place(self) -> Token:
        """An empty frame where the pile lies."""
        wide, colours = self.layout.card, MATERIAL.colours
        corners = ROUND * wide
        frame = Paper(
            wide, wide * CARD_TALL, colours.dim, corners, theme.MOSQUITO_EDGE, EDGE, shadow=False
        )
        return Token(frame, self.bottom(), PILE_Z, "pile-place")

    def _below(self, slot: Slot) -> Pose:
        return Pose(slot.x, self.layout.top_bar.side.centre[1] + COUNT_DOWN)


def _there_and_back(token: Token, aside: Pose) -> Script:
    home = token.pose
    for _ in range(2):
        yield from glide(token, aside, 0.12)
        yield from glide(token, home, 0.12)
