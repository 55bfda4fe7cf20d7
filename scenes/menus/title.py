"""The title: a hero at dawn, the games on the shelf, and the way to everything else."""

from __future__ import annotations

import pygame

from rules.games import AnyGame
from scenes.core.context import Context
from scenes.core.game_parts import emblem
from scenes.core.scene import Push, Quit, Reset, Transition
from scenes.menus.wordmark import wordmark
from scenes.ui.backdrop import AmbientMotion
from scenes.ui.buttons import ButtonSpec, button_row
from scenes.ui.dialog import Dialog, DialogButton, away
from scenes.ui.labels import GAP, PAD, label_pictures
from scenes.ui.menu import MenuItem
from scenes.ui.menu_screen import MenuScreen, ScreenLayout, safe
from seats.devices import Device
from seats.input_events import InputEvent
from sounds.bank import Ambience, Sound
from sprites.motion.timestep import STEP
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Part, Text
from words import say

TITLE_SIZE = 56.0
TILE = 620.0
EMBLEM = 250.0
HERO = 0.36  # of the width


class Title(MenuScreen):
    """Where every evening begins and ends."""

    def __init__(self, context: Context) -> None:
        self._games = context.kiosk_rules.offered
        super().__init__(context, self._games[0].name)
        self._quiet = 0  # steps since anybody said anything
        context.bank.play_ambience(Ambience.STILL_DAWN)

    def back(self, device: Device) -> Transition:
        if self.context.kiosk_rules.kiosk:
            return self.refuse()
        self.menu.focus = "quit"
        return None

    def start(self, device: Device) -> Transition:
        if device.has_start_button and self.menu.focused:
            return self.choose(self.menu.focused, device)
        return self.back(device)

    def handle(self, event: InputEvent) -> Transition:
        self._quiet = 0
        return super().handle(event)

    def lay_out(self, below: pygame.Surface | None) -> None:
        self._quiet = 0
        super().lay_out(below)

    def step(self) -> Transition:
        if self.context.notices:
            return Push(Dialog(self.context, self.context.notices.pop(0)))
        if cut := self.context.archive.unfinished():
            return Push(self.context.routes.resume_offer(cut))
        self._quiet += 1
        if self._quiet * STEP >= self.context.kiosk_rules.patience.title:
            return Reset(self.context.routes.attract())
        return super().step()

    def layout(self) -> ScreenLayout:
        room = safe(self.renderer)
        buttons = self._buttons(room)
        low = buttons[0].box.y - 2 * GAP
        right = Box(room.x + room.w * HERO, room.y, room.w * (1 - HERO), low - room.y)
        name, shelf = right.split_rows(0.36, 0.64, gap=GAP)
        return ScreenLayout(wordmark(self.renderer, name), [*self._tiles(shelf), *buttons])

    def enliven(self, life: AmbientMotion) -> None:
        super().enliven(life)
        room = safe(self.renderer)
        low = self._buttons(room)[0].box.y
        size = min(room.w * HERO * 1.16, (low - room.y) * 0.96)
        life.hero(room.x + room.w * HERO * 0.5 - GAP, low - GAP, size)

    def _tiles(self, room: Box) -> list[MenuItem]:
        wide = min(TILE + 200 * (self.renderer.text_scale - 1), room.w / len(self._games) - GAP)
        x = room.centre[0] - (wide * len(self._games) + GAP * (len(self._games) - 1)) / 2
        return [
            self._tile(game, Box(x + i * (wide + GAP), room.y, wide, room.h))
            for i, game in enumerate(self._games)
        ]

    def _tile(self, game: AnyGame, room: Box) -> MenuItem:
        wide = room.w
        title = Text(game.title, TITLE_SIZE, width=wide - 2 * PAD)
        seats = say("title.game_seats", fewest=game.seats[0], most=game.seats[-1])
        count = Text(seats, theme.FLOOR, theme.INK_SOFT, width=wide - 2 * PAD)
        tall = [self.renderer.size(text)[1] for text in (title, count)]
        show = min(EMBLEM, room.h - sum(tall) - 2 * GAP)
        high = show + sum(tall) + 2 * GAP
        face = label_pictures(
            wide,
            high,
            [
                *emblem(game.name, wide, show),
                Part(title, wide / 2, GAP / 2 + show + tall[0] / 2),
                Part(count, wide / 2, GAP / 2 + show + tall[0] + tall[1] / 2),
            ],
        )
        box = Box.around(*room.centre, wide, high)
        return MenuItem(game.name, box, face.plain, face.lit, lambda by: self._open(game, by))

    def _buttons(self, room: Box) -> list[MenuItem]:
        keys = [
            ButtonSpec("settings", say("title.settings"), self._settings, "icon-gear"),
            ButtonSpec("help", say("title.help"), self._help, "icon-help"),
            ButtonSpec(
                "records", say("title.records"), self._records, "icon-records", Sound.RECORDS
            ),
            ButtonSpec("credits", say("title.credits"), self._credits, "icon-log"),
        ]
        if not self.context.kiosk_rules.kiosk:
            keys.append(ButtonSpec("quit", say("title.quit"), self._quit, "icon-cross"))
        return button_row(self.renderer, keys, room)

    def _quit(self, by: Device) -> Transition:
        """Quitting takes a second thought: on a shared screen a press is soon made."""
        answers = (
            DialogButton("stay", say("title.stay"), away),
            DialogButton("quit", say("title.quit"), lambda _: Quit()),
        )
        return Push(Dialog(self.context, say("title.quit_question"), answers, "icon-help", by))

    def _open(self, game: AnyGame, by: Device) -> Transition:
        return Push(self.context.routes.new_lobby(game, by))

    def _settings(self, by: Device) -> Transition:
        return Push(self.context.routes.settings(by))

    def _help(self, by: Device) -> Transition:
        return Push(self.context.routes.help(self._games, by))

    def _records(self, by: Device) -> Transition:
        return Push(self.context.routes.records(by))

    def _credits(self, by: Device) -> Transition:
        return Push(self.context.routes.credits(by))
