"""On the lower edge of a card on which the cursor rests: what turns would bring, for beginners."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scenes.core.script import Script, wait
from scenes.games.quivvit.choosing.grid_cursor import PASS
from scenes.games.quivvit.choosing.turned_cards import SIDES, TurnedCards
from scenes.games.quivvit.components.turn_marks import POINTED_Z, slip_slot, turn_slip
from scenes.games.quivvit.layout import QuivvitLayout
from seats.intents import Intent
from sprites.motion.timestep import Motion
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

RESTS = 0.4  # seconds until they come
SMALL = 0.84  # of slips at a card in the hand, with usual text


class RestingGains:
    """Two slips that come where the cursor rests, or none where nobody is helped so."""

    def __init__(
        self, stage: Stage, layout: QuivvitLayout, play: Callable[[Motion], None],
        turned: TurnedCards | None,
    ) -> None:  # fmt: skip
        self._stage, self._layout, self._play, self._turned = stage, layout, play, turned
        self._tokens: list[Token] = []
        self._place: int | None = None  # where the cursor rests
        self._rests = 0  # of the cursor so far

    def rest(self, place: int) -> None:
        """Show soon what turns of the card at a *place* bring, and nothing of any other."""
        if place == self._place:
            return
        self.leave()
        self._place = place
        if self._turned and place != PASS and self._turned.can_turn(place, 1):
            self._play(self._come(place, self._turned))

    def leave(self) -> None:
        """Show nothing."""
        self._stage.remove(*self._tokens)
        self._tokens.clear()
        self._place = None
        self._rests += 1

    def _come(self, place: int, turned: TurnedCards) -> Script:
        rests = self._rests
        yield from wait(RESTS)
        if rests != self._rests:
            return
        self._tokens = gain_slips(self._stage.renderer, self._layout, place, turned.gains(place))
        self._stage.add(*self._tokens)


def gain_slips(
    renderer: Renderer, layout: QuivvitLayout, place: int, gains: Mapping[Intent, int]
) -> list[Token]:
    """The slips on the lower edge of the card of a place, with what turns bring."""
    size = layout.card * min(1.0, SMALL * renderer.text_scale)
    rimmed = not renderer.high_contrast
    return [
        Token(
            turn_slip(size, spot, gains[spot], rimmed=rimmed),
            slip_slot(layout, place, spot),
            POINTED_Z,
            "resting-gain",
        )
        for spot in SIDES
    ]
