"""The stall of the market with its hollows, and the hollows for piles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.decktet import Suit
from scenes.games.frogger.components.lanes import COLOURS
from scenes.games.frogger.decktet_cards import CORNER_RADIUS, SIGN, suit_sign
from scenes.games.frogger.foot.foot_layout import ASPECT
from scenes.games.frogger.layout import FroggerLayout
from scenes.ui.boards import PAD_X, RADIUS, on_board
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z, SHADE_Z, AWNING_Z = 20.0, 50.0, 25.0
STRIPES, BEAM = 11, 9.0  # of the awning; how high the beam is that it hangs from
SHADE = 0.5
BACKS, CRACK, FRAME = 6, 3.0, 7.0  # boards behind the market; from one to the next; its sides
# Wall, floor and outline of a hollow for a card: in the market, and in the meadow.
SHELF = theme.WOOD_DIM, theme.COUNTER, theme.WOOD_LIT
LAWN = theme.LILY_DARK, theme.VERGE_DARK, theme.LILY_DARK
LINE = 3.0  # how wide that outline is
SIGN_DOWN, SIGN_MOST = 24.0, 36.0  # from the top of the awning to the middle of the sign; its type
HOLLOW, DEEP = 6.0, 5.0  # how much larger a hollow is than its card; how far one sees into it
NAME_UP = 3.0  # from the middle of its room, because the edge is below it
HEADING_X = 16.0  # left and right of the heading, at least
SIGN_APART = 6.0  # from the reason to the sign of a suit, and to the next one


def stall(layout: FroggerLayout, renderer: Renderer) -> list[Token]:
    """The board below the market, the awning over it, and its sign."""
    box, cloth = layout.foot.market_board, layout.foot.awning
    counter = Paper(box.w, box.h, theme.COUNTER, RADIUS, edge=theme.COUNTER_EDGE)
    sign = _sign(renderer, cloth.w - 2 * HEADING_X)
    at = Pose(cloth.centre[0], cloth.y + SIGN_DOWN)
    return [
        Token(counter, Pose(*box.centre), Z - 0.5, "stall"),
        Token(_awning(cloth), Pose(*cloth.centre), AWNING_Z, "awning"),
        Token(sign, at, AWNING_Z + 1, "market-sign"),
    ]


def _sign(renderer: Renderer, most: float) -> Collage:
    """A small board with the name of the market."""
    size = limited_size(renderer, theme.FLOOR, SIGN_MOST)
    words = Text(say("frogger.market_name"), size)
    if renderer.size(words)[0] > most - 2 * PAD_X:
        words = replace(words, width=most - 2 * PAD_X)
    return on_board(renderer, words, 0.0)[0]


def _awning(box: Box) -> Collage:
    """A striped cloth with round ends, which hangs from a beam."""
    wide = box.w / STRIPES
    stripes = [
        Part(
            Paper(wide, box.h, (theme.ACCENT, theme.PAPER_BRIGHT)[i % 2], wide / 3),
            (i + 0.5) * wide,
            box.h / 2,
        )
        for i in range(STRIPES)
    ]
    beam = Paper(box.w, BEAM, theme.COUNTER_EDGE, BEAM / 2, shadow=False)
    return Collage(box.w, box.h, (*stripes, Part(beam, box.w / 2, BEAM / 2)))


def market_board(layout: FroggerLayout) -> Token:
    """The back of the market, with a hollow for each of its cards."""
    foot, box = layout.foot, layout.foot.market_board
    wide, high = box.w - 2 * FRAME, foot.market_label.y - box.y
    pieces = [Part(Paper(wide, high, theme.WOOD, 0, shadow=False), box.w / 2, high / 2)]
    for i in range(1, BACKS):
        crack = Paper(CRACK, high, theme.WOOD_GRAIN, 0, shadow=False)
        pieces.append(Part(crack, FRAME + i * wide / BACKS, high / 2))
    for slot in foot.market:
        pieces += _hollow(foot.market_card, slot.x - box.x, slot.y - box.y, SHELF)
    return Token(Collage(box.w, box.h, tuple(pieces)), Pose(*box.centre), Z, "market-board")


class MarketShade:
    """*dims* the market for whoever cannot take a card yet, unless a lesson points at it.

    Below its cards it tells how one gets them, or why that, or some of them, cannot be taken.
    """

    def __init__(self, stage: Stage, layout: FroggerLayout, *, dims: bool) -> None:
        self._dims = dims
        stand, label, cloth = (
            layout.foot.market_board,
            layout.foot.market_label,
            layout.foot.awning,
        )
        box = Box(cloth.x, cloth.y, cloth.w, stand.bottom - cloth.y)
        sheet = Paper(box.w, box.h, theme.VERGE, RADIUS, shadow=False)
        self._token = Token(sheet, Pose(*box.centre, alpha=SHADE), SHADE_Z, "market-shade")
        self._renderer = stage.renderer
        self._room = room = label.w - 2 * HEADING_X, label.h - 2 * NAME_UP
        self._open, self._closed, self._take = (
            replace(_heading(key), width=room[0], height=room[1])
            for key in ("market_how", "market_closed", "market_take")
        )
        middle = Pose(label.centre[0], label.centre[1] - NAME_UP)
        self._name = Token(self._open, middle, SHADE_Z + 1, "market-name")
        stage.add(self._token, self._name)
        self.close(False)

    def close(self, is_closed: bool) -> None:
        """Show the market dim, with the reason, or clearly."""
        self._token.visible = self._dims and is_closed
        self.bar(())

    def bar(self, suits: Sequence[Suit]) -> None:
        """Tell that a hop back would land on *suits*, which bar cards, if there are some.

        A market that is closed goes on telling why.
        """
        name = self._barred(suits) if suits else self._open
        self._name.picture = self._closed if self._token.visible else name

    def offer(self) -> None:
        """Tell that any card can be taken now."""
        self._name.picture = self._take

    def _barred(self, suits: Sequence[Suit]) -> Collage:
        """The reason, and the signs of *suits*."""
        room, side = self._room
        signs = len(suits) * (side + SIGN_APART)
        words = _heading("market_lands")
        wide = min(self._renderer.size(words)[0], room - signs)
        words = replace(words, width=wide, height=side)
        parts = [Part(words, wide / 2, side / 2)]
        for number, suit in enumerate(suits):
            at = wide + SIGN_APART + side / 2 + number * (side + SIGN_APART), side / 2
            disc = Paper(side, side, COLOURS[suit].ground, side / 2, shadow=False)
            parts += [Part(disc, *at), Part(suit_sign(suit, SIGN * side), *at)]
        return Collage(wide + signs, side, tuple(parts))


def played_board(layout: FroggerLayout) -> Token:
    """The hollow for the cards that were played, beside the deck."""
    card, at = layout.foot.pile_card, layout.foot.played
    w, h = card + HOLLOW, card * ASPECT + HOLLOW
    hollow = Collage(w, h, tuple(_hollow(card, w / 2, h / 2)))
    return Token(hollow, Pose(at.x, at.y), Z, "played-board")


def deck_board(layout: FroggerLayout) -> Token:
    """The hollow below the deck, which tells how many cards an empty one has."""
    card, at = layout.foot.pile_card, layout.foot.deck
    w, h = card + HOLLOW, card * ASPECT + HOLLOW
    none = Text("0", theme.BODY, theme.PAPER_BRIGHT, card, card * ASPECT)
    pieces = (
        *_hollow(card, w / 2, h / 2),
        Part(none, w / 2, h / 2),
    )
    return Token(Collage(w, h, pieces), Pose(at.x, at.y), Z, "deck-board")


def _heading(key: str) -> Text:
    return Text(say(f"frogger.{key}"), theme.FLOOR, theme.INK)


def _hollow(card: float, x: float, y: float, colours: tuple[str, str, str] = LAWN) -> list[Part]:
    """A hollow around x, y for a card so wide, by the *colours* of its wall and its floor."""
    w, h, radius = card + HOLLOW, card * ASPECT + HOLLOW, CORNER_RADIUS * card
    wall_colour, floor_colour, line = colours
    wall = Paper(w, h, wall_colour, radius, shadow=False)
    floor = Paper(w, h - DEEP, floor_colour, radius, line, LINE, shadow=False)
    return [Part(wall, x, y), Part(floor, x, y + DEEP / 2)]
