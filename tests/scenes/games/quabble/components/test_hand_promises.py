"""What the cards of a hand would bring, told as on the table."""

from __future__ import annotations

from fractions import Fraction

from rules.core import Seat
from rules.quabble import CardKind, neighbours
from scenes.games.quabble.cards import kind_name
from scenes.games.quabble.choosing.offer_hand import HAND_Z, OfferChooser, OfferHand
from scenes.games.quabble.components.claims.forecast import (
    hand_promise,
    hand_words,
    offer_promise,
    own_words,
)
from scenes.games.quabble.components.claims.offer_signs import offer_promises
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from tests.scenes.games.quabble.tables import cards, new_table, offered
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait

ANN, BOB = map(Seat, range(2))


def test_only_the_raised_card_of_a_hand_says_what_it_would_bring(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *[BotPlayer("random")] * 3))
    person = Seat(0)
    app.run_until(lambda: isinstance(table.pending.chooser(person), OfferChooser))
    hand = [one for one in table.stage.tokens if one.name == "hand" and one.z >= HAND_Z]
    rim = repr(palette_of(person).body)
    assert [rim in repr(token.picture) for token in hand].count(True) == 1


def test_numbers_are_quiet_on_cards_that_the_only_person_cannot_claim(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3, Person(LEFT_KEYS)))
    gaps, pigs, person = table.tokens.gaps, cards(CardKind.SNORKEL_PIG), Seat(3)
    for seat in range(3):
        table.tokens.open_cards.offers[seat] = pigs[seat]
        gaps.lay(Seat(seat), pigs[seat])
    full = [theme.NIGHT in repr(gaps.offers[Seat(seat)][0].sign.picture) for seat in range(3)]
    assert full == [seat == neighbours(person, 4)[1] for seat in range(3)]


def test_a_card_in_a_hand_tells_the_same_as_if_it_was_on_offer(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3, Person(LEFT_KEYS)))
    open_cards, gaps, (one, two, own, *_) = (
        table.tokens.open_cards, table.tokens.gaps, cards(CardKind.CURSED_SUSHI)
    )  # fmt: skip
    person = Seat(next(seat for seat in open_cards.seats if open_cards.hands[seat][0] is not None))
    others = [Seat(seat) for seat in open_cards.seats if seat != person]
    open_cards.hands[person][:] = [own]
    table.tokens.show_hand(person, [own])
    for giver, card in zip(others, (one, two), strict=False):
        open_cards.offers[giver] = card
        gaps.lay(giver, card)
    promise = hand_promise(open_cards, person, person, own)
    assert open_cards.offers[person] is None
    assert promise.spread == (Fraction(-3), Fraction(6))
    assert f"{promise.ranged}." in hand_words(open_cards, person, own)
    assert f"You alone: {promise.ranged}." in own_words(open_cards, person, own)
    open_cards.offers[person] = own
    assert offer_promise(open_cards, person, own) == promise


def test_a_misdirection_of_the_last_round_is_said_to_do_nothing_more() -> None:
    turner, pigs = CardKind.MISDIRECTION, cards(CardKind.SNORKEL_PIG)
    open_cards = offered(*pigs[:3])
    assert open_cards.power_over(turner) == ""
    open_cards.king = pigs * 10
    assert open_cards.is_last_round
    assert open_cards.power_over(turner) == "In the last round it does nothing more."
    assert open_cards.power_over(CardKind.RED_SNATCHER) == ""
    told = open_cards.power_over(CardKind.RED_SNATCHER, spent=True)
    assert told == "Stolen, it does not act again."


def test_in_the_first_round_the_cursor_begins_on_the_card_of_the_fewest_words(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *[BotPlayer("random")] * 2))
    kinds = CardKind.CURSED_SUSHI, CardKind.DEATHSLAYER, CardKind.MAGIC_CARROT
    hand = [cards(kind)[0] for kind in kinds]
    steps = [
        OfferHand(
            table.tokens, ANN, table.inspector_panel, hand, table.motions.play,
            starts_simple=simple,
        ).first()
        for simple in (True, False)
    ]  # fmt: skip
    assert [step.targets[step.start].words for step in steps] == [
        kind_name(CardKind.MAGIC_CARROT),
        kind_name(CardKind.CURSED_SUSHI),
    ]


def test_both_heads_stand_at_what_a_thief_on_offer_would_bring(app: RunningApp) -> None:
    open_cards = offered(*cards(CardKind.RED_SNATCHER)[:1], *cards(CardKind.SNORKEL_PIG)[:2])
    thief, box = open_cards.offers[ANN], Box(0, 0, 290, 104)
    assert thief is not None
    told = [offer_promise(open_cards, seat, thief) for seat in (BOB, ANN)]
    picture = repr(offer_promises(app.context.renderer, box, (BOB, ANN), told))
    assert picture.count("frog-head") == 2
