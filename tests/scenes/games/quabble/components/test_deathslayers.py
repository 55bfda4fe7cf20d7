"""What Deathslayers do to what a card is worth, and what is told of it."""

from __future__ import annotations

from rules.core import Seat
from rules.quabble import CardKind
from scenes.games.quabble.cards import kind_name
from scenes.games.quabble.components.claims.forecast import claim_promise
from scenes.players.seat_names import seat_name
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.geometry import Box
from tests.scenes.games.quabble.tables import cards, new_table, offered
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


def test_a_deathslayer_without_prey_tells_that_it_has_nothing_to_slay() -> None:
    open_cards = offered(SLAYERS[0], *PIGS[:2])
    open_cards.treasuries[:] = [], [SNAILS[0]], [*EGGS[:1]]
    promise = claim_promise(open_cards, ANN, SLAYERS[0])
    assert promise.aimed == "+3, nothing to slay now"


def test_a_deathslayer_compares_points_before_sushi_counts() -> None:
    open_cards, sushi = offered(*PIGS[:3]), cards(CardKind.CURSED_SUSHI)[0]
    open_cards.treasuries[:] = [SNAILS[0]], [SLAYERS[0]], [*EGGS[:1], sushi]
    assert [*open_cards.scoring().points] == [6, 3, 15]
    assert open_cards.points_at_blow(SNAILS[0]) == {}, "Cat, on the left, has as many"
    open_cards.treasuries[CAT].remove(EGGS[0])
    assert [*open_cards.scoring().points] == [0, 3, 6]
    assert open_cards.points_at_blow(SNAILS[0]) == {ANN: 6, CAT: -3}


def test_whoever_reads_a_deathslayer_is_told_which_points_it_compares(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *[BotPlayer("random")] * 2))
    open_cards = table.tokens.open_cards
    open_cards.treasuries[:] = [GRUNGLES[0]], [], [PIGS[0], *cards(CardKind.CURSED_SUSHI)[:1]]
    found = open_cards.points_at_blow_by(BOB, SLAYERS[0])
    assert found
    assert found[0].victim == ANN
    assert found[1] == [5, 3, -1], "what Sushi brings comes later"
    assert open_cards.points()[CAT] == 8
    told = table.inspector._offered(ANN, SLAYERS[0], Box(0, 0, 1, 1)).words
    ann, bob, cat = map(seat_name, (ANN, BOB, CAT))
    why = f"{bob} would slay Grungle: {ann} 5, {cat} -1 before Sushi."
    assert told.endswith(why), "there is room for it in a claim"
    assert why not in table.inspector._offered(BOB, SLAYERS[0], Box(0, 0, 1, 1)).words
    open_cards.treasuries[ANN].clear()
    assert open_cards.points_at_blow_by(BOB, SLAYERS[0]) is None
