"""The best turn so far on its board, and the light on who has it, leads, or plays last."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from rules.core import Seat
from rules.quivvit import DECK, CardsTaken, card_value
from scenes.core.script import Script, advance
from scenes.games.quivvit.events.best_turns import best_of, best_turns
from scenes.games.quivvit.table import QuivvitTable
from seats.occupants import BotPlayer
from sprites.pictures.pictures import Art, Collage, Picture
from sprites.pictures.pose import NO_OFFSET
from tests.scenes.games.quivvit.tables import new_table, steps_of
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait


def test_all_who_share_the_best_turn_so_far_are_told_beside_the_cards_until_it_is_beaten() -> None:
    ann, bob = Seat(0), Seat(1)
    best = max(range(DECK), key=card_value)
    first, second = (CardsTaken(seat, ((0, best),), aside=False) for seat in (ann, bob))
    points = card_value(best)
    assert best_of({})[0] == best_of({ann: 0})[0] == []
    assert best_of(best_turns([[first], [second]])) == ([ann, bob], points)
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy")))
        links, board = table._animator._links, table.tokens.best_turn
        assert board
        before, pictures = dict[Seat, int](), []
        links._best = lambda: before
        for most, taken in ((0, first), (points, first), (points, second), (points - 1, second)):
            before[ann] = most
            assert links._write_best(taken) is (points > most)
            pictures.append(board.token.picture)
        one, again, shared, beaten = (_heads(picture) for picture in pictures)
        assert one == again
        assert shared == one + beaten


@pytest.mark.parametrize("final", [True, False])
def test_light_lies_on_who_has_the_last_turn_of_all(final: bool) -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy")))
        with patch("scenes.games.quivvit.events.animator.is_final_turn", return_value=final):
            begins = table._animator._begin_turn(Seat(0))
            assert _dims(table, begins) is final
        assert not table.climaxes.spotlight.is_dark


@pytest.mark.parametrize(("best", "shone"), [(99, False), (0, True)])
def test_light_lies_on_who_has_the_best_turn_so_far(best: int, shone: bool) -> None:
    ann, bob = Seat(0), Seat(1)
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy")))
        links = table._animator._links
        links._best = lambda: {bob: best}
        table.tokens.round_sign.write(2, ann)
        table.tokens.items[bob].taken = table.tokens.items[ann].taken = list(range(DECK))
        taken = CardsTaken(ann, ((0, max(range(DECK), key=card_value)),), aside=False)
        assert _dims(table, links._land(taken, table.tokens.items[ann], [])) is shone


def test_only_the_number_of_points_swells_and_their_word_stays_on_its_tag() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy")))
        items, box = table.tokens.items[0], table.panels[0].tag.score_box
        items.taken = list(range(DECK))
        wide, swelling, largest = table.stage.renderer.size, items.swell(0.45), 1.0
        word, number = items._word, items.score
        while advance(swelling):
            assert word.offset == NO_OFFSET
            begin, end = (word.pose.x + side * wide(word.picture)[0] / 2 for side in (-1, 1))
            assert number.pose.x + wide(number.picture)[0] / 2 < begin
            assert end <= box.right
            largest = max(largest, number.offset.sx)
        assert largest > 1.3


def _heads(board: Picture) -> list[object]:
    """The colours of all heads on a board."""
    assert isinstance(board, Collage)
    return [part.picture.palette for part in board.pieces if isinstance(part.picture, Art)]


def _dims(table: QuivvitTable, script: Script) -> bool:
    """Whether the table is dark at any time while a script is shown."""
    dark = False
    for _ in steps_of(script):
        table.stage.tick()
        dark |= table.climaxes.spotlight.is_dark
    return dark
