"""Asks everybody at the table whether hands are to be hidden less strictly."""

from __future__ import annotations

from dataclasses import replace

from rules.core import Seat
from scenes.core.context import Context
from scenes.core.scene import Pop, Transition
from scenes.players.seat_names import seat_name
from scenes.table.choosing.secrecy.consent import STRICT, Consent
from scenes.ui.frog_heads import frog_heads
from scenes.ui.menu.dialog import ICON, Dialog, DialogButton
from scenes.ui.menu.menu import Refused
from seats.devices import Device
from sprites.pictures.pictures import Picture
from words import say
from words.phrases import listed


class ConsentDialog(Dialog):
    """Each person agrees on the own device; whoever does not sets *setting* back."""

    def __init__(self, context: Context, consent: Consent, setting: str) -> None:
        self._consent, self._setting = consent, setting
        buttons = (
            DialogButton("hide", say(f"consent.{setting}_strict"), self.go_back),
            DialogButton("agree", say("consent.agree"), self._agree),
        )
        super().__init__(context, self._sentence(), buttons, "icon-person")

    def go_back(self, device: Device) -> Transition:
        strict = {self._setting: STRICT[self._setting]}
        self.context.keep(replace(self.context.settings, **strict))  # type: ignore[arg-type]
        return Pop()

    def picture(self) -> Picture:
        return frog_heads(self._missing, ICON, self.icon)

    @property
    def _missing(self) -> tuple[Seat, ...]:
        return self._consent.missing(self._setting)

    def _sentence(self) -> str:
        names = listed(list(map(seat_name, self._missing)))
        return say(f"consent.{self._setting}", names=names)

    def _agree(self, device: Device) -> Transition:
        """One seat at a time: people who share a device are asked one after another."""
        held = self.context.seating.seats_of(device)
        seat = next((seat for seat in self._missing if seat in held), None)
        if seat is None:
            raise Refused
        self._consent.agree(self._setting, seat)
        if not self._missing:
            return Pop()
        self.words = self._sentence()
        return None
