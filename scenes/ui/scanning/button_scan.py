"""Scanning of buttons that lie in a bar over a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from scenes.core.context import Context
from scenes.ui.scanning.scan import Scan
from scenes.ui.scanning.scan_frame import scan_frame
from scenes.ui.scanning.scan_timer import ScanTimer
from scenes.ui.scanning.scan_words import ScanAct, scan_board, scan_words
from sounds.bank import Sound
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

K = TypeVar("K")
FRAME_Z = 910.0  # over all bars
GAP, MOST = 34.0, 480.0  # design units from the buttons to the words below; how wide these are


class ButtonScan(Generic[K]):
    """Frames one of the *buttons* on *stage* after the other, in their order.

    Below them stands what a press does, in words as *doing* gives them for a button.
    """

    def __init__(
        self, context: Context, stage: Stage, scan: Scan, buttons: Mapping[K, Box],
        doing: Callable[[K], str],
    ) -> None:  # fmt: skip
        self._context, self._doing = context, doing
        self._stage, self._scan, self._buttons = stage, scan, buttons
        self._keys = tuple(buttons)
        self._frame = Token(Collage(1, 1, ()), Pose(0, 0), FRAME_Z, "scan", steady=True)
        self._words = Token(Collage(1, 1, ()), Pose(0, 0), FRAME_Z, "scan words", steady=True)
        self._said = ""
        self._timer = ScanTimer(stage, FRAME_Z)
        stage.add(self._frame, self._words)
        self._begin()

    @property
    def pointed(self) -> K:
        """The button that is framed."""
        return self._keys[self._scan.at]

    def press(self, down: bool) -> K | None:
        """The button went down or up; what is chosen by that."""
        if down and self._scan.rests:
            self._context.bank.play(Sound.IGNORED)
        return self._chosen(self._scan.press(down))

    def step(self) -> K | None:
        """Advance by one fixed step; what is chosen now."""
        return self._chosen(self._scan.step())

    def remove(self) -> None:
        """Take the frame off the stage."""
        self._stage.remove(self._frame, self._words)
        self._timer.remove()

    def _begin(self) -> None:
        self._scan.begin(len(self._keys))
        self._show()

    def _chosen(self, chosen: bool) -> K | None:
        key = self._keys[self._scan.at] if chosen else None
        if chosen:
            self._begin()
        self._show()
        return key

    def _show(self) -> None:
        picture, box = scan_frame(self._buttons[self._keys[self._scan.at]])
        if self._frame.picture != picture:
            self._frame.picture = picture
        if self._frame.pose != Pose(*box.centre):
            self._frame.pose = Pose(*box.centre)
        self._timer.show(self._scan, (box.centre[0], box.bottom))
        self._say()

    def _say(self) -> None:
        """Say below all buttons what a press does now."""
        left = min(box.x for box in self._buttons.values())
        low = max(box.bottom for box in self._buttons.values()) + GAP
        act = ScanAct.CHOOSE if self._scan.moves else ScanAct.START
        said = scan_words(self._context, act, self._doing(self.pointed))
        if said != self._said:
            made = scan_board(self._context.renderer, said, MOST)
            self._words.picture, self._said = made, said
            self._words.pose = Pose(left + made.width / 2, low + made.height / 2)
