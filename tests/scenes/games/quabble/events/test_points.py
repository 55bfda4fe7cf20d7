"""The number of points of each frog, before and while all are counted."""

from __future__ import annotations

from dataclasses import replace
from math import dist
from random import Random

import pytest

from rules.core import Seat
from rules.quabble import (
    HOUSE_SET,
    Card,
    CardKind,
    Options,
    ScoringBegan,
    neighbours,
    power_points,
    score,
    seat_order,
)
from scenes.core.script import Script
from scenes.games.quabble.cards import ART
from scenes.games.quabble.components.treasury import SLAIN_LEAST
from scenes.games.quabble.public_state import public_state
from scenes.games.quabble.table import QuabbleTable
from scenes.menus.results import Results
from scenes.narration.state_lines import standing_line, state_lines
from scenes.players.seat_names import seat_name
from scenes.table.public_view.public_state import standing
from scenes.table.public_view.shown_moment import ShownMoment
from scenes.table.table_scene import TableScene
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.pictures import Art, Collage, Paper
from tests.scenes.games.quabble.tables import cards, new_table, state_of
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import Mouse
from tests.scenes.table.checked_tables import open_and_wait
from words import say
from words.numbers import spelled

SLAYER = CardKind.DEATHSLAYER
ANN, BOB, CAT = map(Seat, range(3))
SHORT = Options(short_game=True)


def test_in_front_is_who_would_win_if_the_end_came_now(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    open_cards, kinds = table.tokens.open_cards, list(HOUSE_SET.kinds)
    grungle = kinds.index(CardKind.GRUNGLE)
    open_cards.treasuries[BOB] = [Card(grungle), Card(grungle + 1)]
    open_cards.treasuries[ANN] = [Card(kinds.index(CardKind.ROYAL_POOFIN))]
    counted, points = open_cards.counted(), open_cards.points()
    assert [counted[BOB], counted[ANN]] == [10, 4]
    assert [points[BOB], points[ANN]] == [6, 7]
    assert open_cards.leaders() == [ANN]


def test_the_one_number_of_a_frog_is_what_it_would_have_if_the_match_ended_now(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 4, turns=36))
    board = state_of(table).board
    order = seat_order(neighbours(board.active, 4)[0], 4, board.clockwise)
    points = score(HOUSE_SET, board.treasuries, board.shared, order).points
    assert [panel.score.goal for panel in table.panels] == list(points)
    assert table.tokens.open_cards.counted() != list(points)
    assert public_state(table.view).standing == standing("speech.points", points)


def test_the_count_begins_with_the_numbers_on_the_cards(app: RunningApp) -> None:
    table = new_table(app, *[BotPlayer("judge")] * 3, options=SHORT, seed=2)
    open_and_wait(app, table)
    app.run_until(lambda: table.tokens.open_cards.ended)
    open_cards = table.tokens.open_cards
    assert open_cards.points() == open_cards.counted()
    app.run_until(lambda: [panel.score.goal for panel in table.panels] == open_cards.points())
    assert open_cards.points() == open_cards.counted()
    assert not any(open_cards.extra)
    final = open_cards.scoring().points
    piles = table._animator._scoring._count.piles
    app.run_until(
        lambda: open_cards.points() == list(final) and piles.shown == [*map(piles.coins, final)]
    )
    app.run_until(lambda: isinstance(app.scene, Results))
    assert open_cards.points() == list(final)


def test_points_of_the_last_claims_are_hidden_until_they_are_counted_lowest_first(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("judge")] * 3, options=SHORT, seed=2))
    scores, tokens = [panel.score for panel in table.panels], table.tokens
    app.run_until(lambda: scores[ANN].hidden)
    assert tokens.top_bar.is_last_round
    assert not tokens.open_cards.ended
    app.run_until(lambda: tokens.open_cards.ended)
    counted = tokens.open_cards.counted()
    assert all(score.hidden and not score.goal for score in scores)
    assert not table.leaders()
    shown = list[Seat]()

    def note() -> None:
        shown.extend(seat for seat in (ANN, BOB, CAT) if not scores[seat].hidden)

    app.run_until(lambda: not any(score.hidden for score in scores), note)
    *lower, _ = sorted((ANN, BOB, CAT), key=lambda seat: counted[seat])
    assert [*dict.fromkeys(shown)] == lower
    assert list(table.leaders()) == tokens.open_cards.leaders()


def test_points_that_are_hidden_are_told_by_nobody(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("judge")] * 3, options=SHORT, seed=2))
    shown, scores = app.shows(TableScene).script.shown, [panel.score for panel in table.panels]
    app.run_until(lambda: scores[ANN].hidden)
    seen_before, told, names = _told(table, shown), set[str](), set[str]()
    assert seen_before

    def note() -> None:
        told.add(_told(table, shown))
        names.update(token.name for token in table.stage.tokens)

    app.run_until(lambda: table.tokens.open_cards.ended, note)
    assert "result" in names
    assert "score" not in names, "points fly to a number that is hidden"
    app.run_until(lambda: not scores[ANN].hidden, note)
    assert told == {seen_before, ""}


def test_points_stay_hidden_while_a_thief_of_the_last_round_chooses(app: RunningApp) -> None:
    table, rng = new_table(app, *[BotPlayer("random")] * 4, seed=1), Random(1)
    last = Options().rounds(4)
    while not (table.view.board.powers and table.view.board.round == last):
        for seat in sorted(table.match.waiting_for):
            table.match.choose(seat, rng.choice(list(table.match.state.legal(seat))))
    open_and_wait(app, table)
    tokens = table.tokens
    assert tokens.points_are_hidden
    assert not standing_line(table)
    seat = table.view.board.powers[0].seat
    loot = next(card for cards in tokens.open_cards.treasuries for card in cards)
    told = tokens.open_cards.promise_of_loot(seat, loot)
    assert "from" not in told, "it would tell how many points there are"
    hidden = set[bool]()
    app.run_until(lambda: tokens.open_cards.ended, lambda: hidden.add(tokens.points_are_hidden))
    assert hidden == {True}


def test_what_is_counted_without_powers_is_values_and_halves(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 4, turns=36))
    board = state_of(table).board
    values = board.house_set.values
    for seat in range(4):
        owned = sum(values[card] for card in board.treasuries[seat])
        halves = [*board.shared[seat], *board.shared[(seat - 1) % 4]]
        assert table.tokens.open_cards.counted()[seat] * 2 == 2 * owned + sum(
            values[card] for card in halves
        )


def test_pointing_at_a_number_tells_what_it_is_made_of(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 4, turns=36))
    open_cards = table.tokens.open_cards
    for panel in table.panels:
        Mouse(app).touch(panel.score.number.pose.x, panel.score.number.pose.y)
        app.frames(2)
        sight = table.inspector._sight
        assert sight is not None
        assert sight.title == seat_name(panel.seat)
        counted = spelled(open_cards.counted()[panel.seat])
        assert sight.words.startswith(f"{spelled(panel.score.goal)} if the match ended now")
        assert f"numbers {counted}," in sight.words


def test_a_number_is_told_with_the_powers_that_make_it_where_there_is_room(
    app: RunningApp,
) -> None:
    bots = [BotPlayer("random")] * 3
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *bots, turns=36))
    assert table.inspector._has_room
    brought = power_points(HOUSE_SET, 4, table.tokens.open_cards.scoring().events)
    assert any(any(row.by_seat) for row in brought)
    for panel in table.panels:
        words = table.inspector._points(panel.seat, panel.score.box).words
        parts = [row for row in brought if row.by_seat[panel.seat]]
        assert all(say(f"quabble_points.{row.name}") in words for row in parts)


def test_the_count_closes_what_is_told_of_points_and_tells_no_more(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 4, turns=36))
    place = table.panels[ANN].score.number.pose
    assert any(sight.title == seat_name(ANN) for sight in table.inspector._sights(offers=True))
    table.inspector.point(place.x, place.y, offers=False)
    assert table.inspector._sight is not None
    points = tuple(table.tokens.open_cards.counted())
    next(table.show(ScoringBegan(tuple(map(Seat, range(4))), points)), None)
    assert table.inspector._sight is None
    names = {seat_name(panel.seat) for panel in table.panels}
    assert names.isdisjoint(sight.title for sight in table.inspector._sights(offers=True))


def test_the_king_counts_only_once_all_that_was_claimed_has_arrived(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 4, turns=36))
    prompt, told = say("quabble.score_prompt"), list[bool]()
    flying = iter(range(3))

    def fly() -> Script:
        for _ in flying:
            told.append(prompt in repr(table.top_bar.shown))
            yield

    table._animator._beside.append(fly())
    points = tuple(table.tokens.open_cards.counted())
    began = ScoringBegan(tuple(map(Seat, range(4))), points)
    assert not table.captions.banner(began)
    for _ in table.show(began):
        if prompt in repr(table.top_bar.shown):
            break
    else:
        pytest.fail("the King counts without a word")
    assert told == [False] * 3


def test_as_kinds_are_counted_one_sees_in_which_order(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 4))
    order, kinds = table.tokens.top_bar._order, [*CardKind][:9]
    assert [*order.signs] == kinds
    assert not any(sign.visible for sign in order.signs.values())
    table.tokens.top_bar.show_count(CardKind.DEATHSLAYER)
    assert all(sign.visible for sign in order.signs.values())
    assert [sign.pose.alpha < 1 for sign in order.signs.values()] == [True] * 7 + [False] * 2
    grounds = {kind: ground for kind, ground in order.grounds.items() if ground.visible}
    assert [*grounds] == [CardKind.DEATHSLAYER]
    at = grounds[CardKind.DEATHSLAYER].pose
    assert at == order.signs[CardKind.DEATHSLAYER].pose
    assert table.layout.top_bar.side.contains(at.x, at.y)


def test_kinds_that_bring_nothing_are_not_in_the_order_of_the_count(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    open_cards = table.tokens.open_cards
    pigs, poofins, slayers = map(cards, (CardKind.SNORKEL_PIG, CardKind.ROYAL_POOFIN, SLAYER))
    open_cards.treasuries[:] = [[pigs[0], slayers[0]], [poofins[0]], []]
    counted = open_cards.kinds_in_count()
    assert counted == {CardKind.ROYAL_POOFIN, SLAYER}, "an attack without prey is told"
    table.tokens.top_bar.show_count(CardKind.ROYAL_POOFIN, counted)
    order = table.tokens.top_bar._order
    assert {kind for kind, sign in order.signs.items() if sign.visible} == counted
    assert not any(check.visible for check in order.checks.values())
    table.tokens.top_bar.show_count(SLAYER, counted)
    done = {kind for kind, check in order.checks.items() if check.visible}
    assert done == {CardKind.ROYAL_POOFIN}


def test_a_treasury_is_told_with_its_halves_and_with_what_is_slain(app: RunningApp) -> None:
    view = new_table(app, *[BotPlayer("random")] * 3).view
    slayer, snail, other, egg = map(
        Card,
        (HOUSE_SET.kinds.index(CardKind.DEATHSLAYER),
         *[i for i, kind in enumerate(HOUSE_SET.kinds) if kind is CardKind.DOOM_SNAIL][:2],
         HOUSE_SET.kinds.index(CardKind.VERY_RARE_EGG)),
    )  # fmt: skip
    board = replace(view.board, treasuries=((slayer,), (snail, other), ()), shared=((), (egg,), ()))
    ann, bob, cat = public_state(replace(view, board=board)).owned
    halves = "Halves of torn cards 1½"
    slain = "Slain by Deathslayers: Doom Snail."
    assert ann == f"{seat_name(ANN)} owns: Deathslayer."
    assert bob == f"{seat_name(BOB)} owns: Doom Snail ×2, {halves}. {slain}"
    assert cat == f"{seat_name(CAT)} owns: {halves}."


def test_what_would_be_slain_has_its_mark_on_the_table(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    tokens, kinds = table.tokens, HOUSE_SET.kinds
    snail, slayer = CardKind.DOOM_SNAIL, CardKind.DEATHSLAYER
    tokens.open_cards.treasuries[BOB] = [Card(kinds.index(snail))]
    tokens.refresh()
    before = tokens.panels[BOB].treasury.cells[snail].picture
    tokens.open_cards.treasuries[ANN] = [Card(kinds.index(slayer))]
    tokens.refresh()
    after = tokens.panels[BOB].treasury.cells[snail].picture
    assert isinstance(before, Collage)
    assert isinstance(after, Collage)
    blade = {part.picture.name for part in after.pieces if isinstance(part.picture, Art)}
    assert blade == {ART[snail], ART[slayer]}
    assert len(before.pieces) < len(after.pieces)
    creature, ring, *_ = after.pieces
    assert isinstance(ring.picture, Paper)
    assert ring.picture.width >= SLAIN_LEAST
    assert dist((ring.x, ring.y), (creature.x, creature.y)) > ring.picture.width / 2
    assert after.width > after.height, "the sword is beside it"


def test_how_many_of_several_cards_of_a_kind_are_slain_is_told(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    tokens, kinds = table.tokens, HOUSE_SET.kinds
    snail, slayer = CardKind.DOOM_SNAIL, CardKind.DEATHSLAYER
    tokens.open_cards.treasuries[BOB] = [Card(i) for i, kind in enumerate(kinds) if kind is snail][
        :3
    ]
    slayers = [Card(i) for i, kind in enumerate(kinds) if kind is slayer]
    for count in (1, 2):
        tokens.open_cards.treasuries[ANN] = slayers[:count]
        tokens.refresh()
        told = repr(tokens.panels[BOB].treasury.cells[snail].picture)
        assert all(repr(words) in told for words in ("×3", str(count)))


def _told(table: QuabbleTable, shown: ShownMoment) -> str:
    """The line about points of what is told of *table*; nothing if there is none."""
    lines = state_lines(table, shown)
    return next((line for line in lines if line.startswith("Points:")), "")
