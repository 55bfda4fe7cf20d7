"""It is marked whose turn comes next, and seats lie in the order of turns."""

from __future__ import annotations

import pytest

from rules.core import Seat
from rules.frogger import FROGS, Frog, Space, TurnBegan
from scenes.games.frogger.choosing.preview import LARGER, RAISED
from scenes.games.frogger.components.path import SEATED
from scenes.games.frogger.foot.foot_layout import foot_layout
from scenes.games.frogger.foot.seat_layout import seat_places
from scenes.games.frogger.table import FroggerTable
from scenes.table.seats.seat_places import FROG_TALL
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.geometry import Box
from tests.scenes.games.frogger.tables import new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table import checked_tables
from tests.scenes.window_sizes import shrunk

NUMBER = 0.7  # of the width of the disc on a pile is its number


def marked(table: FroggerTable) -> list[Seat]:
    """The seats at which the mark is."""
    table.step()
    boxes = [panel.places.box for panel in table.panels]
    for mark, box in zip(table.next_seat.marks, boxes, strict=True):
        assert box.inset(-1, -1).contains(mark.pose.x, mark.pose.y)
    return [Seat(seat) for seat, mark in enumerate(table.next_seat.marks) if mark.visible]


def test_the_seat_whose_turn_comes_next_is_marked(app: RunningApp) -> None:
    table = new_table(app, *[BotPlayer("judge")] * 4)
    checked_tables.build(table)
    for seat in (3, 0, 1, 2):
        list(table.show(TurnBegan(Seat(seat), 2)))
        assert marked(table) == [(seat + 1) % 4]


def test_frogs_on_the_path_are_larger_while_it_is_their_turn(app: RunningApp) -> None:
    table = new_table(app, *[BotPlayer("judge")] * 3, turns=9)
    checked_tables.build(table)
    trail = table.tokens.path
    for seat in (2, 0, 1):
        list(table.show(TurnBegan(Seat(seat), 2)))
        own, others = set[float](), set[float]()
        for number, frog in enumerate(trail.frogs):
            if trail.path.has_any([trail.where[number]]):
                (own if number // FROGS == seat else others).add(frog.pose.sx)
        assert own == {SEATED}
        assert others
        assert max(others) < SEATED


def test_a_frog_sits_within_its_space_and_the_suit_of_that_lies_below_its_face(
    app: RunningApp,
) -> None:
    table = new_table(app, BotPlayer("judge"), BotPlayer("judge"))
    checked_tables.build(table)
    trail, layout = table.tokens.path, table.layout
    frog = Frog(FROGS * table.view.acting)
    token, sign = trail.frogs[frog], trail.signs[frog]
    assert not sign.visible, "it is in the pond"
    for space, slot in enumerate(layout.spaces[1:-1], start=1):
        trail.rest(frog, Space(space))
        head = token.pose.y - 0.8 * layout.frog * token.pose.sx
        assert slot.y - layout.row / 2 < head < token.pose.y < slot.y + layout.row / 2
        assert head > layout.numbers_bottom
        half = app.context.renderer.size(sign.picture)[1] / 2
        assert sign.visible
        assert (head + token.pose.y) / 2 < sign.pose.y - half, "its face is seen"
        assert sign.pose.y + half <= slot.y + layout.row / 2 + 1
        assert sign.z > token.z
    trail.lift(frog)
    assert not sign.visible


def test_the_mark_is_over_cards_also_where_one_is_raised(app: RunningApp) -> None:
    table = new_table(app, Person(LEFT_KEYS), *[BotPlayer("easy")] * 2)
    checked_tables.build(table)
    for seat in (Seat(1), Seat(2)):
        cards, mark = table.panels[seat].places.cards, table.next_seat.marks[seat]
        assert mark.pose.y <= cards.y - RAISED - (LARGER - 1) / 2 * cards.h


def test_of_two_seats_none_is_marked(app: RunningApp) -> None:
    table = new_table(app, *[BotPlayer("judge")] * 2)
    checked_tables.build(table)
    assert not marked(table)


def test_no_turn_comes_once_the_last_frog_is_home(app: RunningApp) -> None:
    table = new_table(app, *[BotPlayer("judge")] * 3)
    checked_tables.build(table)
    assert marked(table)
    for number in range(FROGS):
        table.tokens.path.rest(Frog(FROGS + number), table.view.path.home)
    assert not marked(table)


@pytest.mark.parametrize(("front", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_the_others_follow_the_seat_in_front_in_the_order_of_turns(
    front: int, order: list[int]
) -> None:
    foot = foot_layout(Box(96, 680, 1728, 346), 1.0, 3, seated=True)
    places = seat_places(foot, 4, Seat(front))
    lefts = {seat: place.box.x for seat, place in enumerate(places) if seat != front}
    assert sorted(lefts, key=lambda seat: lefts[seat]) == order
    assert places[front].box.x < foot.hand.x


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("count", [3, 4, 5])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_mark_hides_neither_a_face_nor_a_pile(
    app: RunningApp, language: str, count: int, scale: int
) -> None:
    people = Person(LEFT_KEYS), Person(RIGHT_KEYS)
    app.set(text_size=scale, language=language)
    table = new_table(app, *people, *[BotPlayer("easy")] * (count - len(people)))
    app.set(text_size=100)
    checked_tables.build(table)
    app.set(language="system")
    renderer, piles = app.context.renderer, table.tokens.cards._counts
    for panel, mark, pile in zip(table.panels, table.next_seat.marks, piles, strict=True):
        frog, at = panel.places.frog, mark.pose
        wide, high = renderer.size(mark.picture)
        box = shrunk(Box(at.x, at.y - high, wide, high))
        tall, number = FROG_TALL * frog.width, NUMBER * renderer.size(pile.picture)[0]
        assert not box.overlaps(Box(frog.x, frog.y - tall, 1, tall / 2))
        hides = box.overlaps(Box.around(pile.pose.x, pile.pose.y, number, number))
        assert not (pile.visible and hides)
        assert wide <= frog.width or count == len(people) + 1, "cards lie beside the frog"
