"""A flag stands on the last free space of each suit, in the pond if there is none."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from rules.core import Seat
from rules.decktet import Card, Suit
from rules.frogger import (
    EXCUSE,
    CardTaken,
    Frog,
    FrogAdvanced,
    FrogBitten,
    FrogRetreated,
    FrogSwept,
    Options,
    Space,
)
from scenes.games.frogger.components.last_flags import STEPS, LastFlags
from scenes.games.frogger.events.captions import suit_name
from scenes.table.climaxes.spotlight import box_of
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.geometry import Box
from sprites.stage.token import Token
from tests.scenes.games.frogger.tables import new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table import checked_tables
from words import say

ANN = Seat(0)


def test_from_the_column_of_its_flag_on_each_suit_leads_home(app: RunningApp) -> None:
    table = new_table(app, *[BotPlayer("judge")] * 3, options=Options(crocodiles=True), turns=9)
    checked_tables.build(table)
    view, flags = table.view, table.tokens.path.last_flags
    taken, path = {*view.frogs, *view.crocodiles}, view.path
    for suit in Suit:
        last = flags.last(suit, taken)
        assert path.leap(last, suit, taken) == path.home
        if last != EXCUSE:
            assert path.leap(path.groups[path.numbers[last] - 1][0], suit, taken) == last


def test_flags_lie_on_the_path_or_in_the_pond(app: RunningApp) -> None:
    table = new_table(app, *[BotPlayer("judge")] * 2)
    checked_tables.build(table)
    path, box = table.view.path, table.layout.path
    flags = LastFlags(table.stage, table.layout, path)
    for taken in (set[Space](), {*map(Space, range(path.home))}):
        flags.move(taken)
        flags.step(at_once=True)
        places = [token.pose for token in flags.flags.values()]
        assert len({(at.x, at.y) for at in places}) == len(places)
        assert all(box.x <= at.x <= box.right for at in places)
        assert all((at.x < table.layout.trail[0].x) == bool(taken) for at in places)


def test_a_flag_that_moves_is_never_between_its_spaces(app: RunningApp) -> None:
    table = new_table(app, *[BotPlayer("judge")] * 2)
    checked_tables.build(table)
    flags = LastFlags(table.stage, table.layout, table.view.path)
    flags.move(set())
    flags.step(at_once=True)
    before = {suit: (flag.pose.x, flag.pose.y) for suit, flag in flags.flags.items()}
    flags.move({flags.last(suit, set()) for suit in Suit})
    seen: dict[Suit, set[tuple[float, float]]] = {suit: set() for suit in Suit}
    for _ in range(STEPS):
        flags.step(at_once=False)
        for suit, flag in flags.flags.items():
            seen[suit].add((flag.pose.x, flag.pose.y))
    for suit, flag in flags.flags.items():
        there = flag.pose.x, flag.pose.y
        assert flag.pose.sx == 1.0
        assert there != before[suit]
        assert seen[suit] == {before[suit], there}


def test_flags_in_the_pond_are_over_the_frogs_of_all_seats(app: RunningApp) -> None:
    for seats in (2, 5):
        table = new_table(app, *[BotPlayer("judge")] * seats)
        checked_tables.build(table)
        layout, renderer = table.layout, app.context.renderer
        flags = LastFlags(table.stage, layout, table.view.path)
        flags.move({*map(Space, range(table.view.path.home))})
        flags.step(at_once=True)
        for token in flags.flags.values():
            wide, high = renderer.size(token.picture)
            box = Box.around(token.pose.x, token.pose.y, wide, high)
            assert layout.pond.x <= box.x
            assert box.right <= layout.pond.right
            assert layout.numbers_bottom <= box.y
            assert box.bottom <= layout.lane(layout.pond, Seat(0)).y


def test_it_is_told_when_a_suit_leads_home_from_everywhere(
    app: RunningApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(app, *[BotPlayer("judge")] * 2)
    checked_tables.build(table)
    written: list[str] = []
    monkeypatch.setattr(table._animator._suit_wave, "_tell", written.append)
    trail, home = table.tokens.path, table.view.path.home
    moons = table.view.path.shown[Suit.MOONS]
    hop = FrogRetreated(Frog(0), Space(home - 1), moons[-1])
    told = say("frogger.suit_home", suits=suit_name(Suit.MOONS))
    trail.where[0] = hop.start
    list(table.show(hop))
    assert told not in written
    trail.where[0] = hop.start
    trail.where[1 : len(moons)] = moons[:-1]
    trail.last_flags.show(())
    list(table.show(hop))
    assert told not in written, "nobody has been told yet what flags are"
    trail.where[0] = hop.start
    trail.last_flags.show({*Suit})
    lights, show = set[Token](), table.show(hop)
    for _ in show:
        lights |= {token for token in table.stage.tokens if token.name == "suit-light"}
    assert written.count(told) == 1
    spaces = [table.layout.spaces[space] for space in moons]
    assert {(light.pose.x, light.pose.y) for light in lights} == {(at.x, at.y) for at in spaces}
    assert not [token for token in table.stage.tokens if token.name == "suit-light"]


def test_what_a_bot_changed_is_told_as_the_turn_of_a_person_begins(
    app: RunningApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(app, Person(LEFT_KEYS), BotPlayer("judge"))
    checked_tables.build(table)
    written, bot = list[str](), Seat(1)
    wave, flags = table._animator._suit_wave, table.tokens.path.last_flags
    monkeypatch.setattr(wave, "_tell", written.append)
    flags.show({*Suit})
    moons = table.view.path.shown[Suit.MOONS]
    list(wave.begin(bot))
    flags.move({*moons})
    list(wave.show(moons[-1], bot))
    assert not written
    list(wave.begin(ANN))
    list(wave.begin(bot))
    flags.move({*moons[1:]})
    list(wave.begin(ANN))
    suits = suit_name(Suit.MOONS)
    assert written == [
        say(f"frogger.{key}", suits=suits) for key in ("suit_home", "suit_home_over")
    ]
    list(wave.show(moons[0], ANN))
    assert len(written) == 3, "one's own move is told at once"


def test_it_is_explained_where_a_flag_goes_when_no_space_of_its_suit_is_left(
    app: RunningApp,
) -> None:
    table = new_table(app, *[BotPlayer("judge")] * 2)
    checked_tables.build(table)
    trail, path = table.tokens.path, table.view.path
    moons = path.shown[Suit.MOONS]
    leap = FrogAdvanced(Frog(0), Card.HUNTRESS, Suit.MOONS, EXCUSE, moons[-1])
    flag = say("frogger.hint_home_pond")
    assert table.captions.hint(leap) != flag
    trail.where[1 : len(moons)] = moons[:-1]
    assert table.captions.hint(leap) == flag
    hop = FrogRetreated(Frog(1), moons[0], EXCUSE)
    assert table.captions.hint(hop) != flag


def test_a_hint_that_a_suit_leads_home_is_over_once_a_space_of_it_is_free(app: RunningApp) -> None:
    table = new_table(app, *[BotPlayer("judge")] * 2)
    checked_tables.build(table)
    trail, path, captions = table.tokens.path, table.view.path, table.captions
    moons = path.shown[Suit.MOONS]
    trail.where[: len(moons)] = moons
    last = FrogAdvanced(Frog(0), Card.HUNTRESS, Suit.MOONS, EXCUSE, moons[0])
    home = FrogAdvanced(Frog(6), Card.HUNTRESS, Suit.MOONS, EXCUSE, path.home)
    ahead = replace(home, start=moons[0])
    assert captions.hint(last) == captions.hint(home) == say("frogger.hint_home_pond")
    assert all(map(captions.hint_holds, (last, home, ahead)))
    trail.where[0] = path.home
    assert not captions.hint_holds(last), "its flag has left the pond"
    assert not captions.hint_holds(home)
    assert captions.hint_holds(ahead), "the free space is not ahead"
    leap = FrogAdvanced(Frog(0), Card.HUNTRESS, Suit.MOONS, EXCUSE, moons[1])
    captions.hint(leap)
    assert captions.hint_holds(leap), "how frogs leap is always true"


def test_the_hint_about_the_pond_frames_the_flag_there_or_a_frog_while_it_is_there(
    app: RunningApp,
) -> None:
    table = checked_tables.open_and_wait(app, new_table(app, *[BotPlayer("judge")] * 2))
    trail, path, places = table.tokens.path, table.view.path, table.places
    (flag,) = places.called_boxes("flag moons")
    moons = path.shown[Suit.MOONS]
    leap = FrogAdvanced(Frog(0), Card.HUNTRESS, Suit.MOONS, EXCUSE, moons[-1])
    assert places.hint_place(leap, None) != flag
    trail.where[1 : len(moons)] = moons[:-1]
    assert places.hint_place(leap, None) == flag
    home = FrogAdvanced(Frog(0), Card.HUNTRESS, Suit.MOONS, EXCUSE, path.home)
    assert places.hint_place(home, None) == flag
    token = trail.last_flags.flags[Suit.MOONS]
    token.visible = False
    assert places.hint_place(home, None) is None, "there is no flag to frame"
    token.visible = True
    across = replace(home, start=Space(2))
    assert places.hint_place(across, None) == flag, "a flag marks the last free space"
    hop = FrogRetreated(Frog(1), Space(4), EXCUSE)
    assert places.hint_place_later(hop, None, None) is not None
    trail.frogs[Frog(1)].pose = trail.frogs[Frog(1)].pose.at(*table.layout.haven.centre)
    assert places.hint_place_later(hop, None, None) is None


def test_a_hint_frames_a_frog_only_while_it_is_where_it_leapt_to(app: RunningApp) -> None:
    table = checked_tables.open_and_wait(app, new_table(app, *[BotPlayer("judge")] * 2))
    trail, places = table.tokens.path, table.places
    space = trail.path.shown[Suit.MOONS][0]
    hop = FrogRetreated(Frog(0), trail.path.groups[-2][0], space)
    leap = FrogAdvanced(Frog(0), Card.HUNTRESS, Suit.MOONS, EXCUSE, space)
    trail.rest(Frog(0), space)
    body = box_of(table.stage.renderer, (trail.frogs[0],))
    assert [places.hint_place_later(one, ANN, None) for one in (hop, leap)] == [body, body]
    trail.rest(Frog(0), EXCUSE)
    assert [places.hint_place_later(one, ANN, None) for one in (hop, leap)] == [None, None]


def test_the_hint_what_a_hop_back_brings_frames_the_market(app: RunningApp) -> None:
    table = checked_tables.open_and_wait(app, new_table(app, *[BotPlayer("judge")] * 2))
    trail, places = table.tokens.path, table.places
    (market,) = places.called_boxes("market-board")
    hop = FrogRetreated(Frog(0), trail.path.groups[3][0], trail.path.groups[2][0])
    assert table.captions.hint(hop) == say("frogger.hint_retreat")
    assert places.hint_place(hop, ANN) == places.hint_place_later(hop, ANN, None) == market


def test_a_hint_of_a_hop_back_frames_no_flag_that_comes_to_the_pond_later(app: RunningApp) -> None:
    table = checked_tables.open_and_wait(app, new_table(app, *[BotPlayer("judge")] * 2))
    trail, path, places = table.tokens.path, table.view.path, table.places
    moons = path.shown[Suit.MOONS]
    hop = FrogRetreated(Frog(0), path.groups[-1][-1], moons[0])
    trail.rest(Frog(0), moons[0])
    body = box_of(table.stage.renderer, (trail.frogs[0],))
    before = places.hint_place(hop, ANN)
    trail.where[1 : len(moons)] = moons[1:]
    assert trail.takes_last(hop.start, hop.end), "by now no space of its suit is free"
    assert before == places.hint_place_later(hop, ANN, before) == body


def test_whoever_was_sent_back_is_framed_while_it_is_in_the_pond(app: RunningApp) -> None:
    table = checked_tables.open_and_wait(app, new_table(app, *[BotPlayer("judge")] * 2))
    trail, swept, framed = table.tokens.path, FrogSwept(Frog(6), Space(3)), []
    for space in (EXCUSE, Space(3), EXCUSE):
        trail.rest(Frog(6), space)
        body = box_of(table.stage.renderer, (trail.frogs[6],))
        framed.append(table.places.hint_place_later(swept, ANN, None) == body)
    assert framed == [True, False, True]


def test_the_flags_of_all_suits_stay_whatever_a_hand_holds(app: RunningApp) -> None:
    players = Person(LEFT_KEYS), BotPlayer("judge")
    table = checked_tables.open_and_wait(app, new_table(app, *players))
    hand = Card.ACE_OF_SUNS, Card.ACE_OF_LEAVES, Card.ACE_OF_WYRMS, Card.SAVAGE
    flags = table.tokens.path.last_flags.flags
    for known in (hand, ()):
        table.tokens.cards.show_known({ANN: known})
        table.step()
        assert all(flag.visible for flag in flags.values())


def test_the_flag_of_a_suit_without_a_free_space_goes_to_the_pond(app: RunningApp) -> None:
    table = checked_tables.open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("judge")))
    trail, flag = table.tokens.path, table.tokens.path.last_flags.flags[Suit.MOONS]
    moons = trail.path.shown[Suit.MOONS]
    table.step()
    assert flag.pose.x > table.layout.trail[0].x
    trail.where[6 : 6 + len(moons)] = moons
    trail._move_flags()
    for _ in range(STEPS):
        table.step()
    assert flag.visible
    assert flag.pose.x < table.layout.trail[0].x


def test_the_wreath_is_explained_by_frogs_at_home(app: RunningApp) -> None:
    table = checked_tables.open_and_wait(app, new_table(app, *[BotPlayer("judge")] * 2))
    assert table.captions.laurel_rule == say("frogger.hint_laurel")


def test_hints_about_crocodiles_and_courts_frame_these(app: RunningApp) -> None:
    made = new_table(app, *[BotPlayer("judge")] * 2, options=Options(crocodiles=True, courts=True))
    table = checked_tables.open_and_wait(app, made)
    trail, places, cards = table.tokens.path, table.places, table.tokens.cards
    bitten = FrogBitten(Frog(7), trail.crocodile_spaces[1])
    assert table.captions.hint(bitten) == say("frogger.hint_bitten")
    crocodile = box_of(table.stage.renderer, (trail.crocodiles[1],))
    assert places.hint_place(bitten, Seat(1)) == crocodile
    cards.discarded[:] = [cards.deck]
    leap = FrogAdvanced(Frog(0), Card.CONSUL, Suit.MOONS, EXCUSE, trail.path.shown[Suit.MOONS][0])
    assert table.captions.hint(leap) == say("frogger.hint_court")
    assert places.hint_place(leap, Seat(0)) == box_of(table.stage.renderer, (cards.deck,))


def test_the_hint_about_the_market_frames_it_whoever_takes_a_card(app: RunningApp) -> None:
    made = new_table(app, *[BotPlayer("judge")] * 2)
    table = checked_tables.open_and_wait(app, made)
    cards, places = table.tokens.cards, table.places
    for seat in map(Seat, range(2)):
        taken = CardTaken(seat, Card.SAVAGE)
        small = cards.lies_small(seat)
        words = say(f"frogger.hint_{'open' if small else 'market'}")
        assert table.captions.hint(taken) == words
        (board,) = places.called_boxes("market-board")
        assert (places.hint_place(taken, seat) == board) is not small


def test_what_aces_and_crowns_do_is_told_at_the_first_one_that_is_taken(app: RunningApp) -> None:
    made = new_table(app, *[BotPlayer("judge")] * 2)
    table = checked_tables.open_and_wait(app, made)
    cards, places = table.tokens.cards, table.places
    for seat, card in product(map(Seat, range(2)), (Card.SEA, Card.ACE_OF_SUNS)):
        taken = CardTaken(seat, card)
        assert table.captions.hint(taken) == say("frogger.hint_swept")
        cards.public[seat] = [card]
        newest = box_of(table.stage.renderer, cards.hands[seat][-1:])
        assert places.hint_place(taken, seat) == newest
        assert table.captions.hint_holds(taken)
        cards.public[seat] = []
        assert places.hint_place(taken, seat) is None
        assert not table.captions.hint_holds(taken), "it was played"


def test_what_open_cards_are_is_told_while_there_are_any(app: RunningApp) -> None:
    table = checked_tables.open_and_wait(app, new_table(app, *[BotPlayer("judge")] * 2))
    cards, small = table.tokens.cards, Seat(1 - table.tokens.cards.in_tray)
    taken = CardTaken(small, Card.SAVAGE)
    assert table.captions.hint(taken) == say("frogger.hint_open")
    cards.public[small] = [Card.SAVAGE]
    assert table.captions.hint_holds(taken)
    cards.public[small] = []
    assert not table.captions.hint_holds(taken)
