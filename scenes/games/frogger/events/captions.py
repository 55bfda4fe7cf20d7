"""One sentence for each thing that happens in Frogger."""

from __future__ import annotations

from collections.abc import Collection
from typing import assert_never

from rules.core import Seat
from rules.decktet import Card, Rank, Suit
from rules.frogger import (
    EXCUSE,
    MARKET,
    SWEEPING,
    Action,
    CardTaken,
    CrocodileSwam,
    DiscardsShuffled,
    Event,
    Frog,
    FrogAdvanced,
    FrogBitten,
    FrogRetreated,
    FrogSwept,
    GameEnded,
    MarketDealt,
    Path,
    Reason,
    Space,
    TurnBegan,
    TurnPassed,
)
from scenes.games.frogger.components.path import owner
from scenes.players.seat_names import seat_name
from scenes.table.captions.game_captions import GameCaptions
from words import say
from words.phrases import listed


def card_name(card: Card) -> str:
    """What a card is to those who play with it: its suits, and whether it is an Ace or a Crown."""
    suits = listed([suit_name(suit) for suit in card.suits])
    if card.rank in SWEEPING:
        return say(f"frogger.card_{card.rank.name.lower()}", suit=suits)
    return suits


def suit_name(suit: Suit) -> str:
    """What a suit is called."""
    return say(f"frogger.suit_{suit.name.lower()}")


class FroggerCaptions(GameCaptions[Action, Event]):
    """Tells events in their order, of a game on that *path* in which *acting* has its turn.

    Who hops back may take every card if they are all *free*.
    """

    def __init__(self, path: Path, acting: Seat, *, free: bool = False) -> None:
        self._path = path
        self._acting = acting
        self._free = free
        self._hopped = True  # in this turn, as far as it was told: a card is taken for that
        self._dealt: set[Card] = set()  # to the market, before and after a shuffle

    def place(self, space: Space) -> str:
        """What a space is called."""
        if space == EXCUSE:
            return say("frogger.at_pond")
        suit = self._path.suits[space]
        if suit is None:
            return say("frogger.at_home")
        number = self._path.numbers[space]
        return say("frogger.at", suit=suit_name(suit), number=number)

    def caption(self, event: Event) -> str:
        """What happened, in one sentence."""
        match event:
            case TurnBegan(seat, number):
                self._acting, self._hopped = seat, False
                return say("frogger.turn", name=seat_name(seat), number=number)
            case TurnPassed(seat):
                return say("frogger.passed", name=seat_name(seat))
            case FrogAdvanced(frog):
                self._acting = owner(frog)
                return self._advance(event)
            case FrogSwept(frog):
                return self._swept(owner(frog))
            case FrogRetreated(frog, _, end):
                self._hopped = True
                return say("frogger.retreated", name=_of(frog), place=self.place(end))
            case CardTaken(seat, card):
                self._dealt.clear()
                key = "took" if self._hopped else "took_stuck"
                return say(f"frogger.{key}", name=seat_name(seat), card=card_name(card))
            case DiscardsShuffled():
                return say("frogger.shuffled")
            case MarketDealt(cards):
                self._dealt |= {*cards}
                return say("frogger.dealt") if len(self._dealt) == MARKET else ""
            case CrocodileSwam(number):
                return "" if number else say("frogger.swam")
            case FrogBitten(frog):
                return say("frogger.bitten", name=_of(frog))
            case GameEnded(winners, reason):
                return self.ended(winners, reason)
            case _:
                assert_never(event)

    def ended(self, winners: tuple[Seat, ...], reason: Reason) -> str:
        """Who won, and how."""
        names = listed([seat_name(seat) for seat in winners])
        shared = "_shared" if len(winners) > 1 else ""
        return say(f"frogger.won_{reason.name.lower()}{shared}", name=names)

    def actors(self, event: Event) -> Collection[Seat]:
        """Whose doing *event* is, or whose frog was bitten."""
        match event:
            case TurnBegan(seat) | TurnPassed(seat) | CardTaken(seat):
                return (seat,)
            case FrogAdvanced(frog) | FrogRetreated(frog) | FrogBitten(frog):
                return (owner(frog),)
            case FrogSwept() | MarketDealt() | DiscardsShuffled():
                return (self._acting,)
            case GameEnded(winners):
                return winners
            case _:
                return ()

    def deed(self, event: Event) -> str:
        """Nothing: the way of a frog stays on the path, and who sent it back in the pond."""
        return ""

    def hint(self, event: Event) -> str:
        """The rule that *event* shows, or nothing."""
        match event:
            case FrogAdvanced(start=start, end=end) if end == self._path.home:
                return say("frogger.hint_home_pond" if start == EXCUSE else "frogger.hint_home")
            case FrogAdvanced(card=card) if card.rank is Rank.COURT:
                return say("frogger.hint_court")
            case FrogAdvanced():
                return say("frogger.hint_advance")
            case FrogRetreated():
                return self._hint_of_retreat(event)
            case FrogSwept():
                return say("frogger.hint_swept")
            case FrogBitten():
                return say("frogger.hint_bitten")
            case MarketDealt():
                return say("frogger.hint_market")
            case TurnBegan():
                return say("frogger.hint_turn")
            case CardTaken() if not self._hopped:
                return say("frogger.hint_stuck")
            case _:
                return ""

    def _hint_of_retreat(self, event: FrogRetreated) -> str:
        """What a hop back shows: into the pond, past full columns, or that it gets a card."""
        numbers = self._path.numbers
        if event.end == EXCUSE:
            return say(f"frogger.hint_retreat_pond{'_free' if self._free else ''}")
        if numbers[event.start] - numbers[event.end] > 1:
            return say("frogger.hint_retreat_past")
        return say("frogger.hint_retreat_free" if self._free else "frogger.hint_retreat")

    def _advance(self, event: FrogAdvanced) -> str:
        """Who leapt, from where to where, and by what; if home, why so far."""
        numbers, start, end = self._path.numbers, event.start, event.end
        key = "advanced_home" if end == self._path.home else "advanced"
        words = {"name": _of(event.frog), "suit": suit_name(event.suit), "number": numbers[end]}
        if start == EXCUSE:
            return say(f"frogger.{key}_pond", **words)
        return say(f"frogger.{key}", start=numbers[start], **words)

    def _swept(self, whose: Seat) -> str:
        name = seat_name(self._acting)
        if whose == self._acting:
            return say("frogger.swept_own", name=name)
        return say("frogger.swept", name=name, other=seat_name(whose))


def _of(frog: Frog) -> str:
    return seat_name(owner(frog))
