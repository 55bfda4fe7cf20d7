"""What Deathslayers do to what a card is worth, and what is told of it."""

from __future__ import annotations

from dataclasses import replace

from rules.core import Seat
from rules.quabble import HOUSE_SET, CardKind
from scenes.games.quabble.cards import ART, grown_whole, kind_name, power_words
from scenes.games.quabble.components.claims.forecast import claim_promise
from scenes.games.quabble.components.claims.promises import promise_pill
from scenes.games.quabble.components.slayers.slayer_words import claim_words, target_words
from scenes.players.seat_names import seat_name
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.geometry import Box
from tests.scenes.games.quabble.tables import cards, new_table, offered, play_to_claims
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait

ANN, BOB, CAT = map(Seat, range(3))
EGGS, PIGS, SNAILS, SLAYERS, GRUNGLES = map(
    cards,
    (
        CardKind.VERY_RARE_EGG,
        CardKind.SNORKEL_PIG,
        CardKind.DOOM_SNAIL,
        CardKind.DEATHSLAYER,
        CardKind.GRUNGLE,
    ),
)


def test_a_stolen_deathslayer_tells_its_sum_and_what_that_is_made_of(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    open_cards = table.tokens.open_cards
    slayer, snail, grungle = (
        cards(kind)[0] for kind in (CardKind.DEATHSLAYER, CardKind.DOOM_SNAIL, CardKind.GRUNGLE)
    )
    open_cards.treasuries[:] = [snail], [slayer, grungle], []
    words = open_cards.promise(ANN, slayer).words
    parts = "+9 (card +3; Deathslayers take less: +6)"
    bob = seat_name(BOB)
    assert words == f"{parts}; slays {bob}'s {kind_name(CardKind.GRUNGLE)} (-5)"


def test_a_deathslayer_without_prey_tells_at_whom_it_finds_none() -> None:
    open_cards = offered(SLAYERS[0], *PIGS[:2])
    open_cards.treasuries[:] = [], [SNAILS[0]], [*EGGS[:1]]
    promise = claim_promise(open_cards, ANN, SLAYERS[0])
    assert promise.aimed == f"+3; {seat_name(CAT)} has no Snail or Grungle"


def test_a_target_that_the_points_shown_contradict_is_said_to_be_richer_before_sushi() -> None:
    open_cards, sushi = offered(*PIGS[:3]), cards(CardKind.CURSED_SUSHI)
    open_cards.treasuries[:] = [GRUNGLES[0]], [SLAYERS[0]], [PIGS[0], sushi[0]]
    later = f"slays {seat_name(ANN)}'s Grungle (-5), richer before Sushi counts"
    assert open_cards.promise(BOB, SLAYERS[0]).words.endswith(later)
    open_cards.treasuries[ANN] = [EGGS[0]]
    none = f"{seat_name(ANN)} has no Snail or Grungle"
    assert open_cards.promise(BOB, SLAYERS[0]).words == f"0; {none}", "nothing contradicts it"


def test_a_claimed_deathslayer_tells_the_points_that_it_compares() -> None:
    open_cards = offered(SLAYERS[0], *PIGS[:2])
    open_cards.treasuries[:] = [], [SNAILS[0]], [*EGGS[:1], *PIGS[2:3]]
    promise = open_cards.promise(ANN, SLAYERS[0])
    assert not claim_words(open_cards, ANN, ANN, promise), "it slays nothing"
    open_cards.treasuries[CAT] = [PIGS[2]]
    promise = open_cards.promise(ANN, SLAYERS[0])
    bob, cat = map(seat_name, (BOB, CAT))
    why = f"{bob} has 6, {cat} 2: the richer neighbour loses Doom Snail."
    assert claim_words(open_cards, ANN, ANN, promise) == f"+3; {why}"
    assert promise.target
    before_sushi = replace(promise, target=replace(promise.target, before_sushi=True))
    assert not claim_words(open_cards, ANN, ANN, before_sushi)


def test_an_owned_deathslayer_is_read_with_its_target_and_why(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *[BotPlayer("random")] * 2))
    table.tokens.open_cards.treasuries[:] = [GRUNGLES[0]], [SLAYERS[0]], [PIGS[0]]
    owned = table.tokens.open_cards.treasuries[BOB]
    told = table.inspector._owned(CardKind.DEATHSLAYER, BOB, owned, Box(0, 0, 1, 1)).words
    ann, bob, cat = map(seat_name, (ANN, BOB, CAT))
    assert f"{bob}: slays {ann}'s Grungle (-5). Before Sushi {ann} 5, {cat} 2." in told


def test_a_deathslayer_compares_points_before_sushi_counts() -> None:
    open_cards, sushi = offered(*PIGS[:3]), cards(CardKind.CURSED_SUSHI)[0]
    open_cards.treasuries[:] = [SNAILS[0]], [SLAYERS[0]], [*EGGS[:1], sushi]
    assert [*open_cards.scoring().points] == [6, 3, 15]
    (attack,) = open_cards.attacks()
    assert (attack.victim, attack.target) == (CAT, None), "Cat, on the left, has as many"
    open_cards.treasuries[CAT].remove(EGGS[0])
    assert [*open_cards.scoring().points] == [0, 3, 6]
    (attack,) = open_cards.attacks()
    assert (attack.victim, attack.target) == (ANN, SNAILS[0])
    assert [*attack.before] == [6, 3, -3]


def test_whoever_reads_a_deathslayer_is_told_which_points_it_compares(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *[BotPlayer("random")] * 2))
    open_cards = table.tokens.open_cards
    open_cards.treasuries[:] = [GRUNGLES[0]], [], [PIGS[0], *cards(CardKind.CURSED_SUSHI)[:1]]
    attack = open_cards.attack_by(BOB, SLAYERS[0])
    assert attack.victim == ANN
    assert [*attack.before] == [5, 3, -1], "what Sushi brings comes later"
    assert open_cards.points()[CAT] == 8
    (lying, *_) = table.tokens.gaps.lay(ANN, SLAYERS[0])
    told = table.inspector._offered(ANN, lying, Box(0, 0, 1, 1)).words
    ann, bob, cat = map(seat_name, (ANN, BOB, CAT))
    target = f"slays {ann}'s Grungle (-5), richer before Sushi counts"
    why = f"{bob}: {target}. Before Sushi {ann} 5, {cat} -1."
    assert target_words(open_cards, BOB, SLAYERS[0]) == why
    assert told.startswith(power_words(CardKind.DEATHSLAYER, HOUSE_SET)), "first what it does"
    assert f"If {ann} gets it" in told
    assert why not in table.inspector._offered(BOB, lying, Box(0, 0, 1, 1)).words
    open_cards.treasuries[ANN].clear()
    assert open_cards.attack_by(BOB, SLAYERS[0]).target is None


def test_a_number_over_a_card_says_that_a_deathslayer_on_offer_can_slay_that_card(
    app: RunningApp,
) -> None:
    bots = [BotPlayer("random")] * 3
    table = open_and_wait(app, play_to_claims(new_table(app, Person(LEFT_KEYS), *bots)))
    open_cards, hopper = table.tokens.open_cards, cards(CardKind.BEARDED_HOPPER)[0]
    open_cards.offers[:] = [hopper, SLAYERS[0], PIGS[0], EGGS[0]]
    open_cards.treasuries[:] = [GRUNGLES[0]], [], PIGS[1:3], []
    for left, may_be_slain in ((hopper, False), (SNAILS[0], True)):
        open_cards.offers[ANN] = left
        list(table.tokens.write_bands())
        for promise, told in zip(
            table.panels[ANN].band._promises, (may_be_slain, False), strict=True
        ):
            assert (promise.spread, promise.may_be_slain) == (None, told)
            pill = repr(promise_pill(app.context.renderer, promise, ANN, (190, 54)))
            assert (ART[CardKind.DEATHSLAYER] in pill) is told
            assert "…" not in pill


def test_who_claims_alone_reads_what_a_deathslayer_of_others_does(app: RunningApp) -> None:
    for far in CardKind.DEATHSLAYER, CardKind.SNORKEL_PIG:
        bots = [BotPlayer("random")] * 3
        table = open_and_wait(app, play_to_claims(new_table(app, Person(LEFT_KEYS), *bots)))
        gaps = table.tokens.gaps
        (lying,) = gaps.offers[BOB]
        lying.card = cards(far)[0]
        table.tokens.focus.show([ANN])
        assert (lying.draw is grown_whole) is (far is CardKind.DEATHSLAYER)
