"""What is shown of a leap to a tile on which another frog would have kept its card."""

from __future__ import annotations

from itertools import product

import pytest

from rules.quibbit import CARDS, Frog, FrogLeapt, Lapped, is_home, leap
from scenes.games.quibbit.events.leaps import LEAST, LOWEST
from scenes.table.climaxes.impact import Impact
from scenes.table.seats.seat_frog import Reaction
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.quibbit.mid_matches import in_mid_match
from tests.scenes.running_app import running_app

FIRST, LATER = Frog(1), Frog(2)


def test_a_frog_is_beaten_to_the_tile_where_it_would_have_kept_its_card() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        leaps, board, found = table._animator._leaps, table.view.board, set[bool]()
        at, size = board.at(), len(board.ring)
        for first, later in product(CARDS, CARDS):
            table._animator._row[:] = [(FIRST, first), (LATER, later)]
            end, jumped = leap(at[FIRST], first, at.values(), size)
            aim, _ = leap(at[LATER], later, at.values(), size)
            beaten = leaps._beaten(FrogLeapt(FIRST, first, at[FIRST], end, jumped))
            is_taken = aim % size == end % size and is_home(board.ring[aim % size], LATER)
            assert [*beaten] == ([LATER] if is_taken else [])
            found.add(is_taken)
        assert found == {True, False}


def test_who_is_beaten_to_a_tile_is_shocked_and_who_did_it_is_glad() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        leaps, cards = table._animator._leaps, table.tokens.cards
        for frog in (FIRST, LATER):
            cards.reveal(frog, table.view.board.hands[frog][0])
        scripts = leaps._shocked(FIRST, [LATER])
        assert len(scripts) == 3, "an impact; the frog and its card shiver"
        moods = [frog._shown for frog in table.climaxes.frogs()]
        assert moods[FIRST] is Reaction.SMIRK.value[0]
        assert moods[LATER] is Reaction.SHOCK.value[0]
        assert not leaps._shocked(FIRST, [])
        next(scripts[0])
        (impact,) = (token for token in table.stage.tokens if isinstance(token, Impact))
        assert impact._whole.width < 1.5 * table.tokens.ring.frog_width, "a small moment"


def test_a_great_leap_hits_the_table_where_it_ends_and_stays_below_the_sign() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        ring, start = table.tokens.ring, table.view.board.at()[FIRST]
        card = table.view.board.hands[FIRST][0]
        table.tokens.cards.reveal(FIRST, card)
        table._animator._row[:] = [(FIRST, card)]
        jumped = (start + 1, start + 2, start + 3)
        event = FrogLeapt(FIRST, card, start, start + 6, jumped)
        token, goal, hits = ring.frogs[FIRST], ring.stand(start + 6), list[float]()
        for _ in table._animator._leaps.leap(event):
            if any(shown.name == "impact" for shown in table.stage.tokens):
                hits.append(token.pose.sx)
                assert (token.pose.x, token.pose.y) == pytest.approx((goal.x, goal.y), abs=20)
            head = token.pose.y - token.pose.sy * ring.frog_width
            assert head >= table.layout.top_bar.bottom - LOWEST - 0.3 * ring.frog_width
        assert hits, "it hits the table"
        assert hits[0] >= LEAST, "it lands larger than usual"
        assert token.pose.sx == 1.0


@pytest.mark.parametrize("jumped", [(), (4,), (4, 5)])
def test_while_a_frog_leaps_the_banner_does_not_tell_where_it_lands(jumped: tuple[int]) -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        size = len(table.view.board.ring)
        banners = {
            table.captions.banner(FrogLeapt(FIRST, 3, 3, 6 + end, jumped)) for end in range(size)
        }
        assert len(banners) == 1


@pytest.mark.parametrize("laps", [False, True])
def test_after_a_great_leap_it_is_light_again_unless_it_laps(laps: bool) -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        start, card = table.view.board.at()[FIRST], table.view.board.hands[FIRST][0]
        table.tokens.cards.reveal(FIRST, card)
        table._animator._row[:] = [(FIRST, card)]
        jumped = (start + 1, start + 2, start + 3)
        event = FrogLeapt(FIRST, card, start, start + 6, jumped)
        table._animator.before_events([event, Lapped(FIRST, LATER)] if laps else [event])
        for _ in table._animator._leaps.leap(event):
            table.stage.tick()
        assert table.climaxes.spotlight.is_dark == laps
