"""The rules of Quibbit!: frogs race on secretly picked cards (docs/rules/quibbit.md)."""

from rules.quibbit.actions import Action, End, Join, Pick, Settle
from rules.quibbit.board import ROUND_LIMIT, Board
from rules.quibbit.events import (
    CardLost,
    CardReturned,
    CrownPassed,
    DummyShuffled,
    DummyTurned,
    Event,
    FrogLeapt,
    FrogPlaced,
    FrogRemoved,
    GameWon,
    Lapped,
    PicksRevealed,
    RoundBegan,
)
from rules.quibbit.options import Options
from rules.quibbit.points import breakdown
from rules.quibbit.ring import is_home, leap, leap_over, leaps
from rules.quibbit.setup import QUIBBIT, deal, imagine
from rules.quibbit.state import CARDS, State
from rules.quibbit.types import Flower, Frog, Leaf, Reason, Tile, Water
from rules.quibbit.view import View

__all__ = [
    "CARDS",
    "QUIBBIT",
    "ROUND_LIMIT",
    "Action",
    "Board",
    "CardLost",
    "CardReturned",
    "CrownPassed",
    "DummyShuffled",
    "DummyTurned",
    "End",
    "Event",
    "Flower",
    "Frog",
    "FrogLeapt",
    "FrogPlaced",
    "FrogRemoved",
    "GameWon",
    "Join",
    "Lapped",
    "Leaf",
    "Options",
    "Pick",
    "PicksRevealed",
    "Reason",
    "RoundBegan",
    "Settle",
    "State",
    "Tile",
    "View",
    "Water",
    "breakdown",
    "deal",
    "imagine",
    "is_home",
    "leap",
    "leap_over",
    "leaps",
]
