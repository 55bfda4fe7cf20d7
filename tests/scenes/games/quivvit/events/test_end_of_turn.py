"""A turn ends once its cards and points have landed, and words about it are read."""

from __future__ import annotations

from unittest.mock import patch

from rules.core import Seat
from rules.quivvit import DECK, CardsTaken, card_value
from scenes.core.script import advance
from scenes.games.quivvit.components.links.tag_words import READ, SHOWN
from scenes.table.seats.seat_frog import Reaction
from seats.occupants import BotPlayer
from sprites.motion.timestep import steps_in
from tests.scenes.games.quivvit.tables import new_table, steps_of
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait


def test_no_other_words_are_seen_through_a_plate_at_a_tag() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2))
        words, seen = table._animator._links._words, list[float]()
        words.tell(Seat(0), "Best turn so far")
        for _ in range(steps_in(SHOWN) + 1):
            table.stage.tick()
            seen += [token.pose.alpha for token in table.stage.tokens if token.name == "callout"]
        assert set(seen) == {1.0}
        assert not table.stage.has("callout")


def test_the_next_turn_begins_once_all_has_landed_and_is_read() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2))
        links, items = table._animator._links, table.tokens.items[0]
        ones = [card for card in range(DECK) if card_value(card) == 1]
        cards = tuple(enumerate(ones[:3]))
        tokens = [table.tokens.grid.take(place) for place, _ in cards]
        for _ in steps_of(links._land(CardsTaken(Seat(0), cards, aside=False), items, tokens)):
            table.stage.tick()
        links._words.tell(Seat(0), "Best turn so far")
        read = 0
        begins = table._animator._begin_turn(Seat(1))
        while advance(begins):
            table.stage.tick()
            read += table.stage.has("callout")
        assert not any(token in table.stage.tokens for token in tokens)
        assert items._shown == items.points == 3
        assert read >= steps_in(table.tokens.tempo.real(READ)) - 1
        assert not table.stage.has("callout"), "the next turn has begun"


def test_no_frog_that_takes_the_lead_hides_its_points_as_they_change() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2))
        links, (ann, bob) = table._animator._links, table.tokens.items
        table.tokens.round_sign.write(2, Seat(0))
        ones = [card for card in range(DECK) if card_value(card) == 1]
        bob.taken, cards = ones[:2], tuple(enumerate(ones[2:6]))
        tokens, counting = [table.tokens.grid.take(place) for place, _ in cards], set[bool]()
        for _ in steps_of(links._land(CardsTaken(Seat(0), cards, aside=False), ann, tokens)):
            table.stage.tick()
            if table.stage.has("close-up"):
                counting.add(ann.is_counting)
        assert counting == {False}


def test_a_frog_leans_over_its_pile_as_cards_come_to_lie_on_it() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2))
        for items in table.tokens.items:
            body, leaning = table.climaxes.frogs()[items.seat].body, set[float]()
            table.stage.run(table._animator._links._arrive([], items))
            for _ in range(30):
                table.stage.tick()
                leaning.add(body.offset.angle)
            side = items.goal.x - body.pose.x
            assert max(side * degrees for degrees in leaning) > 0
            assert all(side * degrees >= 0 for degrees in leaning)


def test_whoever_gets_the_pinwheel_looks_determined() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2))
        frog, reacted = table.panels[1].frog, list[Reaction]()
        with patch.object(frog, "react", reacted.append):
            for _ in steps_of(table._animator.rounds._pass_marker(Seat(1))):
                table.stage.tick()
        assert reacted == [Reaction.SMIRK]


def test_a_table_knows_whether_the_final_turn_can_win() -> None:
    with running_app(TINY) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 2))
        for ending, needed in ((True, 3), (True, 0), (False, 3)):
            with (
                patch("scenes.games.quivvit.events.animator.is_final_turn", return_value=ending),
                patch(
                    "scenes.games.quivvit.events.animator.last_turn",
                    return_value=("", Seat(0), needed),
                ),
            ):
                table._animator._look_ahead()
            links = table._animator._links
            assert (links.final, links.decided) == (ending, ending and not needed)
