"""What is lit at the table of Mosquito, and how its pads look."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.mosquito import HAND, CardsExchanged, HandsDealt, Spot, card_at
from scenes.core.settings.settings import Settings
from scenes.games.mosquito.components.pond.fitting_suits import fourths
from scenes.games.mosquito.components.pond.rows import CHANGED
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.motion.timestep import STEP
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait

LIT_LEAST = 0.25  # seconds to see the three by which a bot places a card


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True)) as opened:
        yield opened


@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_swap_has_changed_is_lit_until_it_has_been_seen(app: RunningApp, seat: int) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    first, second = Spot(1, 0), Spot(3, 0)
    rows, lit = table.tokens.rows, 0
    cards = [card_at(rows.cards, at) for at in (first, second)]
    event = CardsExchanged(Seat(seat), first, second, cards[0], cards[1])
    table.before_events((event,))
    for _ in table.show(event):
        shown = {at for at in (first, second) if rows._halos[at].visible}
        lit += len(shown) == 2 and card_at(rows.cards, first) is cards[1]
    is_seen = lit * STEP >= table.tempo.unhurried(0.75)
    assert is_seen is (seat == 1), "one knows what one has swapped oneself"


def test_a_change_and_the_three_of_a_placement_have_lights_of_their_own(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    rows, at = table.tokens.rows, Spot(1, 0)
    three = rows.light(at).picture
    rows.halo((at, Spot(2, 0)), CHANGED)
    assert rows.lit[0].picture != three
    assert not any(token.visible for token in rows.links.golden.values())
    assert rows.light(at).picture == three


def test_no_pad_shows_a_suit_before_all_hands_are_dealt(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    rows = table.tokens.rows
    open_ones = [at for at, suits in fourths(rows.cards, mixed=False).items() if suits]
    shown = [rows.lying(at).picture for at in open_ones]
    rows.mark(rows.cards, open_pads=False)
    assert not {rows.lying(at).picture for at in open_ones} & {*shown}
    table.tokens.hands.clear()
    for _ in table.show(HandsDealt(((None,) * HAND,) * 2, 0, in_the_open=False)):
        pass
    assert [rows.lying(at).picture for at in open_ones] == shown


def test_the_three_are_lit_for_as_long_however_many_bots_there_are(app: RunningApp) -> None:
    for bots in (1, 3):
        table = new_table(app, Person(LEFT_KEYS), *[BotPlayer("easy")] * bots, turns=bots + 1)
        reading = open_and_wait(app, table).tokens.reading
        table.panels[0].highlight(False)
        table.panels[1].highlight(True)
        assert reading.three(Seat(1)) >= table.tempo.unhurried(LIT_LEAST)
        assert reading.three(Seat(0)) < LIT_LEAST, "one knows where one places a card"


def test_a_pad_that_no_suit_fits_is_fainter_than_one_that_asks_for_a_suit(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=6))
    rows = table.tokens.rows
    fitting = fourths(rows.cards, mixed=False)
    alphas = {bool(suits): rows.lying(at).pose.alpha for at, suits in fitting.items()}
    assert alphas[False] < alphas[True] == 1.0
