"""What would become of each card of a hand, at the cards laid out in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from rules.quibbit import CARDS
from scenes.core.script import Script, after
from scenes.games.quibbit.choosing.card_signs import ICON, ICONS, Shares
from scenes.games.quibbit.layout import CARD_GAP, CARD_TALL, QuibbitLayout
from scenes.table.captions.marker import MARKER_Z
from scenes.table.choosing.hand_chooser import HOVER, LIFT
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = MARKER_Z + 1.0  # over the cards, and the frame of a lesson round one
HIGH, RADIUS, EDGE = 40.0, 12.0, 3.0  # of a bar
GAP, LEAST = 4.0, 16.0  # beside a picture in it; the width that one needs
COLOURS = {
    ICONS["home"]: theme.SHARE_GOOD,
    ICONS["lap"]: theme.SHARE_BEST,
    ICONS["lost"]: theme.PAPER_BRIGHT,
    ICONS["threat"]: theme.SHARE_WORST,
}
ARRIVAL = 0.3  # seconds that cards need to lie there


class CardMarks:
    """A bar at the foot of each card: how often it comes back, laps, or lets somebody lap."""

    def __init__(self, stage: Stage, layout: QuibbitLayout) -> None:
        self._layout, self._stage = layout, stage
        self._shown = 0  # how many cards are marked
        self._arrived = False  # whether the cards lie where they are marked
        self.tokens = [Token(Text(" "), Pose(0, 0), Z, "fate") for _ in CARDS]
        self.hide()
        stage.add(*self.tokens)

    def show(self, shares: Sequence[Shares], raised: int) -> None:
        """Mark each card with its shares, if there are any; the one number *raised* lies higher."""
        if not self._shown:
            self._stage.run(after(ARRIVAL, self._arrive()))
        self._clear()
        self._shown = len(shares)
        wide, down = self._layout.card + CARD_GAP / 2, self._layout.card * CARD_TALL / 2
        slots = self._layout.card_row(len(shares))
        for i, (each, slot) in enumerate(zip(shares, slots, strict=True)):
            scale, lift = (HOVER, LIFT) if i == raised else (1.0, 0.0)
            self._marked[i] = bool(each)
            self.tokens[i].visible = self._arrived and bool(each)
            if each:
                self.tokens[i].picture = _bar(each, wide)
                self.tokens[i].pose = Pose(slot.x, slot.y - lift + scale * down - HIGH / 4)

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


def _bar(shares: Shares, width: float) -> Collage:
    """Parts as wide as the *shares* of what they picture, where there is room for a picture."""
    sheets, icons, end = list[Part](), list[Part](), 0.0
    for name, count in shares:
        wide = count / 10 * width
        end += wide
        ground = Paper(
            end, HIGH, COLOURS[name], RADIUS, edge=theme.INK, edge_width=EDGE, shadow=False
        )
        sheets.insert(0, Part(ground, end / 2, HIGH / 2))  # over those at its right
        icon = min(ICON, wide - GAP)
        if icon >= LEAST:
            icons.append(Part(Art(name, icon), end - wide / 2, HIGH / 2))
    return Collage(width, HIGH, (*sheets, *icons))
