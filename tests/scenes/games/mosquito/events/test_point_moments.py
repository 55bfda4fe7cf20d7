"""Which placements are great moments: those after which the next frog can only pass."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest

from rules.core import Seat
from rules.mosquito import Card, CardPlaced, Layout, Options, Spot, Suit, Trio
from scenes.core.script import Script
from scenes.games.mosquito.components.last_turns import LastTurns
from scenes.games.mosquito.events.backdrop.backdrop_lights import COUNT, SHUT
from scenes.games.mosquito.events.turns.point_moments import PointMoments
from scenes.games.mosquito.table import MosquitoTable
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.spotlight import token_box
from scenes.table.seats.seat_frog import Reaction, SeatFrog
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Occupant, Person
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Picture, Text
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait
from words import say

ANN, BOB, CIS = map(Seat, range(3))
BY = Spot(1, 0), Spot(2, 0), Spot(3, 0)
NO_PAD: Layout = tuple((card,) for card in Card if card.suit is Suit.HEARTS)[:10]
THREE_TOKENS = Options(helpers=3)
TOKENS = 3


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY) as opened:
        yield opened


def table_without_pads(app: RunningApp, *others: Occupant) -> MosquitoTable:
    """A person and two *others*, or bots, at a table on which no pad is open."""
    occupants = Person(LEFT_KEYS), *(others or (BotPlayer("easy"),) * 2)
    table = open_and_wait(app, new_table(app, *occupants, options=THREE_TOKENS, turns=6))
    table.tokens.rows.cards = NO_PAD
    return table


def large(
    table: MosquitoTable, seat: Seat, moments: PointMoments | None = None, by: Trio = BY
) -> Script | None:
    moments = moments or PointMoments(table.tokens, LastTurns(3, mixed=False))
    return moments.large(placement(table, seat, by))


def placement(table: MosquitoTable, seat: Seat, by: Trio = BY) -> CardPlaced:
    at = next(iter(table.tokens.rows.tokens))  # as if the card on it had just come
    return CardPlaced(seat, Card.ACE_OF_SPADES, at, by, clean=True)


def is_large(table: MosquitoTable, seat: Seat) -> bool:
    return large(table, seat) is not None


def test_a_block_is_a_great_moment_if_no_token_is_left_to_open_a_pad(app: RunningApp) -> None:
    table = table_without_pads(app)
    assert not is_large(table, CIS), "the next frog may still swap"
    table.panels[ANN].help(TOKENS)
    shown, card = large(table, CIS), next(iter(table.tokens.rows.tokens.values()))
    assert shown is not None
    lies = card.pose, card.z
    assert len({card.pose for _ in shown}) > 1, "the card itself is lifted into the close-up"
    assert (card.pose, card.z) == lies
    table.tokens.rows.cards = tuple((card,) for card in (*list(Card)[0:40:13], *list(Card)[:7]))
    assert not is_large(table, CIS), "a pad is open"


def test_light_is_on_the_three_cards_beside_a_point_that_is_a_great_moment(app: RunningApp) -> None:
    table = table_without_pads(app)
    table.panels[ANN].help(TOKENS)
    shown, three = large(table, CIS), [table.tokens.rows.tokens[at] for at in BY]
    assert shown is not None
    assert any(all(card.lit for card in three) for _ in shown)


def test_a_block_by_whom_looks_on_alone_is_a_great_moment_also_while_tokens_are_left(
    app: RunningApp,
) -> None:
    table = table_without_pads(app)
    assert is_large(table, ANN)
    assert not is_large(table, BOB)


@pytest.mark.parametrize("others", [(BotPlayer("easy"),) * 2, (Person(RIGHT_KEYS),) * 2])
def test_only_the_first_block_that_whoever_looks_on_makes_is_a_close_up(
    app: RunningApp, others: tuple[Occupant, ...]
) -> None:
    table = table_without_pads(app, *others)
    moments = PointMoments(table.tokens, LastTurns(3, mixed=False))
    close_ups = []
    for _ in range(2):
        shown = large(table, ANN, moments) or ()
        seen = [table.stage.has("close-up") for _ in shown]
        close_ups.append(any(seen))
    assert close_ups == [True, False]


def test_all_whom_a_block_leaves_no_pad_are_shocked(app: RunningApp) -> None:
    table, seen = table_without_pads(app), list[tuple[SeatFrog, Reaction]]()
    moments = PointMoments(table.tokens, LastTurns(3, mixed=False))
    with patch.object(SeatFrog, "react", lambda frog, how: seen.append((frog, how))):
        for _ in range(2):
            seen.clear()
            for _ in large(table, ANN, moments) or moments.small(placement(table, ANN)):
                pass
            frogs = [panel.frog for panel in table.panels]
            assert set(seen) >= {(frogs[ANN], Reaction.JOY), *shocked(frogs[BOB], frogs[CIS])}


def test_behind_all_who_find_no_pad_the_pads_shut_and_the_number_of_pads_is_read() -> None:
    bots: tuple[Occupant, ...] = (BotPlayer("easy"),) * 3
    by = Spot(11, 0), Spot(12, 0), Spot(1, 0)
    with running_app((640, 360)) as app:
        options = Options(columns=6, helpers=3)
        new = new_table(app, Person(LEFT_KEYS), *bots, options=options, turns=8)
        table = open_and_wait(app, new)
        table.tokens.rows.cards = tuple((card,) for card in Card if card.suit is Suit.HEARTS)[:12]
        moments = PointMoments(table.tokens, LastTurns(4, mixed=False))
        boxes, dark, before = list[Box](), list[int](), len(table.stage.tokens)
        for _ in large(table, ANN, moments, by) or ():
            shown = [one for one in table.stage.tokens if one.name == "close-up"]
            boxes = [token_box(app.context.renderer, one) for one in shown] or boxes
            dark.append(sum(one.picture == SHUT for one in shown))
        assert len(boxes) >= len(table.panels)
        assert not any(box.overlaps(table.layout.top_bar.side) for box in boxes)
        assert max(dark) == COUNT, "one after another"
        assert len(set(dark)) >= COUNT
        assert len(table.stage.tokens) == before


def shocked(*frogs: SeatFrog) -> list[tuple[SeatFrog, Reaction]]:
    """What *frogs* show that are shocked."""
    return [(frog, Reaction.SHOCK) for frog in frogs]


def test_a_later_block_is_told_at_its_card(app: RunningApp) -> None:
    table = table_without_pads(app)
    moments = PointMoments(table.tokens, LastTurns(3, mixed=False))
    for _ in large(table, ANN, moments) or ():
        pass
    told, words = set[Picture](), say("mosquito.no_pad_token", name=seat_name(BOB))
    for _ in large(table, ANN, moments) or moments.small(placement(table, ANN)):
        assert not table.stage.has("headline")
        told |= {token.picture for token in table.stage.tokens if token.name == "point"}
    labels = [picture.pieces[-1].picture for picture in told if isinstance(picture, Collage)]
    assert [label.words for label in labels if isinstance(label, Text)] == [words]


def test_a_block_between_bots_is_not_shown_large_to_whom_looks_on_alone(app: RunningApp) -> None:
    table = table_without_pads(app)
    for seat in (ANN, CIS):
        table.panels[seat].help(TOKENS)
    assert not is_large(table, BOB)
    assert is_large(table, CIS), "the person is stuck"


def test_that_nobody_can_place_any_more_is_left_to_the_end_to_tell(app: RunningApp) -> None:
    table = table_without_pads(app)
    for panel in table.panels:
        panel.help(TOKENS)
    assert not any(is_large(table, seat) for seat in (ANN, BOB, CIS))


def test_a_lesson_tells_only_of_blocks_after_which_nothing_but_a_pass_is_left(
    app: RunningApp,
) -> None:
    table = table_without_pads(app)
    moments = PointMoments(table.tokens, LastTurns(3, mixed=False), tells_blocks=False)
    assert large(table, ANN, moments) is None
    table.panels[BOB].help(TOKENS)
    assert large(table, ANN, moments) is not None


def test_only_the_first_pad_that_one_takes_from_another_is_a_great_moment(app: RunningApp) -> None:
    table = table_without_pads(app, *(Person(RIGHT_KEYS),) * 2)
    table.tokens.rows.cards = tuple((card,) for card in (*list(Card)[0:40:13], *list(Card)[:7]))
    turns = LastTurns(3, mixed=False)
    moments, great = PointMoments(table.tokens, turns), list[bool]()
    for seat, victim in ((ANN, BOB), (ANN, BOB), (BOB, ANN), (CIS, BOB), (CIS, BOB)):
        with patch.object(turns, "opener", lambda _, by=victim: by):
            great.append(large(table, seat, moments) is not None)
    assert great == [True, False, True, True, False]
