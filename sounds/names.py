"""What can be heard: every sound by name, and the files it is kept in."""

from __future__ import annotations

from enum import Enum, IntEnum
from pathlib import Path

FILES = Path(__file__).parent / "files"
RATE = 48000  # of every file and of the mixer: a loop that is resampled gets a seam

_CHAIN = tuple(range(8))  # one semitone for every counted tile, and some to spare
_FROGS = (0, 2, 4, 7, 9)  # a pentatonic choir: four frogs and the dummy
_HOMES = (0, 2, 4, 7, 9, 12)  # six frogs come home, higher each
_SCORES = tuple(range(25))  # one semitone for every card whose power fires
_LINKS = tuple(range(12))  # one semitone for every square that links
_LAST = tuple(range(10))  # the last ten seconds, higher each


class Kind(IntEnum):
    """Sounds of one kind are equally loud; a later kind outlives an earlier one in a crowd."""

    MURMUR = 0  # goes on and on beneath everything
    TOUCH = 1  # heard all the time: cursor, counted tiles
    PAPER = 2  # cards, curtains, dice
    POND = 3  # frogs, leaves, water
    CHIME = 4  # a word to the players
    TUNE = 5  # great moments; in stereo

    @property
    def suffix(self) -> str:
        """The form a kind is kept in: all that is not short is packed."""
        return ".wav" if self in (Kind.TOUCH, Kind.PAPER) else ".ogg"


class Ambience(Enum):
    """A quiet loop that lies under a whole scene."""

    STILL_DAWN = "still-dawn"  # title, lobby
    POND_MORNING = "pond-morning"  # Quibbit
    RAINY_NOON = "rainy-noon"  # Frogger
    ROYAL_EVENING = "royal-evening"  # Quabble
    FIREFLY_DUSK = "firefly-dusk"  # Mosquito
    KITE_AFTERNOON = "kite-afternoon"  # Quivvit

    @property
    def file(self) -> Path:
        """Where the loop is kept."""
        return FILES / f"{self.value}.ogg"


class Sound(Enum):
    """An effect: its kind, how many variants it has, and the semitones it was made at.

    What is in the folder of an ambience belongs to its table, and is at hand only there.
    """

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

    MATCH_START = "match-start", Kind.TUNE
    ROUND = "round", Kind.CHIME
    TURN = "turn", Kind.CHIME
    PASSED = "passed", Kind.CHIME
    COUNTDOWN = "countdown", Kind.CHIME
    STILL_THERE = "still-there", Kind.CHIME
    HINT = "hint", Kind.CHIME
    RECORDS = "records", Kind.CHIME
    REPLAY_STEP = "replay-step", Kind.TOUCH, 3
    LAP = "pond-morning/lap", Kind.TUNE
    WIN = "win", Kind.TUNE
    TIE = "tie", Kind.TUNE
    MATCH_OVER = "match-over", Kind.TUNE

    CARD_DEAL = "card-deal", Kind.PAPER, 3
    CARD_HOVER = "card-hover", Kind.TOUCH, 3
    CARD_SEAL = "card-seal", Kind.PAPER, 3
    CARD_FLIP = "card-flip", Kind.PAPER, 3
    CARD_LAID = "card-laid", Kind.PAPER, 3
    CARD_TAKEN = "card-taken", Kind.PAPER, 3
    CARD_RETURNED = "pond-morning/card-returned", Kind.CHIME, 2
    CARD_LOST = "pond-morning/card-lost", Kind.CHIME, 2
    ALL_SEALED = "all-sealed", Kind.CHIME
    CURTAIN_OPEN = "curtain-open", Kind.PAPER
    CURTAIN_CLOSE = "curtain-close", Kind.PAPER
    DUMMY_TURN = "pond-morning/dummy-turn", Kind.PAPER
    SHUFFLE = "shuffle", Kind.PAPER

    TICK = "tick", Kind.TOUCH, 1, _CHAIN
    HOP = "hop", Kind.POND, 3
    BOING = "pond-morning/boing", Kind.POND, 2, (0, 1, 2, 3)
    CROAK = "croak", Kind.POND, 3, _FROGS
    LAND_LEAF = "pond-morning/land-leaf", Kind.POND, 3
    LAND_FLOWER = "pond-morning/land-flower", Kind.POND, 3
    LAND_WATER = "land-water", Kind.POND, 3
    DIVE = "pond-morning/dive", Kind.POND
    CROWN = "pond-morning/crown", Kind.CHIME

    # Frogger
    LAND_CARD = "rainy-noon/land-card", Kind.POND, 3
    KNOCK = "rainy-noon/knock", Kind.POND, 2
    TUMBLE = "rainy-noon/tumble", Kind.POND, 2
    SPLASH_BACK = "rainy-noon/splash-back", Kind.POND, 2
    CROCODILE_SWIM = "rainy-noon/crocodile-swim", Kind.POND
    CROCODILE_SNAP = "rainy-noon/crocodile-snap", Kind.POND, 2
    MARKET_FILLED = "rainy-noon/market-filled", Kind.PAPER
    FROG_HOME = "rainy-noon/frog-home", Kind.CHIME, 1, _HOMES

    # Quabble
    OFFER = "royal-evening/offer", Kind.PAPER, 3
    PAW_DOWN = "royal-evening/paw-down", Kind.PAPER, 3
    PAWS_LIFT = "royal-evening/paws-lift", Kind.PAPER
    TREASURE = "royal-evening/treasure", Kind.CHIME, 3
    CARD_SPLIT = "royal-evening/card-split", Kind.PAPER, 2
    TO_THE_KING = "royal-evening/to-the-king", Kind.CHIME
    POWER_WAKES = "royal-evening/power-wakes", Kind.CHIME
    SNATCH = "royal-evening/snatch", Kind.POND, 2
    EMPTY_PAW = "royal-evening/empty-paw", Kind.POND
    DIRECTION_TURNED = "royal-evening/direction-turned", Kind.CHIME
    KIND_LIT = "royal-evening/kind-lit", Kind.CHIME
    SCORE_STEP = "royal-evening/score-step", Kind.CHIME, 1, _SCORES
    SLAIN = "royal-evening/slain", Kind.POND
    FEAST = "royal-evening/feast", Kind.POND
    CORONATION = "royal-evening/coronation", Kind.TUNE

    # Mosquito
    CUT = "firefly-dusk/cut", Kind.PAPER, 2
    CARD_PLACED = "firefly-dusk/card-placed", Kind.PAPER, 3
    EXCHANGE = "firefly-dusk/exchange", Kind.PAPER, 2
    COVER = "firefly-dusk/cover", Kind.PAPER, 2
    HALO = "firefly-dusk/halo", Kind.CHIME, 2
    CLEAN_BUZZ = "firefly-dusk/clean-buzz", Kind.CHIME, 3
    DEAL_OVER = "firefly-dusk/deal-over", Kind.TUNE

    # Quivvit
    CARD_HELD = "kite-afternoon/card-held", Kind.TOUCH, 3
    CARD_TURNED = "kite-afternoon/card-turned", Kind.PAPER, 3
    CARD_LET_GO = "kite-afternoon/card-let-go", Kind.PAPER, 3
    LINK_GLOW = "kite-afternoon/link-glow", Kind.TOUCH, 1, _LINKS
    CARDS_LIFTED = "kite-afternoon/cards-lifted", Kind.PAPER, 2
    STACK_FLIES = "kite-afternoon/stack-flies", Kind.PAPER, 2
    REFILL_FLIP = "kite-afternoon/refill-flip", Kind.PAPER, 2
    FREE_LINK = "kite-afternoon/free-link", Kind.CHIME
    DIE_SHAKEN = "kite-afternoon/die-shaken", Kind.PAPER
    DIE_BOUNCE = "kite-afternoon/die-bounce", Kind.PAPER, 3
    DIE_RESTS = "kite-afternoon/die-rests", Kind.CHIME
    TIMER_TURNED = "kite-afternoon/timer-turned", Kind.POND
    SAND = "kite-afternoon/sand", Kind.MURMUR, 3  # one a second is an even trickle
    SAND_TICK = "kite-afternoon/sand-tick", Kind.CHIME, 1, _LAST
    TIME_OUT = "kite-afternoon/time-out", Kind.CHIME
    BLOCK_LAID = "kite-afternoon/block-laid", Kind.POND
    BLOCK_KEPT = "kite-afternoon/block-kept", Kind.POND
    DOUBLE_TOKEN = "kite-afternoon/double-token", Kind.CHIME
    DRAIN_LINE = "kite-afternoon/drain-line", Kind.CHIME

    def __init__(
        self, stem: str, kind: Kind, variants: int = 1, steps: tuple[int, ...] = (0,)
    ) -> None:
        self.stem = stem
        self.kind = kind
        self.variants = variants
        self.steps = steps

    @property
    def place(self) -> Ambience | None:
        """Where the sound belongs, if not everywhere."""
        folder, _, _ = self.stem.rpartition("/")
        return Ambience(folder) if folder else None

    def every_file(self) -> tuple[Path, ...]:
        """All variants at all steps."""
        return tuple(file for step in self.steps for file in self.files(step))

    def files(self, step: int = 0) -> tuple[Path, ...]:
        """The variants made nearest to *step* semitones up."""
        nearest = min(self.steps, key=lambda made: abs(made - step))
        pitch = f"+{nearest}" if len(self.steps) > 1 else ""
        names = (f"{self.stem}{pitch}-{take + 1}" for take in range(self.variants))
        return tuple(FILES / (name + self.kind.suffix) for name in names)
