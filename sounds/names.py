"""What can be heard: every sound by name, and the files it is kept in."""

from __future__ import annotations

from enum import Enum, IntEnum
from pathlib import Path

FILES = Path(__file__).parent / "files"
RATE = 48000  # of every file and of the mixer: a loop that is resampled gets a seam

_CHAIN = tuple(range(8))  # one semitone for every counted tile, and some to spare
_FROGS = (0, 2, 4, 7, 9)  # a pentatonic choir: four frogs and the dummy
_HOMES = (0, 2, 4, 7, 9, 12)  # six frogs come home, higher each
_SCORES = tuple(range(20))  # one semitone for every card whose power fires
_LINKS = (0, 2, 4, 7, 9, 12, 14, 16)  # by how many cards link, eight at most
_LAST = tuple(range(10))  # the last ten seconds, higher each


class Kind(IntEnum):
    """Sounds of one kind are equally loud; a later kind outlives an earlier one in a crowd."""

    TOUCH = 0  # heard all the time: cursor, counted tiles
    PAPER = 1  # cards and curtains
    POND = 2  # frogs, leaves, water
    CHIME = 3  # a word to the players
    TUNE = 4  # great moments; in stereo

    @property
    def suffix(self) -> str:
        """The form a kind is kept in: what rings on is packed."""
        return ".ogg" if self >= Kind.POND else ".wav"


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
    PASSED = "passed", Kind.CHIME
    COUNTDOWN = "countdown", Kind.CHIME
    STILL_THERE = "still-there", Kind.CHIME
    ATTRACT_HINT = "attract-hint", Kind.CHIME
    RECORDS = "records", Kind.CHIME
    REPLAY_STEP = "replay-step", Kind.TOUCH, 3
    LAP = "lap", Kind.TUNE
    WIN = "win", Kind.TUNE
    TIE = "tie", Kind.TUNE
    MATCH_OVER = "match-over", Kind.TUNE

    CARD_DEAL = "card-deal", Kind.PAPER, 3
    CARD_HOVER = "card-hover", Kind.TOUCH, 3
    CARD_SEAL = "card-seal", Kind.PAPER, 3
    CARD_FLIP = "card-flip", Kind.PAPER, 3
    CARD_LAID = "card-laid", Kind.PAPER, 3
    CARD_TAKEN = "card-taken", Kind.PAPER, 3
    CARD_RETURNED = "card-returned", Kind.CHIME, 2
    CARD_LOST = "card-lost", Kind.CHIME, 2
    ALL_SEALED = "all-sealed", Kind.CHIME
    CURTAIN_OPEN = "curtain-open", Kind.PAPER
    CURTAIN_CLOSE = "curtain-close", Kind.PAPER
    DUMMY_TURN = "dummy-turn", Kind.PAPER
    SHUFFLE = "shuffle", Kind.PAPER

    TICK = "tick", Kind.TOUCH, 1, _CHAIN
    HOP = "hop", Kind.POND, 3
    BOING = "boing", Kind.POND, 2, (0, 1, 2, 3)
    CROAK = "croak", Kind.POND, 3, _FROGS
    LAND_LEAF = "land-leaf", Kind.POND, 3
    LAND_FLOWER = "land-flower", Kind.POND, 3
    LAND_WATER = "land-water", Kind.POND, 3
    DIVE = "dive", Kind.POND
    CROWN = "crown", Kind.CHIME

    # Frogger
    LAND_CARD = "land-card", Kind.POND, 3
    KNOCK = "knock", Kind.POND, 2
    TUMBLE = "tumble", Kind.POND, 2
    SPLASH_BACK = "splash-back", Kind.POND, 2
    CROCODILE_SWIM = "crocodile-swim", Kind.POND
    CROCODILE_SNAP = "crocodile-snap", Kind.POND, 2
    MARKET_FILLED = "market-filled", Kind.PAPER
    FROG_HOME = "frog-home", Kind.CHIME, 1, _HOMES

    # Quabble
    OFFER = "offer", Kind.PAPER, 3
    PAW_DOWN = "paw-down", Kind.PAPER, 3
    PAWS_LIFT = "paws-lift", Kind.PAPER
    TREASURE = "treasure", Kind.CHIME, 3
    CARD_SPLIT = "card-split", Kind.PAPER, 2
    TO_THE_KING = "to-the-king", Kind.CHIME
    POWER_WAKES = "power-wakes", Kind.CHIME
    SNATCH = "snatch", Kind.POND, 2
    EMPTY_PAW = "empty-paw", Kind.POND
    DIRECTION_TURNED = "direction-turned", Kind.CHIME
    KIND_LIT = "kind-lit", Kind.CHIME
    SCORE_STEP = "score-step", Kind.CHIME, 1, _SCORES
    SLAIN = "slain", Kind.POND
    FEAST = "feast", Kind.POND
    CORONATION = "coronation", Kind.TUNE

    # Mosquito
    CUT = "cut", Kind.PAPER, 2
    CARD_PLACED = "card-placed", Kind.PAPER, 3
    EXCHANGE = "exchange", Kind.PAPER, 2
    COVER = "cover", Kind.PAPER, 2
    HALO = "halo", Kind.CHIME, 2
    CLEAN_BUZZ = "clean-buzz", Kind.CHIME, 3
    DEAL_OVER = "deal-over", Kind.TUNE

    # Quivvit
    CARD_HELD = "card-held", Kind.TOUCH, 3
    CARD_TURNED = "card-turned", Kind.PAPER, 3
    CARD_LET_GO = "card-let-go", Kind.PAPER, 3
    LINK_GLOW = "link-glow", Kind.TOUCH, 1, _LINKS
    CARDS_LIFTED = "cards-lifted", Kind.PAPER, 2
    STACK_FLIES = "stack-flies", Kind.PAPER, 2
    REFILL_FLIP = "refill-flip", Kind.PAPER, 2
    FREE_LINK = "free-link", Kind.CHIME
    DIE_SHAKEN = "die-shaken", Kind.POND
    DIE_BOUNCE = "die-bounce", Kind.POND, 3
    DIE_RESTS = "die-rests", Kind.CHIME
    TIMER_TURNED = "timer-turned", Kind.POND
    SAND = "sand", Kind.TOUCH, 3  # one a second is an even trickle
    SAND_TICK = "sand-tick", Kind.CHIME, 1, _LAST
    TIME_OUT = "time-out", Kind.CHIME
    BLOCK_LAID = "block-laid", Kind.POND
    BLOCK_KEPT = "block-kept", Kind.POND
    DOUBLE_TOKEN = "double-token", Kind.CHIME
    DRAIN_LINE = "drain-line", Kind.CHIME

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
