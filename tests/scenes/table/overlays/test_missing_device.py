"""Whose pad is lost is still in the room: nobody's secrets are laid open before them."""

from __future__ import annotations

from random import Random

import pytest

from bots.search_models import search_model_of
from rules.core import Seat
from rules.frogger import FROGGER
from rules.games import REGISTRATIONS, AnyGame
from rules.mosquito import MOSQUITO
from rules.quabble import QUABBLE
from scenes.core.settings.settings import Settings
from scenes.table.choosing.secrecy.secrecy import Secrecy, secrecy_of
from scenes.table.game_table import AnyTable
from scenes.table.open_table import open_table
from scenes.table.overlays.missing_device import MissingDeviceDialog
from seats.devices import Device
from seats.intents import Intent
from seats.occupants import Away, BotPlayer, Occupant, Person
from seats.pads.pad import Pad
from seats.pointer.pointer import POINTER
from seats.seating import Seating
from tests.scenes.running_app import FrameRecord, RunningApp, running_app
from tests.scenes.simulated_players import PadButtons, tap

ANN, BOB = Seat(0), Seat(1)
PAD, OTHER = Pad(0), Pad(1)
CALM = Settings(reduced_motion=True, hints="never")
FEW = 4  # choices, so that hands are dealt everywhere
GAMES = (FROGGER, QUABBLE, MOSQUITO)


def sit_down(app: RunningApp, game: AnyGame, world: int, *occupants: Occupant) -> AnyTable:
    """A table at which Ann is to choose; what Bob has not seen of it depends on *world*."""
    bots = [BotPlayer("easy")] * (game.seats[0] - len(occupants))
    table = open_table(app.context, game, game.options(), [*occupants, *bots], 7).table
    match, rng = table.match, Random(7)
    while match.waiting_for != {ANN} or len(match.log) < FEW:
        for seat in sorted(match.waiting_for):
            match.choose(seat, rng.choice(sorted(match.state.legal(seat), key=repr)))
    match.state = search_model_of(REGISTRATIONS[game.name]).imagine(
        match.state.view(BOB), Random(world)
    )
    app.open(table)
    app.run_until(lambda: table.awaiting_choice)
    app.frames(30)
    return table


def pulled_out(game: AnyGame, world: int) -> list[FrameRecord]:
    """Bob's pad is lost while Ann is to choose; she lets a bot play for him, and waits."""
    with running_app(pads=2, settings=CALM) as app:
        app.frames(2)
        ann, bob = (PadButtons(pad) for pad in app.pads)
        sit_down(app, game, world, Person(ann.device), Person(bob.device))
        app.pads[1].unplug()
        recording = app.record(30)
        app.shows(MissingDeviceDialog)
        tap(app, ann, Intent.CONFIRM)
        assert isinstance(app.context.seating.occupant(BOB), Away)
        return recording + app.record(30)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_hand_stays_closed_before_somebody_whose_pad_was_lost(game: AnyGame) -> None:
    one, other = pulled_out(game, 1), pulled_out(game, 2)
    assert len({frame.picture for frame in one}) > 1, "nothing happens at all"
    odd = [frame for frame, pair in enumerate(zip(one, other, strict=True)) if pair[0] != pair[1]]
    assert not odd, f"a hand is given away in frame {odd[0]}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_hand_lies_open_where_nobody_else_ever_sat(game: AnyGame) -> None:
    last = set()
    for world in (1, 2):
        with running_app(pads=1, settings=CALM) as app:
            app.frames(2)
            (ann,) = (PadButtons(pad) for pad in app.pads)
            sit_down(app, game, world, Person(ann.device), BotPlayer("easy"))
            last.add(app.record(1)[-1].picture)
    assert len(last) == 2


def covered(game: AnyGame, world: int, button: Intent) -> tuple[FrameRecord, list[FrameRecord]]:
    """Ann looks at her hand when Bob opens a menu over it; last before that, and all after."""
    with running_app(pads=2, settings=CALM) as app:
        app.frames(2)
        ann, bob = (PadButtons(pad) for pad in app.pads)
        table = sit_down(app, game, world, Person(ann.device), Person(bob.device))
        tap(app, ann, Intent.CONFIRM)
        seen = app.record(30)[-1]
        bob.put(button, True)
        recording = app.record(30)
        assert not app.at(table)
        bob.put(button, False)
        tap(app, bob, Intent.CANCEL)
        recording += app.record(30)
        assert app.at(table)
        return seen, recording


@pytest.mark.parametrize("button", [Intent.MENU, Intent.LOG], ids=lambda button: button.name)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_opens_over_a_hand_shows_none_of_it_and_leaves_it_closed(
    game: AnyGame, button: Intent
) -> None:
    (open_1, one), (open_2, other) = (covered(game, world, button) for world in (1, 2))
    assert open_1.picture != open_2.picture, "the hand did not lie open"
    odd = [frame for frame, pair in enumerate(zip(one, other, strict=True)) if pair[0] != pair[1]]
    assert not odd, f"a hand is given away in frame {odd[0]}"


def seats(*occupants: Occupant) -> Seating:
    seating = Seating(len(occupants))
    seating._set(occupants)
    return seating


@pytest.mark.parametrize("gone", [Away(OTHER), Away(OTHER, "normal")], ids=["missed", "replaced"])
@pytest.mark.parametrize(("device", "wanted"), [(PAD, Secrecy.SEALED), (POINTER, Secrecy.CURTAIN)])
def test_who_is_left_with_somebody_away_chooses_in_secret(
    gone: Away, device: Device, wanted: Secrecy
) -> None:
    assert secrecy_of(seats(Person(device), gone), ANN, "automatic") is wanted
    assert secrecy_of(seats(Person(device), BotPlayer("normal")), ANN, "automatic") is Secrecy.OPEN
