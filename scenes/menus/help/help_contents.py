"""What help there is: the rules of each game, the controls, and accessibility."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rules.games import AnyGame
from scenes.core.context import Context
from scenes.core.scene import Push, Transition
from scenes.menus.help.accessibility import Accessibility
from scenes.ui.menu.list_screen import ListRow, ListScreen
from seats.devices import Device
from words import say


class HelpContents(ListScreen):
    """A row for each game that is offered; the focus is on the *first* one at first."""

    def __init__(self, context: Context, device: Device | None = None, first: str = "") -> None:
        super().__init__(context, first, device)

    def title(self) -> str:
        return say("title.help")

    def rows(self) -> Sequence[ListRow]:
        controls, accessibility = say("help.controls"), say("accessibility.open")
        return [
            *map(self._row, self.context.kiosk_rules.offered_games),
            ListRow("controls", controls, self._controls, icon="icon-pad"),
            ListRow("accessibility", accessibility, self._accessibility, icon="icon-person"),
        ]

    def _row(self, game: AnyGame) -> ListRow:
        return ListRow(game.name, game.title, partial(self._game, game), icon="icon-help")

    def _game(self, game: AnyGame, device: Device) -> Transition:
        return Push(self.context.routes.help(game, device))

    def _controls(self, device: Device) -> Transition:
        return Push(self.context.routes.help_on_controls(device))

    def _accessibility(self, device: Device) -> Transition:
        return Push(Accessibility(self.context, device))
