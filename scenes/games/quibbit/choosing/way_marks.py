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
HEAD = 50.0
CARD = 0.2  # how round the corner of a sign of a card is, of its height
PALE, BEHIND = 0.6, 0.05  # how well a ghost is seen, which is behind who sits nearer


class WayMarks:
    """The way of one frog: the tiles that count, 1, 2, 3 ..., the last with what happens there.

    Whoever leaps before onto the way or away from it has its head on the tile where it sits then,
    with the card that leads there, and is faint where it sits now; who would lap is a pale frog.
    """

    def __init__(self, stage: Stage, ring: QuibbitRing, frog: Frog) -> None:
        self._ring, self._renderer, self._frog = ring, stage.renderer, frog
        self.tokens = {count: Token(Text(" "), Pose(0, 0), Z, "landing") for count in CARDS}
        self._counted = 0  # tiles that are marked
        self._sure: Collection[Frog] = ()
        self._taken: Collection[int] = ()
        self.lapper = Token(Text(" "), Pose(0, 0), 0, "ghost", FROG_FEET)
        self.cards = [Token(Text(" "), Pose(0, 0), Z, "ghost") for _ in ring.frogs]
        self.hide()
        stage.add(*self.tokens.values(), self.lapper, *self.cards)

    def show(
        self, start: int, leap: Forecast, signs: Mapping[int, str], taken: Collection[int] = (),
        sure: Collection[Frog] = (),
    ) -> None:  # fmt: skip
        """Count the tiles of a *leap*, with *signs* of some, at the edge of *taken* ones.

        All know which card those who are *sure* play.
        """
        self.hide()
        self._sure, self._taken = sure, taken
        for count, spot in enumerate(counted(start, leap), 1):
            self._mark(self.tokens[count], str(count), spot, signs.get(spot, ""))
            self._counted = count
        self._ring.lights.dim([frog for _, frog, _ in leap.moved])
        for spot, frog, card in leap.moved:
            is_taken = spot % self._ring.size in self._taken
            self._show_card(frog, spot, card, self._head(frog), is_taken=is_taken)

    def show_lapper(self, frog: Frog, end: int, card: int) -> None:
        """Show where *frog* would be that laps with *card*, unless it is counted elsewhere."""
        if self.cards[frog].visible:
            return
        name = "frog-toy-sit" if frog == self._ring.dummy else "frog-cheer"
        self.lapper.picture = Art(name, self._ring.frog_width, palette_of(frog))
        self.lapper.pose = self._ring.stand(end).with_alpha(PALE)
        self.lapper.z, self.lapper.visible = self._ring.frog_z(end) - BEHIND, True
        self._show_card(frog, end, card, is_taken=True)

    def _head(self, frog: Frog) -> Art:
        name = "frog-toy-head" if frog == self._ring.dummy else "frog-head"
        return Art(name, HEAD, palette_of(frog))

    def _show_card(
        self, frog: Frog, spot: int, card: int, *before: Art, is_taken: bool
    ) -> None:  # fmt: skip
        """Write with which *card* a *frog* is at a *spot*, and pictures *before* it."""
        words = str(card) if frog in self._sure else say("quibbit.if_card", card=card)
        mark = self.cards[frog]
        mark.picture = _disc(self._renderer, frog, words, before=before, corner=CARD)
        mark.visible = True
        place_on_tile(mark, self._ring, spot, is_taken=is_taken)

    def landing(self, card: int) -> Sequence[Token]:
        """The mark at the end of the leap of *card*, if it is that card which is marked."""
        return [self.tokens[card]] if self._counted == card else []

    def hide(self) -> None:
        """Mark nothing."""
        self._counted = 0
        self._ring.lights.dim(())
        for token in (*self.tokens.values(), self.lapper, *self.cards):
            token.visible = False

    def _mark(self, token: Token, words: str, spot: int, sign: str) -> None:
        after = [Art(sign, ICON)] if sign else []
        token.picture = _disc(self._renderer, self._frog, words, after=after)
        token.visible = True
        place_on_tile(token, self._ring, spot, is_taken=spot % self._ring.size in self._taken)


def counted(start: int, leap: Forecast) -> list[int]:
    """The places from *start* to the end of a *leap* that count: all but those that are jumped."""
    return [spot for spot in range(start + 1, leap.end + 1) if spot not in leap.jumped]


def _disc(
    renderer: Renderer, frog: Frog, words: str, *, before: Sequence[Art] = (),
    after: Sequence[Art] = (), corner: float = 0.5,
) -> Collage:  # fmt: skip
    """A number and pictures beside it; its *corner* is so round, of its height."""
    size = limited_size(renderer, theme.BODY, LARGEST)
    pictures: list[Picture] = [*before, Text(words, size), *after]
    sizes = [renderer.size(picture) for picture in pictures]
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
