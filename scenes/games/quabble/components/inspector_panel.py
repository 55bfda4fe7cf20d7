"""The text about the thing that is pointed at: its name, value and power."""

from __future__ import annotations

from rules.quabble import Card, CardKind, HouseSet
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

    def read_card(self, card: Card, box: Box) -> None:
        """Tell about a card."""
        self.read_kind(self._house_set.kinds[card], box)

    def read_kind(self, kind: CardKind, box: Box) -> None:
        """Tell about a kind of cards."""
        self._show(kind_name(kind), power_words(kind, self._house_set), box)

    def read(self, title: str, words: str, box: Box) -> None:
        """Tell something else."""
        self._show(title, words, box)

    def _show(self, title: str, words: str, box: Box) -> None:
        self._slip.picture, self._slip.pose = _slip(title, words, box), Pose(*box.centre)
        self._slip.visible = True


def _slip(title: str, words: str, box: Box) -> Picture:
    w, h = box.w, box.h
    return Collage(
        w,
        h,
        (
            Part(Paper(w, h, theme.QUABBLE_VIOLET, 24, theme.GOLD), w / 2, h / 2),
            Part(Text(title, theme.BODY, theme.FOCUS, w - 40, h * 0.36), w / 2, h * 0.24),
            Part(Text(words, theme.BODY, theme.PAPER, w - 40, h * 0.54), w / 2, h * 0.66),
        ),
    )
