"""The title: a box for each game on a jetty, and buttons to everything else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

import pygame

from rules.games import REGISTRATIONS, Registration, game_called
from rules.party import SEATS
from scenes.core.context import Context
from scenes.core.scene import Push, Quit, Reset, Transition
from scenes.core.settings.lobby_setup import PARTY
from scenes.menus.game_boxes import (
    HEIGHT,
    JETTY_BELOW,
    WIDTH,
    box_pictures,
    contents_widgets,
    jetty_widget,
    lid_widget,
    room_over,
)
from scenes.menus.phones.join_sign import join_sign
from scenes.menus.phones.opening import address_and_code, open_invitation
from scenes.menus.start_sign import choosing_glyphs, start_sign
from scenes.menus.unfinished import Unfinished
from scenes.menus.wordmark import wordmark
from scenes.ui.buttons import ButtonSpec, centred_buttons, thin_boards
from scenes.ui.labels import (
    GAP,
    cached_pictures,
    heading,
)
from scenes.ui.menu.ambient_motion import AmbientMotion
from scenes.ui.menu.dialog import Dialog, DialogButton, close_dialog
from scenes.ui.menu.menu import MenuItem
from scenes.ui.menu.menu_screen import MenuScreen
from scenes.ui.menu.screen_layout import ScreenLayout
from scenes.ui.widgets import Widget
from seats.devices import Device
from seats.glyphs import Glyph
from seats.input.input_events import InputEvent, Point, Press
from sounds.bank import Ambience, Sound
from sprites.motion.timestep import STEP
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Picture
from words import say

FROG, FROG_PER_SCALE = 0.235, 0.055  # of the width, at the left; less with larger text
FROG_SIZE = 1.4  # of that
BOX_GAP = 22.0  # design units
BOX_SHARE = 0.56  # of the height over the jetty
LOOK = 60  # steps from one look at how phones join to the next
Signs: TypeAlias = tuple[str, tuple[str, str] | None, tuple[Glyph, ...]]


class Title(MenuScreen):
    """The first scene; when nobody does anything for a while, bots play to be watched.

    The box of the game *last* played has the focus, the first one if that is not offered, or the
    button of party nights after one.
    """

    def __init__(self, context: Context, last: str = "") -> None:
        names = context.kiosk_rules.games
        self._games = [REGISTRATIONS[name] for name in names]
        self._last_box = last if last in names else names[0]
        super().__init__(context, last if last == PARTY else self._last_box)
        self._idle_steps = 0
        self._shown_signs: Signs = "", None, ()
        self._unfinished = Unfinished(context)
        context.party = None
        context.bank.play_ambience(Ambience.STILL_DAWN)

    def go_back(self, device: Device) -> Transition:
        if self.context.kiosk_rules.kiosk:
            return self.actions.refuse()
        self.menu.focus = "quit"
        return None

    def on_menu_button(self, device: Device) -> Transition:
        if device.has_start_button and self.menu.focused_item:
            return self.actions.choose(self.menu.focused_item, device)
        return self.go_back(device)

    def handle(self, event: InputEvent) -> Transition:
        if isinstance(event, Press | Point):
            self._idle_steps = 0
        if self.menu.focus in self.context.kiosk_rules.games:
            self._last_box = self.menu.focus
        return super().handle(event)

    def lay_out(self, below: pygame.Surface | None) -> None:
        self._idle_steps = 0
        self.context.archive.leave_match()
        if not self._unfinished.is_outdated:
            self._unfinished.look()
        super().lay_out(below)

    def step(self) -> Transition:
        if self.context.notices:
            return Push(Dialog(self.context, self.context.notices.pop(0)))
        if self._unfinished.is_outdated:  # the archive opens after the title
            self._look_for_unfinished()
        if offer := self._unfinished.next_offer():
            return Push(offer)
        if self._must_write_signs():
            self.refresh()
        self._idle_steps += 1
        patience = self.context.kiosk_rules.timeouts.title + self.context.settings.scan_patience
        if self._idle_steps * STEP >= patience:
            return Reset(self.context.routes.attract())
        return super().step()

    def _look_for_unfinished(self) -> None:
        """Offer what was cut off, or show a button if people know of it."""
        self._unfinished.look()
        if not self.context.offers_on_request:
            self._unfinished.offer_all()
        elif self._unfinished.words:
            self.refresh()

    def build_layout(self) -> ScreenLayout:
        area = self.safe_area
        specs, right = self._button_specs(), self._right(area)
        buttons = self._buttons(specs, area)
        boxes = self._boxes(right, buttons[0].box.y - 2 * GAP)
        name = Box(right.x, area.y, right.w, boxes[0].y - area.y - room_over(boxes[0].w))
        items = [self._item(game, box) for game, box in zip(self._games, boxes, strict=True)]
        lids = [
            widget
            for game, box in zip(self._games, boxes, strict=True)
            for widget in self._lid_and_contents(game, box)
        ]
        jetty = jetty_widget(self.renderer, boxes)
        mark = wordmark(self.renderer, name)
        words = [mark, *self._signs(replace(area, w=mark.box.x - GAP - area.x))]
        thin = thin_boards(specs, buttons)
        return ScreenLayout([jetty, *words, *lids, *thin], [*items, *buttons])

    def _signs_now(self) -> Signs:
        """What playing costs where there is a coin slot, how phones join, and what chooses."""
        context = self.context
        return context.coin_box.words, address_and_code(context.phones), choosing_glyphs(context)

    def _must_write_signs(self) -> bool:
        """Whether they say something else now; the network is looked at now and then."""
        if self.context.coin_box.words != self._shown_signs[0]:
            return True
        return self._idle_steps % LOOK == 0 and self._signs_now() != self._shown_signs

    def _signs(self, area: Box) -> list[Widget]:
        """A heading and a smaller board below it, at the top of *area*, and what chooses."""
        self._shown_signs = price, joining, glyphs = self._signs_now()
        if not price and not joining:
            return self._start_sign(glyphs, area)
        y, signs = area.y, list[Widget]()
        if price:
            picture, wide, high = heading(self.renderer, price, area.w)
            signs.append(Widget("coins", picture, Box(area.x, y, wide, high)))
            y += high + GAP
        if joining:
            signs += join_sign(self.renderer, *joining, Box(area.x, y, area.w, area.h))
            y = signs[-1].box.bottom + GAP
        if price:  # three signs would cover the frog
            return signs
        return [*signs, *self._start_sign(glyphs, Box(area.x, y, area.w, area.h))]

    def _start_sign(self, glyphs: Sequence[Glyph], area: Box) -> list[Widget]:
        chooses_game = self.menu.focus in self.context.kiosk_rules.games
        return start_sign(self.renderer, glyphs, area, chooses_game=chooses_game)

    def upcoming_pictures(self) -> Sequence[Picture]:
        hidden = [widget.picture for widget in self.widgets.shown if not widget.visible]
        return [*super().upcoming_pictures(), *hidden]

    def add_ambient_motion(self, ambient: AmbientMotion) -> None:
        super().add_ambient_motion(ambient)
        ambient.add_reeds()
        area = self.safe_area
        games = self.context.kiosk_rules.games
        low = min(item.box.y for item in self.menu.items if item.name not in games)
        wide = self._right(area).x - area.x
        size = min(wide * FROG_SIZE, (low - area.y) * 0.96)
        ambient.add_title_frog(area.x + wide / 2, low - GAP, size)

    def _right(self, area: Box) -> Box:
        """What is right of the frog: more of *area* with larger text."""
        frog = area.w * (FROG - FROG_PER_SCALE * (self.renderer.text_scale - 1))
        return Box(area.x + frog, area.y, area.w - frog, area.h)

    def _boxes(self, area: Box, bottom: float) -> list[Box]:
        """A place for each game on the jetty, which is seen above *bottom*."""
        count, low = len(self._games), bottom - JETTY_BELOW
        wide = min(area.w / count - BOX_GAP, (low - area.y) * BOX_SHARE * WIDTH / HEIGHT)
        high = wide * HEIGHT / WIDTH
        x = area.right - (area.w - count * wide - (count - 1) * BOX_GAP) / 2 - wide
        return [
            Box(x - i * (wide + BOX_GAP), low - high, wide, high) for i in reversed(range(count))
        ]

    def _item(self, game: Registration, box: Box) -> MenuItem:
        pictures = box_pictures(self.renderer, game, box.w)
        on_choose = partial(self._open, game)
        return MenuItem(game.name, box, pictures, on_choose)

    def _lid_and_contents(self, game: Registration, box: Box) -> list[Widget]:
        in_focus = self.scan.raised == game.name
        lid = lid_widget(self.renderer, game, box, in_focus=in_focus)
        return [lid, *contents_widgets(game, box, in_focus=in_focus)]

    def _buttons(self, specs: Sequence[ButtonSpec], area: Box) -> list[MenuItem]:
        return [
            replace(item, pictures=cached_pictures(item.name, item.pictures))
            for item in centred_buttons(self.renderer, specs, area)
        ]

    def _button_specs(self) -> list[ButtonSpec]:
        """What leads to a game, and on thinner boards the rest."""
        rules = self.context.kiosk_rules
        records = ButtonSpec("records", say("title.records"), self._records, sound=Sound.RECORDS)
        rest = [
            ButtonSpec("settings", say("title.settings"), self._settings),
            ButtonSpec("help", say("title.help"), self._help),
            records,
            ButtonSpec("credits", say("title.credits"), self._credits),
        ]
        if len(rules.offered_languages) > 1:
            rest.append(
                ButtonSpec("language", say("settings.language"), self._languages, "icon-language")
            )
        if not rules.kiosk:
            rest.append(ButtonSpec("quit", say("title.quit"), self._quit))
        phones = ButtonSpec("phones", say("title.phones"), self._invite, "icon-phone")
        party = ButtonSpec("party", say("title.party"), self._party, "icon-party")
        go_on = ButtonSpec("go_on", self._unfinished.words, self._go_on, "icon-clock")
        return [
            *([go_on] if go_on.words else []),
            *([phones] if self.context.phones.is_allowed else []),
            *([party] if self._seats_a_party() else []),
            *(replace(button, quiet=True) for button in rest),
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

    def _seats_a_party(self) -> bool:
        """Whether a game is offered that enough people can play."""
        return any(game.seats[-1] >= SEATS[0] for game in self._games)

    def _invite(self, device: Device) -> Transition:
        """Let phones join; they take their seats in the lobby."""
        return Push(open_invitation(self.context, device, lambda _: None))

    def _go_on(self, device: Device) -> Transition:
        self._unfinished.offer_all()
        return None

    def _party(self, device: Device) -> Transition:
        """The lobby of a new party night, unless another one has not ended: only one is kept."""
        if self._unfinished.party:
            return Push(self.context.routes.party_offer(self._unfinished.party))
        return Push(self.context.routes.party_lobby(device))

    def _settings(self, device: Device) -> Transition:
        return Push(self.context.routes.settings(device))

    def _help(self, device: Device) -> Transition:
        return Push(self.context.routes.help_contents(device, self._last_box))

    def _records(self, device: Device) -> Transition:
        return Push(self.context.routes.records(device))

    def _languages(self, device: Device) -> Transition:
        return Push(self.context.routes.languages(device))

    def _credits(self, device: Device) -> Transition:
        return Push(self.context.routes.credits(device))
