"""Each card of an open hand shows what is sure of it, and whether it wins or is less safe."""

from __future__ import annotations

from collections.abc import Sequence

from rules.quibbit import View
from scenes.games.quibbit.choosing.card_signs import CardSigns, mood_of
from scenes.games.quibbit.choosing.outlook import outlooks
from scenes.games.quibbit.table import QuibbitTable
from seats.intents import Intent
from sprites.pictures.geometry import Slot
from sprites.pictures.pictures import Art
from sprites.stage.token import Token
from tests.scenes.games.quibbit.choosing.foretold_positions import ANN, view
from tests.scenes.games.quibbit.showing import a_table
from tests.scenes.running_app import running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.window_sizes import leaves


def signs_of(table: QuibbitTable) -> Sequence[Token]:
    return [token for token in table.stage.tokens if token.name == "card sign" and token.visible]


def told(seen: View) -> list[list[str]]:
    """What the signs of the first frog's cards show."""
    with running_app() as app:
        table = a_table(app)
        hand = [Slot(100.0 * card, 0.0) for card in seen.board.hand(ANN)]
        signs = CardSigns(table.stage, hand)
        signs.show(outlooks(seen, ANN), hand, 140.0)
        return [
            [drawn.name for drawn in leaves(token.picture) if isinstance(drawn, Art)]
            if token.visible
            else []
            for token in signs._tokens
        ]


def test_a_sign_is_a_check_or_a_cross_and_a_danger_that_all_cards_share_is_on_none() -> None:
    near = view("A . . . C . . . B^ . . .", "A:12 B:25 C:4")
    assert [one.risk for one in outlooks(near, ANN).values()] == [0.5, 0.5]
    assert told(near) == [["icon-check"], ["icon-cross"]]


def test_a_flag_is_only_on_cards_that_can_lap_and_a_warning_on_the_less_safe() -> None:
    unsure = view("C . . . . . . . . . A B^", "A:123 B:124 C:125")
    assert told(unsure) == [["flag"], ["flag", "icon-warning"], ["flag", "icon-warning"]]
    sure = view("B . . . . . . . C . A^", "A:24 B:45 C:13")
    assert told(sure) == [["flag", "icon-check"], ["flag", "icon-warning"]]


def test_a_card_that_leaves_one_last_has_a_warning_if_no_lap_comes_before_that() -> None:
    near = view("A . . . C . B^", "A:235 B:2345 C:3")
    found = outlooks(near, ANN)
    assert [card for card, one in found.items() if one.next_lap] == [2, 3]
    assert ["icon-warning" in sign for sign in told(near)] == [True, True, False]


def test_a_pale_frog_does_not_cheer_where_it_may_be_lapped() -> None:
    near = view("A . . . C . B^", "A:235 B:2345 C:3")
    for one in outlooks(near, ANN).values():
        assert (mood_of(one) == "cheer") == (one.sure_fate == "home" and not one.next_lap)


def test_a_card_that_may_come_back_or_be_lost_has_no_sign_of_either() -> None:
    open_ = view("A . . . C . . B^ . . . .", "A:12345 B:12345 C:12345")
    unsure = [len(one.fates) > 1 for one in outlooks(open_, ANN).values()]
    assert any(unsure)
    assert [{"icon-check", "icon-cross"}.isdisjoint(signs) for signs in told(open_)] == unsure


def test_signs_are_gone_once_a_card_is_chosen() -> None:
    with running_app() as app:
        table, keys = a_table(app), KeyButtons()
        app.frames(30)
        assert signs_of(table)
        tap(app, keys, Intent.CONFIRM)
        app.frames(2)
        assert signs_of(table) == []
