"""What everybody sees on the table in Quivvit!, and what an action does to it."""

from __future__ import annotations

from rules.core import Seat
from rules.quivvit.actions import Rotate
from rules.quivvit.cards import FACINGS, Lying, card_value, lying, total_value
from rules.quivvit.events import (
    AsideScored,
    BlockReturned,
    BonusDrawn,
    CardCovered,
    CardRotated,
    CardsDealt,
    CardsLinked,
    CardsTaken,
    CardsTurned,
    DoubleRotateSpent,
    Event,
    FreeLinkClaimed,
)
from rules.quivvit.grid import linked_places, links, uncovered
from rules.quivvit.types import Block, Turn, Way
from rules.tuples import replace_at, without
from values import replace, value

Piles = tuple[tuple[int, ...], ...]  # numbers of cards, by seat


@value
class Board:
    """The grid, and what the seats own; what happens is appended to the *events* handed in.

    Cards are numbers, see ``card_value``. The cards in ``taken`` are sure; those in ``aside`` were
    taken in an extra round that is not complete, and count nothing if the game ends in it.
    ``holders`` still have their Colour Block, ``doubles`` their Double Rotate card, in seat order.
    ``bonus`` is the card drawn at the end for a Double Rotate card, by seat.
    """

    grid: tuple[Lying | None, ...]
    blocks: tuple[Block, ...]
    holders: tuple[Seat, ...]
    doubles: tuple[Seat, ...]
    taken: Piles
    aside: Piles
    bonus: tuple[int | None, ...]

    def points(self) -> tuple[int, ...]:
        """What the cards of each seat are worth so far."""
        return tuple(
            total_value(cards) + (0 if card is None else card_value(card))
            for cards, card in zip(self.taken, self.bonus, strict=True)
        )

    def empty_places(self) -> list[int]:
        """The places without a card."""
        return [place for place, card in enumerate(self.grid) if card is None]

    def cover(self, seat: Seat, place: int, events: list[Event]) -> Board:
        """The board once a seat's Colour Block lies on a card, unless another one lies there."""
        if any(block.place == place for block in self.blocks):
            events.append(BlockReturned(seat, place))
            return self
        events.append(CardCovered(seat, place, self._card(place).card))
        blocks = (*self.blocks, Block(place, seat))
        return replace(self, blocks=blocks, holders=without(self.holders, seat))

    def rotate(self, turn: Turn, action: Rotate, events: list[Event]) -> Board:
        """The board once the player has rotated a card and taken what it links."""
        place, way, card = action.place, action.way, self._card(action.place)
        board = self._spend_double(turn.player, events) if way is Way.HALF else self
        start, end = card.facing, (card.facing + way.value) % len(FACINGS)
        events.append(CardRotated(turn.player, place, card.card, way=way, start=start, end=end))
        grid = list(self.grid)
        grid[place] = lying(card.card, end)
        return board._take(turn, place, grid, events)

    def claim(self, turn: Turn, place: int, events: list[Event]) -> Board:
        """The board once the player has taken what a card of a free link links."""
        board = self._spend_double(turn.player, events)
        events.append(FreeLinkClaimed(turn.player, place, self._card(place).card))
        return board._take(turn, place, list(self.grid), events)

    def deal(self, cards: tuple[tuple[int, Lying], ...], events: list[Event]) -> Board:
        """The board once cards are dealt, (place, card), and turned up together."""
        grid = list(self.grid)
        for place, card in cards:
            grid[place] = card
        events.append(CardsDealt(tuple([place for place, _ in cards])))
        events.append(CardsTurned(cards))
        return replace(self, grid=tuple(grid))

    def score_aside(self, events: list[Event]) -> Board:
        """The board once the cards that lay aside count."""
        if not any(self.aside):
            return self
        events.append(AsideScored())
        pairs = zip(self.taken, self.aside, strict=True)
        taken = tuple(taken + aside for taken, aside in pairs)
        return replace(self, taken=taken, aside=((),) * len(self.aside))

    def draw_bonus(self, seat: Seat, card: int, events: list[Event]) -> Board:
        """The board once a seat has drawn a card for its Double Rotate card."""
        events.append(BonusDrawn(seat, card))
        return replace(self, bonus=replace_at(self.bonus, seat, card))

    def _card(self, place: int) -> Lying:
        card = self.grid[place]
        assert card is not None
        return card

    def _spend_double(self, seat: Seat, events: list[Event]) -> Board:
        events.append(DoubleRotateSpent(seat))
        return replace(self, doubles=without(self.doubles, seat))

    def _take(self, turn: Turn, place: int, grid: list[Lying | None], events: list[Event]) -> Board:
        """The board once the player has taken all that the card at *place* of *grid* links."""
        found = links(uncovered(grid, self.blocks), place, turn.die)
        if not found:
            return replace(self, grid=tuple(grid))
        gone = tuple([(spot, card.card) for spot in linked_places(found) if (card := grid[spot])])
        for spot, _ in gone:
            grid[spot] = None
        events.append(CardsLinked(tuple(found)))
        events.append(CardsTaken(turn.player, gone, turn.is_extra))
        cards = tuple([card for _, card in gone])
        if turn.is_extra:
            return replace(self, grid=tuple(grid), aside=_added(self.aside, turn.player, cards))
        return replace(self, grid=tuple(grid), taken=_added(self.taken, turn.player, cards))


def _added(piles: Piles, seat: Seat, cards: tuple[int, ...]) -> Piles:
    """The piles with these cards on a seat's."""
    return replace_at(piles, seat, piles[seat] + cards)
