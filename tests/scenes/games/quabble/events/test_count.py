"""The count at the end of a match of Quabble: which seat stands out, and what its frog does."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from rules.core import Seat
from rules.quabble import (
    HOUSE_SET,
    CardKind,
    CardSlain,
    GameEnded,
    NothingSlain,
    PowerScored,
    Reason,
    ScoringBegan,
)
from scenes.games.quabble.components.count.sums import Sum, sums_of
from scenes.games.quabble.components.slayers.slayer_words import slain_reason
from scenes.players.seat_names import seat_name
from scenes.table.seats.seat_frog import Reaction
from seats.occupants import BotPlayer
from sprites.pictures.pictures import Art
from tests.scenes.games.quabble.tables import cards, new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait
from words import say

BOB = Seat(1)


def test_only_the_panel_tells_what_the_cards_of_a_kind_bring(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    scored = PowerScored(BOB, cards(CardKind.SNORKEL_PIG)[0], Fraction(2), ())
    assert table.captions.banner(scored) == "Snorkel Pig"
    assert "+2" in table.captions.caption(scored)


@pytest.mark.parametrize(("points", "reaction"), [(1, Reaction.JOY), (-1, Reaction.SULK)])
def test_the_frog_whose_points_are_counted_reacts_and_its_treasury_stands_out(
    app: RunningApp, points: int, reaction: Reaction
) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    card, panel = cards(CardKind.ROYAL_POOFIN)[0], table.panels[BOB]
    table.tokens.open_cards.treasuries[BOB].append(card)
    table.tokens.refresh()
    lit, shown = set[tuple[float, float]](), set[Art]()
    for _ in table.show(PowerScored(BOB, card, Fraction(points), ())):
        lit |= {(mat.pose.x, mat.pose.y) for mat in table.tokens.treasury_mats.lit}
        assert isinstance(panel.frog.body.picture, Art)
        shown.add(replace(panel.frog.body.picture, width=1))
    assert lit == {panel.places.cards.centre}
    assert panel.frog.portrait(reaction, 1) in shown


def test_a_frog_whose_deathslayer_finds_no_prey_shrugs(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    slayer, frog = cards(CardKind.DEATHSLAYER)[0], table.panels[BOB].frog
    table.tokens.open_cards.treasuries[BOB].append(slayer)
    table.tokens.refresh()
    shown = set[Art]()
    for _ in table.show(NothingSlain(BOB, slayer, Seat(2))):
        assert isinstance(frog.body.picture, Art)
        shown.add(replace(frog.body.picture, width=1))
    assert frog.portrait(Reaction.SHRUG, 1) in shown


def test_it_is_said_why_a_deathslayer_turns_to_a_neighbour_without_prey(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    slayer, open_cards = cards(CardKind.DEATHSLAYER)[0], table.tokens.open_cards
    open_cards.treasuries[:] = [], [slayer], cards(CardKind.SNORKEL_PIG)[:1]
    table.tokens.refresh()
    for seat in (Seat(0), Seat(2)):
        told = slain_reason(open_cards.points(), BOB, None, seat)
        assert "no Snail or Grungle" in told
    told, richer = slain_reason(open_cards.points(), BOB, None, Seat(2)), seat_name(Seat(2))
    assert told.startswith(f"{richer} has 2, {seat_name(Seat(0))} 0: ")
    pictures = set[str]()
    for _ in table.show(NothingSlain(BOB, slayer, Seat(2))):
        pictures |= {repr(one.picture) for one in table.stage.tokens if one.name == "banner"}
    assert any(told in picture for picture in pictures)


def test_who_have_as_much_sushi_are_told_that_nobody_gets_the_points(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    open_cards, sushi = table.tokens.open_cards, cards(CardKind.CURSED_SUSHI)
    open_cards.treasuries[:] = [sushi[0]], [sushi[1]], []
    assert open_cards.tied_in_sushi == [0, 1]
    assert CardKind.CURSED_SUSHI in open_cards.kinds_in_count()
    pictures = set[str]()
    for _ in table.show(GameEnded(Reason.CARDS_PLAYED, tuple(open_cards.points()))):
        pictures |= {repr(one.picture) for one in table.stage.tokens if one.name == "banner"}
    told = say("quabble.sushi_tie", points="+9")
    assert any(told in picture for picture in pictures)
    open_cards.treasuries[0].append(sushi[2])
    assert not open_cards.tied_in_sushi


def test_cards_of_one_kind_are_counted_at_once_for_all_seats(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    poofin, *_ = cards(CardKind.ROYAL_POOFIN)
    snails = cards(CardKind.DOOM_SNAIL)
    lost = [PowerScored(BOB, card, Fraction(-1), ()) for card in snails[:2]]
    lost.append(PowerScored(Seat(2), snails[2], Fraction(-1), ()))
    won = PowerScored(BOB, poofin, Fraction(3), ())
    table.before_events([*lost, won])
    extra = table.tokens.open_cards.extra
    assert [*table.show(lost[0])]
    assert extra == [0, -2, -1]
    assert [*table.show(lost[1]), *table.show(lost[2])] == []
    assert [*table.show(won)]
    assert extra == [0, 1, -1]


def test_what_brings_a_seat_as_much_several_times_is_a_product() -> None:
    snails = cards(CardKind.DOOM_SNAIL)
    lost = [PowerScored(BOB, card, Fraction(-1), ()) for card in snails]
    last = PowerScored(Seat(2), snails[0], Fraction(-2), ())
    other = PowerScored(Seat(2), snails[1], Fraction(-1), ())
    kinds = (CardKind.DOOM_SNAIL,)
    many, unlike = sums_of([*lost, last, other], HOUSE_SET.kinds)
    assert many == Sum(BOB, kinds, Fraction(-1), len(lost))
    assert unlike == Sum(Seat(2), kinds, Fraction(-3))
    assert many.total == -len(lost)


def test_one_sees_what_counts_before_it_is_told_and_then_what_it_brings(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    card = cards(CardKind.ROYAL_POOFIN)[0]
    table.tokens.open_cards.treasuries[BOB].append(card)
    table.tokens.refresh()
    order = list[str]()
    for _ in table.show(PowerScored(BOB, card, Fraction(3), ())):
        names = {token.name for token in table.stage.tokens}
        order += [name for name in ("light", "banner", "sum") if name in names - {*order}]
    assert order == ["light", "banner", "sum"]


def test_one_sees_who_is_slain_before_the_sum_tells_it(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    slayer, snail = cards(CardKind.DEATHSLAYER)[0], cards(CardKind.DOOM_SNAIL)[0]
    table.tokens.open_cards.treasuries[:] = [[], [snail], [slayer]]
    table.tokens.refresh()
    order = list[str]()
    for _ in table.show(CardSlain(Seat(2), slayer, snail, BOB, Fraction(6))):
        names = {token.name for token in table.stage.tokens}
        order += [name for name in ("blade", "slain", "sum") if name in names - {*order}]
    assert order[0] == "blade"
    assert {*order[1:]} == {"slain", "sum"}


def test_points_in_the_count_show_at_once_what_deathslayers_are_going_to_take(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, *[BotPlayer("random")] * 3))
    slayer, snail = cards(CardKind.DEATHSLAYER)[0], cards(CardKind.DOOM_SNAIL)[0]
    table.tokens.open_cards.treasuries[:] = [[], [snail], [slayer]]
    table.tokens.refresh()
    panel = table.panels[BOB]
    order, points = table.tokens.open_cards.count_order(), table.tokens.open_cards.counted()
    for _ in table.show(ScoringBegan(tuple(order), tuple(points))):
        noted = panel.losses.aimed.get(CardKind.DEATHSLAYER)
        assert noted == (None if panel.score.hidden else Fraction(-6)), "not before its points"
    assert not table.panels[2].losses.aimed
    for _ in table.show(CardSlain(Seat(2), slayer, snail, BOB, Fraction(6))):
        pass
    assert not panel.losses.aimed
