"""The window before a turn in which those who hold a Colour Block may cover a card."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from rules.core import Seat
from rules.quivvit import Action, Cover, Keep
from scenes.games.quivvit.tokens import QuivvitTokens
from scenes.table.choosing.choosing_steps import ChoosingStep, ChoosingSteps, Done, StepTarget
from scenes.table.choosing.cursor_motion import move_cursor
from scenes.table.choosing.pending_choices import PendingChoices
from sprites.motion.timestep import STEP
from sprites.pictures.geometry import Box
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

SECONDS = 10.0
GHOST = 0.75
ARROW_ROOM = 26.0  # from the words above to the middle of the arrow over what keeps the block
GHOST_Z = 445.0


class BlockWindow:
    """How long it has been open; silence means no."""

    def __init__(self) -> None:
        self._asked: object = None
        self.left = SECONDS

    @property
    def is_over(self) -> bool:
        """Whether it is too late."""
        return self.left <= 0.0

    def run(self, asked: PendingChoices[Action], *, stands: bool = False) -> None:
        """Let one step go by in which somebody may answer; the time *stands* or runs."""
        if asked is not self._asked:
            self._asked, self.left = asked, SECONDS
        if not stands:
            self.left -= STEP


class CoverSteps(ChoosingSteps[Action]):
    """One question: which card *seat* covers, shown with its block as it would lie there."""

    def __init__(self, tokens: QuivvitTokens, seat: Seat, legal: Collection[Action]) -> None:
        self._stage, self._layout, self._legal = tokens.stage, tokens.layout, legal
        picture = tokens.grid.plank(seat)
        self._ghost = Token(picture, Pose(0, 0, alpha=GHOST), GHOST_Z + seat / 10, "ghost")
        self._ghost.visible = False

    def first(self) -> ChoosingStep[Action]:
        below_words = self._layout.panels[0].status.bottom + ARROW_ROOM
        keep: StepTarget[Action] = StepTarget(
            self._layout.decline, say("quivvit.keep_spot"), lambda: Done(Keep()),
            ceiling=below_words,
        )  # fmt: skip
        cards = [self._card(place) for place in range(len(self._layout.places))]
        return ChoosingStep((keep, *cards))

    def clear(self) -> None:
        self._stage.remove(self._ghost)

    def _card(self, place: int) -> StepTarget[Action]:
        slot, action = self._layout.places[place], Cover(place)
        box = Box.around(slot.x, slot.y, self._layout.card, self._layout.card)
        if action not in self._legal:
            return StepTarget(box, say("quivvit.covered"), None)
        words, show = say("quivvit.cover_spot"), partial(self._lay, place)
        return StepTarget(box, words, lambda: Done(action), show)

    def _lay(self, place: int) -> None:
        slot = self._layout.places[place]
        self._stage.add(self._ghost)
        move_cursor(self._ghost, Pose(slot.x, slot.y, alpha=GHOST))
