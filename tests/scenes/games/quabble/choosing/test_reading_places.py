"""Where one reads: over no card, not even one that is about to grow."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Seat
from rules.quabble import HOUSE_SET, neighbours
from scenes.games.quabble.cards import brief_words
from scenes.games.quabble.choosing.claim_chooser import ClaimChooser
from scenes.games.quabble.choosing.inspector import GLASS
from scenes.games.quabble.choosing.offer_hand import OfferChooser
from scenes.table.climaxes.spotlight import box_of
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.quabble.tables import chooser_of, new_table, play_to_claims
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import open_and_wait

ANN, BEN, BOTS = Seat(0), Seat(3), [BotPlayer("random")] * 3


def test_what_is_read_when_the_last_card_comes_lies_over_none_that_grows(app: RunningApp) -> None:
    table, rng = new_table(app, Person(LEFT_KEYS), *BOTS), Random(1)
    open_and_wait(app, table)
    open_cards, gaps = table.tokens.open_cards, table.tokens.gaps

    def offer() -> None:
        if ANN in table.pending.missing:
            table.pending.decide(ANN, rng.choice(list(table.match.state.legal(ANN))))

    app.run_until(lambda: open_cards.all_offered, offer)
    assert not gaps.have_words, "cards are still low"
    tap(app, KeyButtons(), Intent.UP)
    app.run_until(lambda: gaps.have_words)
    read = table.inspector._reader._slip
    assert read.visible
    slip = box_of(app.context.renderer, [read])
    assert slip is not None
    assert not any(slip.overlaps(box) for box in table.layout.gaps)


def test_what_is_read_before_a_choice_ends_with_its_beginning(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *BOTS, Person(LEFT_KEYS)))
    app.run_until(lambda: table.tokens.gaps.offers)
    assert not table.awaiting_choice
    tap(app, KeyButtons(), Intent.UP)
    assert table.inspector._sight is not None
    app.run_until(lambda: BEN in table.pending.missing and table.awaiting_choice)
    assert table.inspector._sight is None


@pytest.mark.parametrize("claims", [False, True])
def test_the_cursor_of_who_chooses_lies_over_nothing_that_is_read(
    app: RunningApp, claims: bool
) -> None:
    table = new_table(app, Person(LEFT_KEYS), *BOTS, turns=0 if claims else 2)
    table = open_and_wait(app, play_to_claims(table) if claims else table)
    chooser, keys = chooser_of(table, ANN), KeyButtons()
    assert isinstance(chooser, ClaimChooser | OfferChooser)
    tap(app, keys, Intent.RIGHT)
    assert chooser._cursor.visible
    tap(app, keys, Intent.UP, *[Intent.UP] * (not claims))
    assert table.inspector._sight is not None
    assert not chooser._cursor.visible
    tap(app, keys, Intent.CONFIRM)
    assert table.inspector._sight is None
    assert chooser._cursor.visible


def test_what_is_offered_to_somebody_is_read_first(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), *BOTS, turns=2))
    chooser = chooser_of(table, ANN)
    assert isinstance(chooser, OfferChooser)
    read = [target.box for target in chooser._step.targets if target.then is None]
    assert len(read) > 1
    tap(app, KeyButtons(), Intent.UP)
    _, right = neighbours(ANN, len(table.panels))
    assert chooser.cursor_box == table.tokens.gaps.box(table.tokens.gaps.offers[right][0].gap)


def test_a_card_of_others_has_its_words_while_it_is_read(app: RunningApp) -> None:
    table = open_and_wait(app, play_to_claims(new_table(app, Person(LEFT_KEYS), *BOTS)))
    offers = (one for offer in table.tokens.gaps.offers.values() for one in offer)
    lying = next(one for one in offers if not one.tells)
    bare = lying.token.picture
    power = brief_words(HOUSE_SET.kinds[lying.card], HOUSE_SET)
    for _ in range(2):
        table.inspector.point(lying.token.pose.x, lying.token.pose.y, offers=False)
        assert power.split("\n")[0] in repr(lying.token.picture)
    table.inspector.point(0, 0, offers=False)
    assert lying.token.picture == bare


def test_the_glass_lies_over_no_hint(app: RunningApp) -> None:
    table = open_and_wait(app, play_to_claims(new_table(app, Person(LEFT_KEYS), *BOTS)))
    tap(app, KeyButtons(), Intent.UP)
    glass = table.inspector._glass
    app.run_until(lambda: glass.visible)
    app.frames(30)
    assert glass.pose.y + GLASS / 2 <= table.layout.near.bottom
