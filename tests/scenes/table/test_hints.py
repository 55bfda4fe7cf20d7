"""Hints are given game by game, begin with the goal, and leave open what they are about."""

from __future__ import annotations

import pytest

from rules.games import AnyGame
from scenes.core.settings.settings import Settings
from scenes.table.captions.hint_slip import reading_seconds
from scenes.table.captions.hints import Hints
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.geometry import Box
from tests.all_games import GAMES
from tests.scenes.running_app import running_app
from words import say


def test_who_has_finished_one_game_is_still_told_about_the_others() -> None:
    with running_app((320, 180), Settings(hints="first")) as app:
        app.open_table(Person(LEFT_KEYS), BotPlayer("easy"))
        app.context.known_games.add("quibbit")
        assert not Hints(app.context, "quibbit").wanted
        assert Hints(app.context, "frogger").wanted


def test_what_a_lesson_has_shown_is_told_again_only_to_those_who_want_all_hints() -> None:
    with running_app((320, 180), Settings(hints="first")) as app:
        app.open_table(Person(LEFT_KEYS), BotPlayer("easy"))
        app.context.taught_rules.add("a card is lost")
        hints = Hints(app.context, "quibbit")
        assert not hints.give("a card is lost")
        assert hints.give("a card comes back")
        app.set(hints="always")
        assert hints.give("a card is lost")


def test_a_longer_hint_is_shown_longer() -> None:
    short, long = "It is torn.", "A card lies between two frogs. " * 4
    assert reading_seconds(short) >= 2
    assert reading_seconds(long) > 2 * reading_seconds(short)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_first_hint_says_the_goal_and_no_hint_covers_its_place(game: AnyGame) -> None:
    with running_app((320, 180), Settings(hints="first")) as app:
        bots = [BotPlayer("easy")] * (max(2, game.seats[0]) - 1)
        table = app.open_table(Person(LEFT_KEYS), *bots, game=game)
        app.run_until(lambda: any(token.name == "hint" for token in table.stage.tokens))
        goal = table.top_bar.hint_token(say(f"{game.name}.hint_goal"))
        shown = [token.picture for token in table.stage.tokens if token.name == "hint"]
        assert goal.picture in shown
        here = next(token for token in table.stage.tokens if token.picture == goal.picture).pose
        lies = Box.around(here.x, here.y, *app.context.renderer.size(goal.picture))
        over_words = lies.overlaps(table.top_bar.layout.banner)
        assert table.top_bar._prompt.visible is not over_words  # both at once cannot be read
        for panel in table.panels:
            place = panel.frog.head
            slip = table.top_bar.hint_token(say(f"{game.name}.hint_goal"), place)
            size = app.context.renderer.size(slip.picture)
            assert not Box.around(slip.pose.x, slip.pose.y, *size).contains(*place)
