"""Small marks on what can be chosen: a point, and the head of the seat for which a pad opens."""

from __future__ import annotations

from rules.core import Seat
from rules.mosquito import Spot
from scenes.games.mosquito.choosing.gains import Gains
from scenes.games.mosquito.components.rows import MosquitoRows
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

Z = 46.0  # over ghosts, below the seats
HIGH, POINT, RIM = 40.0, 54.0, 3.0  # of a mark; how wide the point on it is; its edge
PAD, HEAD = 44.0, 34.0  # the pad that opens, and the head of who may take it


class GainMarks:
    """Tokens of the marks; *rival* has the next turn, if anybody else plays."""

    def __init__(self, rows: MosquitoRows, rival: Seat | None) -> None:
        self._rows, self._rival = rows, rival
        self._tokens: list[Token] = []

    def show(self, gains: Gains) -> None:
        """Mark each spot with what it brings."""
        for at, opens in gains.items():
            self._tokens.append(Token(mark(self._rival, opens=opens), self._pose(at), Z, "gain"))
        self._rows.stage.add(*self._tokens)

    def _pose(self, at: Spot) -> Pose:
        """On the lower edge of a pad, or within that of a card: there it covers no number."""
        rows, box = self._rows, self._rows.box(at)
        if at not in rows.tokens:
            return Pose(box.centre[0], box.bottom)
        edge = min(box.bottom, rows.pose(at).y + rows.layout.tall / 2)
        return Pose(box.centre[0], edge - HIGH / 2)

    def clear(self) -> None:
        """Take all of them away."""
        self._rows.stage.remove(*self._tokens)
        self._tokens = []


def mark(rival: Seat | None, *, opens: bool) -> Picture:
    """A point, and the pad that opens for a *rival*."""
    wide = POINT + (PAD if opens else 0)
    sheet = Paper(
        wide, HIGH, theme.MOSQUITO_GROUND, HIGH / 2, theme.GOLD, edge_width=RIM, shadow=False
    )
    pieces = [
        Part(sheet, wide / 2, HIGH / 2),
        Part(Text("+1", theme.FLOOR, theme.PAPER, POINT - 8, HIGH), POINT / 2, HIGH / 2),
    ]
    if opens:
        x = POINT - 4 + PAD / 2
        pieces.append(Part(Art("spot", PAD), x, HIGH / 2))
        if rival is not None:
            pieces.append(Part(Art("frog-head", HEAD, palette_of(rival)), x, HIGH / 2))
    return Collage(wide, HIGH, tuple(pieces))
