"""What would become of the raised card of a hand, at the cards laid out in the middle."""

from __future__ import annotations

from rules.quibbit import Frog
from scenes.core.script import Script, after
from scenes.games.quibbit.choosing.card_signs import ICON, ICONS, Shares
from scenes.games.quibbit.layout import CARD_TALL, QuibbitLayout
from scenes.table.captions.marker import MARKER_Z
from scenes.table.choosing.hand_chooser import HOVER, HOVER_DAMPING, HOVER_HZ, LIFT
from sprites.motion.motions import spring
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = MARKER_Z + 1.0  # over the cards, and the frame of a lesson round one
HIGH = 36.0  # of a footer, which lies below its card
WIDE, FRAME = 240 / 250, 12 / 250  # of a card without its shadow, and its frame, of its width
OUTER, INNER = 24 / 250, 15 / 250  # how round a card is outside and inside its frame
PARTING = 3.0  # from one share to the next
GAP, LEAST = 4.0, 20.0  # beside a picture in a share; how wide one is at least
COLOURS = {
    ICONS["home"]: theme.SHARE_GOOD,
    ICONS["lap"]: theme.SHARE_BEST,
    ICONS["lost"]: theme.PAPER,
    ICONS["threat"]: theme.SHARE_WORST,
}
ARRIVAL = 0.3  # seconds that cards need to lie there


class CardMark:
    """A footer of the raised card of *frog*: how often it comes back, laps, or is lapped."""

    def __init__(self, stage: Stage, layout: QuibbitLayout, frog: Frog) -> None:
        self._layout, self._stage = layout, stage
        self._frame = palette_of(frog).body
        self._held, self._raised = 0, -1  # how many cards there are, and which one is raised
        self._parts = 0  # of the footer
        self._arrived = self._marked = False  # whether the cards lie there; whether one is marked
        self.token = Token(Text(" "), Pose(0, 0), Z, "fate")
        self.hide()
        stage.add(self.token)

    @property
    def is_split(self) -> bool:
        """Whether the footer shows that more than one thing can become of the card."""
        return self.token.visible and self._parts > 1

    @property
    def place(self) -> Box | None:
        """Where the raised card and its footer are, if the cards lie there and one is marked."""
        if not self.token.visible:
            return None
        slot, wide = self._layout.card_row(self._held)[self._raised], HOVER * self._layout.card
        high = HOVER * (self._layout.card * (CARD_TALL - FRAME) + HIGH)
        top = slot.y - LIFT - HOVER * self._layout.card * CARD_TALL / 2
        return Box(slot.x - wide / 2, top, wide, high)

    def show(self, shares: Shares, raised: int, held: int) -> None:
        """Mark the card number *raised* of those *held* with its *shares*, if there are any."""
        if not self._held:
            self._stage.run(after(ARRIVAL, self._arrive()))
        self._held, self._marked, self._parts = held, bool(shares), len(shares)
        self.token.visible = self._arrived and self._marked
        if shares:
            self.token.picture = _footer(shares, self._layout.card, self._frame)
            self._place(raised)

    def _place(self, raised: int) -> None:
        """Let the footer go up with its card."""
        slot = self._layout.card_row(self._held)[raised]
        down = self._layout.card * (CARD_TALL / 2 - FRAME) + HIGH / 2
        up = Pose(slot.x, slot.y - LIFT + HOVER * down, 0.0, HOVER, HOVER)
        if raised != self._raised or not self._arrived:
            self.token.claim()
            self.token.pose = Pose(slot.x, slot.y + down) if self._arrived else up
        self._raised = raised
        self._stage.run(spring(self.token, up, hz=HOVER_HZ, damping=HOVER_DAMPING))

    def hide(self) -> None:
        """Mark nothing."""
        self._held, self._raised = 0, -1
        self._arrived = self._marked = self.token.visible = False

    def _arrive(self) -> Script:
        """The cards have come: show what is marked by now."""
        self._arrived = self._held > 0
        self.token.visible = self._arrived and self._marked
        yield from ()


def _footer(shares: Shares, card: float, colour: str) -> Collage:
    """The frame of a *card* goes round parts as wide as the *shares* of what they picture.

    None is too narrow for its picture.
    """
    width, frame = WIDE * card, FRAME * card
    whole = Paper(width, HIGH, colour, OUTER * card, shadow=False)
    room, parts = width - 2 * frame + PARTING, [Part(whole, width / 2, HIGH / 2)]
    widths = [max(count / 10 * room, LEAST + GAP + PARTING) for _, count in shares]
    end = frame
    for (name, _), share in zip(shares, widths, strict=True):
        wide = share * room / sum(widths) - PARTING
        ground = Paper(
            wide, HIGH - 2 * frame, COLOURS[name], min(INNER * card, wide / 2), shadow=False
        )
        parts.append(Part(ground, end + wide / 2, HIGH / 2))
        parts.append(Part(Art(name, min(ICON, wide - GAP)), end + wide / 2, HIGH / 2))
        end += wide + PARTING
    return Collage(width, HIGH, tuple(parts))
