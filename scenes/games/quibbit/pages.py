"""The rules of Quibbit, in words and pictures."""

from __future__ import annotations

from collections.abc import Sequence

from rules.games import AnyGame
from scenes.ui.help_pictures import crowns, five, home, jump, race, toy
from scenes.ui.page_flow import Chapter, Illustration, Paragraph
from words import say

PAGES: tuple[tuple[str, int, Illustration], ...] = (
    ("race", 3, race),
    ("cards", 3, five),
    ("leap", 2, jump),
    ("home", 3, home),
    ("crown", 4, crowns),
    ("start", 2, toy),
)


def chapters(game: AnyGame) -> Sequence[Chapter]:
    """The rules of Quibbit."""
    return [
        Chapter(say(f"quibbit_help.{page}"), _paragraphs(page, count), picture)
        for page, count, picture in PAGES
    ]


def _paragraphs(page: str, count: int) -> list[Paragraph]:
    return [Paragraph(say(f"quibbit_help.{page}_{number}")) for number in range(1, count + 1)]
