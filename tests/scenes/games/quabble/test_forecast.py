"""What a card may bring, whatever all others claim at the same time."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random

from rules.core import Seat
from rules.quabble import QUABBLE, Card, CardKind, Options
from scenes.games.quabble.components.claims.forecast import claim_promise
from scenes.games.quabble.components.open_cards import OpenCards
from scenes.players.seat_names import seat_name
from tests.scenes.games.quabble.tables import cards
from words import say

ANN, BOB, CAT = map(Seat, range(3))
EGGS, PIGS, CARROTS = map(
    cards, (CardKind.VERY_RARE_EGG, CardKind.SNORKEL_PIG, CardKind.MAGIC_CARROT)
)
SNAILS, SLAYERS = cards(CardKind.DOOM_SNAIL), cards(CardKind.DEATHSLAYER)


def test_another_egg_that_may_be_claimed_makes_an_egg_bring_less() -> None:
    promise = claim_promise(offered(EGGS[0], PIGS[0], EGGS[1]), ANN, EGGS[0])
    assert promise.gain == 9
    assert promise.spread == (Fraction(6), Fraction(9))
    assert promise.alone == f"+9 (+6 if {seat_name(CAT)} claims Very Rare Egg)"
    assert promise.gamble == say("quabble.gamble", alone=promise.alone, torn="+1½")


def test_a_claim_that_leaves_no_other_egg_to_anybody_has_no_spread() -> None:
    assert claim_promise(offered(EGGS[0], PIGS[0], CARROTS[0]), ANN, EGGS[0]).spread is None


def test_a_deathslayer_that_may_be_claimed_can_take_a_snail() -> None:
    open_cards = offered(SNAILS[0], SLAYERS[0], PIGS[0])
    promise = claim_promise(open_cards, ANN, SNAILS[0])
    assert promise.gain == 6
    assert promise.spread == (Fraction(0), Fraction(6))
    slain = f"{seat_name(BOB)}'s Deathslayer would slay it"  # it is torn if both claim that
    assert promise.alone == f"+6 (0 if {seat_name(CAT)} claims Snorkel Pig: {slain})"


def test_a_condition_tells_what_a_deathslayer_has_to_do_with_it() -> None:
    open_cards = offered(PIGS[0], CARROTS[0], CARROTS[1], PIGS[1])
    open_cards.treasuries[ANN], open_cards.treasuries[BOB] = [SNAILS[0]], [SLAYERS[0]]
    open_cards.treasuries[CAT] = cards(CardKind.ROYAL_POOFIN)[:1]
    bob, cat = seat_name(BOB), seat_name(CAT)
    condition = f"maybe +2 if {cat} claims Magic Carrot, else {bob}'s Deathslayer hits"
    assert claim_promise(open_cards, ANN, PIGS[0]).alone == f"-4 ({condition})"


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


def offered(*offers: Card) -> OpenCards:
    """Nobody owns anything, and the seats have offered these cards."""
    view = QUABBLE.deal(Options(), len(offers), Random(1)).view(None)
    return OpenCards(replace(view, board=replace(view.board, offers=offers)))
