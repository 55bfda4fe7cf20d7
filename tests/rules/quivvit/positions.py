"""Quivvit positions drawn as text.

    rg1  yr-1  ..
    by   bg    ..
    gr2  yb3#1 rb1
    yb   gr    gy

A card is two words under one another: its four squares as they are seen (r, g, b, y), and behind
the upper two its value; `#1` says that the Colour Block of seat 1 lies on it. `..` is an empty
place, and so is all that is not drawn below and to the right.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rules.core import Seat
from rules.quivvit import (
    DECK,
    FACINGS,
    PLACES,
    SIDE,
    Action,
    Block,
    Board,
    CardsLinked,
    CardsTaken,
    Colour,
    Event,
    Lying,
    Options,
    Rotate,
    State,
    Turn,
    Way,
    card_value,
    lying,
)
from tests.matches.changed import changed

LETTERS = {"r": Colour.RED, "g": Colour.GREEN, "b": Colour.BLUE, "y": Colour.YELLOW}
PLAIN = Options()
LEFT, RIGHT, HALF = Way.LEFT, Way.RIGHT, Way.HALF


def read(picture: str, options: Options = PLAIN, seats: int = 2, deck: int = 60) -> State:
    """The state that is drawn: the second turn of the game, which is seat 0's.

    The deck has *deck* cards, those with the highest numbers on top of it.
    """
    everyone = tuple(map(Seat, range(seats)))
    grid, blocks = _grid(picture)
    lie = {card.card for card in grid if card}
    rest = [card for card in range(DECK * options.decks) if card not in lie]
    board = Board(
        grid=grid,
        blocks=tuple(blocks),
        holders=_others(everyone, blocks) if options.color_block else (),
        doubles=everyone if options.double_rotation else (),
        taken=((),) * seats,
        aside=((),) * seats,
        bonus=(None,) * seats,
    )
    first = Seat((1 if options.counter_clockwise else -1) % seats)
    return State(options, Turn(1, first, Seat(0)), board, tuple(rest[len(rest) - deck :]))


def drawn(grid: Sequence[Lying | None]) -> str:
    """The picture of a grid, without its empty margins."""
    rows = []
    for start in range(0, SIDE * SIDE, SIDE):
        cards = grid[start : start + SIDE]
        rows += [" ".join(map(_upper, cards)), " ".join(map(_lower, cards))]
    while rows and not rows[-1].strip(" ."):
        rows.pop()
    return "\n".join(row.rstrip(" .") for row in rows)


def tidy(picture: str) -> str:
    """A picture as ``drawn`` draws it."""
    return drawn(_grid(picture)[0])


def rotated(
    picture: str, place: int, way: Way, options: Options = PLAIN, die: Colour | None = None
) -> tuple[State, Sequence[Event]]:
    """The state after a rotation in a drawn position with an empty deck, and the events."""
    state = changed(read(picture, options, deck=0), die=die)
    return chosen(state, Rotate(place, way))


def chosen(state: State, *actions: Action, seed: int = 1) -> tuple[State, list[Event]]:
    """The state after *actions*, each of the only seat that is to act, and the events."""
    rng = Random(seed)
    all_events: list[Event] = []
    for action in actions:
        (seat,) = state.to_act()
        assert action in state.legal(seat)
        state, events = state.apply({seat: action}, rng)
        all_events += events
    return state, all_events


def answered(state: State, *answers: Action, seed: int = 1) -> tuple[State, Sequence[Event]]:
    """The state after the answers of all who are asked about their Blocks, and the events.

    The answers are in seat order.
    """
    seats = sorted(state.to_act())
    choices = dict(zip(seats, answers, strict=True))
    assert state.turn.asking
    assert all(choices[seat] in state.legal(seat) for seat in seats)
    return state.apply(choices, Random(seed))


def taken(events: Sequence[Event]) -> set[int]:
    """The places whose cards were taken."""
    return {place for event in events if isinstance(event, CardsTaken) for place, _ in event.cards}


def linked(events: Sequence[Event]) -> list[tuple[Colour, set[int]]]:
    """The links, each with its colour and places."""
    return [
        (link.colour, {square.place for square in link.squares})
        for event in events
        if isinstance(event, CardsLinked)
        for link in event.links
    ]


def _grid(picture: str) -> tuple[tuple[Lying | None, ...], list[Block]]:
    lines = [line.split() for line in picture.strip().splitlines()]
    grid: list[Lying | None] = [None for _ in PLACES]
    blocks = []
    for row, (uppers, lowers) in enumerate(zip(lines[::2], lines[1::2], strict=True)):
        for column, (upper, lower) in enumerate(zip(uppers, lowers, strict=True)):
            word, _, owner = upper.partition("#")
            place = row * SIDE + column
            if word != "..":
                grid[place] = _card(word, lower, {card.card for card in grid if card})
            if owner:
                blocks.append(Block(place, Seat(int(owner))))
    return tuple(grid), blocks


def _card(upper: str, lower: str, used: set[int]) -> Lying:
    """A card that shows this and is not *used*."""
    squares = tuple(LETTERS[letter] for letter in upper[:2] + lower[::-1])
    for card in range(DECK):
        for facing in FACINGS:
            found = lying(card, facing)
            if card not in used and card_value(card) == int(upper[2:]) and found.colours == squares:
                return found
    raise AssertionError(f"there is no further card {upper}/{lower}")


def _upper(card: Lying | None) -> str:
    return ".. " if card is None else f"{_squares(card)[:2]}{card_value(card.card)}".ljust(4)


def _lower(card: Lying | None) -> str:
    return ".." if card is None else _squares(card)[:1:-1].ljust(4)


def _squares(card: Lying) -> str:
    names = {colour: letter for letter, colour in LETTERS.items()}
    return "".join(names[colour] for colour in card.colours)


def _others(seats: tuple[Seat, ...], blocks: Sequence[Block]) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if all(block.seat != seat for block in blocks))
