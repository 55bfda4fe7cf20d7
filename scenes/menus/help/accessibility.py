"""What the program has for people with disabilities and what it lacks, by two guidelines."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.ui.pages.page_flow import Chapter, Paragraph
from scenes.ui.pages.page_screen import PageScreen
from words import say

XBOX = range(101, 124)
AREAS = ("motor", "cognitive", "vision", "hearing", "general")  # in which something is lacking


class Accessibility(PageScreen):
    """One chapter for each guideline; docs/ACCESSIBILITY.md says the same at length."""

    def chapters(self) -> Sequence[Chapter]:
        xbox = [say(f"accessibility.xag_{number}") for number in XBOX]
        areas = [
            say(f"accessibility.gag_{area}{lacks}") for area in AREAS for lacks in ("", "_lacks")
        ]
        areas.insert(-2, say("accessibility.gag_speech"))
        return [
            _chapter(say("accessibility.guide"), xbox),
            _chapter(say("accessibility.other_guide"), areas),
        ]


def _chapter(title: str, lines: Sequence[str]) -> Chapter:
    return Chapter(title, [Paragraph(line) for line in lines])
