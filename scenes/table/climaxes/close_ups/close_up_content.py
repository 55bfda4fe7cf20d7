"""What a close-up shows, and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rules.core import Seat
from scenes.table.climaxes.close_ups.acts import Act
from scenes.table.climaxes.close_ups.figures import Figure
from scenes.table.climaxes.headline import PictureOfWidth
from scenes.table.seats.seat_frog import Reaction
from sprites.pictures.geometry import Box
from sprites.stage.token import Token

GLAD: frozenset[Reaction] = frozenset({Reaction.JOY, Reaction.SMIRK})


@dataclass(frozen=True, slots=True)
class CloseUpContent:
    """The frogs of the seats that have *reactions*, the *thing* that it is about, and their *act*.

    A thing that is a token of the table is lifted. Beside the first who is glad, and beside the
    first who is hit, or before all in a row, one of its *counts* after another is seen. The
    *emblem* is beside the words; others stand *before* these until it is decided. All has room
    *within* a box, else within the safe area. Words alone lie where they cover least of the
    *pieces* of the table. Frogs come out of their *figures*, and go back to them.
    """

    reactions: Mapping[Seat, Reaction] = field(default_factory=dict)
    thing: PictureOfWidth | Token | None = None
    emblem: PictureOfWidth | None = None
    within: Box | None = None
    act: Act = Act.BUMP
    pieces: Sequence[Box] = ()
    counts: Mapping[Seat, Sequence[PictureOfWidth]] = field(default_factory=dict)
    figures: Mapping[Seat, Figure] = field(default_factory=dict)
    before: str = ""

    @property
    def glad(self) -> list[Seat]:
        """Who has done something, on the left."""
        return [seat for seat, reaction in self.reactions.items() if reaction in GLAD]

    @property
    def hit(self) -> list[Seat]:
        """To whom it was done, on the right."""
        return [seat for seat, reaction in self.reactions.items() if reaction not in GLAD]

    @property
    def tells_loss(self) -> bool:
        """Whether nobody is glad: who is shown tumbles in from above."""
        return bool(self.hit) and not self.glad
