"""What a turn can be: a row of buttons above or below the seat whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core import Seat
from rules.mosquito import ActionKind
from scenes.games.mosquito.components.swap_tokens import swap_tokens, tokens_width
from scenes.games.mosquito.layout import MosquitoLayout
from scenes.games.mosquito.material import MATERIAL
from scenes.ui.boards import EDGE, board
from scenes.ui.control_signs import sign
from seats.glyphs import Glyph
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = 560.0
WORD, FOOT = 38.0, 3.0  # a button's name, and what is below it
APART = 10.0  # between two of them: the cursor on one lies over no other
SIGN = 36.0  # what to press, on the lit one
BESIDE, WITHIN = 4.0, 10.0  # between its drawing and what is beside that; from its edges
LARGER, PAD_X, PAD_Y = 1.4, 12.0, 4.0  # size and room of the words about the lit one
SIGNS = {
    ActionKind.PLACE: "turn-place",
    ActionKind.EXCHANGE: "turn-swap",
    ActionKind.OVERLAY: "turn-cover",
    ActionKind.BOTH: "turn-both",
    ActionKind.PASS: "turn-pass",
}
COST = {ActionKind.EXCHANGE: 1, ActionKind.OVERLAY: 1, ActionKind.BOTH: 2}  # in tokens


class TurnButtons:
    """Tokens of the buttons; there are none unless somebody is asked."""

    def __init__(self, stage: Stage, layout: MosquitoLayout) -> None:
        self._stage, self._layout = stage, layout
        self._faces: dict[ActionKind, Box] = {}
        self._costs: Mapping[ActionKind, int] = {}
        self._sentence: Token | None = None
        self.tokens: dict[ActionKind, Token] = {}
        self.lit: ActionKind | None = None
        """Which of them is pointed at."""
        self._room: Box | None = None
        self.boxes: Sequence[Box] = ()
        """Where they can be hit."""

    def show(self, seat: Seat, kinds: Mapping[ActionKind, bool], left: int | None = None) -> None:
        """Show *seat* a button for each kind of turn, fainter if it cannot be taken now.

        Each that uses some of the tokens that are *left* shows how many.
        """
        self._stage.remove(*self.tokens.values())
        self.tokens, self.lit, self._costs = {}, None, {} if left is None else COST
        self._room = self._layout.sentence(seat) if kinds else None
        self.write("")
        self.boxes = self._layout.menu(seat, len(kinds)) if kinds else ()
        for (kind, possible), box in zip(kinds.items(), self.boxes, strict=True):
            self._faces[kind] = seen = self._layout.button(seat, box)
            face = button(kind, seen, possible=possible, lit=False, cost=self._cost(kind))
            self.tokens[kind] = Token(face, Pose(*seen.centre), Z, "button")
        self._stage.add(*self.tokens.values())

    def face(self, box: Box) -> Box:
        """What is seen of the button that can be hit in this *box*."""
        return self._faces[list(self.tokens)[list(self.boxes).index(box)]]

    def _cost(self, kind: ActionKind) -> int:
        return self._costs.get(kind, 0)

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
        box, self.lit = self._faces[kind], kind
        shown, cost = press if possible else None, self._cost(kind)
        self.tokens[kind].picture = button(
            kind, box, possible=possible, lit=True, press=shown, cost=cost
        )


def button(
    kind: ActionKind, box: Box, *, possible: bool, lit: bool, press: Glyph | None = None,
    cost: int = 0,
) -> Picture:  # fmt: skip
    """A button with a drawing of what a turn can be, one word, its *cost* and what to *press*."""
    w, h = box.w - APART, box.h
    colours = MATERIAL.colours
    plain = colours.body if possible else theme.MOSQUITO_LEAF
    edge = theme.FOCUS if lit else colours.edge
    ground, ink = theme.FOCUS if lit and possible else plain, theme.INK if possible else theme.PAPER
    sheet = Paper(w, h, ground, 18, edge, edge_width=6)
    name = Text(say(f"mosquito.{kind.name.lower()}"), theme.FLOOR, ink, w - 2, WORD)
    return Collage(
        w,
        h,
        (
            Part(sheet, w / 2, h / 2),
            *_upper(kind, w, h - WORD, possible=possible, press=press, cost=cost),
            Part(name, w / 2, h - WORD / 2 - FOOT),
        ),
    )


def _upper(
    kind: ActionKind, w: float, high: float, *, possible: bool, press: Glyph | None, cost: int
) -> Sequence[Part]:
    """The drawing, and beside it what it costs and what to press, in the upper part of a button."""
    beside: list[tuple[Picture, float]] = []
    if cost and possible:
        beside.append((swap_tokens(cost, cost), tokens_width(cost)))
    if press:
        beside.append((sign(press, SIGN), SIGN / height_ratio(press.art)))
    taken = sum(wide + BESIDE for _, wide in beside)
    icon = min(w - taken - 2 * WITHIN, high)
    x, y = (w - icon - taken) / 2, 4 + high / 2
    parts = [Part(Art(SIGNS[kind], icon), x + icon / 2, y)]
    if not possible:
        parts.append(Part(Art("icon-cross", 0.62 * icon), x + icon / 2, y))
    x += icon + BESIDE
    for picture, wide in beside:
        parts.append(Part(picture, x + wide / 2, y))
        x += wide + BESIDE
    return parts


def _sentence(words: str, box: Box) -> Token:
    """A board with *words*."""
    w, h = box.w, box.h
    size = LARGER * theme.BODY  # few words are larger, more shrink to the board
    text = Text(words, size, theme.INK, w - 2 * (EDGE + PAD_X), h - 2 * (EDGE + PAD_Y))
    pieces = Part(board(w, h, MATERIAL), w / 2, h / 2), Part(text, w / 2, h / 2)
    return Token(Collage(w, h, pieces), Pose(*box.centre), Z, "sentence")
