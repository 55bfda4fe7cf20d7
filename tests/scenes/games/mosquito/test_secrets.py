"""With the curtain closed Mosquito looks, sounds and takes the same whatever the hands are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from rules.core import Seat
from rules.mosquito import Card, Kind, Options, Spot, Turns, imagine
from rules.mosquito.state import State
from scenes.core.settings import Settings
from scenes.games.mosquito.fitting_suits import fourths
from scenes.games.mosquito.hands import Z as HAND_Z
from scenes.games.mosquito.table import MosquitoTable
from scenes.table.choosing.step_chooser import StepChooser
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Occupant, Person
from seats.pointer.pointer import POINTER
from tests.scenes.games.mosquito.tables import give, lay_out
from tests.scenes.running_app import Moment, Party, a_party, told
from tests.scenes.simulated_players import KeyHands, Mouse, tap
from tests.scenes.table.checked_tables import open_up

ANN, BOB = Seat(0), Seat(1)
TWO = Person(LEFT_KEYS), Person(RIGHT_KEYS)
WORLDS = range(3)
LONG = 220  # frames in which a turn is shown and the next one begins
CALM = Settings(reduced_motion=True, hints="never")
Act = Callable[[Party, MosquitoTable], Sequence[Moment]]


def dealt(
    party: Party, world: int, *occupants: Occupant, seen_by: Seat | None = None
) -> MosquitoTable:
    """A table in mid-match; who holds what depends on *world*, but for what one seat sees."""
    table = lay_out(party, *occupants, turns=len(occupants) + 5)
    state = table.match.state
    assert isinstance(state, State)
    table.match.state = imagine(state.view(seen_by), Random(world))
    return table


def player(table: MosquitoTable) -> Seat:
    """Whose turn it is."""
    return table.match.state.view(None).player


def all_alike(films: Sequence[Sequence[Moment]]) -> None:
    first = films[0]
    for film in films[1:]:
        assert told(film) == told(first)
        assert [moment.scene for moment in film] == [moment.scene for moment in first]
        odd = [i for i, (a, b) in enumerate(zip(film, first, strict=True)) if a != b]
        assert not odd, f"the pictures differ from frame {odd[0]} on"


def films(act: Act, *occupants: Occupant, seen_by: Seat | None = None) -> list[Sequence[Moment]]:
    found = []
    for world in WORLDS:
        with a_party(settings=CALM) as party:
            found.append(act(party, dealt(party, world, *occupants, seen_by=seen_by)))
    return found


def test_different_hands_look_the_same_behind_the_curtain() -> None:
    def act(party: Party, table: MosquitoTable) -> Sequence[Moment]:
        open_up(party, table)
        return party.film(60)

    all_alike(films(act, *TWO))


def test_the_worlds_differ_at_all_and_show_once_the_curtain_is_open() -> None:
    def act(party: Party, table: MosquitoTable) -> Sequence[Moment]:
        open_up(party, table)
        tap(party, KeyHands(), Intent.CONFIRM)
        return party.film(2)

    assert len({film[-1].picture for film in films(act, *TWO)}) == len(WORLDS)


def test_who_passed_behind_the_curtain_told_nothing_about_the_hand() -> None:
    def act(party: Party, table: MosquitoTable) -> Sequence[Moment]:
        open_up(party, table)
        device = table.context.seating.occupant(player(table))
        assert isinstance(device, Person)
        keys = KeyHands(device.device)
        tap(party, keys, Intent.CONFIRM, *[Intent.RIGHT] * 4)
        party.heard.clear()
        keys.put(Intent.CONFIRM, True)
        film = party.film(2)[1:]
        keys.put(Intent.CONFIRM, False)
        return [*film, *party.film(LONG)]

    all_alike(films(act, *TWO))


def chooser(table: MosquitoTable, seat: Seat) -> StepChooser[object]:
    found = table.pending._open[seat][1]
    assert isinstance(found, StepChooser)
    return found


def point_at(party: Party, table: MosquitoTable, keys: KeyHands, seat: Seat, place: int) -> None:
    while chooser(table, seat)._at != place:
        tap(party, keys, Intent.TURN_RIGHT)


def placing_film(others: Sequence[Card]) -> Sequence[Moment]:
    """Ann places one and the same card, whatever *others* she holds."""
    with a_party(settings=CALM) as party:
        table = lay_out(party, *TWO, turns=5)
        state = table.match.state
        assert isinstance(state, State)
        seat, keys = state.player, KeyHands((LEFT_KEYS, RIGHT_KEYS)[state.player])
        placed, spot = the_card(state)
        give(table, seat, placed, *(card for card in others if card is not placed))
        open_up(party, table)
        tap(party, keys, Intent.CONFIRM, Intent.CONFIRM)
        hand = [card for card, _ in table.tokens.hands.held[seat]]
        point_at(party, table, keys, seat, hand.index(placed))
        tap(party, keys, Intent.CONFIRM)
        spots = sorted(fourths(table.tokens.rows.cards, mixed=False))
        point_at(party, table, keys, seat, spots.index(spot))
        keys.put(Intent.CONFIRM, True)
        film = party.film(2)[1:]
        keys.put(Intent.CONFIRM, False)
        return [*film, *party.film(LONG)]


def the_card(state: State) -> tuple[Card, Spot]:
    """A card that can be placed in this state, if somebody holds it."""
    for spot, suits in fourths(state.board.layout, mixed=False).items():
        for card in state.hands[state.player]:
            if card.suit in suits:
                return card, spot
    raise AssertionError("nothing fits")


def test_a_card_that_is_placed_leaves_the_hand_at_the_same_place_whatever_else_is_there() -> None:
    with a_party(settings=CALM) as party:
        table = lay_out(party, *TWO, turns=5)
        state = table.match.state
        assert isinstance(state, State)
        count = len(state.hands[state.player]) - 1
        placed, _ = the_card(state)
        free = [*state.pile, *(card for hand in state.hands for card in hand)]
    spare = sorted((card for card in free if card is not placed), key=lambda card: card.value)
    low, high = spare[:count], spare[-count:]
    all_alike([placing_film(low), placing_film(high), placing_film(spare[3 : 3 + count])])


def test_a_bots_hand_is_told_by_nothing_before_its_turn() -> None:
    def act(party: Party, table: MosquitoTable) -> Sequence[Moment]:
        open_up(party, table)
        return party.film(30)

    all_alike(films(act, Person(LEFT_KEYS), BotPlayer("easy"), seen_by=ANN))


@pytest.mark.parametrize("secrecy", ["curtain", "open"])
def test_the_house_may_want_hands_open(secrecy: str) -> None:
    with a_party() as party:
        party.set(secrecy=secrecy)
        table = open_up(party, dealt(party, 1, *TWO))
        known = [card is not None for hand in table.tokens.hands.held for card, _ in hand]
        assert set(known) == {secrecy == "open"}


def test_open_hands_lie_open_for_everybody() -> None:
    with a_party() as party:
        options = Options(open_hands=True)
        table = open_up(party, lay_out(party, BotPlayer("easy"), *TWO, options=options, turns=6))
        assert all(card for hand in table.tokens.hands.held for card, _ in hand)


def test_going_back_from_the_first_step_closes_the_curtain_again() -> None:
    with a_party() as party:
        table = open_up(party, dealt(party, 1, *TWO))
        seat = player(table)
        keys = KeyHands((LEFT_KEYS, RIGHT_KEYS)[seat])
        tap(party, keys, Intent.CONFIRM)
        assert all(card for card, _ in table.tokens.hands.held[seat])
        assert not any(card for card, _ in table.tokens.hands.held[1 - seat])
        tap(party, keys, Intent.CANCEL)
        assert not any(card for card, _ in table.tokens.hands.held[seat])
        assert {token.z for _, token in table.tokens.hands.held[seat]} == {
            HAND_Z + i for i in range(len(table.tokens.hands.held[seat]))
        }


@pytest.mark.parametrize("peek", ["hold", "toggle"])
def test_a_peek_opens_the_hand_for_as_long_as_it_is_wanted(peek: str) -> None:
    with a_party(settings=Settings(peek=peek)) as party:  # type: ignore[arg-type]
        party.set(peek=peek)
        table = open_up(party, dealt(party, 1, *TWO))
        seat = player(table)
        keys = KeyHands((LEFT_KEYS, RIGHT_KEYS)[seat])
        keys.put(Intent.PEEK, True)
        party.frames(3)
        assert all(card for card, _ in table.tokens.hands.held[seat])
        keys.put(Intent.PEEK, False)
        party.frames(3)
        assert any(card for card, _ in table.tokens.hands.held[seat]) == (peek == "toggle")


def test_a_mouse_and_a_finger_open_the_curtain_too() -> None:
    with a_party() as party:
        table = open_up(party, dealt(party, 1, Person(POINTER), Person(POINTER)))
        seat = player(table)
        Mouse(party).touch(*table.layout.curtain.centre)
        party.frames(3)
        assert all(card for card, _ in table.tokens.hands.held[seat])


def test_what_can_be_chosen_is_what_the_rules_allow() -> None:
    with a_party() as party:
        table = open_up(party, dealt(party, 1, Person(LEFT_KEYS), seen_by=ANN))
        legal = table.match.state.legal(ANN)
        assert isinstance(legal, Turns)
        possible = [mark.then is not None for mark in chooser(table, ANN)._step.targets]
        kinds = [kind for kind in Kind if kind is not Kind.BOTH]
        assert possible == [bool(legal.only(kind)) for kind in kinds]
