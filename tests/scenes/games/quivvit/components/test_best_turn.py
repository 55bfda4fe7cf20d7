"""The best turn so far on its board, and the light on who has it, leads, or plays last."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from rules.core import Seat
from rules.quivvit import (
    DECK,
    CardRotated,
    CardsTaken,
    Event,
    TurnBegan,
    Way,
    card_value,
    total_value,
)
from scenes.core.script import Script, advance
from scenes.core.settings.settings import Settings
from scenes.games.quivvit.card_face import DISC
from scenes.games.quivvit.components.links.link_tags import GREAT, HIGH, WIDE, outside, tag
from scenes.games.quivvit.components.seat_items import SeatItems
from scenes.games.quivvit.events.best_turns import best_of, best_turns, last_gains
from scenes.games.quivvit.events.celebration import LinkSize, link_size
from scenes.games.quivvit.events.near_chain import NEARER
from scenes.games.quivvit.layout import plan
from scenes.games.quivvit.table import QuivvitTable
from seats.occupants import BotPlayer
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Picture
from sprites.pictures.pose import NO_OFFSET
from tests.for_each import for_each
from tests.scenes.games.quivvit.events.celebrated_links import PLACES, links_of
from tests.scenes.games.quivvit.tables import new_table, steps_of
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait
from tests.scenes.window_sizes import texts
from words import say


def test_all_who_share_the_best_turn_so_far_are_told_beside_the_cards_until_it_is_beaten() -> None:
    ann, bob = Seat(0), Seat(1)
    best = max(range(DECK), key=card_value)
    first, second = (CardsTaken(seat, ((0, best),), aside=False) for seat in (ann, bob))
    points = card_value(best)
    assert best_of({})[0] == best_of({ann: 0})[0] == []
    assert best_of(best_turns([[first], [second]])) == ([ann, bob], points)
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy")))
        links, board = table._animator._links, table.tokens.best_turn
        assert board
        before, pictures = dict[Seat, int](), []
        table.tokens.round_sign.write(2, ann)
        links._best = lambda: before
        for most, taken in ((0, first), (points, first), (points, second), (points - 1, second)):
            before[ann] = most
            links._write_best(taken)
            assert links._decides(taken.seat, points, 1) is (points > most)
            pictures.append(board.token.picture)
        one, again, shared, beaten = (_heads(picture) for picture in pictures)
        assert one == again
        assert shared == one + beaten


def test_the_record_is_bright_while_a_card_in_the_hand_would_beat_it() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy")))
        board = table.tokens.best_turn
        assert board
        board.light_if_beaten(9)
        assert not board._lit, "nobody has had a turn yet"
        board.write([Seat(1)], 7)
        plain = board.token.picture
        for points, bright in ((7, False), (8, True), (0, False)):
            board.light_if_beaten(points)
            assert (board.token.picture != plain) is bright
        board.light_if_beaten(8)
        board.write([Seat(0)], 8)
        assert not board._lit, "it is beaten"


@pytest.mark.parametrize("calm", [False, True])
def test_a_new_record_falls_on_its_place(calm: bool) -> None:
    with running_app(TINY, Settings(reduced_motion=calm)) as app:
        table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy")))
        board = table.tokens.best_turn
        assert board
        board.come()
        board.write([Seat(1)], 7)
        table.stage.tick()
        assert (board.token.offset.sx > 1.5) is not calm
        for _ in range(60):
            table.stage.tick()
        assert board.token.offset == NO_OFFSET


@pytest.mark.parametrize("final", [True, False])
def test_light_lies_on_who_has_the_last_turn_of_all(final: bool) -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy")))
        with patch("scenes.games.quivvit.events.animator.is_final_turn", return_value=final):
            begins = table._animator._begin_turn(Seat(0))
            assert _dims(table, begins) is final
        assert not table.climaxes.spotlight.is_dark


@pytest.mark.parametrize(
    ("number", "best", "final", "lead", "great"),
    [
        (2, 9, False, 5, False),
        (2, 4, False, -50, True),
        (1, 4, False, 5, False),
        (5, 9, True, 5, True),
        (5, 9, True, -4, True),
        (5, 9, True, -50, False),
    ],
)
def test_the_best_turn_so_far_and_the_last_one_that_wins_are_shown_as_great(
    number: int, best: int, final: bool, lead: int, great: bool
) -> None:
    ann, bob = Seat(0), Seat(1)
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy")))
        links = table._animator._links
        links._best, links.final = lambda: {bob: best}, final
        table.tokens.round_sign.write(number, ann)
        points = [60 + lead, 60]
        with patch.object(SeatItems, "standing", property(lambda own: (points[own.seat], 20))):
            assert links._decides(ann, 5, 2) is great
            assert not links._decides(ann, 0, 2)
    assert link_size(5, (), decisive=great) is (LinkSize.GREAT if great else LinkSize.SMALL)


@pytest.mark.parametrize(
    ("number", "turns", "times"),
    [
        (1, [0, 1, 1], [0, 0, 0]),
        (2, [0, 1, 1], [1, 1, 1]),
        (5, [0, 1, 1], [1, 2, 3]),
        (5, [0, 0, 1], [1, 1, 2]),
    ],
    ids=str,
)
def test_the_lead_is_shown_large_once_in_a_round_and_before_each_turn_of_people_in_the_last_one(
    number: int, turns: list[int], times: list[int]
) -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy")))
        links, (ann, bob) = table._animator._links, table.tokens.items
        ann.taken, shown = list(range(DECK)), list[int]()
        table.tokens.round_sign.write(number, Seat(0))
        with patch.object(table.climaxes, "climax", return_value=iter(())) as climax:
            for turn in turns:
                if turn:
                    links.moments.begin_wait()
                for _ in steps_of(links._take_lead(ann, 1, [bob])):
                    table.stage.tick()
                shown.append(climax.call_count)
        assert shown == times


@pytest.mark.parametrize("leads", [False, True])
@pytest.mark.parametrize("size", LinkSize)
def test_a_great_score_is_counted_large_unless_it_takes_the_lead(
    size: LinkSize, leads: bool
) -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy")))
        links, (_, bob) = table._animator._links, table.tokens.items
        bob.taken = [0] if leads else list(range(DECK))
        table.tokens.round_sign.write(2, Seat(0))
        links._size = size
        event = CardsTaken(Seat(0), tuple((place, place) for place in PLACES), aside=False)
        with patch.object(table.climaxes, "count_up", return_value=iter(())) as count_up:
            for _ in steps_of(links.take(event)):
                table.stage.tick()
        assert count_up.called is (size is LinkSize.GREAT and not leads)


def test_the_slip_of_many_cards_tells_the_sum_that_the_banner_tells_while_they_are_lifted() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy")))
        links, points = table._animator._links, total_value([0, 1, 64, 110])
        total = table.tokens.highlights.tag(12, points, 1.0, links_of(1))
        tokens = [table.tokens.grid.tokens[place] for place in range(4)]
        for _ in steps_of(links._lift(tokens, total)):
            assert total.picture == tag(points)


def test_the_slip_of_great_links_falls_beside_them() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy")))
        links, size = table._animator._links, (WIDE * GREAT, HIGH * GREAT)
        with patch.object(links, "_decides", return_value=True):
            shown = links.light_up(links_of(2), PLACES[0], Seat(0))
            while advance(shown):
                table.stage.tick()
        assert links._total
        at = links._total.pose.x, links._total.pose.y
        assert at == outside(table.layout, PLACES, size, NEARER)


@for_each("places", [(0, 1, 5), (12, 13), (20, 21, 22, 16), (3, 4, 8, 9), (0, 6, 12, 18, 24)])
def test_the_slip_of_great_links_lies_beside_their_cards(places: tuple[int, ...]) -> None:
    layout = plan(1920, 1080, 1.0, 4, die=False, timed=False)
    size = WIDE * GREAT, HIGH * GREAT
    slip = Box.around(*outside(layout, places, size, NEARER), *size)
    assert layout.mat.encloses(slip.inset(0.1))
    discs = [layout.places[place] for place in places]
    side = DISC * layout.card
    assert not any(slip.overlaps(Box.around(at.x, at.y, side, side)) for at in discs)


def test_only_the_number_of_points_swells_and_their_word_stays_on_its_tag() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, BotPlayer("easy"), BotPlayer("easy")))
        items, box = table.tokens.items[0], table.panels[0].tag.score_box
        items.taken = list(range(DECK))
        wide, swelling, largest = table.stage.renderer.size, items.swell(0.45), 1.0
        word, number = items._word, items.score
        while advance(swelling):
            assert word.offset == NO_OFFSET
            begin, end = (word.pose.x + side * wide(word.picture)[0] / 2 for side in (-1, 1))
            assert number.pose.x + wide(number.picture)[0] / 2 < begin
            assert end <= box.right
            largest = max(largest, number.offset.sx)
        assert largest > 1.3


def _heads(board: Picture) -> list[object]:
    """The colours of all heads on a board."""
    assert isinstance(board, Collage)
    return [part.picture.palette for part in board.pieces if isinstance(part.picture, Art)]


def _dims(table: QuivvitTable, script: Script) -> bool:
    """Whether the table is dark at any time while a script is shown."""
    dark = False
    for _ in steps_of(script):
        table.stage.tick()
        dark |= table.climaxes.spotlight.is_dark
    return dark


def test_what_a_last_turn_has_brought_stays_at_the_points_until_the_next_one() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 3))
        animator, items = table._animator, table.tokens.items[0]

        def told() -> list[str]:
            return [text.words for text in texts(items._word.picture)]

        cards = tuple(enumerate([card for card in range(DECK) if card_value(card) == 1][:3]))
        tokens = [table.tokens.grid.take(place) for place, _ in cards]
        taken = CardsTaken(Seat(0), cards, aside=False)
        for _ in steps_of(animator._links._land(taken, items, tokens)):
            table.stage.tick()
        for seat in (1, 2):
            for _ in steps_of(animator._begin_turn(Seat(seat))):
                table.stage.tick()
            assert told() == [say("quivvit.gain", points=3)]
        for _ in steps_of(animator._begin_turn(Seat(0))):
            table.stage.tick()
        assert told() == [say("quivvit.tag_points")]
        for _ in steps_of(animator._pass(Seat(0))):
            table.stage.tick()
        assert told() == [say("quivvit.gain", points=0)]


def test_last_gains_are_known_when_a_table_is_built_anew() -> None:
    ann, bob, cleo = map(Seat, range(3))
    cards = ((0, 0), (1, 1))
    ann_takes = CardRotated(ann, 3, 0, Way.LEFT, 0, 3), CardsTaken(ann, cards, aside=False)
    events: list[list[Event]] = [
        [*ann_takes, TurnBegan(bob)],
        [CardRotated(bob, 3, 0, Way.LEFT, 0, 3), TurnBegan(cleo)],
        [CardRotated(cleo, 3, 0, Way.LEFT, 0, 3), CardsTaken(cleo, cards, aside=True)],
    ]
    points = total_value(card for _, card in cards)
    assert last_gains(events, []) == {ann: points, bob: 0}
    assert last_gains(events, [ann]) == {bob: 0}, "a person knows its own"
    assert last_gains([*events, [TurnBegan(bob)]], []) == {ann: points}, "bob's next turn"
    assert not last_gains([*events, [TurnBegan(ann)]], [ann]), "a person's turn: all is told"
    assert last_gains([*events, [TurnBegan(ann)]], []) == {bob: 0}
