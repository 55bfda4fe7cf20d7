"""The longer a lone person among bots has waited for a turn, the faster bots are shown."""

from __future__ import annotations

from math import sqrt

import pytest

from rules.core import Seat
from rules.frogger import FROGGER
from rules.quivvit import QUIVVIT
from scenes.core.settings.settings import Settings
from scenes.menus.settings.settings_menu import SettingsMenu
from scenes.table.game_table import AnyTable
from scenes.table.pace import PACE
from scenes.table.seats.seat_frog import Reaction
from scenes.table.table_scene import TableScene
from scenes.table.tempo import FASTEST, GREAT, IMPATIENT, PATIENT
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.motion.timestep import STEP, steps_in
from sprites.pictures.pictures import Art
from tests.scenes.running_app import RunningApp, running_app
from words import say

ME = Seat(0)
BOT = BotPlayer("easy")


def speed_after(table: AnyTable, seconds: float) -> float:
    """How fast bots are shown once a wait has lasted so long."""
    table.tempo.waited = seconds
    return table.tempo.speed()


def lone_table(app: RunningApp) -> AnyTable:
    """A table with one person, who knows the game."""
    app.context.known_games.add("frogger")
    return app.open_table(Person(LEFT_KEYS), BOT, BOT, BOT, game=FROGGER)


def choose(app: RunningApp, table: AnyTable) -> None:
    """Let the person make the first legal choice as soon as it is asked for."""
    app.run_until(lambda: table.awaiting_choice and ME in table.pending.missing)
    before = len(table.match.log)
    table.pending.decide(ME, next(iter(table.match.state.legal(ME))))
    app.run_until(lambda: len(table.match.log) > before)


@pytest.mark.parametrize("speed", ["normal", "brisk"])
def test_bots_are_shown_faster_the_longer_a_lone_person_waits(speed: str) -> None:
    with running_app(settings=Settings(speed=speed)) as app:  # type: ignore[arg-type]
        table = lone_table(app)
        at_first = speed_after(table, 0.0)
        assert speed_after(table, PATIENT) == at_first
        assert at_first < speed_after(table, (PATIENT + IMPATIENT) / 2) < FASTEST * at_first
        assert speed_after(table, 60.0) == pytest.approx(FASTEST * at_first)


def test_what_is_steady_takes_as_long_however_long_a_lone_person_has_waited() -> None:
    with running_app(settings=Settings(speed="normal")) as app:
        tempo = lone_table(app).tempo
        taken = list[float]()
        for seconds in (0.0, PATIENT, IMPATIENT, 60.0):
            tempo.waited = seconds
            taken.append(tempo.steady(1.0) / tempo.speed())
        assert taken == pytest.approx([1.0] * 4)


@pytest.mark.parametrize(("speed", "pace"), [("normal", 1.0), ("brisk", 1.6)])
def test_a_great_moment_is_seen_in_full_but_not_several_in_one_wait(
    speed: str, pace: float
) -> None:
    with running_app(settings=Settings(speed=speed)) as app:  # type: ignore[arg-type]
        table = lone_table(app)
        choose(app, table)
        table.climaxes.is_great = True
        assert pace * speed_after(table, 60.0) == pytest.approx(sqrt(pace))
        for _ in range(steps_in(GREAT) + 1):
            table.tempo.step(waits=True)
        assert pace * speed_after(table, 60.0) == pytest.approx(sqrt(pace)), "to its end"
        table.climaxes.is_great = False
        table.tempo.step(waits=True)
        table.climaxes.is_great = True
        assert speed_after(table, 60.0) >= FASTEST, "the next one"
        table.tempo.begin_wait()
        assert pace * speed_after(table, 60.0) == pytest.approx(sqrt(pace))


def test_a_great_moment_is_seen_from_its_beginning_however_fast_bots_are_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with running_app(settings=Settings(speed="brisk")) as app:
        table, script = lone_table(app), app.shows(TableScene).script
        choose(app, table)
        monkeypatch.setattr(script, "_steps", lambda: 1 if table.climaxes.is_great else 60)
        script._script = table.climaxes.climax("Oh!", reactions={Seat(1): Reaction.JOY})
        while not table.stage.has("close-up"):
            script.step()
        (frog,) = (token for token in table.stage.tokens if token.name == "close-up")
        assert isinstance(frog.picture, Art)
        assert frog.picture.name == "frog-leap"
        assert frog.pose.x < 0.3 * app.context.renderer.width, "it has just begun to come in"


def test_a_wait_begins_with_the_choice_of_the_person() -> None:
    with running_app(settings=Settings(speed="normal")) as app:
        table = lone_table(app)
        choose(app, table)
        table.tempo.waited = 60.0
        choose(app, table)
        assert table.tempo.waited < 0.5
        app.frames(60)
        assert table.tempo.waited > 0.9


def test_nothing_is_shown_faster_at_the_calm_pace() -> None:
    with running_app(settings=Settings(speed="calm")) as app:
        table = lone_table(app)
        choose(app, table)
        app.frames(60)
        assert table.tempo.waited == 0.0


def test_nothing_is_shown_faster_to_several_people() -> None:
    with running_app() as app:
        app.context.known_games.add("frogger")
        table = app.open_table(Person(LEFT_KEYS), Person(RIGHT_KEYS), BOT, BOT, game=FROGGER)
        assert speed_after(table, 60.0) == 1.0


def test_a_bot_goes_on_with_its_turn_at_once() -> None:
    with running_app(settings=Settings(speed="normal")) as app:
        table = app.open_table(BOT, BOT, game=FROGGER)
        thought = list[tuple[bool, float]]()
        for _ in range(12):
            app.run_until(lambda: table.awaiting_choice)
            log, steps = [*table.match.log], 0
            goes_on = bool(log) and log[-1].keys() == table.pending.seats
            while table.awaiting_choice:
                app.stack.step()
                steps += 1
            thought.append((goes_on, steps * STEP))
        assert max(seconds for goes_on, seconds in thought if goes_on) < 0.3
        assert min(seconds for goes_on, seconds in thought if not goes_on) > 0.3


def test_bots_are_shown_at_the_usual_pace_while_a_game_is_new() -> None:
    with running_app((320, 180), Settings(speed="brisk")) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=QUIVVIT)
        assert table.tempo.chosen == "normal"
        app.set(speed="calm")
        assert table.tempo.chosen == "calm"
        app.set(speed="brisk")
        app.context.known_games.add("quivvit")
        assert table.tempo.chosen == "brisk"


def test_a_speed_that_is_chosen_in_a_first_match_holds_at_once() -> None:
    with running_app((320, 180), Settings(speed="brisk")) as app:
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=QUIVVIT)
        change_setting(app, "text_size", 1)
        assert table.tempo.chosen == "normal"
        change_setting(app, "speed", len(PACE))
        assert table.tempo.chosen == "brisk", "even if it was that before"
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=QUIVVIT)
        assert table.tempo.chosen == "normal", "nobody has chosen in this match"


def change_setting(app: RunningApp, name: str, times: int) -> None:
    """Go so often to the next value of a setting in the menu."""
    for _ in range(times):
        (row,) = (row for row in SettingsMenu(app.context).rows() if row.name == name)
        assert row.on_change is not None
        row.on_change(1)


def test_what_bots_have_done_stays_in_sight_longer_while_a_game_is_new() -> None:
    rules, usual = steps_of_a_match({"quivvit"}, set())
    _, new = steps_of_a_match(set(), rules)
    assert new > usual


def steps_of_a_match(known: set[str], taught: set[str]) -> tuple[set[str], int]:
    """The rules that events of a match have shown, and the steps that it took.

    The person knows the *known* games, and was *taught* these rules.
    """
    with running_app((320, 180), Settings(hints="first")) as app:
        app.context.known_games |= known
        app.context.taught_rules |= taught
        app.context.taught_rules |= {
            say("quivvit.hint_goal"),
            say("table.hint_speed_key", control="Space", log="F"),
        }
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=QUIVVIT)
        steps = 0
        while table.match.waiting_for:
            app.stack.step()
            steps += 1
            if table.awaiting_choice and ME in table.pending.missing:
                table.pending.decide(ME, min(table.match.state.legal(ME), key=repr))
        return table.hints.met, steps
