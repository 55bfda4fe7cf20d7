"""How one person makes one choice: walking over spots, or sealing by a public map."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from rules.core import Seat
from scenes.table.hand_panel import HandPanel
from scenes.ui.control_signs import walking
from scenes.ui.navigation import next_spot
from seats.devices import Device
from seats.input_events import Press
from seats.intents import DIRECTIONS, Intent, Phase
from sounds.bank import Sound, SoundBank
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
CURSOR_Z = 700.0
RISE = 12.0  # from a ghost's head to the arrow
BOB = 10.0  # how far the arrow over a cursor nods, in design units
BOB_STEPS = 96


class Chooser(Protocol[A_co]):
    """One seat's choice in the making; ``choice`` is ``None`` until it is made.

    ``stirs`` counts how often it was made or unmade, be it to the same again.
    """

    seat: Seat
    stirs: int

    @property
    def choice(self) -> A_co | None: ...

    def press(self, press: Press) -> None:
        """Answer a control."""

    def point(self, x: float, y: float, phase: Phase) -> None:
        """Answer the pointer, in design units."""

    def step(self) -> None:
        """Live one step."""

    def hide(self) -> bool:
        """Close the curtain before what is secret; tell whether it stood open."""

    def close(self) -> None:
        """Take everything off the stage."""


@dataclass(frozen=True, slots=True)
class Spot(Generic[A]):
    """A place on the screen that stands for an action, and how the action is called.

    The arrow over it stays below ``ceiling``.
    """

    action: A
    x: float
    y: float
    box: Box
    words: str
    ceiling: float = 0.0


class SpotChooser(Generic[A]):
    """A cursor over spots in the open: the ghost of what would be there, and a nodding arrow."""

    def __init__(
        self, stage: Stage, bank: SoundBank, panel: HandPanel, seat: Seat, device: Device,
        spots: Sequence[Spot[A]], ghost: Picture, anchor: tuple[float, float] = (0.5, 0.5),
    ) -> None:  # fmt: skip
        self.seat = seat
        self.stirs = 0
        self.choice: A | None = None
        self._bank, self._panel, self._spots, self._at = bank, panel, spots, 0
        self._aimed: int | None = None
        self._steps = 0
        self._ghost = Token(ghost, Pose(0, 0, alpha=0.72), CURSOR_Z, "ghost", anchor)
        self._arrow = Token(Art("arrow-down", 50), Pose(0, 0), CURSOR_Z + 1, "cursor")
        self._rise = anchor[1] * stage.renderer.size(ghost)[1] + RISE
        panel.hint(walking(device))
        self._stage = stage
        stage.add(self._ghost, self._arrow)
        self._go(0)

    def press(self, press: Press) -> None:
        if not press.down:
            return
        if press.intent in DIRECTIONS:
            points = [(spot.x, spot.y) for spot in self._spots]
            self._move(next_spot(points, self._at, press.intent))
        elif press.intent in (Intent.TURN_LEFT, Intent.TURN_RIGHT):
            by = 1 if press.intent is Intent.TURN_RIGHT else -1
            self._move((self._at + by) % len(self._spots))
        elif press.intent is Intent.CONFIRM and not press.repeat:
            self._choose()

    def point(self, x: float, y: float, phase: Phase) -> None:
        under = next((i for i, spot in enumerate(self._spots) if spot.box.contains(x, y)), None)
        if under is not None and phase is not Phase.UP:
            self._move(under)
        if phase is Phase.DOWN:
            self._aimed = under
            if under is None:
                self._bank.play(Sound.REFUSE)
                self._panel.say(say("table.no_such_card"))
        elif phase is Phase.UP:
            if under is not None and under == self._aimed:
                self._choose()
            self._aimed = None

    def step(self) -> None:
        if not self._stage.renderer.reduced_motion:
            self._steps = (self._steps + 1) % BOB_STEPS
            self._nod()

    def _nod(self) -> None:
        lift = BOB * abs(1 - 2 * self._steps / BOB_STEPS)
        spot = self._spots[self._at]
        self._arrow.pose = Pose(spot.x, max(spot.ceiling, spot.y - self._rise) - lift)

    def hide(self) -> bool:
        return False  # nothing is secret

    def close(self) -> None:
        self._stage.remove(self._ghost, self._arrow)
        self._panel.hint(())
        self._panel.settle()

    def _choose(self) -> None:
        self.choice = self._spots[self._at].action
        self._bank.play(Sound.MENU_CONFIRM)

    def _move(self, to: int) -> None:
        if to != self._at:
            self._bank.play(Sound.MENU_MOVE)
            self._go(to)

    def _go(self, to: int) -> None:
        self._at = to
        spot = self._spots[to]
        self._ghost.pose = self._ghost.pose.at(spot.x, spot.y)
        self._panel.say(spot.words)
        self._nod()


class SealedChooser(Generic[A]):
    """A fixed public map of controls: whatever is pressed looks, sounds and takes the same.

    The choice can be changed until it is taken; pressing for what is not *legal* changes nothing.
    """

    def __init__(
        self, bank: SoundBank, panel: HandPanel, seat: Seat, device: Device,
        actions: Mapping[Intent, A], legal: Collection[A],
        asked: str = "", sound: Sound = Sound.CARD_SEAL,
    ) -> None:  # fmt: skip
        self.seat = seat
        self.stirs = 0
        self.choice: A | None = None
        self._bank, self._panel = bank, panel
        self._actions, self._legal = actions, legal
        self._asked, self._sound = asked or say("table.press_for_card"), sound
        panel.map(device, tuple(actions))
        panel.say(self._asked)

    def press(self, press: Press) -> None:
        if not press.down or press.repeat:
            return
        if press.intent is Intent.SECOND and self.choice is not None:
            self.choice = None
            self.stirs += 1
            self._panel.unseal()
            self._panel.say(self._asked)
            self._bank.play(Sound.MENU_BACK)
        elif press.intent in self._actions:
            self._seal(self._actions[press.intent])

    def point(self, x: float, y: float, phase: Phase) -> None:
        """The pointer can be watched: it seals nothing."""

    def step(self) -> None:
        """Nothing moves while a seat makes up its mind."""

    def hide(self) -> bool:
        return False  # no card ever comes out

    def close(self) -> None:
        self._panel.map(None)

    def _seal(self, action: A) -> None:
        if action not in self._legal:
            self._bank.play(Sound.REFUSE)
            return
        self.choice = action
        self.stirs += 1
        self._panel.seal()
        self._panel.say(say("table.sealed"))
        self._bank.play(self._sound)
