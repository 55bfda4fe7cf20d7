"""What hints of Quibbit speak of is what they frame."""

from __future__ import annotations

from rules.quibbit import (
    CardLost,
    CardReturned,
    CrownPassed,
    Frog,
    FrogLeapt,
    FrogPlaced,
    Pick,
    PicksRevealed,
    RoundBegan,
)
from scenes.core.settings.settings import Settings
from scenes.games.quibbit.choosing.outlook import outlooks
from scenes.games.quibbit.components.rear_sign import SIGN_Z
from scenes.games.quibbit.table import QuibbitTable
from scenes.table.captions.marker import MARKER_Z
from scenes.table.choosing.cursor_chooser import CURSOR_Z
from scenes.table.climaxes.spotlight import token_box
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.quibbit.choosing.foretold_positions import view
from tests.scenes.games.quibbit.mid_matches import in_mid_match
from tests.scenes.running_app import running_app
from tests.scenes.table.checked_tables import TINY
from words import say

FIRST, SECOND, THIRD = map(Frog, range(3))
PLACED = (FrogPlaced(FIRST, 0), FrogPlaced(SECOND, 1), FrogPlaced(THIRD, 2))


def test_what_is_said_of_any_card_or_leap_frames_no_frog_and_no_tile() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        leaps = (FrogLeapt(SECOND, 1, 1, 2, ()), FrogLeapt(FIRST, 1, 0, 3, (1, 2)))
        for event in (CardReturned(SECOND, 2), CardLost(SECOND, 2), *leaps):
            assert table.captions.hint(event)
            assert table.places.hint_place(event, None) is None


def test_the_hint_about_the_pale_frog_and_rings_waits_for_rings_and_comes_first() -> None:
    caused = view("C . B A^ . . . . . . . .", "A:4 B:13 C:14")
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        preview, began = table.previews[0], RoundBegan(2)
        assert table.captions.hint(began) == say("quibbit.hint_ghost")
        assert table.places.hint_place(began, None) is None, "it speaks of many places"
        found = outlooks(table.view, Frog(0))
        preview.raised(Pick(next(card for card, one in found.items() if not one.rings)))
        assert not table.captions.hint_ready(began)
        preview._now = lambda: caused
        preview.raised(Pick(4))
        assert table.captions.hint_ready(began)
        assert table.captions.hint_comes_first(began)
        preview.raised(None)
        assert not table.captions.hint_ready(began)


def test_no_frame_of_a_hint_cuts_the_sign_of_the_rear_frog() -> None:
    assert MARKER_Z < SIGN_Z < CURSOR_Z


def test_a_match_tells_a_lone_person_what_the_pale_frog_and_rings_mean() -> None:
    for people, is_told in ((1, True), (2, False)):
        with running_app(TINY, Settings(reduced_motion=True)) as app:
            occupants = [Person(keys) for keys in (LEFT_KEYS, RIGHT_KEYS)][:people]
            table = app.open_table(*occupants, *[BotPlayer("easy")] * (3 - people))
            told = table.captions.hint(RoundBegan(2))
            assert told == (say("quibbit.hint_ghost") if is_told else "")
            table.teach(lambda _: None)
            assert table.captions.hint(RoundBegan(2)) == ""


def test_the_hint_about_the_crown_frames_the_frog_that_wears_it() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        passed = CrownPassed(FIRST, SECOND)
        assert table.captions.goal_in_deal
        assert table.captions.hint_holds(passed)
        frame = table.places.hint_place(passed, None)
        crown = table.view.board.crown
        assert crown is not None
        wearer = token_box(table.stage.renderer, table.tokens.ring.frogs[crown])
        assert frame
        assert frame.encloses(wearer.inset(1))


def test_who_is_crowned_is_framed_until_frogs_leap_again() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = app.open_table(*[BotPlayer("easy")] * 3)
        assert isinstance(table, QuibbitTable)
        captions, crowned = table.captions, CrownPassed(SECOND, FIRST)
        for event in PLACED:
            captions.caption(event)
        assert captions.hint_framed(crowned)
        captions.caption(PicksRevealed(((FIRST, 1), (SECOND, 2), (THIRD, 3))))
        assert not captions.hint_framed(crowned)


def test_no_hint_is_read_while_a_lap_can_come() -> None:
    with running_app(TINY, Settings(reduced_motion=True)) as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        captions, back = table.captions, CardReturned(SECOND, 2)
        for lapper in (None, SECOND):
            table.tokens.ring.rear.lapper = lapper
            assert captions.leaves_time_to_read is (lapper is None)
            assert captions.hint_ready(back) is (lapper is None)
