"""What a card would add to the points of a frog, or take from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import product

from rules.core import Seat
from rules.quabble import (
    HOUSE_SET,
    IMMEDIATE,
    Card,
    CardKind,
    Side,
    neighbours,
    score,
    seat_order,
)
from scenes.games.quabble.cards import ART, kind_name
from scenes.games.quabble.components.claims.forecast import claim_promise, hand_words
from scenes.games.quabble.components.claims.promise import Change, Promise
from scenes.games.quabble.components.claims.promises import (
    HEAD_HIGH,
    promise_number,
    promise_pill,
    result_number,
)
from scenes.games.quabble.components.laid_hand import priced
from scenes.games.quabble.components.numbers import SMALL
from scenes.games.quabble.components.slayers.slayer_target import SlayerTarget
from scenes.players.seat_names import seat_name
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art
from tests.scenes.games.quabble.tables import cards, new_table, play_to_claims, state_of
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait
from words import say

ANN, BOB, CAT = map(Seat, range(3))


def test_what_a_card_would_bring_is_what_the_scoring_would_give(app: RunningApp) -> None:
    table = new_table(app, *[BotPlayer("random")] * 4, turns=30)
    open_and_wait(app, play_to_claims(table))
    board, open_cards = state_of(table).board, table.tokens.open_cards
    first = neighbours(board.active, 4)[0]
    order = seat_order(first, 4, board.clockwise)
    for seat in map(Seat, range(4)):
        for giver in (seat, neighbours(seat, 4)[1]):
            card = board.offers[giver]
            assert card is not None
            rows = [(*row, card) if i == seat else row for i, row in enumerate(board.treasuries)]
            before, after = (
                score(HOUSE_SET, [*map(_without_slayers, cards)], board.shared, order).points[seat]
                for cards in (board.treasuries, rows)
            )
            own = HOUSE_SET.values[card] if card in cards(CardKind.DEATHSLAYER) else 0
            assert open_cards.promise(seat, card).gain == after - before + own


def _without_slayers(row: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(card for card in row if HOUSE_SET.kinds[card] is not CardKind.DEATHSLAYER)


def test_a_card_that_would_be_slain_tells_whose_deathslayer_does_it(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    open_cards = table.tokens.open_cards
    slayer, grungle = (
        Card(HOUSE_SET.kinds.index(kind)) for kind in (CardKind.DEATHSLAYER, CardKind.GRUNGLE)
    )
    assert open_cards.promise(ANN, grungle).slain_by is None
    open_cards.treasuries[BOB].append(slayer)
    promise = open_cards.promise(ANN, grungle)
    assert promise.slain_by == (BOB, CardKind.GRUNGLE)
    assert promise.gain == promise.slain == 5
    assert promise.words == f"+5 (then {seat_name(BOB)} slays Grungle: -5)"


def test_a_number_that_a_deathslayer_lowers_says_so_when_it_is_read(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *[BotPlayer("random")] * 2))
    open_cards, box = table.tokens.open_cards, Box(0, 0, 1, 1)
    open_cards.treasuries[:] = [[], cards(CardKind.DEATHSLAYER)[:1], []]
    open_cards.offers[:] = [cards(CardKind.GRUNGLE)[0], None, None]
    read = table.inspector._brought(ANN, Side.LEFT, box)
    told = f"+5 (then {seat_name(BOB)} slays Grungle: -5)"
    assert read
    assert read.words == say("quabble.gains_taken", name=seat_name(ANN), mine=told)


def test_a_card_tells_nothing_of_what_deathslayers_do_to_other_cards_because_of_it(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    open_cards = table.tokens.open_cards
    kinds = (CardKind.DEATHSLAYER, CardKind.GRUNGLE, CardKind.DOOM_SNAIL, CardKind.ROYAL_POOFIN)
    slayer, grungle, snail, poofin = (Card(HOUSE_SET.kinds.index(kind)) for kind in kinds)
    open_cards.treasuries[:] = [[grungle], [snail], [slayer]]
    before, after = open_cards._maker().scores_with(ANN, poofin)
    assert [*before.slain] == [snail]
    assert [*after.slain] == [grungle], "Ann is the richer one then"
    promise = open_cards.promise(ANN, poofin)
    assert [promise.gain, promise.slain, promise.changes] == [7, 0, ()]
    assert promise.gamble.startswith("+7")
    assert ART[CardKind.DEATHSLAYER] not in repr(
        result_number(app.context.renderer, promise, SMALL)
    )
    open_cards.treasuries[CAT] = []
    changes = open_cards.promise(CAT, slayer).changes
    assert changes == (Change(BOB, Fraction(-6), by_slayer=True),), "that it does itself"


def test_a_card_that_takes_points_from_another_shows_whose_they_are(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    open_cards, renderer = table.tokens.open_cards, app.context.renderer
    snails = [Card(i) for i, kind in enumerate(HOUSE_SET.kinds) if kind is CardKind.DOOM_SNAIL]
    open_cards.treasuries[BOB] = snails[:1]
    promise = open_cards.promise(ANN, snails[1])
    assert promise.changes == (Change(BOB, Fraction(-1)),)
    open_cards.treasuries[CAT] = snails[2:3]
    promise = open_cards.promise(ANN, snails[1])
    assert promise.changes == (Change(BOB, Fraction(-1)), Change(CAT, Fraction(-1)))
    assert promise.alone == f"+4, {seat_name(BOB)} -1, {seat_name(CAT)} -1"
    picture = result_number(renderer, promise, SMALL)
    assert all(palette_of(seat).body in repr(picture) for seat in (BOB, CAT))
    assert repr(picture).count(repr("-1")) == 1


def test_a_card_that_makes_another_of_its_owner_lose_says_so(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    open_cards = table.tokens.open_cards
    poofin = HOUSE_SET.kinds.index(CardKind.ROYAL_POOFIN)
    assert open_cards.promise(ANN, Card(poofin)).lost == 0
    open_cards.treasuries[ANN] = [Card(poofin)]
    promise = open_cards.promise(ANN, Card(poofin + 1))
    assert [promise.gain, promise.lost] == [1, -3]
    assert promise.words == say("quabble.with_lost", promise="+1", card="+4", points="-3")


def test_a_loss_on_cards_owned_and_the_card_itself_make_the_sum(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    open_cards, grungles = table.tokens.open_cards, cards(CardKind.GRUNGLE)
    for owned, gain, itself, lost in ((1, 1, 3, -2), (2, -3, 1, -4)):
        open_cards.treasuries[ANN] = grungles[:owned]
        promise = open_cards.promise(ANN, grungles[owned])
        assert [promise.gain, promise.lost] == [gain, lost]
        parts = {"card": f"+{itself}", "points": str(lost)}
        assert promise.words == say("quabble.with_lost", promise=promise.number, **parts)


def test_words_beside_a_hand_tell_what_a_card_costs_oneself_if_the_neighbour_takes_it(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    open_cards, renderer = table.tokens.open_cards, app.context.renderer
    slayer, grungle = (
        Card(HOUSE_SET.kinds.index(kind)) for kind in (CardKind.DEATHSLAYER, CardKind.GRUNGLE)
    )
    open_cards.treasuries[ANN] = [grungle]
    slain = f"{seat_name(ANN)}'s {kind_name(CardKind.GRUNGLE)} (-5)"
    assert slain in hand_words(open_cards, ANN, slayer)
    snails = [Card(i) for i, kind in enumerate(HOUSE_SET.kinds) if kind is CardKind.DOOM_SNAIL]
    open_cards.treasuries[ANN] = [grungle, snails[0]]
    told = hand_words(open_cards, ANN, snails[1])
    assert f"{seat_name(BOB)} alone: +5, you -1." in told
    open_cards.treasuries[CAT] = [snails[2]]
    told = hand_words(open_cards, ANN, snails[1])
    assert f"{seat_name(BOB)} alone: +4, you -1, {seat_name(CAT)} -1." in told
    assert f"You alone: +5, {seat_name(CAT)} -1." in told
    open_cards.treasuries[CAT] = []
    promises = {seat: open_cards.promise(seat, slayer) for seat in (ANN, BOB)}
    hand = repr(priced(renderer, HOUSE_SET, promises, slayer, 170))
    for seat in (ANN, BOB):
        assert palette_of(seat).body in hand, "a card is told what it brings both who may claim it"
    assert hand.count(palette_of(ANN).body) > 2, "Bob would take points from Ann by it"
    assert "'-6'" in hand


def test_a_half_that_is_still_coming_counts_in_what_a_card_would_bring(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    open_cards = table.tokens.open_cards
    kinds = (CardKind.DEATHSLAYER, CardKind.GRUNGLE, CardKind.DOOM_SNAIL, CardKind.ROYAL_POOFIN)
    slayer, grungle, snail, poofin = (Card(HOUSE_SET.kinds.index(kind)) for kind in kinds)
    open_cards.treasuries[:] = [[], [grungle], [snail]]
    open_cards.shared[:] = [[], [], []]
    without = open_cards.promise(ANN, slayer).changes
    open_cards.shared[ANN].append(poofin)
    with_half = open_cards.promise(ANN, slayer).changes
    assert with_half != without, "it makes another neighbour the richer one"
    open_cards.shared[ANN].clear()
    open_cards.coming.append((open_cards.shared[ANN], poofin))
    assert open_cards.promise(ANN, slayer).changes == with_half


def test_a_thief_with_nothing_to_steal_is_told_so(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    thief = Card(HOUSE_SET.kinds.index(CardKind.RED_SNATCHER))
    open_cards = table.tokens.open_cards
    assert open_cards.promise(ANN, thief).words == "+1, then steals"
    unknown = repr(promise_number(app.context.renderer, open_cards.promise(ANN, thief), SMALL))
    assert all(told in unknown for told in ("'+1'", "'…?'"))
    open_cards.offers[ANN] = thief
    assert claim_promise(open_cards, ANN, thief).words == "+1, nothing to steal"
    open_cards.treasuries[BOB] = [Card(HOUSE_SET.kinds.index(CardKind.SNORKEL_PIG))]
    open_cards.treasuries[CAT] = [Card(HOUSE_SET.kinds.index(CardKind.ROYAL_POOFIN))]
    promise = claim_promise(open_cards, ANN, thief)
    assert promise.words == promise.aimed == "up to +8, stealing Royal Poofin"
    best = repr(promise_number(app.context.renderer, promise, SMALL))
    assert all(told in best for told in ("'+1'", "'…'", "'+8'")), "8 with its own point"


def test_whoever_offers_a_thief_is_told_what_it_could_steal_now(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    thief, open_cards = cards(CardKind.RED_SNATCHER)[0], table.tokens.open_cards
    open_cards.treasuries[:] = [], [], []
    assert open_cards.promise(ANN, thief).words == "+1, then steals"
    open_cards.treasuries[CAT] = cards(CardKind.ROYAL_POOFIN)[:1]
    told = "now up to +8, stealing Royal Poofin"
    assert open_cards.promise(ANN, thief).words == told
    assert told in hand_words(open_cards, ANN, thief)


def test_the_number_of_a_thief_reaches_up_to_its_best_theft_wherever_it_is(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    thief, open_cards = cards(CardKind.RED_SNATCHER)[0], table.tokens.open_cards
    open_cards.treasuries[:] = [], [], cards(CardKind.ROYAL_POOFIN)[:1]
    offered = open_cards.promise(ANN, thief)
    known = replace(offered, open_theft=False)
    for promise, large in product((offered, known), (False, True)):
        for wide, told in ((170, ("'+1'",)), (100, ("'+1'",)), (70, ())):
            pill = promise_pill(app.context.renderer, promise, ANN, (wide, 40), large=large)
            assert all(one in repr(pill) for one in (*told, "'…'", "'+8'"))
            assert app.context.renderer.size(pill.pieces[1].picture)[0] <= wide


def test_the_number_of_who_claims_alone_tells_what_is_due_to_deathslayers(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    open_cards, renderer = table.tokens.open_cards, app.context.renderer
    grungle = cards(CardKind.GRUNGLE)[0]
    open_cards.treasuries[:] = [], cards(CardKind.DEATHSLAYER)[:1], []
    promise, sword = open_cards.promise(ANN, grungle), ART[CardKind.DEATHSLAYER]
    for wide, large, told in ((220, True, True), (100, True, False), (190, False, False)):
        pill = repr(promise_pill(renderer, promise, ANN, (wide, 46), large=large))
        assert ("'-5'" in pill) is told
        assert "'+5'" in pill
        assert sword in pill, "before a head: no number looks like a gain that is none"
    narrow = repr(promise_pill(renderer, promise, ANN, (50, 46)))
    assert sword not in narrow
    assert "'0'" in narrow, "without room for a sword, what it leaves"
    change = Change(CAT, Fraction(-1))
    pill = repr(promise_pill(renderer, replace(promise, changes=(change,)), ANN, (154, 40)))
    assert sword in pill, "before what others lose"


def test_a_pill_shows_who_loses_the_points_for_most_sushi(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    open_cards, renderer = table.tokens.open_cards, app.context.renderer
    sushi, loser = cards(CardKind.CURSED_SUSHI), repr(palette_of(BOB))
    open_cards.treasuries[:] = [], sushi[:1], []
    promise = open_cards.promise(ANN, sushi[1])
    assert [(one.seat, one.points) for one in promise.losses] == [(BOB, Fraction(-9))]
    claimer = repr(Art("frog-head", HEAD_HIGH * 40, palette_of(ANN)))
    for size, large in (((176, 54), True), ((167, 40), False)):
        pill = repr(promise_pill(renderer, promise, ANN, size, large=large))
        assert all(told in pill for told in (loser, "'-9'", "'-3'"))
        assert ART[CardKind.DEATHSLAYER] not in pill
        assert large or claimer in pill
    narrow = repr(promise_pill(renderer, promise, ANN, (117, 40)))
    assert claimer in narrow
    assert "'-3'" in narrow
    assert loser not in narrow, "whose number it is comes first"
    open_cards.treasuries[BOB] = sushi[2:4]
    assert not open_cards.promise(ANN, sushi[1]).losses, "Bob keeps the most Sushi"


def test_a_pill_shows_what_others_lose_by_any_card(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    open_cards, renderer = table.tokens.open_cards, app.context.renderer
    snails = cards(CardKind.DOOM_SNAIL)
    open_cards.treasuries[:] = [], snails[:1], snails[1:2]
    pill = repr(promise_pill(renderer, open_cards.promise(ANN, snails[2]), ANN, (176, 54)))
    assert all(told in pill for told in (repr(palette_of(BOB)), repr(palette_of(CAT)), "'-1'"))
    hoppers, egg = cards(CardKind.BEARDED_HOPPER), cards(CardKind.VERY_RARE_EGG)
    open_cards.treasuries[:] = hoppers[:1], [hoppers[1], egg[0]], []
    pill = repr(promise_pill(renderer, open_cards.promise(ANN, hoppers[2]), ANN, (176, 54)))
    assert all(told in pill for told in (repr(palette_of(BOB)), "'-2'"))


def test_a_number_has_no_head_beside_it_where_there_is_no_room_for_both(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    thief, renderer = cards(CardKind.RED_SNATCHER)[0], app.context.renderer
    promise = table.tokens.open_cards.promise(ANN, thief)
    for wide, has_head in ((130, True), (60, False)):
        pill = promise_pill(renderer, promise, ANN, (wide, 40))
        assert ("frog-head" in repr(pill)) is has_head
        assert renderer.size(pill.pieces[1].picture)[0] <= wide


def test_a_thief_is_told_what_the_owner_of_the_card_loses(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    pig = Card(HOUSE_SET.kinds.index(CardKind.SNORKEL_PIG))
    table.tokens.open_cards.treasuries[BOB] = [pig]
    words = table.tokens.open_cards.promise_of_loot(ANN, pig)
    assert words == f"You: +2 (from 0 to 2). {seat_name(BOB)}: -2 (from 2 to 0)."


def test_an_immediate_power_has_its_bolt_with_nothing_to_steal_too(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    for kind in CardKind:
        card = Card(HOUSE_SET.kinds.index(kind))
        promise = table.tokens.open_cards.promise(ANN, card)
        picture = result_number(app.context.renderer, promise, SMALL)
        arts = {part.picture.name for part in picture.pieces if isinstance(part.picture, Art)}
        assert ("bolt" in arts) is (kind in IMMEDIATE)
        assert promise.theft is None


def test_a_pill_shows_whom_a_deathslayer_hits_as_far_as_there_is_room(app: RunningApp) -> None:
    renderer = app.context.renderer
    target = SlayerTarget(Seat(2), CardKind.DOOM_SNAIL, Fraction(6))
    hit = Change(Seat(2), Fraction(-6), by_slayer=True)
    slayer = Promise(
        Fraction(3), Fraction(3, 2), CardKind.DEATHSLAYER, target=target, changes=(hit,)
    )
    sword, victim = ART[CardKind.DEATHSLAYER], repr(palette_of(Seat(2)))
    large = repr(promise_pill(renderer, slayer, ANN, (176, 54), large=True))
    assert all(told in large for told in (victim, "'-6'", "'+3'", repr(palette_of(ANN))))
    assert sword in repr(promise_pill(renderer, slayer, ANN, (220, 54), large=True))
    small = promise_pill(renderer, slayer, ANN, (167, 40))
    assert all(told in repr(small) for told in (victim, "'-6'", "'+3'"))
    assert repr(palette_of(ANN)) in repr(small), "who claims it comes first"
    assert renderer.size(small.pieces[1].picture)[0] <= 167, "smaller, but the loss is told"
    narrow = repr(promise_pill(renderer, slayer, ANN, (117, 40)))
    assert repr(palette_of(ANN)) in narrow
    assert victim not in narrow
    assert sword not in repr(promise_pill(renderer, replace(slayer, changes=()), ANN, (176, 54)))
