"""What a phone without a seat is told, and what it may do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from phones.screens import ScreenMenu
from scenes.core.scene import Scene
from scenes.menus.lobby.base_lobby import BaseLobby
from scenes.menus.phones.invitation import Invitation
from scenes.menus.title import Title
from scenes.phones.big_screen import BigScreenWords
from scenes.table.overlays.missing_device import MissingDeviceDialog
from scenes.table.table_scene import TableScene
from scenes.ui.menu.menu_screen import MenuScreen
from seats.devices import Device
from seats.seating import Seating
from words import say

SIT_DOWN = "sit"
"""The key of a menu whose only item is to sit down."""


def seatless_words(
    scenes: Sequence[Scene], seating: Seating, words: BigScreenWords, phone: Device
) -> BigScreenWords:
    """What *phone*, which has no seat, says while the top one of *scenes* says *words*."""
    top = scenes[-1] if scenes else None
    if isinstance(top, Title):
        return replace(words, text=say("phones.choose_game"))
    if _acts(scenes, seating, phone):
        return words
    task, menu = say("phones.look_on"), None
    if not _has_place(top, seating):
        task = say("phones.onlooker")
    elif isinstance(top, BaseLobby | Invitation | TableScene | MissingDeviceDialog):
        task, menu = say("phones.no_seat"), ScreenMenu(SIT_DOWN, (say("phones.sit_down"),), 0)
    return BigScreenWords(task, words.title, menu, pad=False)


def _acts(scenes: Sequence[Scene], seating: Seating, phone: Device) -> bool:
    """Whether *phone* uses the top one of *scenes* as those do who have a seat."""
    top = scenes[-1] if scenes else None
    if not seating.seats() or not isinstance(top, MenuScreen | TableScene):
        return True
    if isinstance(scenes[0], Title) and not any(map(_seats_people, scenes)):
        return True  # nobody waits for others
    return isinstance(top, MenuScreen) and not _seats_people(top) and top.opened_by == phone


def _seats_people(scene: Scene) -> bool:
    return isinstance(scene, BaseLobby | TableScene)


def _has_place(top: Scene | None, seating: Seating) -> bool:
    """Whether somebody could sit down now, or go on for somebody else."""
    if isinstance(top, TableScene):
        return bool(seating.away() or (seating.people() and seating.bots()))
    return bool(seating.has_free_seat or seating.away())
