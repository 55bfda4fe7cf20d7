"""Every colour and text size by its role, and the look of each seat."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

Colour: TypeAlias = str  # "#rrggbb", which pygame and SVG both read

# Paper and ink: panels, cards, everything that carries text.
PAPER: Final = "#fbf4e4"
PAPER_BRIGHT: Final = "#fffdf6"
PAPER_EDGE: Final = "#e9dcc0"
PAPER_DIM: Final = "#efe5cf"
INK: Final = "#1f3a44"
INK_SOFT: Final = "#4a626a"
SHADOW: Final = "#10303a"
NIGHT: Final = "#0b1c2b"  # what is covered comes nearer to it
EVENING: Final = "#7a2f12"  # the same as a last round begins

# Wood: signs with names, scores and prompts.
WOOD: Final = "#e8c48f"
WOOD_LIT: Final = "#f3d9a8"
WOOD_DIM: Final = "#c9a878"
WOOD_GRAIN: Final = "#cfa469"
WOOD_EDGE: Final = "#8d5b2f"

# A book: its cover, and pages of old paper.
LEATHER: Final = "#8a3b2a"
LEATHER_EDGE: Final = "#5c2216"
PARCHMENT: Final = "#f2dfb3"
PARCHMENT_EDGE: Final = "#e3c98f"
PARCHMENT_LINE: Final = "#c9a767"

# Colours with a meaning, which a word or a shape always tells as well.
ACCENT: Final = "#b5381c"
ACCENT_SOFT: Final = "#f6d3c4"
FOCUS: Final = "#ffb62e"
FOCUS_EDGE: Final = "#7a4300"
MARKED: Final = "#8fe6f5"  # like the frame round what a lesson speaks of
GOOD: Final = "#2f8050"
BAD: Final = "#b5381c"
GOLD: Final = "#f0b63c"

# What falls from above where somebody has won.
PETALS: Final = ("#f7a8c4", "#ffd9e6", "#fff4f8", "#e97fa6")
FALLING_LEAVES: Final = ("#6fae4c", "#a9cf5d", "#e2a33d", "#d9703a")
SPARKS: Final = ("#fff3a6", "#ffe169", "#d6f58a")
COINS: Final = ("#f0b63c", "#ffd76b", "#ffe9a8", "#d8922a")
PATCHES: Final = ("#d8503f", "#f3c04f", "#3f7fb8", "#6fae6a")

# Water, curtains, sky and sand.
WATER_LIGHT: Final = "#d3f2e2"  # the lightest that drawings have
WATER: Final = "#9bd5ca"
WATER_DEEP: Final = "#4f9fa6"
CURTAIN: Final = "#1b4450"
CURTAIN_LIGHT: Final = "#3a7783"
CURTAIN_FOLDS: Final = ("#22545f", "#28606d")
SKY: Final = "#a9dcf2"
SKY_DEEP: Final = "#4f9fd0"
SAND: Final = "#e9b44c"
SAND_LIGHT: Final = "#f7d078"
SAND_DARK: Final = "#cf9733"
DAWN: Final = "#fbe3c8"
DAWN_DEEP: Final = "#7a86b8"
CLOSED_GROUND: Final = "#0a1215"
CLOSED_INK: Final = "#74858c"
CLOSED_INK_AWAKE: Final = "#cfdadd"
TITLE_FROG_LID: Final = "#5aa544"

# Mosquito's table.
MOSQUITO_GROUND: Final = "#2c2a63"
MOSQUITO_EDGE: Final = "#6f62b4"
MOSQUITO_LINK: Final = "#b3a8f2"
MOSQUITO_SWAP: Final = "#ff8fd0"
MOSQUITO_LOG: Final = "#5d3c2b"
MOSQUITO_LOG_DARK: Final = "#3b2417"
MOSQUITO_LEAF: Final = "#1b5250"
MOSQUITO_LEAF_EDGE: Final = "#4f9a80"
# Its suits by value: body, dark, light and mark; on paper, and on the dark table.
SUITS: Final = (
    ("#187a54", "#0b5238", "#7cc9a3", "#f3ffe0"),
    ("#1c66b4", "#0f3f78", "#86bdea", "#e6f6ff"),
    ("#c8352f", "#8f1d1f", "#f0958a", "#fff0e6"),
    ("#33294f", "#1c1533", "#8d80b8", "#efe9ff"),
)
SUITS_ON_DARK: Final = (
    ("#8fe8b4", "#123d36", "#d6ffe4", "#f3ffe0"),
    ("#8fd0ff", "#12305c", "#d9f0ff", "#e6f6ff"),
    ("#ff9c8f", "#5a1c36", "#ffd9d0", "#fff0e6"),
    ("#d8ccff", "#241a48", "#f3eeff", "#efe9ff"),
)

# Quabble's table.
QUABBLE_VIOLET: Final = "#4a3a8c"
QUABBLE_CLOTH: Final = "#6d2038"
QUABBLE_CLOTH_DEEP: Final = "#5a1830"
QUABBLE_CLOTH_EDGE: Final = "#8f3a52"
QUABBLE_LILAC: Final = "#ded4f4"
QUABBLE_AT_ONCE: Final = "#fcdcc6"

# Quivvit's colours under words.
LINK_RED: Final = "#c23a22"
LINK_GREEN: Final = "#0d7a56"
LINK_BLUE: Final = "#1d57a0"
LINK_YELLOW: Final = "#ffd84a"


class DecktetLook(NamedTuple):
    """The colours of a suit of the Decktet: ``ground`` of its sign, and of what carries that."""

    ground: Colour
    body: Colour
    edge: Colour


MOONS: Final = DecktetLook("#ddd6fa", "#a08ee0", "#6551b0")
SUNS: Final = DecktetLook("#ffe9b8", "#eab23f", "#a86a16")
WAVES: Final = DecktetLook("#cbe8fa", "#5aa6e0", "#2a68a6")
LEAVES: Final = DecktetLook("#d6f0c6", "#74bb5c", "#3f7f3a")
WYRMS: Final = DecktetLook("#fbd3d8", "#e2717f", "#a33349")
KNOTS: Final = DecktetLook("#f0dec4", "#b98a5c", "#744c29")

# The strips of land that Frogger's path crosses, and what drives, floats and grows on them.
ROAD: Final = "#858c99"
RIVER: Final = "#43b2de"
BEACH: Final = "#f8e6b8"
WATERLINE: Final = "#fff6dc"
KERB: Final = "#c9c6b4"
HEDGE: Final = "#7aba69"
VERGE: Final = "#86c45f"
ROAD_DARK: Final = "#454a58"
BEACH_DARK: Final = "#80622a"
VERGE_DARK: Final = "#47753d"
RIVER_DARK: Final = "#1c5878"
LILY_DARK: Final = "#2c7446"
# Where its market lies.
COUNTER: Final = "#d9b27c"
COUNTER_EDGE: Final = "#8d5b2f"


class BoardColours(NamedTuple):
    """The colours of what boards are made of.

    ``body`` and ``lit`` carry text, and ``dim`` does where nothing can be chosen; ``edge`` is that
    of the rim, ``line`` of what is drawn along it, as the grain of wood.
    """

    body: Colour
    lit: Colour
    dim: Colour
    edge: Colour
    line: Colour


WOOD_BOARD: Final = BoardColours(WOOD, WOOD_LIT, WOOD_DIM, WOOD_EDGE, WOOD_GRAIN)
LEAF_BOARD: Final = BoardColours("#b3d98c", "#d8f0a6", "#93bd78", "#2f6b3f", "#eefbc9")
ENAMEL_BOARD: Final = BoardColours("#a3cbe8", "#cdeaff", "#84aecb", "#1d4468", "#fbfdff")
VELVET_BOARD: Final = BoardColours("#c3a9ea", "#e2d0ff", "#b29ad8", "#5d2f86", "#f3c64f")
REED_BOARD: Final = BoardColours("#b5d3bd", "#dcf2cf", "#93b3a1", "#27304f", "#3d4f6b")
GINGHAM_BOARD: Final = BoardColours("#f3dfb4", "#fff0cd", "#d9c08c", "#a4432f", "#c2543c")
# Trays, which carry no text.
WALNUT_BOARD: Final = BoardColours("#94592f", "#a86a3a", "#7a4825", "#4f2a12", "#b57a45")
FELT_SHADE: Final = "#430f22"
BOARDS: Final = (WOOD_BOARD, LEAF_BOARD, ENAMEL_BOARD, VELVET_BOARD, REED_BOARD, GINGHAM_BOARD)


class GameBoxLook(NamedTuple):
    """The colours of a game's box: of its lid, of the lid's edge, and of the title on it."""

    lid: Colour
    edge: Colour
    ink: Colour


RED_BOX: Final = GameBoxLook(ACCENT, "#7d2410", PAPER)
GREEN_BOX: Final = GameBoxLook(LILY_DARK, "#174a2c", PAPER)
WINE_BOX: Final = GameBoxLook(QUABBLE_CLOTH, "#3f0f22", PAPER)
NIGHT_BOX: Final = GameBoxLook(MOSQUITO_GROUND, "#151340", PAPER)
GOLD_BOX: Final = GameBoxLook(GOLD, "#8a5a00", INK)
BOXES: Final = (RED_BOX, GREEN_BOX, WINE_BOX, NIGHT_BOX, GOLD_BOX)

# Text heights in pixels at 1080p and 100 %.
FLOOR: Final = 28
BODY: Final = 36
PROMPT: Final = 48
SCORE: Final = 72
LEAST_SIGN: Final = 32
"""The longer side of the smallest sign, in the same pixels."""

TEXT_PAIRS: Final[tuple[tuple[Colour, Colour], ...]] = (  # (text, what it is set on)
    (INK, PAPER),
    (INK, PAPER_BRIGHT),
    (INK, PAPER_EDGE),
    (INK, PAPER_DIM),
    (INK, WATER_LIGHT),
    (INK, WATER),
    (INK, FOCUS),
    (INK, GOLD),
    (INK, ACCENT_SOFT),
    (INK, DAWN),
    (INK, PARCHMENT),
    (QUABBLE_CLOTH, PARCHMENT),
    *((INK, colour) for board in BOARDS for colour in (board.body, board.lit, board.dim)),
    (INK_SOFT, PAPER),
    (INK_SOFT, PAPER_BRIGHT),
    (INK_SOFT, PAPER_DIM),
    (INK_SOFT, WATER_LIGHT),
    (ACCENT, PAPER),
    (BAD, PAPER),
    (GOOD, PAPER_BRIGHT),
    (PAPER, INK),
    (PAPER, CURTAIN),
    *((PAPER, fold) for fold in CURTAIN_FOLDS),
    (PAPER, QUABBLE_VIOLET),
    (PAPER, QUABBLE_CLOTH),
    (PAPER, ACCENT),
    (INK, COUNTER),
    (PAPER, VERGE_DARK),
    (PAPER, MOSQUITO_GROUND),
    (PAPER, MOSQUITO_LOG),
    (PAPER, MOSQUITO_LEAF),
    *((suit[1], PAPER) for suit in SUITS),
    *((box.ink, box.lid) for box in BOXES),
    (CLOSED_INK, CLOSED_GROUND),
    (CLOSED_INK_AWAKE, CLOSED_GROUND),
)


class SeatLook(NamedTuple):
    """A seat's colours and pattern.

    ``body``, ``dark``, ``light`` and ``mark`` colour its art; ``ink`` is for text on paper.
    """

    pattern: str
    body: Colour
    dark: Colour
    light: Colour
    mark: Colour
    ink: Colour


PATTERNS: Final = ("dots", "stripes", "rings", "diamonds", "waves", "stars")
# The bodies differ in lightness too, so that they can be told apart in grey.
SEATS: Final = (
    SeatLook("dots", "#d04f18", "#98320f", "#f3a06c", "#fff0cf", ink="#98320f"),
    SeatLook("stripes", "#14a87b", "#08694f", "#7fd6b2", "#f3ffe0", ink="#08694f"),
    SeatLook("rings", "#f5de50", "#b8901a", "#fff3a8", "#8a5a00", ink="#765600"),
    SeatLook("diamonds", "#1c5fa6", "#0f3a70", "#7db4e4", "#e6f6ff", ink="#113f77"),
    SeatLook("waves", "#e58ebb", "#ad4f80", "#f9cfe0", "#7d1f52", ink="#8f3565"),
    SeatLook("stars", "#82ccf0", "#3a87b4", "#cdeefc", "#0e4a74", ink="#1d5f85"),
)


class CardColour(NamedTuple):
    """A colour of Quivvit's cards, and the colour of the pattern on it."""

    body: Colour
    mark: Colour


QUIVVIT_COLOURS: Final = {
    "red": CardColour("#d0432a", "#ffc4a6"),
    "green": CardColour("#169a6b", "#b9f0cf"),
    "blue": CardColour("#2465b4", "#bfe0ff"),
    "yellow": CardColour("#f5cf3c", "#8a5a00"),
}

QUIVVIT_SHADE: Final = "#1c3f78"  # over cards that do not link

# The pure colours with which a screen is tried out.
TEST_COLOURS: Final = (
    *("#ffffff", "#ffff00", "#00ffff", "#00ff00"),
    *("#ff00ff", "#ff0000", "#0000ff", "#000000"),
)
