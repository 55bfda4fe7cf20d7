"""What is said and marked about a choice before it is made: what it brings, or why it cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

import pytest

from rules.core import Seat
from rules.mosquito import (
    LEVELS,
    ActionKind,
    Card,
    Place,
    Spot,
    Step,
    StepKind,
    Suit,
    Turns,
    beside,
    with_card,
)
from rules.record import replay_choices
from scenes.games.mosquito.cards import LIT
from scenes.games.mosquito.choosing.gains import (
    gain_words,
    gains,
    open_pads,
    opened_between,
    place_gain,
)
from scenes.games.mosquito.choosing.ghosts import Ghosts
from scenes.games.mosquito.choosing.openings import (
    layout_after,
    neutral_start,
    openings,
)
from scenes.games.mosquito.choosing.preview import MosquitoPreview
from scenes.games.mosquito.choosing.prompts import no_turn_key, turn_prompt, why_no_pad
from scenes.games.mosquito.components.hands import Z as HANDS_Z
from scenes.games.mosquito.components.pond.dark_labels import name_point
from scenes.lessons.lesson import lesson_of
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Text
from tests.matches.changed import changed
from tests.scenes.games.mosquito.tables import (
    new_table,
    shown_tokens,
    table_in_turn,
    turn_of_lesson,
)
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import TINY, open_and_wait
from words import say

ANN = Seat(0)
HEART = Card.ACE_OF_HEARTS
OPENS = 10  # a seed with cards of which some leave more pads than others


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY) as opened:
        yield opened


def left(legal: Turns, taken: Sequence[Step], card: Card, at: Spot) -> int:
    """How many pads a turn leaves open that places *card* last."""
    then = with_card(layout_after(legal.layout, taken), at, card)
    return len(open_pads(then, mixed=legal.mixed))


def test_a_placement_and_a_swap_that_leave_no_pad_tell_that_none_is_open() -> None:
    legal, done = turn_of_lesson(2)
    none = say("mosquito.this_place_leaves_none")
    assert place_gain(legal, (), done.card, Spot(7, 1)) == none
    legal, done = turn_of_lesson(6)
    assert done.exchange
    taken = (ActionKind.EXCHANGE, done.exchange.first)
    told = gains(legal, taken, openings(legal, taken))
    assert told[done.exchange.second] == none


def test_a_forced_pass_tells_that_no_pad_is_open_where_that_is_why() -> None:
    legal = replay_choices(lesson_of("mosquito").match, 14).match.state.legal(ANN)
    assert isinstance(legal, Turns)
    legal = legal.only(ActionKind.PLACE, ActionKind.PASS)
    assert turn_prompt(legal, is_open=True, left=0) == "mosquito.passes_forced_no_pad"
    assert no_turn_key(legal, ActionKind.PLACE) == "mosquito.only_pass_no_pad"
    opened, _ = turn_of_lesson(2)
    fits_none = replace(legal, layout=opened.layout, hand=())
    assert turn_prompt(fits_none, is_open=True, left=0) == "mosquito.passes_forced"
    assert no_turn_key(fits_none, ActionKind.PLACE) == "mosquito.only_pass"


def test_the_cover_of_the_lesson_opens_just_one_pad_for_the_learner() -> None:
    legal, done = turn_of_lesson(8)
    assert done.overlay
    way = ActionKind.OVERLAY, done.overlay.card, done.overlay.on
    alike = [turn for turn in legal if isinstance(turn, Place) and turn.overlay == done.overlay]
    at = beside(legal.layout, done.by)
    assert {beside(legal.layout, turn.by) for turn in alike} == {at}
    assert left(legal, way, done.card, at) == 2, "and heads mark what it leaves"


def test_a_placement_tells_of_open_pads_what_is_true_for_everybody() -> None:
    assert gain_words(set()) == say("mosquito.this_place_leaves_none")
    suit = say(f"mosquito.a_suit_{int(Suit.HEARTS)}")
    assert gain_words({Suit.HEARTS}) == say("mosquito.this_place_leaves_suit", suit=suit)
    two = say("mosquito.this_place_leaves_suits", count=2)
    assert gain_words({Suit.HEARTS, Suit.CLUBS}) == two


def test_nothing_is_told_of_pads_beyond_the_farthest_level() -> None:
    legal, done = turn_of_lesson(8)
    assert done.overlay
    way = ActionKind.OVERLAY, done.overlay.card, done.overlay.on
    at = beside(legal.layout, done.by)
    told = [place_gain(legal, way, done.card, at, farthest) for farthest in (0, 1, LEVELS)]
    assert told[0] == say("mosquito.this_place_point")
    assert told[0] not in told[1:]


def test_the_last_placement_says_that_no_pad_is_left() -> None:
    legal, _ = turn_of_lesson(2)
    full = tuple((HEART,) * LEVELS for _ in legal.layout)
    last = changed(legal, layout=(full[0][:-1], *full[1:]))
    said = place_gain(last, (), HEART, Spot(1, LEVELS - 1))
    assert said == say("mosquito.this_place_last")


def test_a_swap_whose_ends_do_not_agree_tells_of_its_point_alone() -> None:
    legal, _ = turn_of_lesson(8)
    told = set[str]()
    for first in openings(legal, (ActionKind.EXCHANGE,)):
        way = ActionKind.EXCHANGE, first
        told.update(gains(legal, way, openings(legal, way)).values())
    one_pad = {gain_words({suit}) for suit in Suit}
    assert {say("mosquito.this_place_point"), gain_words(set())} <= told
    assert one_pad & told


def test_pads_that_a_placement_leaves_bear_the_head_of_whoever_is_next(app: RunningApp) -> None:
    occupants = Person(LEFT_KEYS), BotPlayer("easy")
    table = open_and_wait(app, new_table(app, *occupants, seed=OPENS, turns=4))
    legal = table.match.state.legal(ANN)
    assert isinstance(legal, Turns)
    previews = MosquitoPreview(table.tokens, ANN, table.motions.play)
    heads = set()
    for turn in legal.only(ActionKind.PLACE):
        assert isinstance(turn, Place)
        at = beside(legal.layout, turn.by)
        previews.begin(legal.layout, (), StepKind.WHERE, {}, usable=())
        previews.placer(turn.card, at, turn.by)()
        assert shown_tokens(table, "claim") == left(legal, (), turn.card, at)
        heads.add(shown_tokens(table, "claim"))
        previews.clear()
        assert not shown_tokens(table, "claim")
    assert len(heads) > 1, "some placements leave more than others"


def test_the_head_at_a_pad_of_the_uppermost_row_is_below_all_signs(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=4))
    Ghosts(table.tokens.rows, table.motions.play).claim(Spot(1, 2), ANN)
    claim = next(token for token in table.stage.tokens if token.name == "claim")
    high = app.context.renderer.size(claim.picture)[1]
    assert claim.pose.y - high / 2 >= table.layout.top_bar.bottom


def test_what_a_swap_would_do_is_shown_on_the_pond_alone(app: RunningApp) -> None:
    occupants = Person(LEFT_KEYS), BotPlayer("easy")
    table = open_and_wait(app, new_table(app, *occupants, seed=OPENS, turns=4))
    legal = table.match.state.legal(ANN)
    assert isinstance(legal, Turns)
    previews = MosquitoPreview(table.tokens, ANN, table.motions.play)
    for first, second in {(0, 2), (1, 3), (2, 5), (4, 8), (6, 9)}:
        one, other = Spot(first + 1, 0), Spot(second + 1, 0)
        previews.begin(legal.layout, (ActionKind.EXCHANGE, one), StepKind.SECOND, {}, usable=())
        over_hands = [token for token in table.stage.tokens if token.z >= HANDS_Z]
        previews.exchanger(one, other)()
        assert [token for token in table.stage.tokens if token.z >= HANDS_Z] == over_hands
        assert shown_tokens(table, "ghost") == 1, "the one that is lifted"
        previews.clear()


def test_the_pads_glow_that_a_swap_opens_for_cards_of_the_hand(app: RunningApp) -> None:
    occupants = Person(LEFT_KEYS), BotPlayer("easy")
    table = open_and_wait(app, new_table(app, *occupants, seed=OPENS, turns=4))
    legal = table.match.state.legal(ANN)
    assert isinstance(legal, Turns)
    previews, rows = MosquitoPreview(table.tokens, ANN, table.motions.play), table.tokens.rows
    suits, counts = {card.suit for card in legal.hand}, set()
    for one, other in combinations([at for at in rows.layout.spots if at.level == 0], 2):
        taken = ActionKind.EXCHANGE, one
        previews.begin(legal.layout, taken, StepKind.SECOND, {}, usable=())
        previews.exchanger(one, other)()
        then = layout_after(legal.layout, (*taken, other))
        opened = opened_between(legal.layout, then, mixed=False)
        glowing = {at for at in rows.layout.spots if LIT in repr(rows._spots[at].picture)}
        assert glowing == {at for at, suit in opened if suit in suits}
        counts.add(len(glowing))
        previews.clear()
    assert {0, 1} < counts, "some swaps open one pad, others none or several"


def test_each_pad_for_a_card_is_lit_while_placing_is_pointed_at(
    app: RunningApp,
) -> None:
    table = table_in_turn(app)
    legal = table.match.state.legal(ANN)
    assert isinstance(legal, Turns)
    turns = legal.only(ActionKind.PLACE, ActionKind.PASS)
    spots = {beside(legal.layout, one.by) for one in turns if isinstance(one, Place)}

    def lit() -> set[Spot]:
        rows = table.tokens.rows
        return {at for at in rows.layout.spots if LIT in repr(rows.lying(at).picture)}

    assert lit() == spots
    tap(app, KeyButtons(LEFT_KEYS), Intent.RIGHT)
    assert not lit()


def test_the_cursor_begins_at_a_place_that_tells_nothing_of_what_is_good() -> None:
    spots = [Spot(3, 1), Spot(9, 0), Spot(2, 0), Spot(5, 0)]
    assert spots[neutral_start(spots, spots)] == Spot(2, 0)
    assert spots[neutral_start(spots, [Spot(3, 1), Spot(9, 0)])] == Spot(9, 0), "not dark"
    assert neutral_start([], ()) == 0


def test_the_head_of_a_placed_card_is_framed_as_it_is_pointed_at(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=4))
    told: list[str] = []
    previews = MosquitoPreview(table.tokens, ANN, table.motions.play, told.append)
    placed = next(iter(table.tokens.rows.lights.placers))
    for at, kept in ((Spot(1, 0), 0), (placed, 1)):
        previews.pointer(at)()
        assert shown_tokens(table, "kept") == kept
        assert told == [say("mosquito.points_stay")] * kept
        previews.clear()
        assert not shown_tokens(table, "kept")


def test_after_a_swap_a_card_is_refused_for_the_true_reason() -> None:
    hearts = {Spot(2, 1): (Suit.HEARTS,)}
    assert why_no_pad(hearts, HEART, None) == "mosquito.no_link"
    assert why_no_pad(hearts, Card.ACE_OF_CLUBS, None) == "mosquito.no_card"
    assert why_no_pad(hearts, HEART, Spot(2, 1)) == "mosquito.other_suit"


def test_what_is_said_at_a_card_is_as_wide_as_its_words(app: RunningApp) -> None:
    table = new_table(app, *[BotPlayer("easy")] * 2, turns=6)
    open_and_wait(app, table)
    words = say("mosquito.fourth", name="A name of many letters")
    room = Box(0, 0, 1920, 1080)
    next(name_point(table.stage, Box(900, 500, 90, 120), words, within=room, seconds=1.0))
    sheet = next(token.picture for token in table.stage.tokens if token.name == "point")
    assert isinstance(sheet, Collage)
    text = sheet.pieces[-1].picture
    assert isinstance(text, Text)
    assert text.width is not None
    assert text.width >= table.stage.renderer.size(Text(words, text.size, text.colour))[0]


def test_it_is_said_as_a_card_is_pointed_at_that_it_opens_an_outermost_pad(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    told: list[str] = []
    previews = MosquitoPreview(table.tokens, ANN, table.motions.play, told.append)
    rows = table.tokens.rows
    ring = tuple(cards[:1] for cards in rows.cards)
    outer = {0: Card.TWO_OF_CLUBS, 2: Card.TWO_OF_SPADES}
    rows.cards = tuple((*cards, outer[i]) if i in outer else cards for i, cards in enumerate(ring))
    for card, opens in ((Card.TWO_OF_DIAMONDS, True), (Card.THREE_OF_CLUBS, False)):
        told.clear()
        previews._cards = rows.cards
        previews.placer(card, Spot(2, 1), ())()
        assert told == [say("mosquito.opens_outermost")] * opens


def test_a_line_of_light_leads_from_three_cards_to_the_pad_that_they_open(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), turns=2))
    previews, rows = MosquitoPreview(table.tokens, ANN, table.motions.play), table.tokens.rows
    size = len(rows.cards)
    for pad in (Spot(2, 1), Spot(1, 1), Spot(size - 1, 1)):
        by = [Spot((pad.number + step - 1) % size + 1, 0) for step in (-1, 0, 1)]
        previews.placer(HEART, pad, by)()
        (line,) = (token for token in table.stage.tokens if token.name == "lead")
        assert isinstance(line.picture, Collage)
        middle, end = rows.box(by[1]), rows.box(pad)
        place = Box.around(line.pose.x, line.pose.y, line.picture.width, line.picture.height)
        assert place.overlaps(middle)
        assert place.overlaps(end)
        previews.clear()
        assert not shown_tokens(table, "lead")
