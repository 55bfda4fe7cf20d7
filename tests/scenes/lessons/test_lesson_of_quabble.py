"""The lesson of Quabble: it begins with cards, and ends with a free claim and the count."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from rules.core import Seat
from rules.quabble import Claim, ClaimsRevealed, Options, Side
from scenes.core.settings.settings import Settings
from scenes.games.quabble.cards import grown, pictured
from scenes.games.quabble.choosing.claim_chooser import ClaimChooser
from scenes.games.quabble.table import LESSON_ROUNDS, QuabbleTable
from scenes.lessons.lesson_scene import LessonScene
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.frog_group import NAME
from scenes.table.seats.seat_row import lit_seats
from seats.intents import Intent
from sprites.pictures.pictures import Text
from tests.scenes.lessons.played_lessons import open_lesson, player
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from words import say
from words.numbers import spelled


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app((320, 180), Settings(reduced_motion=True)) as opened:
        yield opened


def test_the_lesson_of_quabble_ends_with_the_count(app: RunningApp) -> None:
    scene = open_lesson(app, "quabble")
    play = player(app, "keys", scene)
    last = scene.lesson.captions[-1]
    app.run_until(lambda: scene.caption is last, play)
    assert isinstance(scene.table, QuabbleTable)
    open_cards = scene.table.tokens.open_cards
    points = open_cards.points()
    assert open_cards.ended
    assert lit_seats(scene.table.panels) == {scene.lesson.learner}  # as the winner
    large = [token for token in scene.table.stage.tokens if token.name == NAME]
    assert large
    assert all(token.lit for token in large), "coins and numbers stay bright"
    assert points == list(open_cards.scoring().points)
    assert points.index(max(points)) == scene.lesson.learner
    past = [event for events in scene.table.match.events for event in events]
    assert sum(isinstance(event, ClaimsRevealed) for event in past) == LESSON_ROUNDS


@pytest.mark.parametrize("side", Side)
def test_either_claim_at_the_end_of_the_lesson_of_quabble_is_played_on_to_the_count(
    app: RunningApp, side: Side
) -> None:
    scene = open_lesson(app, "quabble")
    play = player(app, "keys", scene)
    app.run_until(lambda: scene.caption and scene.caption.free and scene.chooser, play)
    assert scene._shown_press is None, "confirming chooses nothing before a card is raised"
    scene.table.pending.decide(scene.lesson.learner, Claim(side))
    last, shown = scene.lesson.captions[-1], list[str]()

    def watch_and_play() -> None:
        shown.append(scene.table.top_bar.shown[0].words)
        play()

    app.run_until(lambda: scene.caption is last, watch_and_play)
    assert isinstance(scene.table, QuabbleTable)
    points = scene.table.tokens.open_cards.points()
    assert say("quabble.ended_cards_played", points=spelled(max(points))) in shown
    assert points.index(max(points)) == scene.lesson.learner


def test_no_round_begins_after_the_last_one_of_the_lesson_of_quabble(app: RunningApp) -> None:
    scene = open_lesson(app, "quabble")
    play, shown = player(app, "keys", scene), list[str]()

    def watch_and_play() -> None:
        shown.append(scene.table.top_bar.shown[0].words)
        play()

    app.run_until(lambda: scene.caption is scene.lesson.captions[-1], watch_and_play)
    told = list(dict.fromkeys(shown))
    last_claim = max(i for i, words in enumerate(told) if "claims the Grungle" in words)
    assert not any("offers a card" in words for words in told[last_claim:])
    begun = {say("quabble.first", name=seat_name(Seat(seat))): seat for seat in range(3)}
    assert [begun[words] for words in scene.table.log if words in begun] == [2, 0]


def test_the_rules_tell_how_many_rounds_a_match_has() -> None:
    first, *others = (f"{Options().rounds(seats)} with {seats}" for seats in (3, 4, 5, 6))
    rounds, frogs = first.split(" with ")
    told = ", ".join([f"{rounds} rounds with {frogs} frogs", *others])
    assert told in say("quabble_help.end_1")


def test_the_lesson_names_no_number_of_rounds_which_options_change() -> None:
    assert not any(map(str.isdigit, say("quabble_lesson.end")))
    assert "rounds" in say("quabble_lesson.end")


def test_a_lesson_of_quabble_begins_with_a_hand_and_counts_its_rounds(app: RunningApp) -> None:
    scene = open_lesson(app, "quabble")
    assert isinstance(scene.table, QuabbleTable)
    tokens = scene.table.tokens
    assert tokens.gaps.hand.shown
    told = tokens.top_bar._round.picture
    assert isinstance(told, Text)
    assert told.words == say("quabble.round_of", number=1, rounds=LESSON_ROUNDS)
    assert not tokens.top_bar.is_last_round


def test_the_learner_of_quabble_sees_one_after_another_offer(app: RunningApp) -> None:
    scene = open_lesson(app, "quabble")
    assert isinstance(scene.table, QuabbleTable)
    tokens, play = scene.table.tokens, player(app, "keys", scene)
    gaps = tokens.gaps
    for told, givers in enumerate(([], [], [1], [1, 2])):
        app.run_until(partial(is_told, scene, told), play)
        assert list(gaps.offers) == givers
        assert not gaps.prices
    assert scene.caption is not None
    assert scene.caption.asks, "then it is the learner's turn"
    app.run_until(partial(is_told, scene, 4), play)
    lying = [one for offer in gaps.offers.values() for one in offer]
    assert lying
    drawings = {one.draw for one in lying}
    assert drawings.isdisjoint({grown, pictured}), "these tell what a half is worth"
    assert all(card.visible for card in tokens.order.cards)
    assert not gaps.prices


def test_whoever_reads_in_the_lesson_of_quabble_is_led_back_to_the_claim(app: RunningApp) -> None:
    scene = open_lesson(app, "quabble")
    app.run_until(lambda: isinstance(scene.chooser, ClaimChooser), player(app, "keys", scene))
    KeyButtons().put(Intent.CONFIRM, False)  # that was held to read on
    tap(app, KeyButtons(), Intent.LEFT)
    assert not scene._showing().goes, "the card is raised"
    tap(app, KeyButtons(), Intent.UP)
    assert isinstance(scene.table, QuabbleTable)
    assert scene.table.inspector.device
    assert scene.next_press is Intent.CONFIRM
    assert scene._showing().goes
    tap(app, KeyButtons(), Intent.CONFIRM)
    assert not scene.table.inspector.device
    assert not scene._showing().goes


def is_told(scene: LessonScene, number: int) -> bool:
    """Whether the caption of that number is shown."""
    return scene.caption is scene.lesson.captions[number]
