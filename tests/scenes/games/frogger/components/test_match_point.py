"""Who needs one more frog is seen by all; one frog of a seat stands for all in pond and haven."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import Seat
from rules.decktet import Card, Rank, Suit
from rules.frogger import ACTIONS, EXCUSE, FROGS, Frog, GameEnded, Options, Reason, Space
from scenes.core.script import Script
from scenes.games.frogger.components.bank_crowds import free_places
from scenes.games.frogger.components.number_disc import times_plate
from scenes.games.frogger.events.captions import suit_name
from scenes.games.frogger.events.ending import _why
from scenes.games.frogger.events.next_wins import WinningLeap, _Search, winning_leaps
from scenes.games.frogger.events.win_marks import WAY_SECONDS
from scenes.games.frogger.table import FroggerTable
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.spotlight import token_box
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.motion.timestep import steps_in
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Collage, Paper, Picture, Text
from sprites.stage.token import Token
from tests.scenes.games.frogger.tables import new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table import checked_tables
from words import say

PUDDLE = Seat(1)


@pytest.fixture
def table(app: RunningApp) -> FroggerTable:
    made = new_table(app, BotPlayer("judge"), BotPlayer("judge"), BotPlayer("judge"))
    checked_tables.build(made)
    return made


def _colour(dot: Token) -> str:
    assert isinstance(dot.picture, Paper)
    return dot.picture.colour


def called(table: FroggerTable, name: str) -> list[Token]:
    return [token for token in table.stage.tokens if token.name == name]


def heading(table: FroggerTable) -> Text:
    (token,) = called(table, "meter")
    assert isinstance(token.picture, Text)
    return token.picture


def test_who_needs_one_more_frog_is_named_and_stands_on_gold(table: FroggerTable) -> None:
    meter, alarms = table.tokens.meter, called(table, "alarm")
    list(meter.show([0, meter.goal - 2, 1]))
    assert not any(alarm.visible for alarm in alarms)
    assert heading(table).words == say("frogger.meter", count=meter.goal)
    list(meter.show([0, meter.goal - 1, 1]))
    assert [alarm.visible for alarm in alarms] == [False, True, False]
    assert heading(table).words == say("frogger.headline_one_left", name=seat_name(PUDDLE))
    assert heading(table).colour == theme.ACCENT


def test_one_frog_stands_for_all_of_a_seat_in_the_pond(table: FroggerTable) -> None:
    trail = table.tokens.path
    own = [Frog(PUDDLE * FROGS + i) for i in range(FROGS)]
    assert [frog for frog in own if trail.frogs[frog].visible] == [own[-1]]
    trail.lift(own[0])
    assert [frog for frog in own if trail.frogs[frog].visible] == [own[0], own[-1]]
    trail.rest(own[0], Space(3))
    assert trail.frogs[own[0]].visible
    assert plate_of(table) in [
        token.picture for token in called(table, "crowd-count") if token.visible
    ]


def plate_of(table: FroggerTable) -> Picture:
    """The number of all frogs of a seat but one, in the pond."""
    return times_plate(table.context.renderer, FROGS - 1, table.layout.crowd_plate)


def test_each_frog_has_its_own_place_at_home_in_the_order_in_which_they_came(
    table: FroggerTable,
) -> None:
    trail, home = table.tokens.path, table.tokens.path.path.home
    came = [Frog(3), Frog(0)]
    first = trail.stand(Frog(3), home)
    for frog in came:
        trail.rest(frog, home)
    assert trail.stand(Frog(3), home) == first, "nobody moves on"
    places = table.layout.home_places(0, FROGS)
    assert len(places) == FROGS
    for frog, place in zip(came, places, strict=False):
        assert trail.frogs[frog].visible
        assert place.contains(trail.frogs[frog].pose.x, trail.frogs[frog].pose.y)


def test_the_hole_for_the_last_frog_at_home_is_gold(
    table: FroggerTable,
) -> None:
    trail = table.tokens.path
    for frog in range(FROGS - 1):
        trail.rest(Frog(frog), trail.path.home)
    layout = table.layout
    room, places = layout.lane(layout.haven, 0), layout.home_places(0, FROGS)
    five, four = (free_places(room, places, Seat(0), FROGS - less) for less in (1, 2))
    assert [is_golden(counts) for counts in (five, four)] == [True, False]
    assert [token.picture for token in called(table, "crowd-count")].count(five) == 1
    trail.rest(Frog(0), EXCUSE)
    assert four in [token.picture for token in called(table, "crowd-count")]


def is_golden(counts: Collage) -> bool:
    papers = [part.picture for part in counts.pieces if isinstance(part.picture, Paper)]
    return any(paper.colour == theme.GOLD for paper in papers)


def test_a_great_leap_home_lights_the_towel_it_ends_on(table: FroggerTable) -> None:
    trail = table.tokens.path
    (towel,) = trail.goal(Frog(0), trail.path.home)
    assert towel.name == "towel"
    trail.rest(Frog(1), trail.path.home)
    assert trail.frogs[Frog(1)] in trail.goal(Frog(0), trail.path.home)


def test_who_has_won_has_no_moves_left_to_count(table: FroggerTable) -> None:
    trail, moves = table.tokens.path, table.tokens.tray.moves
    seat = table.tokens.cards.in_tray
    table._animator.show_turn()
    assert moves.visible
    for frog in range(FROGS):
        trail.rest(Frog(seat * FROGS + frog), trail.path.home)
    list(table._animator.show(GameEnded((seat,), Reason.ALL_HOME)))
    assert not moves.visible


def test_the_finish_follows_the_last_leap_without_a_headline(
    table: FroggerTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    trail, meter, written = table.tokens.path, table.tokens.meter, list[str]()

    def write(headline: str, *_: Any, **__: Any) -> Script:
        written.append(headline)
        yield

    monkeypatch.setattr(table.climaxes, "climax", write)
    for frog in range(meter.goal):
        trail.rest(Frog(PUDDLE * FROGS + frog), trail.path.home)
        written.clear()
        list(table._animator._come_home(Frog(PUDDLE * FROGS + frog), Space(3)))
        assert bool(written) is (frog == meter.goal - 2), "one is left"
    ending = GameEnded((PUDDLE,), Reason.ALL_HOME)
    assert not list(table._animator.show(ending)), "nothing comes between"
    assert table.climaxes.pieces == (trail.sitting_in(trail.path.home, PUDDLE)[-1],)


def test_the_frog_that_wins_is_large_on_its_way_and_seen_at_home_before_the_finish(
    app: RunningApp,
) -> None:
    app.set(reduced_motion=False)
    table = new_table(app, BotPlayer("judge"), BotPlayer("judge"))
    checked_tables.build(table)
    trail, meter, first = table.tokens.path, table.tokens.meter, Frog(PUDDLE * FROGS)
    for frog in range(1, meter.goal):
        trail.rest(Frog(first + frog), trail.path.home)
    list(meter.show(trail.home()))
    assert table._animator._leaps.wins(first, trail.path.home)
    highest = 0.0
    for _ in table._animator._leaps.leap(first, Space(3), trail.path.home, wins=True):
        table.stage.tick()
        for large in called(table, "leap that wins"):
            highest = max(highest, token_box(table.context.renderer, large).h)
            assert not trail.frogs[first].pose.alpha, "it is not seen twice"
    assert highest > table.context.renderer.height / 2
    assert not called(table, "leap that wins")
    assert trail.frogs[first].pose == trail.stand(first, trail.path.home)
    list(table._animator._come_home(first, Space(3)))
    assert meter._home[PUDDLE] == meter.goal
    assert table.climaxes.spotlight.stays_dark
    assert trail.frogs[first].lit
    assert all(token.lit for token in meter.counted(PUDDLE))
    list(table._animator.show(GameEnded((PUDDLE,), Reason.ALL_HOME)))
    assert table.climaxes.pieces == (trail.frogs[first],)


def test_why_it_is_over_names_only_those_who_share_the_win(table: FroggerTable) -> None:
    told = _why(table.view, (PUDDLE,), Reason.ALL_HOME)
    assert told == say("frogger.ended_all_home")
    shared = _why(table.view, (Seat(0), PUDDLE), Reason.ALL_HOME)
    assert seat_name(PUDDLE) in shared


def test_who_could_win_by_open_cards_in_its_next_turn_is_told_until_it_comes(
    table: FroggerTable,
) -> None:
    tokens, meter = table.tokens, table.tokens.meter
    trail, first, home = tokens.path, PUDDLE * FROGS, table.view.path.home
    tokens.cards.acting = Seat(0)
    suit = Card.DESERT.suits[0]
    last = trail.path.shown[suit][-1]
    trail.where[first : first + FROGS] = [home] * (meter.goal - 1) + [last]
    meter.settle(trail.home())
    table._foretell()
    one_left = say("frogger.headline_one_left", name=seat_name(PUDDLE))
    assert heading(table).words == one_left
    tokens.cards.public[PUDDLE] = [Card.DESERT]
    table._foretell()
    told = say("frogger.win_next_by", name=seat_name(PUDDLE), suits=suit_name(suit))
    assert heading(table).words == told
    assert heading(table).colour == theme.ACCENT
    assert [alarm.visible for alarm in called(table, "alarm")] == [False, True, False]
    tokens.cards.acting = PUDDLE
    table._foretell()
    assert heading(table).words == one_left, "its turn has come"
    tokens.cards.acting = Seat(2)
    tokens.cards.public[PUDDLE] = []
    table._foretell()
    assert heading(table).words == one_left, "a card that nobody has seen is not told of"
    tokens.cards.public[PUDDLE] = [Card.DESERT]
    trail.where[0] = home
    meter.settle([meter.goal, meter.goal - 1, 0])
    table._foretell()
    assert heading(table).words == say("frogger.meter", count=meter.goal), "it is over"


def test_leaps_before_those_home_are_looked_ahead_and_as_many_moves_as_a_turn_has(
    table: FroggerTable,
) -> None:
    path = table.view.path
    suit = next(one for one in Suit if len(path.shown[one]) > 1)
    other = next(card for card in Card if len(card.suits) == 2 and suit in card.suits)
    last = path.shown[suit][-1]
    ace = next(card for card in Card if card.rank is Rank.ACE and card.suits == (suit,))
    crown = next(card for card in Card if card.rank is Rank.CROWN and card.suits == (suit,))
    home = WinningLeap(ace, suit, last, path.home)
    assert winning_leaps(path, [last, EXCUSE], [], [ace, crown], 1) == [home]
    assert not winning_leaps(path, [last, EXCUSE], [], [ace, crown], 2)
    filled = path.shown[suit][:-1]
    found = winning_leaps(path, [EXCUSE, EXCUSE], filled, [other, crown], 1)
    first, then = (EXCUSE, last), (last, path.home)
    assert found == [(other, suit, *first), (crown, suit, *then)]
    found = winning_leaps(path, [EXCUSE], filled, [ace, crown], 1)
    assert found == [(ace, suit, *first), (crown, suit, *then)], "soonest"
    assert not winning_leaps(path, [last] * 4, [], [*Card], 4), "a turn has three moves"


def test_an_ace_that_leaps_first_sends_all_other_frogs_of_its_column_back(
    table: FroggerTable,
) -> None:
    path = table.view.path
    end, own, other = next(group for group in path.groups if len(group) == 3)
    ace = next(c for c in Card if c.rank is Rank.ACE and c.suits == (path.suits[end],))
    search = _Search(path, frozenset())
    moved, others = search._after((EXCUSE, own), frozenset({other, path.home}), 0, ace, end)
    assert moved == (end, EXCUSE)
    assert others == {path.home}


def test_who_can_win_in_its_own_turn_is_told_of_that_first(app: RunningApp) -> None:
    made = new_table(app, Person(LEFT_KEYS), BotPlayer("judge"), options=Options(frogs=2))
    table = checked_tables.open_and_wait(app, made)
    tokens, trail, ann = table.tokens, table.tokens.path, Seat(0)
    suit = Card.DESERT.suits[0]
    last, home = trail.path.shown[suit][-1], trail.path.home
    trail.where[:FROGS] = [home, last, *[EXCUSE] * 4]
    trail.where[FROGS : 2 * FROGS] = [home, last, *[EXCUSE] * 4]
    tokens.cards.public = [[], [Card.DESERT]]
    tokens.meter.settle(trail.home())
    told = say("frogger.win_next_by", name=seat_name(PUDDLE), suits=suit_name(suit))
    for hand, acted, words in (
        ((Card.DESERT,), 0, say("frogger.win_soon", name=seat_name(ann))),
        ((Card.DESERT,), ACTIONS, told),
        ((), 0, told),
    ):
        tokens.cards.show_known({ann: hand})
        table._animator.acted = acted
        table._foretell()
        assert heading(table).words == words
        assert tokens.meter.foretells == (words == told), "only that can be stopped"
        table.step()
        assert len(called(table, "winning")) == (words == told), "its card stands on gold"
    way = [one for one in called(table, "dot") if _colour(one) == palette_of(PUDDLE).body]
    haven = table.layout.haven
    assert way, "its way home is shown"
    assert all(trail.stand(Frog(FROGS + 1), last).x < one.pose.x < haven.right for one in way)
    for _ in range(steps_in(WAY_SECONDS)):
        table.step()
    assert not {*way} & {*table.stage.tokens}, "it is seen, and does not stay"
    assert called(table, "winning")
    tokens.cards.public[1] = []
    table._foretell()
    table.step()
    assert not called(table, "winning")


def test_that_somebody_could_win_is_told_again_only_by_other_cards(app: RunningApp) -> None:
    made = new_table(app, Person(LEFT_KEYS), *[BotPlayer("judge")] * 2, options=Options(frogs=2))
    table = checked_tables.open_and_wait(app, made)
    tokens, trail = table.tokens, table.tokens.path
    suit = Card.DESERT.suits[0]
    last, home = trail.path.shown[suit][-1], trail.path.home
    trail.where[FROGS : 2 * FROGS] = [home, last, *[EXCUSE] * 4]
    tokens.meter.settle(trail.home())
    ace = next(card for card in Card if card.rank is Rank.ACE and card.suits == (suit,))
    one_left = say("frogger.headline_one_left", name=seat_name(PUDDLE))
    told = say("frogger.win_next_by", name=seat_name(PUDDLE), suits=suit_name(suit))
    tokens.cards.show_known({Seat(0): ()})
    tokens.cards.acting = Seat(0)
    table._told_wins.begin_turn()
    for turn, card, heads, is_news in (
        (1, Card.DESERT, told, True),
        (2, Card.DESERT, one_left, False),
        (3, ace, told, True),
    ):
        tokens.cards.public = [[], [card], []]
        for acting, words in ((Seat(2), one_left), (Seat(0), heads)):
            tokens.cards.acting = acting
            table._told_wins.begin_turn()
            for _ in range(ACTIONS):
                table._foretell()
                assert heading(table).words == words, (turn, acting)
                assert tokens.meter.foretells == (words == told)
        table._win_marks.step(shown=False)
        table._win_marks.step(shown=True)
        assert called(table, "winning"), "its card stands on gold all the time"
        way = [one for one in called(table, "dot") if _colour(one) == palette_of(PUDDLE).body]
        assert bool(way) is is_news
