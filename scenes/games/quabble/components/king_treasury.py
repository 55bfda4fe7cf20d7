"""The King on his throne at the head of the hall, and what nobody claimed on both his sides."""

from __future__ import annotations

from collections.abc import Sequence

from rules.quabble import Kind
from scenes.games.quabble.components.treasury import TreasuryDisplay
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Paper
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 100.0
SHELF_HIGH, SHELF_WIDE = 92.0, 520.0
LEFT = 6  # kinds on the King's right hand, which is the left of the screen


class KingTreasury:
    """The King's Treasury."""

    def __init__(self, stage: Stage, hall: Box) -> None:
        high = min(hall.h, 250.0)
        wide = high / height_ratio("king")
        x, low = hall.centre[0], hall.bottom
        self.king = Token(Art("king", wide), Pose(x, low - high / 2), Z + 5, "king")
        shelf = min(SHELF_WIDE, (hall.w - wide) / 2 - 20)
        tall = min(SHELF_HIGH, hall.h)
        boxes = (
            Box(x - wide / 2 - 8 - shelf, low - tall, shelf, tall),
            Box(x + wide / 2 + 8, low - tall, shelf, tall),
        )
        kinds = tuple(Kind)
        self._treasuries = [
            TreasuryDisplay(stage, box.inset(10, 6), Z + 1, part)
            for box, part in zip(boxes, (kinds[:LEFT], kinds[LEFT:]), strict=True)
        ]
        stage.add(
            self.king,
            *(
                Token(Paper(box.w, box.h, theme.PAPER, edge=theme.GOLD), Pose(*box.centre), Z)
                for box in boxes
            ),
        )

    def show(self, kinds: Sequence[Kind]) -> None:
        """Have exactly these kinds lie in the King's Treasury."""
        for treasury in self._treasuries:
            treasury.show([kind for kind in kinds if kind in treasury.cells])

    def pose(self, kind: Kind) -> Pose:
        """Where cards of *kind* go."""
        return self._of(kind).pose(kind)

    def cell(self, kind: Kind) -> Token:
        """The cell of a kind."""
        return self._of(kind).cells[kind]

    def box(self, kind: Kind) -> Box:
        """Where the cell of a kind is."""
        return self._of(kind).box(kind)

    @property
    def side(self) -> float:
        """How large a cell is."""
        return self._treasuries[0].side

    def _of(self, kind: Kind) -> TreasuryDisplay:
        return next(treasury for treasury in self._treasuries if kind in treasury.cells)
