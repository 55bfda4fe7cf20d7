"""While somebody chooses, frogs attend to what the room may see of it, and gulp near the end."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pytest

from rules.core import Seat
from rules.games import game_called
from scenes.games.quibbit.choosing.outlook import sure_winner
from scenes.table.seats.seat_frog import FrogPlace, Mood, SeatFrog
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from sounds.names import Tension
from sprites.motion.timestep import steps_in
from sprites.pictures import theme
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from tests.archive.random_matches import choose
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap

RIGHT: Point = (900.0, 300.0)
PEOPLE = Person(LEFT_KEYS), Person(RIGHT_KEYS)
CHOICES = 8  # before the match is looked at
WITH_HANDS = ("frogger", "quabble", "mosquito")


def attending(
    *, calm: bool = False, tense: bool = False, chooses: bool = False, worried: bool = False
) -> tuple[Pose, set[str]]:
    """How a frog sits after ten seconds in which it attends to its right; how it was drawn."""
    stage = Stage(Renderer((640, 360)), theme.WATER)
    stage.renderer.reduced_motion = calm
    frog = SeatFrog(stage, 0, FrogPlace(400.0, 500.0, 160.0))
    frog.lean_in(chooses)
    seen = set[str]()
    for _ in range(steps_in(10.0)):
        frog.attend(RIGHT, choosing=True, tense=tense, worried=worried)
        frog.step()
        stage.tick()
        assert isinstance(frog.body.picture, Art)
        seen.update({frog.body.picture.name, "drop" if frog._idle._drop.visible else ""})
    return frog.body.pose, seen


def test_they_lean_to_it_and_the_more_so_in_a_tense_match() -> None:
    still, calm, tense = (attending(**how)[0] for how in ({"calm": True}, {}, {"tense": True}))
    assert still.angle < calm.angle < tense.angle
    assert still.sy == calm.sy < tense.sy


def test_who_chooses_gulps_and_sweats_if_it_is_worried_alone() -> None:
    gulping = {Mood.SHOCKED.value, "drop"}
    assert gulping <= attending(worried=True, chooses=True)[1]
    assert gulping.isdisjoint(attending(tense=True, chooses=True)[1])
    assert gulping.isdisjoint(attending(calm=True, worried=True, chooses=True)[1])


def test_who_is_not_in_front_near_the_end_worries_in_its_turn_and_all_turn_to_it() -> None:
    with running_app() as app:
        at_table(app, "frogger", 0, people=1)
        table = app.table
        table.stakes, table.worriers = Tension.LAST, [Seat(0)]
        app.frames(5)
        first, *others = [panel.frog for panel in table.panels]
        assert {frog._face.goal for frog in others} == {first.head}
        assert first._face.goal == table.pending.open_cursor


def test_nobody_worries_before_the_end() -> None:
    with running_app() as app:
        at_table(app, "frogger", 0, people=1)
        view = app.table.match.state.view(None)
        assert app.table.tension(view) is not Tension.LAST
        assert not app.table.worried(view)
        assert not app.table.worriers


def test_in_quibbit_who_holds_a_last_card_that_does_not_surely_win_worries() -> None:
    with running_app() as app:
        table = app.open_table(*[BotPlayer("easy")] * 3, game=game_called("quibbit"), shown=False)
        rng = Random(5)
        found = set[bool]()
        while table.match.waiting_for:
            view = table.match.state.view(None)
            for seat, hand in enumerate(view.board.hands):
                if len(hand) == 1 and view.board.round:
                    found.add(sure_winner(view) == seat)
                    assert (seat in table.worried(view)) == (sure_winner(view) != seat)
            choose(table.match, rng)
        assert False in found


def at_table(app: RunningApp, game: str, world: int, people: int) -> None:
    """A table in mid-match, at which the first seat chooses; who holds what depends on *world*."""
    played = game_called(game)
    bots = [BotPlayer("easy")] * (max(2, played.seats[0]) - people)
    table = app.open_table(*PEOPLE[:people], *bots, game=played, shown=False)
    match, rng = table.match, Random(5)
    while len(match.log) < CHOICES or 0 not in match.waiting_for:
        choose(match, rng)
    match.state = import_module(f"rules.{game}").imagine(match.state.view(None), Random(world))
    app.open(table)
    app.frames(60)


def watched(game: str, world: int) -> list[object]:
    """How all frogs sit and where they look, while those who choose look at hidden hands."""
    with running_app() as app:
        at_table(app, game, world, people=2)
        found: list[object] = []
        for intent in (Intent.CONFIRM, Intent.RIGHT, Intent.RIGHT, Intent.DOWN):
            tap(app, KeyButtons(LEFT_KEYS), intent)
            for _ in range(20):
                app.frame()
                assert app.table.pending.open_cursor is None
                frogs = [panel.frog for panel in app.table.panels]
                found.append([[token.shown() for token in frog.tokens] for frog in frogs])
        return found


@pytest.mark.parametrize("game", WITH_HANDS)
def test_they_tell_nothing_of_a_hidden_hand(game: str) -> None:
    assert watched(game, 0) == watched(game, 1)


def test_they_look_at_the_cursor_of_an_open_choice() -> None:
    with running_app() as app:
        at_table(app, "frogger", 0, people=1)
        cursor = app.table.pending.open_cursor
        assert cursor
        assert {panel.frog._face.goal for panel in app.table.panels} <= {cursor, None}
