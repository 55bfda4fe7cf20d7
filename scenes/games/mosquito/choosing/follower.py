"""The steps of a turn that are taken elsewhere, shown as far as everybody may see them."""

from __future__ import annotations

from collections.abc import Sequence

from rules.mosquito import Action, ActionKind, Step
from scenes.games.mosquito.choosing.openings import alike
from scenes.games.mosquito.choosing.preview import raised_box
from scenes.games.mosquito.choosing.steps import MosquitoSteps
from scenes.games.mosquito.components.pond.dark_labels import name_point
from scenes.table.choosing.choosing_steps import ChoosingStep, StepTarget
from scenes.table.choosing.cursor_chooser import CURSOR_Z
from sprites.motion.gestures import shiver
from sprites.pictures.geometry import Box, Slot

EXCHANGES = ActionKind.EXCHANGE, ActionKind.BOTH  # kinds of turns that begin with an exchange
OVER_CURSOR = CURSOR_Z + 1  # whose frame is round what is refused
REFUSED, LARGE = 1.6, 1.3  # how long a card says why it cannot be chosen, and how large


class MosquitoFollower(MosquitoSteps):
    """Shows steps without a cursor; of a hidden hand nothing, only the exchange."""

    def follow(self, way: Sequence[Step]) -> None:
        """Show the steps of *way*."""
        if self._table.is_open:
            self._step(tuple(way)).show()
        elif way[0] in EXCHANGES:
            self._previews.follow(way[:3])

    def straight(self) -> ChoosingStep[Action] | None:
        """What comes after the first step if nothing but placing makes a point, as all may see.

        What costs a token is never chosen for a seat, and in a lesson each step is made. So is the
        first where nothing comes after it.
        """
        ways = [kind for kind, may in self._possible.items() if may and kind is not ActionKind.PASS]
        way = (ActionKind.PLACE,)
        if self._asks or self._only or ways != [ActionKind.PLACE]:
            return None
        return self._step((*way, *alike(self._legal, way)))

    def frame(self, target: StepTarget[Action]) -> Box | None:
        """Where an arrow would cover what is beyond, or would hardly be seen."""
        if self.is_button(target):
            return self._tokens.buttons.face(target.box)
        if not self.in_hand(target):
            return target.box
        wide = self._tokens.panels[self._seat].spread(len(self._hand))[1]
        is_whole = target.box.w >= wide
        return raised_box(Slot(*target.box.centre), wide) if is_whole else None

    def in_hand(self, target: StepTarget[Action]) -> bool:
        """Whether *target* is neither on the pond nor a button."""
        on_pond = self._tokens.rows.layout.rows.contains(*target.box.centre)
        return not on_pond and not self.is_button(target)

    def refuse(self, target: StepTarget[Action], number: int) -> None:
        """Say only at a card or pad why it cannot be chosen; a card of the hand, *number*, shakes.

        Of a hidden hand nothing: the words would stay when its curtain has closed.
        """
        if not self._table.is_open or self.is_button(target):
            return
        rows, within = self._tokens.rows, self._tokens.rows.layout.rows
        if self.in_hand(target):
            within = rows.layout.hand_room(self._seat) or self._tokens.panels[self._seat].places.box
            self._table.play(shiver(self._previews.in_hand[number][1]))
        told = name_point(
            rows.stage, target.box, target.words, within=within, seconds=REFUSED, scale=LARGE,
            z=OVER_CURSOR,
        )  # fmt: skip
        self._table.play(told)
        self._tokens.panels[self._seat].show_status("")

    def leave(self) -> None:
        """Take away at once what was shown."""
        self._previews.put_back()
