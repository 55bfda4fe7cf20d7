"""With the curtain closed nothing on the Frogger table tells which cards were dealt."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from rules.core import Seat
from rules.decktet import Card
from rules.frogger import EXCUSE, Advance, Options
from scenes.games.frogger.decktet_cards import face
from scenes.games.frogger.table import FroggerTable
from scenes.table.choosing.step_chooser import StepChooser
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Occupant, Person
from seats.pointer.pointer import POINTER
from sounds.bank import Sound
from sprites.pictures.pictures import Collage, Picture
from tests.scenes.games.frogger.tables import give, lay_out, state_of
from tests.scenes.running_app import Moment, Party, a_party
from tests.scenes.simulated_players import KeyHands, Mouse, tap
from tests.scenes.table.checked_tables import open_up

ANN, BOB = Seat(0), Seat(1)
SEED = 3  # Ann begins
Hand = tuple[Card, ...]


def hands_for(table: FroggerTable) -> list[Hand]:
    """Hands of cards with two suits that nobody has seen."""
    board = state_of(table).board
    unseen = (*board.hands[ANN].secret, *board.hands[BOB].secret, *board.stock.deck)
    free = [card for card in unseen if len(card.suits) == 2]
    return [tuple(free[:4]), tuple(free[4:8]), tuple(reversed(free[:4]))]


def shared(party: Party, which: int, *more: Occupant) -> FroggerTable:
    """Ann and Bob at two halves of a keyboard, Ann to choose, with one hand of several."""
    occupants = (Person(LEFT_KEYS), Person(RIGHT_KEYS), *more)
    table = lay_out(party, *occupants, seed=SEED)
    assert state_of(table).acting == ANN
    give(table, ANN, *hands_for(table)[which])
    return open_up(party, table)


def all_alike(films: Sequence[Sequence[Moment]]) -> None:
    first, *others = films
    for other in others:
        for frame, (here, there) in enumerate(zip(first, other, strict=True)):
            assert here.sounds == there.sounds, f"a sound tells in frame {frame}"
            assert here.picture == there.picture, f"the picture tells in frame {frame}"


def film(which: int, act: Callable[[Party, FroggerTable], None], frames: int = 60) -> list[Moment]:
    with a_party() as party:
        table = shared(party, which)
        act(party, table)
        party.frames(40)
        return party.film(frames)


def wait(party: Party, table: FroggerTable) -> None:
    """Do nothing."""


def peek_and_close(party: Party, table: FroggerTable) -> None:
    """Open the curtain, look at another card, go back."""
    tap(party, KeyHands(), Intent.CONFIRM, Intent.RIGHT, Intent.CANCEL)


def peek_for_a_moment(party: Party, table: FroggerTable) -> None:
    """Hold the triggers, and let go."""
    keys = KeyHands()
    keys.put(Intent.PEEK, True)
    party.frames(20)
    keys.put(Intent.PEEK, False)


def try_to_move_outside(party: Party, table: FroggerTable) -> None:
    """Walk about before the closed curtain."""
    tap(party, KeyHands(), Intent.LEFT, Intent.UP, Intent.TURN_RIGHT, Intent.CANCEL)


@pytest.mark.parametrize(
    "act", [wait, peek_and_close, peek_for_a_moment, try_to_move_outside], ids=lambda a: a.__name__
)
def test_a_closed_curtain_tells_nothing(act: Callable[[Party, FroggerTable], None]) -> None:
    films = [film(which, act) for which in range(3)]
    assert len({moment.picture for moment in films[0]}) > 3, "nothing moves at all"
    all_alike(films)


def test_an_open_curtain_shows_the_hand_and_the_ghosts() -> None:
    def look(party: Party, table: FroggerTable) -> None:
        tap(party, KeyHands(), Intent.CONFIRM)

    films = [film(which, look) for which in range(3)]
    assert len({moment.picture for seen in films for moment in seen[:1]}) == 3


def faces(table: FroggerTable, seat: Seat) -> list[Picture]:
    return [token.picture for token in table.tokens.cards.hands[seat]]


def test_what_a_peek_shows_is_gone_when_it_ends() -> None:
    with a_party() as party:
        table, keys = shared(party, 0), KeyHands()
        closed = faces(table, ANN)
        assert len(set(closed)) == 1, "all backs are alike"
        keys.put(Intent.PEEK, True)
        party.frames(3)
        assert len(set(faces(table, ANN))) == 4
        assert faces(table, BOB) == [table.tokens.cards._back(False)] * 4
        keys.put(Intent.PEEK, False)
        party.frames(3)
        assert faces(table, ANN) == closed


def test_what_the_room_knows_of_a_hand_lies_in_its_dock_while_the_curtain_is_closed() -> None:
    with a_party() as party:
        table = lay_out(party, Person(LEFT_KEYS), Person(RIGHT_KEYS), seed=SEED, turns=6)
        open_up(party, table)
        ann, cards, keys = table.tokens.cards.acting, table.tokens.cards, KeyHands()
        keys = KeyHands(RIGHT_KEYS) if ann else keys
        seen = cards.public[ann]
        assert seen, "nothing was taken yet"
        small = [face(card, *cards._mini, picture=False) for card in seen]
        dealt = [cards._back(False)] * cards.secret(ann)
        assert isinstance(cards._stand_in.picture, Collage)
        assert [piece.picture for piece in cards._stand_in.picture.pieces] == dealt + small
        assert cards._stand_in.visible
        tap(party, keys, Intent.CONFIRM)
        assert not cards._stand_in.visible, "the hand itself is to be seen"


def played_film(which: int, index: int) -> list[Moment]:
    """Behind the curtain Ann plays a card from the pond; the film ends when it is laid."""
    with a_party() as party:
        table, keys = shared(party, which), KeyHands()
        tap(party, keys, Intent.CONFIRM)
        entry = table.pending._open[ANN][1]
        assert isinstance(entry, StepChooser)
        aside = [Intent.TURN_RIGHT, Intent.TURN_LEFT] * ((2 - index) // 2)
        tap(party, keys, *[Intent.TURN_RIGHT] * index, *aside)
        before = len(table.match.log)
        tap(party, keys, Intent.CONFIRM, Intent.CONFIRM)
        seen = party.film(12)
        assert len(table.match.log) == before + 1
        action = table.match.log[-1][ANN]
        assert isinstance(action, Advance)
        assert action.start == EXCUSE
        return seen[: [Sound.CARD_LAID in moment.sounds for moment in seen].index(True)]


def test_what_was_chosen_behind_the_curtain_is_told_by_nothing_until_it_is_laid() -> None:
    all_alike([played_film(0, index) for index in (0, 2)])


def test_hands_of_bots_are_face_down_and_one_person_sees_their_own() -> None:
    with a_party() as party:
        table = open_up(party, lay_out(party, Person(LEFT_KEYS), BotPlayer("easy"), seed=SEED))
        own = state_of(table).board.hands[ANN].secret
        assert faces(table, ANN) == [table.tokens.cards.face(card) for card in own]
        assert faces(table, BOB) == [table.tokens.cards._back(False)] * 4


def test_a_hand_closes_when_a_second_person_sits_down_and_opens_again() -> None:
    with a_party() as party:
        table = open_up(party, lay_out(party, Person(LEFT_KEYS), BotPlayer("easy"), seed=SEED))
        opened = faces(table, ANN)
        party.context.seating.assign(BOB, RIGHT_KEYS)
        party.reseat()
        assert faces(table, ANN) == [table.tokens.cards._back(True)] * 4
        party.context.seating.put_bot(BOB, "easy")
        party.reseat()
        assert faces(table, ANN) == opened


def test_a_hand_closes_at_once_when_a_second_person_sits_down_during_a_show() -> None:
    with a_party() as party:
        table = open_up(party, lay_out(party, Person(LEFT_KEYS), BotPlayer("easy"), seed=SEED))
        table.pending.decide(ANN, next(iter(table.match.state.legal(ANN))))
        party.until(lambda: not table.resting)
        backs = {table.tokens.cards._back(large) for large in (True, False)}
        assert set(faces(table, ANN)).isdisjoint(backs)
        party.context.seating.assign(BOB, RIGHT_KEYS)
        party.reseat()
        dealt = faces(table, ANN)[: table.tokens.cards.secret(ANN)]
        assert dealt
        assert set(dealt) <= backs
        party.context.seating.put_bot(BOB, "easy")
        party.reseat()
        assert faces(table, ANN)[: len(dealt)] == dealt, "what is shown is older than the match"
        party.until(lambda: table.resting)
        assert backs.isdisjoint(faces(table, ANN))


def test_bots_alone_show_no_hand() -> None:
    with a_party() as party:
        table = open_up(party, lay_out(party, *[BotPlayer("easy")] * 3, seed=SEED))
        for seat in map(Seat, range(3)):
            assert len(set(faces(table, seat))) == 1


def test_open_hands_need_no_curtain() -> None:
    with a_party() as party:
        occupants = Person(LEFT_KEYS), Person(RIGHT_KEYS)
        options = Options(open_hands=True)
        table = open_up(party, lay_out(party, *occupants, options=options, seed=SEED))
        chooser = table.pending._open[ANN][1]
        assert isinstance(chooser, StepChooser)
        assert chooser._path
        assert len(set(faces(table, ANN))) == 4


def test_the_curtain_opens_by_a_click_of_the_mouse() -> None:
    with a_party() as party:
        table = lay_out(party, Person(POINTER), Person(RIGHT_KEYS), seed=SEED)
        open_up(party, table)
        party.frames(30)
        party.heard.clear()
        Mouse(party).touch(*table.layout.tray.centre)
        party.frames(3)
        assert Sound.CURTAIN_OPEN in party.heard
        assert len(set(faces(table, ANN))) == 4
