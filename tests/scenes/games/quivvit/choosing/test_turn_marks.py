"""A card in the hand tells what its turns bring; one pointed at, what the better one links."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from unittest.mock import patch

import pytest

from rules.core import Seat
from rules.quivvit import PLACES, Link, Pass, RoundBegan, Square, TurnBegan, linked_places
from scenes.core.settings.settings import Settings
from scenes.games.quivvit.card_face import INSET, PATCH
from scenes.games.quivvit.choosing.grid_cursor import PASS
from scenes.games.quivvit.choosing.held_status import turn_presses
from scenes.games.quivvit.components.card_pointer import HEAD
from scenes.games.quivvit.components.highlights import would_link
from scenes.games.quivvit.components.links.link_tags import gain, signed
from scenes.games.quivvit.components.links.link_thread import tag_pose, thread_across, touch
from scenes.games.quivvit.components.links.lit_cards import LIFTED, SHADE_Z
from scenes.games.quivvit.components.turn_marks import SPOTS, turn_slip, turn_tag
from scenes.games.quivvit.layout import APART, HELD, SLIP_DOWN
from scenes.games.quivvit.table import QuivvitTable
from seats.bindings import DEFAULT_BINDINGS, Controls
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from sprites.pictures.pictures import Art, Picture
from sprites.stage.token import Token
from tests.scenes.games.quivvit.choosing.rotation_choosers import (
    HERE,
    OCCUPANTS,
    chooser,
    linking,
    pointed,
    seated,
    sit_down,
)
from tests.scenes.games.quivvit.tables import change_state, new_table
from tests.scenes.kept_type import kept_type
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, Mouse, plugged, tap
from tests.scenes.table.checked_tables import TINY
from tests.scenes.window_sizes import texts
from words import say

EQUAL = 11  # the seed of a grid with turns that bring as much, but other cards
COVERED = 0.06  # of a card: what of the squares over it a tag may cover, mostly their seams


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True)) as opened:
        yield opened


def marks(table: QuivvitTable) -> list[Token]:
    return [token for token in table.stage.tokens if token.name == "mark" and token.visible]


def lights(table: QuivvitTable) -> list[Token]:
    return [token for token in table.stage.tokens if token.name == "glow"]


def turn_slips(app: RunningApp, table: QuivvitTable, place: int) -> list[Picture]:
    """The slips with what both turns of the card of a place bring; each shows what to press."""
    controls = Controls(LEFT_KEYS, app.context.input_reader.bindings)
    keys = {spot: controls.glyph(press) for spot, press in turn_presses(controls).items()}
    turned, card = chooser(table)._turned, table.layout.card
    gains = turned.gains(place)
    return [turn_slip(card, spot, gains[spot], keys[spot]) for spot in SPOTS if spot in gains]


@pytest.mark.parametrize("settings", [Settings(text_size=100), Settings(text_size=200)])
def test_no_points_are_cut_off_beside_what_to_press(settings: Settings) -> None:
    with running_app((1280, 720), settings) as app:
        table, renderer = seated(app, round=1), app.context.renderer
        for device in (LEFT_KEYS, RIGHT_KEYS, plugged(app).device):
            controls = Controls(device, DEFAULT_BINDINGS)
            for spot, press in turn_presses(controls).items():
                for gain in (-4, 9, 10, 14, 28):
                    slip = turn_slip(table.layout.card, spot, gain, controls.glyph(press))
                    (points,) = (text for text in texts(slip) if text.words == signed(gain))
                    kept = kept_type(points, renderer.unit, renderer.text_scale)
                    assert list(kept.lines) == [signed(gain)], (device, press)


@pytest.mark.parametrize("number", [1, 2, 5])
def test_a_card_tells_in_the_hand_by_which_keys_its_turns_bring_what(
    app: RunningApp, number: int
) -> None:
    table, keys = seated(app, round=number), KeyButtons()
    for place in (0, 24, HERE):
        chooser(table)._move(place)
        app.frames(2)
        assert not marks(table)
    tap(app, keys, Intent.CONFIRM)
    assert [mark.picture for mark in marks(table)] == turn_slips(app, table, HERE)
    assert not threaded(table), "it is not turned as while it was pointed at"
    tap(app, keys, Intent.CANCEL)
    assert not marks(table)


def threaded(table: QuivvitTable) -> set[tuple[float, float]]:
    """Where squares are seen with a thread round them."""
    return {(at.pose.x, at.pose.y) for at in drawn(table, "link-thread") if at.visible}


def drawn(table: QuivvitTable, name: str) -> list[Token]:
    named = [(light, light.picture) for light in lights(table)]
    return [light for light, what in named if isinstance(what, Art) and what.name == name]


def would_link_there(table: QuivvitTable, place: int) -> set[tuple[float, float]]:
    """The squares of other cards, lifted, that the better quarter turn of a card links."""
    _, found = better(table, place)
    squares = [square for link in found for square in link.squares if square.place != place]
    ways = [(table.layout.places[one.place], table.layout.square(one)) for one in squares]
    return {
        (card.x + (at.x - card.x) * LIFTED, card.y + (at.y - card.y) * LIFTED) for card, at in ways
    }


def better(table: QuivvitTable, place: int) -> tuple[int, Sequence[Link]]:
    """The quarter turn that brings more, to the right if both bring as much; what it links."""
    turned = {quarters: would_link(table.view, place, quarters) for quarters in (1, -1)}
    worth = {quarters: gain(grid, found) for quarters, (found, grid) in turned.items()}
    cards = {quarters: len(linked_places(found)) for quarters, (found, _) in turned.items()}
    quarters = max((1, -1), key=lambda each: (worth[each], cards[each]))
    return quarters, turned[quarters][0]


def test_a_thread_and_a_tag_show_the_better_turn_of_the_card_pointed_at(app: RunningApp) -> None:
    table, keys = seated(app, round=2), KeyButtons()
    for place in PLACES:
        chooser(table)._move(place)
        found = better(table, place)[1]
        assert threaded(table) == would_link_there(table, place)
        assert tags(table) == [tag_of(table, place)], "of no card pointed at before"
        assert bright(table) == {*linked_places(found), place}
        assert not marks(table)
    tap(app, keys, Intent.CONFIRM)
    assert not threaded(table), "in the hand it lies as it did"
    assert not tags(table), "there slips tell both turns"
    tap(app, keys, Intent.CANCEL)
    assert threaded(table) == would_link_there(table, 24)
    chooser(table)._move(PASS)
    assert not lights(table)
    chooser(table)._choose(Pass())
    assert not lights(table)


def tags(table: QuivvitTable) -> list[Picture]:
    """What tells the better turn of the card pointed at."""
    pictures = [light.picture for light in lights(table)]
    return [one for one in pictures if "arrow-cw" in repr(one) or list(texts(one))]


def tag_of(table: QuivvitTable, place: int) -> Picture:
    quarters, found = better(table, place)
    return turn_tag(table.layout.card, right=quarters > 0 if found else None)


def test_a_tag_lies_between_cards_and_shows_no_turn_that_links_nothing(app: RunningApp) -> None:
    table = seated(app, round=2)
    card, renderer = table.layout.card, app.context.renderer
    none = turn_tag(card, right=None)
    assert "arrow-cw" not in repr(none)
    assert [text.words for text in texts(none)] == [say("quivvit.no_link")]
    assert renderer.size(none)[0] <= 2 * (INSET + PATCH / 2) * card
    for right in (False, True):
        tag = turn_tag(card, right=right)
        assert "arrow-cw" in repr(tag)
        assert not list(texts(tag)), "what a turn brings is told in the hand"
        wide, high = renderer.size(tag)
        assert wide <= 2 * (INSET + PATCH / 2) * card, "no wider than the squares over it"
        assert SLIP_DOWN * card - high / 2 >= (INSET + PATCH / 2 - COVERED) * card


def test_a_tag_hides_no_thread_that_comes_from_below_at_one_side(app: RunningApp) -> None:
    table = seated(app, round=2)
    layout, seen = table.layout, set[float]()
    for place in range(20):
        found = better(table, place)[1]
        corners = {
            one.corner
            for link in found
            for one in link.squares
            if one.place == place and any(other.place == place + 5 for other in link.squares)
        }
        xs = {layout.square(Square(place, corner)).x for corner in corners}
        aside = tag_pose(layout, found, place).x - layout.places[place].x
        seen.add(round(aside))
        if len(xs) == 1:
            assert aside * (xs.pop() - layout.places[place].x) < 0, "to the other side"
        else:
            assert aside == 0
    assert len(seen) == 3


def test_the_thread_runs_across_every_gap_to_the_card_pointed_at(app: RunningApp) -> None:
    table = seated(app, round=2)
    place = next(at for at in PLACES if len(better(table, at)[1]) > 1)
    chooser(table)._move(place)
    across = [light for light in lights(table) if light.picture == gap(table)]
    pairs = [pair for link in better(table, place)[1] for pair in combinations(link.squares, 2)]
    assert len(across) == sum(touch(*pair) for pair in pairs)


def gap(table: QuivvitTable) -> Picture:
    return thread_across(table.layout.card)


def bright(table: QuivvitTable) -> set[int]:
    """The places of cards over which no shade lies."""
    return {place for place, token in table.tokens.grid.tokens.items() if token.z > SHADE_Z}


def test_no_card_in_the_hand_nor_a_head_over_it_covers_the_top_bar(app: RunningApp) -> None:
    table, keys = seated(app, round=2), KeyButtons()
    under = table.layout.top_bar.bottom
    for place in (0, 4, HERE):
        chooser(table)._move(place)
        assert chooser(table)._head.pose.y - HEAD / 2 >= under
        tap(app, keys, Intent.CONFIRM)
        app.frames(60)
        high = HELD * table.layout.card
        assert table.tokens.grid.tokens[place].pose.y - high / 2 >= under
        assert chooser(table)._head.pose.y - HEAD / 2 >= under
        tap(app, keys, Intent.CANCEL)


def test_that_another_frog_begins_a_round_is_left_to_the_banner(app: RunningApp) -> None:
    table = seated(app, round=3)
    began = RoundBegan(3, Seat(0))
    assert not table.captions.hint(began)
    with patch.object(table.captions, "_people", tuple):
        assert table.captions.hint(began) == say("quivvit.hint_round"), "on show it is told"


def test_there_is_one_new_rule_in_a_round(app: RunningApp) -> None:
    table = seated(app, round=5)
    rule, takes = say("quivvit.hint_minus"), table.captions.takes_hint
    change_state(table, round=3)
    assert takes(rule, 1)
    assert not takes(rule, 2)
    change_state(table, round=4)
    assert takes(rule, 2)
    assert not takes(rule, 3)
    for number in (1, 2):
        change_state(table, round=number)
        assert not takes(rule, 3), "there it is how to try cards"
        assert takes(say("quivvit.hint_pick_up"), 3)


def test_a_card_in_the_hand_tells_what_both_turns_bring_until_it_is_turned(
    app: RunningApp,
) -> None:
    table, keys = seated(app), KeyButtons()
    tap(app, keys, Intent.CONFIRM)
    assert [mark.picture for mark in marks(table)] == turn_slips(app, table, HERE)
    cursor = chooser(table)._frame, chooser(table)._head
    assert all(token.visible for token in cursor)
    app.frames(60)
    assert table.tokens.grid.tokens[HERE].pose.sx == HELD, "no longer only pointed at"
    tap(app, keys, Intent.RIGHT)
    assert not marks(table)
    assert [token.visible for token in cursor] == [True, False], "links may be at its head"


def test_slips_cover_no_square_of_a_neighbour(app: RunningApp) -> None:
    table = pointed(app)
    slot, card = table.layout.places[HERE], table.layout.card
    Mouse(app).touch(slot.x, slot.y)
    app.frames(2)
    free = (0.5 + APART + 0.5 - INSET - PATCH / 2) * card  # to where the squares of others begin
    assert marks(table)
    for token in marks(table):
        wide, high = app.context.renderer.size(token.picture)
        assert abs(token.pose.x - slot.x) + wide / 2 <= free
        assert abs(token.pose.y - slot.y) + high / 2 <= free
        assert abs(token.pose.y - slot.y) - high / 2 > INSET * card, "and little of one's own"


@pytest.mark.parametrize("number", [1, 2])
def test_how_to_try_cards_is_told_in_the_first_turns(app: RunningApp, number: int) -> None:
    table, began = seated(app, round=number), TurnBegan(Seat(0))
    assert table.captions.hint(began) == say("quivvit.hint_pick_up")
    assert table.captions.hint_holds(began)
    assert table.places.hint_place(began, Seat(0)) is None
    change_state(table, round=3)
    assert table.captions.hint(began) != say("quivvit.hint_pick_up")


def test_what_turns_keeps_its_word_beside_why_a_card_turns_no_further() -> None:
    with running_app((1920, 1080), Settings(reduced_motion=True)) as app:
        table, keys = seated(app, round=2), KeyButtons()
        panel = table.panels[0]
        tap(app, keys, Intent.CONFIRM, Intent.LEFT, Intent.LEFT)
        assert repr(say("quivvit.no_half")) in repr(panel._status.picture)
        assert repr(say("quivvit.turn")) in repr(panel._hint.picture)
        tap(app, keys, Intent.RIGHT)
        assert repr(say("quivvit.put_back")) in repr(panel._hint.picture)


def test_that_a_card_links_nothing_is_asked_at_the_card_alone_beside_all_keys() -> None:
    with running_app((1920, 1080), Settings(reduced_motion=True)) as app:
        table, keys = seated(app, round=2), KeyButtons()
        chooser(table)._move(linking(table, False))
        tap(app, keys, Intent.CONFIRM, Intent.RIGHT, Intent.CONFIRM)
        panel = table.panels[0]
        assert say("quivvit.play_anyway") in repr([light.picture for light in lights(table)])
        assert not panel._status.visible
        for word in ("turn", "drop_nothing", "put_back"):
            assert repr(say(f"quivvit.{word}")) in repr(panel._hint.picture)


def test_turns_that_bring_as_much_are_told_apart_by_their_cards(app: RunningApp) -> None:
    found = set[bool]()
    table = sit_down(app, new_table(app, *OCCUPANTS, seed=EQUAL), round=2)
    for place in PLACES:
        chooser(table)._move(place)
        chooser(table)._take()
        app.frames(2)
        links = [would_link(table.view, place, quarters) for quarters in (-1, 1)]
        points = {gain(grid, one) for one, grid in links}
        left, right = (len(linked_places(one)) for one, _ in links)
        differ = len(points) == 1 and 0 not in (left, right) and left != right
        words = say("quivvit.turn_equal", left=left, right=right)
        bar = table.top_bar
        assert (bar._has_detail and bar.shown[1].words == words) is differ
        found.add(differ)
        chooser(table)._put_back()
    assert found == {False, True}
