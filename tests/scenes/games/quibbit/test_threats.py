"""What is said of a card before it is played: what is sure, and whether somebody could lap."""

from __future__ import annotations

from rules.core import Seat
from rules.quibbit import Frog, View, leaps
from scenes.games.quibbit.choosing import threats
from scenes.games.quibbit.choosing.forecast import forecast
from scenes.games.quibbit.choosing.landing_marks import ICONS, icons_of
from scenes.games.quibbit.choosing.preview_sign import threat_row
from scenes.games.quibbit.choosing.threats import Threat, is_sure, threat
from scenes.table.choosing.hand_chooser import HandChooser
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.rules.quibbit.positions import RING, read
from tests.scenes.games.quibbit.test_secrets import in_mid_match
from tests.scenes.running_app import running_app

ANN, BOB, CIS = map(Frog, range(3))


def view(frogs: str, hands: str) -> View:
    return read(f"{RING}\nfrogs {frogs}\nhands {hands}").view(None)


def test_a_card_is_a_risk_if_another_frog_can_lap_in_its_round() -> None:
    near = view("A . . . C . . . . . . B^", "A:12345 B:25 C:4")
    assert threat(near, ANN, 5) == Threat(BOB, ANN)
    assert threat(near, ANN, 1) == Threat(BOB, ANN)  # comes a tile closer, the 5 of B does not
    assert threat(near, CIS, 4) == Threat(BOB, ANN)


def test_a_card_that_takes_the_rear_frog_out_of_reach_is_safe() -> None:
    near = view("A . . . . . . C . B^ . .", "A:125 B:3 C:1")
    assert threat(near, ANN, 5) == Threat(BOB, ANN)
    assert threat(near, ANN, 2) is None


def test_far_frogs_are_no_threat() -> None:
    far = view("A . . . C . . B^ . . . .", "A:12345 B:1 C:1")
    assert [threat(far, ANN, card) for card in (1, 2, 3, 4, 5)] == [None] * 5


def test_wherever_the_front_frog_sits_a_threat_is_what_the_rules_make_of_it() -> None:
    laps = {}
    for front in range(1, 12):
        frogs = ["A", *("." * 11)]
        frogs[front] = "B^"
        near = view(" ".join(frogs), "A:1 B:5")
        *_, (_, lapped) = leaps(near.board.at(), {ANN: 1, BOB: 5}, len(near.board.ring))
        laps[front] = lapped == ANN
        assert threat(near, ANN, 1) == (Threat(BOB, ANN) if laps[front] else None)
    assert [front for front, lap in laps.items() if lap] == [8, 9, 10, 11]


def test_threats_are_known_before_somebody_is_to_choose() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        threats._threat.cache_clear()
        table.before_events([])
        app.frames(len(table.view.board.hands[0]))
        view = table.match.state.view(None)
        known = threats._threat.cache_info().misses
        for card in view.board.hands[0]:
            threat(view, ANN, card)
        assert threats._threat.cache_info().misses == known


def test_the_dummy_is_a_threat_only_with_cards_it_has_not_turned_up() -> None:
    frogs, hands = "A . . . B^ . . . . . C", "A:5 B:1\npile C:{pile}\nspent C:{spent}"
    assert threat(view(frogs, hands.format(pile="1", spent="2345")), ANN, 5) is None
    assert threat(view(frogs, hands.format(pile="12", spent="345")), ANN, 5) == Threat(CIS, ANN)


def test_the_lowest_card_is_sure_and_a_high_one_is_not() -> None:
    near = view("A C B^ . . . . . . . . .", "A:15 B:24 C:3")
    board = near.board
    assert is_sure(near, ANN, 1, forecast(board, ANN, 1).fate)
    assert not is_sure(near, ANN, 5, forecast(board, ANN, 5).fate)


def test_a_lap_of_another_after_its_leap_leaves_a_card_sure() -> None:
    near = view("A . . . C . . . . . . B^", "A:12345 B:25 C:4")
    assert threat(near, ANN, 1) == Threat(BOB, ANN)
    assert is_sure(near, ANN, 1, forecast(near.board, ANN, 1).fate)  # the lowest, of the rear frog


def test_no_check_stands_alone_for_a_card_with_which_one_can_be_lapped() -> None:
    near = view("A . . . C . . . . . . B^", "A:12345 B:25 C:4").board
    for card in (1, 2, 3, 4, 5):
        leap = forecast(near, ANN, card)
        assert icons_of(leap, threatened=True) == (ICONS[leap.fate], ICONS["threat"])
        assert icons_of(leap, threatened=False) == (ICONS[leap.fate],)
    assert icons_of(forecast(near, BOB, 2), threatened=True) == (ICONS["lap"],)


def test_words_say_who_can_lap_whom_or_that_nobody_can() -> None:
    board = view("A . . . C . . . . . . B^", "A:12345 B:25 C:4").board
    assert threat_row(board, ANN, Threat(BOB, ANN))[1] == "Puddle can lap you!"
    assert threat_row(board, CIS, Threat(BOB, ANN))[1] == "Puddle can lap Bramble!"
    assert threat_row(board, ANN, None)[1] == "Safe from a lap"


def test_the_cursor_begins_in_the_middle_and_commends_no_card() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        chooser = table.pending.chooser(Seat(0))
        assert isinstance(chooser, HandChooser)
        assert chooser._at == len(table.view.board.hands[0]) // 2
