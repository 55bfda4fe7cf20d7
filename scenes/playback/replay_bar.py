"""The top bar of a replay: buttons to press, where it stands, and what has just happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from scenes.table.top_bar_layout import TopBarLayout
from scenes.ui.boards import board
from scenes.ui.control_signs import control_sign
from seats.bindings import Controls
from seats.intents import Intent
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

BUTTON, GAP = 96.0, 10.0
ICON, SIGN = 46.0, 34.0
MARGIN, WORDS = 5.0, 0.35  # over and under all words; the share of the upper ones
REPLAY_BAR_Z = 900.0


class ReplayControl(Enum):
    """What can be done with a replay."""

    LEAVE = auto()
    BACK = auto()
    PLAY = auto()
    STEP = auto()
    SPEED = auto()


MEANT: Mapping[Intent, ReplayControl] = {
    Intent.CANCEL: ReplayControl.LEAVE,
    Intent.MENU: ReplayControl.LEAVE,
    Intent.LEFT: ReplayControl.BACK,
    Intent.TURN_LEFT: ReplayControl.BACK,
    Intent.CONFIRM: ReplayControl.PLAY,
    Intent.RIGHT: ReplayControl.STEP,
    Intent.TURN_RIGHT: ReplayControl.STEP,
    Intent.SECOND: ReplayControl.SPEED,
    Intent.UP: ReplayControl.SPEED,
    Intent.DOWN: ReplayControl.SPEED,
}
SHOWN = {
    ReplayControl.LEAVE: Intent.CANCEL,
    ReplayControl.BACK: Intent.LEFT,
    ReplayControl.PLAY: Intent.CONFIRM,
    ReplayControl.STEP: Intent.RIGHT,
    ReplayControl.SPEED: Intent.SECOND,
}


@dataclass(frozen=True, slots=True)
class ReplayState:
    """All that a replay bar shows."""

    words: str
    caption: str
    paused: bool
    speed: int
    controls: Controls | None


class ReplayBar:
    """Lies over the top bar of the table on *stage*, whose own buttons nobody needs in a replay."""

    def __init__(self, stage: Stage, layout: TopBarLayout) -> None:
        self._stage, first = stage, layout.buttons[0]
        self._box = Box(first.x, first.y, layout.banner.right - first.x, layout.side.h)
        left = first.x + GAP + BUTTON / 2
        self.boxes = {
            key: Box.around(left + i * (BUTTON + GAP), self._box.centre[1], BUTTON, BUTTON)
            for i, key in enumerate(ReplayControl)
        }
        self._token = Token(Paper(1, 1), Pose(*self._box.centre), REPLAY_BAR_Z, "replay bar")
        stage.add(self._token)

    def at(self, x: float, y: float) -> ReplayControl | None:
        """The button there."""
        return next((key for key, box in self.boxes.items() if box.contains(x, y)), None)

    def show(self, stand: ReplayState) -> None:
        """Show how far the replay is."""
        whole = self._box
        left = self.boxes[ReplayControl.SPEED].right - whole.x + 2 * GAP
        wide, high = whole.w - left - 2 * GAP, whole.h - 2 * MARGIN
        texts = [
            Text(stand.words, theme.FLOOR, theme.INK, wide, WORDS * high),
            Text(stand.caption or " ", theme.BODY, theme.INK, wide, (1 - WORDS) * high),
        ]
        middles = self._stacked(texts)
        pieces = [
            Part(board(whole.w, whole.h, edge=theme.FOCUS), whole.w / 2, whole.h / 2),
            *(Part(_face(key, stand), *self._middle(key)) for key in ReplayControl),
            *(Part(text, left + wide / 2, y) for text, y in zip(texts, middles, strict=True)),
        ]
        picture = Collage(whole.w, whole.h, tuple(pieces))
        if picture != self._token.picture:
            self._token.picture = picture

    def _stacked(self, texts: Sequence[Text]) -> list[float]:
        """The middles of *texts*, one close below the other in the middle of the bar."""
        heights = [self._stage.renderer.size(text)[1] for text in texts]
        y, middles = (self._box.h - sum(heights)) / 2, []
        for high in heights:
            middles.append(y + high / 2)
            y += high
        return middles

    def _middle(self, key: ReplayControl) -> tuple[float, float]:
        x, y = self.boxes[key].centre
        return x - self._box.x, y - self._box.y


def _face(key: ReplayControl, stand: ReplayState) -> Collage:
    """A button: its icon, and below it what to press on the device that spoke last."""
    side, middle = BUTTON - 14, (BUTTON - 14) / 2
    pieces = [Part(board(side, side, lit=True), middle, middle)]
    controls = stand.controls
    if controls is None or controls.device.has_pointer:
        pieces.append(Part(_icon(key, stand), middle, middle))
    else:
        pieces.append(Part(_icon(key, stand), middle, ICON / 2 + 2))
        pieces.append(Part(control_sign(controls, SHOWN[key], SIGN), middle, side - SIGN / 2 - 2))
    return Collage(side, side, tuple(pieces))


def _icon(key: ReplayControl, stand: ReplayState) -> Picture:
    match key:
        case ReplayControl.LEAVE:
            return Art("icon-back", ICON)
        case ReplayControl.BACK:
            return Art("arrow-left", ICON)
        case ReplayControl.PLAY:
            return Art("icon-play" if stand.paused else "icon-pause", ICON)
        case ReplayControl.STEP:
            return Art("arrow-right", ICON)
        case ReplayControl.SPEED:
            return Text(say("replay.speed", times=stand.speed), theme.BODY, width=74, height=ICON)
