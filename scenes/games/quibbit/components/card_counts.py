"""How many cards each seat has left, on its tag."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.games.quibbit.layout import CARD_TALL
from scenes.table.seats.hand_panel import HandPanel
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

HIGH, CARD_HIGH = 0.78, 0.6  # of a tag's height: the sheet, the card on it
GAP = 6.0  # from the card to the number
RIM, ROUND = 2.0, 6.0  # a dark edge of the card
WORDS = 44.0  # the largest size


class CardCounts:
    """A small card and the cards in hand on the tag of each of the *panels*; a dummy has none."""

    def __init__(
        self, stage: Stage, panels: Sequence[HandPanel], hands: Sequence[Sequence[int]],
    ) -> None:  # fmt: skip
        self._renderer = stage.renderer
        self._panels = [panel for panel in panels if not panel.dummy]
        self.left = [len(hand) for hand in hands]
        self._open: set[int] = set()  # seats of which one card lies open
        self.tokens = [
            Token(Text(" "), Pose(*panel.tag.score_box.centre), panel.tag.board.z + 2, "count")
            for panel in self._panels
        ]
        stage.add(*self.tokens)
        self._show()

    def play(self, seat: int) -> None:
        """A card of that *seat* has left its hand and lies open."""
        self._open.add(seat)
        self._show()

    def bring_back(self, seat: int) -> None:
        """The card of that *seat* is in its hand again."""
        self._open.discard(seat)
        self._show()

    def lose(self, seat: int) -> None:
        """That *seat* has lost a card."""
        self.left[seat] -= 1
        self.bring_back(seat)

    def _show(self) -> None:
        for seat, (panel, token) in enumerate(zip(self._panels, self.tokens, strict=True)):
            token.picture = self._picture(panel, self.left[seat] - (seat in self._open))

    def _picture(self, panel: HandPanel, count: int) -> Collage:
        box = panel.tag.score_box
        high, card = HIGH * box.h, CARD_HIGH * box.h / CARD_TALL
        size = limited_size(self._renderer, theme.BODY, WORDS)
        number = Text(str(count), size, theme.INK, box.w - card - 3 * GAP, high)
        digit = self._renderer.size(number)[0]
        start, row = (box.w - card - GAP - digit) / 2, high / 2
        rim = CARD_TALL * card + 2 * RIM
        parts = (
            Part(Paper(box.w, high, theme.PAPER_BRIGHT, high / 2, shadow=False), box.w / 2, row),
            Part(Paper(card + 2 * RIM, rim, theme.INK, ROUND, shadow=False), start + card / 2, row),
            Part(Art("card-back", card, panel.palette), start + card / 2, row),
            Part(number, start + card + GAP + digit / 2, row),
        )
        return Collage(box.w, high, parts)
