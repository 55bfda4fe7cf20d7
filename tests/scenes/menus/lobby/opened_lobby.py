"""A lobby laid out without a window, and who sits in it."""

from __future__ import annotations

from rules.quibbit import QUIBBIT
from scenes.core.context import Context
from scenes.core.scene import Push, Transition
from scenes.menus.lobby.lobby import Lobby, open_lobby
from scenes.ui.menu.menu_screen import MenuScreen
from seats.devices import Device
from tests.scenes.contexts import PAD


def lobby(context: Context, device: Device = PAD) -> Lobby:
    screen = open_lobby(context, QUIBBIT, device)
    assert isinstance(screen, Lobby)
    screen.lay_out(None)
    return screen


def pushed(move: Transition) -> MenuScreen:
    assert isinstance(move, Push)
    assert isinstance(move.scene, MenuScreen)
    move.scene.lay_out(None)
    return move.scene


def occupants(context: Context) -> list[object]:
    return [context.seating.occupant(seat) for seat in context.seating.seats()]
