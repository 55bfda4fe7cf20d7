"""What the table tells people for their choice, and why a leap ended elsewhere than foretold."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest

from rules.core import Seat
from rules.quibbit import (
    Flower,
    Frog,
    FrogLeapt,
    FrogPlaced,
    FrogRemoved,
    Leaf,
    Options,
    RoundBegan,
    State,
    View,
)
from scenes.games.quibbit.choosing.banner import detail, prompt
from scenes.games.quibbit.choosing.outlook import outlooks
from scenes.games.quibbit.choosing.preview_place import preview_place
from scenes.games.quibbit.events.captions import QuibbitCaptions
from scenes.games.quibbit.events.missed import missed
from scenes.games.quibbit.layout import plan, seat_box
from scenes.games.quibbit.table import QuibbitTable
from scenes.table.captions.callout import CALLOUT_Z
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.rules.quibbit.positions import RING, read
from tests.scenes.running_app import running_app
from tests.scenes.simulated_players import KeyButtons, asked_seat, tap

YOU = Seat(0)
RING_OF_TILES = (Flower(),) * 12
BOTS = [BotPlayer("easy")] * 3


def view(frogs: str, hands: str, number: int = 3, limit: int = 100) -> View:
    seen = read(f"{RING}\nfrogs {frogs}\nhands {hands}").view(None)
    return replace(seen, board=replace(seen.board, round=number, last_round=limit))


def test_a_lap_is_foretold_and_the_signs_that_say_with_which_cards() -> None:
    near = view("A . . . C . . . . . . B^", "A:1 B:125 C:4")
    assert detail(near, [YOU], alone=True) == "Puddle can lap you!"
    assert detail(near, [YOU], alone=False) == "Puddle can lap Bramble!"
    some = view("A . . . . . . C . B^ . .", "A:125 B:3 C:1")
    assert detail(some, [YOU], alone=True) == "A lap threatens: find a safe card!"
    assert detail(near, [Seat(2)], alone=True) == "If it is lost, you are out"


def test_no_lap_is_foretold_that_the_cards_of_all_rule_out() -> None:
    late = view("A . . . C . . . . . . B^", "A:12 B:3 C:4")
    assert detail(late, [YOU], alone=True) == "Puddle: last card wins!"
    away = view("A . . . C . . . . . . B^", "A:1 B:1 C:4")
    assert detail(away, [YOU], alone=True) == "All out at once? The crown wins"


def test_who_still_joins_the_line_is_told_with_what_the_numbers_are() -> None:
    hands = "A:12345 B:12345 C:12345"
    one = view("B . . . . . . . . . . .", hands, number=0)
    assert detail(one, [YOU], alone=True) == "Numbers: where your cards lead. Still to join: Sunny"
    both = view("B C . . . . . . . . . .", hands, number=0)
    assert detail(both, [YOU], alone=True) == "Numbers: where your cards lead if nobody leaps first"


def test_one_line_says_that_no_card_prevents_a_lap() -> None:
    near = view("A . . . C . . . . . . B^", "A:24 B:25 C:45")
    assert detail(near, [YOU], alone=True) == "With any card a lap may come!", (
        "the bar says who can lap whom"
    )
    assert detail(near, [Seat(2)], alone=True) == "With any card a lap may come!"


def test_no_card_is_safe_if_each_lets_somebody_lap() -> None:
    near = view("A . . . . . . . . C . B^", "A:35 B:35 C:3")
    pairs = [{threat.pair for threat in one.threats} for one in outlooks(near, Frog(YOU)).values()]
    assert pairs == [{(1, 0)}, {(2, 0)}]
    assert detail(near, [YOU], alone=True) == "With any card a lap may come!"


def test_the_crown_is_foretold_when_all_who_are_left_have_their_last_card() -> None:
    crown = "All out at once? The crown wins"
    assert detail(view("A . . . C . . B^ . . . .", "A:1 B:2 C:4"), [YOU], alone=True) == crown
    assert detail(view("A . . . . . . B^ . . . .", "A:1 B:2 C:-"), [YOU], alone=True) == crown


def test_rounds_are_counted_where_an_option_limits_them() -> None:
    place = "A . C B^ . . . . . . . .", "A:123 B:123 C:145"
    assert detail(view(*place, number=2), [YOU], alone=True) == "Lowest card leaps first"
    limited, goal = view(*place, number=4, limit=15), "then the crown wins. Or lap the rear!"
    assert detail(limited, [YOU], alone=True) == f"Round 4 of 15, {goal}"
    assert detail(limited, [], alone=True) == f"Round 4 of 15, {goal}"
    early = view(*place, number=2, limit=15)
    assert detail(early, [YOU], alone=True) == "Round 2 of 15. Lowest card leaps first"
    last = view(*place, number=15, limit=15)
    assert detail(last, [YOU], alone=True) == "Last round: the crown wins!"


def test_who_has_one_card_left_is_told_to_play_it() -> None:
    place = view("A . . . C . . B^ . . . .", "A:1 B:12 C:4").board
    assert prompt(place, [YOU], [YOU], alone=True) == "Bramble: play your last card!"
    for number, words in (
        (2, "Puddle: all choose in secret. Your card?"),
        (3, "Puddle: your card?"),
    ):
        asked = prompt(replace(place, round=number), [Seat(1)], [Seat(1)], alone=True)
        assert asked == words, "how all choose is told in the first rounds"


def test_nothing_is_told_where_no_rule_matters_as_the_bar_says_how_one_wins() -> None:
    near = view("A . C B^ . . . . . . . .", "A:1 B:12 C:345")
    assert detail(near, [YOU], alone=True) == "If it is lost, you are out"
    assert detail(near, [Seat(2)], alone=True) == ""
    assert detail(near, [], alone=True) == ""


def test_a_lap_of_others_is_told_of_only_in_a_round_in_which_it_can_come() -> None:
    told = "A lap threatens: find a safe card!"
    near = view("A . . C . . . B^ . . . .", "A:1234 B:2345 C:345")
    assert detail(near, [Seat(2)], alone=True) == told
    assert detail(near, [Seat(1)], alone=True) == "", "who is in front is told by the bar"
    before = view("A . . C . B^ . . . . . .", "A:123 B:123 C:123")
    assert detail(before, [Seat(2)], alone=True) == ""
    last = view("A . . C . B^ . . . . . .", "A:123 B:123 C:1")
    assert detail(last, [Seat(2)], alone=True) == "If it is lost, you are out"


@pytest.mark.parametrize(
    ("start", "end", "too_far"), [(1, 4, 1), (2, 9, -1)], ids=["into the way", "out of it"]
)
def test_a_leap_in_between_is_found(start: int, end: int, too_far: int) -> None:
    """Frog 0 leaps 4 from tile 0; frog 1 leaps between, frog 2 does nothing to it."""
    before = {Frog(0): 0, Frog(1): start - 2 if too_far > 0 else start, Frog(2): 8}
    between = FrogLeapt(Frog(1), 1, before[Frog(1)], end, ())
    elsewhere = FrogLeapt(Frog(2), 2, 8, 10, ())
    mine = FrogLeapt(Frog(0), 4, 0, 4 + (2 if too_far > 0 else 0), ())
    found = missed(mine, [between, elsewhere], before, 12)
    assert found is not None
    assert (found.causes, found.too_far) == ([between], too_far)
    assert missed(mine, [elsewhere], before, 12) is None


def test_all_leaps_in_between_are_named() -> None:
    before = {Frog(0): 0, Frog(1): 6, Frog(2): 7}
    earlier = [FrogLeapt(Frog(1), 8, 6, 2, ()), FrogLeapt(Frog(2), 8, 7, 3, ())]
    found = missed(FrogLeapt(Frog(0), 4, 0, 6, ()), earlier, before, 12)
    assert found is not None
    words = QuibbitCaptions(RING_OF_TILES, None).missed(found)
    assert words == "Puddle and Sunny leapt first: you land 2 tiles farther"


def test_leaps_that_together_change_nothing_are_told_of() -> None:
    before = {Frog(0): 0, Frog(1): 1, Frog(2): -1}
    earlier = [FrogLeapt(Frog(1), 5, 1, 6, ()), FrogLeapt(Frog(2), 3, -1, 3, ())]
    found = missed(FrogLeapt(Frog(0), 4, 0, 5, ()), earlier, before, 12)
    assert found is not None
    assert not found.too_far
    words = QuibbitCaptions(RING_OF_TILES, None).missed(found)
    assert words == "Puddle and Sunny leapt first: nothing changed for you"


def test_of_equal_cards_the_reason_is_told_with_the_result() -> None:
    before = {Frog(0): 0, Frog(1): -1, Frog(2): 8}
    found = missed(FrogLeapt(Frog(0), 4, 0, 5, ()), [FrogLeapt(Frog(1), 4, -1, 4, ())], before, 12)
    assert found is not None
    words = QuibbitCaptions(RING_OF_TILES, None).missed(found)
    assert words == "Equal cards: Puddle, farther back, leapt first: you land 1 tile farther"


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1920, 1080), (1440, 1080), (2560, 1080)])
def test_what_is_said_on_the_pond_covers_no_seat(size: tuple[int, int], text_scale: float) -> None:
    layout = plan(*size, text_scale, 15, 4)
    room = layout.between_seats
    assert room.w >= layout.middle.w
    low = max(slot.y for slot in layout.tiles)
    assert not any(room.overlaps(seat.box) for seat in layout.panels if seat.box.y < low)


def test_who_is_the_rear_frog_is_said_in_the_round_after_that_one_went_out() -> None:
    captions = QuibbitCaptions(RING_OF_TILES, None)
    for frog, at in enumerate((3, 2, 1, 4)):
        captions.caption(FrogPlaced(Frog(frog), at))
    assert captions.caption(FrogRemoved(Frog(3))) == "Minnow has no cards left and is out."
    assert captions.caption(RoundBegan(2)) == "Round 2."
    for _ in range(2):
        assert captions.caption(FrogRemoved(Frog(2))) == "Sunny has no cards left and is out."
    for _ in range(2):
        assert captions.caption(RoundBegan(3)) == "Round 3. Puddle is the rear frog now."
    assert captions.caption(RoundBegan(4)) == "Round 4."


def test_a_log_calls_each_leaf_by_the_name_of_its_frog_whoever_reads_it() -> None:
    ring = tuple(Leaf(Frog(tile % 3)) for tile in range(12))
    captions = QuibbitCaptions(ring, None, alone=lambda: YOU)
    assert captions.tile(3) == "your leaf"
    told = captions.caption(FrogLeapt(Frog(1), 2, 1, 3, ()))
    assert told == "Puddle leaps 2 to Bramble's leaf."
    assert captions.caption(FrogLeapt(Frog(0), 3, 3, 6, ())) == "Bramble leaps 3 to its own leaf."


def test_everybody_is_warned_of_a_last_card_which_is_not_held_face_down() -> None:
    with running_app() as app:
        table = app.open_table(Person(LEFT_KEYS), *BOTS)
        assert isinstance(table, QuibbitTable)
        state = table.match.state
        assert isinstance(state, State)
        hands = ((1, 2), (5,), (2, 4), (1, 3, 4))
        table.match.state = replace(state, board=replace(state.board, hands=hands))
        assert table.captions.told_to_others(RoundBegan(4)) == {Seat(1): "Last card!"}
        for _ in table.show(RoundBegan(4)):
            pass
        for panel in table.panels:
            panel.seal()
        assert [panel._seal.visible for panel in table.panels] == [True, False, True, True]


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("frogs", [3, 4])
def test_what_is_said_of_a_card_lies_at_one_place_on_no_tile(frogs: int, scale: float) -> None:
    layout = plan(1920, 1080, scale, 3 * (frogs + 1), frogs)
    tiles, size = range(len(layout.tiles)), (600, 80)
    signs = [preview_place(layout, size, [tile], held=held) for tile in tiles for held in (1, 5)]
    assert len({sign.centre for sign in signs}) == 1
    assert signs[0].y > layout.middle.bottom
    assert not any(signs[0].overlaps(seat_box(slot, layout.pad)) for slot in layout.tiles)


def test_a_person_is_told_why_a_forecast_failed() -> None:
    with running_app() as app:
        table = app.open_table(Person(LEFT_KEYS), *BOTS, seed=4)
        keys, told = KeyButtons(), 0

        def act() -> None:
            nonlocal told
            told += any(token.z == CALLOUT_Z for token in table.stage.tokens)
            if asked_seat(app, keys.device) is not None:
                tap(app, keys, Intent.CONFIRM)

        app.run_until(lambda: told or table.view.board.round > 4, act)
        assert told


@pytest.mark.parametrize(("rounds", "called"), [(15, True), (100, False)])
def test_the_last_round_is_called_where_an_option_limits_them(
    rounds: Literal[15, 100], called: bool
) -> None:
    with running_app() as app:
        table = app.open_table(Person(LEFT_KEYS), *BOTS, options=Options(rounds=rounds))
        looked_at = [table.climaxes.focus for _ in table.show(RoundBegan(rounds))]
        assert any(looked_at) == called
