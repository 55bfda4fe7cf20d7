"""Whose pad is lost is still in the room: nobody's secrets are laid open before them."""

from __future__ import annotations

from random import Random

import pytest

from bots.search_models import search_model_of
from rules.core import Seat
from rules.frogger import FROGGER
from rules.games import REGISTRATIONS
from rules.mosquito import MOSQUITO
from rules.quabble import QUABBLE
from scenes.core.settings import Settings
from scenes.table.choosing.secrecy import Secrecy, secrecy_of
from scenes.table.game_table import AnyTable
from scenes.table.missing_device import MissingDeviceDialog
from scenes.table.open_table import open_table
from seats.devices import Device
from seats.intents import Intent
from seats.occupants import Away, BotPlayer, Occupant, Person
from seats.pads.pad import Pad
from seats.pointer.pointer import POINTER
from seats.seating import Seating
from tests.scenes.running_app import AnyGame, Moment, Party, a_party
from tests.scenes.simulated_players import PadHands, tap

ANN, BOB = Seat(0), Seat(1)
PAD, OTHER = Pad(0), Pad(1)
CALM = Settings(reduced_motion=True, hints="never")
FEW = 4  # choices, so that hands are dealt everywhere
GAMES = (FROGGER, QUABBLE, MOSQUITO)


def sit_down(party: Party, game: AnyGame, world: int, *occupants: Occupant) -> AnyTable:
    """A table at which Ann is to choose; what Bob has not seen of it depends on *world*."""
    bots = [BotPlayer("easy")] * (game.seats[0] - len(occupants))
    table = open_table(party.context, game, game.options(), [*occupants, *bots], 7).table
    match, rng = table.match, Random(7)
    while match.waiting_for != {ANN} or len(match.log) < FEW:
        for seat in sorted(match.waiting_for):
            match.choose(seat, rng.choice(sorted(match.state.legal(seat), key=repr)))
    match.state = search_model_of(REGISTRATIONS[game.name]).imagine(
        match.state.view(BOB), Random(world)
    )
    party.open(table)
    party.until(lambda: table.resting)
    party.frames(30)
    return table


def pulled_out(game: AnyGame, world: int) -> list[Moment]:
    """Bob's pad is lost while Ann is to choose; she lets a bot play for him, and waits."""
    with a_party(pads=2, settings=CALM) as party:
        party.frames(2)
        ann, bob = (PadHands(pad) for pad in party.pads)
        sit_down(party, game, world, Person(ann.device), Person(bob.device))
        party.pads[1].unplug()
        film = party.film(30)
        party.shows(MissingDeviceDialog)
        tap(party, ann, Intent.CONFIRM)
        assert isinstance(party.context.seating.occupant(BOB), Away)
        return film + party.film(30)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_hand_stays_closed_before_somebody_whose_pad_was_lost(game: AnyGame) -> None:
    one, other = pulled_out(game, 1), pulled_out(game, 2)
    assert len({moment.picture for moment in one}) > 1, "nothing happens at all"
    odd = [frame for frame, pair in enumerate(zip(one, other, strict=True)) if pair[0] != pair[1]]
    assert not odd, f"a hand is told in frame {odd[0]}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_hand_lies_open_where_nobody_else_ever_sat(game: AnyGame) -> None:
    last = set()
    for world in (1, 2):
        with a_party(pads=1, settings=CALM) as party:
            party.frames(2)
            (ann,) = (PadHands(pad) for pad in party.pads)
            sit_down(party, game, world, Person(ann.device), BotPlayer("easy"))
            last.add(party.film(1)[-1].picture)
    assert len(last) == 2


def covered(game: AnyGame, world: int, button: Intent) -> tuple[Moment, list[Moment]]:
    """Ann looks at her hand when Bob opens a menu over it; last before that, and all after."""
    with a_party(pads=2, settings=CALM) as party:
        party.frames(2)
        ann, bob = (PadHands(pad) for pad in party.pads)
        table = sit_down(party, game, world, Person(ann.device), Person(bob.device))
        tap(party, ann, Intent.CONFIRM)
        seen = party.film(30)[-1]
        bob.put(button, True)
        film = party.film(30)
        assert not party.at(table)
        bob.put(button, False)
        tap(party, bob, Intent.CANCEL)
        film += party.film(30)
        assert party.at(table)
        return seen, film


@pytest.mark.parametrize("button", [Intent.MENU, Intent.LOG], ids=lambda button: button.name)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_opens_over_a_hand_shows_none_of_it_and_leaves_it_closed(
    game: AnyGame, button: Intent
) -> None:
    (open_1, one), (open_2, other) = (covered(game, world, button) for world in (1, 2))
    assert open_1.picture != open_2.picture, "the hand did not lie open"
    odd = [frame for frame, pair in enumerate(zip(one, other, strict=True)) if pair[0] != pair[1]]
    assert not odd, f"a hand is told in frame {odd[0]}"


def seats(*occupants: Occupant) -> Seating:
    seating = Seating(len(occupants))
    seating._occupants = list(occupants)
    return seating


@pytest.mark.parametrize("gone", [Away(OTHER), Away(OTHER, "normal")], ids=["missed", "replaced"])
@pytest.mark.parametrize(("device", "wanted"), [(PAD, Secrecy.SEALED), (POINTER, Secrecy.CURTAIN)])
def test_who_is_left_with_somebody_away_chooses_in_secret(
    gone: Away, device: Device, wanted: Secrecy
) -> None:
    assert secrecy_of(seats(Person(device), gone), ANN, Settings()) is wanted
    assert secrecy_of(seats(Person(device), BotPlayer("normal")), ANN, Settings()) is Secrecy.OPEN
