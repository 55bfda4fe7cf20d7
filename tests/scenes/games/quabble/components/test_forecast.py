"""What a card may bring, whatever all others claim at the same time."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from rules.core import Seat
from rules.quabble import CardKind, Side, neighbours
from rules.quabble.events import CardOffered
from rules.quabble.state import State
from scenes.games.quabble.cards import grown, kind_name, pictured_whole
from scenes.games.quabble.choosing.choosing import FIRST_ROUNDS, QuabbleChoosing
from scenes.games.quabble.components.claims.forecast import claim_promise, hand_words
from scenes.games.quabble.components.claims.promise import (
    Change,
    Condition,
    Promise,
)
from scenes.games.quabble.components.claims.promises import promise_number
from scenes.games.quabble.components.slayers.threat import threat
from scenes.players.seat_names import seat_name
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Occupant, Person
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from tests.scenes.games.quabble.tables import cards, new_table, offered, play_to_claims
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait
from words import say

ANN, BOB, CAT = map(Seat, range(3))
EGGS, PIGS, CARROTS = map(
    cards, (CardKind.VERY_RARE_EGG, CardKind.SNORKEL_PIG, CardKind.MAGIC_CARROT)
)
SNAILS, SLAYERS = cards(CardKind.DOOM_SNAIL), cards(CardKind.DEATHSLAYER)
GRUNGLES = cards(CardKind.GRUNGLE)
PLAIN = Promise(Fraction(3), Fraction(3, 2), CardKind.BEARDED_HOPPER)
CONDITION = Condition(CAT, CardKind.DOOM_SNAIL, Fraction(5), True)
HARD = Promise(
    Fraction(6), Fraction(3), CardKind.DOOM_SNAIL,
    spread=(Fraction(5), Fraction(6)), condition=CONDITION,
)  # fmt: skip
HARD_WORDS = f"+5 if {seat_name(CAT)} claims Doom Snail, else +6"


def test_another_egg_that_may_be_claimed_makes_an_egg_bring_less() -> None:
    promise = claim_promise(offered(EGGS[0], PIGS[0], EGGS[1]), ANN, EGGS[0])
    assert promise.gain == 9
    assert promise.spread == (Fraction(6), Fraction(9))
    assert promise.alone == f"+6 if {seat_name(CAT)} claims Very Rare Egg, else +9"
    assert promise.gamble == say("quabble.gamble", alone=promise.alone, torn="+1½")


def test_a_claim_that_leaves_no_other_egg_to_anybody_has_no_spread() -> None:
    assert claim_promise(offered(EGGS[0], PIGS[0], CARROTS[0]), ANN, EGGS[0]).spread is None


def test_a_deathslayer_that_may_be_claimed_can_take_a_snail() -> None:
    open_cards = offered(SNAILS[0], SLAYERS[0], PIGS[0])
    promise = claim_promise(open_cards, ANN, SNAILS[0])
    assert promise.gain == 6
    assert (promise.spread, promise.may_be_slain) == (None, True)
    assert promise.alone == promise.brief == "+6, if no Deathslayer slays it"
    assert not claim_promise(offered(SNAILS[0], *PIGS[:2]), ANN, SNAILS[0]).may_be_slain


def test_a_card_tells_nothing_of_what_others_let_a_deathslayer_do_to_another() -> None:
    open_cards = offered(PIGS[0], CARROTS[0], CARROTS[1], PIGS[1])
    open_cards.treasuries[ANN], open_cards.treasuries[BOB] = [SNAILS[0]], [SLAYERS[0]]
    open_cards.treasuries[CAT] = cards(CardKind.ROYAL_POOFIN)[:1]
    promise = claim_promise(open_cards, ANN, PIGS[0])
    assert (promise.alone, promise.spread, promise.may_be_slain) == ("+2", None, False)


def test_a_thief_tells_what_it_may_steal_once_all_have_claimed(app: RunningApp) -> None:
    thief, other, *_ = cards(CardKind.RED_SNATCHER)
    open_cards = offered(PIGS[0], thief, EGGS[0])
    promise = claim_promise(open_cards, CAT, thief)
    assert promise.theft == 9  # nobody owns anything yet, but two may claim the Egg
    assert promise.alone == "up to +10, stealing Very Rare Egg"
    number = repr(promise_number(app.context.renderer, promise, 34))
    assert all(told in number for told in ("'+1'", "'…'", "'+10'"))
    open_cards = offered(PIGS[0], thief, other)
    open_cards.active = ANN
    assert claim_promise(open_cards, ANN, other).theft == 2
    assert claim_promise(open_cards, CAT, thief).alone == "+1, then steals"
    assert claim_promise(open_cards, CAT, other).alone == "+1, then steals"


def test_who_claims_is_warned_of_a_deathslayer_that_a_neighbour_may_claim() -> None:
    for place, rival in ((0, BOB), (2, CAT)):
        offers = [PIGS[0], PIGS[1], PIGS[2]]
        offers[place] = SLAYERS[0]
        open_cards = offered(*offers)
        assert not threat(open_cards, ANN)
        open_cards.treasuries[ANN].append(SNAILS[0])
        snail = kind_name(CardKind.DOOM_SNAIL)
        told = say("quabble.threat", name=seat_name(rival), kind=snail, points="-6")
        assert threat(open_cards, ANN) == told
        assert not threat(open_cards, rival)


def test_there_is_no_warning_of_a_deathslayer_where_the_points_shown_say_otherwise() -> None:
    open_cards = offered(PIGS[0], PIGS[1], SLAYERS[0])
    open_cards.treasuries[ANN].append(SNAILS[0])
    assert threat(open_cards, ANN)
    open_cards.treasuries[BOB] += [PIGS[2], *cards(CardKind.CURSED_SUSHI)[:1]]
    assert open_cards.points()[BOB] > open_cards.points()[ANN]
    target = open_cards.promise(CAT, SLAYERS[0]).prey
    assert target
    assert (target.seat, target.before_sushi) == (ANN, True)
    assert not threat(open_cards, ANN)


def test_a_warning_of_deathslayers_of_both_neighbours_is_one_short_sentence() -> None:
    one_slayer = offered(PIGS[0], SLAYERS[0], PIGS[1])  # it lies between Bob and Cat
    one_slayer.treasuries[ANN] += [SNAILS[0], GRUNGLES[0]]
    snail = kind_name(CardKind.DOOM_SNAIL)
    assert threat(one_slayer, ANN) == say("quabble.threat_either", kind=snail, points="-6")
    two_slayers = offered(SLAYERS[0], PIGS[0], SLAYERS[1])
    two_slayers.treasuries[ANN] += [SNAILS[0], GRUNGLES[0]]
    assert threat(two_slayers, ANN) == say("quabble.threat_both", both="-11")


def test_what_a_card_is_said_to_bring_is_within_its_spread() -> None:
    for slayer in SLAYERS[:3]:
        open_cards = offered(EGGS[0], slayer, SNAILS[0], EGGS[1])
        open_cards.treasuries[slayer % 4].append(SNAILS[1])
        for seat, card in ((ANN, EGGS[0]), (ANN, EGGS[1]), (BOB, slayer), (CAT, SNAILS[0])):
            promise = claim_promise(open_cards, seat, card)
            least, most = promise.spread or (promise.gain, promise.gain)
            assert least <= promise.gain <= most
            assert not promise.condition or promise.condition.gain in (least, most)


def test_an_egg_tells_its_share_of_those_that_others_own() -> None:
    open_cards = offered(EGGS[0], PIGS[0], EGGS[1])
    open_cards.treasuries[CAT].append(EGGS[2])
    assert claim_promise(open_cards, ANN, EGGS[0]).spread == (Fraction(3 + 2), Fraction(3 + 3))


def test_a_person_who_claims_is_asked_and_told_only_of_the_card_that_is_raised(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3, turns=8))
    assert isinstance(table.choosing, QuabbleChoosing)
    assert table.seen.board.round > FIRST_ROUNDS
    words, asked = table.choosing.claim_words, "Claim the left or the right card?"
    assert words(ANN, [PLAIN, PLAIN]) == words(ANN, [HARD, PLAIN]) == asked
    assert words(ANN, [HARD, PLAIN], Side.LEFT) == f"{asked}\nLeft: {HARD_WORDS}"
    assert words(ANN, [PLAIN, HARD], Side.RIGHT) == f"{asked}\nRight: {HARD_WORDS}"
    assert words(ANN, [PLAIN, HARD], Side.LEFT) == asked, "its number stands over the card"


def test_the_first_rounds_tell_whose_claim_tears_a_card(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    assert isinstance(table.choosing, QuabbleChoosing)
    words, asked = table.choosing.claim_words, "Claim the left or the right card?"
    assert words(ANN, [PLAIN, PLAIN]) == f"{asked}\nIf both frogs want a card, it is torn."
    torn = f"If {seat_name(CAT)} wants it too, it is torn: +1½."
    assert words(ANN, [PLAIN, PLAIN], Side.RIGHT) == f"{asked}\n{torn}"
    assert words(ANN, [HARD, PLAIN], Side.LEFT) == f"{asked}\nLeft: {HARD_WORDS}"


def test_a_number_is_the_same_while_cards_are_offered_and_while_they_are_claimed(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, play_to_claims(new_table(app, *[BotPlayer("random")] * 3)))
    open_cards, band = table.tokens.open_cards, table.panels[ANN].band
    open_cards.offers[:] = [*PIGS[:2], *SNAILS[:1]]
    open_cards.treasuries[:] = [SNAILS[1]], [SLAYERS[0]], [*EGGS[:1]]
    for giver, card in ((ANN, PIGS[0]), (CAT, SNAILS[0])):
        list(table.tokens.write_bands())
        promise = band._promises[giver == CAT]
        assert promise == open_cards.promise(ANN, card)


def test_a_thief_has_over_it_what_it_may_steal_after_all_claims(app: RunningApp) -> None:
    table = open_and_wait(app, play_to_claims(new_table(app, *[BotPlayer("random")] * 3)))
    thief = cards(CardKind.RED_SNATCHER)[0]
    table.tokens.open_cards.offers[:] = [PIGS[0], thief, EGGS[0]]
    table.tokens.open_cards.treasuries[:] = [], [], []
    list(table.tokens.write_bands())
    egg, promise = table.panels[CAT].band._promises
    assert [egg.best, promise.best] == [9, 1 + 9]
    assert promise.alone == f"up to +10, stealing {kind_name(CardKind.VERY_RARE_EGG)}"


def test_what_others_lose_by_a_raised_card_is_noted_at_their_seats(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3, turns=8))
    changes = Change(BOB, Fraction(-9), by_slayer=True), Change(CAT, Fraction(1))
    promise = replace(PLAIN, changes=changes)
    table.tokens.aim(promise)
    notes = [panel.losses.aimed for panel in table.panels]
    assert notes == [{}, {CardKind.DEATHSLAYER: Fraction(-9)}, {}]
    assert seat_name(BOB) not in promise.aimed
    table.tokens.aim(replace(PLAIN, changes=(Change(CAT, Fraction(-1)),)))
    notes = [panel.losses.aimed for panel in table.panels]
    assert notes == [{}, {}, {PLAIN.kind: Fraction(-1)}]
    table.tokens.aim(None)
    assert not any(panel.losses.aimed for panel in table.panels)


def test_a_band_has_but_one_number_for_each_card(app: RunningApp) -> None:
    grungle = Promise(
        Fraction(5), Fraction(3), CardKind.GRUNGLE,
        slain=Fraction(6), changes=(Change(BOB, Fraction(6)),),
    )  # fmt: skip
    unsure = replace(grungle, spread=(Fraction(0), Fraction(5)))
    for seats in (3, 6):
        band = open_and_wait(app, new_table(app, *[BotPlayer("random")] * seats)).panels[ANN].band
        band.write([grungle, unsure])
        numbers = {side: [repr(one.picture) for one in band.over(side)] for side in Side}
        assert all(number.count("Text") == 1 and "+5" in number for number in numbers[Side.LEFT])
        assert all("…" in number and "+5" not in number for number in numbers[Side.RIGHT])
        assert palette_of(BOB).body not in repr(numbers)


def test_cards_on_offer_of_a_kind_that_counts_together_tell_the_least_and_the_most(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 2, Person(LEFT_KEYS)))
    open_cards, gaps = table.tokens.open_cards, table.tokens.gaps
    pictures = []
    for giver, card in ((BOB, EGGS[0]), (CAT, PIGS[0]), (ANN, EGGS[1])):
        open_cards.offers[giver] = card
        gaps.lay(giver, card)
        pictures.append(repr([one.sign.picture for one in gaps.offers[BOB]]))
    alone, beside_pig, beside_egg = pictures
    assert alone == beside_pig
    assert "+9" in alone
    assert "…" not in alone
    for told in ("'+6'", "'…'", "'+9'", "'frog-head'"):
        assert told in beside_egg
    list(table.tokens.write_bands())
    egg, other = table.panels[ANN].band._promises
    assert egg.spread == (Fraction(6), Fraction(9))
    assert other.spread is None


def test_cards_that_may_be_claimed_tell_what_a_half_is_worth(app: RunningApp) -> None:
    for seats, people in ((3, 1), (6, 1), (3, 2)):
        persons = [Person(LEFT_KEYS), Person(RIGHT_KEYS)][:people]
        bots = [BotPlayer("random")] * (seats - people)
        table = open_and_wait(app, play_to_claims(new_table(app, *persons, *bots)))
        lying = [one for offer in table.tokens.gaps.offers.values() for one in offer]
        drawings = {one.draw for one in lying}
        assert drawings == ({grown, pictured_whole} if people == 1 else {grown})


def test_who_offers_a_card_to_whom_is_told_until_it_can_be_claimed(app: RunningApp) -> None:
    table = open_and_wait(
        app, new_table(app, *[BotPlayer("random")] * 2, Person(LEFT_KEYS), turns=1)
    )
    gaps = table.tokens.gaps
    signs = [one.sign for offer in gaps.offers.values() for one in offer]
    assert signs
    assert all(sign.visible for sign in signs)
    for sign in signs:
        assert repr(sign.picture).count("frog-head") == 2
    links = [one.link for offer in gaps.offers.values() for one in offer if one.link]
    assert not any("frog-head" in repr(link.picture) for link in links)
    gaps.show_words(True)
    assert all("frog-head" in repr(link.picture) for link in links)
    assert not any(sign.visible for sign in signs)


def test_a_number_beyond_the_end_of_the_line_has_the_head_of_its_frog(app: RunningApp) -> None:
    people = Person(LEFT_KEYS), Person(RIGHT_KEYS)
    table = play_to_claims(new_table(app, *people, BotPlayer("random")))
    open_and_wait(app, table)
    at_ends = [panel.band for panel in table.panels if len(panel.band.pills) == 3]
    assert len(at_ends) == 2
    for band in at_ends:
        assert all(pill.token.visible for pill in band.pills)
        assert all("frog-head" in repr(pill.token.picture) for pill in band.pills)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_single_person_sees_its_own_numbers_large_and_both_of_each_rival(
    app: RunningApp, seats: int
) -> None:
    for place in range(seats):
        occupants: list[Occupant] = [BotPlayer("random")] * seats
        occupants[place] = Person(LEFT_KEYS)
        table = open_and_wait(app, play_to_claims(new_table(app, *occupants)))
        rows = dict[int, list[tuple[Seat, Box]]]()
        for panel in table.panels:
            for pill in panel.band.pills:
                if pill.token.visible:
                    rows.setdefault(pill.gap, []).append((panel.seat, pill.box))
        own = {gap: over for gap, over in rows.items() if place in {seat for seat, _ in over}}
        assert len(own) == 2
        for gap, over in own.items():
            assert {seat for seat, _ in over} == {*table.layout.beside(gap)}
            seat, large = max(over, key=lambda one: one[1].w)
            assert seat == place
            assert not any(large.overlaps(box) for other, box in over if other != place)
        rivals = neighbours(Seat(place), seats)
        others = [(seat, gap) for gap, over in rows.items() if gap not in own for seat, _ in over]
        assert {seat for seat, _ in others} == {*rivals}
        assert len(others) == 2
        assert all(seat in table.layout.beside(gap) for seat, gap in others)


def test_who_owns_how_much_sushi_is_told_beside_its_rule(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    open_cards, sushi = table.tokens.open_cards, cards(CardKind.CURSED_SUSHI)
    assert open_cards.promise(ANN, sushi[0]).words == "+6"
    assert not open_cards.sushi_now
    assert "now" not in hand_words(open_cards, ANN, sushi[0])
    open_cards.treasuries[CAT] = sushi[1:2]
    assert open_cards.promise(ANN, sushi[0]).words == "-3"
    now = f"Owned now: {seat_name(CAT)} 1."
    assert open_cards.sushi_now == now
    assert hand_words(open_cards, ANN, sushi[0]).endswith(f" {now}")
    assert now not in hand_words(open_cards, ANN, PIGS[0])


def test_a_condition_names_both_who_tear_a_card() -> None:
    sushi = cards(CardKind.CURSED_SUSHI)
    promise = claim_promise(offered(sushi[0], sushi[1], *PIGS[:2]), ANN, sushi[0])
    told = f"+6 if {seat_name(CAT)} and {seat_name(BOB)} tear Cursed Sushi, else -3"
    assert promise.alone == told


def test_heads_lie_on_a_card_once_it_lies_on_its_mat(app: RunningApp) -> None:
    table = open_and_wait(
        app, new_table(app, *[BotPlayer("random")] * 2, Person(LEFT_KEYS), turns=1)
    )
    giver = min(table.match.waiting_for)
    state = table.match.state
    assert isinstance(state, State)
    card = state.hands[giver][0]
    shown = [
        table.tokens.gaps.offers[giver][0].sign.visible
        for _ in table.show(CardOffered(giver, card))
        if giver in table.tokens.gaps.offers
    ]
    assert not shown[0]
    assert shown[-1]
