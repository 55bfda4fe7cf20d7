"""With the curtain closed nothing on the Frogger table tells which cards were dealt."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.core import Seat
from rules.decktet import Card
from rules.frogger import EXCUSE, Advance, Options
from scenes.games.frogger.decktet_cards import face, suits_alone
from scenes.games.frogger.foot.foot_layout import ASPECT
from scenes.games.frogger.table import FroggerTable
from scenes.table.choosing.step_chooser import StepChooser
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from seats.pointer.pointer import POINTER
from sounds.bank import Sound
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Collage, Picture
from tests.scenes.games.frogger.swapped_hands import ANN, BOB, SEED, all_alike, shared
from tests.scenes.games.frogger.tables import new_table, state_of
from tests.scenes.running_app import SHARP, FrameRecord, RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, Mouse, tap
from tests.scenes.table.checked_tables import open_and_wait


def recording(
    which: int, act: Callable[[RunningApp, FroggerTable], None], frames: int = 60
) -> list[FrameRecord]:
    with running_app(SHARP) as app:
        table = shared(app, which)
        act(app, table)
        app.frames(40)
        return app.record(frames)


def wait(app: RunningApp, table: FroggerTable) -> None:
    """Do nothing."""


def peek_and_close(app: RunningApp, table: FroggerTable) -> None:
    """Open the curtain, look at another card, go back."""
    tap(app, KeyButtons(), Intent.CONFIRM, Intent.RIGHT, Intent.CANCEL)


def peek_for_a_moment(app: RunningApp, table: FroggerTable) -> None:
    """Hold the triggers, and let go."""
    app.set(peek="hold")
    keys = KeyButtons()
    keys.put(Intent.PEEK, True)
    app.frames(20)
    keys.put(Intent.PEEK, False)


def try_to_move_outside(app: RunningApp, table: FroggerTable) -> None:
    """Walk about before the closed curtain."""
    tap(app, KeyButtons(), Intent.LEFT, Intent.UP, Intent.TURN_RIGHT, Intent.CANCEL)


@pytest.mark.parametrize(
    "act", [wait, peek_and_close, peek_for_a_moment, try_to_move_outside], ids=lambda a: a.__name__
)
def test_a_closed_curtain_tells_nothing(act: Callable[[RunningApp, FroggerTable], None]) -> None:
    recordings = [recording(which, act) for which in range(3)]
    assert len({frame.picture for frame in recordings[0]}) > 3, "nothing moves at all"
    all_alike(recordings)


def test_an_open_curtain_shows_the_hand_and_the_ghosts() -> None:
    def look(app: RunningApp, table: FroggerTable) -> None:
        tap(app, KeyButtons(), Intent.CONFIRM)

    recordings = [recording(which, look) for which in range(3)]
    assert len({frame.picture for seen in recordings for frame in seen[:1]}) == 3


def faces(table: FroggerTable, seat: Seat) -> list[Picture]:
    return [token.picture for token in table.tokens.cards.hands[seat]]


def test_what_a_peek_shows_is_gone_when_it_ends() -> None:
    with running_app(SHARP) as app:
        app.set(peek="hold")
        table, keys = shared(app, 0), KeyButtons()
        closed = faces(table, ANN)
        assert len(set(closed)) == 1, "all backs are alike"
        keys.put(Intent.PEEK, True)
        app.frames(3)
        own = state_of(table).view(ANN).own
        assert faces(table, ANN) == [in_tray(table, card) for card in own]
        assert faces(table, BOB) == [table.tokens.cards._back(BOB, large=False)] * 4
        keys.put(Intent.PEEK, False)
        app.frames(3)
        assert faces(table, ANN) == closed


def test_what_the_room_knows_of_a_hand_lies_in_its_panel_while_the_curtain_is_closed() -> None:
    with running_app(SHARP) as app:
        table = new_table(app, Person(LEFT_KEYS), Person(RIGHT_KEYS), seed=SEED, turns=6)
        open_and_wait(app, table)
        ann, cards, keys = table.tokens.cards.acting, table.tokens.cards, KeyButtons()
        keys = KeyButtons(RIGHT_KEYS) if ann else keys
        seen = cards.public[ann]
        assert seen, "nothing was taken yet"
        hidden, count = cards.secret(ann), cards.secret(ann) + len(seen)
        size = cards._small.card(ann, hidden, count)
        small = [suits_alone(card, *size, palette_of(ann).dark) for card in seen]
        dealt = [cards._back(ann, large=False)] * cards.secret(ann)
        assert isinstance(cards._tray_cover.picture, Collage)
        assert [piece.picture for piece in cards._tray_cover.picture.pieces] == dealt + small
        assert cards._tray_cover.visible
        tap(app, keys, Intent.CONFIRM)
        assert not cards._tray_cover.visible, "the hand itself is to be seen"


def played_film(which: int, away: int) -> list[FrameRecord]:
    """Behind the curtain Ann plays a card from the pond; the recording ends when it is laid."""
    with running_app(SHARP) as app:
        table, keys = shared(app, which), KeyButtons()
        tap(app, keys, Intent.CONFIRM)
        entry = table.pending._open[ANN][1]
        assert isinstance(entry, StepChooser)
        ways = [Intent.TURN_RIGHT, Intent.TURN_LEFT]
        way = ways[entry._at > 1]  # the card is so many cards *away* from where the cursor begins
        aside = ways * ((2 - away) // 2)
        tap(app, keys, *[way] * away, *aside)
        before = len(table.match.log)
        tap(app, keys, *3 * [Intent.CONFIRM])  # the card, the frog, the place
        seen = app.record(12)
        assert len(table.match.log) == before + 1
        action = table.match.log[-1][ANN]
        assert isinstance(action, Advance)
        assert action.start == EXCUSE
        return seen[: [Sound.CARD_LAID in frame.sounds for frame in seen].index(True)]


def test_what_was_chosen_behind_the_curtain_is_told_by_nothing_until_it_is_laid() -> None:
    all_alike([played_film(0, away) for away in (0, 2)])


def in_tray(table: FroggerTable, card: Card) -> Picture:
    """A card of a hand of four."""
    foot = table.layout.foot
    return face(card, foot.card, foot.card * ASPECT, shows=foot.card_shows(4))


def test_hands_of_bots_are_face_down_and_one_person_sees_their_own() -> None:
    with running_app(SHARP) as app:
        table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), seed=SEED))
        own = state_of(table).board.hands[ANN].secret
        assert faces(table, ANN) == [in_tray(table, card) for card in own]
        assert faces(table, BOB) == [table.tokens.cards._back(BOB, large=False)] * 4


def test_a_hand_closes_when_a_second_person_sits_down_and_opens_again() -> None:
    with running_app(SHARP) as app:
        table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), seed=SEED))
        opened = faces(table, ANN)
        app.context.seating.assign(BOB, RIGHT_KEYS)
        app.reseat()
        assert faces(table, ANN) == [table.tokens.cards._back(ANN, large=True)] * 4
        app.context.seating.put_bot(BOB, "easy")
        app.reseat()
        assert faces(table, ANN) == opened


def test_a_hand_closes_at_once_when_a_second_person_sits_down_during_a_show() -> None:
    with running_app(SHARP) as app:
        table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), seed=SEED))
        table.pending.decide(ANN, next(iter(table.match.state.legal(ANN))))
        app.run_until(lambda: not table.awaiting_choice)
        backs = {table.tokens.cards._back(ANN, large=large) for large in (True, False)}
        assert set(faces(table, ANN)).isdisjoint(backs)
        app.context.seating.assign(BOB, RIGHT_KEYS)
        app.reseat()
        dealt = faces(table, ANN)[: table.tokens.cards.secret(ANN)]
        assert dealt
        assert set(dealt) <= backs
        app.context.seating.put_bot(BOB, "easy")
        app.reseat()
        assert faces(table, ANN)[: len(dealt)] == dealt, "what is shown is older than the match"
        app.run_until(lambda: table.awaiting_choice)
        assert backs.isdisjoint(faces(table, ANN))


def test_bots_alone_show_no_hand() -> None:
    with running_app(SHARP) as app:
        table = open_and_wait(app, new_table(app, *[BotPlayer("easy")] * 3, seed=SEED))
        for seat in map(Seat, range(3)):
            assert len(set(faces(table, seat))) == 1


def test_open_hands_need_no_curtain() -> None:
    with running_app(SHARP) as app:
        occupants = Person(LEFT_KEYS), Person(RIGHT_KEYS)
        options = Options(open_hands=True)
        table = open_and_wait(app, new_table(app, *occupants, options=options, seed=SEED))
        chooser = table.pending._open[ANN][1]
        assert isinstance(chooser, StepChooser)
        assert chooser._path
        dealt = state_of(table).view(ANN).public[ANN]
        assert faces(table, ANN) == [in_tray(table, card) for card in dealt]


def test_the_curtain_opens_by_a_click_of_the_mouse() -> None:
    with running_app(SHARP) as app:
        table = new_table(app, Person(POINTER), Person(RIGHT_KEYS), seed=SEED)
        open_and_wait(app, table)
        app.frames(30)
        app.played.clear()
        Mouse(app).touch(*table.layout.foot.tray.centre)
        app.frames(3)
        assert Sound.CURTAIN_OPEN in app.played
        own = state_of(table).view(ANN).own
        assert faces(table, ANN) == [in_tray(table, card) for card in own]
