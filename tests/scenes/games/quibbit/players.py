"""Players of Quibbit who use only what is on the screen."""

from __future__ import annotations

from random import Random

from rules.core import Seat
from scenes.games.quibbit.choosing.choosing import SEALING
from scenes.games.quibbit.layout import seat_box
from scenes.games.quibbit.table import QuibbitTable
from scenes.table.choosing.hand_chooser import HAND_Z
from scenes.table.choosing.secrecy.secrecy import Secrecy
from scenes.table.top_bar import TopBarButton
from seats.intents import Intent
from seats.pointer.pointer import POINTER
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import (
    PAUSE,
    Buttons,
    Mouse,
    asked_seat,
    pressing,
    shows_events,
    skip,
)

WALKS = (Intent.LEFT, Intent.RIGHT, Intent.UP, Intent.DOWN)


class QuibbitButtonPlayer:
    """Presses random buttons when asked; skips what is shown, unless *patient*."""

    def __init__(
        self, app: RunningApp, buttons: Buttons, seed: int = 1, *, patient: bool = False
    ) -> None:
        self.app, self.buttons, self.patient = app, buttons, patient
        self._rng = Random(f"{seed}/{buttons.device.kind}")
        self._presses = pressing(buttons, self._wish, PAUSE)

    def act(self) -> None:
        """Do what is to be done in this frame."""
        next(self._presses)

    def _wish(self) -> Intent | None:
        seat = asked_seat(self.app, self.buttons.device)
        if seat is None:
            if not self.patient and shows_events(self.app):
                skip(self.app)
            return None
        board = self.app.table.match.state.view(None).board
        if board.round and self.app.table.secrecy(seat) is Secrecy.SEALED:
            return SEALING[self._rng.choice(board.hands[seat]) - 1]
        return self._rng.choice((*WALKS, Intent.CONFIRM, Intent.CONFIRM))


class QuibbitPointerPlayer:
    """Clicks or taps something that can be chosen, and skips what is shown."""

    def __init__(self, app: RunningApp, pointer: Mouse, seed: int = 1) -> None:
        self.app, self.pointer = app, pointer
        self._rng = Random(f"{seed}/pointer")
        self._pause = 0

    def act(self) -> None:
        """Do what is to be done in this frame."""
        self._pause -= 1
        seat = asked_seat(self.app, POINTER)
        if seat is not None and self._pause < 0:
            self.pointer.touch(*self._place(self.app.shows_table(QuibbitTable), seat))
            self._pause = 2 * PAUSE
        elif shows_events(self.app) and self._pause < 0:
            skip = self.app.shows_table(QuibbitTable).top_bar.buttons[TopBarButton.SKIP]
            self.pointer.touch(*skip.centre)
            self._pause = 2 * PAUSE

    def _place(self, table: QuibbitTable, seat: Seat) -> tuple[float, float]:
        view = table.match.state.view(None)
        if view.board.round:
            cards = [token for token in table.tokens.cards.tokens.values() if token.z >= HAND_Z]
            if not cards:
                return table.layout.middle.centre  # the curtain
            pose = self._rng.choice(cards).pose
            return pose.x, pose.y
        line = [at for at in view.board.progress if at is not None]
        tiles = (max(line) + 1, min(line) - 1) if line else range(len(view.board.ring))
        return seat_box(table.tokens.ring.slot(self._rng.choice(tiles)), table.layout.pad).centre
