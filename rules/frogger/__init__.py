"""Frogger, a Decktet game: six frogs a seat hop home over cards that share a suit with a card."""

from rules.frogger.actions import Action, Advance, Retreat, Stop, Take
from rules.frogger.board import SWEEPING, Board
from rules.frogger.events import (
    CardTaken,
    CrocodileSwam,
    DiscardsShuffled,
    Event,
    FrogAdvanced,
    FrogBitten,
    FrogRetreated,
    FrogSwept,
    GameEnded,
    MarketDealt,
    TurnBegan,
    TurnPassed,
)
from rules.frogger.hand import Hand
from rules.frogger.moves import Moves
from rules.frogger.options import Options
from rules.frogger.path import EXCUSE, Path, Space
from rules.frogger.points import breakdown
from rules.frogger.ranking import ranking
from rules.frogger.setup import COURTS, FROGGER, HAND, PAWNS, PLAIN, deal, imagine
from rules.frogger.state import ACTIONS, ROUND_LIMIT, State
from rules.frogger.stock import MARKET, Stock
from rules.frogger.types import FROGS, Frog, Reason
from rules.frogger.view import View

__all__ = [
    "ACTIONS",
    "COURTS",
    "EXCUSE",
    "FROGGER",
    "FROGS",
    "HAND",
    "MARKET",
    "PAWNS",
    "PLAIN",
    "ROUND_LIMIT",
    "SWEEPING",
    "Action",
    "Advance",
    "Board",
    "CardTaken",
    "CrocodileSwam",
    "DiscardsShuffled",
    "Event",
    "Frog",
    "FrogAdvanced",
    "FrogBitten",
    "FrogRetreated",
    "FrogSwept",
    "GameEnded",
    "Hand",
    "MarketDealt",
    "Moves",
    "Options",
    "Path",
    "Reason",
    "Retreat",
    "Space",
    "State",
    "Stock",
    "Stop",
    "Take",
    "TurnBegan",
    "TurnPassed",
    "View",
    "breakdown",
    "deal",
    "imagine",
    "ranking",
]
