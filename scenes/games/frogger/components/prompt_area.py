"""What a seat points at, in words below the prompt."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.games.frogger.components.panel import FroggerPanel
from scenes.table.top_bar import TopBar
from scenes.ui.control_signs import LabelledSign
from seats.glyphs import Glyph
from words.phrases import capitalized


class FroggerPromptArea:
    """Words go below the prompt, controls to the seat's panel."""

    def __init__(self, top_bar: TopBar, panel: FroggerPanel, confirm: Glyph) -> None:
        self._top_bar, self._panel, self._confirm = top_bar, panel, confirm

    def show_status(self, words: str) -> None:
        """Write what the cursor points at."""
        self._top_bar.show_detail(capitalized(words))

    def show_controls(self, signs: Sequence[LabelledSign]) -> None:
        """Print what to press and what it does, or nothing."""
        self._panel.essential = self._confirm
        self._panel.show_controls(signs)

    def show_idle_status(self) -> None:
        """Leave the prompt alone: what is pointed at goes with the next one."""
