"""What would become of each card of a hand, at the cards laid out in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from rules.quibbit import CARDS
from scenes.games.quibbit.choosing.landing_marks import ICONS
from scenes.games.quibbit.layout import CARD_TALL, QuibbitLayout
from scenes.table.choosing.hand_chooser import HOVER, LIFT
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 660.0  # over the cards, under the cursor
SIZE, ICON = 42.0, 30.0


class CardMarks:
    """A sign in a corner of each card: it comes back, is lost, laps, or lets somebody lap."""

    def __init__(self, stage: Stage, layout: QuibbitLayout) -> None:
        self._layout = layout
        self.tokens = [Token(_sign(ICONS["home"]), Pose(0, 0), Z, "fate") for _ in CARDS]
        self.hide()
        stage.add(*self.tokens)

    def show(self, icons: Sequence[str], raised: int) -> None:
        """Mark a card with each of the *icons*; the one number *raised* lies higher."""
        self.hide()
        slots = self._layout.card_row(len(icons))
        across, down = self._layout.card / 2, self._layout.card * CARD_TALL / 2
        for i, (icon, slot) in enumerate(zip(icons, slots, strict=True)):
            scale, lift = (HOVER, LIFT) if i == raised else (1.0, 0.0)
            x, y = slot.x + scale * across, slot.y - lift + scale * down
            self.tokens[i].picture = _sign(icon)
            self.tokens[i].pose = Pose(x - SIZE / 3, y - SIZE / 3)
            self.tokens[i].visible = True

    def hide(self) -> None:
        """Mark nothing."""
        for token in self.tokens:
            token.visible = False


def _sign(icon: str) -> Picture:
    sheet = Paper(SIZE, SIZE, theme.PAPER_BRIGHT, SIZE / 2, shadow=False)
    middle = SIZE / 2
    return Collage(SIZE, SIZE, (Part(sheet, middle, middle), Part(Art(icon, ICON), middle, middle)))
