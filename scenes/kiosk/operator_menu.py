"""The operator's menu: what visitors of a kiosk may not do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.core.context import Context
from scenes.core.scene import Push, Quit, Reset, Transition
from scenes.kiosk.arcade.coin_counter import CoinCounter
from scenes.kiosk.arcade.coin_menu import CoinMenu
from scenes.kiosk.audit.audit_keeper import AuditKeeper
from scenes.kiosk.audit.audit_page import AuditPage
from scenes.menus.party.progress import leave as leave_party
from scenes.menus.settings.settings_menu import SettingsMenu
from scenes.ui.menu.dialog import Dialog, DialogButton, close_dialog
from scenes.ui.menu.list_screen import ListRow, ListScreen
from seats.devices import Device
from sounds.bank import Sound
from words import say


class OperatorMenu(ListScreen):
    """Lies over any scene; *save_settings* saves the present settings or returns a message."""

    overlay = True

    def __init__(
        self,
        context: Context,
        save_settings: Callable[[], str | None],
        audit: AuditKeeper,
        device: Device | None = None,
        coins: CoinCounter | None = None,
    ) -> None:
        super().__init__(context, device=device)
        self._save_settings = save_settings
        self._audit, self._coins = audit, coins
        context.bank.play(Sound.PAUSE)

    def title(self) -> str:
        return say("operator.title")

    def rows(self) -> Sequence[ListRow]:
        return [
            ListRow("resume", say("operator.resume"), self.go_back, icon="icon-check"),
            ListRow("close", say("operator.close"), self._close, icon="icon-back"),
            ListRow("settings", say("operator.settings"), self._settings, icon="icon-gear"),
            ListRow("controls", say("settings.controls"), self._controls, icon="icon-pad"),
            ListRow("audit", say("audit.open"), self._open_audit, icon="icon-records"),
            *([self._coin_row()] if self._coins else ()),
            ListRow("keep", say("operator.save"), self._save, icon="icon-log"),
            self._leaving("restart", "icon-again", Quit(restart=True)),
            self._leaving("shut_down", "icon-cross", Quit()),
        ]

    def _close(self, device: Device) -> Transition:
        self.context.archive.abandon()
        leave_party(self.context)
        return Reset(self.context.routes.title())

    def _settings(self, device: Device) -> Transition:
        return Push(SettingsMenu(self.context, device, operator=True))

    def _controls(self, device: Device) -> Transition:
        return Push(self.context.routes.controls(device))

    def _open_audit(self, device: Device) -> Transition:
        return Push(AuditPage(self.context, self._audit, device))

    def _coin_row(self) -> ListRow:
        return ListRow("coins", say("coins.menu"), self._open_coins, icon="icon-coin")

    def _open_coins(self, device: Device) -> Transition:
        assert self._coins is not None, "there is a coin slot"
        return Push(CoinMenu(self.context, self._coins, device))

    def _save(self, device: Device) -> Transition:
        self.note = self._save_settings() or say("operator.saved")
        return None

    def _leaving(self, name: str, icon: str, leave: Quit) -> ListRow:
        """A row that asks before it ends the program."""
        words = say(f"operator.{name}")

        def ask(device: Device) -> Transition:
            buttons = (
                DialogButton("stay", say("operator.stay"), close_dialog),
                DialogButton("leave", words, lambda _: leave),
            )
            question = say(f"operator.{name}_question")
            return Push(Dialog(self.context, question, buttons, icon, device))

        return ListRow(name, words, ask, icon=icon)
