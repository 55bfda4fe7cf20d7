"""Asks whether a party night is really to end before its last game."""

from __future__ import annotations

from scenes.core.context import Context
from scenes.core.scene import Reset, Transition
from scenes.core.settings.lobby_setup import PARTY
from scenes.menus.party.progress import leave
from scenes.ui.menu.dialog import Dialog, DialogButton, close_dialog
from seats.devices import Device
from words import say


class LeaveParty(Dialog):
    """The usual answer is to stay."""

    def __init__(self, context: Context, device: Device) -> None:
        buttons = (
            DialogButton("stay", say("party.stay"), close_dialog),
            DialogButton("leave_party", say("party.leave"), self._leave),
        )
        super().__init__(context, say("party.leave_question"), buttons, "icon-help", device)

    def _leave(self, device: Device) -> Transition:
        self.context.bank.resume()
        self.context.archive.abandon()
        leave(self.context)
        return Reset(self.context.routes.title(PARTY))
