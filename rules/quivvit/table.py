"""A turn of Quivvit! while it is being played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from rules.core import IllegalChoice, Seat
from rules.quivvit.actions import Action, Claim, Cover, Keep, Pass, Rotate
from rules.quivvit.cards import FACINGS, Colour, Lying, lying
from rules.quivvit.events import (
    AsideScored,
    BlockKept,
    BlockReturned,
    BlocksAnswered,
    BlocksAsked,
    BonusDrawn,
    CardCovered,
    CardRotated,
    CardsDealt,
    CardsLinked,
    CardsTaken,
    CardsTurned,
    DieRolled,
    DoubleRotateSpent,
    Event,
    FreeLinkClaimed,
    GameEnded,
    Passed,
    RoundBegan,
    TurnBegan,
)
from rules.quivvit.grid import links, reach, uncovered
from rules.quivvit.types import Block, Options, Reason, Way, turn_order

ROUNDS = 5
LOW = 15  # a deck of so few cards is drained

_COLOURS = tuple(Colour)


@dataclass(slots=True)
class Table:
    """The table in mid-turn, and what has happened so far; its fields are those of ``State``."""

    options: Options
    grid: list[Lying | None]
    deck: tuple[int, ...]
    taken: tuple[tuple[int, ...], ...]
    aside: tuple[tuple[int, ...], ...]
    blocks: tuple[Block, ...]
    holders: tuple[Seat, ...]
    doubles: tuple[Seat, ...]
    bonus: tuple[int | None, ...]
    first: Seat
    round: int
    player: Seat
    asking: bool
    die: Colour | None
    ended: Reason | None
    events: list[Event] = field(default_factory=list)

    def answer(self, choices: Mapping[Seat, Action], rng: Random) -> None:
        """Lay the Color Blocks that *choices* ask for, the nearest in turn order first."""
        for seat in self._turn_order(self.player):
            match choices.get(seat):
                case Cover(place):
                    self._cover(seat, place)
                case Keep():
                    self.events.append(BlockKept(seat))
                case _:
                    pass  # the player and those without a Block are not asked
        self.asking = False
        self.events.append(BlocksAnswered())
        self._roll(rng)

    def act(self, action: Action, rng: Random) -> None:
        """Play the player's turn, up to the next decision or to the end of the game."""
        match action:
            case Rotate(place, way):
                self._rotate(place, way)
                self._take(place)
            case Claim(place):
                self._claim(place)
                self._take(place)
            case Pass():
                self.events.append(Passed(self.player))
            case _:
                raise IllegalChoice(f"{action} is not for a player's own turn")
        self._refill(rng)
        self._go_on(rng)

    def _cover(self, seat: Seat, place: int) -> None:
        card = self.grid[place]
        assert card is not None
        if any(block.place == place for block in self.blocks):
            self.events.append(BlockReturned(seat, place))
            return
        self.blocks = (*self.blocks, Block(place, seat))
        self.holders = tuple(other for other in self.holders if other != seat)
        self.events.append(CardCovered(seat, place, card.card))

    def _rotate(self, place: int, way: Way) -> None:
        card = self.grid[place]
        assert card is not None
        if way is Way.HALF:
            self._spend_double()
        facing = (card.facing + way.value) % len(FACINGS)
        self.grid[place] = lying(card.card, facing)
        self.events.append(CardRotated(self.player, place, card.card, way, card.facing, facing))

    def _claim(self, place: int) -> None:
        card = self.grid[place]
        assert card is not None
        self._spend_double()
        self.events.append(FreeLinkClaimed(self.player, place, card.card))

    def _spend_double(self) -> None:
        self.doubles = tuple(seat for seat in self.doubles if seat != self.player)
        self.events.append(DoubleRotateSpent(self.player))

    def _take(self, place: int) -> None:
        """Give the player all that the card at *place* links."""
        found = links(uncovered(self.grid, self.blocks), place, self.die)
        if not found:
            return
        gone = [(spot, card.card) for spot in reach(found) if (card := self.grid[spot])]
        for spot, _ in gone:
            self.grid[spot] = None
        extra = self.round > ROUNDS
        cards = tuple(card for _, card in gone)
        if extra:
            self.aside = _added(self.aside, self.player, cards)
        else:
            self.taken = _added(self.taken, self.player, cards)
        self.events.append(CardsLinked(tuple(found)))
        self.events.append(CardsTaken(self.player, tuple(gone), extra))

    def _refill(self, rng: Random) -> None:
        """Lay cards on the empty places while there are any, then turn them up together."""
        places = [place for place, card in enumerate(self.grid) if card is None][: len(self.deck)]
        if not places:
            return
        facings = rng.choices(FACINGS, k=len(places))
        cards = map(lying, reversed(self.deck[-len(places) :]), facings)
        turned = tuple(zip(places, cards, strict=True))
        self.deck = self.deck[: -len(places)]
        for place, card in turned:
            self.grid[place] = card
        self.events.append(CardsDealt(tuple(places)))
        self.events.append(CardsTurned(turned))

    def _go_on(self, rng: Random) -> None:
        order = self._turn_order(self.first)
        if self.player == order[-1]:
            self._end_round(rng)
        elif self.round > ROUNDS and any(card is None for card in self.grid):
            self._end(Reason.GRID_SHORT)
        else:
            self._begin_turn(order[order.index(self.player) + 1], rng)

    def _end_round(self, rng: Random) -> None:
        reason = self._why_stop()
        if any(self.aside):
            pairs = zip(self.taken, self.aside, strict=True)
            self.taken = tuple(taken + aside for taken, aside in pairs)
            self.aside = ((),) * len(self.aside)
            self.events.append(AsideScored())
        if reason:
            self._end(reason)
            return
        self.round += 1
        self.first = self._turn_order(self.first)[1]
        self.events.append(RoundBegan(self.round, self.first))
        self._begin_turn(self.first, rng)

    def _why_stop(self) -> Reason | None:
        """Why there is no further round after a complete one."""
        if self.round < ROUNDS:
            return None
        if not self.options.drain_the_deck:
            return Reason.FIVE_ROUNDS
        if len(self.deck) <= LOW:
            return Reason.DECK_LOW
        return Reason.NOTHING_TAKEN if self.round > ROUNDS and not any(self.aside) else None

    def _begin_turn(self, seat: Seat, rng: Random) -> None:
        self.player = seat
        self.die = None
        self.events.append(TurnBegan(seat))
        asked = tuple(holder for holder in self.holders if holder != seat)
        if asked:
            self.asking = True
            self.events.append(BlocksAsked(asked))
        else:
            self._roll(rng)

    def _roll(self, rng: Random) -> None:
        if self.options.random_color:
            self.die = roll(rng)
            self.events.append(DieRolled(self.die))

    def _end(self, reason: Reason) -> None:
        for seat in self._turn_order(self.first):
            if seat in self.doubles and self.deck:
                card, self.deck = self.deck[-1], self.deck[:-1]
                self.bonus = (*self.bonus[:seat], card, *self.bonus[seat + 1 :])
                self.events.append(BonusDrawn(seat, card))
        self.ended = reason
        self.events.append(GameEnded(reason))

    def _turn_order(self, start: Seat) -> list[Seat]:
        return turn_order(self.options, len(self.taken), start)


def roll(rng: Random) -> Colour:
    """The die: two of its eight faces for each colour."""
    return rng.choice(_COLOURS)


def _added(
    owned: tuple[tuple[int, ...], ...], seat: Seat, cards: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    return (*owned[:seat], owned[seat] + cards, *owned[seat + 1 :])
