"""How many frames pass between a press and another picture.

Run by itself (`python -m bench.answers`) it prints frames as JSON.
"""

from __future__ import annotations

import zlib
from pathlib import Path

import pygame

from bench.child import measured, report, surroundings
from bench.figure import Figure
from bench.harness import Harness
from scenes.menus.title import Title
from scenes.table.table_scene import TableScene
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Occupant, Person

SIZE = (1280, 720)
GOAL = "the next frame"
PATIENCE = 120  # frames
KEYBOARD: tuple[Occupant, ...] = (Person(LEFT_KEYS), *[BotPlayer("random")] * 3)
PRESSES = (pygame.KSCAN_D, pygame.KSCAN_A, pygame.KSCAN_S)


def measure() -> dict[str, int]:
    """The slowest answer on the title and at a table, with motion reduced to what answers."""
    room = Harness(SIZE, still=True)
    room.open(Title(room.context))
    title = max(_answer(room, key) for key in PRESSES)
    table = room.table(KEYBOARD, rounds=1)
    room.open(TableScene(table))
    while not (table.resting and table.pending.people_choosing):
        room.frame()
    room.frames(PATIENCE)  # the bots have sealed their cards
    return {"title": title, "table": max(_answer(room, key) for key in PRESSES[:2])}


def _answer(room: Harness, scancode: int) -> int:
    before = _picture(room)
    _key(scancode, down=True)
    frames = 0
    while _picture(room) == before and frames < PATIENCE:
        room.frame()
        frames += 1
    _key(scancode, down=False)
    room.frames(PATIENCE)
    return frames


def _key(scancode: int, down: bool) -> None:
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    key = pygame.key.key_code(chr(ord("a") + scancode - pygame.KSCAN_A))
    pygame.event.post(pygame.event.Event(kind, scancode=scancode, key=key, mod=0, unicode=""))


def _picture(room: Harness) -> int:
    return zlib.crc32(room.screen.surface().get_buffer().raw)


def figures(effort: str, driver: str, home: Path) -> list[Figure]:
    """One row for the title and one for a table."""
    found = measured("answers", (), surroundings(driver, home))
    return [
        Figure(f"press to changed picture, {scene}", count, "frames", 1, GOAL, count <= 1)
        for scene, count in found.items()
    ]


if __name__ == "__main__":
    report(measure())
