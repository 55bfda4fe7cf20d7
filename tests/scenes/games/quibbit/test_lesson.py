"""The lesson of Quibbit!: what the ghost shows comes true, but where the lesson is about that."""

from __future__ import annotations

from rules.quibbit import Pick, State, leap
from rules.record import replay_choices
from scenes.lessons.lesson import lesson_of

PUSHED = 5  # the choice after which a lower card pushes the learner off the own leaf


def test_the_learner_comes_down_where_the_ghost_stands() -> None:
    lesson = lesson_of("quibbit")
    for made in range(lesson.start, len(lesson.match.log)):
        before, after = (replay_choices(lesson.match, n).match.state for n in (made, made + 1))
        assert isinstance(before, State)
        assert isinstance(after, State)
        if not before.board.round:
            continue
        pick = lesson.match.log[made][lesson.learner]
        assert isinstance(pick, Pick)
        progress = before.board.progress
        start = progress[lesson.learner]
        assert start is not None
        standing = [at for at in progress if at is not None]
        end, _ = leap(start, pick.card, standing, len(before.board.ring))
        there = after.board.progress[lesson.learner]
        assert there == (end + 1 if made == PUSHED else end)
