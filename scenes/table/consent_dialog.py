"""Asks everybody at the table whether all hands are to lie open."""

from __future__ import annotations

from dataclasses import replace

from scenes.core.context import Context
from scenes.core.scene import Pop, Transition
from scenes.players.seat_names import seat_name
from scenes.table.choosing.consent import Consent
from scenes.ui.frog_heads import frog_heads
from scenes.ui.menu.dialog import ICON, Dialog, DialogButton
from scenes.ui.menu.menu import Refused
from seats.devices import Device
from sprites.pictures.pictures import Picture
from words import say
from words.phrases import listed


class ConsentDialog(Dialog):
    """Each person agrees on the own device; whoever does not keeps all hands hidden."""

    def __init__(self, context: Context, consent: Consent) -> None:
        self._consent = consent
        buttons = (
            DialogButton("hide", say("consent.hide"), self.go_back),
            DialogButton("agree", say("consent.agree"), self._agree),
        )
        super().__init__(context, self._sentence(), buttons, "icon-person")

    def go_back(self, device: Device) -> Transition:
        self.context.keep(replace(self.context.settings, secrecy="automatic"))
        return Pop()

    def picture(self) -> Picture:
        return frog_heads(self._consent.missing, ICON, self.icon)

    def _sentence(self) -> str:
        return say("consent.question", names=listed(list(map(seat_name, self._consent.missing))))

    def _agree(self, device: Device) -> Transition:
        """One seat at a time: people who share a device are asked one after another."""
        held = self.context.seating.seats_of(device)
        seat = next((seat for seat in self._consent.missing if seat in held), None)
        if seat is None:
            raise Refused
        self._consent.agree(seat)
        if not self._consent.missing:
            return Pop()
        self.words = self._sentence()
        return None
