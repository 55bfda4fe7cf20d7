"""The window before a turn in which those who hold a Color Block may cover a card."""

from __future__ import annotations

from collections.abc import Collection

from rules.core import Seat
from rules.quivvit import Action, Cover, Keep
from scenes.games.quivvit.grid import QuivvitGrid
from scenes.games.quivvit.layout import QuivvitLayout
from scenes.table.choosing.pending_choices import PendingChoices
from scenes.table.choosing.steps import Done, Step, StepChooser, StepTarget
from scenes.table.hand_panel import HandPanel
from seats.devices import Device
from sounds.bank import SoundBank
from sprites.motion.timestep import STEP
from sprites.pictures.geometry import Box
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

SECONDS = 10.0
GHOST = 0.75
GHOST_Z = 445.0


class BlockWindow:
    """How long it has been open; silence means no."""

    def __init__(self) -> None:
        self._asked: object = None
        self.left = SECONDS

    @property
    def shut(self) -> bool:
        """Whether it is too late."""
        return self.left <= 0.0

    def run(self, asked: PendingChoices[Action]) -> None:
        """Let one step go by in which somebody may answer."""
        if asked is not self._asked:
            self._asked, self.left = asked, SECONDS
        self.left -= STEP


def covering(
    stage: Stage, bank: SoundBank, panel: HandPanel, seat: Seat, device: Device,
    legal: Collection[Action], layout: QuivvitLayout, quilt: QuivvitGrid,
) -> StepChooser[Action]:  # fmt: skip
    """A cursor over the cards, with the block as it would lie there."""
    ghost = Token(quilt.plank(seat), Pose(0, 0, alpha=GHOST), GHOST_Z + seat / 10, "ghost")

    def clear() -> None:
        stage.remove(ghost)

    def lay(place: int) -> None:
        slot = layout.places[place]
        ghost.pose = Pose(slot.x, slot.y, alpha=GHOST)
        if ghost.stage is None:
            stage.add(ghost)

    def card(place: int) -> StepTarget[Action]:
        slot, action = layout.places[place], Cover(place)
        box = Box.around(slot.x, slot.y, layout.card, layout.card)
        if action not in legal:
            return StepTarget(box, say("quivvit.covered"), None)
        return StepTarget(box, say("quivvit.cover_spot"), lambda: Done(action), lambda: lay(place))

    keep: StepTarget[Action] = StepTarget(
        layout.decline, say("quivvit.keep_spot"), lambda: Done(Keep())
    )
    step = Step((keep, *(card(place) for place in range(len(layout.places)))))
    return StepChooser(
        stage, bank, panel, seat, device, step, clear, layout.mat, lambda _: None, hidden=False
    )
