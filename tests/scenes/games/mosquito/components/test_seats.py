"""What a seat of Mosquito sees of its hand and of its buttons, and words on dark paper."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from math import cos, radians, sin

import pytest

from rules.core import Seat
from rules.mosquito import HAND, ActionKind, Options, Spot
from scenes.games.mosquito.components.panel import TOUCH
from scenes.games.mosquito.components.pond.dark_labels import name_point
from scenes.games.mosquito.components.swap_tokens import swap_tokens
from scenes.games.mosquito.layout import CARD_TALL
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.geometry import Box
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import PadButtons
from tests.scenes.table.checked_tables import TINY, open_and_wait, waiting_chooser
from words import say

SEATS = 4
EYES, FACE = 0.6, 0.22  # of a frog's width above its feet; of it, from its middle
RANK = 0.28  # of a card's width


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app(TINY) as opened:
        yield opened


def test_a_hand_laid_out_for_a_choice_leaves_the_frogs_eyes_to_be_seen(app: RunningApp) -> None:
    table = new_table(app, *[BotPlayer("easy")] * SEATS, turns=SEATS)
    table.build()
    for panel in table.panels:
        slots, wide = panel.spread(HAND + 1)
        frog = panel.places.frog
        for slot in slots:
            card = Box.around(slot.x, slot.y, wide, wide * CARD_TALL)
            assert not card.contains(frog.x, frog.y - EYES * frog.width)
        assert all(min(box.w, box.h) >= TOUCH for box in panel.spread_boxes(HAND + 1))


@pytest.mark.parametrize("count", [1, HAND + 1])
def test_trays_lie_under_all_cards_of_a_hand_that_lies_before_the_frog(
    app: RunningApp, count: int
) -> None:
    for seats in (3, SEATS):
        table = new_table(app, *[BotPlayer("easy")] * seats, turns=seats)
        table.build()
        panel = table.panels[0]
        trays, (slots, _) = panel.trays(count), panel.spread(count)
        under = [any(tray.contains(slot.x, slot.y) for tray in trays) for slot in slots]
        assert under == [seats == SEATS] * count


@pytest.mark.parametrize("count", [1, HAND + 1, HAND + 2])
def test_a_hand_is_laid_out_above_the_frog_where_nobody_sits(app: RunningApp, count: int) -> None:
    table = new_table(app, *[BotPlayer("easy")] * 3, turns=3)
    table.build()
    panel, room = table.panels[0], table.layout.hand_room(0)
    assert room
    assert room.bottom <= panel.places.frog.y - panel.places.frog.width * EYES
    slots, wide = panel.spread(count)
    cards = [Box.around(slot.x, slot.y, wide, wide * CARD_TALL) for slot in slots]
    assert all(room.encloses(card) for card in cards)
    assert not any(one.overlaps(other) for one, other in combinations(cards, 2))
    assert table.layout.hand_room(1) is None, "the free place is below that seat, or elsewhere"


@pytest.mark.parametrize("count", [1, HAND + 1, HAND + 2, HAND + 4])
def test_a_hand_in_a_frogs_paws_leaves_its_face_and_all_ranks_to_be_seen(
    app: RunningApp, count: int
) -> None:
    table = new_table(app, *[BotPlayer("easy")] * SEATS, turns=SEATS)
    table.build()
    for panel in table.panels:
        slots, wide = panel.hand(count)
        frog, turns = panel.places.frog, [radians(abs(slot.angle)) for slot in slots]
        reaches = [wide / 2 * (cos(turn) + CARD_TALL * sin(turn)) for turn in turns]
        aside = [abs(slot.x - frog.x) - far for slot, far in zip(slots, reaches, strict=True)]
        assert min(aside) >= FACE * frog.width
        assert all(b.x - a.x >= RANK * wide - 0.01 for a, b in pairwise(slots))


def test_a_short_word_stands_in_the_middle_of_its_card_at_the_ends_of_the_rows_too(
    app: RunningApp,
) -> None:
    table = new_table(app, BotPlayer("easy"), BotPlayer("easy"), turns=4)
    table.build()
    rows = table.tokens.rows
    for at in (Spot(1, 1), Spot(3, 1), Spot(5, 1)):
        next(name_point(table.stage, rows.box(at), "+1",
                        within=rows.layout.rows, seconds=1.0))  # fmt: skip
        words = next(token for token in table.stage.tokens if token.name == "point")
        assert words.pose.x == pytest.approx(rows.box(at).centre[0])
        table.stage.remove(words)


def test_longer_words_at_a_card_lie_over_it_and_within_the_rows(app: RunningApp) -> None:
    table = new_table(app, BotPlayer("easy"), BotPlayer("easy"), turns=4)
    table.build()
    rows, words = table.tokens.rows, say("mosquito.direct")
    for at in (Spot(1, 1), Spot(3, 1), Spot(5, 1)):
        card = rows.box(at)
        next(name_point(table.stage, card, words, within=rows.layout.rows, seconds=1.0))
        told = next(token for token in table.stage.tokens if token.name == "point")
        wide, _ = app.context.renderer.size(told.picture)
        left, right = told.pose.x - wide / 2, told.pose.x + wide / 2
        assert rows.layout.rows.x <= left + 0.01
        assert right <= rows.layout.rows.right + 0.01
        assert left <= card.x + 0.01
        assert card.right <= right + 0.01
        table.stage.remove(told)


@pytest.mark.parametrize("has_pad", [True, False])
def test_the_lit_button_shows_what_presses_it_on_a_gamepad_alone(
    app: RunningApp, has_pad: bool
) -> None:
    person = Person(PadButtons(app.plug_in()).device if has_pad else LEFT_KEYS)
    table = open_and_wait(app, new_table(app, person, BotPlayer("easy"), turns=4))
    app.run_until(lambda: waiting_chooser(app, table, table.panels[0].seat))
    lit = repr([token.picture for token in table.tokens.buttons.tokens.values()])
    assert ("south" in lit) is has_pad


def test_what_a_swap_and_a_cover_cost_is_told_on_the_button_of_each(app: RunningApp) -> None:
    occupants, options = (Person(LEFT_KEYS), BotPlayer("easy")), Options(helpers=3)
    table = open_and_wait(app, new_table(app, *occupants, options=options, turns=4))
    app.run_until(lambda: waiting_chooser(app, table, table.panels[0].seat))
    buttons = table.tokens.buttons
    coin = repr(swap_tokens(1, 1))
    costs = [kind for kind, token in buttons.tokens.items() if coin in repr(token.picture)]
    assert costs == [ActionKind.EXCHANGE, ActionKind.OVERLAY]
    buttons.show(Seat(0), {ActionKind.PLACE: True, ActionKind.BOTH: True}, left=2)
    two = repr(swap_tokens(2, 2))
    assert two in repr(buttons.tokens[ActionKind.BOTH].picture), "it is a swap and a cover"
    buttons.show(Seat(0), {ActionKind.PLACE: True, ActionKind.EXCHANGE: False}, left=0)
    assert coin not in repr(buttons.tokens[ActionKind.EXCHANGE].picture), "it is crossed out"
