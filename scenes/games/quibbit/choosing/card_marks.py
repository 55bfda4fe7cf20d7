"""What would become of each card of a hand, at the cards laid out in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from rules.quibbit import CARDS, Frog
from scenes.core.script import Script, after
from scenes.games.quibbit.choosing.card_signs import ICON, ICONS, Shares
from scenes.games.quibbit.layout import CARD_TALL, QuibbitLayout
from scenes.table.captions.marker import MARKER_Z
from scenes.table.choosing.hand_chooser import HOVER, HOVER_DAMPING, HOVER_HZ, LIFT
from sprites.motion.motions import spring
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Slot
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = MARKER_Z + 1.0  # over the cards, and the frame of a lesson round one
HIGH, LOW = 38.0, 14.0  # of a footer, and how much of it lies below its card
WIDE, FRAME = 240 / 250, 12 / 250  # of a card without its shadow, and its frame, of its width
OUTER, INNER = 24 / 250, 15 / 250  # how round a card is outside and inside its frame
PARTING = 3.0  # from one share to the next
GAP, LEAST = 4.0, 16.0  # beside a picture in a share; the width that one needs
COLOURS = {
    ICONS["home"]: theme.SHARE_GOOD,
    ICONS["lap"]: theme.SHARE_BEST,
    ICONS["lost"]: theme.PAPER,
    ICONS["threat"]: theme.SHARE_WORST,
}
ARRIVAL = 0.3  # seconds that cards need to lie there


class CardMarks:
    """A footer of a card of *frog*: how often it comes back, laps, or lets somebody lap."""

    def __init__(self, stage: Stage, layout: QuibbitLayout, frog: Frog) -> None:
        self._layout, self._stage = layout, stage
        self._frame = palette_of(frog).body
        self._shown = 0  # how many cards are marked
        self._arrived = False  # whether the cards lie where they are marked
        self.tokens = [Token(Text(" "), Pose(0, 0), Z, "fate") for _ in CARDS]
        self.hide()
        stage.add(*self.tokens)

    @property
    def row(self) -> Box | None:
        """The cards of which the raised one is marked, if they lie there."""
        return self._layout.held(self._shown) if self._arrived else None

    def show(self, shares: Sequence[Shares], raised: int) -> None:
        """Mark each card with its shares, if there are any; the one number *raised* lies higher."""
        if not self._shown:
            self._stage.run(after(ARRIVAL, self._arrive()))
        self._clear()
        self._shown = len(shares)
        slots = self._layout.card_row(len(shares))
        for i, (each, slot) in enumerate(zip(shares, slots, strict=True)):
            self._marked[i] = bool(each)
            self.tokens[i].visible = self._arrived and bool(each)
            if each:
                self.tokens[i].picture = _footer(each, self._layout.card, self._frame)
                self._place(self.tokens[i], slot, is_raised=i == raised)

    def _place(self, token: Token, slot: Slot, *, is_raised: bool) -> None:
        """Let a footer go with its card."""
        scale, lift = (HOVER, LIFT) if is_raised else (1.0, 0.0)
        down = self._layout.card * CARD_TALL / 2 + LOW - HIGH / 2
        place = Pose(slot.x, slot.y - lift + scale * down, 0.0, scale, scale)
        if self._arrived:
            self._stage.run(spring(token, place, hz=HOVER_HZ, damping=HOVER_DAMPING))
        else:
            token.claim()
            token.pose = place

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


def _footer(shares: Shares, card: float, colour: str) -> Collage:
    """The frame of a *card* goes round parts as wide as the *shares* of what they picture."""
    width, frame = WIDE * card, FRAME * card
    whole = Paper(width, HIGH, colour, OUTER * card, shadow=False)
    room, parts = width - 2 * frame + PARTING, [Part(whole, width / 2, HIGH / 2)]
    end = frame
    for name, count in shares:
        wide = count / 10 * room - PARTING
        ground = Paper(
            wide, HIGH - 2 * frame, COLOURS[name], min(INNER * card, wide / 2), shadow=False
        )
        parts.append(Part(ground, end + wide / 2, HIGH / 2))
        icon = min(ICON, wide - GAP)
        if icon >= LEAST:
            parts.append(Part(Art(name, icon), end + wide / 2, HIGH / 2))
        end += wide + PARTING
    return Collage(width, HIGH, tuple(parts))
