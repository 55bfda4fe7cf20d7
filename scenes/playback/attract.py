"""The show: while nobody is there, bots play the real games on the real tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pygame

from rules.core import Game
from scenes.core.context import Context
from scenes.core.scene import Push, Reset, Scene, Transition
from scenes.menus.phones.opening import join_words
from scenes.table.game_table import AnyTable
from scenes.table.open_table import open_table
from scenes.table.table_scene import TableScene
from scenes.ui.boards import board
from seats.devices import Device
from seats.input.input_events import InputEvent, Point, Press, UnknownPad
from seats.intents import Phase
from seats.occupants import BotPlayer
from seats.seating import Seating
from sounds.bank import SoundBank
from sprites.motion.timestep import STEP
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Part, Text
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

BOT = "normal"
MOST = 4  # frogs at a table on show: more take longer than anybody watches
RESULTS_SECONDS = 6.0  # seconds in which the results are shown
SIGN_SECONDS = 6.0  # in which the sign says one thing
SIGN_Z = 900.0

AnyGame = Game[Any, Any, Any, Any]


def attract(context: Context) -> Scene:
    """The next game on show; a match that nobody plays any more is over for good."""
    context.archive.abandon()
    return Attract(context, following(context.last_shown, context.kiosk_rules.offered_games))


def following(last: str, games: Sequence[AnyGame]) -> AnyGame:
    """The game after the one called *last*, which is never that one unless it is the only one."""
    names = [game.name for game in games]
    return games[(names.index(last) + 1) % len(games) if last in names else 0]


class Attract:
    """Bots play one match of *game*; whatever is pressed leads to its lobby.

    The table gets a context with a seating of its own, and nothing is recorded.
    """

    overlay = False

    def __init__(self, context: Context, game: AnyGame) -> None:
        context.last_shown = game.name
        self.game = game
        self._context = context
        seed = context.seed()
        quiet = not context.settings.attract_sound
        if quiet:
            context.bank.play_ambience(None)
        self._stage = replace(
            context,
            seating=Seating(),
            settings=replace(context.settings, one_button="off"),
            bank=SoundBank(silent=True) if quiet else context.bank,
            on_show=True,
        )
        occupants = [BotPlayer(BOT)] * _bot_players(game, Random(seed))
        self.shown: Scene = open_table(
            self._stage, game, context.kiosk_rules.default_options(game), occupants, seed
        )
        self._bare = True
        self._steps = 0
        self._left = round(RESULTS_SECONDS / STEP)

    def handle(self, event: InputEvent) -> Transition:
        match event:
            case Press(device=device, down=True) | Point(device=device, phase=Phase.DOWN):
                return self._welcome(device)
            case UnknownPad():
                return Reset(self._context.routes.title())
            case _:
                return None

    def step(self) -> Transition:
        match self.shown.step():
            case Reset(results) if isinstance(self.shown, TableScene):
                self.shown, self._bare = results, True
            case Reset() | Push():
                return self._next()
        self._steps += 1
        if not isinstance(self.shown, TableScene):
            self._left -= 1
        elif self._steps % round(SIGN_SECONDS / STEP) == 0:
            self._hang_sign(self.shown.table)
        return None if self._left > 0 else self._next()

    def draw(self, screen: pygame.Surface, ahead: float) -> Sequence[pygame.Rect]:
        if self._bare:
            self.lay_out(None)
        return self.shown.draw(screen, ahead)

    def lay_out(self, below: pygame.Surface | None) -> None:
        self._bare = False
        self.shown.lay_out(below)
        if isinstance(self.shown, TableScene):
            self._hang_sign(self.shown.table)

    def leave(self) -> None:
        self.shown.leave()

    def _next(self) -> Transition:
        return Reset(attract(self._context))

    def _welcome(self, device: Device) -> Transition:
        routes = self._context.routes
        return Reset(routes.new_lobby(self.game, device), routes.title(self.game.name))

    def _invitation(self) -> str:
        """How people begin to play here."""
        box = self._context.coin_box
        if not box.words:
            joining = (
                join_words(self._context.phones) if self._steps * STEP // SIGN_SECONDS % 2 else ""
            )
            return joining or say("attract.press")
        return say("coins.invitation") if box.is_free else box.words

    def _hang_sign(self, table: AnyTable) -> None:
        """Say how to join, where the table's own buttons would be: nobody needs them now."""
        box = _round(list(table.top_bar.buttons.values()))
        sign = _sign(box, self._invitation())
        hung = [token for token in table.stage.tokens if token.name == "invitation"]
        if not hung:
            table.stage.add(Token(sign, Pose(*box.centre), SIGN_Z, "invitation"))
        for token in hung:
            token.picture = sign


def _bot_players(game: AnyGame, rng: Random) -> int:
    return rng.choice([count for count in game.seats if count <= MOST] or [game.seats[0]])


def _round(boxes: Sequence[Box]) -> Box:
    """The smallest box around *boxes*."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


def _sign(box: Box, invitation: str) -> Collage:
    words = Text(invitation, theme.BODY, theme.INK, box.w - 32, box.h - 12)
    sheet = board(box.w, box.h, lit=True, edge=theme.FOCUS_EDGE)
    middle = box.w / 2, box.h / 2
    return Collage(box.w, box.h, (Part(sheet, *middle), Part(words, *middle)))
