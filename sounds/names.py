"""What can be heard: every sound by name, and the files it is kept in."""

from __future__ import annotations

from enum import Enum, IntEnum
from pathlib import Path

FILES = Path(__file__).parent / "files"
RATE = 48000  # of every file and of the mixer: a loop that is resampled gets a seam

_CHAIN = tuple(range(8))  # one semitone for every counted tile, and some to spare
_FROGS = (0, 2, 4, 7, 9)  # a pentatonic choir: four frogs and the dummy


class Kind(IntEnum):
    """Sounds of one kind are equally loud; a later kind outlives an earlier one in a crowd."""

    TOUCH = 0  # heard all the time: cursor, counted tiles
    PAPER = 1  # cards and curtains
    POND = 2  # frogs, leaves, water
    CHIME = 3  # a word to the players
    TUNE = 4  # great moments; in stereo

    @property
    def suffix(self) -> str:
        """The form a kind is kept in: long tunes are packed."""
        return ".ogg" if self is Kind.TUNE else ".wav"


class Sound(Enum):
    """An effect: its kind, how many variants it has, and the semitones it was made at."""

    MENU_MOVE = "menu-move", Kind.TOUCH, 3
    MENU_CONFIRM = "menu-confirm", Kind.CHIME
    MENU_BACK = "menu-back", Kind.CHIME
    MENU_CHANGE = "menu-change", Kind.TOUCH, 3
    PAGE = "page", Kind.PAPER, 3
    REFUSE = "refuse", Kind.CHIME
    PAUSE = "pause", Kind.CHIME
    RESUME = "resume", Kind.CHIME

    JOIN = "join", Kind.CHIME, 1, (0, 2, 4, 7, 9, 12)
    LEAVE = "leave", Kind.CHIME
    PAD_PLUGGED = "pad-plugged", Kind.CHIME
    PAD_LOST = "pad-lost", Kind.CHIME
    NOTICE = "notice", Kind.CHIME
    APOLOGY = "apology", Kind.CHIME

    MATCH_START = "match-start", Kind.TUNE
    ROUND = "round", Kind.CHIME
    TURN = "turn", Kind.CHIME
    COUNTDOWN = "countdown", Kind.CHIME
    LAP = "lap", Kind.TUNE
    WIN = "win", Kind.TUNE
    TIE = "tie", Kind.TUNE
    MATCH_OVER = "match-over", Kind.TUNE

    CARD_DEAL = "card-deal", Kind.PAPER, 3
    CARD_HOVER = "card-hover", Kind.TOUCH, 3
    CARD_SEAL = "card-seal", Kind.PAPER, 3
    CARD_FLIP = "card-flip", Kind.PAPER, 3
    CARD_RETURNED = "card-returned", Kind.CHIME, 2
    CARD_LOST = "card-lost", Kind.CHIME, 2
    ALL_SEALED = "all-sealed", Kind.CHIME
    CURTAIN_OPEN = "curtain-open", Kind.PAPER
    CURTAIN_CLOSE = "curtain-close", Kind.PAPER
    DUMMY_TURN = "dummy-turn", Kind.PAPER
    DUMMY_SHUFFLE = "dummy-shuffle", Kind.PAPER

    TICK = "tick", Kind.TOUCH, 1, _CHAIN
    HOP = "hop", Kind.POND, 3
    BOING = "boing", Kind.POND, 2, (0, 1, 2, 3)
    CROAK = "croak", Kind.POND, 3, _FROGS
    LAND_LEAF = "land-leaf", Kind.POND, 3
    LAND_FLOWER = "land-flower", Kind.POND, 3
    LAND_WATER = "land-water", Kind.POND, 3
    DIVE = "dive", Kind.POND
    CROWN = "crown", Kind.CHIME

    def __init__(
        self, stem: str, kind: Kind, variants: int = 1, steps: tuple[int, ...] = (0,)
    ) -> None:
        self.stem = stem
        self.kind = kind
        self.variants = variants
        self.steps = steps

    def files(self, step: int = 0) -> tuple[Path, ...]:
        """The variants made nearest to *step* semitones up."""
        nearest = min(self.steps, key=lambda made: abs(made - step))
        pitch = f"+{nearest}" if len(self.steps) > 1 else ""
        names = (f"{self.stem}{pitch}-{take + 1}" for take in range(self.variants))
        return tuple(FILES / (name + self.kind.suffix) for name in names)


class Ambience(Enum):
    """A quiet loop that lies under a whole scene."""

    POND_MORNING = "pond-morning"

    @property
    def file(self) -> Path:
        """Where the loop is kept."""
        return FILES / f"{self.value}.ogg"
