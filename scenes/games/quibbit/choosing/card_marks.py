"""What would become of each card of a hand, at the cards laid out in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from rules.quibbit import CARDS
from scenes.core.script import Script, after
from scenes.games.quibbit.choosing.card_signs import ICON, Sign, lines_picture
from scenes.games.quibbit.layout import CARD_GAP, CARD_TALL, QuibbitLayout
from scenes.table.choosing.hand_chooser import HOVER, LIFT
from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 660.0  # over the cards, under the cursor
SIZE, EDGE = 42.0, 3.0
ARRIVAL = 0.3  # seconds that cards need to lie there


class CardMarks:
    """Signs at the foot of each card: how often it comes back, laps, or lets somebody lap."""

    def __init__(self, stage: Stage, layout: QuibbitLayout) -> None:
        self._layout, self._stage, self._renderer = layout, stage, stage.renderer
        self._shown = 0  # how many cards are marked
        self._arrived = False  # whether the cards lie where they are marked
        self.tokens = [Token(Text(" "), Pose(0, 0), Z, "fate") for _ in CARDS]
        self.hide()
        stage.add(*self.tokens)

    def show(self, signs: Sequence[Sequence[Sign]], raised: int) -> None:
        """Mark each card with its signs; the one number *raised* lies higher."""
        if not self._shown:
            self._stage.run(after(ARRIVAL, self._arrive()))
        self._clear()
        self._shown = len(signs)
        slots = self._layout.card_row(len(signs))
        across, down = self._layout.card / 2, self._layout.card * CARD_TALL / 2
        for i, (sign, slot) in enumerate(zip(signs, slots, strict=True)):
            scale, lift = (HOVER, LIFT) if i == raised else (1.0, 0.0)
            x, y = slot.x + scale * across, slot.y - lift + scale * down
            self._marked[i] = bool(sign)
            self.tokens[i].visible = self._arrived and bool(sign)
            if sign:
                picture = _on_paper(lines_picture(self._renderer, sign))
                self.tokens[i].picture = picture
                self.tokens[i].pose = self._place(picture, x, y)

    def _place(self, picture: Collage, right: float, low: float) -> Pose:
        """In the lower right corner of a card, no wider than from one card to the next."""
        size = min(1.0, (self._layout.card + CARD_GAP) / picture.width)
        wide, high = size * picture.width, size * picture.height
        x, y = right + SIZE / 6 - wide / 2, low + SIZE / 6 - high / 2
        return Pose(x, y, 0.0, size, size)

    def hide(self) -> None:
        """Mark nothing."""
        self._shown, self._arrived = 0, False
        self._clear()

    def _clear(self) -> None:
        for token in self.tokens:
            token.visible = False
        self._marked = [False] * len(self.tokens)

    def _arrive(self) -> Script:
        """The cards have come: show what is marked by now."""
        self._arrived = self._shown > 0
        for token, marked in zip(self.tokens, self._marked, strict=True):
            token.visible = marked
        yield from ()


def _on_paper(sign: Collage) -> Collage:
    wide, high = sign.width + SIZE - ICON, max(SIZE, sign.height)
    middle = wide / 2, high / 2
    sheet = Paper(
        wide, high, theme.PAPER_BRIGHT, SIZE / 2, edge=theme.INK_SOFT, edge_width=EDGE, shadow=False
    )
    return Collage(wide, high, (Part(sheet, *middle), Part(sign, *middle)))
