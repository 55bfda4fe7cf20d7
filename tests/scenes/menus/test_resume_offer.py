"""What was cut off is offered by the next start, and goes on with the same people and bots."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bots.levels import make_bot
from rules.core import Seat
from rules.frogger import Options as FroggerOptions
from rules.games import AnyGame, game_called
from rules.mosquito import Options as MosquitoOptions
from rules.quabble import Options as QuabbleOptions
from rules.quibbit import Options as QuibbitOptions
from rules.quivvit import Options as QuivvitOptions
from scenes.core.kiosk_rules import KioskRules, Timeouts
from scenes.core.settings import Settings
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.pause import Pause
from scenes.menus.results import Results
from scenes.menus.resume_offer import ResumeOffer
from scenes.menus.title import Title
from scenes.players.names import name_of
from scenes.players.teams import members, size_of
from scenes.table.game_table import AnyTable
from scenes.table.missing_device import MissingDeviceDialog
from scenes.table.open_table import open_table
from scenes.ui.dialog import Dialog
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Away, BotPlayer, Person
from seats.pads.pad import Pad
from sprites.motion.timestep import STEP
from tests.all_games import GAMES
from tests.archive.random_matches import same
from tests.scenes.running_app import Party, a_party
from tests.scenes.simulated_players import ButtonGuest, KeyHands, PadHands, tap
from tests.scenes.table.checked_tables import LONGEST, TINY, open_up


def play_some(party: Party, choices: int, *occupants: Person | BotPlayer) -> AnyTable:
    """Begin a match and play so many choices."""
    table = party.sit_down(*(occupants or (Person(LEFT_KEYS), BotPlayer("easy"))))
    guest = ButtonGuest(party, KeyHands())
    party.until(lambda: len(table.match.log) == choices and table.resting, guest.act)
    return table


def test_a_match_goes_on_after_the_plug_was_pulled(tmp_path: Path) -> None:
    with a_party(archive=tmp_path) as party:
        party.context.names[Seat(0)] = "newt"
        before = play_some(party, 4)
    with a_party(archive=tmp_path) as party:
        offer = party.shows(ResumeOffer)
        assert "Newt and a bot" in offer.words
        tap(party, KeyHands(), Intent.CONFIRM)
        party.frames(3)
        table = party.table
        assert same(table.match, before.match)
        assert table.log == before.log
        seating = party.context.seating
        assert [seating.occupant(seat) for seat in seating.seats()] == [
            Person(LEFT_KEYS),
            BotPlayer("easy"),
        ]
        assert party.context.names == {Seat(0): "newt"}
        guest = ButtonGuest(party, KeyHands())
        party.until(lambda: isinstance(party.scene, Results), guest.act)
        party.context.archive.flush()
        assert len(list((tmp_path / "matches").iterdir())) == 1
    with a_party(archive=tmp_path) as party:
        party.shows(Title)


SITTERS = Person(LEFT_KEYS), Away(RIGHT_KEYS, "easy"), BotPlayer("normal")
UNUSUAL = {  # games with other options than one finds there; Quibbit has none
    "quibbit": QuibbitOptions(),
    "frogger": FroggerOptions(courts=True, crocodiles=True),
    "mosquito": MosquitoOptions(columns=4, both=True, deals="one"),
    "quabble": QuabbleOptions(short_game=True),
    "quivvit": QuivvitOptions(teams=True, color_block=True, decks=2),
}


def play_unseen(party: Party, table: AnyTable, choices: int) -> None:
    """Live without drawing until so many choices were made; people do what a judge would."""
    judge, rng = make_bot("judge", table.match.game.name), Random(3)
    for _ in range(LONGEST):
        if table.resting:
            if len(table.match.log) >= choices:
                return
            for seat in set(table.pending.missing) & set(party.context.seating.people()):
                view, legal = table.match.state.view(seat), table.match.state.legal(seat)
                table.pending.decide(seat, judge.choose(view, legal, rng))
        party.stack.step()
    raise AssertionError(f"no end: {table.log[-5:]}")


def sitting(party: Party) -> list[object]:
    """All that is known of those who sit there: how, under which names, how many to a team."""
    context = party.context
    return [
        (
            context.seating.occupant(seat),
            name_of(context, seat),
            size_of(context, seat),
            members(context, seat),
        )
        for seat in context.seating.seats()
    ]


def test_every_game_is_on_the_list_of_those_that_go_on() -> None:
    assert UNUSUAL.keys() == {game.name for game in GAMES}
    assert {name for name, options in UNUSUAL.items() if options == type(options)()} == {"quibbit"}


@pytest.mark.parametrize("name", UNUSUAL)
def test_every_game_goes_on_with_the_same_seats_options_and_names(
    name: str, tmp_path: Path
) -> None:
    check_resumed(game_called(name), UNUSUAL[name], tmp_path)


def check_resumed(game: AnyGame, options: object, tmp_path: Path, choices: int = 10) -> None:
    """Make so many choices, and compare the match that the next start goes on with."""
    with a_party(TINY, Settings(reduced_motion=True), archive=tmp_path) as party:
        party.context.names[Seat(0)] = "newt"
        party.context.teams |= {Seat(0): 4, Seat(1): 3}
        before = open_table(party.context, game, options, SITTERS, 7).table
        play_unseen(party, open_up(party, before), choices)
        were = sitting(party)
    with a_party(TINY, Settings(reduced_motion=True), archive=tmp_path) as party:
        tap(party, KeyHands(), Intent.CONFIRM)
        party.frames(3)
        table = party.table
        assert same(table.match, before.match)
        assert table.match.options == options
        assert sitting(party) == were
        assert table.log == before.log


def test_a_name_that_nobody_picked_is_not_taken_for_one(tmp_path: Path) -> None:
    with a_party(TINY, Settings(reduced_motion=True), archive=tmp_path) as party:
        (game,) = [game for game in GAMES if game.name == "quivvit"]
        table = open_table(party.context, game, QuivvitOptions(teams=True), SITTERS, 7).table
        play_unseen(party, open_up(party, table), 2)
        were = members(party.context, Seat(0))
    with a_party(TINY, Settings(reduced_motion=True), archive=tmp_path) as party:
        tap(party, KeyHands(), Intent.CONFIRM)
        party.frames(3)
        assert members(party.context, Seat(0)) == were


def test_a_match_put_away_is_not_offered_again(tmp_path: Path) -> None:
    with a_party(archive=tmp_path) as party:
        play_some(party, 3)
    with a_party(archive=tmp_path) as party:
        tap(party, KeyHands(), Intent.RIGHT, Intent.CONFIRM)
        party.shows(Title)
    with a_party(archive=tmp_path) as party:
        party.shows(Title)


def test_going_back_from_the_offer_throws_nothing_away(tmp_path: Path) -> None:
    with a_party(archive=tmp_path) as party:
        play_some(party, 3)
    with a_party(archive=tmp_path) as party:
        tap(party, KeyHands(), Intent.CANCEL, Intent.CANCEL)
        assert party.shows(ResumeOffer).menu.focus == "away"


def test_a_kiosk_waits_only_so_long_for_an_answer(tmp_path: Path) -> None:
    with a_party(archive=tmp_path) as party:
        play_some(party, 3)
    with a_party(archive=tmp_path) as party:
        party.context.kiosk_rules = KioskRules(kiosk=True, timeouts=Timeouts(answer=5))
        party.stack.reset(Title(party.context))
        party.frames(3)
        offer = party.shows(ResumeOffer)
        seen = {offer.buttons[1].words}
        party.frames(round(4.8 / STEP / 2))
        seen.add(offer.buttons[1].words)
        assert party.scene is offer
        assert seen == {"Put it away (5)", "Put it away (1)"}
        party.frames(60)
        party.shows(Title)
    assert list((tmp_path / "running").iterdir()) == []


def test_people_without_their_pads_are_waited_for(tmp_path: Path) -> None:
    with a_party(archive=tmp_path, pads=1) as party:
        pad = PadHands(party.pads[0])
        party.sit_down(Person(pad.device), Person(LEFT_KEYS))
        one, other = ButtonGuest(party, pad), ButtonGuest(party, KeyHands())

        def act() -> None:
            one.act()
            other.act()

        party.until(lambda: len(party.table.match.log) == 3, act)
    with a_party(archive=tmp_path) as party:
        tap(party, KeyHands(), Intent.CONFIRM)
        party.frames(3)
        party.shows(MissingDeviceDialog)
        assert party.context.seating.occupant(Seat(0)) == Away(Pad(-1))
        pad = PadHands(party.plug())
        party.frames(2)
        tap(party, pad, Intent.CONFIRM)
        assert party.context.seating.occupant(Seat(0)) == Person(pad.device)


def test_people_find_their_pads_again(tmp_path: Path) -> None:
    with a_party(archive=tmp_path, pads=1) as party:
        pad = PadHands(party.pads[0])
        party.sit_down(Person(pad.device), BotPlayer("hard"))
        guest = ButtonGuest(party, pad)
        party.until(lambda: len(party.table.match.log) == 2, guest.act)
    with a_party(archive=tmp_path, pads=1) as party:
        pad = PadHands(party.pads[0])
        tap(party, pad, Intent.CONFIRM)
        party.frames(3)
        assert party.context.seating.occupant(Seat(0)) == Person(pad.device)


def test_leaving_a_match_is_for_good(tmp_path: Path) -> None:
    with a_party(archive=tmp_path) as party:
        play_some(party, 3)
        keys = KeyHands()
        tap(party, keys, Intent.MENU)
        party.until(
            lambda: party.shows(Pause).menu.focus == "leave", lambda: tap(party, keys, Intent.DOWN)
        )
        tap(party, keys, Intent.CONFIRM)
        party.frames(3)
        assert not isinstance(party.scene, ResumeOffer)
        assert list((tmp_path / "running").iterdir()) == []


def test_bots_on_show_leave_no_record(tmp_path: Path) -> None:
    with a_party(archive=tmp_path) as party:
        table = party.sit_down(BotPlayer("easy"), BotPlayer("easy"))
        party.until(lambda: len(table.match.log) > 4)
        party.context.archive.flush()
        assert list((tmp_path / "running").iterdir()) == []


def test_that_a_match_is_not_kept_any_longer_is_said_at_the_table(tmp_path: Path) -> None:
    with a_party(archive=tmp_path) as party:
        table = play_some(party, 3)
        party.context.notices.append("The disk is full.")
        party.frames(3)
        assert party.shows(Dialog).words == "The disk is full."
        tap(party, KeyHands(), Intent.CONFIRM)
        assert party.at(table)
        assert not isinstance(party.scene, Lobby)
