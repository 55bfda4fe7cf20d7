"""The seat of a frog on the ring."""

from __future__ import annotations

from scenes.table.seats.hand_panel import HandPanel
from sprites.pictures.geometry import Box


class QuibbitSeat(HandPanel):
    """What to press has the room of the status line as well while that is empty."""

    key_size = 34.0  # so that two lines fit

    @property
    def sign_room(self) -> Box:
        return self.places.keys if self._status.visible else self._deed_box

    def show_status(self, words: str) -> None:
        super().show_status(words)
        if self.controls:
            self.show_controls(self.controls)
