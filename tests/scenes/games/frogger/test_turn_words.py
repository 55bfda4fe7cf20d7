"""What the screen says of the aim, of the moves of a turn and of an empty hand."""

from __future__ import annotations

from rules.core import Seat
from rules.decktet import Suit
from rules.frogger import EXCUSE, Frog, FrogRetreated, Options, Space, TurnBegan
from scenes.games.frogger.table import FroggerTable
from scenes.table.captions.hint_slip import HINT_BULB, Hint
from scenes.table.captions.marker import BADGE
from scenes.table.captions.words_beside import words_near
from scenes.table.climaxes.spotlight import token_box
from seats.occupants import BotPlayer
from sprites.pictures.pictures import Art
from tests.scenes.games.frogger.tables import new_table, state_of
from tests.scenes.running_app import RunningApp
from tests.scenes.window_sizes import texts
from words import say

ANN = Seat(0)


def test_the_moves_of_a_turn_are_explained_where_they_are_counted(table: FroggerTable) -> None:
    bot, tray = Seat(1), table.tokens.tray
    tray.turn(bot, 0, ANN, none_left=False)
    assert not table.captions.hint(TurnBegan(bot, 2))
    tray.turn(ANN, 0, ANN, none_left=False)
    assert table.captions.hint(TurnBegan(ANN, 2)) == say("frogger.hint_turn")
    assert table.places.hint_place(TurnBegan(ANN, 2), ANN) == table.layout.foot.moves


def test_how_to_stop_a_win_is_told_where_it_is_foretold_and_for_as_long(
    table: FroggerTable,
) -> None:
    tray, meter, event = table.tokens.tray, table.tokens.meter, TurnBegan(ANN, 2)
    tray.turn(ANN, 0, ANN, none_left=False)
    meter.foretell(Seat(1), [Suit.SUNS])
    assert table.captions.hint(event) == say("frogger.hint_stop_win")
    assert table.places.hint_place(event, ANN) == table.layout.top_bar.side
    assert table.captions.hint_holds(event)
    meter.foretell(None)
    assert not table.captions.hint_holds(event)


def test_the_goal_says_how_many_frogs_win(app: RunningApp) -> None:
    table = new_table(app, BotPlayer("easy"), BotPlayer("easy"), options=Options(frogs=3))
    assert table.goal_rule == say("frogger.hint_goal", count=3)


def test_an_empty_hand_says_how_to_get_cards(table: FroggerTable) -> None:
    (words,) = [token for token in table.stage.tokens if token.name == "empty-hand"]
    assert not words.visible
    cards, trail = table.tokens.cards, table.tokens.path
    cards.acting = ANN
    trail.rest(Frog(0), Space(1))
    cards.hands[ANN].clear()
    table._animator.show_turn()
    assert words.visible
    assert [text.words for text in texts(words.picture)] == [say("frogger.empty_hand")]
    trail.rest(Frog(0), EXCUSE)
    table._animator.acted = 1
    table._animator.show_turn()
    assert words.visible
    assert [text.words for text in texts(words.picture)] == [say("frogger.empty_stuck")], (
        "no frog is there to hop back"
    )


def test_hops_into_the_pond_and_past_full_columns_are_explained(table: FroggerTable) -> None:
    numbers, hint = state_of(table).board.path.numbers, table.captions.hint
    near = next(space for space in range(2, len(numbers)) if numbers[space - 1] < numbers[space])
    back, start = Space(near - 1), Space(near)
    far = Space(next(space for space in range(near, len(numbers)) if numbers[space] == 5))
    assert hint(FrogRetreated(Frog(0), start, EXCUSE)) == say("frogger.hint_retreat_pond_free")
    assert hint(FrogRetreated(Frog(0), far, back)) == say("frogger.hint_retreat_past")
    assert hint(FrogRetreated(Frog(0), start, back)) == say("frogger.hint_retreat_free")


def test_the_frame_of_the_moves_left_covers_no_name(app: RunningApp, table: FroggerTable) -> None:
    before = [*table.stage.tokens]
    table.show_hint(Hint(say("frogger.hint_turn"), lambda: table.layout.foot.moves))
    app.frames(2)
    added = [token for token in table.stage.tokens if token not in before]
    frame = [token for token in added if token.name == "hint frame"]
    app.run_until(lambda: any(token.visible for token in frame))
    names = [
        box.bottom
        for box in words_near(table.stage, table.layout.foot.moves, 60.0)
        if box.bottom <= table.layout.foot.moves.y + 4 and box.x < table.layout.foot.moves.right
    ]
    edges = [token for token in frame if token.visible and token.picture != Art(HINT_BULB, BADGE)]
    renderer = table.stage.renderer
    assert min(token_box(renderer, token).y for token in edges) >= max(names)
