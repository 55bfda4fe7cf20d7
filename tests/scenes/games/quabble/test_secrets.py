"""At the Quabble table hands and claims look, sound and take the same whatever they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from rules.core import Seat
from rules.quabble import Card, Options
from scenes.games.quabble.table import QuabbleTable
from scenes.table.choosing.step_chooser import StepChooser
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from seats.pointer.pointer import POINTER
from sounds.bank import Sound
from tests.scenes.games.quabble.tables import (
    chooser_of,
    new_table,
    play_to_claims,
    set_hand,
    state_of,
)
from tests.scenes.running_app import SHARP, FrameRecord, RunningApp, running_app, sounds_of
from tests.scenes.simulated_players import Buttons, KeyButtons, PadButtons
from tests.scenes.table.checked_tables import open_and_wait

ANN = Seat(0)
LONG = 420  # frames in which a hint is read and all claims are revealed
LB, RB = Intent.TURN_LEFT, Intent.TURN_RIGHT
CALM = 8  # of this seed nothing acts at once in the first round


def until(recording: Sequence[FrameRecord], sound: Sound) -> Sequence[FrameRecord]:
    """What was to be seen and played before *sound*."""
    end = next(i for i, frame in enumerate(recording) if sound in frame.sounds)
    assert len({frame.picture for frame in recording[:end]}) > 5, "nothing moved"
    return recording[:end]


def alike(
    one: Sequence[FrameRecord], other: Sequence[FrameRecord], unwatched: frozenset[int]
) -> None:
    """Two recordings are the same; nobody looks at the *unwatched* frames, but all hear them."""
    assert len(one) == len(other), "the timing tells"
    for frame, (here, there) in enumerate(zip(one, other, strict=True)):
        assert here.sounds == there.sounds, f"a sound tells in frame {frame}"
        if frame not in unwatched:
            assert here.picture == there.picture, f"the picture tells in frame {frame}"


def press(app: RunningApp, buttons: Buttons, intent: Intent) -> list[FrameRecord]:
    """Press and let go, on recording."""
    buttons.put(intent, True)
    recording = app.record(5)
    buttons.put(intent, False)
    return recording + app.record(5)


def sealed(*presses: tuple[int, Intent]) -> list[FrameRecord]:
    """Two people with pads claim one after the other: (who, what)."""
    with running_app(SHARP, pads=2) as app:
        app.frames(2)
        pads = [PadButtons(pad) for pad in app.pads]
        people = [Person(pad.device) for pad in pads]
        open_and_wait(app, play_to_claims(new_table(app, *people, BotPlayer("normal"), turns=12)))
        recording = app.record(80)
        for who, intent in presses:
            recording += press(app, pads[who], intent)
        return recording + app.record_past(Sound.PAWS_LIFT, LONG)


@pytest.mark.parametrize(
    "recordings",
    [
        [[(0, LB), (1, LB)], [(0, RB), (1, LB)]],
        [[(1, RB), (0, LB)], [(1, LB), (0, LB)]],
        [[(0, LB), (0, RB), (1, LB)], [(0, RB), (0, LB), (1, LB)], [(0, LB), (0, LB), (1, LB)]],
        [
            [(0, LB), (0, Intent.SECOND), (0, RB), (1, LB)],
            [(0, LB), (0, Intent.SECOND), (0, LB), (1, LB)],
        ],
    ],
    ids=["left or right", "the other seat", "changed", "taken back"],
)
def test_a_sealed_claim_is_told_by_nothing(recordings: list[list[tuple[int, Intent]]]) -> None:
    made = [sealed(*presses) for presses in recordings]
    for other in made[1:]:
        alike(until(made[0], Sound.PAWS_LIFT), until(other, Sound.PAWS_LIFT), frozenset())
    assert len({tuple(frame.picture for frame in recording) for recording in made}) > 1, (
        "all the same"
    )


def behind_a_curtain(*presses: Intent) -> tuple[list[FrameRecord], frozenset[int]]:
    """One of two at a keyboard claims behind a curtain; the recording, and when it was open."""
    with running_app(SHARP) as app:
        app.set(secrecy="curtain")
        people = Person(LEFT_KEYS), Person(RIGHT_KEYS), BotPlayer("normal")
        table = open_and_wait(app, play_to_claims(new_table(app, *people, turns=12)))
        keys, recording = KeyButtons(), app.record(80)
        recording += press(app, keys, Intent.CONFIRM)[:6]
        opened = len(recording)
        for intent in presses:
            recording += press(app, keys, intent)
        assert ANN in table.pending.choices
        closed = len(recording) - 8
        return recording + app.record(60), frozenset(range(opened - 6, closed))


def test_a_claim_behind_a_curtain_is_told_by_nothing_but_the_look_behind_it() -> None:
    left, right, confirm = Intent.LEFT, Intent.RIGHT, Intent.CONFIRM
    looked = [(left, right, confirm), (right, left, confirm), (right, right, confirm)]
    for ways in ([(LB,), (RB,)], looked):
        (first, unwatched), *others = [behind_a_curtain(*way) for way in ways]
        for other, _ in others:
            alike(first, other, unwatched)
    assert len({tuple(m.picture for m in recording) for recording, _ in others}) > 1, (
        "nothing was raised"
    )


def hands(table: QuabbleTable) -> list[tuple[Card, ...]]:
    """Two hands that Ann may hold: her own, and cards from the bottom of the deck."""
    state = state_of(table)
    return [state.hands[ANN], state.deck[: len(state.hands[ANN])]]


def waiting(which: int) -> tuple[list[FrameRecord], frozenset[int]]:
    """Ann has a hand, opens the curtain, looks around, closes it, and waits."""
    with running_app(SHARP) as app:
        people = Person(LEFT_KEYS), Person(RIGHT_KEYS), Person(POINTER)
        table = new_table(app, *people, seed=3)
        while table.match.waiting_for != {ANN}:
            (seat,) = table.match.waiting_for
            table.match.choose(seat, next(iter(table.match.state.legal(seat))))
        set_hand(table, ANN, *hands(table)[which])
        open_and_wait(app, table)
        keys, recording = KeyButtons(), app.record(40)
        recording += press(app, keys, Intent.CONFIRM)
        opened = len(recording) - 10
        assert isinstance(chooser_of(table, ANN), StepChooser)
        for intent in (Intent.RIGHT, Intent.LEFT, Intent.LEFT):
            recording += press(app, keys, intent)
        recording += press(app, keys, Intent.CANCEL)
        closed = len(recording) - 8
        return recording + app.record(60), frozenset(range(opened, closed))


def test_a_hand_behind_a_closed_curtain_is_told_by_nothing() -> None:
    (one, unwatched), (other, _) = waiting(0), waiting(1)
    alike(one, other, unwatched)
    assert [m.picture for m in one] != [m.picture for m in other], "the hand was never shown"
    assert Sound.CURTAIN_OPEN in sounds_of(one)


def offering(place: int) -> list[FrameRecord]:
    """Behind her curtain Ann offers one and the same card, which lies at a *place* of her hand."""
    with running_app(SHARP) as app:
        people = Person(LEFT_KEYS), Person(RIGHT_KEYS), Person(POINTER)
        table = new_table(app, *people, seed=3)
        while table.match.waiting_for != {ANN}:
            (seat,) = table.match.waiting_for
            table.match.choose(seat, next(iter(table.match.state.legal(seat))))
        card, *others = state_of(table).hands[ANN]
        set_hand(table, ANN, *others[:place], card, *others[place:])
        open_and_wait(app, table)
        keys = KeyButtons()
        press(app, keys, Intent.CONFIRM)
        press(app, keys, Intent.RIGHT if place == 1 else Intent.LEFT)  # round the hand
        keys.put(Intent.CONFIRM, True)
        recording = app.record(2)[1:]
        keys.put(Intent.CONFIRM, False)
        recording += app.record(120)
        assert state_of(table).board.offers[ANN] == card
        return recording


def test_from_where_in_a_hidden_hand_a_card_is_offered_is_told_by_nothing() -> None:
    alike(offering(1), offering(4), frozenset())


def drawing(turned: bool) -> list[FrameRecord]:
    """All claim, and cards are drawn from a deck that lies as it is or the other way round."""
    with running_app(SHARP, pads=2) as app:
        app.frames(2)
        pads = [PadButtons(pad) for pad in app.pads]
        people = [Person(pad.device) for pad in pads]
        app.set(hints="never")
        table = play_to_claims(new_table(app, *people, Person(LEFT_KEYS), seed=CALM))
        state = state_of(table)
        if turned:
            table.match.state = replace(state, deck=state.deck[::-1])
        open_and_wait(app, table)
        recording = app.record(80)
        everybody: list[Buttons] = [*pads, KeyButtons()]
        for buttons in everybody:
            recording += press(app, buttons, LB)
        recording += app.record(420)
        assert Sound.ROUND in sounds_of(recording), "no card was drawn"
        assert table.awaiting_choice
        return recording


def test_a_card_that_is_drawn_is_told_by_nothing() -> None:
    alike(drawing(turned=False), drawing(turned=True), frozenset())


def test_open_hands_are_seen_by_all() -> None:
    with running_app(SHARP) as app:
        people = Person(LEFT_KEYS), Person(RIGHT_KEYS), BotPlayer("normal")
        table = open_and_wait(app, new_table(app, *people, options=Options(open_hands=True)))
        view = table.match.state.view(None)
        assert [len(panel.held.tokens) for panel in table.panels] == [
            len(hand) for hand in view.hands
        ]
        faces = [token.picture for panel in table.panels for token in panel.held.tokens]
        assert len(set(faces)) > 5
