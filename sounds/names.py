"""All sounds, ambiences and music by name, and their files."""

from __future__ import annotations

from enum import Enum, IntEnum
from pathlib import Path

FILES = Path(__file__).parent / "files"
RATE = 48000  # of every file and of the mixer: resampling would give loops a seam

_CHAIN = tuple(range(13))  # one semitone for every counted tile, up to an octave
_FROGS = tuple(range(6))  # every seat's frog has a voice of its own
_HOMES = (0, 2, 4, 7, 9, 12)  # six frogs come home, each one higher
_SCORES = tuple(range(25))  # one semitone for every card whose power fires
_LINKS = tuple(range(12))  # one semitone for every square that links
_LIFTED = tuple(range(0, 16, 2))  # one tone for every card that is lifted, up to eight
_LAST = tuple(range(10))  # the last ten seconds, each one higher


class SoundKind(IntEnum):
    """Sounds of one kind are equally loud; of too many voices the earliest kind is dropped."""

    MURMUR = 0  # continuous, below everything
    TOUCH = 1  # very frequent: cursor, counted tiles
    CHAIN = 2  # what comes again and again in one move; 4 dB below the first of them
    PAPER = 3  # cards, curtains, dice
    POND = 4  # frogs, leaves, water
    CHIME = 5  # signals to the players
    BLOW = 6  # set-backs: heavy, and the music makes way for a moment
    TUNE = 7  # rare great moments, one after another; in stereo
    FANFARE = 8  # the tune of a finish, the loudest of all


class Tension(IntEnum):
    """How near a match is to its end, as everybody can see it."""

    CALM = 0
    CLOSE = 1  # somebody is about to win, or the end is near
    LAST = 2  # the last round, or the last move that could still change anything


class Ambience(Enum):
    """A quiet loop under a whole scene, and the music that belongs to it."""

    STILL_DAWN = "still-dawn"  # title, lobby
    POND_MORNING = "pond-morning"  # Quibbit
    RAINY_NOON = "rainy-noon"  # Frogger
    ROYAL_EVENING = "royal-evening"  # Quabble
    FIREFLY_DUSK = "firefly-dusk"  # Mosquito
    KITE_AFTERNOON = "kite-afternoon"  # Quivvit

    @property
    def file(self) -> Path:
        """The file of the loop."""
        return FILES / f"{self.value}.ogg"

    @property
    def stems(self) -> tuple[Path, ...]:
        """The files of the music: the stem of each tension. The title is always calm."""
        tensions = (Tension.CALM,) if self is Ambience.STILL_DAWN else Tension
        return tuple(FILES / self.value / f"music-{t.name.lower()}.ogg" for t in tensions)

    @property
    def result_music(self) -> tuple[Path, ...]:
        """The file of the music of the results; the title has none."""
        is_title = self is Ambience.STILL_DAWN
        return () if is_title else (FILES / self.value / "music-result.ogg",)

    @property
    def loops(self) -> tuple[Path, ...]:
        """All files of the place that are played over and over."""
        return (self.file, *self.stems, *self.result_music)


class Sound(Enum):
    """An effect: its kind, how many variants it has, and the semitones it was made at.

    What is in the folder of an ambience is loaded only while that is played.
    """

    MENU_MOVE = "menu-move", SoundKind.TOUCH, 3
    MENU_CONFIRM = "menu-confirm", SoundKind.CHIME
    MENU_BACK = "menu-back", SoundKind.CHIME
    MENU_CHANGE = "menu-change", SoundKind.TOUCH, 3
    PAGE = "page", SoundKind.PAPER, 3
    REFUSE = "refuse", SoundKind.CHIME
    IGNORED = "ignored", SoundKind.TOUCH, 3
    PAUSE = "pause", SoundKind.CHIME
    RESUME = "resume", SoundKind.CHIME

    JOIN = "join", SoundKind.CHIME, 1, (0, 2, 4, 7, 9, 12)
    LEAVE = "leave", SoundKind.CHIME
    PAD_PLUGGED = "pad-plugged", SoundKind.CHIME
    PAD_LOST = "pad-lost", SoundKind.CHIME
    NOTICE = "notice", SoundKind.CHIME

    MATCH_START = "match-start", SoundKind.TUNE
    ROUND = "round", SoundKind.CHIME, 3
    TURN = "turn", SoundKind.CHIME
    PASSED = "passed", SoundKind.CHIME
    COUNTDOWN = "countdown", SoundKind.CHIME
    STILL_THERE = "still-there", SoundKind.CHIME
    HINT = "hint", SoundKind.CHIME
    RECORDS = "records", SoundKind.CHIME
    REPLAY_STEP = "replay-step", SoundKind.TOUCH, 3
    LAP = "pond-morning/lap", SoundKind.TUNE
    WIN = "win", SoundKind.FANFARE
    TIE = "tie", SoundKind.FANFARE
    MATCH_OVER = "match-over", SoundKind.TUNE

    CARD_DEAL = "card-deal", SoundKind.PAPER, 6
    CARD_HOVER = "card-hover", SoundKind.TOUCH, 3
    CARD_SEAL = "card-seal", SoundKind.PAPER, 3
    CARD_FLIP = "card-flip", SoundKind.PAPER, 3
    CARD_LAID = "card-laid", SoundKind.PAPER, 3
    CARD_TAKEN = "card-taken", SoundKind.PAPER, 3
    CARD_RETURNED = "pond-morning/card-returned", SoundKind.CHIME, 2
    CARD_LOST = "pond-morning/card-lost", SoundKind.CHIME, 2
    ALL_SEALED = "all-sealed", SoundKind.CHIME
    CURTAIN_OPEN = "curtain-open", SoundKind.PAPER
    CURTAIN_CLOSE = "curtain-close", SoundKind.PAPER
    DUMMY_TURN = "pond-morning/dummy-turn", SoundKind.PAPER
    SHUFFLE = "shuffle", SoundKind.PAPER

    TICK = "tick", SoundKind.TOUCH, 3, _CHAIN
    HOP = "hop", SoundKind.POND, 6
    HOP_ON = "hop-on", SoundKind.CHAIN, 6  # after the first hop of a chain
    BOING = "pond-morning/boing", SoundKind.POND, 3, (0, 1, 2, 3)
    CROAK = "croak", SoundKind.POND, 3, _FROGS
    LAND_LEAF = "pond-morning/land-leaf", SoundKind.POND, 6
    LAND_FLOWER = "pond-morning/land-flower", SoundKind.POND, 3
    LAND_WATER = "land-water", SoundKind.POND, 3
    DIVE = "pond-morning/dive", SoundKind.POND
    CROWN = "pond-morning/crown", SoundKind.CHIME

    # Frogger
    LAND_CARD = "rainy-noon/land-card", SoundKind.POND, 6
    KNOCK = "rainy-noon/knock", SoundKind.BLOW, 2
    TUMBLE = "rainy-noon/tumble", SoundKind.BLOW, 2
    SPLASH_BACK = "rainy-noon/splash-back", SoundKind.BLOW, 2
    CROCODILE_SWIM = "rainy-noon/crocodile-swim", SoundKind.POND
    CROCODILE_SNAP = "rainy-noon/crocodile-snap", SoundKind.BLOW, 2
    MARKET_FILLED = "rainy-noon/market-filled", SoundKind.PAPER
    FROG_HOME = "rainy-noon/frog-home", SoundKind.CHIME, 1, _HOMES

    # Quabble
    OFFER = "royal-evening/offer", SoundKind.PAPER, 6
    PAW_DOWN = "royal-evening/paw-down", SoundKind.PAPER, 3
    PAWS_LIFT = "royal-evening/paws-lift", SoundKind.PAPER
    TREASURE = "royal-evening/treasure", SoundKind.CHIME, 3
    CARD_SPLIT = "royal-evening/card-split", SoundKind.PAPER, 2
    TO_THE_KING = "royal-evening/to-the-king", SoundKind.CHIME, 3
    POWER_WAKES = "royal-evening/power-wakes", SoundKind.CHIME
    THIEF = "royal-evening/thief", SoundKind.POND, 2
    SNATCH = "royal-evening/snatch", SoundKind.BLOW, 2
    EMPTY_PAW = "royal-evening/empty-paw", SoundKind.POND
    DIRECTION_TURNED = "royal-evening/direction-turned", SoundKind.CHIME
    KIND_LIT = "royal-evening/kind-lit", SoundKind.CHIME
    SCORE_STEP = "royal-evening/score-step", SoundKind.CHIME, 3, _SCORES
    BLADE = "royal-evening/blade", SoundKind.PAPER, 2
    SLAIN = "royal-evening/slain", SoundKind.BLOW, 2
    FEAST = "royal-evening/feast", SoundKind.POND
    CORONATION = "royal-evening/coronation", SoundKind.FANFARE

    # Mosquito
    CUT = "firefly-dusk/cut", SoundKind.PAPER, 2
    CARD_PLACED = "firefly-dusk/card-placed", SoundKind.PAPER, 3
    EXCHANGE = "firefly-dusk/exchange", SoundKind.PAPER, 2
    COVER = "firefly-dusk/cover", SoundKind.PAPER, 2
    HALO = "firefly-dusk/halo", SoundKind.CHIME, 2
    MOSQUITO_FLIGHT = "firefly-dusk/mosquito-flight", SoundKind.CHIME, 3
    MOSQUITO_SNAPPED = "firefly-dusk/mosquito-snapped", SoundKind.POND, 2
    DEAL_OVER = "firefly-dusk/deal-over", SoundKind.TUNE

    # Quivvit
    CARD_HELD = "kite-afternoon/card-held", SoundKind.TOUCH, 3
    CARD_TURNED = "kite-afternoon/card-turned", SoundKind.PAPER, 3
    CARD_LET_GO = "kite-afternoon/card-let-go", SoundKind.PAPER, 3
    LINK_GLOW = "kite-afternoon/link-glow", SoundKind.TOUCH, 3, _LINKS
    CARDS_LIFTED = "kite-afternoon/cards-lifted", SoundKind.PAPER, 2, _LIFTED
    STACK_FLIES = "kite-afternoon/stack-flies", SoundKind.PAPER, 2
    REFILL_FLIP = "kite-afternoon/refill-flip", SoundKind.PAPER, 2
    FREE_LINK = "kite-afternoon/free-link", SoundKind.CHIME
    DIE_SHAKEN = "kite-afternoon/die-shaken", SoundKind.PAPER
    DIE_BOUNCE = "kite-afternoon/die-bounce", SoundKind.PAPER, 3
    DIE_RESTS = "kite-afternoon/die-rests", SoundKind.CHIME
    TIMER_TURNED = "kite-afternoon/timer-turned", SoundKind.POND
    SAND = "kite-afternoon/sand", SoundKind.MURMUR, 3  # one a second is an even trickle
    SAND_TICK = "kite-afternoon/sand-tick", SoundKind.CHIME, 3, _LAST
    TIME_OUT = "kite-afternoon/time-out", SoundKind.CHIME
    BLOCKS_ASKED = "kite-afternoon/blocks-asked", SoundKind.CHIME, 2
    BLOCK_LAID = "kite-afternoon/block-laid", SoundKind.POND
    BLOCK_KEPT = "kite-afternoon/block-kept", SoundKind.POND
    DOUBLE_TOKEN = "kite-afternoon/double-token", SoundKind.CHIME
    DRAIN_LINE = "kite-afternoon/drain-line", SoundKind.CHIME

    def __init__(
        self, file_name: str, kind: SoundKind, variants: int = 1, steps: tuple[int, ...] = (0,)
    ) -> None:
        self.file_name = file_name
        self.kind = kind
        self.variants = variants
        self.steps = steps

    @property
    def ambience(self) -> Ambience | None:
        """The ambience with which the sound is loaded; ``None``: with all of them."""
        folder, _, _ = self.file_name.rpartition("/")
        return Ambience(folder) if folder else None

    @property
    def is_common(self) -> bool:
        """Whether it comes again and again, and is no signal: then no two are quite alike."""
        return self.kind < SoundKind.CHIME and self.variants > 2 and len(self.steps) == 1

    @property
    def is_tune(self) -> bool:
        """Whether it is one of the great moments, which are heard one after another."""
        return self.kind >= SoundKind.TUNE

    def all_files(self) -> tuple[Path, ...]:
        """All variants at all steps."""
        return tuple(file for step in self.steps for file in self.files(step))

    def files(self, step: int = 0) -> tuple[Path, ...]:
        """The variants made nearest to *step* semitones up."""
        nearest = min(self.steps, key=lambda made: abs(made - step))
        pitch = f"+{nearest}" if len(self.steps) > 1 else ""
        names = (f"{self.file_name}{pitch}-{take + 1}" for take in range(self.variants))
        return tuple(FILES / f"{name}.ogg" for name in names)
