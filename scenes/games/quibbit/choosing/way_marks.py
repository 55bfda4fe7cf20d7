"""The tiles where the cards of one frog lead if nobody leaps first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.quibbit import CARDS, Frog
from scenes.games.quibbit.choosing.tile_marks import FEET, FREE, place_on_tile
from scenes.games.quibbit.components.ring import QuibbitRing
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 592.0  # over the frogs
PAD, RIM = 9.0, 4.0
LARGEST = 44.0  # of a number
SMALL = theme.FLOOR, 32.0  # the size of numbers of cards that are not pointed at, and the largest


class WayMarks:
    """The number of each card of one frog, on the tile where it leads."""

    def __init__(self, stage: Stage, ring: QuibbitRing, frog: Frog) -> None:
        self._ring, self._renderer, self._frog = ring, stage.renderer, frog
        self.tokens = {count: Token(Text(" "), Pose(0, 0), Z, "landing") for count in CARDS}
        self.hide()
        stage.add(*self.tokens.values())

    def show(
        self, ends: Mapping[int, int], pointed: int | None = None, ghost: int | None = None
    ) -> None:
        """Number the places where cards *end*; the one *pointed* at has the largest number.

        Where the *ghost* sits a number lies at its feet.
        """
        self.hide()
        for card, end in ends.items():
            token, is_small = self.tokens[card], pointed not in (None, card)
            token.picture = _disc(self._renderer, self._frog, str(card), is_small=is_small)
            place_on_tile(token, self._ring, end, FEET if end == ghost else FREE)
            token.visible = True

    @property
    def shown(self) -> Sequence[Token]:
        """The numbers that lie on tiles now."""
        return [token for token in self.tokens.values() if token.visible]

    def hide(self) -> None:
        """Mark nothing."""
        for token in self.tokens.values():
            token.visible = False


def _disc(renderer: Renderer, frog: Frog, number: str, *, is_small: bool) -> Collage:
    """A *number* on a disc with a rim of the colour of *frog*."""
    size = limited_size(renderer, *(SMALL if is_small else (theme.BODY, LARGEST)))
    text = Text(number, size)
    wide, high = renderer.size(text)
    across, edge = max(wide + 2 * PAD, high + PAD), palette_of(frog).dark
    disc = Paper(
        across, across, theme.PAPER_BRIGHT, across / 2, edge=edge, edge_width=RIM, shadow=False
    )
    middle = across / 2, across / 2
    return Collage(across, across, (Part(disc, *middle), Part(text, *middle)))
