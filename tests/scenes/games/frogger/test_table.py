"""After everything that happens in Frogger, the table shows what the room's view says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.frogger import Advance, Options
from scenes.core.settings import Settings
from scenes.menus.results import Results
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from seats.pointer.pointer import POINTER
from tests.scenes.games.frogger.tables import MindedButtons, MindedPointer, check, lay_out, state_of
from tests.scenes.running_app import Party, a_party
from tests.scenes.simulated_players import Finger, KeyHands, Mouse, PadHands, tap
from tests.scenes.table.checked_tables import TINY, open_up, seen, unseen, unsettled

ANN = Seat(0)
ALL = Options(courts=True, free_swim=True, crocodiles=True, open_hands=True)
MATCHES = [
    (2, Options()),
    (3, Options(crocodiles=True)),
    (4, Options(courts=True, open_hands=True)),
    (5, Options(free_swim=True, crocodiles=True)),
    (5, ALL),
]


@pytest.fixture
def party() -> Iterator[Party]:
    with a_party(TINY, Settings(reduced_motion=True)) as opened:
        yield opened


@pytest.mark.parametrize(("seats", "options"), MATCHES, ids=str)
def test_all_tokens_lie_where_the_rooms_view_says(
    party: Party, seats: int, options: Options
) -> None:
    table = lay_out(party, *[BotPlayer("judge")] * seats, options=options, seed=seats)
    assert unseen(party, table, check) > 3 * seats
    party.shows(Results)


def test_they_do_with_all_the_motion() -> None:
    with a_party(TINY, Settings(speed="brisk")) as party:
        crocodiles = Options(crocodiles=True)
        unseen(party, lay_out(party, *[BotPlayer("judge")] * 3, options=crocodiles, seed=5), check)


def test_they_do_after_skipping_and_after_the_window_got_another_size() -> None:
    with a_party(TINY) as party:
        table = lay_out(party, *[BotPlayer("judge")] * 2, seed=6)
        open_up(party, table)
        seen(party, table, check, unsettled(party, table))


def test_a_match_by_one_pad() -> None:
    with a_party(TINY, Settings(reduced_motion=True), pads=1) as party:
        party.frames(2)
        pad = PadHands(party.pads[0])
        crocodiles = Options(crocodiles=True)
        table = lay_out(party, Person(pad.device), BotPlayer("judge"), options=crocodiles)
        guest = MindedButtons(party, open_up(party, table), ANN, pad)
        party.until(lambda: isinstance(party.scene, Results), guest.act)


@pytest.mark.parametrize("hand", [Mouse, Finger], ids=["mouse", "touch"])
def test_a_match_by_the_pointer(hand: type[Mouse]) -> None:
    with a_party(TINY, Settings(reduced_motion=True)) as party:
        table = lay_out(party, Person(POINTER), BotPlayer("judge"), BotPlayer("easy"), seed=4)
        guest = MindedPointer(party, open_up(party, table), ANN, hand(party))
        party.until(lambda: isinstance(party.scene, Results), guest.act)


def test_two_at_one_keyboard_play_behind_curtains(party: Party) -> None:
    table = open_up(party, lay_out(party, Person(LEFT_KEYS), Person(RIGHT_KEYS)))
    guests = [
        MindedButtons(party, table, Seat(seat), KeyHands(half))
        for seat, half in enumerate((LEFT_KEYS, RIGHT_KEYS))
    ]

    def act() -> None:
        for guest in guests:
            guest.act()

    party.until(lambda: isinstance(party.scene, Results), act)


def until_asked(party: Party, guest: MindedButtons) -> None:
    party.until(lambda: guest.chooser is not None)


def test_an_advance_is_taken_back_and_the_turn_is_as_it_was(party: Party) -> None:
    keys = KeyHands()
    table = open_up(party, lay_out(party, Person(LEFT_KEYS), BotPlayer("judge"), turns=6))
    guest = MindedButtons(party, table, ANN, keys)
    until_asked(party, guest)
    before, made = state_of(table), len(table.match.log)
    assert before.acted == 0
    tap(party, keys, Intent.CONFIRM)
    party.until(lambda: len(table.match.log) > made, lambda: tap(party, keys, Intent.CONFIRM))
    assert isinstance(table.match.log[-1][ANN], Advance)
    until_asked(party, guest)
    assert state_of(table).acted == 1
    tap(party, keys, Intent.SECOND)
    assert state_of(table) == before
    check(table, party.context)
    assert len(table.match.log) == made


def test_cancel_goes_one_step_back(party: Party) -> None:
    keys = KeyHands()
    table = open_up(party, lay_out(party, Person(LEFT_KEYS), BotPlayer("judge"), turns=8))
    guest = MindedButtons(party, table, ANN, keys)
    until_asked(party, guest)
    chooser = guest.chooser
    assert chooser is not None
    prompt = table.top_bar.shown[0]
    tap(party, keys, Intent.CONFIRM)
    assert len(chooser._path) == 2
    assert table.top_bar.shown[0] != prompt
    tap(party, keys, Intent.CANCEL)
    assert len(chooser._path) == 1
    assert table.top_bar.shown[0] == prompt


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_bots_take_ten_seconds_at_most_between_two_turns_of_the_only_person(seats: int) -> None:
    with a_party(TINY, Settings(hints="never")) as party:
        bots = [BotPlayer("judge")] * (seats - 1)
        table = open_up(party, lay_out(party, Person(LEFT_KEYS), *bots, seed=3))
        guest = MindedButtons(party, table, ANN, KeyHands())
        waits, waited = [], 0
        while party.at(table):
            if table.tokens.cards.acting != ANN:
                waited += 1
            elif guest.chooser is not None:
                waits.append(waited)
                waited = 0
            if guest.chooser is not None:
                guest.act()
            party.frames()
        assert len([frames for frames in waits if frames]) > 3
        assert max(waits) <= 10 * 60
