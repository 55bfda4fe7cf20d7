"""The text about the thing that is pointed at: its name, value and power."""

from __future__ import annotations

from rules.quabble import Card, HouseSet
from scenes.games.quabble.cards import kind_name, power_words
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 640.0


class InspectorPanel:
    """One text at a time; the next one replaces it."""

    def __init__(self, stage: Stage, house_set: HouseSet) -> None:
        self._house_set = house_set
        self._slip = Token(Collage(1, 1, ()), Pose(0, 0), Z, "reader")
        self._slip.visible = False
        stage.add(self._slip)

    def shut(self) -> None:
        """Nothing is pointed at."""
        self._slip.visible = False

    def read_card(self, card: Card, box: Box, gains: str) -> None:
        """Tell about a card, and what it would bring."""
        kind = self._house_set.kinds[card]
        self.read(kind_name(kind), f"{power_words(kind, self._house_set)}\n{gains}", box)

    def read(self, title: str, words: str, box: Box) -> None:
        """Write a title and what there is to say."""
        self._slip.picture, self._slip.pose = _slip(title, words, box), Pose(*box.centre)
        self._slip.visible = True


def _slip(title: str, words: str, box: Box) -> Picture:
    w, h = box.w, box.h
    return Collage(
        w,
        h,
        (
            Part(Paper(w, h, theme.QUABBLE_VIOLET, 24, theme.GOLD), w / 2, h / 2),
            Part(Text(title, theme.BODY, theme.FOCUS, w - 32, h * 0.33), w / 2, h * 0.2),
            Part(Text(words, theme.BODY, theme.PAPER, w - 32, h * 0.61), w / 2, h * 0.66),
        ),
    )
