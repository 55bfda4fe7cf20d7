"""What measurements of whole matches at a table begin with."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import pygame

from rules.games import REGISTRATIONS, AnyGame, game_called
from scenes.app.command_line.arguments import parse
from scenes.app.frames.clocks import GameClock
from scenes.app.services.services import Services
from scenes.app.window import open_display
from scenes.core.context import Context


def asked_matches(
    name: str, description: str | None, argv: Sequence[str] | None
) -> tuple[Sequence[AnyGame], int]:
    """The games that the command line names, or all, and how many matches of each to play."""
    parser = argparse.ArgumentParser(prog=f"python -m bench.{name}", description=description)
    parser.add_argument("games", nargs="*", choices=(*REGISTRATIONS, []))
    parser.add_argument("--matches", type=int, default=3)
    asked = parser.parse_args(argv)
    return [game_called(game) for game in asked.games or REGISTRATIONS], asked.matches


def hidden_context() -> Context:
    """A context for tables that nobody sees."""
    open_display(headless=True)
    pygame.font.init()
    return Services(parse(["--headless", "--demo", "--game", "quibbit"]), GameClock()).context
