"""Lone people who play any game through the real event queue: what a bot advises, by any device."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from bots.levels import make_bot
from rules.mosquito import Place
from scenes.table.choosing.chooser import Chooser
from seats.intents import Intent
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import (
    PAUSE,
    Buttons,
    Mouse,
    asked_seat,
    pressing,
    shows_events,
    skip,
)

ADVISER = "easy"


class Adviser:
    """What a person is to choose, and with what; skips what is shown."""

    def __init__(self, app: RunningApp, device: Buttons | Mouse) -> None:
        self._app, self._device, self._rng = app, device.device, Random(1)
        self._chooser: Chooser[Any] | None = None
        self._action: Any = None

    def ask(self) -> tuple[Chooser[Any], Any] | None:
        """The open chooser and the advised action, if there is something to choose."""
        seat = asked_seat(self._app, self._device)
        if seat is None:
            if shows_events(self._app):
                skip(self._app)
            return None
        table = self._app.table
        chooser = table.pending.chooser(seat)
        if chooser is None or chooser.choice is not None:
            return None
        if chooser is not self._chooser:
            state, bot = table.match.state, make_bot(ADVISER, table.match.game.name)
            legal = state.legal(seat)
            advised = bot.choose(state.view(seat), legal, self._rng)
            ways = (one for one in legal if is_alike(one, advised) and chooser.next_box(one))
            self._action = advised if chooser.next_box(advised) else next(ways, advised)
            self._chooser = chooser
        return chooser, self._action


def is_alike(one: object, other: object) -> bool:
    """Whether they are turns of Mosquito that place another card of the same suit, if any."""
    if not (isinstance(one, Place) and isinstance(other, Place)):
        return one == other
    return one.card.suit is other.card.suit and replace(one, card=other.card) == other


def with_buttons(app: RunningApp, buttons: Buttons) -> Callable[[], None]:
    """Plays, frame by frame, with a pad or keys."""
    adviser = Adviser(app, buttons)

    def wish() -> Intent | None:
        asked = adviser.ask()
        return asked[0].next_press(asked[1]) if asked else None

    return pressing(buttons, wish, 1).__next__


def with_pointer(app: RunningApp, pointer: Mouse) -> Callable[[], None]:
    """Plays, frame by frame, with the mouse or a finger."""
    adviser, rest = Adviser(app, pointer), 0

    def act() -> None:
        nonlocal rest
        rest -= 1
        asked = adviser.ask() if rest <= 0 else None
        if asked:
            chooser, action = asked
            point_at(pointer, chooser, action)
            rest = PAUSE

    return act


def point_at(pointer: Mouse, chooser: Chooser[Any], action: Any) -> None:
    """Touch what leads to *action*."""
    box = chooser.next_box(action)
    assert box, "a pointer needs a place"
    pointer.touch(*box.centre)
