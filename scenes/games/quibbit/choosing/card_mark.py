"""What would become of each card of a hand, at the cards laid out in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from rules.quibbit import CARDS, Frog
from scenes.core.script import Script, after
from scenes.games.quibbit.choosing.card_signs import ICONS, Shares
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
HIGH = 36.0  # of a footer, which lies below its card
WIDE, FRAME = 240 / 250, 12 / 250  # of a card without its shadow, and its frame, of its width
OUTER, INNER = 24 / 250, 15 / 250  # how round a card is outside and inside its frame
ICON, LEAST = 30.0, 30.0  # the size of a picture; how wide a share is at least
COLOURS = {
    ICONS["home"]: theme.SHARE_GOOD,
    ICONS["lap"]: theme.SHARE_BEST,
    ICONS["lost"]: theme.PAPER,
    ICONS["threat"]: theme.SHARE_WORST,
}
ARRIVAL = 0.3  # seconds that cards need to lie there


class CardMarks:
    """A footer of each card in the hand of *frog*: how often it comes back, laps, or is lapped."""

    def __init__(self, stage: Stage, layout: QuibbitLayout, frog: Frog) -> None:
        self._layout, self._stage = layout, stage
        self._frame = palette_of(frog).body
        self._all: Sequence[Shares] = ()  # of the cards of the hand
        self._raised = -1  # which of them is raised
        self._arrived = False  # whether the cards lie there
        self.tokens = [Token(Text(" "), Pose(0, 0), Z, "fate") for _ in CARDS]
        self.hide()
        stage.add(*self.tokens)

    @property
    def is_split(self) -> bool:
        """Whether footers show that more than one thing can become of a card."""
        return self._arrived and any(len(shares) > 1 for shares in self._all)

    def of(self, at: int) -> Sequence[Token]:
        """The footer of card number *at* of the hand, if it is seen."""
        return [token for token in self.tokens[at : at + 1] if token.visible]

    @property
    def place(self) -> Box | None:
        """Where the cards and their footers are, if they lie there and are marked."""
        if not self._arrived or not self._all:
            return None
        slots, high = self._layout.card_row(len(self._all)), self._layout.card * CARD_TALL
        wide = slots[-1].x - slots[0].x + self._layout.card
        top = slots[0].y - LIFT - HOVER * high / 2
        low = slots[0].y + self._down + HIGH / 2
        return Box(slots[0].x - self._layout.card / 2, top, wide, low - top)

    @property
    def _down(self) -> float:
        """How far under the middle of a card its footer lies."""
        return self._layout.card * (CARD_TALL / 2 - FRAME) + HIGH / 2

    def show(self, shares: Sequence[Shares], raised: int) -> None:
        """Mark each card of a hand with its *shares*, of which number *raised* is raised."""
        if not self._all:
            self._stage.run(after(ARRIVAL, self._arrive()))
        if shares != self._all:
            pictures = [_footer(each, self._layout.card, self._frame) for each in shares]
            for token, picture in zip(self.tokens, pictures, strict=False):
                token.picture = picture
        for at, slot in enumerate(self._layout.card_row(len(shares))):
            self._place(at, slot, raised == at, raised != self._raised)
        self._all, self._raised = shares, raised
        self._reveal()

    def _place(self, at: int, slot: Slot, is_raised: bool, changes: bool) -> None:
        """Let the footer of card number *at* go up and down with it."""
        token, down = self.tokens[at], Pose(slot.x, slot.y + self._down)
        up = Pose(slot.x, slot.y - LIFT + HOVER * self._down, 0.0, HOVER, HOVER)
        if not self._arrived:
            token.claim()
            token.pose = up if is_raised else down
        elif changes:
            goal = up if is_raised else down
            self._stage.run(spring(token, goal, hz=HOVER_HZ, damping=HOVER_DAMPING))

    def hide(self) -> None:
        """Mark nothing."""
        self._all, self._raised, self._arrived = (), -1, False
        self._reveal()

    def _reveal(self) -> None:
        for at, token in enumerate(self.tokens):
            token.visible = self._arrived and at < len(self._all)

    def _arrive(self) -> Script:
        """The cards have come: show what is marked by now."""
        self._arrived = bool(self._all)
        self._reveal()
        yield from ()


def _footer(shares: Shares, card: float, colour: str) -> Collage:
    """The frame of a *card* goes round parts as wide as the *shares* of what they picture.

    Each has room for its picture, so that none is an empty slip.
    """
    width, frame = WIDE * card, FRAME * card
    whole = Paper(width, HIGH, colour, OUTER * card, shadow=False)
    high, parts, end = HIGH - 2 * frame, [Part(whole, width / 2, HIGH / 2)], frame
    counts = [count for _, count in shares]
    for (name, _), wide in zip(shares, _widths(counts, width - 2 * frame), strict=True):
        middle, corner = end + wide / 2, min(INNER * card, wide / 2)
        ground = Paper(wide, high, COLOURS[name], corner, shadow=False)
        parts += [Part(ground, middle, HIGH / 2), Part(Art(name, ICON), middle, HIGH / 2)]
        end += wide
    return Collage(width, HIGH, tuple(parts))


def _widths(counts: Sequence[int], room: float) -> Sequence[float]:
    """How wide parts are in a *room*: as their *counts*, but none narrower than its picture."""
    least = min(LEAST, room / len(counts))
    free = [max(0.0, count / 10 * room - least) for count in counts]
    share = (room - least * len(counts)) / max(1.0, sum(free))
    return [least + share * each for each in free]
