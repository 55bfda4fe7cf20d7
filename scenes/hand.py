"""A hand of cards laid out in the middle of the table, behind a curtain if others may not look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from rules.core import Seat
from scenes.dock import Dock
from scenes.signs import seat_name, sign_of, walking
from seats.devices import Device
from seats.intents import Intent, Phase, Press
from sounds.bank import Bank, Sound
from sprites import theme
from sprites.motion import Motion, glide, spring
from sprites.pictures import Collage, Paper, Picture, Piece, Text
from sprites.slots import Box, Slot
from sprites.stage import Stage
from sprites.token import Pose, Token
from words import say

A = TypeVar("A")
A_contra = TypeVar("A_contra", contravariant=True)
HAND_Z = 620.0
CURTAIN_Z = 600.0
LIFT = 22.0
HOVER = 1.15
FLY = 0.3


@dataclass(frozen=True, slots=True)
class Held(Generic[A]):
    """A card one may choose: the action it stands for, its token, where it lies at rest."""

    action: A
    token: Token
    home: Pose
    home_z: float


class Preview(Protocol[A_contra]):
    """What shows where the raised card would lead."""

    def raised(self, action: A_contra | None) -> None:
        """Show what *action* would do, or nothing."""

    def put_away(self) -> None:
        """The hand is closed for those who look on."""


class HandChooser(Generic[A]):
    """A cursor over one's own cards. With a *curtain*, they come out when the others look away."""

    def __init__(
        self, stage: Stage, bank: Bank, dock: Dock, seat: Seat, device: Device,
        cards: Sequence[Held[A]], slots: Sequence[Slot], centre: Box,
        play: Callable[[Motion], None], preview: Preview[A], *, curtain: bool,
    ) -> None:  # fmt: skip
        self.seat = seat
        self.stirs = 0
        self.choice: A | None = None
        self._stage, self._bank, self._dock, self._play = stage, bank, dock, play
        self._device, self._preview = device, preview
        self._cards, self._slots, self._at = cards, slots, len(cards) // 2
        self._size = stage.studio.size(cards[0].token.picture)
        self._aimed: int | None = None
        self._out = False
        self._centre, self._hidden = centre, curtain
        self._curtain: Token | None = None
        self._begin()

    def press(self, press: Press) -> None:
        if not press.down:
            return
        if self.choice is not None:
            if press.intent in (Intent.SECOND, Intent.CANCEL) and not press.repeat:
                self._take_back()
        elif not self._out:
            if press.intent in (Intent.CONFIRM, Intent.PEEK) and not press.repeat:
                self._lay_out()
        elif press.intent in (Intent.LEFT, Intent.RIGHT, Intent.TURN_LEFT, Intent.TURN_RIGHT):
            by = 1 if press.intent in (Intent.RIGHT, Intent.TURN_RIGHT) else -1
            self._move((self._at + by) % len(self._cards))
        elif press.intent is Intent.CONFIRM and not press.repeat:
            self._choose()
        elif press.intent is Intent.CANCEL and self._hidden:
            self._put_away()
            self._begin()

    def point(self, x: float, y: float, phase: Phase) -> None:
        if self.choice is not None:
            return
        if not self._out:
            if phase is Phase.UP:
                self._lay_out()
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

    def close(self) -> None:
        if self._curtain:
            self._stage.remove(self._curtain)
            self._curtain = None
        if self._out:
            self._put_away()

    def _begin(self) -> None:
        if not self._hidden:
            self._lay_out()
            return
        picture = _curtain(self._centre, self.seat, self._device)
        self._curtain = Token(picture, Pose(*self._centre.centre), CURTAIN_Z)
        self._stage.add(self._curtain)
        self._bank.play(Sound.CURTAIN_CLOSE)

    def _put_away(self) -> None:
        self._out = False
        self._dock.hint(())
        self._preview.raised(None)
        if self._hidden:
            self._preview.put_away()
        for card in self._cards:
            card.token.z = card.home_z
            if self._hidden:  # a flight home would show which one was up
                card.token.claim()
                card.token.pose = card.home
            else:
                self._play(glide(card.token, card.home, FLY))

    def _lay_out(self) -> None:
        self._out = True
        if self._curtain:
            self._stage.remove(self._curtain)
            self._curtain = None
            self._bank.play(Sound.CURTAIN_OPEN)
        for i, card in enumerate(self._cards):
            card.token.z = self._z(i)
            self._play(spring(card.token, self._pose(i)))
        self._bank.play(Sound.CARD_DEAL)
        self._dock.hint(walking(self._device))
        self._dock.say(say("table.pick_one"))
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
        if not self._hidden:  # those who look away could count
            self._bank.play(Sound.CARD_HOVER)

    def _z(self, i: int) -> float:
        return HAND_Z + i + (20 if i == self._at else 0)

    def _take_back(self) -> None:
        self.choice = None
        self.stirs += 1
        self._dock.unseal()
        self._dock.settle()
        self._bank.play(Sound.MENU_BACK)
        self._begin()

    def _choose(self) -> None:
        self.choice = self._cards[self._at].action
        self.stirs += 1
        self._put_away()
        self._dock.seal()
        self._dock.say(say("table.sealed"))
        self._bank.play(Sound.CARD_SEAL)


def _curtain(centre: Box, seat: Seat, device: Device) -> Picture:
    """Whose turn it is to look, and what opens the curtain."""
    w, h = centre.w, centre.h
    title = Text(
        say("table.curtain", name=seat_name(seat)), theme.PROMPT, theme.PAPER, w - 60, h * 0.36
    )
    hint = Text(say("table.curtain_hint"), theme.FLOOR, theme.PAPER, w - 60, h * 0.3)
    return Collage(
        w,
        h,
        (
            Piece(Paper(w, h, theme.CURTAIN, edge=theme.CURTAIN_EDGE), w / 2, h / 2),
            Piece(title, w / 2, h * 0.26),
            Piece(sign_of(device, Intent.CONFIRM, h * 0.22), w / 2, h * 0.58),
            Piece(hint, w / 2, h * 0.83),
        ),
    )
