"""What is seen of a card between its choice and its reveal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.quibbit import Frog, FrogLeapt, PicksRevealed
from scenes.games.quibbit.table import QuibbitTable
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.pictures import Art
from tests.scenes.games.quibbit.mid_matches import in_mid_match
from tests.scenes.games.quibbit.players import QuibbitButtonPlayer
from tests.scenes.games.quibbit.showing import run
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def sealed(app: RunningApp) -> QuibbitTable:
    """A table where everybody has sealed a card, a lone person last."""
    bots = [BotPlayer("easy")] * 3
    table = app.open_table(Person(LEFT_KEYS), *bots, seed=3)
    assert isinstance(table, QuibbitTable)
    keys = KeyButtons()
    guest = QuibbitButtonPlayer(app, keys)
    app.run_until(lambda: table.view.board.round and table.pending.seats, guest.act)
    app.run_until(lambda: table.awaiting_choice and table.pending.missing == (0,))
    tap(app, keys, Intent.CONFIRM)
    return table


def test_a_lone_players_seal_lies_still_before_the_reveal(app: RunningApp) -> None:
    table = sealed(app)
    seal = table.panels[0]._seal
    while seal.visible:
        last = seal.pose
        app.frames()
    assert last.x == pytest.approx(table.panels[0].seal_at.x, abs=1)
    assert last.y == pytest.approx(table.panels[0].seal_at.y, abs=1)


def test_cards_leave_their_hands_when_they_are_turned_up(app: RunningApp) -> None:
    table = sealed(app)
    cards = table.tokens.cards
    app.run_until(lambda: cards.row)
    for _ in range(20):
        assert all(shows(token.picture, "card-back") for _, token in cards.row)
        assert len(cards._unturned) == 4
        assert all(token.visible and token.pose.alpha > 0 for token in cards._unturned)
        app.frames()
    app.run_until(lambda: not cards._unturned)
    faces = [token.picture for frog, token in cards.row if frog == Frog(0)]
    assert not any(shows(face, "card-back") for face in faces)


def test_revealed_cards_lie_in_leaping_order_also_those_that_leap_no_more(app: RunningApp) -> None:
    table = in_mid_match(app, Person(LEFT_KEYS), *[BotPlayer("easy")] * 3)
    animator, cards = table._animator, table.tokens.cards
    picks = [(Frog(0), 2), (Frog(1), 4), (Frog(2), 3), (Frog(3), 3)]
    animator._progress[:] = 8, 2, 5, 4
    animator.before_events([FrogLeapt(Frog(0), 2, 8, 13, ())])
    run(app, table, animator.show(PicksRevealed(tuple(picks))))
    assert [frog for frog, _ in cards.row] == [0, 3, 2, 1]


def shows(picture: object, name: str) -> bool:
    return isinstance(picture, Art) and picture.name == name
