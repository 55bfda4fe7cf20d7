"""What says on placed cards that were swapped or covered whose points they still are."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rules.mosquito import LEVELS, Spot
from scenes.core.script import Script, together
from scenes.games.mosquito.components.pond.dark_labels import HIGH, label
from scenes.games.mosquito.components.pond.rows import CARD_Z, FLYING_Z, MosquitoRows
from sprites.motion.gestures import punch
from sprites.pictures import theme
from sprites.pictures.pictures import Text
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

Z = CARD_Z + LEVELS + 1  # over all cards that lie, below those that fly
EDGE, UP = 12.0, 8.0  # beside the words; above a card, clear of the head on it
GROWS, SECONDS = 0.2, 0.3


class PointTags:
    """Tags that stay until a person chooses a turn, or another card comes there."""

    def __init__(self, rows: MosquitoRows) -> None:
        self._rows = rows
        self._tags: dict[Spot, Token] = {}

    @property
    def spots(self) -> Collection[Spot]:
        """Where one is to be read."""
        return self._tags.keys()

    def put(self, spots: Iterable[Spot]) -> Script:
        """Tell of those *spots* at which somebody has a point that it stays; over all cards."""
        placed = [at for at in spots if at in self._rows.lights.placers]
        for at in placed:
            self.drop(at)
            self._tags[at] = self._tag(at)
            self._rows.stage.add(self._tags[at])
        yield from together(*(punch(self._tags[at], GROWS, SECONDS) for at in placed))

    def settle(self) -> None:
        """Cards that fly may cover them from now on."""
        for tag in self._tags.values():
            tag.z = Z

    def drop(self, at: Spot) -> None:
        """Take the tag of a spot away, if it has one."""
        if at in self._tags:
            self._rows.stage.remove(self._tags.pop(at))

    def make_way(self, at: Spot) -> None:
        """A card comes to a spot: no tag lies there any more."""
        self.drop(Spot(at.number, at.level - 1))

    def clear(self) -> None:
        """Take all tags away."""
        for at in list(self._tags):
            self.drop(at)

    def _tag(self, at: Spot) -> Token:
        """A tag at the outer edge of the card, where neither rank nor suit is."""
        layout, words = self._rows.layout, say("mosquito.point_stays")
        renderer = self._rows.stage.renderer
        text = renderer.size(Text(words, theme.FLOOR, theme.PAPER))[0]
        wide = text / renderer.text_scale + 2 * EDGE  # as large as a label is with any text
        slot, away = layout.slot(at), layout.tall / 2
        outer = slot.y - away - HIGH / 2 - UP, slot.y + away - HIGH / 2
        y = max(outer[0], layout.rows.y) if layout.is_upper(at) else outer[1]
        aside = (layout.rows.w - wide) / 2
        x = min(max(slot.x, layout.rows.centre[0] - aside), layout.rows.centre[0] + aside)
        return Token(label(words, wide), Pose(x, y), FLYING_Z + 3, "point-tag")
