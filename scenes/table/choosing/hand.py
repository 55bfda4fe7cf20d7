"""A hand of cards laid out in the middle of the table, behind a curtain if others may not look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from rules.core import Seat
from scenes.table.choosing.curtain import Curtain
from scenes.table.hand_panel import HandPanel
from scenes.ui.control_signs import walking
from seats.devices import Device
from seats.input_events import Press
from seats.intents import Intent, Phase
from sounds.bank import Sound, SoundBank
from sprites.motion.motions import glide, spring
from sprites.motion.timestep import Motion
from sprites.pictures.geometry import Box, Slot
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

A = TypeVar("A")
A_contra = TypeVar("A_contra", contravariant=True)
HAND_Z = 620.0
LIFT = 22.0
HOVER = 1.15
FLY = 0.3


@dataclass(frozen=True, slots=True)
class HandCard(Generic[A]):
    """A card one may choose: the action it stands for, its token, where it lies at rest."""

    action: A
    token: Token
    home: Pose
    home_z: float


class HandPreview(Protocol[A_contra]):
    """What shows where the raised card would lead."""

    def raised(self, action: A_contra | None) -> None:
        """Show what *action* would do, or nothing."""

    def put_away(self) -> None:
        """The hand is closed for those who look on."""


class HandChooser(Generic[A]):
    """A cursor over one's own cards. With a *curtain*, they come out when the others look away."""

    def __init__(
        self, stage: Stage, bank: SoundBank, panel: HandPanel, seat: Seat, device: Device,
        cards: Sequence[HandCard[A]], slots: Sequence[Slot], centre: Box,
        play: Callable[[Motion], None], preview: HandPreview[A], *, curtain: bool,
    ) -> None:  # fmt: skip
        self.seat = seat
        self.stirs = 0
        self.choice: A | None = None
        self._stage, self._bank, self._panel, self._play = stage, bank, panel, play
        self._device, self._preview = device, preview
        self._cards, self._slots, self._at = cards, slots, len(cards) // 2
        self._size = stage.renderer.size(cards[0].token.picture)
        self._aimed: int | None = None
        self._curtain = Curtain(stage, bank, centre, seat, device, self._turned, hidden=curtain)
        self._curtain.draw()

    def press(self, press: Press) -> None:
        if self.choice is not None:
            fresh = press.down and not press.repeat
            if fresh and press.intent in (Intent.SECOND, Intent.CANCEL):
                self._take_back()
        elif self._curtain.press(press) or not press.down:
            pass
        elif press.intent in (Intent.LEFT, Intent.RIGHT, Intent.TURN_LEFT, Intent.TURN_RIGHT):
            by = 1 if press.intent in (Intent.RIGHT, Intent.TURN_RIGHT) else -1
            self._move((self._at + by) % len(self._cards))
        elif press.intent is Intent.CONFIRM and not press.repeat:
            self._choose()
        elif press.intent is Intent.CANCEL and self._curtain.hidden:
            self._curtain.draw()

    def point(self, x: float, y: float, phase: Phase) -> None:
        if self.choice is not None or self._curtain.point(phase):
            return
        under = next((i for i in range(len(self._cards)) if self._box(i).contains(x, y)), None)
        if under is not None and phase is not Phase.UP:
            self._move(under)
        if phase is Phase.DOWN:
            self._aimed = under
        elif phase is Phase.UP:
            if under is not None and under == self._aimed:
                self._choose()
            self._aimed = None

    def step(self) -> None:
        """The cards move by motions of their own."""

    def hide(self) -> bool:
        return self._curtain.hide()

    def close(self) -> None:
        self._curtain.take_down()

    def _turned(self, is_open: bool) -> None:
        if is_open:
            self._lay_out()
        else:
            self._put_away()

    def _put_away(self) -> None:
        self._panel.hint(())
        self._preview.raised(None)
        if self._curtain.hidden:
            self._preview.put_away()
        for card in self._cards:
            card.token.z = card.home_z
            if self._curtain.hidden:  # a flight home would show which one was up
                card.token.claim()
                card.token.pose = card.home
            else:
                self._play(glide(card.token, card.home, FLY))

    def _lay_out(self) -> None:
        for i, card in enumerate(self._cards):
            card.token.z = self._z(i)
            self._play(spring(card.token, self._pose(i)))
        self._bank.play(Sound.CARD_DEAL)
        self._panel.hint(walking(self._device))
        self._panel.say(say("table.pick_one"))
        self._preview.raised(self._cards[self._at].action)

    def _pose(self, i: int) -> Pose:
        slot, up = self._slots[i], i == self._at
        scale = HOVER if up else 1.0
        return Pose(slot.x, slot.y - (LIFT if up else 0), slot.angle, scale, scale)

    def _box(self, i: int) -> Box:
        return Box.around(self._slots[i].x, self._slots[i].y, *self._size)

    def _move(self, to: int) -> None:
        if to == self._at:
            return
        before, self._at = self._at, to
        for i in (before, to):
            self._cards[i].token.z = self._z(i)
            self._play(spring(self._cards[i].token, self._pose(i), hz=6, damping=0.6))
        self._preview.raised(self._cards[to].action)
        if not self._curtain.hidden:  # those who look away could count
            self._bank.play(Sound.CARD_HOVER)

    def _z(self, i: int) -> float:
        return HAND_Z + i + (20 if i == self._at else 0)

    def _take_back(self) -> None:
        self.choice = None
        self.stirs += 1
        self._panel.unseal()
        self._panel.settle()
        self._bank.play(Sound.MENU_BACK)
        self._curtain.draw()

    def _choose(self) -> None:
        self.choice = self._cards[self._at].action
        self.stirs += 1
        self._curtain.take_down()
        self._panel.seal()
        self._panel.say(say("table.sealed"))
        self._bank.play(Sound.CARD_SEAL)
