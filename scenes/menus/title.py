"""The title: a tile for each game, and buttons to everything else."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from rules.games import REGISTRATIONS, Registration, game_called
from scenes.core.context import Context
from scenes.core.game_parts import emblem
from scenes.core.scene import Push, Quit, Reset, Transition
from scenes.menus.wordmark import wordmark
from scenes.ui.buttons import ButtonSpec, centred_buttons
from scenes.ui.labels import GAP, PADDING, cached_label, cached_pictures
from scenes.ui.menu.ambient_motion import AmbientMotion
from scenes.ui.menu.dialog import Dialog, DialogButton, close_dialog
from scenes.ui.menu.menu import MenuItem
from scenes.ui.menu.menu_screen import MenuScreen
from scenes.ui.menu.screen_layout import ScreenLayout
from seats.devices import Device
from seats.input_events import InputEvent
from sounds.bank import Ambience, Sound
from sprites.motion.timestep import STEP
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Part, Text
from words import say

TITLE_SIZE = 56.0  # design units
TILE = 620.0  # the widest a tile gets with text at 100 %
EMBLEM = 250.0  # the highest an emblem gets
FROG = 0.36  # of the width, at the left


class Title(MenuScreen):
    """The first scene; when nobody does anything for a while, bots play to be watched."""

    def __init__(self, context: Context) -> None:
        self._games = [REGISTRATIONS[name] for name in context.kiosk_rules.games]
        super().__init__(context, self._games[0].name)
        self._idle_steps = 0
        context.bank.play_ambience(Ambience.STILL_DAWN)

    def go_back(self, device: Device) -> Transition:
        if self.context.kiosk_rules.kiosk:
            return self.refuse()
        self.menu.focus = "quit"
        return None

    def on_menu_button(self, device: Device) -> Transition:
        if device.has_start_button and self.menu.focused_item:
            return self.choose(self.menu.focused_item, device)
        return self.go_back(device)

    def handle(self, event: InputEvent) -> Transition:
        self._idle_steps = 0
        return super().handle(event)

    def lay_out(self, below: pygame.Surface | None) -> None:
        self._idle_steps = 0
        super().lay_out(below)

    def step(self) -> Transition:
        if self.context.notices:
            return Push(Dialog(self.context, self.context.notices.pop(0)))
        if match := self.context.archive.unfinished():
            return Push(self.context.routes.resume_offer(match))
        self._idle_steps += 1
        if self._idle_steps * STEP >= self.context.kiosk_rules.timeouts.title:
            return Reset(self.context.routes.attract())
        return super().step()

    def build_layout(self) -> ScreenLayout:
        area = self.safe_area
        buttons = self._buttons(area)
        low = buttons[0].box.y - 2 * GAP
        right = Box(area.x + area.w * FROG, area.y, area.w * (1 - FROG), low - area.y)
        name, games = right.split_rows(0.36, 0.64, gap=GAP)
        return ScreenLayout(wordmark(self.renderer, name), [*self._tiles(games), *buttons])

    def add_ambient_motion(self, ambient: AmbientMotion) -> None:
        super().add_ambient_motion(ambient)
        area = self.safe_area
        low = self._buttons(area)[0].box.y
        size = min(area.w * FROG * 1.16, (low - area.y) * 0.96)
        ambient.add_title_frog(area.x + area.w * FROG * 0.5 - GAP, low - GAP, size)

    def _tiles(self, area: Box) -> list[MenuItem]:
        count = len(self._games)
        wide = min(TILE + 200 * (self.renderer.text_scale - 1), area.w / count - GAP)
        x = area.centre[0] - (wide * count + GAP * (count - 1)) / 2
        return [
            self._tile(game, Box(x + i * (wide + GAP), area.y, wide, area.h))
            for i, game in enumerate(self._games)
        ]

    def _tile(self, game: Registration, area: Box) -> MenuItem:
        """A game's emblem, its title and for how many it is."""
        wide = area.w
        title = Text(game.title, TITLE_SIZE, width=wide - 2 * PADDING)
        seats = say("title.game_seats", fewest=game.seats[0], most=game.seats[-1])
        count = Text(seats, theme.FLOOR, theme.INK_SOFT, width=wide - 2 * PADDING)
        title_high, count_high = (self.renderer.size(text)[1] for text in (title, count))
        emblem_high = min(EMBLEM, area.h - (title_high + count_high) - 2 * GAP)
        high = emblem_high + (title_high + count_high) + 2 * GAP
        y = GAP / 2 + emblem_high
        words = (
            Part(title, wide / 2, y + title_high / 2),
            Part(count, wide / 2, y + title_high + count_high / 2),
        )
        pictures = cached_label(
            game.name, (wide, high), lambda: [*emblem(game.name, wide, emblem_high), *words]
        )
        box = Box.around(*area.centre, wide, high)
        return MenuItem(game.name, box, pictures, partial(self._open, game))

    def _buttons(self, area: Box) -> list[MenuItem]:
        buttons = [
            ButtonSpec("settings", say("title.settings"), self._settings, "icon-gear"),
            ButtonSpec("help", say("title.help"), self._help, "icon-help"),
            ButtonSpec(
                "records", say("title.records"), self._records, "icon-records", Sound.RECORDS
            ),
            ButtonSpec("credits", say("title.credits"), self._credits, "icon-log"),
        ]
        if not self.context.kiosk_rules.kiosk:
            buttons.append(ButtonSpec("quit", say("title.quit"), self._quit, "icon-cross"))
        return [
            replace(item, pictures=cached_pictures(item.name, item.pictures))
            for item in centred_buttons(self.renderer, buttons, area)
        ]

    def _quit(self, device: Device) -> Transition:
        """Ask first: on a shared screen a press is soon made."""
        buttons = (
            DialogButton("stay", say("title.stay"), close_dialog),
            DialogButton("quit", say("title.quit"), lambda _: Quit()),
        )
        return Push(Dialog(self.context, say("title.quit_question"), buttons, "icon-help", device))

    def _open(self, game: Registration, device: Device) -> Transition:
        return Push(self.context.routes.new_lobby(game_called(game.name), device))

    def _settings(self, device: Device) -> Transition:
        return Push(self.context.routes.settings(device))

    def _help(self, device: Device) -> Transition:
        return Push(self.context.routes.help(self.context.kiosk_rules.offered_games, device))

    def _records(self, device: Device) -> Transition:
        return Push(self.context.routes.records(device))

    def _credits(self, device: Device) -> Transition:
        return Push(self.context.routes.credits(device))
