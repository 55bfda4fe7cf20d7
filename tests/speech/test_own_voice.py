"""A voice of our own: made in a thread, played by the loop, interrupted at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic, sleep

import pytest

from speech.own_voice import OwnVoice
from speech.synthesis import NoSpeech, Synthesiser, Utterance
from speech.synthesis_thread import SynthesisThread
from tests.speech.synthesisers import LONGEST, RecordingOutput, SlowSynthesiser

FIRST, SECOND = Utterance("first", "en"), Utterance("second", "de", 150)


def wait_for(voice: OwnVoice, what: Callable[[], object]) -> None:
    deadline = monotonic() + LONGEST
    while not what():
        assert monotonic() < deadline, "it never happened"
        sleep(0.001)
        voice.update()


@pytest.fixture
def synthesiser() -> SlowSynthesiser:
    return SlowSynthesiser()


@pytest.fixture
def output() -> RecordingOutput:
    return RecordingOutput()


@pytest.fixture
def voice(synthesiser: SlowSynthesiser, output: RecordingOutput) -> Iterator[OwnVoice]:
    thread = SynthesisThread(lambda: synthesiser)
    voice = OwnVoice(thread, output)
    yield voice
    synthesiser.go_on.set()
    voice.close()
    thread.close()


def test_nothing_waits_for_the_samples(
    voice: OwnVoice, synthesiser: SlowSynthesiser, output: RecordingOutput
) -> None:
    voice.say(FIRST)
    voice.update()
    assert voice.busy
    assert not output.heard
    synthesiser.go_on.set()
    wait_for(voice, lambda: output.heard)
    assert output.heard == [b"first"]
    assert voice.busy
    output.speaking = False
    assert not voice.busy


def test_a_new_utterance_takes_the_place_of_one_that_is_being_made(
    voice: OwnVoice, synthesiser: SlowSynthesiser, output: RecordingOutput
) -> None:
    voice.say(FIRST)
    assert synthesiser.begun.wait(LONGEST)
    voice.say(SECOND)
    synthesiser.go_on.set()
    wait_for(voice, lambda: output.heard)
    assert output.heard == [b"second"]


def test_what_was_cancelled_before_its_turn_is_not_even_made(
    voice: OwnVoice, synthesiser: SlowSynthesiser, output: RecordingOutput
) -> None:
    voice.say(FIRST)
    assert synthesiser.begun.wait(LONGEST)
    for _ in range(20):
        voice.say(FIRST)
    voice.say(SECOND)
    synthesiser.go_on.set()
    wait_for(voice, lambda: output.heard)
    assert synthesiser.made == [FIRST, SECOND]


def test_it_tells_why_nothing_can_be_said(output: RecordingOutput) -> None:
    def make() -> Synthesiser:
        raise NoSpeech("no library")

    thread = SynthesisThread(make)
    voice = OwnVoice(thread, output)
    voice.say(FIRST)
    wait_for(voice, lambda: voice.failure)
    assert not voice.busy
    thread.close()
