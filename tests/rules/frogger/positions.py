"""Frogger positions as pictures.

    path    Journey | Bard | Market | Harvest
    frogs   A  .    | B    | .  .   | .  A  .
    home    AAB
    hands   A: Sea Castle  B: Ace.Moons
    dealt   B: Desert
    market  Cave Pact
    deck    Mill
    discards Battle
    turn    B round 3 acted 1

Frogs that are not drawn are on the Excuse; every letter is a seat. ``hands`` were taken in the
open, ``dealt`` cards are still face down. Seat A starts. Actions are written as in
``"Excuse by Sea.W"``, ``"Market.K back to Bard.S for Cave"``, ``"take Cave"``, ``"stop"``, with the
letters M S W L Y K for Moons, Suns, Waves, Leaves, Wyrms, Knots.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from rules.core import Seat
from rules.decktet import Card, Suit
from rules.frogger import (
    EXCUSE,
    FROGS,
    Action,
    Advance,
    Board,
    Event,
    Hand,
    Options,
    Path,
    Retreat,
    Space,
    State,
    Stock,
    Stop,
    Take,
)

SEATS = "ABCDE"
PILES = ("market", "deck", "discards")
SUITS = dict(zip("MSWLYK", Suit, strict=True))


def read(picture: str, options: Options | None = None) -> State:
    """The state that is drawn."""
    lines = dict(line.strip().partition(" ")[::2] for line in picture.strip().splitlines())
    hands = _owned(lines["hands"])
    dealt = _owned(lines.get("dealt", ""))
    path = Path(cards(lines["path"].replace("|", " ")))
    turn, acted = _turn(lines.get("turn", "A round 1 acted 0"), len(hands))
    options = options or Options()
    market, deck, discards = (cards(lines.get(pile, "")) for pile in PILES)
    board = Board(
        path=path,
        frogs=_frogs(path, lines["frogs"], lines.get("home", ""), len(hands)),
        crocodiles=path.crocodiles(turn // len(hands)) if options.crocodiles else (),
        hands=tuple(_hand(dealt.get(seat, ()), taken) for seat, taken in hands.items()),
        stock=Stock(market, deck, discards),
    )
    return State(options, Seat(turn % len(hands)), board, turn, acted)


def _hand(dealt: tuple[Card, ...], taken: tuple[Card, ...]) -> Hand:
    return Hand(dealt + taken, len(dealt))


def card(name: str) -> Card:
    """The card with a name as in ``Sea``, ``Light_Keeper`` or ``Ace.Moons``."""
    return Card[name.upper().replace(".", "_OF_")]


def cards(names: str) -> tuple[Card, ...]:
    """The cards with these names."""
    return tuple(card(name) for name in names.split())


def space(state: State, name: str) -> Space:
    """The space called ``Excuse``, ``Home`` or as in ``Market.K``."""
    path = state.board.path
    if name in ("Excuse", "Home"):
        return EXCUSE if name == "Excuse" else path.home
    named, _, suit = name.rpartition(".")
    number = path.cards.index(card(named))
    return path.groups[number + 1][path.cards[number].suits.index(SUITS[suit])]


def act(state: State, words: str) -> Action:
    """The action that is written."""
    match words.split():
        case ["stop"]:
            return Stop()
        case ["take", name]:
            return Take(card(name))
        case [start, "by", played]:
            named, _, suit = played.rpartition(".")
            return Advance(space(state, start), card(named), SUITS[suit])
        case [start, "back", "to", end, "for", name]:
            taken = None if name == "nothing" else card(name)
            return Retreat(space(state, start), space(state, end), taken)
        case _:
            raise ValueError(words)


def allowed(state: State, words: str) -> bool:
    """Whether the seat whose turn it is may do what is written."""
    return act(state, words) in state.legal(state.acting)


def played(state: State, *actions: str, seed: int = 1) -> tuple[State, list[Event]]:
    """What comes of *actions*, and all events on the way."""
    all_events: list[Event] = []
    for words in actions:
        assert allowed(state, words), words
        state, events = state.apply({state.acting: act(state, words)}, Random(seed))
        all_events += events
    return state, all_events


def frogs(state: State) -> str:
    """The frogs on the path as they would be drawn; x is a crocodile."""
    board = state.board
    marks = {space: SEATS[frog // FROGS] for frog, space in enumerate(board.frogs)}
    marks |= dict.fromkeys(board.crocodiles, "x")
    groups = board.path.groups[1:-1]
    return " | ".join(" ".join(marks.get(space, ".") for space in group) for group in groups)


def home(state: State) -> str:
    """The frogs at home as they would be drawn."""
    board = state.board
    safe = [frog for frog, space in enumerate(board.frogs) if space == board.path.home]
    return "".join(SEATS[frog // FROGS] for frog in safe)


def hand(state: State, seat: str) -> tuple[Card, ...]:
    """All that a seat holds."""
    return state.board.hands[SEATS.index(seat)].cards


def whose(state: State) -> str:
    """The seat whose turn it is, the round, and the actions made."""
    return f"{SEATS[state.acting]} round {state.view(None).round} acted {state.acted}"


def _owned(line: str) -> dict[str, tuple[Card, ...]]:
    owned = re.findall(r"([A-E]):([^:]*)(?=\b[A-E]:|$)", line)
    return {seat: cards(names.replace("-", "")) for seat, names in owned}


def _frogs(path: Path, line: str, safe: str, seats: int) -> tuple[Space, ...]:
    marks = line.replace("|", " ").split()
    assert len(marks) == path.home - 1
    found: Sequence[list[Space]] = [[] for _ in range(seats)]
    for number, mark in enumerate(marks, 1):
        if mark in SEATS:
            found[SEATS.index(mark)].append(Space(number))
    for seat, own in enumerate(found):
        own += [path.home] * safe.count(SEATS[seat])
        own += [EXCUSE] * (FROGS - len(own))
    return tuple(space for own in found for space in own)


def _turn(line: str, seats: int) -> tuple[int, int]:
    seat, number, acted = re.fullmatch(r"\s*([A-E]) round (\d+) acted (\d)", line).groups()  # type: ignore[union-attr]
    return (int(number) - 1) * seats + SEATS.index(seat), int(acted)
