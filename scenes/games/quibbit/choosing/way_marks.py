"""The tiles that a card counts on the way of its leap: numbers, and dots between them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rules.quibbit import CARDS, Frog
from scenes.games.quibbit.choosing.card_signs import ICON, ICONS, LARGEST
from scenes.games.quibbit.choosing.forecast import Forecast
from scenes.games.quibbit.choosing.tile_marks import place_on_tile
from scenes.games.quibbit.components.ring import QuibbitRing
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z, DOT_Z = 592.0, 60.0  # over the frogs; over the tiles, under the frogs
PAD, EDGE = 9.0, 4.0
DOT, DOTS = 18.0, (0.4, 0.6)  # how wide, and where from one tile to the next
HEAD, PALE, CROSS = 80.0, 0.8, 40.0  # of a frog that leaps before, how well it is seen
HEAD_AT, GONE_AT = (0.0, -0.04), (0.42, -0.12)  # on a tile to which it comes or that it leaves
LONGEST = 12  # tiles from which on a way has no more dots


class WayMarks:
    """The way of one frog: the tiles that count, 1, 2, 3 ..., the last with what happens there.

    A pale head lies where another frog comes before, a crossed one where another leaves.
    """

    def __init__(self, stage: Stage, ring: QuibbitRing, frog: Frog) -> None:
        self._ring, self._renderer, self._frog = ring, stage.renderer, frog
        edge = palette_of(frog).dark
        dot = Paper(DOT, DOT, theme.PAPER_BRIGHT, DOT / 2, edge=edge, edge_width=EDGE, shadow=False)
        self.tokens = {count: Token(Text(" "), Pose(0, 0), Z, "landing") for count in CARDS}
        self._counted = 0  # tiles that are marked
        self.dots = [Token(dot, Pose(0, 0), DOT_Z, "way") for _ in range(LONGEST * len(DOTS))]
        self.heads = [Token(Text(" "), Pose(0, 0), Z, "head") for _ in range(2 * len(ring.frogs))]
        self.hide()
        stage.add(*self.tokens.values(), *self.dots, *self.heads)

    def show(
        self, start: int, leap: Forecast, signs: Mapping[int, str], taken: Collection[int] = ()
    ) -> None:
        """Count the tiles of a *leap*, with *signs* of some, at the edge of *taken* ones."""
        self.hide()
        for count, spot in enumerate(counted(start, leap), 1):
            self._mark(self.tokens[count], str(count), spot, signs.get(spot, ""), taken)
            self._counted = count
        steps = [(spot, share) for spot in range(start, leap.end) for share in DOTS]
        for token, (spot, share) in zip(self.dots, steps, strict=False):
            a, b = self._ring.slot(spot), self._ring.slot(spot + 1)
            token.pose = Pose(a.x + share * (b.x - a.x), a.y + share * (b.y - a.y))
            token.visible = True
        moved = [(*one, HEAD_AT, False) for one in leap.came]
        moved += [(*one, GONE_AT, True) for one in leap.left]
        for token, (spot, frog, at, is_gone) in zip(self.heads, moved, strict=False):
            slot, pad = self._ring.slot(spot), self._ring.layout.pad
            token.picture, token.visible = self._head(frog, is_gone=is_gone), True
            token.pose = Pose(slot.x + at[0] * pad, slot.y + at[1] * pad, alpha=PALE)

    def _head(self, frog: Frog, *, is_gone: bool) -> Collage:
        """The head of *frog*, crossed if it *is_gone*."""
        name = "frog-toy-head" if frog == self._ring.dummy else "frog-head"
        parts, middle = [Part(Art(name, HEAD, palette_of(frog)), HEAD / 2, HEAD / 2)], HEAD / 2
        if is_gone:
            parts.append(Part(Art(ICONS["lost"], CROSS), middle, middle))
        return Collage(HEAD, HEAD, tuple(parts))

    def landing(self, card: int) -> Sequence[Token]:
        """The mark at the end of the leap of *card*, if it is that card which is marked."""
        return [self.tokens[card]] if self._counted == card else []

    def hide(self) -> None:
        """Mark nothing."""
        self._counted = 0
        for token in (*self.tokens.values(), *self.dots, *self.heads):
            token.visible = False

    def _mark(self, token: Token, words: str, spot: int, sign: str, taken: Collection[int]) -> None:
        token.picture = _disc(self._renderer, self._frog, words, sign)
        token.visible = True
        place_on_tile(token, self._ring, spot, is_taken=spot % self._ring.size in taken)


def counted(start: int, leap: Forecast) -> list[int]:
    """The places from *start* to the end of a *leap* that count: all but those that are jumped."""
    return [spot for spot in range(start + 1, leap.end + 1) if spot not in leap.jumped]


def _disc(renderer: Renderer, frog: Frog, words: str, sign: str) -> Collage:
    """A number and a sign beside it."""
    size = limited_size(renderer, theme.FLOOR, LARGEST)
    pictures: list[Picture] = [Text(words, size), *([Art(sign, ICON)] if sign else [])]
    sizes = [renderer.size(pictures[0]), *([(ICON, ICON)] if sign else [])]
    high = max(renderer.size(Text("1", size))[1], *(tall for _, tall in sizes))
    inner = sum(wide for wide, _ in sizes) + PAD * (len(sizes) - 1)
    wide, lost = max(high, inner + 2 * PAD), sign == ICONS["lost"]
    colour, edge = (theme.PAPER_DIM, theme.INK_SOFT) if lost else (theme.PAPER_BRIGHT, "")
    edge = edge or palette_of(frog).dark
    sheet = Paper(wide, high, colour, high / 2, edge=edge, edge_width=EDGE, shadow=False)
    parts, x = [Part(sheet, wide / 2, high / 2)], (wide - inner) / 2
    for picture, (room, _) in zip(pictures, sizes, strict=True):
        parts.append(Part(picture, x + room / 2, high / 2))
        x += room + PAD
    return Collage(wide, high, tuple(parts))
