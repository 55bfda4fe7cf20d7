"""The results on a phone: the place of its owner, and that of all others."""

from __future__ import annotations

import pytest

from rules.core import Seat
from rules.games import game_called
from scenes.core.ending import Ending, ResultRow
from scenes.menus.results import Results
from scenes.phones.big_screen import BigScreenWords
from scenes.phones.own_result import own_place, with_results
from seats.occupants import BotPlayer
from tests.matches.match_histories import play_with_bots
from tests.scenes.running_app import running_app

ONE, TWO, THREE = map(Seat, range(3))
ENDING = Ending([ResultRow(1, TWO, 1), ResultRow(2, ONE, 0), ResultRow(2, THREE, 2)], "It is over.")


@pytest.mark.parametrize(
    ("seat", "place"),
    [(TWO, "Your place: 1 of 3"), (ONE, "Your place, shared: 2 of 3"), (None, "")],
)
def test_a_phone_tells_the_place_of_its_owner(seat: Seat | None, place: str) -> None:
    assert own_place(ENDING, seat) == place


def test_who_played_alone_has_no_place() -> None:
    assert not own_place(Ending([ResultRow(1, ONE, 0)], ""), ONE)


def test_results_say_the_places_of_all_once_they_are_known() -> None:
    with running_app() as app:
        table = app.open_table(*[BotPlayer("easy")] * 2, game=game_called("quivvit"))
        table.match = play_with_bots(table.match.game, table.match.options, ["random"] * 2, 3).match
        results = Results(app.context, table.match, table.ending(), None)
        known = with_results([results], ONE, BigScreenWords("It is over.", "Somebody wins!"))
        assert known.text.startswith("Your place: ")
        assert known.text.endswith("\nIt is over.")
        assert [line.partition(". ")[0] for line in known.page] == ["1", "2"]
        assert with_results([results], ONE, BigScreenWords()) == BigScreenWords()
