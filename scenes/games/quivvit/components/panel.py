"""A seat of Quivvit!: what to press has the room of the status line too, while nothing is there."""

from __future__ import annotations

from dataclasses import replace

from scenes.games.quivvit.material import PLAIN
from scenes.table.seats.hand_panel import HandPanel
from scenes.table.seats.key_row import Signs, stacked
from scenes.ui.boards import PAD_Y, on_board
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Picture


class QuivvitPanel(HandPanel):
    """A seat whose keys are told in two lines, each with its word, where one is too narrow."""

    _has_words = _needs_lines = False  # whether the status line is written; whether one is too few

    @property
    def sign_room(self) -> Box:
        keys = self.places.keys
        if self._has_words or not self._needs_lines:
            return keys
        return replace(keys, h=keys.h + self.places.status.h)

    def show_controls(self, signs: Signs) -> None:
        if signs:
            line = stacked(self.stage.renderer, [signs], self.key_size)
            self._needs_lines = self._on_board(line)[0].width > self.places.keys.w
        super().show_controls(signs)

    def show_status(self, words: str) -> None:
        super().show_status(words)
        if self._has_words != bool(words):
            self._has_words = bool(words)
            self.show_controls(self.controls)

    def _on_board(self, picture: Picture, pad: float = PAD_Y) -> tuple[Collage, float]:
        return on_board(self.stage.renderer, picture, pad, PLAIN)
