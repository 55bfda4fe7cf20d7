"""A card that is pointed at turns to its better side and back, so that one sees what would meet."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.quivvit import View, card_value
from scenes.core.script import Script, together, wait
from scenes.games.quivvit.card_face import DISC
from scenes.games.quivvit.cards import VALUES
from scenes.games.quivvit.components.grid import POINTED, QuivvitGrid
from scenes.games.quivvit.layout import QuivvitLayout
from sprites.motion.ease import in_out_sine
from sprites.motion.gestures import gesture
from sprites.pictures.pictures import Art
from sprites.pictures.pose import NO_OFFSET, Pose, PoseOffset
from sprites.stage.stage import Stage
from sprites.stage.token import Token

REST, ONCE, TIMES = 0.15, 2.6, 3  # seconds before it turns; there, back and until the next time
TURNED, TURNS_BACK, BACK = 0.15, 0.74, 0.87  # of that time
ENDING = 0.12  # seconds in which a card lies again as before
VALUE_Z = 444.0


class ShownTurn:
    """Turns one card at a time, until it is to *end*; an upright value stays upright."""

    def __init__(self, stage: Stage, layout: QuivvitLayout, grid: QuivvitGrid, view: View) -> None:
        self._stage, self._layout, self._grid = stage, layout, grid
        self._upright = view.options.upright_values
        self._card: Token | None = None  # that is turned
        self._joints: Sequence[Token] = ()  # what joins it to others
        self._value: Token | None = None  # over it

    def begin(self, place: int, quarters: int, joints: Sequence[Token]) -> None:
        """Turn the card of a place by some *quarters*, again and again.

        The *joints* to other cards are seen only while it is turned: equal colours meet there.
        """
        self.end()
        self._joints = joints
        self._show_joints(False)
        card = self._grid.cards[place]
        if card is None or self._stage.renderer.reduced_motion:
            return
        self._card = self._grid.tokens[place]
        if self._upright:
            slot = self._layout.places[place]
            disc = Art(VALUES[card_value(card.card)], POINTED * DISC * self._layout.card)
            self._value = Token(disc, Pose(slot.x, slot.y), VALUE_Z, "value")
            self._stage.add(self._value)
        self._stage.run(self._turn(self._card, 90.0 * quarters))

    def end(self) -> None:
        """Let the card lie as it lay."""
        if self._value is not None:
            self._stage.remove(self._value)
        card, self._card, self._value = self._card, None, None
        if card is not None and card.offset != NO_OFFSET:
            angle = card.offset.angle
            self._stage.run(gesture(card, ENDING, lambda t: PoseOffset(angle=angle * (1 - t))))

    def _turn(self, card: Token, angle: float) -> Script:
        yield from wait(REST)
        for _ in range(TIMES):
            if self._card is not card or card.offset != NO_OFFSET:
                return  # it is another's turn, or something else moves the card
            turning = gesture(card, ONCE, there_and_back(angle))
            yield from together(turning, self._join(card))

    def _join(self, card: Token) -> Script:
        yield from wait(TURNED * ONCE)
        if self._card is card:
            self._show_joints(True)
        yield from wait((TURNS_BACK - TURNED) * ONCE)
        if self._card is card:
            self._show_joints(False)

    def _show_joints(self, shown: bool) -> None:
        for joint in self._joints:
            joint.visible = shown


def there_and_back(angle: float) -> Callable[[float], PoseOffset]:
    """The offset at each share of the time of a card that is shown turned by *angle*."""

    def shape(t: float) -> PoseOffset:
        if t < TURNS_BACK:
            return PoseOffset(angle=angle * in_out_sine(min(1.0, t / TURNED)))
        left = max(0.0, (BACK - t) / (BACK - TURNS_BACK))
        return PoseOffset(angle=angle * in_out_sine(left))

    return shape
