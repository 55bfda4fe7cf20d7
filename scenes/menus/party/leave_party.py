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
        later = context.archive.can_leave_party and not context.kiosk_rules.kiosk
        buttons = (
            DialogButton("stay", say("party.stay"), close_dialog),
            *([DialogButton("later", say("pause.later"), self._leave_for_later)] if later else []),
            DialogButton("leave_party", say("party.end"), self._leave),
        )
        words = say("party.leave_or_later" if later else "party.leave_question")
        super().__init__(context, words, buttons, "icon-help", device)

    def _leave_for_later(self, device: Device) -> Transition:
        self.context.bank.resume()
        self.context.offers_on_request = True
        return Reset(self.context.routes.title(PARTY))

    def _leave(self, device: Device) -> Transition:
        self.context.bank.resume()
        self.context.archive.abandon()
        routes, party = self.context.routes, self.context.party
        leave(self.context)
        lobby = routes.party_lobby(device, party.games if party else ())
        return Reset(lobby, routes.title(PARTY))
