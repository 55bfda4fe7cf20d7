"""The lesson of Mosquito shows a whole match: who begins, every kind of turn, and how one wins."""

from __future__ import annotations

from rules.core import Seat
from rules.mosquito import ActionKind, Cut, kind_of
from scenes.lessons.lesson import lesson_of
from scenes.players.seat_names import seat_name
from words import say


def test_the_learner_cuts_places_swaps_covers_and_passes_until_the_match_is_won() -> None:
    lesson = lesson_of("mosquito")
    log = lesson.match.log[lesson.start :]
    own = [choices[lesson.learner] for choices in log if lesson.learner in choices]
    kinds = {kind_of(action) for action in own if not isinstance(action, Cut)}
    assert isinstance(own[0], Cut)
    assert kinds == set(ActionKind) - {ActionKind.BOTH}
    outcome = lesson.match.state.outcome()
    assert outcome
    assert outcome.places[0] == (lesson.learner,)


def test_a_swap_and_a_cover_are_told_of_before_a_rival_makes_one() -> None:
    lesson = lesson_of("mosquito")
    rival = Seat(1 - lesson.learner)
    for kind, key in ((ActionKind.EXCHANGE, "swap_seen"), (ActionKind.OVERLAY, "cover_seen")):
        first = next(
            number
            for number, chosen in enumerate(lesson.match.log)
            if number > 1 and rival in chosen and kind_of(chosen[rival]) is kind
        )
        words = say(f"mosquito_lesson.{key}", seat_1=seat_name(rival))
        (told,) = (caption for caption in lesson.captions if caption.words == words)
        assert (told.choices, told.event) == (first, "")
