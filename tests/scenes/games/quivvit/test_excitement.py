"""What makes a search exciting: links that grow in the hand, and how far the lead is away."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from rules.core import Seat
from rules.quivvit import (
    DECK,
    PLACES,
    CardsTaken,
    Options,
    card_value,
)
from scenes.core.script import advance
from scenes.games.quivvit.components.highlights import TAG_Z, would_link
from scenes.games.quivvit.components.links.link_tags import GOOD_POINTS, gain, in_hand, tag
from scenes.games.quivvit.events.best_turns import (
    best_turn_words,
    best_turns,
    most_points,
    new_best_words,
)
from scenes.games.quivvit.events.option_rules import option_rule
from scenes.games.quivvit.events.stakes import last_turn, lead_words, outcome, stakes
from scenes.games.quivvit.table import QuivvitTable
from scenes.players.seat_names import seat_name
from scenes.table.seats.seat_frog import Mood
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Occupant, Person
from sounds.bank import Sound
from sprites.pictures.pictures import Picture
from tests.matches.changed import changed
from tests.rules.quivvit.positions import read
from tests.scenes.games.quivvit.choosing.rotation_choosers import seated
from tests.scenes.games.quivvit.tables import new_table, steps_of
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait
from tests.scenes.window_sizes import texts
from words import say

ONES, TWOS, THREES = (
    [card for card in range(DECK) if card_value(card) == value] for value in (1, 2, 3)
)


def table_of_bots(app: RunningApp, seats: int) -> QuivvitTable:
    """A table that waits for the first turn, in *app*."""
    return open_and_wait(app, new_table(app, *[BotPlayer("easy")] * seats))


def test_a_turn_is_about_the_lead() -> None:
    seat = Seat(0)
    assert stakes((35, 38, 36), (13, 23, 20), seat, final=False) == say("quivvit.leads", count=4)
    assert stakes((35, 35, 30), (20, 20, 25), seat, final=False) == say("quivvit.tied")
    assert stakes((35, 35, 30), (20, 20, 25), seat, final=True) == say("quivvit.tied_final")
    assert stakes((38, 35, 30), (20, 20, 20), seat, final=False) == say("quivvit.ahead", count=3)


@pytest.mark.parametrize("final", [True, False])
def test_a_card_in_the_hand_tells_where_its_turn_would_lead(final: bool) -> None:
    def after_turn(points: int, cards: int) -> str:
        return outcome((points, 38, 36), (cards, 23, 20), Seat(0), final=final)

    assert after_turn(39, 13) == say(f"quivvit.would_{'win' if final else 'lead'}", count=1)
    assert after_turn(36, 13) == say("quivvit.would_trail", count=2)
    for cards, leader in ((22, 1), (24, 0)):
        assert after_turn(38, cards) == say("quivvit.tied_cards", name=seat_name(Seat(leader)))
    assert after_turn(38, 23) == say("quivvit.tied")


def test_options_are_told_one_a_round_and_free_links_at_once() -> None:
    options = Options(timed=30, double_rotation=True)
    state = read("rg1\nby", options)
    told = [
        option_rule(changed(state, round=number).view(None), free=False) for number in (1, 2, 3)
    ]
    assert told == [say("quivvit.rule_timed"), say("quivvit.rule_double"), ""]
    assert option_rule(state.view(None), free=True) == say("quivvit.rule_free")
    asking = changed(state, asking=True)
    assert option_rule(asking.view(None), free=False) == say("quivvit.rule_block")


def test_the_best_turn_of_the_match_is_told_at_once_and_at_the_end() -> None:
    ann, bob = Seat(0), Seat(1)
    one, two = (next(at for at in range(DECK) if card_value(at) == points) for points in (1, 2))
    first = CardsTaken(ann, ((0, two), (1, one)), aside=False)
    best = best_turns([[first], [CardsTaken(bob, ((0, one),), aside=False)]])
    assert best == {ann: 3, bob: 1}
    assert new_best_words(4, bob, best, person=False) == say(
        "quivvit.best_so_far", points=say("quivvit.worth", count=4)
    )
    own = say("quivvit.own_best", points=say("quivvit.worth", count=2))
    assert [new_best_words(2, bob, best, person=person) for person in (True, False)] == [own, ""]
    assert not new_best_words(3, ann, best, person=True)
    assert not new_best_words(9, ann, {}, person=True), "nothing is to be beaten yet"
    worth = say("quivvit.worth", count=3)
    assert best_turn_words(best) == say("quivvit.best_turn", names=seat_name(ann), points=worth)
    assert not best_turn_words({})


def test_a_person_who_finds_the_best_link_there_was_is_cheered_from_round_2_on() -> None:
    ann, bob = Seat(0), Seat(1)
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy")))
        app.run_until(lambda: table.view.turn.player == ann and table.awaiting_choice)
        links, most = table._animator._links, most_points(table.view)
        assert links.most == most > 0, "it is the person's turn"
        worth = {points: [c for c in range(DECK) if card_value(c) == points] for points in (1, 3)}
        links._best = lambda: {ann: 99, bob: 99}
        for round_, points, told in ((2, 1, False), (1, 3, False), (2, 3, True)):
            links.most = 3
            table.tokens.round_sign.write(round_, ann)
            taken = CardsTaken(ann, ((0, worth[points][0]),), aside=False)
            said = list[str]()
            links._tell_new_best(taken)
            for _ in range(90):
                table.stage.tick()
                plates = [token.picture for token in table.stage.tokens]
                said += [text.words for picture in plates for text in texts(picture)]
            assert (say("quivvit.best_there_was") in said) == told, (round_, points)


def test_of_a_bot_it_is_told_how_far_it_is_from_the_others() -> None:
    ann, bob = Seat(0), Seat(1)
    assert lead_words((12, 9), "Ann", ann) == say("quivvit.leads_with", name="Ann", count=3)
    assert lead_words((12, 11, 3), "Bob", bob) == say("quivvit.short", count=1)
    assert not lead_words((12, 12, 3), "Bob", bob)


@pytest.mark.parametrize(("number", "told"), [(4, False), (5, True)])
def test_in_the_last_round_the_sign_tells_how_many_turns_are_left(number: int, told: bool) -> None:
    with running_app(TINY) as app:
        table = table_of_bots(app, 3)
        sign = table.tokens.round_sign
        sign.write(number, Seat(0))
        for left, seat in zip((3, 2, 1), sign.order, strict=True):
            sign.begin_turn(seat)
            words = say("quivvit.to_play", count=left) if told else sign.words
            assert [text.words for text in texts(sign._words.picture)] == [words]
        sign.end_last_turn()
        assert [text.words for text in texts(sign._words.picture)] == [sign.words]


@pytest.mark.parametrize("first", [Person(LEFT_KEYS), BotPlayer("easy")], ids=str)
@pytest.mark.parametrize(
    ("before", "mood", "told"),
    [(4, Mood.SHOCKED, say("quivvit.leads_with", name=seat_name(Seat(0)), count=1)),
     (7, Mood.SMUG, ""),
     (9, Mood.WATCHING, "")],
)  # fmt: skip
def test_leaders_gasp_as_they_are_overtaken_and_are_relieved_if_nearly(
    before: int, mood: Mood, told: str, first: Occupant
) -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, first, BotPlayer("easy")))
        ann, bob = table.tokens.items
        ann.taken, bob.taken = ONES[:1], ONES[10 : 10 + before]
        table.tokens.round_sign.write(2, Seat(0))
        links, said = table._animator._links, list[str]()
        links.moments._crowned = 2  # the lead is shown large once in a round
        taken = CardsTaken(Seat(0), tuple(enumerate(ONES[1:5])), aside=False)
        for _ in steps_of(links._land(taken, ann, [])):
            table.stage.tick()
        frog = table.climaxes.frogs()[1]
        assert frog._shown is mood
        for _ in range(60):
            table.stage.tick()
            plates = [token.picture for token in table.stage.tokens if token.name == "callout"]
            said += [text.words for picture in plates for text in texts(picture)]
        assert set(said) == ({told} if told and isinstance(first, Person) else set())


def test_a_lead_by_more_cards_alone_is_told_as_that() -> None:
    with running_app(TINY) as app:
        table = table_of_bots(app, 2)
        ann, bob = table.tokens.items
        ann.taken, bob.taken = ONES[:1], [TWOS[0], THREES[0]]
        table.tokens.round_sign.write(2, Seat(0))
        links, said = table._animator._links, list[str]()
        links.moments._crowned = 2  # the lead is shown large once in a round
        taken = CardsTaken(Seat(0), tuple(enumerate(ONES[1:5])), aside=False)
        for _ in steps_of(links._land(taken, ann, [])):
            table.stage.tick()
        for _ in range(60):
            table.stage.tick()
            said += [text.words for token in table.stage.tokens for text in texts(token.picture)]
        name = seat_name(Seat(0))
        assert say("quivvit.tied_cards", name=name) in said
        assert say("quivvit.headline_lead", name=name) not in said


@pytest.mark.parametrize(("missing", "decided"), [(0, False), (1, False), (3, False), (3, True)])
def test_a_last_turn_that_misses_the_lead_shows_both_large_unless_it_could_not_win(
    missing: int, decided: bool
) -> None:
    with running_app(TINY) as app:
        table = table_of_bots(app, 2)
        ann, bob = table.tokens.items
        ann.taken, bob.taken = TWOS[:1], ONES[10 : 16 + missing]
        table.tokens.round_sign.write(5, Seat(0))
        links, said = table._animator._links, set[str]()
        links.final, links.decided = True, decided
        taken = CardsTaken(Seat(0), tuple(enumerate(ONES[:4])), aside=False)
        for _ in steps_of(links._land(taken, ann, [])):
            table.stage.tick()
            large = [one for one in table.stage.tokens if one.name in {"headline", "close-up"}]
            said |= {text.words for token in large for text in texts(token.picture)}
        behind = say("quivvit.headline_behind", name=seat_name(Seat(0)), count=missing)
        tied = say("quivvit.tied_cards", name=seat_name(Seat(1)))
        told = {behind if missing else tied, "6", str(6 + missing)}
        assert said.isdisjoint(told) if decided else told <= said


@pytest.mark.parametrize("last", [False, True])
def test_who_takes_the_lead_is_told_with_the_new_points_from_the_first_moment(last: bool) -> None:
    with running_app(TINY) as app:
        table = table_of_bots(app, 2)
        ann, bob = table.tokens.items
        ann.taken, bob.taken = ONES[:3], ONES[3:7]
        table.tokens.round_sign.write(5, Seat(0))
        links, said = table._animator._links, set[str]()
        links.final = last
        taken = CardsTaken(Seat(0), tuple(enumerate(ONES[7:11])), aside=False)
        for _ in steps_of(links._land(taken, ann, [])):
            table.stage.tick()
            large = [one for one in table.stage.tokens if one.name in {"headline", "close-up"}]
            said |= {text.words for token in large for text in texts(token.picture)}
        name = seat_name(Seat(0))
        points = (
            {"7 : 4", say("quivvit.headline_gains", name=name, count=4)} if last else {"7", "4"}
        )
        lead = say("quivvit.headline_final" if last else "quivvit.headline_lead", name=name)
        assert said >= {lead, *points}, "no winner is told"
        assert said.isdisjoint({"3", "5", "6"}), "no old points under words about new ones"


def test_whoever_leads_by_more_cards_alone_wears_the_wreath_and_that_is_told() -> None:
    with running_app(TINY) as app:
        table = table_of_bots(app, 2)
        ann, bob = table.tokens.items
        ann.taken, bob.taken = ONES[:2], TWOS[:1]
        assert table.leaders() == [Seat(0)]
        assert table.captions.laurel_rule == say("quivvit.hint_laurel")


@pytest.mark.parametrize(("aside", "mood"), [(False, Mood.SHOCKED), (True, Mood.WATCHING)])
def test_who_is_passed_behind_the_leader_gasps(aside: bool, mood: Mood) -> None:
    with running_app(TINY) as app:
        table = table_of_bots(app, 3)
        ann, bob, cat = table.tokens.items
        ann.taken, bob.taken, cat.taken = ONES[:1], ONES[10:13], ONES[20:40]
        taken = CardsTaken(Seat(0), tuple(enumerate(ONES[1:5])), aside=aside)
        for _ in steps_of(table._animator._links._land(taken, ann, [])):
            table.stage.tick()
        frogs = table.climaxes.frogs()
        assert [frogs[items.seat]._shown for items in (bob, cat)] == [mood, Mood.WATCHING]


def test_cards_that_are_laid_aside_do_not_nearly_take_the_lead() -> None:
    with running_app(TINY) as app:
        table = table_of_bots(app, 2)
        ann, bob = table.tokens.items
        ann.taken, bob.taken = ONES[:4], ONES[10:15]
        table.tokens.round_sign.write(6, Seat(0))
        taken = CardsTaken(Seat(0), tuple(enumerate(ONES[4:6])), aside=True)
        for _ in steps_of(table._animator._links._land(taken, ann, [])):
            table.stage.tick()
        assert table.climaxes.frogs()[1]._shown is not Mood.SMUG


@pytest.mark.parametrize("final", [True, False])
def test_more_cards_decide_what_takes_the_lead(final: bool) -> None:
    goal = "wins" if final else "leads"
    level, more = (say(f"quivvit.{goal}", count=count) for count in (5, 6))
    by_cards = say("quivvit.by_cards", words=level)
    assert stakes((30, 35), (19, 20), Seat(0), final=final) == by_cards, "a link brings two cards"
    assert stakes((30, 35), (18, 20), Seat(0), final=final) == more, "and often no more"


@pytest.mark.parametrize("player", [0, 1])
def test_of_equal_points_it_is_said_who_leads_by_cards(player: int) -> None:
    more = say("quivvit.tied_cards", name=seat_name(Seat(1)))
    assert stakes((16, 16, 12), (7, 9, 11), Seat(player), final=False) == more
    last = more if player == 1 else say("quivvit.tied_final")
    assert stakes((16, 16, 12), (7, 9, 11), Seat(player), final=True) == last


def test_links_in_the_hand_light_up_one_after_another_and_are_heard_and_counted() -> None:
    with running_app(TINY) as app:
        table = table_of_bots(app, 2)
        turned = {place: would_link(table.view, place, 1) for place in range(len(PLACES))}
        place = max(turned, key=lambda at: len(turned[at][0]))
        (found, grid), highlights = turned[place], table.tokens.highlights
        assert len(found) > 1
        app.played.clear()
        particles, lit, told = table.tokens.particles, [0], list[Picture]()
        growing = highlights.grow(place, grid, found, app.context.bank, particles)
        with patch.object(particles, "burst") as burst:
            while advance(growing):
                lit.append(len(highlights._squares))
                told += [token.picture for token in highlights.lit if token.z == TAG_Z]
        assert len(set(lit)) == 1 + len(found)
        sums = [gain(grid, found[: number + 1]) for number in range(len(found))]
        assert [*dict.fromkeys(told)] == [*dict.fromkeys(tag(sum_, in_hand(sum_)) for sum_ in sums)]
        good = sums[-1] >= GOOD_POINTS
        assert burst.called is good, "good ones sparkle at the end"
        assert app.played == [Sound.LINK_GLOW] * (len(found) + good)


@pytest.mark.parametrize(
    ("points", "key", "named"),
    [((3, 3), "needs", 1), ((30, 3), "safe", 0), ((3, 30), "safe", 1)],
)
def test_the_final_turn_is_about_what_wins_or_a_lead_that_is_safe(
    points: tuple[int, int], key: str, named: int
) -> None:
    taken = tuple(tuple(ONES[:many]) for many in points)
    state = changed(read("rg1 rg1\nby by"), player=Seat(1), taken=taken)
    words, seat, needed = last_turn(state.view(None))
    assert seat == named
    assert needed == (1 if key == "needs" else 0)
    name = seat_name(seat)
    assert words == say(
        f"quivvit.headline_{key}", name=name, **({"count": 1} if key == "needs" else {})
    )


@pytest.mark.parametrize(
    ("number", "first", "deed"),
    [(3, 1, "turn_deed"), (3, 0, "turn_deed_first"), (5, 0, "turn_deed_last")],
)
def test_what_a_turn_is_about_stands_where_no_tip_hides_it(
    number: int, first: int, deed: str
) -> None:
    with running_app(TINY) as app:
        table = seated(app, round=number, first=Seat(first), taken=((), tuple(ONES[:6]), ()))
        about = say("quivvit.leads", count=7)
        words = say("quivvit.turn_about", name=table._who(Seat(0)), about=about)
        assert table.top_bar.shown[0].words == words
        assert table.top_bar.shown[1].words == say(f"quivvit.{deed}", number=number)


def test_in_the_first_round_what_to_do_stands_above_what_it_is_about() -> None:
    with running_app(TINY) as app:
        table = seated(app, round=1, taken=((), (0, 1), ()))
        assert table.top_bar.shown[0].words == say("quivvit.turn_prompt", name=table._who(Seat(0)))
