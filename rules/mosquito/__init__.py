"""Mosquito: cards are placed next to three cards in sequence that show the other three suits."""

from rules.mosquito.actions import Action, ActionKind, Cut, Exchange, Overlay, Pass, Place, kind_of
from rules.mosquito.board import Board
from rules.mosquito.cards import DECK, Card, Rank, Suit
from rules.mosquito.events import (
    CardCovered,
    CardCut,
    CardDrawn,
    CardPlaced,
    CardsExchanged,
    DealBegan,
    DealEnded,
    DealerChosen,
    Event,
    HandsDealt,
    LayoutLaid,
    MatchEnded,
    Passed,
    TurnBegan,
)
from rules.mosquito.layout import (
    LEVELS,
    Layout,
    Spot,
    Trio,
    beside,
    card_at,
    exchanged,
    shown,
    suits_at,
    trios,
    with_card,
)
from rules.mosquito.options import Options
from rules.mosquito.patterns import Pattern, patterns
from rules.mosquito.points import breakdown
from rules.mosquito.setup import MOSQUITO, deal, imagine
from rules.mosquito.state import HAND, State, deals
from rules.mosquito.steps import (
    Step,
    StepKind,
    may_begin,
    next_step_kind,
    next_steps,
    spots_by_step,
    turn_from_steps,
)
from rules.mosquito.turns import Placements, Turns, placed
from rules.mosquito.types import Reason
from rules.mosquito.view import View

__all__ = [
    "DECK",
    "HAND",
    "LEVELS",
    "MOSQUITO",
    "Action",
    "ActionKind",
    "Board",
    "Card",
    "CardCovered",
    "CardCut",
    "CardDrawn",
    "CardPlaced",
    "CardsExchanged",
    "Cut",
    "DealBegan",
    "DealEnded",
    "DealerChosen",
    "Event",
    "Exchange",
    "HandsDealt",
    "Layout",
    "LayoutLaid",
    "MatchEnded",
    "Options",
    "Overlay",
    "Pass",
    "Passed",
    "Pattern",
    "Place",
    "Placements",
    "Rank",
    "Reason",
    "Spot",
    "State",
    "Step",
    "StepKind",
    "Suit",
    "Trio",
    "TurnBegan",
    "Turns",
    "View",
    "beside",
    "breakdown",
    "card_at",
    "deal",
    "deals",
    "exchanged",
    "imagine",
    "kind_of",
    "may_begin",
    "next_step_kind",
    "next_steps",
    "patterns",
    "placed",
    "shown",
    "spots_by_step",
    "suits_at",
    "trios",
    "turn_from_steps",
    "with_card",
]
