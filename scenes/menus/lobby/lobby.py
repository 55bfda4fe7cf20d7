"""The lobby: a card for each seat; people and bots take seats before a match."""

from __future__ import annotations

import pygame

from rules.games import AnyGame
from scenes.core.context import Context
from scenes.core.game_parts import has_lesson
from scenes.core.kiosk.coin_box import price_for
from scenes.core.scene import Push, Reset, Scene, Transition
from scenes.menus.insert_coin import paid
from scenes.menus.lobby.base_lobby import BaseLobby
from scenes.menus.lobby.options_menu import OptionsMenu, is_short
from scenes.menus.lobby.seat_setup import (
    remember,
    remembered_options,
    seat_everybody,
    setup_of,
)
from scenes.players.command_line import one_keyboard
from scenes.ui.buttons import ButtonSpec
from scenes.ui.menu.menu import Refused
from seats.devices import Device
from sprites.motion.gestures import wobble
from words import say


def open_lobby(
    context: Context, game: AnyGame, device: Device | None, options: object = None
) -> Scene:
    """The lobby with *device* among the people, and what was chosen the last time.

    *options* are those of the last time by default.
    """
    was_here = device is not None and context.seating.seats_of(device)
    seat_everybody(context, setup_of(context, game), game.seats[-1], device)
    chosen = remembered_options(context, game) if options is None else options
    return Lobby(context, game, chosen, device, opener=None if was_here else device)


class Lobby(BaseLobby):
    """The lobby of one *game* with its *options*, by default the usual ones."""

    def __init__(
        self,
        context: Context,
        game: AnyGame,
        options: object = None,
        device: Device | None = None,
        opener: Device | None = None,
    ) -> None:
        super().__init__(context, game.seats[-1], device, opener)
        self.game = game
        self.options = context.kiosk_rules.default_options(game) if options is None else options

    def title(self) -> str:
        name = self.game.title
        return say("lobby.title_short", game=name) if is_short(self.game, self.options) else name

    def lay_out(self, below: pygame.Surface | None) -> None:
        super().lay_out(below)
        if self._first_time and has_lesson(self.game.name):
            self.widgets.run(wobble(self.widgets["lesson"], 3.0, 0.9))

    def offers_teams(self) -> bool:
        return bool(getattr(self.options, "teams", False))

    def missing(self) -> str:
        fewest = self.game.seats[0]
        if len(self.occupants()) >= fewest:
            return ""
        return say("lobby.missing", game=self.game.title, count=fewest)

    def go_back(self, device: Device) -> Transition:
        remember(self.context, self.game, self.options, self.occupants())
        return super().go_back(device)

    def buttons(self) -> list[ButtonSpec]:
        help_words = say("lobby.help")
        buttons = [*self.phone_buttons(), ButtonSpec("help", help_words, self._help, "icon-help")]
        if has_lesson(self.game.name):
            words = say("lesson.first") if self._first_time else say("lesson.open")
            buttons.append(ButtonSpec("lesson", words, self._lesson, "icon-play"))
        if self.context.kiosk_rules.choosable_options(self.game):
            options = ButtonSpec("options", say("lobby.options"), self._open_options, "icon-gear")
            buttons.append(options)
        return [*buttons, ButtonSpec("start", say("lobby.start"), self.begin, "icon-check")]

    def _help(self, device: Device) -> Transition:
        return Push(self.context.routes.help(self.game, device))

    @property
    def _first_time(self) -> bool:
        """Whether nobody has chosen this game here before."""
        return self.game.name not in self.context.lobby_setups

    def _lesson(self, device: Device) -> Transition:
        remember(self.context, self.game, self.options, self.occupants())
        return Push(self.context.routes.lesson(self.game.name, device, self._focus_on_start))

    def _focus_on_start(self) -> None:
        self.menu.focus = "start"

    def _open_options(self, device: Device) -> Transition:
        seats = len(self.occupants())
        menu = OptionsMenu(self.context, self.game, self.options, self._set_options, device, seats)
        return Push(menu)

    def _set_options(self, options: object) -> None:
        self.options = options

    def begin(self, device: Device) -> Transition:
        if missing := self.missing():
            raise Refused(missing)
        return paid(self.context, price_for(self.occupants()), self._open_table)

    def _open_table(self) -> Transition:
        occupants = tuple(self.occupants())
        remember(self.context, self.game, self.options, occupants)
        context, seed = self.context, self.context.seed()
        table = context.routes.table(self.game, self.options, occupants, seed)
        context.seating.one_keyboard = one_keyboard(occupants)
        return Reset(table)
