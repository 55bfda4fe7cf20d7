"""Tunes that come close together are played one after another."""

from __future__ import annotations

from sounds.mixer.tune_queue import PATIENCE, TuneQueue, seconds_of
from sounds.names import Sound

SECONDS = {Sound.LAP: 1.2, Sound.WIN: 2.0, Sound.MATCH_OVER: 1.5, Sound.TIE: PATIENCE + 1}


class QueueRecorder:
    """A queue, and what it began to play."""

    def __init__(self) -> None:
        self.tunes: list[Sound] = []
        self.queue = TuneQueue(self.begin)

    def begin(self, sound: Sound) -> float:
        self.tunes.append(sound)
        return SECONDS[sound]

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds * 60)):
            self.queue.advance(1 / 60)


def test_a_tune_alone_begins_at_once() -> None:
    heard = QueueRecorder()
    heard.queue.add(Sound.WIN)
    assert heard.tunes == [Sound.WIN]
    assert heard.queue.playing


def test_lap_win_and_end_are_heard_one_after_another() -> None:
    heard = QueueRecorder()
    heard.queue.add(Sound.LAP)
    heard.wait(0.4)
    heard.queue.add(Sound.WIN)
    heard.queue.add(Sound.MATCH_OVER)
    assert heard.tunes == [Sound.LAP]
    heard.wait(0.9)
    assert heard.tunes == [Sound.LAP, Sound.WIN]
    heard.wait(2.0)
    assert heard.tunes == [Sound.LAP, Sound.WIN, Sound.MATCH_OVER]
    heard.wait(2.0)
    assert not heard.queue.playing


def test_a_tune_that_would_come_much_too_late_is_left_out() -> None:
    heard = QueueRecorder()
    heard.queue.add(Sound.TIE)
    heard.queue.add(Sound.LAP)
    heard.wait(PATIENCE + 2)
    assert heard.tunes == [Sound.TIE]
    heard.queue.add(Sound.WIN)
    assert heard.tunes == [Sound.TIE, Sound.WIN]


def test_what_is_cleared_is_never_heard() -> None:
    heard = QueueRecorder()
    heard.queue.add(Sound.LAP)
    heard.queue.add(Sound.WIN)
    heard.queue.clear()
    heard.wait(3.0)
    assert heard.tunes == [Sound.LAP]


def test_the_tail_of_a_tune_does_not_count() -> None:
    assert seconds_of([0.5, 0.8, 0.4, 0.1, 0.05, 0.01]) == 0.06
