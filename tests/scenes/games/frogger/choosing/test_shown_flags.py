"""Flags stay where they are while one chooses, and no ghost lies over them."""

from __future__ import annotations

from rules.decktet import Suit
from rules.frogger import FROGGER
from scenes.games.frogger.table import FroggerTable
from scenes.table.choosing.cursor_chooser import CURSOR_Z
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.stage.token import Token
from tests.scenes.running_app import RunningApp


def test_the_flags_of_all_suits_are_over_ghosts_and_those_over_the_frame(
    app: RunningApp,
) -> None:
    table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=FROGGER)
    assert isinstance(table, FroggerTable)

    def ghosts() -> list[Token]:
        return [token for token in table.stage.tokens if token.name == "ghost"]

    app.run_until(lambda: table.awaiting_choice and ghosts())
    app.frame()
    flags = table.tokens.path.last_flags.flags
    shown = {suit for suit, flag in flags.items() if flag.visible}
    assert shown == {*Suit}
    assert all(flag.z > ghost.z > CURSOR_Z for ghost in ghosts() for flag in flags.values())
    table.preview.clear()
    assert all(flag.z < CURSOR_Z for flag in flags.values())
