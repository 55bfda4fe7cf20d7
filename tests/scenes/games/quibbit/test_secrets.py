"""What is pressed in secret looks, sounds and takes the same whatever it is, until the reveal."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

import pygame
import pytest

from bots.questions import Question
from rules.core import Seat
from rules.quibbit import CARDS, Pick
from scenes.games.quibbit.choosing.choosing import SEALING
from seats.devices import Device
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from seats.pointer.pointer import POINTER
from sounds.bank import Sound
from tests.scenes.games.quibbit.mid_matches import in_mid_match
from tests.scenes.running_app import SHARP, FrameRecord, RunningApp, running_app, sounds_of
from tests.scenes.simulated_players import Buttons, KeyButtons, Mouse, PadButtons, tap

LONG = 320  # frames in which everybody chooses and all is revealed
HINTED = 60  # frames until the hint of those who choose has come
ANN, BOB = Seat(0), Seat(1)


class OneCardBots:
    """Bots that always pick the same card, after *slow* calls of ``answers``."""

    def __init__(self, card: int, slow: int = 0) -> None:
        self._card, self._slow = card, slow
        self._asked: list[Hashable] = []

    def ask(self, ticket: Hashable, question: Question) -> None:
        assert Pick(self._card) in question.legal
        self._asked.append(ticket)

    def answers(self) -> list[tuple[Any, Any]]:
        self._slow -= len(self._asked)
        if self._slow > 0:
            return []
        asked, self._asked = self._asked, []
        return [(ticket, Pick(self._card)) for ticket in asked]

    def drop(self) -> None:
        self._asked.clear()

    def close(self) -> None:
        self.drop()


def until_the_reveal(recording: Sequence[FrameRecord]) -> Sequence[FrameRecord]:
    reveal = next(i for i, frame in enumerate(recording) if Sound.ALL_SEALED in frame.sounds)
    assert len({frame.picture for frame in recording[:reveal]}) > 10, "nothing moved"
    return recording[:reveal]


def all_alike(recordings: Sequence[Sequence[FrameRecord]]) -> None:
    """The recordings are the same up to the reveal, and not one frame farther."""
    first, *others = recordings
    before = until_the_reveal(first)
    for other in others:
        assert len(until_the_reveal(other)) == len(before), "the timing tells"
        for frame, (here, there) in enumerate(zip(before, other, strict=False)):
            assert here.sounds == there.sounds, f"a sound tells in frame {frame}"
            assert here.picture == there.picture, f"the picture tells in frame {frame}"
    ends = [tuple(frame.picture for frame in recording) for recording in recordings]
    assert len(set(ends)) == len(ends), "nothing is ever revealed"


def sealed_film(*presses: tuple[int, Intent], bot: bool = True) -> list[FrameRecord]:
    """Two people with pads press one after the other: (who, what)."""
    with running_app(SHARP, pads=2) as app:
        app.frames(2)
        pads = [PadButtons(pad) for pad in app.pads]
        bots = [BotPlayer("normal")] if bot else []
        in_mid_match(app, *(Person(pad.device) for pad in pads), *bots)
        recording = app.record(6)
        for who, intent in presses:
            pads[who].put(intent, True)
            recording += app.record(5)
            pads[who].put(intent, False)
            recording += app.record(5)
        return recording + app.record_past(Sound.ALL_SEALED, LONG)


def test_a_sealed_choice_is_told_by_nothing() -> None:
    second = (1, SEALING[0])
    all_alike([sealed_film((0, intent), second) for intent in SEALING])


def test_a_sealed_choice_that_is_changed_is_told_by_nothing() -> None:
    one, three, five = SEALING[0], SEALING[2], SEALING[4]
    changes = [(three, five), (five, three), (one, one)]
    all_alike([sealed_film((1, a), (0, SEALING[1]), (1, b)) for a, b in changes])


def test_choosing_the_same_again_takes_as_long_as_choosing_another() -> None:
    again = [(SEALING[0], SEALING[0]), (SEALING[0], SEALING[4]), (SEALING[4], SEALING[2])]
    all_alike([sealed_film((0, SEALING[1]), (1, a), (1, b), bot=False) for a, b in again])


def test_a_seal_that_is_taken_back_and_made_again_is_told_by_nothing() -> None:
    changes = [(SEALING[0], SEALING[4]), (SEALING[4], SEALING[2])]
    recordings = [
        sealed_film((0, a), (0, Intent.SECOND), (0, b), (1, SEALING[2])) for a, b in changes
    ]
    all_alike(recordings)


def test_pressing_for_a_lost_card_leaves_the_seat_unsealed_with_one_neutral_sound() -> None:
    recordings = []
    for lost in (SEALING[1], SEALING[3]):
        with running_app(SHARP, pads=2) as app:
            app.frames(2)
            pads = [PadButtons(pad) for pad in app.pads]
            table = in_mid_match(app, *(Person(pad.device) for pad in pads))
            app.frames(HINTED)  # what a hint sounds like comes before
            pads[1].put(lost, True)
            recordings.append(app.record(40))
            assert BOB in table.pending.missing
            assert sounds_of(recordings[-1]) == [Sound.REFUSE]
            tap(app, pads[1], SEALING[0])
            assert BOB not in table.pending.missing
    assert recordings[0] == recordings[1]


def test_a_press_for_a_lost_card_keeps_an_earlier_seal() -> None:
    with running_app(SHARP, pads=2) as app:
        app.frames(2)
        pads = [PadButtons(pad) for pad in app.pads]
        table = in_mid_match(app, *(Person(pad.device) for pad in pads))
        tap(app, pads[1], SEALING[2], SEALING[1])
        assert table.pending.choices == {BOB: Pick(3)}


def shared_film(
    device: Device, hold: Callable[[RunningApp], Buttons], *turns: Intent, rest: int = 60
) -> list[FrameRecord]:
    """Two people share one device; the recording begins when the first has chosen.

    That is *rest* frames after the last of its *turns*.
    """
    with running_app(SHARP, pads=1) as app:
        app.frames(2)
        buttons = hold(app)
        in_mid_match(app, Person(buttons.device), Person(buttons.device), BotPlayer("normal"))
        tap(app, buttons, Intent.CONFIRM, *turns)
        app.frames(rest)
        buttons.put(Intent.CONFIRM, True)
        recording = app.record(60)
        buttons.put(Intent.CONFIRM, False)
        recording += app.record(30)
        tap(app, buttons, Intent.CONFIRM, Intent.CONFIRM)
        return recording + app.record_past(Sound.ALL_SEALED, LONG)


def test_what_was_chosen_behind_the_curtain_is_told_by_nothing_afterwards() -> None:
    left, right = Intent.LEFT, Intent.RIGHT
    turns = [(left, left), (left, right), (right, right)]
    recordings = [shared_film(LEFT_KEYS, lambda _: KeyButtons(), *turn) for turn in turns]
    all_alike(recordings)


def test_a_choice_made_at_once_behind_the_curtain_is_told_by_nothing() -> None:
    turns = [(Intent.LEFT, Intent.LEFT), (Intent.RIGHT, Intent.RIGHT)]
    films = [shared_film(LEFT_KEYS, lambda _: KeyButtons(), *turn, rest=6) for turn in turns]
    all_alike([film[1:] for film in films])


def test_a_pad_that_is_shared_hides_what_was_chosen_too() -> None:
    turns = [(Intent.LEFT, Intent.LEFT), (Intent.RIGHT, Intent.LEFT)]
    all_alike([shared_film(LEFT_KEYS, lambda p: PadButtons(p.pads[0]), *turn) for turn in turns])


def test_who_has_chosen_behind_the_curtain_cannot_open_it_again_by_chance() -> None:
    with running_app(SHARP) as app:
        keys = KeyButtons()
        table = in_mid_match(app, Person(LEFT_KEYS), Person(LEFT_KEYS), BotPlayer("normal"))
        tap(app, keys, Intent.CONFIRM, Intent.LEFT, Intent.CONFIRM)
        tap(app, keys, Intent.CONFIRM, Intent.LEFT, Intent.CONFIRM)
        before = table.pending.choices
        assert {ANN, BOB} <= before.keys()
        tap(app, keys, Intent.CONFIRM, Intent.LEFT, Intent.PEEK)
        frames = [token.z for token in table.tokens.cards.tokens.values()]
        assert max(frames) < 600, "a hand lies open"
        assert table.pending.choices.items() >= {(ANN, before[ANN]), (BOB, before[BOB])}


def test_a_choice_behind_the_curtain_can_be_taken_back() -> None:
    with running_app(SHARP) as app:
        keys = KeyButtons()
        table = in_mid_match(app, Person(LEFT_KEYS), Person(LEFT_KEYS), BotPlayer("normal"))
        tap(app, keys, Intent.CONFIRM, Intent.CONFIRM, Intent.CONFIRM, Intent.CONFIRM)
        assert not {ANN, BOB} & set(table.pending.missing)
        tap(app, keys, Intent.SECOND)
        assert BOB in table.pending.missing
        tap(app, keys, Intent.CONFIRM, Intent.RIGHT, Intent.CONFIRM)
        hand = table.view.board.hands[BOB]
        assert table.pending.choices[BOB] == Pick(hand[len(hand) // 2 + 1])


def test_going_back_closes_the_curtain_again() -> None:
    with running_app(SHARP) as app:
        keys = KeyButtons()
        table = in_mid_match(app, Person(LEFT_KEYS), Person(LEFT_KEYS), BotPlayer("normal"))
        tap(app, keys, Intent.CONFIRM)
        cards = table.tokens.cards.tokens.values()
        assert max(token.z for token in cards) >= 600, "no hand lies open"
        tap(app, keys, Intent.CANCEL)
        assert max(token.z for token in cards) < 600, "a hand lies open"
        assert ANN in table.pending.missing
        tap(app, keys, Intent.CONFIRM, Intent.CONFIRM)
        assert ANN not in table.pending.missing


def pointing_film(column: int) -> list[FrameRecord]:
    """A mouse and a pad: the mouse picks the card in that *column* behind its curtain."""
    with running_app(SHARP, pads=1) as app:
        app.frames(2)
        pad, mouse = PadButtons(app.pads[0]), Mouse(app)
        table = in_mid_match(app, Person(POINTER), Person(pad.device), BotPlayer("normal"))
        mouse.touch(*table.layout.middle.centre)
        app.frames(60)
        slot = table.layout.card_row(5)[column]
        mouse.touch(slot.x, slot.y)
        app.frames(1)
        mouse.touch(20, 500)  # off the table
        recording = app.record(30)
        tap(app, pad, SEALING[2])
        return recording + app.record_past(Sound.ALL_SEALED, LONG)


def test_what_a_mouse_chose_is_told_by_nothing_afterwards() -> None:
    all_alike([pointing_film(column) for column in (0, 3, 4)])


def test_the_arrow_does_not_stay_on_what_a_mouse_chose() -> None:
    with running_app(SHARP, pads=1) as app:
        app.frames(2)
        pad, mouse = PadButtons(app.pads[0]), Mouse(app)
        table = in_mid_match(app, Person(POINTER), Person(pad.device), BotPlayer("normal"))
        mouse.touch(*table.layout.middle.centre)
        app.frames(60)
        slot = table.layout.card_row(5)[4]
        unit = app.context.renderer.unit
        pygame.mouse.set_pos(slot.x * unit, slot.y * unit)
        mouse.touch(slot.x, slot.y)
        app.frames(2)
        assert ANN not in table.pending.missing
        assert pygame.mouse.get_pos() == (SHARP[0] // 2, SHARP[1] // 2)


def bots_film(card: int, slow: int = 0) -> list[FrameRecord]:
    with running_app(SHARP, pads=2) as app:
        app.context.bots = OneCardBots(card, slow)
        app.frames(2)
        pads = [PadButtons(pad) for pad in app.pads]
        in_mid_match(app, *(Person(pad.device) for pad in pads), BotPlayer("normal"))
        recording = app.record(150)
        for pad in pads:
            tap(app, pad, SEALING[2])
        return recording + app.record_past(Sound.ALL_SEALED, LONG)


def test_what_a_bot_chose_is_told_by_nothing() -> None:
    all_alike([bots_film(card) for card in CARDS])


def test_how_long_a_bot_had_to_think_is_told_by_nothing() -> None:
    all_alike([bots_film(2, slow=0), bots_film(4, slow=20)])


def test_a_sealed_choice_is_nowhere_in_the_rooms_view_nor_in_the_match() -> None:
    with running_app(SHARP, pads=2) as app:
        app.frames(2)
        pads = [PadButtons(pad) for pad in app.pads]
        table = in_mid_match(app, *(Person(pad.device) for pad in pads))
        before = repr(table.match.state), list(table.match.log), table.match.waiting_for
        tap(app, pads[0], SEALING[4])
        assert table.pending.choices
        assert (repr(table.match.state), table.match.log, table.match.waiting_for) == before


@pytest.mark.parametrize("secrecy", ["curtain", "automatic", "open"])
def test_the_house_may_want_another_way(secrecy: str) -> None:
    with running_app(SHARP) as app:
        app.set(secrecy=secrecy)
        left, right = KeyButtons(), KeyButtons(RIGHT_KEYS)
        table = in_mid_match(app, Person(LEFT_KEYS), Person(RIGHT_KEYS))
        tap(app, left, SEALING[0])
        assert (ANN in table.pending.missing) == (secrecy != "automatic")
        tap(app, left, Intent.CONFIRM, Intent.CONFIRM)
        tap(app, right, Intent.CONFIRM, Intent.CONFIRM)
        assert (BOB in table.pending.missing) == (secrecy == "automatic")


def resized_film(intent: Intent) -> list[FrameRecord]:
    """Somebody seals, the window gets another size, somebody else seals."""
    with running_app(SHARP, pads=2) as app:
        app.frames(2)
        pads = [PadButtons(pad) for pad in app.pads]
        table = in_mid_match(app, *(Person(pad.device) for pad in pads))
        tap(app, pads[0], intent)
        app.resize((480, 360))
        recording = app.record(20)
        assert [panel._seal.visible for panel in table.panels] == [True, False, False]
        tap(app, pads[1], SEALING[0])
        return recording + app.record_past(Sound.ALL_SEALED, LONG)


def test_who_has_sealed_is_seen_in_a_window_of_another_size_and_what_is_not() -> None:
    all_alike([resized_film(intent) for intent in (SEALING[1], SEALING[4])])
