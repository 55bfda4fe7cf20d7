"""Teams share a seat: everybody has a name, and the turns go round."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.quivvit import QUIVVIT, Options, Rotate
from rules.record import replay_choices
from scenes.core.settings.settings import Settings
from scenes.games.quivvit.table import QuivvitTable
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.lobby.seat_menu import SeatMenu
from scenes.players.teams import MOST, change_team_size, member_names, team_size
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.quivvit.tables import change_state, new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import SIZES, TINY, open_and_wait
from words import say

ANN, BOB, CIS = map(Seat, range(3))


def test_no_two_people_have_one_name_however_large_the_teams() -> None:
    with running_app(TINY) as app:
        occupants = Person(LEFT_KEYS), Person(RIGHT_KEYS), BotPlayer("judge")
        new_table(app, *occupants, options=Options(teams=True))
        for seat in (ANN, BOB):
            app.context.teams[seat] = MOST
        names = [name for seat in (ANN, BOB, CIS) for name in member_names(app.context, seat)]
        assert len(names) == len(set(names)) == 2 * MOST + 1


def test_a_team_grows_to_four_and_starts_over_at_one() -> None:
    with running_app(TINY) as app:
        new_table(app, Person(LEFT_KEYS), BotPlayer("judge"))
        sizes = []
        for _ in range(MOST):
            sizes.append(team_size(app.context, ANN))
            change_team_size(app.context, ANN, 1)
        assert sizes == [2, 3, 4, 1]


def test_the_prompt_names_the_member_whose_turn_it_is() -> None:
    with running_app(TINY) as app:
        options = Options(teams=True)
        for number, place in ((1, 0), (2, 1), (3, 0)):
            table = new_table(app, Person(LEFT_KEYS), BotPlayer("judge"), options=options)
            name = member_names(app.context, ANN)[place]
            change_state(table, round=number, player=ANN)
            open_and_wait(app, table)
            assert f"({name})" in table.top_bar.shown[0].words


def play_a_turn(app: RunningApp, table: QuivvitTable) -> tuple[str, str]:
    """Have whoever is asked turn a card; what they were called then, and the prompt after it."""
    app.run_until(lambda: table.awaiting_choice)
    (seat,) = table.pending.missing
    asked = table._who(seat)
    assert asked in table.top_bar.shown[0].words
    turns = [act for act in table.match.state.legal(seat) if isinstance(act, Rotate)]
    done = len(table.match.log)
    table.pending.decide(seat, turns[0])
    app.run_until(lambda: len(table.match.log) > done)
    return asked, table.top_bar.shown[0].words


def turners(sentences: Sequence[str]) -> list[str]:
    """Who turned a card, by the captions."""
    turns = say("quivvit.turned_left", name="", row=1, column=1).partition(":")[0]
    return [sentence.partition(turns)[0] for sentence in sentences if turns in sentence]


def test_whoever_was_asked_is_told_to_have_turned_also_on_the_last_turn_of_a_round() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        occupants = Person(LEFT_KEYS), Person(RIGHT_KEYS)
        app.context.teams |= {ANN: MOST, BOB: 3}
        table = open_and_wait(app, new_table(app, *occupants, options=Options(teams=True)))
        asked = []
        for _ in range(3 * len(occupants)):
            name, prompt = play_a_turn(app, table)
            assert turners([prompt]) == [name]
            asked.append(name)
        app.run_until(lambda: table.awaiting_choice)
        assert turners(table.log) == asked
        assert len(set(asked)) == len(asked)


def test_the_last_turn_of_all_is_told_of_whoever_was_asked() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        occupants = Person(LEFT_KEYS), Person(RIGHT_KEYS)
        table = new_table(app, *occupants, options=Options(teams=True), turns=8)
        open_and_wait(app, table)
        asked = [play_a_turn(app, table)[0] for _ in occupants]
        app.run_until(lambda: not app.at(table))
        assert turners(table.log) == asked


def test_the_past_is_told_with_the_members_of_then() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        occupants = Person(LEFT_KEYS), Person(RIGHT_KEYS)
        app.context.teams |= {ANN: MOST, BOB: 3}
        table = open_and_wait(app, new_table(app, *occupants, options=Options(teams=True)))
        asked = [play_a_turn(app, table)[0] for _ in range(5)]
        app.run_until(lambda: table.awaiting_choice)
        again = QuivvitTable(app.context, table.match)
        app.open(again, replay_choices(table.match, len(table.match.log)).events)
        app.run_until(lambda: again.awaiting_choice)
        assert turners(again.log) == asked
        assert again.log == table.log
        asked += [play_a_turn(app, again)[0] for _ in range(3)]
        assert turners(again.log) == asked


def test_a_window_of_another_size_changes_no_name_of_what_is_being_shown() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        occupants = Person(LEFT_KEYS), Person(RIGHT_KEYS)
        table = open_and_wait(app, new_table(app, *occupants, options=Options(teams=True)))
        asked = []
        for _ in range(3 * len(occupants)):
            asked.append(play_a_turn(app, table)[0])
            app.resize(SIZES[len(asked) % 2])
        app.run_until(lambda: table.awaiting_choice)
        assert turners(table.log) == asked


def test_a_chair_asks_how_many_there_are_only_where_teams_play() -> None:
    with running_app(TINY) as app:
        new_table(app, Person(LEFT_KEYS), BotPlayer("judge"))
        chair: object = None
        for options, asked in ((Options(), False), (Options(teams=True), True)):
            lobby = Lobby(app.context, QUIVVIT, options, LEFT_KEYS)
            app.stack.reset(lobby)
            app.frames(3)
            lobby._choose_seat(ANN, LEFT_KEYS)
            move = lobby._choose_seat(ANN, LEFT_KEYS)
            chair = getattr(move, "scene", None)
            assert isinstance(chair, SeatMenu)
            app.stack.reset(lobby, chair)
            app.frames(3)
            assert ("team" in [item.name for item in chair.menu.items]) == asked
        assert isinstance(chair, SeatMenu)
        menu = chair.menu
        app.run_until(lambda: menu.focus == "team", lambda: tap(app, KeyButtons(), Intent.DOWN))
        tap(app, KeyButtons(), Intent.RIGHT)
        assert team_size(app.context, ANN) == 3
