"""A hand of cards laid out in the middle of the table, behind a curtain if others may not look."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from scenes.table.choosing.chooser import ChooserContext
from scenes.table.choosing.secrecy.curtain_chooser import SealingChooser
from scenes.table.seats.hand_panel import HandPanel
from scenes.ui.control_signs import cursor_signs
from seats.intents import SIDEWAYS, Intent
from sounds.bank import Sound
from sprites.motion.motions import glide, spring
from sprites.pictures.geometry import Box, Slot
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

A = TypeVar("A")
A_contra = TypeVar("A_contra", contravariant=True)
HAND_Z = 620.0
LIFT = 22.0
HOVER = 1.15
HOVER_HZ, HOVER_DAMPING = 6.0, 0.6  # how a card goes up and down
FLY = 0.3
CHOSEN = 0.4  # opacity of the card in the hand while it lies sealed
STEPS = {Intent.LEFT: -1, Intent.RIGHT: 1}


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


class LaidOutCards(Generic[A]):
    """No preview: the cards of a hand are on the stage only while they are laid out."""

    def __init__(self, stage: Stage, cards: Sequence[HandCard[A]]) -> None:
        self._stage, self._tokens = stage, [card.token for card in cards]

    def raised(self, action: A | None) -> None:
        self._stage.remove(*self._tokens)
        if action is not None:
            self._stage.add(*self._tokens)

    def put_away(self) -> None:
        """Nothing is to do: the cards are off the stage already."""


@dataclass(frozen=True, slots=True)
class HandLayout:
    """Where the cards are laid out, and what the curtain covers."""

    slots: Sequence[Slot]
    curtain: Box


class HandChooser(SealingChooser[A]):
    """A cursor over one's own cards; if they are *hidden*, they come out behind a curtain.

    The cursor begins at the card number *begin*.
    Without a *preview* the cards, which are on no stage yet, show nothing but themselves.
    """

    def __init__(
        self,
        context: ChooserContext,
        panel: HandPanel,
        cards: Sequence[HandCard[A]],
        layout: HandLayout,
        preview: HandPreview[A] | None = None,
        *,
        hidden: bool,
        begin: int = 0,
    ) -> None:
        super().__init__(context, panel, layout.curtain, begin, hidden=hidden)
        self._cards, self._slots = cards, layout.slots
        self._preview = preview or LaidOutCards(context.stage, cards)
        self._size = context.stage.renderer.size(cards[0].token.picture)
        self._curtain.close()

    def offers(self) -> frozenset[Intent]:
        return super().offers() - {Intent.UP, Intent.DOWN}

    def next_box(self, action: A) -> Box | None:
        to, (wide, high) = self._next(action), self._size
        if to is None:
            return None
        pose = self._pose(to)  # where it still may come
        return Box.around(pose.x, pose.y, wide * pose.sx, high * pose.sy)

    def _boxes(self) -> Sequence[Box]:
        return [Box.around(slot.x, slot.y, *self._size) for slot in self._slots]

    def _neighbour(self, at: int, intent: Intent) -> int:
        return (at + STEPS.get(intent, 0)) % len(self._cards)

    def _confirm(self) -> None:
        self._seal(self._cards[self._at].action, Sound.CARD_SEAL)

    def _leads(self, at: int, action: A) -> bool:
        return self._cards[at].action == action

    def _moved(self, before: int) -> None:
        for i in (before, self._at):
            self._cards[i].token.z = self._z(i)
            self._context.play(spring(self._cards[i].token, self._pose(i), HOVER_HZ, HOVER_DAMPING))
        self._preview.raised(self._cards[self._at].action)
        self._play_openly(Sound.CARD_HOVER)

    def _show_controls(self) -> None:
        self._panel.show_idle_status()
        ways = SIDEWAYS if len(self._cards) > 1 else ()
        self._panel.show_controls(cursor_signs(self._context.controls, ways=ways))

    def _turned(self, is_open: bool) -> None:
        if is_open:
            self._lay_out()
        else:
            self._put_away()

    def _lay_out(self) -> None:
        for i, card in enumerate(self._cards):
            card.token.z = self._z(i)
            self._context.play(spring(card.token, self._pose(i)))
        self._context.bank.play(Sound.CARD_DEAL)
        self._show_controls()
        self._preview.raised(self._cards[self._at].action)

    def _put_away(self) -> None:
        self._panel.show_controls(())
        self._preview.raised(None)
        if self._curtain.hidden:
            self._preview.put_away()
        for card in self._cards:
            card.token.z = card.home_z
            if self._curtain.hidden:  # a flight home would show which one was up
                card.token.claim()
                card.token.pose = card.home
            else:
                chosen = self.choice == card.action
                home = card.home.with_alpha(CHOSEN) if chosen else card.home
                self._context.play(glide(card.token, home, FLY))

    def _pose(self, i: int) -> Pose:
        slot, up = self._slots[i], i == self._at
        scale = HOVER if up else 1.0
        return Pose(slot.x, slot.y - (LIFT if up else 0), slot.angle, scale, scale)

    def _z(self, i: int) -> float:
        return HAND_Z + i + (20 if i == self._at else 0)
