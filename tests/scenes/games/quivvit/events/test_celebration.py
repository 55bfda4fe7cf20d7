"""How much is made of links: nothing of small ones, most of great ones, whoever makes them."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from rules.core import Seat
from rules.quivvit import CardsTaken, Colour, Corner, Link, Square
from scenes.core.script import advance
from scenes.core.settings.settings import Settings
from scenes.games.quivvit.components.links.link_tags import GREAT, tag
from scenes.games.quivvit.events.celebration import KNOCK, LinkSize, link_size
from scenes.games.quivvit.table import QuivvitTable
from scenes.table.seats.seat_frog import Mood
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Occupant, Person
from sounds.bank import Sound
from sprites.pictures.pose import NO_OFFSET
from tests.scenes.games.quivvit.events.celebrated_links import PLACES, celebrate, links_of
from tests.scenes.games.quivvit.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait

BOT, PERSON = BotPlayer("easy"), Person(LEFT_KEYS)


def open_new(app: RunningApp, first: Occupant = BOT) -> QuivvitTable:
    table = open_and_wait(app, new_table(app, first, BOT))
    app.played.clear()
    return table


def test_links_have_three_sizes_by_their_points() -> None:
    sizes = [link_size(points, links_of(2)) for points in (-1, 5, 7, 8, 10, 11, 13)]
    small, good, great = LinkSize
    assert sizes == [small, small, small, good, good, great, great]
    assert link_size(4, links_of(4)) is good
    assert link_size(0, links_of(4)) is small


@pytest.mark.parametrize("first", [BOT, PERSON])
@pytest.mark.parametrize("points", [-2, 5, 9])
def test_only_great_links_are_waited_for(points: int, first: Occupant) -> None:
    with running_app(TINY) as app:
        table = open_new(app, first)
        assert not advance(celebrate(table, links_of(2), points))
        assert (Sound.FREE_LINK in app.played) is (points == 9)
        moods = {-2: Mood.SAD, 9: Mood.CHEERING}
        frog = table.climaxes.frogs()[0]
        assert points == 5 or frog._shown is moods[points]


def test_four_cards_shake_the_table_whatever_they_bring() -> None:
    with running_app(TINY) as app:
        table = open_new(app)
        squares = tuple(Square(place, Corner.TOP_LEFT) for place in (6, 7, 11, 12))
        with patch.object(table.climaxes, "hit") as hit:
            for found in (links_of(2), [Link(Colour.RED, squares)]):
                assert not hit.called
                assert not advance(celebrate(table, found, 5))
        hit.assert_called_once_with(KNOCK)


@pytest.mark.parametrize("points", [5, 9])
def test_all_other_cards_hop_for_good_links_the_nearest_first(points: int) -> None:
    with running_app(TINY) as app:
        table = open_new(app)
        assert not advance(celebrate(table, links_of(2), points))
        tokens, begun = table.tokens.grid.tokens, dict[int, int]()
        for step in range(60):
            table.stage.tick()
            for place, token in tokens.items():
                if token.offset.dy < 0:
                    begun.setdefault(place, step)
        if points < 9:
            assert not begun
            return
        assert begun.keys() == tokens.keys() - set(PLACES)
        assert begun[7] < begun[2], "two rows above"
        assert all(token.offset == NO_OFFSET for token in tokens.values())


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("first", [BOT, PERSON])
def test_a_great_chain_comes_nearer_by_colours_until_its_value_falls_on_it(
    first: Occupant, calm: bool
) -> None:
    with running_app(TINY, Settings(reduced_motion=calm)) as app:
        table = open_new(app, first)
        cards = [table.tokens.grid.tokens[place] for place in PLACES]
        showing, largest = celebrate(table, links_of(3), 13), 0.0
        while advance(showing):
            table.stage.tick()
            largest = max(largest, *(card.offset.sx for card in cards))
            assert not table.stage.has("headline"), "the banner tells it"
        assert (largest > 1.1) is not calm
        assert all(card.offset == NO_OFFSET for card in cards)
        assert app.played.count(Sound.LINK_GLOW) == 3, "one tone for each colour"
        assert tag(13, GREAT) in [token.picture for token in table.tokens.highlights.lit]


@pytest.mark.parametrize("size", LinkSize)
def test_a_frog_catches_with_its_tongue_what_good_links_bring(size: LinkSize) -> None:
    with running_app(TINY) as app:
        table = open_new(app)
        links = table._animator._links
        links._total, links._size = table.tokens.highlights.tag(12, 5, 1.0, links_of(1)), size
        event = CardsTaken(Seat(0), tuple((place, place) for place in PLACES), aside=False)
        taking, seen = links.take(event), False
        while advance(taking):
            table.stage.tick()
        for _ in range(60):
            table.stage.tick()
            seen |= table.stage.has("tongue")
        assert seen is (size > LinkSize.SMALL)
        assert not table.stage.has("tongue")
        assert not table.stage.has("score")
