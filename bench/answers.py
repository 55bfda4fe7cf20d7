"""How many frames pass between a press and another picture.

Run by itself (`python -m bench.answers`) it prints frames as JSON.
"""

from __future__ import annotations

import zlib
from pathlib import Path

import pygame

from bench.games.quibbit import table_after
from bench.measuring.figures import Figure
from bench.measuring.harness import Harness
from bench.measuring.processes import environment, measured, report
from scenes.menus.title import Title
from scenes.table.table_scene import TableScene
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Occupant, Person

SIZE = (1280, 720)
GOAL = "the next frame"
PATIENCE = 120  # frames
OCCUPANTS: tuple[Occupant, ...] = (Person(LEFT_KEYS), *[BotPlayer("random")] * 3)
PRESSES = (pygame.KSCAN_D, pygame.KSCAN_A, pygame.KSCAN_S)


def measure() -> dict[str, int]:
    """The slowest answer of the title and of a table, with reduced motion."""
    harness = Harness(SIZE, reduced_motion=True)
    harness.open(Title(harness.context))
    title = max(_answer(harness, key) for key in PRESSES)
    table = table_after(1, harness.context, OCCUPANTS)
    harness.open(TableScene(table))
    while not (table.awaiting_choice and table.pending.people_choosing):
        harness.frame()
    harness.frames(PATIENCE)  # until the bots have chosen
    return {"title": title, "table": max(_answer(harness, key) for key in PRESSES[:2])}


def _answer(harness: Harness, scancode: int) -> int:
    before = _checksum(harness)
    _key(scancode, down=True)
    frames = 0
    while _checksum(harness) == before and frames < PATIENCE:
        harness.frame()
        frames += 1
    _key(scancode, down=False)
    harness.frames(PATIENCE)
    return frames


def _key(scancode: int, down: bool) -> None:
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    key = pygame.key.key_code(chr(ord("a") + scancode - pygame.KSCAN_A))
    pygame.event.post(pygame.event.Event(kind, scancode=scancode, key=key, mod=0, unicode=""))


def _checksum(harness: Harness) -> int:
    return zlib.crc32(harness.screen.surface().get_buffer().raw)


def figures(effort: str, driver: str, home: Path) -> list[Figure]:
    """One row for the title and one for a table."""
    found = measured("answers", (), environment(driver, home))
    return [
        Figure(
            f"press to changed picture, {scene}",
            count,
            "frames",
            floor=1,
            goal=GOAL,
            met=count <= 1,
        )
        for scene, count in found.items()
    ]


if __name__ == "__main__":
    report(measure())
