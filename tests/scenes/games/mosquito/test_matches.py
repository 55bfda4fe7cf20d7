"""Whole matches of Mosquito by pad, keyboard, mouse and touch alone, with people who dither."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from rules.core import Seat
from rules.mosquito import Cut, Kind, Options, Place, Turns, kind_of
from scenes.core.settings import Settings
from scenes.games.mosquito.table import MosquitoTable
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.results import Results
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from seats.pointer.pointer import POINTER
from tests.scenes.games.mosquito.tables import ButtonGuest, PointingGuest, check, lay_out
from tests.scenes.running_app import Party, a_party
from tests.scenes.simulated_players import Finger, KeyHands, Mouse, PadHands, hit, tap
from tests.scenes.table.checked_tables import open_up

ANN, BOB = Seat(0), Seat(1)
ONE = Options(deals="one")
BOTH = Options(columns=4, both=True, mixed=True)
TINY = (320, 180)


@pytest.fixture
def party() -> Iterator[Party]:
    with a_party(TINY, Settings(reduced_motion=True, hints="never")) as opened:
        yield opened


def play(party: Party, *acts: Callable[[], object]) -> None:
    """Play to the end of the match, and look whether the table lies right whenever it rests."""
    table, rested = party.table, False
    assert isinstance(table, MosquitoTable)

    def over() -> bool:
        nonlocal rested
        if table.resting and not rested and not table.pending._open:
            check(table, party.context)
        rested = table.resting
        return isinstance(party.scene, Results)

    def act() -> None:
        for one in acts:
            one()

    party.until(over, act)


@pytest.mark.parametrize("options", [ONE, BOTH], ids=str)
def test_a_match_by_one_pad(options: Options) -> None:
    with a_party(TINY, Settings(reduced_motion=True), pads=1) as party:
        party.frames(2)
        pad = PadHands(party.pads[0])
        table = open_up(
            party, lay_out(party, Person(pad.device), BotPlayer("judge"), options=options)
        )
        play(party, ButtonGuest(party, table, ANN, pad).act)
        turns = [choice[ANN] for choice in table.match.log if ANN in choice]
        kinds = {kind_of(turn) for turn in turns if not isinstance(turn, Cut)}
        assert kinds >= ({Kind.PASS, Kind.BOTH} if options.both else {Kind.PASS})


@pytest.mark.parametrize("hand", [Mouse, Finger], ids=["mouse", "touch"])
def test_a_match_by_the_pointer(party: Party, hand: type[Mouse]) -> None:
    table = lay_out(
        party, Person(POINTER), BotPlayer("judge"), BotPlayer("easy"), options=ONE, seed=4
    )
    play(party, PointingGuest(party, open_up(party, table), ANN, hand(party)).act)


def test_a_solitaire_by_the_pointer(party: Party) -> None:
    table = open_up(party, lay_out(party, Person(POINTER), seed=5))
    play(party, PointingGuest(party, table, ANN, Mouse(party), seed=3).act)


def test_two_at_one_keyboard_play_behind_curtains(party: Party) -> None:
    table = open_up(party, lay_out(party, Person(LEFT_KEYS), Person(RIGHT_KEYS), options=ONE))
    halves = enumerate((LEFT_KEYS, RIGHT_KEYS))
    guests = [ButtonGuest(party, table, Seat(i), KeyHands(half)) for i, half in halves]
    play(party, *(guest.act for guest in guests))


def test_two_share_one_half_of_the_keyboard(party: Party) -> None:
    occupants = Person(LEFT_KEYS), Person(LEFT_KEYS), BotPlayer("easy")
    table = open_up(party, lay_out(party, *occupants, options=ONE, turns=20))
    keys = KeyHands()
    guests = [ButtonGuest(party, table, seat, keys) for seat in (ANN, BOB)]
    play(party, *(guest.act for guest in guests))


def test_from_the_title_to_the_cut_by_the_pointer_alone() -> None:
    with a_party() as party:
        mouse = Mouse(party)
        hit(party, mouse, "mosquito")
        party.shows(Lobby)
        hit(party, mouse, "start")
        table = party.shows_table(MosquitoTable)
        guest = PointingGuest(party, table, ANN, mouse)
        party.until(lambda: table.match.log, guest.act)
        assert table.match.log[0] == {ANN: Cut()}


def test_cancel_goes_one_step_back_and_all_lies_as_before(party: Party) -> None:
    keys = KeyHands()
    table = open_up(party, lay_out(party, Person(LEFT_KEYS), turns=5))
    guest = ButtonGuest(party, table, ANN, keys)
    chooser = guest.chooser
    assert chooser is not None
    prompts = [table.top_bar.shown[0].words]
    while len(chooser._path) < 4:
        goal = guest.goal(chooser)
        while chooser._at != goal:
            tap(party, keys, Intent.TURN_RIGHT)
        tap(party, keys, Intent.CONFIRM)
        prompts.append(table.top_bar.shown[0].words)
        if chooser.choice is not None:
            return
    for back in range(len(chooser._path) - 1, 0, -1):
        tap(party, keys, Intent.CANCEL)
        assert len(chooser._path) == back
        assert table.top_bar.shown[0].words == prompts[back - 1]
    chooser.close()
    check(table, party.context)


def test_what_is_chosen_in_steps_is_what_was_pointed_at(party: Party) -> None:
    keys = KeyHands()
    table = open_up(party, lay_out(party, Person(LEFT_KEYS), turns=2))
    legal = table.match.state.legal(ANN)
    assert isinstance(legal, Turns)
    assert legal.only(Kind.PLACE)
    before = len(table.match.log)
    tap(party, keys, *[Intent.CONFIRM] * 3)
    party.until(lambda: len(table.match.log) > before)
    made = table.match.log[-1][ANN]
    assert isinstance(made, Place)
    assert made in legal
    assert kind_of(made) is Kind.PLACE
