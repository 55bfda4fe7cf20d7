"""What a turn can be: a row of buttons above or below the seat whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core import Seat
from rules.mosquito import ActionKind
from scenes.games.mosquito.components.swap_tokens import DISC, swap_tokens
from scenes.games.mosquito.layout import MosquitoLayout
from scenes.games.mosquito.material import MATERIAL
from scenes.table.choosing.cursor_chooser import CURSOR_Z
from scenes.ui.boards import EDGE, board
from scenes.ui.control_signs import sign
from seats.glyphs import Glyph
from seats.intents import Intent
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = 560.0
WORD, FOOT = 40.0, 5.0  # a button's name, and what is below it
SIGN = 36.0  # what to press, in the corner of the lit one
COST, PRICE = "−1", 88.0  # over those that cost a token, and how wide
ROUND, COST_TEXT, RIM = 44.0, 36.0, 4.0  # at their corners where there is little room
LARGER, PAD_X, PAD_Y = 1.4, 12.0, 4.0  # size and room of the words about the lit one
UP = 38.0  # so far above their edge, clear of a frame
SIGNS = {
    ActionKind.PLACE: "turn-place",
    ActionKind.EXCHANGE: "turn-swap",
    ActionKind.OVERLAY: "turn-cover",
    ActionKind.BOTH: "turn-both",
    ActionKind.PASS: "turn-pass",
}
BESIDE = {Intent.CONFIRM: 0, Intent.LEFT: -1, Intent.RIGHT: 1}  # which button what is pressed for
COUNTED = ActionKind.EXCHANGE, ActionKind.OVERLAY, ActionKind.BOTH


class TurnButtons:
    """Tokens of the buttons; there are none unless somebody is asked."""

    def __init__(self, stage: Stage, layout: MosquitoLayout) -> None:
        self._stage, self._layout = stage, layout
        self._prices: list[Token] = []
        self._signs: list[Token] = []
        self._sentence: Token | None = None
        self.tokens: dict[ActionKind, Token] = {}
        self._room: Box | None = None
        self.boxes: Sequence[Box] = ()
        """Where they lie."""

    def show(self, seat: Seat, kinds: Mapping[ActionKind, bool], left: int | None = None) -> None:
        """Show *seat* a button for each kind of turn, fainter if it cannot be taken now.

        What one costs lies over each that uses one of the tokens that are *left*.
        """
        self._stage.remove(*self.tokens.values(), *self._prices, *self._signs)
        self.tokens, self._prices, self._signs = {}, [], []
        self._room = self._layout.sentence(seat) if kinds else None
        self.write("")
        self.boxes = self._layout.menu(seat, len(kinds)) if kinds else ()
        for (kind, possible), box in zip(kinds.items(), self.boxes, strict=True):
            face = button(kind, box, possible=possible, lit=False)
            self.tokens[kind] = Token(face, Pose(*box.centre), Z, "button")
        for (kind, possible), box in zip(kinds.items(), self.boxes, strict=True):
            if left is not None and possible and kind in COUNTED:
                self._prices.append(_price(box, count_height(self._layout, box)))
        self._stage.add(*self.tokens.values(), *self._prices)

    @property
    def has_room(self) -> bool:
        """Whether what the lit one does is written above them."""
        return self._room is not None

    def write(self, words: str) -> None:
        """Write above the buttons what the lit one does, or what is pointed at beside them."""
        if self._sentence:
            self._stage.remove(self._sentence)
        self._sentence = _sentence(words, self._room) if words and self._room else None
        if self._sentence:
            self._stage.add(self._sentence)

    def point_at(self, kind: ActionKind, press: Glyph | None, *, possible: bool) -> None:
        """Light up one of the buttons that are shown, with what to *press* if it is possible."""
        box = self.boxes[list(self.tokens).index(kind)]
        shown = press if possible else None
        self.tokens[kind].picture = button(kind, box, possible=possible, lit=True, press=shown)

    def show_signs(self, kind: ActionKind, signs: Mapping[Intent, Glyph]) -> None:
        """Show at the corners of this button and of those beside it what to press for them."""
        at = list(self.tokens).index(kind)
        for intent, glyph in signs.items():
            if 0 <= (place := at + BESIDE[intent]) < len(self.boxes):
                self._signs.append(_corner_sign(glyph, self.boxes[place]))
        self._stage.add(*self._signs)


def button(
    kind: ActionKind, box: Box, *, possible: bool, lit: bool, press: Glyph | None = None
) -> Picture:
    """A button with a drawing of what a turn can be, one word, and perhaps what to *press*."""
    w, h = box.w - 8, box.h
    colours = MATERIAL.colours
    plain = colours.body if possible else colours.dim
    edge = theme.FOCUS if lit else colours.edge
    sheet = Paper(w, h, theme.FOCUS if lit and possible else plain, 18, edge, edge_width=6)
    icon = min(w, h - WORD)
    name = Text(say(f"mosquito.{kind.name.lower()}"), theme.FLOOR, theme.INK, w - 4, WORD)
    cross = [Part(Art("icon-cross", 0.62 * icon), w / 2, 2 + icon / 2)]
    pressed = [Part(sign(press, SIGN), w - SIGN / 2 - 4, SIGN / 2 + 4)] if press else []
    return Collage(
        w,
        h,
        (
            Part(sheet, w / 2, h / 2),
            Part(Art(SIGNS[kind], icon), w / 2, 2 + icon / 2),
            *([] if possible else cross),
            *pressed,
            Part(name, w / 2, h - WORD / 2 - FOOT),
        ),
    )


def _sentence(words: str, box: Box) -> Token:
    """A board with *words*."""
    w, h = box.w, box.h
    size = LARGER * theme.BODY  # few words are larger, more shrink to the board
    text = Text(words, size, theme.INK, w - 2 * (EDGE + PAD_X), h - 2 * (EDGE + PAD_Y))
    pieces = Part(board(w, h, MATERIAL), w / 2, h / 2), Part(text, w / 2, h / 2)
    return Token(Collage(w, h, pieces), Pose(*box.centre), Z, "sentence")


def count_height(layout: MosquitoLayout, box: Box) -> float:
    """The middle of a count over a button in this *box*: clear of words above it."""
    return max(box.y - UP, layout.words_above(box) + ROUND / 2)


def _price(box: Box, y: float) -> Token:
    """That the button in this *box* costs a token; where *y* is not above it, at its corner."""
    if y <= box.y - UP:
        return Token(_one_token(), Pose(box.centre[0], y), Z + 1, "price")
    return Token(_disc(), Pose(box.x + ROUND / 2, y), CURSOR_Z + 1, "price")


def _corner_sign(glyph: Glyph, box: Box) -> Token:
    """What to press, at the upper right corner of the button in this *box*."""
    wide = SIGN / height_ratio(glyph.art)
    return Token(sign(glyph, SIGN), Pose(box.right - wide / 2, box.y), CURSOR_Z + 1, "sign")


def _one_token() -> Collage:
    """That one token goes."""
    sheet = Paper(PRICE, DISC, theme.MOSQUITO_GROUND, DISC / 2)
    words = Text(COST, COST_TEXT, theme.PAPER, PRICE - DISC, DISC)
    middle = DISC / 2
    parts = (Part(sheet, PRICE / 2, middle), Part(words, (PRICE - DISC) / 2 + 4, middle))
    return Collage(PRICE, DISC, (*parts, Part(swap_tokens(1, 1), PRICE - middle, middle)))


def _disc() -> Collage:
    disc = Paper(ROUND, ROUND, theme.GOLD, ROUND / 2, theme.PAPER_BRIGHT, RIM)
    text = Text(COST, COST_TEXT, theme.INK, ROUND - 4, ROUND)
    return Collage(
        ROUND, ROUND, (Part(disc, ROUND / 2, ROUND / 2), Part(text, ROUND / 2, ROUND / 2))
    )
