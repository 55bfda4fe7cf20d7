"""The tiles that a card counts on the way of its leap, and who sits elsewhere by then."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rules.quibbit import CARDS, Frog
from scenes.games.quibbit.choosing.card_signs import ICON, LARGEST
from scenes.games.quibbit.choosing.forecast import Forecast
from scenes.games.quibbit.choosing.tile_marks import place_on_tile
from scenes.games.quibbit.components.ring import QuibbitRing
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = 592.0  # over the frogs
PAD, EDGE = 9.0, 4.0
CARD = 0.2  # how round the corner of a sign of a card is, of its height
PALE, BEHIND = 0.6, 0.05  # how well a ghost is seen, which is behind who sits nearer


class WayMarks:
    """The way of one frog: the tiles that count, 1, 2, 3 ..., the last with what happens there.

    Whoever leaps before onto the way or away from it is a pale ghost where it sits then, and so is
    who would lap, with the card that leads there.
    """

    def __init__(self, stage: Stage, ring: QuibbitRing, frog: Frog) -> None:
        self._ring, self._renderer, self._frog = ring, stage.renderer, frog
        self.tokens = {count: Token(Text(" "), Pose(0, 0), Z, "landing") for count in CARDS}
        self._counted = 0  # tiles that are marked
        self._sure: Collection[Frog] = ()
        self.moved = [Token(Text(" "), Pose(0, 0), 0, "ghost", FROG_FEET) for _ in ring.frogs]
        self.cards = [Token(Text(" "), Pose(0, 0), Z, "ghost") for _ in ring.frogs]
        self.hide()
        stage.add(*self.tokens.values(), *self.moved, *self.cards)

    def show(
        self, start: int, leap: Forecast, signs: Mapping[int, str], taken: Collection[int] = (),
        sure: Collection[Frog] = (),
    ) -> None:  # fmt: skip
        """Count the tiles of a *leap*, with *signs* of some, at the edge of *taken* ones.

        All know which card those who are *sure* play.
        """
        self.hide()
        self._sure = sure
        for count, spot in enumerate(counted(start, leap), 1):
            self._mark(self.tokens[count], str(count), spot, signs.get(spot, ""), taken)
            self._counted = count
        for spot, frog, card in leap.moved:
            self._show_moved(frog, spot, card, "sit")

    def show_lapper(self, frog: Frog, end: int, card: int) -> None:
        """Show where *frog* would be that laps with *card*, unless it is shown elsewhere."""
        if not self.moved[frog].visible:
            self._show_moved(frog, end, card, "cheer")

    def _show_moved(self, frog: Frog, spot: int, card: int, mood: str) -> None:
        token, name = self.moved[frog], f"frog-{mood}"
        if frog == self._ring.dummy:
            name = "frog-toy-sit"
        token.picture = Art(name, self._ring.frog_width, palette_of(frog))
        token.pose = self._ring.stand(spot).with_alpha(PALE)
        token.z, token.visible = self._ring.frog_z(spot) - BEHIND, True
        words = str(card) if frog in self._sure else say("quibbit.if_card", card=card)
        mark = self.cards[frog]
        mark.picture = _disc(self._renderer, frog, words, "", corner=CARD)
        mark.visible = True
        place_on_tile(mark, self._ring, spot, is_taken=True)

    def landing(self, card: int) -> Sequence[Token]:
        """The mark at the end of the leap of *card*, if it is that card which is marked."""
        return [self.tokens[card]] if self._counted == card else []

    def hide(self) -> None:
        """Mark nothing."""
        self._counted = 0
        for token in (*self.tokens.values(), *self.moved, *self.cards):
            token.visible = False

    def _mark(self, token: Token, words: str, spot: int, sign: str, taken: Collection[int]) -> None:
        token.picture = _disc(self._renderer, self._frog, words, sign)
        token.visible = True
        place_on_tile(token, self._ring, spot, is_taken=spot % self._ring.size in taken)


def counted(start: int, leap: Forecast) -> list[int]:
    """The places from *start* to the end of a *leap* that count: all but those that are jumped."""
    return [spot for spot in range(start + 1, leap.end + 1) if spot not in leap.jumped]


def _disc(renderer: Renderer, frog: Frog, words: str, sign: str, *, corner: float = 0.5) -> Collage:
    """A number and a sign beside it; its *corner* is so round, of its height."""
    size = limited_size(renderer, theme.BODY, LARGEST)
    pictures: list[Picture] = [Text(words, size), *([Art(sign, ICON)] if sign else [])]
    sizes = [renderer.size(pictures[0]), *([(ICON, ICON)] if sign else [])]
    high = max(renderer.size(Text("1", size))[1], *(tall for _, tall in sizes)) + PAD
    inner = sum(wide for wide, _ in sizes) + PAD * (len(sizes) - 1)
    wide, edge = max(high, inner + 2 * PAD), palette_of(frog).dark
    sheet = Paper(
        wide, high, theme.PAPER_BRIGHT, corner * high, edge=edge, edge_width=EDGE, shadow=False
    )
    parts, x = [Part(sheet, wide / 2, high / 2)], (wide - inner) / 2
    for picture, (room, _) in zip(pictures, sizes, strict=True):
        parts.append(Part(picture, x + room / 2, high / 2))
        x += room + PAD
    return Collage(wide, high, tuple(parts))
