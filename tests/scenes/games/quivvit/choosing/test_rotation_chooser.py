"""A card is held, turned, counter-turned, let go."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.quivvit import (
    DECK,
    Block,
    CardsLinked,
    Claim,
    Colour,
    Options,
    Pass,
    Rotate,
    TurnBegan,
    Way,
    card_value,
    free_link_places,
    linked_places,
    links,
    lying,
    total_value,
)
from scenes.core.settings.settings import Settings
from scenes.games.quivvit.cards import cloth
from scenes.games.quivvit.choosing.grid_cursor import PASS
from scenes.games.quivvit.choosing.held_status import held_signs
from scenes.games.quivvit.components.links.link_bridge import bridge
from scenes.games.quivvit.components.links.link_tags import in_hand, tag
from scenes.games.quivvit.layout import place_boxes
from scenes.table.captions.hint_slip import Hint
from scenes.ui.control_signs import LabelledSign
from seats.intents import Intent
from sounds.bank import Sound
from sprites.pictures.pictures import Art
from tests.scenes.games.quivvit.choosing.rotation_choosers import (
    ANN,
    BOB,
    HERE,
    choice,
    chooser,
    linking,
    seated,
)
from tests.scenes.games.quivvit.tables import change_state, state_of
from tests.scenes.games.token_states import pose_state
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import TINY
from words import say

TURN, BACK = Intent.TURN_RIGHT, Intent.TURN_LEFT


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True)) as opened:
        yield opened


def test_a_turned_card_is_played_by_confirming(app: RunningApp) -> None:
    table = seated(app)
    tap(app, KeyButtons(), Intent.CONFIRM, TURN)
    assert not choice(table)
    tap(app, KeyButtons(), Intent.CONFIRM)
    assert choice(table) == Rotate(HERE, Way.RIGHT)


def test_a_turned_card_is_played_by_letting_go_of_the_button_that_took_it(app: RunningApp) -> None:
    table, keys = seated(app), KeyButtons()
    keys.put(Intent.CONFIRM, True)
    app.frames(3)
    tap(app, keys, BACK)
    assert not choice(table)
    keys.put(Intent.CONFIRM, False)
    app.frames(2)
    assert choice(table) == Rotate(HERE, Way.LEFT)


@pytest.mark.parametrize(
    ("turns", "quarters"),
    [((Intent.LEFT, Intent.RIGHT), 1), ((Intent.RIGHT, Intent.LEFT), -1), ((TURN, BACK), -1)],
    ids=str,
)
def test_a_turned_card_goes_straight_to_the_other_side(
    app: RunningApp, turns: tuple[Intent, ...], quarters: int
) -> None:
    table = seated(app)
    tap(app, KeyButtons(), Intent.CONFIRM, *turns)
    assert chooser(table).hand.quarters == quarters
    tap(app, KeyButtons(), Intent.CANCEL)
    assert chooser(table).hand.place is None


@pytest.mark.parametrize("back", [Intent.CONFIRM, Intent.CANCEL])
def test_what_took_a_card_and_cancel_put_it_back_as_it_lay(app: RunningApp, back: Intent) -> None:
    table = seated(app)
    chooser(table)._move(HERE + 1)
    app.frames(60)
    before = pose_state(table.tokens.grid.tokens[HERE])
    chooser(table)._move(HERE)
    tap(app, KeyButtons(), Intent.CONFIRM, back)
    assert chooser(table).hand.place is None
    chooser(table)._move(HERE + 1)
    app.frames(60)
    assert not choice(table)
    assert pose_state(table.tokens.grid.tokens[HERE]) == before


def test_what_turns_a_card_what_plays_it_and_what_puts_it_back_are_shown(app: RunningApp) -> None:
    controls = chooser(seated(app))._context.controls
    left, right = controls.glyph(Intent.LEFT), controls.glyph(Intent.RIGHT)
    words = say("quivvit.turn")
    turn = [LabelledSign(left), LabelledSign(right, words)]
    play = LabelledSign(controls.glyph(Intent.CONFIRM), say("quivvit.drop"))
    back = LabelledSign(controls.glyph(Intent.CANCEL), say("quivvit.put_back"))
    assert held_signs(None, controls) == [*turn, back]
    left_alone, right_alone = LabelledSign(left, words), LabelledSign(right, words)
    assert held_signs(Rotate(HERE, Way.RIGHT), controls) == [left_alone, play, back]
    assert held_signs(Rotate(HERE, Way.LEFT), controls) == [right_alone, play, back]
    for way in Way:
        assert held_signs(Rotate(HERE, way), controls, half=True) == [*turn, play, back]


def test_up_and_down_keep_a_turned_card_in_the_hand_and_are_answered(app: RunningApp) -> None:
    table = seated(app)
    tap(app, KeyButtons(), Intent.CONFIRM, TURN)
    app.played.clear()
    for intent in (Intent.UP, Intent.DOWN):
        tap(app, KeyButtons(), intent)
    assert chooser(table).hand.place == HERE
    assert app.played.count(Sound.REFUSE) == 2


def test_cancel_puts_a_turned_card_back(app: RunningApp) -> None:
    table = seated(app)
    before = pose_state(table.tokens.grid.tokens[HERE])
    tap(app, KeyButtons(), Intent.CONFIRM, TURN, Intent.CANCEL)
    app.frames(60)
    assert chooser(table).hand.place is None
    assert pose_state(table.tokens.grid.tokens[HERE]) == before
    assert not choice(table)


def test_only_the_double_rotate_card_turns_a_card_halfway(app: RunningApp) -> None:
    table = seated(app)
    tap(app, KeyButtons(), Intent.CONFIRM, TURN)
    app.played.clear()
    tap(app, KeyButtons(), TURN)
    assert app.played == [Sound.REFUSE]
    tap(app, KeyButtons(), Intent.CONFIRM)
    assert choice(table) == Rotate(HERE, Way.RIGHT)


@pytest.mark.parametrize("turns", [(TURN, TURN), (BACK, BACK), (TURN,) * 5])
def test_it_turns_round_and_round_and_half_a_turn_is_played(
    app: RunningApp, turns: tuple[Intent, ...]
) -> None:
    table = seated(app, Options(double_rotation=True))
    tap(app, KeyButtons(), Intent.CONFIRM, *turns, Intent.CONFIRM)
    assert choice(table) == Rotate(HERE, Way.HALF)


def test_what_links_nothing_has_to_be_confirmed_once_more(app: RunningApp) -> None:
    table, keys = seated(app), KeyButtons()
    place = linking(table, False)
    chooser(table)._move(place)
    tap(app, keys, Intent.CONFIRM, TURN, Intent.CONFIRM)
    assert not choice(table)
    assert say("quivvit.play_anyway") in repr(table.tokens.highlights._lit[-1].picture)
    tap(app, keys, Intent.CONFIRM)
    assert choice(table) == Rotate(place, Way.RIGHT)
    app.run_until(lambda: any(token.name == "callout" for token in table.stage.tokens))


def test_a_pass_is_seen_at_the_frog_that_passes(app: RunningApp) -> None:
    table = seated(app)
    chooser(table)._move(PASS)
    button = table.tokens.decline_button
    assert button.token.picture == button._slips.focused
    keys = KeyButtons()
    tap(app, keys, Intent.CONFIRM)
    assert not choice(table), "there are points to be had"
    assert say("quivvit.pass") + "?" in repr(button.token.picture)
    tap(app, keys, Intent.RIGHT)
    assert say("quivvit.pass") + "?" not in repr(button.token.picture)
    chooser(table)._move(PASS)
    tap(app, keys, Intent.CONFIRM)
    assert not choice(table), "who went away and came back is asked again"
    tap(app, keys, Intent.CONFIRM)
    app.run_until(lambda: any(token.name == "callout" for token in table.stage.tokens))
    assert table.match.log[-1] == {ANN: Pass()}


def test_what_a_card_costs_is_told_in_ones_own_turn(app: RunningApp) -> None:
    costly = next(card for card in range(DECK) if card_value(card) < 0)
    harmless = [lying(0, 0)] * 25
    table = seated(app, grid=tuple(harmless), round=3)
    assert not table.captions.hint(TurnBegan(ANN))
    assert not table.captions.hint_holds(TurnBegan(ANN)), "no such card is left"
    assert table.places.hint_place(TurnBegan(ANN), ANN) is None
    change_state(table, grid=(*harmless[:3], lying(costly, 0), *harmless[4:]))
    assert table.captions.hint(TurnBegan(ANN)) == say("quivvit.hint_minus")
    assert table.captions.hint_holds(TurnBegan(ANN))
    assert table.places.hint_place(TurnBegan(ANN), ANN) == place_boxes(table.layout)[3]
    assert table.places.hint_place(CardsLinked(()), ANN) is None, "others lie there soon"
    assert not table.captions.hint(TurnBegan(BOB)), "what a bot does is to be seen"


@pytest.mark.parametrize("key", ["hint_minus", "hint_passed"])
def test_no_hint_is_read_while_a_card_is_held_and_none_waits_for_a_card(
    app: RunningApp, key: str
) -> None:
    table, keys = seated(app), KeyButtons()
    app.run_until(lambda: not table.top_bar.has_hint)
    table.show_hint(Hint(say(f"quivvit.{key}"), lambda: None))
    app.frames(2)
    assert table.top_bar.reads_hint
    tap(app, keys, Intent.CONFIRM)
    assert not table.top_bar.reads_hint
    tap(app, keys, Intent.CANCEL)
    assert table.top_bar.reads_hint


def test_what_would_link_glows_with_its_points(app: RunningApp) -> None:
    table = seated(app)
    grid = list(state_of(table).board.grid)
    place, way = next(
        (place, way)
        for place in range(25)
        for way in (Way.LEFT, Way.RIGHT)
        if links(turned(grid, place, way), place)
    )
    at = chooser(table)
    at._at = place
    at._show_cursor()
    tap(app, KeyButtons(), Intent.CONFIRM, TURN if way is Way.RIGHT else BACK)
    after = turned(grid, place, way)
    found = links(after, place)
    app.frames(60)  # link after link lights up
    squares = {square for link in found for square in link.squares}
    lit = [token.picture for token in table.tokens.highlights._lit]
    frames = [one for one in lit if isinstance(one, Art) and one.name == "glow-square"]
    assert len(frames) == len(table.tokens.highlights._squares) == len(squares)
    assert set(table.tokens.highlights._squares) == squares
    bridges = [one for one in lit if one in {bridge(cloth(c), table.layout.card) for c in Colour}]
    # A ring of four squares has four bridges, all others have one fewer than squares.
    assert len(bridges) == sum(len(link.squares) - (len(link.squares) < 4) for link in found)
    points = total_value(card.card for spot in linked_places(found) if (card := after[spot]))
    assert tag(points, in_hand(points)) in lit
    tap(app, KeyButtons(), Intent.CANCEL)
    assert tag(points, in_hand(points)) not in [
        token.picture for token in table.tokens.highlights._lit
    ]
    assert not table.tokens.highlights._squares, "only a card in the hand tells what it links"


def test_values_stay_upright_in_the_hand(app: RunningApp) -> None:
    table = seated(app, Options(upright_values=True))
    tap(app, KeyButtons(), Intent.CONFIRM, TURN)
    app.frames(30)
    assert table.tokens.grid.tokens[HERE].pose.angle == pytest.approx(0.0)
    assert table.tokens.grid.is_turned(HERE, 1)
    tap(app, KeyButtons(), Intent.CANCEL)
    app.frames(30)
    assert table.tokens.grid.is_turned(HERE, 0)


def turned(grid: list, place: int, way: Way) -> list:  # type: ignore[type-arg]
    after = list(grid)
    after[place] = lying(grid[place].card, (grid[place].facing + way.value) % 4)
    return after


def test_a_covered_card_cannot_be_taken_and_says_so(app: RunningApp) -> None:
    options = Options(color_block=True)
    table = seated(app, options, asking=False, holders=(), blocks=(Block(HERE, BOB),))
    app.played.clear()
    tap(app, KeyButtons(), Intent.CONFIRM)
    assert Sound.REFUSE in app.played
    assert chooser(table).hand.place is None


def test_a_free_link_is_outlined_and_claimed_by_letting_go_unturned(app: RunningApp) -> None:
    # Four cards with red (arrangement 0, facing to each other) round the point in the middle.
    facings = {11: 2, 12: 3, 17: 0, 16: 1}
    grid = [lying(6 * n, 0) for n in range(25)]
    for place, facing in facings.items():
        grid[place] = lying(6 * place, facing)
    fields = {
        "grid": tuple(grid),
        "round": 2,
        "taken": ((), (), ()),
        "deck": tuple(range(147, 100, -6)),
    }
    table = seated(app, Options(double_rotation=True), **fields)
    assert HERE in free_link_places(grid)
    assert table.tokens.highlights._outlines
    tap(app, KeyButtons(), Intent.CONFIRM, Intent.CONFIRM)
    assert choice(table) == Claim(HERE)
