"""The libraries of the extra ``speech`` themselves."""

from __future__ import annotations

from array import array
from pathlib import Path
from time import monotonic, sleep

import pytest

from speech.espeak import Espeak
from speech.screen_reader import ScreenReader
from speech.synthesis import Utterance
from speech.synthesis_thread import SynthesisThread
from tests.speech.synthesisers import LONGEST
from words import languages

pytestmark = pytest.mark.speech
WORDS = "It is your turn. Choose a card: 3, 4 or 5."
LOUD = 1000  # of 32767


@pytest.fixture(scope="module")
def espeak() -> Espeak:
    pytest.importorskip("espeakng_loader", reason="needs the extra 'speech'")
    return Espeak()


def test_every_language_of_the_program_is_spoken_in_a_voice_of_its_own(espeak: Espeak) -> None:
    said = {
        language: espeak.samples(Utterance(WORDS, language), lambda: False)
        for language in languages()
    }
    for language, samples in said.items():
        assert 1.0 < len(samples) / 2 / espeak.rate < 20.0, language
        assert max(array("h", samples)) > LOUD, language
    assert len(set(said.values())) == len(said)


def test_a_higher_rate_takes_less_time(espeak: Espeak) -> None:
    lengths = [
        len(espeak.samples(Utterance(WORDS, "en", rate), lambda: False)) for rate in (50, 100, 250)
    ]
    assert lengths[0] > 1.5 * lengths[1] > 2.5 * lengths[2]


def test_it_stops_when_nobody_wants_to_hear_it(espeak: Espeak) -> None:
    assert espeak.samples(Utterance(WORDS * 100, "en"), lambda: True) == b""


def test_it_can_be_turned_off_and_on_again(espeak: Espeak) -> None:
    for _ in range(5):
        thread = SynthesisThread(Espeak)
        synthesis = thread.add(Utterance(WORDS, "en"))
        thread.close()
        assert synthesis.samples


def test_without_a_screen_reader_that_is_told_and_nothing_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for home in ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"):  # Prism writes there
        monkeypatch.setenv(home, str(tmp_path))
    pytest.importorskip("prism", reason="needs the extra 'speech'")
    reader = ScreenReader()
    reader.say(Utterance(WORDS, "en"))
    deadline = monotonic() + LONGEST
    while reader.failure is None and reader.busy:
        assert monotonic() < deadline
        sleep(0.01)
    reader.close()
