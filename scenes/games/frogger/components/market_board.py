"""The stall of the market, and the hollow in the meadow for the card that was played last."""

from __future__ import annotations

from dataclasses import replace

from scenes.games.frogger.decktet_cards import CORNER_RADIUS
from scenes.games.frogger.foot.foot_layout import ASPECT
from scenes.games.frogger.layout import FroggerLayout
from scenes.ui.boards import RADIUS
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z, SHADE_Z = 20.0, 50.0
SHADE = 0.26
HOLLOW, DEEP = 6.0, 5.0  # how much larger a hollow is than its card; how far one sees into it
FAINT = 0.5  # how clearly the hollow of the card played last is seen
HEADING_X = 16.0  # left and right of the heading, at least
WHY = 14.0  # around the reason why no card can be taken


def market_board(stage: Stage, layout: FroggerLayout) -> Token:
    """The stall as a token."""
    return Token(
        _stall(layout, stage.renderer), Pose(*layout.foot.market_board.centre), Z, "market-board"
    )


class MarketShade:
    """Tells whoever cannot take a card why, and *dims* the market, unless a lesson points at it."""

    def __init__(self, stage: Stage, layout: FroggerLayout, *, dims: bool) -> None:
        self._dims = dims
        board = layout.foot.market_board
        box = Box(board.x, board.y, board.w, layout.foot.market_label.y - board.y)
        sheet = Paper(box.w, box.h, theme.STALL_EDGE, RADIUS, shadow=False)
        self._token = Token(sheet, Pose(*box.centre, alpha=SHADE), SHADE_Z, "market-shade")
        slip, high = _why(stage.renderer, box)
        at = Pose(box.centre[0], box.bottom - high / 2)  # over as little of the cards as can be
        self._why = Token(slip, at, SHADE_Z + 1, "market-why")
        stage.add(self._token, self._why)
        self.close(False)

    def close(self, is_closed: bool) -> None:
        """Show the market dim, with the reason, or clearly."""
        self._token.visible = self._why.visible = self._dims and is_closed


def _why(renderer: Renderer, box: Box) -> tuple[Collage, float]:
    """Why nobody can take a card, on a slip of paper, and how high that is."""
    wide = box.w - WHY
    words = Text(say("frogger.market_closed"), theme.FLOOR, theme.INK, wide - WHY, box.h)
    high = renderer.size(words)[1] + WHY / 2
    slip = Paper(wide, high, theme.PAPER_BRIGHT, WHY)
    parts = Part(slip, wide / 2, high / 2), Part(words, wide / 2, high / 2)
    return Collage(wide, high, parts), high


def stage_board(layout: FroggerLayout) -> Token:
    """The hollow for the card that was played last, between market and tray."""
    w, h = layout.foot.stage_card + HOLLOW, layout.foot.stage_card * ASPECT + HOLLOW
    colours = theme.MEADOW_EDGE, theme.MEADOW
    hollow = Collage(w, h, tuple(_hollow(layout.foot.stage_card, w / 2, h / 2, *colours)))
    stage = layout.foot.stage
    return Token(hollow, Pose(stage.x, stage.y, alpha=FAINT), Z, "stage-board")


def _stall(layout: FroggerLayout, renderer: Renderer) -> Collage:
    """A board with a hollow for each card of the market, and below them how one gets it."""
    box, label = layout.foot.market_board, layout.foot.market_label
    words = _fitting(renderer, box.w - 2 * HEADING_X, label.h)
    sheet = Paper(box.w, box.h, theme.STALL, RADIUS, edge=theme.STALL_EDGE, shadow=False)
    pieces = [Part(sheet, box.w / 2, box.h / 2)]
    for slot in layout.foot.market:
        pieces += _hollow(layout.foot.market_card, slot.x - box.x, slot.y - box.y)
    pieces.append(Part(words, box.w / 2, label.centre[1] - box.y))
    return Collage(box.w, box.h, tuple(pieces))


def _fitting(renderer: Renderer, width: float, height: float) -> Text:
    """The heading of the market, as long as there is room for."""
    long, short = (
        Text(say(f"frogger.{key}"), theme.FLOOR, theme.PAPER)
        for key in ("market_heading", "row_market")
    )
    fits = renderer.size(long)[0] <= width
    return replace(long if fits else short, width=width, height=height)


def _hollow(
    card: float, x: float, y: float, edge: str = theme.STALL_EDGE, ground: str = theme.STALL_FLOOR
) -> list[Part]:
    """A hollow around x, y for a card so wide."""
    w, h, radius = card + HOLLOW, card * ASPECT + HOLLOW, CORNER_RADIUS * card
    wall = Paper(w, h, edge, radius, shadow=False)
    floor = Paper(w, h - DEEP, ground, radius, shadow=False)
    return [Part(wall, x, y), Part(floor, x, y + DEEP / 2)]
