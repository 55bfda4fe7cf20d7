"""How points of Quivvit! are counted at the end."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest

from rules.core import Seat
from rules.quivvit import (
    DECK,
    card_value,
)
from scenes.core.script import advance
from scenes.games.quivvit.events.best_turns import (
    best_turn_words,
)
from scenes.games.quivvit.table import QuivvitTable
from scenes.table.seats.seat_frog import Mood
from seats.occupants import BotPlayer
from sprites.motion.timestep import STEP
from sprites.pictures.pictures import Text
from tests.scenes.games.quivvit.tables import new_table, steps_of
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait
from tests.scenes.window_sizes import texts
from words import say


@pytest.mark.parametrize(("points", "told"), [((3, 2), True), ((3, 1), True), ((5, 2), False)])
def test_only_a_narrow_lead_is_told_at_the_end(points: tuple[int, int], told: bool) -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy")))
        ones = [card for card in range(DECK) if card_value(card) == 1]
        for items, count in zip(table.tokens.items, points, strict=True):
            items.taken = ones[:count]
        rounds = table._animator.rounds
        assert advance(rounds._tell_result(rounds._margin(table.tokens.items[0]))) is told


def test_at_the_end_all_cards_are_piled_up_the_dearest_last() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy")))
        ann, bob = table.tokens.items
        ann.taken, bob.taken = list(range(140, 148)), [0, 70]
        earlier = ann.count_up(0, 1.0)
        assert advance(earlier)
        count = table._animator.rounds._count
        shown, told_so = list[list[int]](), list[bool]()
        for _ in steps_of(count.show((), Mood.SAD)):
            shown.append([one.points for one in count.counted] or [0, 0])
            assert [items._shown for items in (ann, bob)] == [ann.points, bob.points]
            told_so.append(_is_told(table, say("quivvit.counting")))
        assert not advance(earlier), "the tag keeps all points"
        first = next(at for at, (points, _) in enumerate(shown) if points)
        assert told_so[first], "what goes up from 0 is being counted"
        assert not _is_told(table, say("quivvit.counting"))
        for number, items in enumerate(table.tokens.items):
            told = [points for points, _ in groupby(all_[number] for all_ in shown)]
            steps = [after - before for before, after in pairwise(told)]
            assert steps == sorted(map(card_value, items.taken))
            assert told[-1] == items.points


def test_at_the_end_seats_with_fewer_points_drop_out_before_others_go_on() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 4))
        ones = [card for card in range(DECK) if card_value(card) == 1]
        totals = 4, 2, 6, 3
        for items, points in zip(table.tokens.items, totals, strict=True):
            items.taken = ones[:points]
        rounds = table._animator.rounds
        highest, seconds = list[int](), 0.0
        for _ in steps_of(rounds.end()):
            counted = [one.points for one in rounds._count.counted] or [0] * len(totals)
            highest.append(max(counted))
            seconds += STEP
            for so_far, points in zip(counted, totals, strict=True):
                if highest[-1] > points:
                    assert so_far == points, "all its cards are counted before others go on"
        stayed = {points: highest.count(points) for points in range(1, 7)}
        assert stayed[2] > stayed[1], "who drops out is seen"
        assert stayed[4] > stayed[3], "and all is still before what decides"
        assert seconds / rounds._tempo.unhurried(1.0) < 6.0, "however fast events are shown"
        places = table.climaxes.starts
        assert list(places) == [items.seat for items in table.tokens.items]
        assert all(place.width > table.climaxes.frogs()[0].place.width for place in places.values())


def test_more_cards_of_equal_points_are_counted_up() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy")))
        ones = [card for card in range(DECK) if card_value(card) == 1]
        two = next(card for card in range(DECK) if card_value(card) == 2)
        ann, bob = table.tokens.items
        ann.taken, bob.taken = [*ones[:2], two], ones[2:6]
        told = set[str]()
        for _ in steps_of(table._animator.rounds.end()):
            row = (token.picture for token in table.stage.tokens if token.name == "frog-row")
            told |= {picture.words for picture in row if isinstance(picture, Text)}
        assert {say("quivvit.cards", count=count) for count in range(1, 5)} <= told


def _is_told(table: QuivvitTable, words: str) -> bool:
    """Whether a headline says that."""
    shown = [token.picture for token in table.stage.tokens if token.name == "headline"]
    return words in [text.words for picture in shown for text in texts(picture)]


@pytest.mark.parametrize(("points", "told"), [(5, True), (2, False)])
def test_the_best_turn_is_told_at_the_count_unless_it_was_won_narrowly(
    points: int, told: bool
) -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy")))
        ones = [card for card in range(DECK) if card_value(card) == 1]
        ann, bob = table.tokens.items
        ann.taken, bob.taken = ones[: points + 1], ones[-1:]
        rounds, said = table._animator.rounds, list[bool]()
        rounds.record = best_turn_words({Seat(0): 4})
        for _ in steps_of(rounds.end()):
            said.append(_is_told(table, rounds.record))
        assert any(said) is told
