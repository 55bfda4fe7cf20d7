"""A claim where all may look at the cards: the left one or the right one, under a paw."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core import Seat
from rules.quabble import Action, Claim, Side
from scenes.table.choosing.chooser import BOB, BOB_STEPS
from scenes.table.choosing.curtain import Curtain
from scenes.table.hand_panel import HandPanel
from scenes.ui.control_signs import walking
from seats.devices import Device
from seats.input_events import Press
from seats.intents import Intent, Phase
from sounds.bank import Sound, SoundBank
from sprites.motion.motions import spring
from sprites.motion.timestep import Motion
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

RAISED_Z = 290.0
LIFT, LARGER = 16.0, 1.06
ARROW, ARROW_Z, ARROW_LOW = 56.0, 330.0, 10.0  # its tip reaches over the top of the card
TOWARDS = {
    Intent.LEFT: Side.LEFT,
    Intent.TURN_LEFT: Side.LEFT,
    Intent.RIGHT: Side.RIGHT,
    Intent.TURN_RIGHT: Side.RIGHT,
}


class ClaimChooser:
    """Raises the card on one side or the other; confirm lays the paw down, and takes it up again.

    With something *hidden* it is done while the others look away; nobody hears what is raised.
    """

    def __init__(
        self, stage: Stage, bank: SoundBank, panel: HandPanel, seat: Seat, device: Device,
        cards: Mapping[Side, Token], box: Box, play: Callable[[Motion], None], *, hidden: bool,
    ) -> None:  # fmt: skip
        self.seat = seat
        self.stirs = 0
        self.choice: Action | None = None
        self._stage, self._bank, self._panel, self._device = stage, bank, panel, device
        self._cards, self._play = cards, play
        self._rest = {side: (token.pose, token.z) for side, token in cards.items()}
        self._side: Side | None = None
        self._aimed: Side | None = None
        self._steps = 0
        self._arrows = {
            side: Token(Art("arrow-down", ARROW), Pose(0, 0), ARROW_Z) for side in cards
        }
        self._curtain = Curtain(stage, bank, box, seat, device, self._turned, hidden=hidden)
        self._curtain.draw()

    def press(self, press: Press) -> None:
        fresh = press.down and not press.repeat
        if self.choice is not None:
            if fresh and press.intent in (Intent.SECOND, Intent.CANCEL):
                self._take_back()
        elif self._curtain.press(press) or not fresh:
            pass
        elif press.intent in TOWARDS:
            self._raise(TOWARDS[press.intent])
        elif press.intent is Intent.CONFIRM and self._side is not None:
            self._choose(self._side)
        elif press.intent is Intent.CANCEL and self._curtain.hidden:
            self._curtain.draw()

    def point(self, x: float, y: float, phase: Phase) -> None:
        if self.choice is not None:
            if phase is Phase.UP and self._under(x, y):
                self._take_back()
            return
        if self._curtain.point(phase):
            return
        under = self._under(x, y)
        if under is not None and phase is not Phase.UP:
            self._raise(under)
        if phase is Phase.DOWN:
            self._aimed = under
        elif phase is Phase.UP:
            if under is not None and under is self._aimed:
                self._choose(under)
            self._aimed = None

    def step(self) -> None:
        if not self._stage.renderer.reduced_motion:
            self._steps = (self._steps + 1) % BOB_STEPS
        if self._curtain.open:
            self._nod()

    def hide(self) -> bool:
        return self._curtain.hide()

    def close(self) -> None:
        self._curtain.take_down()

    def _turned(self, is_open: bool) -> None:
        if is_open:
            self._panel.hint(walking(self._device))
            self._panel.say(say("quabble.pick_claim"))
            self._stage.add(*self._arrows.values())
            self._nod()
            return
        self._side = None
        self._panel.hint(())
        self._stage.remove(*self._arrows.values())
        for side, token in self._cards.items():
            token.claim()  # a flight home would show which one was up
            token.pose, token.z = self._rest[side]

    def _nod(self) -> None:
        """An arrow over the card that is raised, or over both."""
        lift = BOB * abs(1 - 2 * self._steps / BOB_STEPS)
        for side, arrow in self._arrows.items():
            x, y = self._middle(side)
            top = y - self._stage.renderer.size(self._cards[side].picture)[1] / 2
            arrow.pose = Pose(x, top + ARROW_LOW - lift)
            arrow.visible = self._side in (None, side)

    def _raise(self, side: Side) -> None:
        if side is self._side:
            return
        self._side = side
        for each, token in self._cards.items():
            pose, z = self._rest[each]
            up = Pose(pose.x, pose.y - LIFT, 0.0, LARGER, LARGER)
            token.z = RAISED_Z if each is side else z
            self._play(spring(token, up if each is side else pose, 6, 0.6))
        if not self._curtain.hidden:  # those who look away could count
            self._bank.play(Sound.CARD_HOVER)

    def _choose(self, side: Side) -> None:
        self.choice = Claim(side)
        self.stirs += 1
        self._curtain.take_down()
        self._panel.seal()
        self._panel.say(say("table.sealed"))
        self._bank.play(Sound.PAW_DOWN)

    def _take_back(self) -> None:
        self.choice = None
        self.stirs += 1
        self._panel.unseal()
        self._panel.settle()
        self._bank.play(Sound.MENU_BACK)
        self._curtain.draw()

    def _under(self, x: float, y: float) -> Side | None:
        for side, token in self._cards.items():
            if Box.around(*self._middle(side), *self._stage.renderer.size(token.picture)).contains(
                x, y
            ):
                return side
        return None

    def _middle(self, side: Side) -> tuple[float, float]:
        pose, _ = self._rest[side]
        return pose.x, pose.y
