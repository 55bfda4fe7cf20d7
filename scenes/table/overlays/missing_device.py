"""Somebody's device is gone: wait for it, let another device take over, or let a bot play."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from rules.core import Seat
from scenes.core.context import Context
from scenes.core.scene import Pop, Push, Transition
from scenes.players.seat_names import seat_name
from scenes.ui.frog_heads import frog_heads
from scenes.ui.menu.dialog import ICON, Dialog, DialogButton
from scenes.ui.menu.menu import Refused
from seats.devices import Device
from seats.input.input_events import DeviceDisconnected, InputEvent, Press
from seats.intents import Intent
from sounds.bank import Sound
from sprites.motion.timestep import STEP
from sprites.pictures.pictures import Picture
from words import say
from words.phrases import enumerated

PATIENCE = 30.0  # seconds until a bot steps in


class MissingDeviceDialog(Dialog):
    """Names the seats whose people are gone; each of several people says in a menu who they are.

    A device that nobody plays with decides nothing, unless nobody else is here.
    """

    def __init__(self, context: Context) -> None:
        self._seating = context.seating
        self._left = round(PATIENCE / STEP)
        buttons = [
            DialogButton("bot", say("missing_device.bot"), self._stand_in),
            DialogButton("mine", say("missing_device.resume"), self._claim),
        ]
        waiting = context.seating.unattended()
        lost = [context.seating.lost_device(seat) for seat in waiting]
        if context.phones.is_open and any(device.has_private_screen for device in lost):
            buttons.append(DialogButton("code", say("missing_device.code"), self._invite))
        super().__init__(context, self._sentence(waiting), buttons, lost[0].icon)

    def handle(self, event: InputEvent) -> Transition:
        match event:
            case Press(seat=None, intent=Intent.CONFIRM, down=True, repeat=False):
                self.context.bank.play(Sound.MENU_CONFIRM)
                return self._claim(event.device)
            case Press(seat=None, down=True) if self._seating.people():
                return self.actions.refuse()
            case DeviceDisconnected(_, seats) if seats:
                self._left = round(PATIENCE / STEP)
        return super().handle(event)

    def step(self) -> Transition:
        if not self._seating.unattended():
            return Pop()
        self._left -= 1
        if self._left <= 0:
            return self._let_bots_play()
        if self._left * STEP % 1 < STEP:
            self.refresh()
        return super().step()

    def refresh(self) -> None:
        if waiting := self._seating.unattended():
            self.words = self._sentence(waiting)
        super().refresh()

    def go_back(self, device: Device) -> Transition:
        return self._let_bots_play()

    def picture(self) -> Picture:
        """The heads of those who are missing, and what they miss."""
        return frog_heads(self._seating.unattended(), ICON, self.icon)

    def _sentence(self, waiting: Sequence[Seat]) -> str:
        names = enumerated(map(seat_name, waiting))
        kind = self._seating.lost_device(waiting[0]).kind
        return say(f"missing_device.{kind}", names=names, seconds=ceil(self._left * STEP))

    def _claim(self, device: Device) -> Transition:
        """Ask whose seat is to be played with *device*, if it could be that of several people."""
        everybody = self._seating.all_people()
        if len(everybody) == 1:
            self._seating.assign(everybody[0], device)
            return Pop()
        return Push(self.context.routes.join(device))

    def _invite(self, device: Device) -> Transition:
        """Show the code: the phone may have lost its network, or its page."""
        return Push(self.context.routes.invitation(device))

    def _stand_in(self, device: Device) -> Transition:
        if self._seating.people() and not self._seating.seats_of(device):
            raise Refused
        return self._let_bots_play()

    def _let_bots_play(self) -> Transition:
        for seat in self._seating.unattended():
            self._seating.substitute(seat, self.context.kiosk_rules.default_bot)
        return Pop()
