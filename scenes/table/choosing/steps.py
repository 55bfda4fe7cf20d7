"""How one person makes a choice in steps: what, which, where; and back again, step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import dist
from typing import Generic, Protocol, TypeVar

from rules.core import Seat
from scenes.table.choosing.chooser import BOB, BOB_STEPS, CURSOR_Z
from scenes.table.choosing.curtain import Curtain
from scenes.ui.control_signs import walking
from scenes.ui.navigation import next_spot
from seats.bindings import glyph_of
from seats.devices import Device
from seats.glyphs import Glyph
from seats.input_events import Press
from seats.intents import DIRECTIONS, Intent, Phase
from sounds.bank import Sound, SoundBank
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

A = TypeVar("A")
RISE = 30.0  # from the top of a mark to the middle of the arrow over it


class PromptArea(Protocol):
    """Where a seat reads what it can press, and what that would do."""

    def say(self, words: str) -> None:
        """Write the one status line."""

    def hint(self, signs: Sequence[tuple[Glyph, str]]) -> None:
        """Print what to press and what it does, or nothing."""

    def settle(self) -> None:
        """Write what the status line says when there is nothing to do."""


@dataclass(frozen=True, slots=True)
class Done(Generic[A]):
    """The last step has been made: this is the choice."""

    action: A


def nothing() -> None:
    """Show nothing."""


@dataclass(frozen=True, slots=True)
class StepTarget(Generic[A]):
    """Something to point at: *words* say what choosing it does, or why it cannot be chosen.

    ``then`` makes what follows when it is chosen; it is ``None`` if it cannot be. ``pointed`` shows
    what choosing it would do; the arrow over it stays below ``ceiling``.
    """

    box: Box
    words: str
    then: Callable[[], Step[A] | Done[A]] | None
    pointed: Callable[[], None] = nothing
    ceiling: float = 0.0


@dataclass(frozen=True, slots=True)
class Step(Generic[A]):
    """One question: what can be pointed at, where the cursor begins, and what to light up."""

    marks: Sequence[StepTarget[A]]
    start: int = 0
    begun: Callable[[], None] = nothing


class StepChooser(Generic[A]):
    """A cursor over the marks of a step, one step after another; cancel goes one back.

    *clear* takes away whatever ``begun`` and ``pointed`` have shown. All of it happens behind the
    curtain if there is one; *turned* is told when it opens and closes, to show the hidden cards.
    A finger that touches a mark points at it first; touching it again chooses it.
    """

    def __init__(
        self, stage: Stage, bank: SoundBank, panel: PromptArea, seat: Seat, device: Device,
        first: Step[A], clear: Callable[[], None], curtain: Box, turned: Callable[[bool], None],
        *, hidden: bool, may_undo: bool = False,
    ) -> None:  # fmt: skip
        self.seat = seat
        self.stirs = 0
        self.choice: A | None = None
        self._stage, self._bank, self._panel, self._device = stage, bank, panel, device
        self._clear, self._show_hand, self._may_undo = clear, turned, may_undo
        self._first = first
        self._path: list[tuple[Step[A], int]] = []
        self._aimed: int | None = None
        self._steps = 0
        self._arrow = Token(Art("arrow-down", 50), Pose(0, 0), CURSOR_Z + 1, "cursor")
        self._curtain = Curtain(stage, bank, curtain, seat, device, self._turned, hidden=hidden)
        self._curtain.draw()

    def press(self, press: Press) -> None:
        if self.choice is not None or self._curtain.press(press) or not press.down:
            return
        if press.intent in DIRECTIONS:
            points = [mark.box.centre for mark in self._step.marks]
            self._move(next_spot(points, self._at, press.intent))
        elif press.intent in (Intent.TURN_LEFT, Intent.TURN_RIGHT):
            by = 1 if press.intent is Intent.TURN_RIGHT else -1
            self._move((self._at + by) % len(self._step.marks))
        elif press.intent is Intent.CONFIRM and not press.repeat:
            self._choose()
        elif press.intent is Intent.CANCEL and not press.repeat:
            self._back()

    def point(self, x: float, y: float, phase: Phase) -> None:
        if self.choice is not None or self._curtain.point(phase):
            return
        marks = self._step.marks
        hit = [i for i, mark in enumerate(marks) if mark.box.contains(x, y)]
        under = min(hit, key=lambda i: dist(marks[i].box.centre, (x, y)), default=None)
        if phase is Phase.MOVE and under is not None:
            self._move(under)
        elif phase is Phase.DOWN:
            self._touch(under)
        elif phase is Phase.UP:
            if under is not None and under == self._aimed:
                self._choose()
            self._aimed = None

    def step(self) -> None:
        if not self._stage.renderer.reduced_motion:
            self._steps = (self._steps + 1) % BOB_STEPS
        if self._path:
            self._nod()

    def hide(self) -> bool:
        return self._curtain.hide()

    def close(self) -> None:
        self._curtain.take_down()

    @property
    def _step(self) -> Step[A]:
        return self._path[-1][0]

    @property
    def _at(self) -> int:
        return self._path[-1][1]

    def _touch(self, under: int | None) -> None:
        if under is None and len(self._path) > 1:
            self._back()
        elif under is None:
            self._sound(Sound.REFUSE)
        elif under == self._at:
            self._aimed = under
        else:
            self._move(under)

    def _turned(self, is_open: bool) -> None:
        self._show_hand(is_open)
        self._clear()
        if is_open:
            self._stage.add(self._arrow)
            self._path = [(self._first, self._first.start)]
            self._show()
        else:
            self._stage.remove(self._arrow)
            self._path = []
            self._panel.hint(())
            self._panel.settle()

    def _choose(self) -> None:
        then = self._step.marks[self._at].then
        if then is None:
            self._sound(Sound.REFUSE)
            return
        self._sound(Sound.MENU_CONFIRM)
        match then():
            case Done(action):
                self.choice = action
                self.stirs += 1
                self.close()
            case Step() as step:
                self._path.append((step, step.start))
                self._show()

    def _back(self) -> None:
        if len(self._path) > 1:
            self._path.pop()
            self._sound(Sound.MENU_BACK)
            self._show()
        elif self._curtain.hidden:
            self._curtain.draw()

    def _move(self, to: int) -> None:
        if to != self._at:
            self._path[-1] = self._step, to
            self._sound(Sound.MENU_MOVE)
            self._show()

    def _sound(self, sound: Sound) -> None:
        if not self._curtain.hidden:  # those who look away could count
            self._bank.play(sound)

    def _show(self) -> None:
        """Light up the present step and what its cursor points at."""
        self._clear()
        self._step.begun()
        mark = self._step.marks[self._at]
        mark.pointed()
        self._panel.say(mark.words)
        self._panel.hint(self._signs())
        self._nod()

    def _signs(self) -> Sequence[tuple[Glyph, str]]:
        signs = [*walking(self._device)]
        if len(self._path) > 1:
            signs.append((glyph_of(self._device, Intent.CANCEL), say("table.back")))
        elif self._may_undo and not self._device.has_pointer:
            signs.append((glyph_of(self._device, Intent.SECOND), say("table.undo")))
        return signs

    def _nod(self) -> None:
        mark = self._step.marks[self._at]
        lift = BOB * abs(1 - 2 * self._steps / BOB_STEPS)
        self._arrow.pose = Pose(mark.box.centre[0], max(mark.ceiling, mark.box.y - RISE) - lift)
