"""The course of a close-up: what of its act happens, and when; it follows from what it shows."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.table.climaxes.close_ups.acts import (
    FALL_SECONDS,
    HIT_SECONDS,
    LEAP_SECONDS,
    TUG_SECONDS,
    Act,
)
from scenes.table.climaxes.close_ups.close_up_content import CloseUpContent
from scenes.table.climaxes.close_ups.close_up_counts import COUNTING
from scenes.table.climaxes.close_ups.close_up_thing import MOVE_SECONDS, RISE_SECONDS
from scenes.table.climaxes.close_ups.phases import LAPPED_SECONDS, STRUCK_SECONDS

FACING_SECONDS = 0.25  # for which two stand face to face, if nothing is counted
BEFORE_SECONDS = 0.45  # longer that all wait for what decides, while other words are read
KNOCKS = frozenset({Act.BUMP, Act.PLUNGE})


@dataclass(frozen=True, slots=True)
class Course:
    """The course of a *content*; whoever is *calm* does not move."""

    content: CloseUpContent
    calm: bool

    @property
    def act(self) -> Act:
        """What is done."""
        return self.content.act

    @property
    def coming(self) -> Act:
        """As for which act all come in."""
        return self.act if self.content.hit else Act.BUMP

    @property
    def meets(self) -> bool:
        """Whether there are two sides, which act."""
        return bool(self.content.glad and self.content.hit) and not self.calm

    @property
    def falls(self) -> bool:
        """Whether who has only lost tumbles in."""
        return self.content.tells_loss and not self.calm

    @property
    def bumps(self) -> bool:
        """Whether two sides meet."""
        return self.meets and self.act not in {Act.LAP, Act.FACE, Act.ROW}

    @property
    def laps(self) -> bool:
        """Whether who is glad leaps over who is hit, which spins away."""
        return self.act is Act.LAP and self.meets

    @property
    def plunges(self) -> bool:
        """Whether who is hit falls into water."""
        return self.act is Act.PLUNGE and not self.calm

    @property
    def crowns(self) -> bool:
        """Whether who is glad gets the thing from the head of who is hit, or from above."""
        return self.act is Act.CROWN and bool(self.content.glad) and not self.calm

    @property
    def blocks(self) -> bool:
        """Whether who is hit runs into the thing."""
        return self.act is Act.BLOCK and self.bumps

    @property
    def pulls(self) -> bool:
        """Whether both pull at the thing, until who is glad has it."""
        return self.act is Act.SNATCH and self.bumps and self.content.thing is not None

    @property
    def strikes(self) -> bool:
        """Whether who is glad crouches, and shoots to where it hits."""
        knocks = self.coming in KNOCKS and self.act is not Act.CROWN
        return knocks and bool(self.content.glad) and not self.calm

    @property
    def waits(self) -> float:
        """How many seconds longer all wait for what decides."""
        return BEFORE_SECONDS if self.content.before else 0.0

    @property
    def meeting(self) -> float:
        """How many seconds pass until all are there, and those who knock others do it."""
        if self.falls:
            return FALL_SECONDS + self.waits
        if self.laps:
            return LAPPED_SECONDS + self.waits
        if self.pulls:
            return LEAP_SECONDS
        return (STRUCK_SECONDS if self.strikes else LEAP_SECONDS) + self.waits

    @property
    def touching(self) -> float:
        """How many seconds they touch until they go apart."""
        if self.pulls:
            return TUG_SECONDS + self.waits
        return HIT_SECONDS if self.bumps else 0.0

    @property
    def deciding(self) -> float:
        """How many seconds after all have met it is decided who is glad."""
        if self.calm or not self.content.glad:
            return 0.0
        match self.act:
            case Act.SNATCH:
                return self.touching
            case Act.CROWN:
                return self.touching + RISE_SECONDS + MOVE_SECONDS
            case Act.FACE | Act.ROW if self.meets:
                return COUNTING if self.content.counts else FACING_SECONDS
            case Act.BLOCK if self.blocks:
                return LEAP_SECONDS
        return 0.0

    @property
    def late(self) -> float:
        """How many seconds later it is decided than where one just hits another."""
        lapping = LAPPED_SECONDS - LEAP_SECONDS if self.laps else 0.0
        return self.deciding + lapping + (0.0 if self.pulls else self.waits)
