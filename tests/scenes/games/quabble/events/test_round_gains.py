"""What a round has changed in all points is told before the next one begins."""

from __future__ import annotations

from fractions import Fraction

from rules.core import Seat
from rules.quabble import CardKind, RoundBegan
from scenes.games.quabble.table import QuabbleTable
from scenes.players.seat_names import seat_name
from seats.occupants import BotPlayer
from tests.scenes.games.quabble.events.test_gains import words_in
from tests.scenes.games.quabble.tables import cards, new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait
from words import say
from words.numbers import spelled

ANN, BOB, CAT = map(Seat, range(3))


def told(table: QuabbleTable) -> dict[tuple[float, str], set[str]]:
    """What rises as a round begins, by where and what, and what the banner says meanwhile."""
    found = dict[tuple[float, str], set[str]]()
    for _ in table.show(RoundBegan(2, BOB)):
        for token in table.stage.tokens:
            if token.name == "score":
                (points,) = words_in(token.picture)
                found.setdefault((token.pose.x, points), set()).add(table.top_bar.shown[0].words)
    return found


def snail_for_ann(app: RunningApp) -> QuabbleTable:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    table._animator._round.note()
    table.tokens.open_cards.treasuries[ANN].append(cards(CardKind.DOOM_SNAIL)[0])
    return table


def test_what_a_round_has_brought_is_told_before_who_begins_the_next(app: RunningApp) -> None:
    table = snail_for_ann(app)
    gains = told(table)
    points = spelled(Fraction(6), signed=True)
    x = table.panels[ANN].score.box.centre[0]
    assert [*gains] == [(x, points)], "nothing has changed for others"
    assert say("quabble.first", name=seat_name(BOB)) not in gains[x, points]
    assert not told(table), "it is told once"


def test_nothing_is_told_of_a_round_while_points_are_hidden(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    table.tokens.hide_points()
    table._animator._round.note()
    table.tokens.open_cards.treasuries[ANN].append(cards(CardKind.DOOM_SNAIL)[0])
    assert not told(table)
