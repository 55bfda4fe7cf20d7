"""What the owner of a kiosk does not allow is neither resumed nor played again."""

from __future__ import annotations

from pathlib import Path

import pytest

from archive.values import StoredParty
from rules.core import Seat
from rules.party import Party
from rules.players import Player
from scenes.core.ending import Ending, ResultRow
from scenes.core.kiosk.kiosk_rules import KioskRules
from scenes.kiosk.kiosk_file import parse_kiosk_file
from scenes.menus.party.party_offer import PartyOffer
from scenes.menus.results import Results
from scenes.menus.resume_offer import ResumeOffer
from scenes.menus.title import Title
from scenes.players.records import occupants_of
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import Away, BotPlayer, Person
from tests.all_games import GAMES
from tests.scenes.running_app import running_app
from tests.scenes.simulated_players import KeyButtons, menu_items, tap

FROGGER = next(game for game in GAMES if game.name == "frogger")
FILES = {
    'games = ["frogger"]\nbots = ["easy"]': True,
    'games = ["mosquito"]': False,
    'bots = ["hard"]': False,
    "[options.frogger]\ncrocodiles = true": False,
}
each_file = pytest.mark.parametrize(("text", "allowed"), FILES.items(), ids=FILES)


@each_file
def test_only_a_match_that_is_allowed_is_offered_again(
    tmp_path: Path, text: str, allowed: bool
) -> None:
    with running_app(archive=tmp_path) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=FROGGER)
        match = table.match
        seat = min(match.waiting_for)
        match.choose(seat, min(match.state.legal(seat), key=repr))
    with running_app(archive=tmp_path) as app:
        app.shows(ResumeOffer)
        app.context.kiosk_rules = parse_kiosk_file(text)
        app.stack.reset(Title(app.context))
        app.frames(4)
        assert isinstance(app.scene, ResumeOffer if allowed else Title)


@pytest.mark.parametrize(
    ("text", "allowed"), [('games = ["quibbit"]', True), ('bots = ["hard"]', False)]
)
def test_only_a_party_night_that_is_allowed_goes_on(
    tmp_path: Path, text: str, allowed: bool
) -> None:
    players = (Player("keys-0", "newt"), Player(bot="easy"), Player(bot="easy"))
    with running_app(archive=tmp_path) as app:
        app.context.archive.keep_party(StoredParty(Party(("quibbit",), 3, 7), players))
        app.context.kiosk_rules = parse_kiosk_file(text)
        for _ in range(2):
            app.stack.reset(Title(app.context))
            app.frames(4)
            assert isinstance(app.scene, PartyOffer if allowed else Title)


@each_file
def test_only_a_match_that_is_allowed_is_played_again(text: str, allowed: bool) -> None:
    with running_app() as app:
        app.context.kiosk_rules = parse_kiosk_file(text)
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), shown=False, game=FROGGER)
        ending = Ending([ResultRow(1, Seat(0), 0)], " ")
        app.stack.reset(app.context.routes.results(table.match, ending))
        app.run_until(lambda: app.shows(Results).takes_presses)
        names = [item.name for item in menu_items(app)]
        assert ("rematch" in names) == allowed
        assert ("lobby" in names) == ("mosquito" not in text)
        tap(app, KeyButtons(), Intent.MENU)
        assert isinstance(app.scene, Results) != allowed


@pytest.mark.parametrize(
    ("recorded", "played"),
    [
        ("easy-bold", "easy-bold"),
        ("hard-bold", "easy"),
        ("easy-mild", "easy"),
        ("mild-bold", "easy"),
        ("easy-", "easy"),
    ],
)
def test_a_recorded_bot_is_one_that_there_is_and_that_is_allowed(
    recorded: str, played: str
) -> None:
    rules = KioskRules(kiosk=True, bots=("easy",))
    assert occupants_of([Player(bot=recorded)], (), rules) == (BotPlayer(played),)
    assert rules.allows_games([], [recorded]) == recorded.startswith("easy")


def test_a_bot_that_is_not_allowed_does_not_stand_in_for_a_person() -> None:
    player = Player("pad-0", "newt", "hard")
    for bots, expected in ((("easy", "hard"), "hard"), (("easy",), "easy")):
        (occupant,) = occupants_of([player], [], KioskRules(kiosk=True, bots=bots))
        assert isinstance(occupant, Away)
        assert occupant.substitute == expected
