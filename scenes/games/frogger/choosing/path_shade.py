"""A shade on the path, out of which stand the spaces that a choice leads to."""

from __future__ import annotations

from collections.abc import Iterable

from rules.frogger import Path, Space
from scenes.games.frogger.components.lanes import lane_of
from scenes.games.frogger.decktet_cards import path_space
from scenes.games.frogger.layout import FroggerLayout
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 12.0  # over the cards of the path, below all that is on them
DARK = 0.2


class PathShade:
    """Lies over the path of *layout* as long as a space is lit."""

    def __init__(self, stage: Stage, layout: FroggerLayout, path: Path) -> None:
        self._stage, self._layout, self._path = stage, layout, path
        self._lit: dict[Space, list[Token]] = {}
        self._shade = _shade(layout)
        stage.add(self._shade)
        self.clear()

    def light(self, spaces: Iterable[Space]) -> None:
        """Light *spaces* too, and shade all others."""
        for space in {*spaces} - self._lit.keys():
            self._lit[space] = self._bright(space)
            self._stage.add(*self._lit[space])
        self._shade.visible = bool(self._lit)

    def clear(self) -> None:
        """Shade nothing any more."""
        for tokens in self._lit.values():
            self._stage.remove(*tokens)
        self._lit.clear()
        self._shade.visible = False

    def _bright(self, space: Space) -> list[Token]:
        """A space of the path as it is without the shade; pond and haven are never in it."""
        suit = self._path.suits[space]
        if suit is None:
            return []
        layout, number = self._layout, self._path.numbers[space]
        at, size = layout.spaces[space], (layout.pitch, layout.row)
        lane = lane_of(number - 1, len(layout.trail))
        parts = path_space(suit, number, lane, size, (size[0] / 2, size[1] / 2))
        return [Token(Collage(*size, tuple(parts)), Pose(at.x, at.y), Z + 1, "lit-space")]


def _shade(layout: FroggerLayout) -> Token:
    """From the top of the screen, where foliage is over it, to the shore."""
    left, right, bottom = layout.trail[0].x, layout.trail[-1].right, layout.path.bottom
    box = Box(left, 0.0, right - left, bottom)
    sheet = Paper(box.w, box.h, theme.INK, 0, shadow=False)
    return Token(sheet, Pose(*box.centre, alpha=DARK), Z, "path-shade")
