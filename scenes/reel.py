"""The strip of a replay: buttons to press, where it stands, and what has just happened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from scenes.frame import Strip
from scenes.signs import sign_of
from seats.devices import Device, Kind
from seats.intents import Intent
from sprites import theme
from sprites.pictures import Art, Collage, Paper, Picture, Piece, Text
from sprites.slots import Box
from sprites.stage import Stage
from sprites.token import Pose, Token
from words import say

BUTTON, GAP = 96.0, 10.0
ICON, SIGN = 46.0, 34.0
REEL_Z = 900.0


class Key(Enum):
    """What can be done with a replay."""

    LEAVE = auto()
    BACK = auto()
    PLAY = auto()
    STEP = auto()
    SPEED = auto()


MEANT: Mapping[Intent, Key] = {
    Intent.CANCEL: Key.LEAVE,
    Intent.MENU: Key.LEAVE,
    Intent.LEFT: Key.BACK,
    Intent.TURN_LEFT: Key.BACK,
    Intent.CONFIRM: Key.PLAY,
    Intent.RIGHT: Key.STEP,
    Intent.TURN_RIGHT: Key.STEP,
    Intent.SECOND: Key.SPEED,
    Intent.UP: Key.SPEED,
    Intent.DOWN: Key.SPEED,
}
SHOWN = {
    Key.LEAVE: Intent.CANCEL,
    Key.BACK: Intent.LEFT,
    Key.PLAY: Intent.CONFIRM,
    Key.STEP: Intent.RIGHT,
    Key.SPEED: Intent.SECOND,
}


@dataclass(frozen=True, slots=True)
class Stand:
    """All that a strip shows."""

    words: str
    caption: str
    paused: bool
    speed: int
    device: Device | None


class Reel:
    """Lies over the strip of the table on *stage*, whose own buttons nobody needs in a replay."""

    def __init__(self, stage: Stage, strip: Strip) -> None:
        first = strip.buttons[0]
        self._box = Box(first.x, first.y, strip.prompt.right - first.x, strip.aside.h)
        left = first.x + GAP + BUTTON / 2
        self.boxes = {
            key: Box.around(left + i * (BUTTON + GAP), self._box.centre[1], BUTTON, BUTTON)
            for i, key in enumerate(Key)
        }
        self._token = Token(Paper(1, 1), Pose(*self._box.centre), REEL_Z, "reel")
        stage.add(self._token)

    def at(self, x: float, y: float) -> Key | None:
        """The button there."""
        return next((key for key, box in self.boxes.items() if box.contains(x, y)), None)

    def show(self, stand: Stand) -> None:
        """Be as the replay stands."""
        whole = self._box
        left = self.boxes[Key.SPEED].right - whole.x + 2 * GAP
        rows = Box(left, 4, whole.w - left - 2 * GAP, whole.h - 6).split_rows(0.36, 0.64)
        texts = (
            Text(stand.words, theme.BODY, theme.INK, rows[0].w, rows[0].h),
            Text(stand.caption or " ", theme.FLOOR, theme.INK_SOFT, rows[1].w, rows[1].h),
        )
        pieces = [
            Piece(Paper(whole.w, whole.h, edge=theme.FOCUS), whole.w / 2, whole.h / 2),
            *(Piece(_face(key, stand), *self._middle(key)) for key in Key),
            *(Piece(text, *row.centre) for text, row in zip(texts, rows, strict=True)),
        ]
        picture = Collage(whole.w, whole.h, tuple(pieces))
        if picture != self._token.picture:
            self._token.picture = picture

    def _middle(self, key: Key) -> tuple[float, float]:
        x, y = self.boxes[key].centre
        return x - self._box.x, y - self._box.y


def _face(key: Key, stand: Stand) -> Collage:
    """A button: its icon, and below it what to press on the device that spoke last."""
    side, middle = BUTTON - 14, (BUTTON - 14) / 2
    pieces = [Piece(Paper(side, side, theme.PAPER_BRIGHT, 18), middle, middle)]
    device = stand.device
    if device is None or device.kind is Kind.POINTER:
        pieces.append(Piece(_icon(key, stand), middle, middle))
    else:
        pieces.append(Piece(_icon(key, stand), middle, ICON / 2 + 2))
        pieces.append(Piece(sign_of(device, SHOWN[key], SIGN), middle, side - SIGN / 2 - 2))
    return Collage(side, side, tuple(pieces))


def _icon(key: Key, stand: Stand) -> Picture:
    match key:
        case Key.LEAVE:
            return Art("icon-back", ICON)
        case Key.BACK:
            return Art("arrow-left", ICON)
        case Key.PLAY:
            return Art("icon-play" if stand.paused else "icon-pause", ICON)
        case Key.STEP:
            return Art("arrow-right", ICON)
        case Key.SPEED:
            return Text(say("replay.speed", times=stand.speed), theme.BODY, width=74, height=ICON)
