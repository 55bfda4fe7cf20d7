"""At the usual size of text all that stands beside a hand is told in words, in every language."""

from __future__ import annotations

from rules.core import Seat
from rules.frogger import ACTIONS
from scenes.games.frogger.components.market_board import MarketShade
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.frogger.tables import new_table
from tests.scenes.running_app import running_app
from tests.scenes.table import checked_tables
from tests.scenes.window_sizes import texts
from words import languages, say, speak


def test_the_moves_left_and_how_to_get_cards_are_told_in_words() -> None:
    with running_app((1920, 1080)) as app:
        table = new_table(app, Person(LEFT_KEYS), *[BotPlayer("judge")] * 2)
        checked_tables.build(table)
        tray = table.tokens.tray
        for language in languages():
            speak(language)
            shade = MarketShade(table.stage, table.layout, dims=False)
            assert shade._open.words == say("frogger.market_how")
            for acted in range(ACTIONS):
                tray.turn(Seat(0), acted, Seat(0), none_left=False)
                told = say("frogger.moves", count=ACTIONS - acted)
                assert told in [text.words for text in texts(tray.moves.picture)]
        speak("en")
