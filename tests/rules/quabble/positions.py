"""Quabble positions as pictures.

    A  hand Pig1 Egg1 | owns Snail1 Grungle1 | shares Hopper1
    B  hand Carrot1
    C  owns Snatcher2
    active B
    offers B:Pig2

A line for each seat, A to F clockwise: what it holds, what is in its Treasury, and what it shares
with its left neighbour, who is in the next line (the first after the last). Pig2 is the second Pig
of the set. Optional: `active` (A), `round` (1), `turned` for counter-clockwise play, `deck` with
its top card first (empty). All other cards are with the King.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from random import Random

from rules.core import Seat
from rules.quabble import (
    CARD_COUNT,
    HOUSE_SET,
    Action,
    Board,
    Card,
    CardKind,
    CardSlain,
    Claim,
    Event,
    HouseSet,
    Offer,
    Options,
    Powers,
    PowerScored,
    Scoring,
    Side,
    Snatch,
    State,
    SushiFeasted,
    score,
)

LETTERS = "ABCDEF"
NAMES = {
    CardKind.SNORKEL_PIG: "Pig",
    CardKind.BEARDED_HOPPER: "Hopper",
    CardKind.MAGIC_CARROT: "Carrot",
    CardKind.DOOM_SNAIL: "Snail",
    CardKind.ROYAL_POOFIN: "Poofin",
    CardKind.VERY_RARE_EGG: "Egg",
    CardKind.GRUNGLE: "Grungle",
    CardKind.DEATHSLAYER: "Slayer",
    CardKind.CURSED_SUSHI: "Sushi",
    CardKind.RED_SNATCHER: "Snatcher",
    CardKind.MISDIRECTION: "Misdirection",
}
# The numbers of docs/rules/quabble.md#house-set, which the pictures are made for, even if the
# house set is tuned.
_VALUES = {
    CardKind.SNORKEL_PIG: 2,
    CardKind.BEARDED_HOPPER: 3,
    CardKind.MAGIC_CARROT: 1,
    CardKind.DOOM_SNAIL: 6,
    CardKind.ROYAL_POOFIN: 4,
    CardKind.VERY_RARE_EGG: 4,
    CardKind.GRUNGLE: 5,
    CardKind.DEATHSLAYER: 3,
    CardKind.CURSED_SUSHI: -3,
    CardKind.RED_SNATCHER: 1,
    CardKind.MISDIRECTION: 3,
}
_POWERS = Powers(
    snorkel_pig=1,
    bearded_hopper=2,
    magic_carrot=4,
    doom_snail=-1,
    royal_poofin=3,
    very_rare_egg=6,
    grungle=-2,
    cursed_sushi=-1,
    most_sushi=9,
)
PLAIN = HouseSet(HOUSE_SET.kinds, tuple(_VALUES[kind] for kind in HOUSE_SET.kinds), _POWERS)
CARD = {
    f"{NAMES[kind]}{HOUSE_SET.kinds[: card + 1].count(kind)}": Card(card)
    for card, kind in enumerate(HOUSE_SET.kinds)
}
NAME = {card: name for name, card in CARD.items()}


def seat(letter: str) -> Seat:
    """The seat called by a letter."""
    return Seat(LETTERS.index(letter))


def row(names: str) -> tuple[Card, ...]:
    """The cards of these names."""
    return tuple(CARD[name] for name in names.split())


def named(cards: Iterable[Card | None]) -> str:
    """The names of cards; hidden ones are question marks."""
    return " ".join("?" if card is None else NAME[card] for card in cards)


def read(picture: str, options: Options | None = None, house_set: HouseSet = PLAIN) -> State:
    """The state that is drawn."""
    words = (line.strip().partition(" ") for line in picture.strip().splitlines())
    lines = {word: rest.strip() for word, _, rest in words}
    owners = [letter for letter in LETTERS if letter in lines]
    parts = [dict(_parts(lines[letter])) for letter in owners]
    offers = dict(entry.split(":") for entry in lines.get("offers", "").split())
    rows = {name: tuple(row(part.get(name, "")) for part in parts) for name in _PARTS}
    deck = row(lines.get("deck", ""))[::-1]
    lying = {*deck, *row(" ".join(offers.values()))}.union(*(sum(rows[name], ()) for name in rows))
    board = Board(
        house_set=house_set,
        offers=tuple(CARD[offers[letter]] if letter in offers else None for letter in owners),
        treasuries=rows["owns"],
        shared=rows["shares"],
        king=tuple(Card(card) for card in range(CARD_COUNT) if card not in lying),
        active=seat(lines.get("active", "A")),
        clockwise="turned" not in lines,
        round=int(lines.get("round", "1")),
    )
    return State(options or Options(), board, rows["hand"], deck)


_PARTS = ("hand", "owns", "shares")


def _parts(line: str) -> Iterable[tuple[str, str]]:
    for part in filter(None, line.split("|")):
        word, _, names = part.strip().partition(" ")
        assert word in _PARTS
        yield word, names


def offered(state: State, names: str) -> tuple[State, list[Event]]:
    """What comes of offers, as in ``"A:Pig1 B:Egg2"``, made one after the other."""
    all_events: list[Event] = []
    for entry in names.split():
        letter, name = entry.split(":")
        state, events = _chosen(state, {seat(letter): Offer(CARD[name])})
        all_events += events
    return state, all_events


def claimed(state: State, sides: str) -> tuple[State, Sequence[Event]]:
    """What comes of claims in seat order, as in ``"<>>"``: < is left, > is right."""
    pointed = {"<": Claim(Side.LEFT), ">": Claim(Side.RIGHT)}
    return _chosen(state, {Seat(n): pointed[side] for n, side in enumerate(sides)})


def snatched(state: State, letter: str, name: str) -> tuple[State, Sequence[Event]]:
    """What comes of a Red Snatcher's choice."""
    return _chosen(state, {seat(letter): Snatch(CARD[name])})


def _chosen(state: State, choices: dict[Seat, Action]) -> tuple[State, Sequence[Event]]:
    assert choices.keys() == state.to_act()
    assert all(choices[seat] in state.legal(seat) for seat in choices)
    return state.apply(choices, Random(1))


def scored(picture: str, house_set: HouseSet = PLAIN) -> Scoring:
    """The scoring of what is drawn, from the active seat on."""
    board = read(picture, house_set=house_set).board
    return score(house_set, board.treasuries, board.shared, board.order())


def points(picture: str, house_set: HouseSet = PLAIN) -> str:
    """The points of all seats, as in ``"9 3/2"``."""
    return " ".join(map(str, scored(picture, house_set).points))


def effects(found: Scoring) -> list[str]:
    """The powers that took effect, as in ``"Pig1 +1"``."""
    return [line for event in found.events for line in _line(event)]


def _line(event: Event) -> Iterable[str]:
    match event:
        case PowerScored(card=card, points=more):
            yield f"{NAME[card]} {_signed(more)}"
        case SushiFeasted(cards=cards, points=more):
            yield f"{named(cards)} {_signed(more)}"
        case CardSlain(card=card, target=target, points=lost):
            yield f"{NAME[card]} slew {NAME[target]} {_signed(-lost)}"
        case _:
            pass


def _signed(number: Fraction) -> str:
    return f"+{number}" if number > 0 else str(number)
