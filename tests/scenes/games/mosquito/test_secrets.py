"""With the curtain closed Mosquito looks, sounds and takes the same whatever the hands are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from rules.core import Seat
from rules.mosquito import ActionKind, Card, Options, Pass, Spot, Turns, imagine
from rules.mosquito.state import State
from scenes.core.settings.settings import Settings
from scenes.games.mosquito.components.hands import Z as HAND_Z
from scenes.games.mosquito.components.pond.fitting_suits import fourths
from scenes.games.mosquito.table import MosquitoTable
from scenes.table.choosing.step_chooser import StepChooser
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Occupant, Person
from seats.pointer.pointer import POINTER
from tests.scenes.games.mosquito.tables import new_table, set_hand
from tests.scenes.running_app import SHARP, FrameRecord, RunningApp, running_app, sounds_of
from tests.scenes.simulated_players import KeyButtons, Mouse, tap
from tests.scenes.table.checked_tables import open_and_wait

ANN = Seat(0)
TWO = Person(LEFT_KEYS), Person(RIGHT_KEYS)
WORLDS = range(3)
LIT = 30  # frames until a seat that is asked is lit, however soon it chooses
LONG = 220  # frames in which a turn is shown and the next one begins
CALM = Settings(reduced_motion=True, hints="never")
Act = Callable[[RunningApp, MosquitoTable], Sequence[FrameRecord]]


def dealt(
    app: RunningApp, world: int, *occupants: Occupant, seen_by: Seat | None = None
) -> MosquitoTable:
    """A table in mid-match; who holds what depends on *world*, but for what one seat sees."""
    table = new_table(app, *occupants, turns=len(occupants) + 5)
    state = table.match.state
    assert isinstance(state, State)
    table.match.state = imagine(state.view(seen_by), Random(world))
    return table


def player(table: MosquitoTable) -> Seat:
    """Whose turn it is."""
    return table.match.state.view(None).player


def all_alike(recordings: Sequence[Sequence[FrameRecord]]) -> None:
    first = recordings[0]
    for recording in recordings[1:]:
        assert sounds_of(recording) == sounds_of(first)
        assert [frame.scene for frame in recording] == [frame.scene for frame in first]
        odd = [i for i, (a, b) in enumerate(zip(recording, first, strict=True)) if a != b]
        assert not odd, f"the pictures differ from frame {odd[0]} on"


def recordings(
    act: Act, *occupants: Occupant, seen_by: Seat | None = None
) -> list[Sequence[FrameRecord]]:
    found = []
    for world in WORLDS:
        with running_app(SHARP, settings=CALM) as app:
            found.append(act(app, dealt(app, world, *occupants, seen_by=seen_by)))
    return found


def test_different_hands_look_the_same_behind_the_curtain() -> None:
    def act(app: RunningApp, table: MosquitoTable) -> Sequence[FrameRecord]:
        open_and_wait(app, table)
        return app.record(60)

    all_alike(recordings(act, *TWO))


def test_the_worlds_differ_at_all_and_show_once_the_curtain_is_open() -> None:
    def act(app: RunningApp, table: MosquitoTable) -> Sequence[FrameRecord]:
        open_and_wait(app, table)
        tap(app, KeyButtons(), Intent.CONFIRM)
        return app.record(2)

    assert len({recording[-1].picture for recording in recordings(act, *TWO)}) == len(WORLDS)


def test_who_passed_behind_the_curtain_told_nothing_about_the_hand() -> None:
    def act(app: RunningApp, table: MosquitoTable) -> Sequence[FrameRecord]:
        open_and_wait(app, table)
        device = table.context.seating.occupant(player(table))
        assert isinstance(device, Person)
        keys = KeyButtons(device.device)
        tap(app, keys, Intent.CONFIRM, *[Intent.RIGHT] * 3, Intent.CONFIRM)  # and it is asked
        app.played.clear()
        keys.put(Intent.CONFIRM, True)
        recording: Sequence[FrameRecord] = app.record(2)[1:]
        keys.put(Intent.CONFIRM, False)
        recording = [*recording, *app.record(LONG)]
        assert [action for choices in table.match.log for action in choices.values()][-1] == Pass()
        return recording

    all_alike(recordings(act, *TWO))


def chooser(table: MosquitoTable, seat: Seat) -> StepChooser[object]:
    found = table.pending._open[seat][1]
    assert isinstance(found, StepChooser)
    return found


def point_at(
    app: RunningApp, table: MosquitoTable, keys: KeyButtons, seat: Seat, place: int
) -> None:
    while chooser(table, seat)._at != place:
        tap(app, keys, Intent.TURN_RIGHT)


def placing_film(others: Sequence[Card]) -> Sequence[FrameRecord]:
    """Ann places one and the same card, whatever *others* she holds."""
    with running_app(SHARP, settings=CALM) as app:
        table = new_table(app, *TWO, turns=5)
        state = table.match.state
        assert isinstance(state, State)
        seat, keys = state.player, KeyButtons((LEFT_KEYS, RIGHT_KEYS)[state.player])
        placed, spot = the_card(state)
        set_hand(table, seat, placed, *(card for card in others if card is not placed))
        open_and_wait(app, table)
        tap(app, keys, Intent.CONFIRM, Intent.CONFIRM)
        hand = [card for card, _ in table.tokens.hands.held[seat]]
        point_at(app, table, keys, seat, hand.index(placed))
        tap(app, keys, Intent.CONFIRM)
        spots = sorted(fourths(table.tokens.rows.cards, mixed=False))
        point_at(app, table, keys, seat, spots.index(spot))
        app.frames(LIT)
        keys.put(Intent.CONFIRM, True)
        recording = app.record(2)[1:]
        keys.put(Intent.CONFIRM, False)
        return [*recording, *app.record(LONG)]


def the_card(state: State) -> tuple[Card, Spot]:
    """A card that can be placed in this state, if somebody holds it."""
    for spot, suits in fourths(state.board.layout, mixed=False).items():
        for card in state.hands[state.player]:
            if card.suit in suits:
                return card, spot
    raise AssertionError("nothing fits")


def test_a_card_that_is_placed_leaves_the_hand_at_the_same_place_whatever_else_is_there() -> None:
    with running_app(SHARP, settings=CALM) as app:
        table = new_table(app, *TWO, turns=5)
        state = table.match.state
        assert isinstance(state, State)
        count = len(state.hands[state.player]) - 1
        placed, _ = the_card(state)
        free = [*state.pile, *(card for hand in state.hands for card in hand)]
    spare = sorted((card for card in free if card is not placed), key=lambda card: card.value)
    low, high = spare[:count], spare[-count:]
    all_alike([placing_film(low), placing_film(high), placing_film(spare[3 : 3 + count])])


def test_a_bots_hand_is_told_by_nothing_before_its_turn() -> None:
    def act(app: RunningApp, table: MosquitoTable) -> Sequence[FrameRecord]:
        open_and_wait(app, table)
        return app.record(30)

    all_alike(recordings(act, Person(LEFT_KEYS), BotPlayer("easy"), seen_by=ANN))


@pytest.mark.parametrize("secrecy", ["curtain", "open"])
def test_the_house_may_want_hands_open(secrecy: str) -> None:
    with running_app(SHARP) as app:
        app.set(secrecy=secrecy)
        table = open_and_wait(app, dealt(app, 1, *TWO))
        known = [card is not None for hand in table.tokens.hands.held for card, _ in hand]
        assert set(known) == {secrecy == "open"}


def test_open_hands_lie_open_for_everybody() -> None:
    with running_app(SHARP) as app:
        options = Options(open_hands=True)
        table = open_and_wait(
            app, new_table(app, BotPlayer("easy"), *TWO, options=options, turns=6)
        )
        assert all(card for hand in table.tokens.hands.held for card, _ in hand)


def test_going_back_from_the_first_step_closes_the_curtain_again() -> None:
    with running_app(SHARP) as app:
        table = open_and_wait(app, dealt(app, 1, *TWO))
        seat = player(table)
        keys = KeyButtons((LEFT_KEYS, RIGHT_KEYS)[seat])
        tap(app, keys, Intent.CONFIRM)
        assert all(card for card, _ in table.tokens.hands.held[seat])
        assert not any(card for card, _ in table.tokens.hands.held[1 - seat])
        tap(app, keys, Intent.CANCEL)
        assert not any(card for card, _ in table.tokens.hands.held[seat])
        assert {token.z for _, token in table.tokens.hands.held[seat]} == {
            HAND_Z + i for i in range(len(table.tokens.hands.held[seat]))
        }


@pytest.mark.parametrize("peek", ["hold", "toggle"])
def test_a_peek_opens_the_hand_for_as_long_as_it_is_wanted(peek: str) -> None:
    with running_app(SHARP, settings=Settings(peek=peek)) as app:  # type: ignore[arg-type]
        app.set(peek=peek)
        table = open_and_wait(app, dealt(app, 1, *TWO))
        seat = player(table)
        keys = KeyButtons((LEFT_KEYS, RIGHT_KEYS)[seat])
        keys.put(Intent.PEEK, True)
        app.frames(3)
        assert all(card for card, _ in table.tokens.hands.held[seat])
        keys.put(Intent.PEEK, False)
        app.frames(3)
        assert any(card for card, _ in table.tokens.hands.held[seat]) == (peek == "toggle")


def test_a_mouse_and_a_finger_open_the_curtain_too() -> None:
    with running_app(SHARP) as app:
        table = open_and_wait(app, dealt(app, 1, Person(POINTER), Person(POINTER)))
        seat = player(table)
        Mouse(app).touch(*table.layout.curtain(seat).centre)
        app.frames(3)
        assert all(card for card, _ in table.tokens.hands.held[seat])


def test_what_can_be_chosen_is_what_the_rules_allow() -> None:
    with running_app(SHARP) as app:
        table = open_and_wait(app, dealt(app, 1, Person(LEFT_KEYS), seen_by=ANN))
        legal = table.match.state.legal(ANN)
        assert isinstance(legal, Turns)
        possible = [mark.then is not None for mark in chooser(table, ANN)._step.targets]
        kinds = [kind for kind in ActionKind if kind is not ActionKind.BOTH]
        assert possible == [bool(legal.only(kind)) for kind in kinds]
