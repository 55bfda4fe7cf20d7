"""The rules of Quabble: offers, secret claims, and a scoring (docs/rules/quabble.md)."""

from rules.quabble.actions import Action, Claim, Offer, Side, Snatch
from rules.quabble.board import Board, snatchable
from rules.quabble.cards import (
    CARD_COUNT,
    HAND_SIZE,
    HOUSE_SET,
    IMMEDIATE,
    NUMBER_LIMIT,
    Card,
    CardKind,
    HouseSet,
    Powers,
)
from rules.quabble.events import (
    CardClaimed,
    CardDrawn,
    CardOffered,
    CardRefused,
    CardShared,
    CardSlain,
    CardSnatched,
    ClaimsRevealed,
    DirectionTurned,
    Event,
    GameEnded,
    NothingSlain,
    NothingSnatched,
    PowerScored,
    PowersTriggered,
    RoundBegan,
    ScoringBegan,
    SushiFeasted,
)
from rules.quabble.house_set_file import HouseSetError, decode_house_set, parse_house_set
from rules.quabble.options import Options
from rules.quabble.points import breakdown, power_points
from rules.quabble.scoring import Scoring, float_points, score
from rules.quabble.seating import neighbours, seat_order
from rules.quabble.setup import QUABBLE, deal, imagine, quabble
from rules.quabble.state import State
from rules.quabble.types import Power, Reason
from rules.quabble.view import View

__all__ = [
    "CARD_COUNT",
    "HAND_SIZE",
    "HOUSE_SET",
    "IMMEDIATE",
    "NUMBER_LIMIT",
    "QUABBLE",
    "Action",
    "Board",
    "Card",
    "CardClaimed",
    "CardDrawn",
    "CardKind",
    "CardOffered",
    "CardRefused",
    "CardShared",
    "CardSlain",
    "CardSnatched",
    "Claim",
    "ClaimsRevealed",
    "DirectionTurned",
    "Event",
    "GameEnded",
    "HouseSet",
    "HouseSetError",
    "NothingSlain",
    "NothingSnatched",
    "Offer",
    "Options",
    "Power",
    "PowerScored",
    "Powers",
    "PowersTriggered",
    "Reason",
    "RoundBegan",
    "Scoring",
    "ScoringBegan",
    "Side",
    "Snatch",
    "State",
    "SushiFeasted",
    "View",
    "breakdown",
    "deal",
    "decode_house_set",
    "float_points",
    "imagine",
    "neighbours",
    "parse_house_set",
    "power_points",
    "quabble",
    "score",
    "seat_order",
    "snatchable",
]
