"""The tiles where the cards of one frog lead, and who sits elsewhere by then."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rules.quibbit import CARDS, Frog
from scenes.games.quibbit.choosing.card_signs import LARGEST
from scenes.games.quibbit.choosing.tile_marks import EDGE, FREE, TAKEN, place_on_tile
from scenes.games.quibbit.components.ring import QuibbitRing
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 592.0  # over the frogs
PAD, RIM = 9.0, 4.0
HEAD = 50.0
SMALL = theme.FLOOR, 32.0  # the size of numbers of cards that are not pointed at, and the largest
CARD = 0.2  # how round the corner of a sign of a card is, of its height


class WayMarks:
    """The number of each card of one frog, on the tile where it leads.

    Whoever surely leaps before onto the way or away from it has its head on the tile where it sits
    then, with its only card, and is faint where it sits now.
    """

    def __init__(self, stage: Stage, ring: QuibbitRing, frog: Frog) -> None:
        self._ring, self._renderer, self._frog = ring, stage.renderer, frog
        self.tokens = {count: Token(Text(" "), Pose(0, 0), Z, "landing") for count in CARDS}
        self._taken: Collection[int] = ()
        self._coming = set[int]()  # tiles to which others surely leap before
        self.cards = [Token(Text(" "), Pose(0, 0), Z, "ghost") for _ in ring.frogs]
        self.hide()
        stage.add(*self.tokens.values(), *self.cards)

    def show(
        self, ends: Mapping[int, int], pointed: int | None = None, taken: Collection[int] = (),
        before: Sequence[tuple[int, Frog, int]] = (),
    ) -> None:  # fmt: skip
        """Number the places where cards *end*, at the edge of *taken* tiles.

        If one card is *pointed* at, its number is the largest. Who leaps *before* it is told.
        """
        self.hide()
        self._taken, self._coming = taken, {spot % self._ring.size for spot, _, _ in before}
        free = set(ends.values())
        for card in sorted(ends, key=lambda card: card != pointed):
            if ends[card] in free:  # not where another card ends that was marked before
                free.remove(ends[card])
                self._mark(card, ends[card], is_small=pointed not in (None, card))
        self._ring.lights.dim([frog for _, frog, _ in before])
        for spot, frog, card in before:
            mark = self.cards[frog]
            head = [self._head(frog)]
            mark.picture = _disc(self._renderer, frog, str(card), before=head, corner=CARD)
            mark.visible = True
            place_on_tile(mark, self._ring, spot, self._free_places(spot))

    def _head(self, frog: Frog) -> Art:
        name = "frog-toy-head" if frog == self._ring.dummy else "frog-head"
        return Art(name, HEAD, palette_of(frog))

    def hide(self) -> None:
        """Mark nothing."""
        self._ring.lights.dim(())
        for token in (*self.tokens.values(), *self.cards):
            token.visible = False

    def _mark(self, count: int, spot: int, *, is_small: bool) -> None:
        token = self.tokens[count]
        token.picture = _disc(self._renderer, self._frog, str(count), is_small=is_small)
        is_beside = spot % self._ring.size in self._coming
        places = EDGE if is_beside else self._free_places(spot)
        place_on_tile(token, self._ring, spot, places)
        token.visible = True

    def _free_places(self, spot: int) -> Sequence[tuple[float, float]]:
        """Where a mark can lie on the tile of *spot*, first of all the best place."""
        return TAKEN if spot % self._ring.size in self._taken else FREE


def _disc(
    renderer: Renderer, frog: Frog, words: str, *, before: Sequence[Art] = (),
    corner: float = 0.5, is_small: bool = False,
) -> Collage:  # fmt: skip
    """A number and pictures *before* it; its *corner* is so round, of its height."""
    size = limited_size(renderer, *(SMALL if is_small else (theme.BODY, LARGEST)))
    pictures: list[Picture] = [*before, Text(words, size)]
    sizes = [renderer.size(picture) for picture in pictures]
    high = max(renderer.size(Text("1", size))[1], *(tall for _, tall in sizes)) + PAD
    inner = sum(wide for wide, _ in sizes) + PAD * (len(sizes) - 1)
    wide, edge = max(high, inner + 2 * PAD), palette_of(frog).dark
    sheet = Paper(
        wide, high, theme.PAPER_BRIGHT, corner * high, edge=edge, edge_width=RIM, shadow=False
    )
    parts, x = [Part(sheet, wide / 2, high / 2)], (wide - inner) / 2
    for picture, (room, _) in zip(pictures, sizes, strict=True):
        parts.append(Part(picture, x + room / 2, high / 2))
        x += room + PAD
    return Collage(wide, high, tuple(parts))
