"""What was cut off or left is offered again, and goes on with the same people and bots."""

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
from scenes.core.kiosk.kiosk_rules import KioskRules, Timeouts
from scenes.core.settings.settings import Settings
from scenes.menus.lobby.join_menu import JoinMenu
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.pause import Pause
from scenes.menus.results import Results
from scenes.menus.resume_offer import ResumeOffer
from scenes.menus.title import Title
from scenes.players.names import name_of
from scenes.players.teams import member_names, team_size
from scenes.table.game_table import AnyTable
from scenes.table.open_table import open_table
from scenes.table.overlays.missing_device import MissingDeviceDialog
from scenes.ui.menu.dialog import Dialog
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Away, BotPlayer, Person
from seats.pads.pad import Pad
from sprites.motion.timestep import STEP
from tests.all_games import GAMES
from tests.archive.random_matches import same
from tests.scenes.games.quibbit.players import QuibbitButtonPlayer
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, PadButtons, tap
from tests.scenes.table.checked_tables import MAX_STEPS, TINY, open_and_wait


def play_some(app: RunningApp, choices: int, *occupants: Person | BotPlayer) -> AnyTable:
    """Begin a match and play so many choices."""
    table = app.open_table(*(occupants or (Person(LEFT_KEYS), BotPlayer("easy"))))
    guest = QuibbitButtonPlayer(app, KeyButtons())
    app.run_until(lambda: len(table.match.log) == choices and table.awaiting_choice, guest.act)
    return table


def test_a_match_goes_on_after_the_plug_was_pulled(tmp_path: Path) -> None:
    with running_app(TINY, archive=tmp_path) as app:
        app.context.names[Seat(0)] = "newt"
        before = play_some(app, 4)
    with running_app(TINY, archive=tmp_path) as app:
        offer = app.shows(ResumeOffer)
        assert "Newt and a bot" in offer.words
        tap(app, KeyButtons(), Intent.CONFIRM)
        app.frames(3)
        table = app.table
        assert same(table.match, before.match)
        assert table.log == before.log
        seating = app.context.seating
        assert [seating.occupant(seat) for seat in seating.seats()] == [
            Person(LEFT_KEYS),
            BotPlayer("easy"),
        ]
        assert app.context.names == {Seat(0): "newt"}
        guest = QuibbitButtonPlayer(app, KeyButtons())
        app.play_until(lambda: isinstance(app.scene, Results), guest.act)
        app.context.archive.flush()
        assert len(list((tmp_path / "matches").iterdir())) == 1
    with running_app(TINY, archive=tmp_path) as app:
        app.shows(Title)


SEED = 8  # of matches that last ten choices and more
SITTERS = Person(LEFT_KEYS), Away(RIGHT_KEYS, "easy"), BotPlayer("normal")
UNUSUAL = {  # games with other options than one finds there; Quibbit has none
    "quibbit": QuibbitOptions(),
    "frogger": FroggerOptions(courts=True, crocodiles=True),
    "mosquito": MosquitoOptions(columns=4, both=True, deals="one"),
    "quabble": QuabbleOptions(short_game=True),
    "quivvit": QuivvitOptions(teams=True, color_block=True, decks=2),
}


def play_unseen(app: RunningApp, table: AnyTable, choices: int) -> None:
    """Live without drawing until so many choices were made; people do what a judge would."""
    judge, rng = make_bot("judge", table.match.game.name), Random(3)
    for _ in range(MAX_STEPS):
        if table.awaiting_choice:
            if len(table.match.log) >= choices:
                return
            for seat in set(table.pending.missing) & set(app.context.seating.people()):
                view, legal = table.match.state.view(seat), table.match.state.legal(seat)
                table.pending.decide(seat, judge.choose(view, legal, rng))
        app.stack.step()
    raise AssertionError(f"no end: {table.log[-5:]}")


def sitting(app: RunningApp) -> list[object]:
    """All that is known of those who sit there: how, under which names, how many to a team."""
    context = app.context
    return [
        (
            context.seating.occupant(seat),
            name_of(context, seat),
            team_size(context, seat),
            member_names(context, seat),
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
    with running_app(TINY, Settings(reduced_motion=True), archive=tmp_path) as app:
        app.context.names[Seat(0)] = "newt"
        app.context.teams |= {Seat(0): 4, Seat(1): 3}
        before = open_table(app.context, game, options, SITTERS, SEED).table
        play_unseen(app, open_and_wait(app, before), choices)
        were = sitting(app)
    with running_app(TINY, Settings(reduced_motion=True), archive=tmp_path) as app:
        tap(app, KeyButtons(), Intent.CONFIRM)
        app.frames(3)
        table = app.table
        assert same(table.match, before.match)
        assert table.match.options == options
        assert sitting(app) == were
        assert table.log == before.log


def test_a_name_that_nobody_picked_is_not_taken_for_one(tmp_path: Path) -> None:
    with running_app(TINY, Settings(reduced_motion=True), archive=tmp_path) as app:
        (game,) = [game for game in GAMES if game.name == "quivvit"]
        table = open_table(app.context, game, QuivvitOptions(teams=True), SITTERS, 7).table
        play_unseen(app, open_and_wait(app, table), 2)
        were = member_names(app.context, Seat(0))
    with running_app(TINY, Settings(reduced_motion=True), archive=tmp_path) as app:
        tap(app, KeyButtons(), Intent.CONFIRM)
        app.frames(3)
        assert member_names(app.context, Seat(0)) == were


def test_a_match_put_away_is_not_offered_again(tmp_path: Path) -> None:
    with running_app(TINY, archive=tmp_path) as app:
        play_some(app, 3)
    with running_app(TINY, archive=tmp_path) as app:
        tap(app, KeyButtons(), Intent.RIGHT, Intent.RIGHT, Intent.CONFIRM)
        app.shows(Title)
    with running_app(TINY, archive=tmp_path) as app:
        app.shows(Title)


def test_going_back_from_the_offer_throws_nothing_away(tmp_path: Path) -> None:
    with running_app(TINY, archive=tmp_path) as app:
        play_some(app, 3)
    with running_app(TINY, archive=tmp_path) as app:
        tap(app, KeyButtons(), Intent.CANCEL)
        app.frames(3)
        app.shows(Title)
        assert app.context.archive.unfinished()
        app.context.kiosk_rules = KioskRules(kiosk=True)
        app.context.offers_on_request = False
        app.stack.reset(Title(app.context))
        app.frames(3)
        tap(app, KeyButtons(), Intent.CANCEL, Intent.CANCEL)
        assert app.shows(ResumeOffer).menu.focus == "away"


def test_a_kiosk_waits_only_so_long_for_an_answer(tmp_path: Path) -> None:
    with running_app(TINY, archive=tmp_path) as app:
        play_some(app, 3)
    with running_app(TINY, archive=tmp_path) as app:
        app.context.kiosk_rules = KioskRules(kiosk=True, timeouts=Timeouts(answer=5))
        app.stack.reset(Title(app.context))
        app.frames(3)
        offer = app.shows(ResumeOffer)
        seen = {offer.buttons[1].words}
        app.frames(round(4.8 / STEP / 2))
        seen.add(offer.buttons[1].words)
        assert app.scene is offer
        assert seen == {"Delete it (5)", "Delete it (1)"}
        app.frames(60)
        app.shows(Title)
    assert list((tmp_path / "running").iterdir()) == []


def test_people_without_their_pads_are_waited_for(tmp_path: Path) -> None:
    with running_app(TINY, archive=tmp_path, pads=1) as app:
        pad = PadButtons(app.pads[0])
        app.open_table(Person(pad.device), Person(LEFT_KEYS))
        one, other = QuibbitButtonPlayer(app, pad), QuibbitButtonPlayer(app, KeyButtons())

        def act() -> None:
            one.act()
            other.act()

        app.run_until(lambda: len(app.table.match.log) == 3, act)
    with running_app(TINY, archive=tmp_path) as app:
        tap(app, KeyButtons(), Intent.CONFIRM)
        app.frames(3)
        app.shows(MissingDeviceDialog)
        assert app.context.seating.occupant(Seat(0)) == Away(Pad(-1))
        pad = PadButtons(app.plug_in())
        app.frames(2)
        tap(app, pad, Intent.CONFIRM)
        app.frames(3)
        app.shows(JoinMenu)
        tap(app, pad, Intent.CONFIRM)
        assert app.context.seating.occupant(Seat(0)) == Away(Pad(-1))
        tap(app, KeyButtons(), Intent.CONFIRM)  # somebody at the table lets them
        assert app.context.seating.occupant(Seat(0)) == Person(pad.device)


def test_which_of_two_pads_was_whose_is_asked_and_not_guessed(tmp_path: Path) -> None:
    with running_app(TINY, archive=tmp_path, pads=2) as app:
        table = app.open_table(*(Person(PadButtons(pad).device) for pad in app.pads))
        players = [QuibbitButtonPlayer(app, PadButtons(pad)) for pad in app.pads]

        def act() -> None:
            for player in players:
                player.act()

        app.run_until(lambda: len(table.match.log) == 3, act)
    with running_app(TINY, archive=tmp_path, pads=2) as app:
        pads = [PadButtons(pad) for pad in app.pads]
        tap(app, pads[0], Intent.CONFIRM)
        app.frames(3)
        app.shows(MissingDeviceDialog)
        assert not app.context.seating.people()
        tap(app, pads[0], Intent.CONFIRM)
        app.frames(3)
        tap(app, pads[0], Intent.DOWN, Intent.CONFIRM)
        seating = app.context.seating
        assert seating.occupant(Seat(1)) == Person(pads[0].device)
        assert isinstance(seating.occupant(Seat(0)), Away)


def test_people_find_their_pads_again(tmp_path: Path) -> None:
    with running_app(TINY, archive=tmp_path, pads=1) as app:
        pad = PadButtons(app.pads[0])
        app.open_table(Person(pad.device), BotPlayer("hard"))
        guest = QuibbitButtonPlayer(app, pad)
        app.run_until(lambda: len(app.table.match.log) == 2, guest.act)
    with running_app(TINY, archive=tmp_path, pads=1) as app:
        pad = PadButtons(app.pads[0])
        tap(app, pad, Intent.CONFIRM)
        app.frames(3)
        assert app.context.seating.occupant(Seat(0)) == Person(pad.device)


def ask_to_leave(app: RunningApp, keys: KeyButtons) -> Dialog:
    """From the table to the question whether and how to leave."""
    tap(app, keys, Intent.MENU)
    app.run_until(
        lambda: app.shows(Pause).menu.focus == "leave", lambda: tap(app, keys, Intent.DOWN)
    )
    tap(app, keys, Intent.CONFIRM)
    return app.shows(Dialog)


def test_a_match_is_left_for_later_or_for_good(tmp_path: Path) -> None:
    keys = KeyButtons()
    with running_app(TINY, archive=tmp_path) as app:
        before = play_some(app, 3)
        ask_to_leave(app, keys)
        tap(app, keys, Intent.RIGHT, Intent.CONFIRM)
        app.frames(3)
        title = app.shows(Title)  # nobody is asked at once
        title.menu.focus = "go_on"
        tap(app, keys, Intent.CONFIRM)
        app.frames(3)
        app.shows(ResumeOffer)
        tap(app, keys, Intent.CANCEL)
        app.frames(3)
        app.shows(Title)
    with running_app(TINY, archive=tmp_path) as app:
        tap(app, keys, Intent.CONFIRM)
        app.frames(3)
        assert same(app.table.match, before.match)
        question = ask_to_leave(app, keys)
        assert [button.name for button in question.buttons] == ["stay", "later", "leave_match"]
        tap(app, keys, Intent.RIGHT, Intent.RIGHT, Intent.CONFIRM)
        app.frames(3)
        app.shows(Lobby)
        tap(app, keys, Intent.CANCEL)
        app.frames(3)
        assert "go_on" not in [item.name for item in app.shows(Title).menu.items]
        assert list((tmp_path / "running").iterdir()) == []


def test_in_a_kiosk_or_before_any_choice_a_match_only_ends(tmp_path: Path) -> None:
    keys = KeyButtons()
    with running_app(TINY, archive=tmp_path) as app:
        play_some(app, 0)
        names = [[button.name for button in ask_to_leave(app, keys).buttons]]
    with running_app(TINY, archive=tmp_path) as app:
        play_some(app, 1)
        app.context.kiosk_rules = KioskRules(kiosk=True)
        names.append([button.name for button in ask_to_leave(app, keys).buttons])
    assert names == [["stay", "leave_match"]] * 2


def test_bots_on_show_leave_no_record(tmp_path: Path) -> None:
    with running_app(TINY, archive=tmp_path) as app:
        table = app.open_table(BotPlayer("easy"), BotPlayer("easy"))
        app.run_until(lambda: len(table.match.log) > 4)
        app.context.archive.flush()
        assert list((tmp_path / "running").iterdir()) == []


def test_that_a_match_is_not_kept_any_longer_is_said_at_the_table(tmp_path: Path) -> None:
    with running_app(TINY, archive=tmp_path) as app:
        table = play_some(app, 3)
        app.context.notices.append("The disk is full.")
        app.frames(3)
        assert app.shows(Dialog).words == "The disk is full."
        tap(app, KeyButtons(), Intent.CONFIRM)
        assert app.at(table)
        assert not isinstance(app.scene, Lobby)
