"""What the two turns of a card would bring, shown once a cursor has rested on it."""

from __future__ import annotations

from scenes.games.quivvit.choosing.turned_cards import TurnedCards
from scenes.games.quivvit.components.turn_marks import slip_slot, turn_slip
from scenes.games.quivvit.tokens import QuivvitTokens
from seats.intents import Intent
from sprites.motion.timestep import STEP
from sprites.stage.token import Token

REST = 0.3  # seconds without a move
SLIP_Z = 480.0  # above the cursor's frame


class RestingPreview:
    """What either turn brings, on the edge of a card; ghosts on the corners it would link."""

    def __init__(self, tokens: QuivvitTokens, turned: TurnedCards) -> None:
        self._stage, self._layout = tokens.stage, tokens.layout
        self._highlights, self._turned = tokens.highlights, turned
        self._place: int | None = None
        self._seconds = 0.0
        self._shown: list[Token] = []

    def watch(self, place: int | None) -> None:
        """Count a step in which a cursor is at the card of a place, or at none that turns."""
        if place != self._place:
            self.clear()
            self._place, self._seconds = place, 0.0
        elif place is not None and self._seconds < REST:
            self._seconds += STEP
            if self._seconds >= REST and self._turned.can_turn(place, 1):
                self._show(place)

    def clear(self) -> None:
        """Show nothing any more."""
        self._stage.remove(*self._shown)
        self._shown.clear()

    def _show(self, place: int) -> None:
        ghosts = map(self._highlights.ghost, self._turned.linked(place))
        slips = [self._slip(place, side, gain) for side, gain in self._turned.gains(place).items()]
        self._shown = [*ghosts, *slips]
        self._stage.add(*self._shown)

    def _slip(self, place: int, side: Intent, gain: int) -> Token:
        picture = turn_slip(self._layout.card, side, gain)
        return Token(picture, slip_slot(self._layout, place, side), SLIP_Z, "turn-preview")
