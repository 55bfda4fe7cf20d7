"""The lesson of Mosquito shows a whole match: who begins, every kind of turn, and how one wins."""

from __future__ import annotations

from rules.mosquito import ActionKind, Cut, kind_of
from scenes.lessons.lesson import lesson_of


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
