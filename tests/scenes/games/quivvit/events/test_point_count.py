"""Points are counted on the meadow: cards and signs are put away meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from math import isclose

import pytest

from rules.core import Seat
from rules.quivvit import DECK, card_value
from scenes.core.settings.settings import Settings
from scenes.games.quivvit.events.counting.count_row import TABLE_Z
from scenes.games.quivvit.events.counting.point_count import LOOKS, SMILES, TENSE, PointCount
from scenes.games.quivvit.table import QuivvitTable
from scenes.table.seats.seat_frog import Mood
from seats.occupants import BotPlayer
from sprites.motion.timestep import steps_in
from sprites.pictures.pictures import Art
from tests.scenes.games.quivvit.tables import new_table
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait


@contextmanager
def after_count() -> Iterator[tuple[QuivvitTable, PointCount]]:
    """A table, and the count of its points at the end."""
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2))
        count = PointCount(table.tokens)
        for _ in count.show([], Mood.SAD):
            table.stage.tick()
        yield table, count


def test_cards_are_put_away_for_the_count_and_the_meadow_is_not() -> None:
    with after_count() as (table, _):
        assert not any(card.visible for card in table.tokens.grid.tokens.values())
        assert any(token.visible for token in table.stage.tokens if token.name == "kite")


def test_no_tag_shows_points_or_their_word_once_the_table_is_cleared() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2))
        tags = [token for items in table.tokens.items for token in items.tag]
        cleared, dearest = False, max(range(DECK), key=card_value)
        for items in table.tokens.items:
            items.taken[:] = [dearest] * 3
        for _ in PointCount(table.tokens).show([], Mood.SAD):
            seen = any(token.visible for token in tags)
            cleared |= not seen
            assert not (cleared and seen)
            table.stage.tick()
        assert cleared


def test_no_card_is_seen_while_winners_leap_from_the_meadow() -> None:
    with after_count() as (table, count):
        count.hand_over()
        for _ in range(steps_in(0.2)):
            table.stage.tick()
        cards = table.tokens.grid.tokens.values()
        assert not any(card.visible for card in cards)
        table.climaxes.spotlight.end()
        table.stage.tick()
        assert all(card.visible for card in cards), "rays are before them"


@pytest.mark.parametrize("equal", [False, True])
def test_whoever_passes_the_others_alone_cheers_and_nobody_if_points_are_equal(
    equal: bool,
) -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2))
        dearest = max(range(DECK), key=card_value)
        for items in table.tokens.items:
            items.taken[:] = [dearest] if equal or items.seat == Seat(1) else []
        count = PointCount(table.tokens)
        for _ in count.show([], Mood.SHOCKED):
            table.stage.tick()
        faces = [one.picture.name for one in count._frog_row.frogs if isinstance(one.picture, Art)]
        assert faces == ([LOOKS] * 2 if equal else [Mood.SHOCKED.value, Mood.CHEERING.value])


def test_piles_are_as_high_as_their_points_and_the_last_card_of_each_falls_alone() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2))
        of_worth = {worth: [c for c in range(DECK) if card_value(c) == worth] for worth in (1, 3)}
        ann, bob = table.tokens.items
        ann.taken[:], bob.taken[:] = of_worth[3][:3], [*of_worth[3][:1], *of_worth[1][:3]]
        count, complete = PointCount(table.tokens), list[int]()
        for _ in count.show([], Mood.SAD):
            table.stage.tick()
            complete.append(sum(len(one.tower) == len(one.cards) for one in count.counted))
        assert {after - before for before, after in pairwise(complete)} == {0, 1}
        base = count._frog_row.ground(Seat(0)).y
        ann_high, bob_high = (base - one.tower[-1].pose.y for one in count.counted)
        assert isclose(ann_high / bob_high, ann.points / bob.points)


def test_who_is_ahead_smiles_at_its_tower_and_who_is_behind_is_tense() -> None:
    with after_count() as (_, count):
        ann, bob = count.counted

        def faces() -> list[str]:
            count._look(count.counted)
            frogs = [frog.picture for frog in count._frog_row.frogs]
            return [picture.name for picture in frogs if isinstance(picture, Art)]

        for ann.points, bob.points, looks in (
            (3, 3, [LOOKS, LOOKS]),
            (4, 3, [SMILES, LOOKS]),
            (4, 6, [TENSE, SMILES]),
        ):
            assert faces() == looks


def test_the_towers_of_losers_topple_and_that_of_the_winner_stands() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2))
        for items in table.tokens.items:
            items.taken[:] = [max(range(DECK), key=card_value)] * (1 + items.seat)
        count = PointCount(table.tokens)
        for _ in count.show([Seat(0)], Mood.SAD):
            table.stage.tick()
        high = [one.tower[-1].pose.y for one in count.counted]
        for _ in count.crown([Seat(1)], [Seat(0)], Mood.SAD):
            table.stage.tick()
        ann, bob = (one.tower[-1].pose.y for one in count.counted)
        assert ann > app.context.renderer.height
        assert bob == high[1]


def test_the_table_stands_before_a_card_is_counted_however_fast_it_is_shown() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2))
        count = PointCount(table.tokens)
        script = count.show([], Mood.SAD)
        while not count.counted:
            next(script)
        assert TABLE_Z in [token.z for token in table.stage.tokens]
