"""Who can lap whom, and with which cards nobody can."""

from __future__ import annotations

from itertools import product

from rules.quibbit import Frog, leaps
from scenes.games.quibbit.choosing import outlook as outlook_module
from scenes.games.quibbit.choosing.outlook import (
    is_inevitable,
    lappers,
    outlook,
    outlooks,
)
from scenes.games.quibbit.choosing.preview_sign import threat_words, warning_words
from scenes.games.quibbit.choosing.threats import Threat
from scenes.games.quibbit.table import QuibbitTable
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.quibbit.choosing.foretold_positions import ANN, BOB, CIS, threat, view
from tests.scenes.games.quibbit.mid_matches import in_mid_match
from tests.scenes.running_app import running_app


def test_a_card_is_a_risk_if_another_frog_can_lap_in_its_round() -> None:
    near = view("A . . . C . . . . . . B^", "A:12345 B:25 C:4")
    assert threat(near, ANN, 5) == (BOB, ANN)
    assert threat(near, ANN, 1) == (BOB, ANN)  # comes a tile closer, the 5 of B does not
    assert threat(near, CIS, 4) == (BOB, ANN)


def test_a_card_that_takes_the_rear_frog_out_of_reach_is_safe() -> None:
    near = view("A . . . . . . C . B^ . .", "A:125 B:3 C:1")
    assert threat(near, ANN, 5) == (BOB, ANN)
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
        assert threat(near, ANN, 1) == ((BOB, ANN) if laps[front] else None)
    assert [front for front, lap in laps.items() if lap] == [8, 9, 10, 11]


def test_threats_are_known_before_somebody_is_to_choose() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        outlook_module._outlook.cache_clear()
        table.before_events([])
        app.frames(len(table.view.board.hands[0]))
        view = table.match.state.view(None)
        known = outlook_module._outlook.cache_info().misses
        for card in view.board.hands[0]:
            threat(view, ANN, card)
        assert outlook_module._outlook.cache_info().misses == known


def test_a_match_that_goes_on_knows_its_threats_when_it_is_opened() -> None:
    with running_app() as app:
        table = in_mid_match(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
        outlook_module._outlook.cache_clear()
        QuibbitTable(app.context, table.match)
        known = outlook_module._outlook.cache_info().misses
        assert outlooks(table.view, ANN)
        assert outlook_module._outlook.cache_info().misses == known > 0


def test_the_dummy_is_a_threat_only_with_cards_it_has_not_turned_up() -> None:
    frogs, hands = "A . . . B^ . . . . . C", "A:5 B:1\npile C:{pile}\nspent C:{spent}"
    assert threat(view(frogs, hands.format(pile="1", spent="2345")), ANN, 5) is None
    assert threat(view(frogs, hands.format(pile="12", spent="345")), ANN, 5) == (CIS, ANN)


def test_who_can_be_lapped_whichever_card_is_played_is_common_to_all() -> None:
    near = view("A . . . C . . . . . . B^", "A:12345 B:25 C:4")
    found = outlooks(near, ANN).values()
    assert is_inevitable(outlooks(near, ANN))
    assert lappers(found, ANN) == [BOB]
    near = view("A . . . . . . C . B^ . .", "A:125 B:3 C:1")
    assert not is_inevitable(outlooks(near, ANN))


def test_a_warning_names_all_who_can_lap_and_no_odds() -> None:
    near = view("A . . . . . . . . C . B^", "A:35 B:35 C:345")
    found = outlook(near, ANN, 3)
    assert {one.lapper for one in found.threats} == {BOB, CIS}
    assert "lap" not in found.fates
    assert warning_words(near.board, ANN, found) == "Puddle or Sunny can lap you!"


def test_a_warning_says_which_card_laps_and_which_other_card_it_needs() -> None:
    near = view("A . . . C . . . B^ . . .", "A:1 B:25 C:4")
    (found,) = outlook(near, ANN, 1).threats
    assert (found.cards, found.needs) == ((5,), None)
    assert warning_words(near.board, ANN, outlook(near, ANN, 1)) == "Puddle's 5 can lap you!"
    near = view(". A . . . . . . B . C^ .", "A:12 B:13 C:4")
    (found,) = outlook(near, ANN, 2).threats
    assert (found.cards, found.needs) == ((4,), (BOB, 3))
    told = warning_words(near.board, ANN, outlook(near, ANN, 2))
    assert told == "If Puddle plays 3, Sunny's 4 can lap you!"


def test_the_cards_of_a_threat_are_those_with_which_the_rules_let_it_lap() -> None:
    for frogs in (
        "A . . . C . . . . . . B^",
        ". A . . . . . . B . C^ .",
        "C . . . . . A B^ . . . .",
    ):
        near = view(frogs, "A:125 B:235 C:145")
        at, size = near.board.at(), len(near.board.ring)
        for card in near.board.hand(ANN):
            laps = dict[tuple[Frog, Frog | None], set[int]]()
            for bob, cis in product(near.board.hand(BOB), near.board.hand(CIS)):
                *_, (leapt, lapped) = leaps(at, {ANN: card, BOB: bob, CIS: cis}, size)
                if lapped is not None and leapt.frog != ANN:
                    laps.setdefault((leapt.frog, lapped), set()).add(leapt.card)
            assert {one.pair: {*one.cards} for one in outlook(near, ANN, card).threats} == laps


def test_words_say_who_can_lap_whom() -> None:
    board = view("A . . . C . . . . . . B^", "A:12345 B:25 C:4").board
    lapping, helped = Threat(BOB, ANN, False), Threat(BOB, ANN, True)
    assert threat_words(board, ANN, [lapping]) == "Puddle can lap you!"
    assert threat_words(board, CIS, [lapping]) == "Puddle can lap Bramble!"
    assert threat_words(board, CIS, [helped]) == "Puddle can leap over you and lap Bramble!"
    assert threat_words(board, CIS, [lapping, Threat(BOB, CIS, False)]) == "Puddle can lap you!"
