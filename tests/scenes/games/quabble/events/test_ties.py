"""Equal points at the table of Quabble: what decides between them, and where that is seen."""

from __future__ import annotations

from fractions import Fraction

from rules.core import Seat
from rules.quabble import Card, CardDrawn, CardKind
from scenes.games.quabble.table import QuabbleTable
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.frog_group import NAME
from seats.occupants import BotPlayer
from sprites.stage.token import Token
from tests.scenes.games.quabble.events.test_gains import words_in
from tests.scenes.games.quabble.tables import cards, new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait
from words import say

ANN, BOB, CAT = map(Seat, range(3))


def table_with(app: RunningApp, *treasuries: list[Card]) -> QuabbleTable:
    """A table at which seats own these cards, and all has been counted."""
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    table.tokens.open_cards.treasuries[:] = treasuries
    for _ in table.tokens.count_points():
        pass
    table.tokens.show_ties()
    return table


def test_the_cards_that_decide_between_equal_points_stand_beside_them(app: RunningApp) -> None:
    poofin, misdirections = cards(CardKind.ROYAL_POOFIN), cards(CardKind.MISDIRECTION)
    carrots = cards(CardKind.MAGIC_CARROT)
    seven = [*misdirections[:2], carrots[0]]
    table = table_with(app, poofin[:1], seven, carrots[1:2])
    assert table.tokens.open_cards.points() == tuple(map(Fraction, (7, 7, 1)))
    assert table.tokens.open_cards.with_most() == [ANN, BOB]
    assert table.tokens.open_cards.winners() == [BOB]
    assert table.climaxes.laurel.wearer is None
    assert [panel.score.cards.visible for panel in table.panels] == [True, True, False]


def test_a_full_tie_has_no_laurel_and_shows_equal_cards(app: RunningApp) -> None:
    first, second, third = cards(CardKind.MISDIRECTION)[:3]
    table = table_with(app, [first], [second], [])
    assert table.tokens.open_cards.winners() == table.leaders() == [ANN, BOB]
    assert table.climaxes.laurel.wearer is None
    left, right, _ = (panel.score.cards for panel in table.panels)
    assert left.visible
    assert left.picture == right.picture
    table.tokens.open_cards.treasuries[CAT] = [third]
    assert table.leaders() == []


def test_nothing_is_said_of_ties_before_anybody_has_a_card(app: RunningApp) -> None:
    table = table_with(app, [], [], [])
    assert not any(panel.score.cards.visible for panel in table.panels)


def test_numbers_that_are_hidden_tell_of_no_tie(app: RunningApp) -> None:
    first, second = cards(CardKind.MISDIRECTION)[:2]
    table = table_with(app, [first], [second], [])
    table.tokens.hide_points()
    assert not any(panel.score.cards.visible for panel in table.panels)


def test_the_first_tie_is_explained_where_it_is_seen(app: RunningApp) -> None:
    first, second = cards(CardKind.MISDIRECTION)[:2]
    table, drawn = table_with(app, [], [first], []), CardDrawn(ANN, None, open=False)
    assert not table.captions.hint(drawn)
    table = table_with(app, [], [first], [second])
    assert table.captions.hint(drawn) == say("quabble.hint_tie")
    place = table.places.hint_place(drawn, ANN)
    assert place
    for seat in (BOB, CAT):
        number = table.panels[seat].score.number.pose
        assert place.contains(number.x, number.y)


def test_cards_decide_nothing_before_the_end(app: RunningApp) -> None:
    first, second = cards(CardKind.MISDIRECTION)[:2]
    table = table_with(app, [first], [second], [])
    table.tokens.open_cards.treasuries[CAT] = cards(CardKind.GRUNGLE)[:1]
    for _ in table.tokens.count_points():
        pass
    assert not any(panel.score.cards.visible for panel in table.panels)


def test_tied_frogs_lay_down_card_after_card_until_one_has_no_more(app: RunningApp) -> None:
    snails, misdirections = cards(CardKind.DOOM_SNAIL), cards(CardKind.MISDIRECTION)
    table = table_with(app, misdirections[:3], [snails[0], misdirections[3]], [])
    table.tokens.open_cards.ended = True
    told = list[tuple[int, bool]]()
    for _ in table._animator._scoring.crown(leaps=False):
        table.stage.tick()
        shown = {word for token in table.stage.tokens for word in words_of(token)}
        laid = [number for number in range(4) if f"×{number}" in shown]
        told.append((max(laid, default=0), say("quabble.headline_tie") in shown))
        has_won = say("quabble.headline_tie_won", name=seat_name(ANN)) in shown
        assert not has_won or 3 in laid, "nobody is told who wins before the card that decides"
    assert [*dict.fromkeys(laid for laid, _ in told)] == [0, 1, 2, 3]
    assert {laid for laid, is_tie in told if is_tie} == {0, 1, 2}


def words_of(token: Token) -> set[str]:
    """The words on what is seen large at the end."""
    is_large = token.visible and token.name in (NAME, "headline")
    return {*words_in(token.picture)} if is_large else set()
