"""A running app that speaks, to a speaker that remembers all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from scenes.app.services.speech_service import PARTS, SpeechService
from scenes.core.settings.settings import Settings
from tests.scenes.narration.recording_speaker import RecordingSpeakers
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.checked_tables import TINY


class NarratedApp:
    """``app`` and what it says."""

    def __init__(self, app: RunningApp) -> None:
        for part in PARTS:  # else this takes the first frames
            import_module(part)
        self.app, self.speakers = app, RecordingSpeakers()
        self.speaker = self.speakers.room
        self.service = SpeechService(app.context, app.stack, lambda _: self.speakers)
        app.context.narration = self.service
        app.context.input_reader.ask_first(self.service.keys.takes)

    def frames(self, number: int = 1) -> None:
        """Run so many frames."""
        self.app.frames(number, self.service.update)

    def new(self, number: int = 3) -> list[str]:
        """What is said in the next frames."""
        before = len(self.speaker.utterances)
        self.frames(number)
        return self.speaker.said[before:]


@contextmanager
def narrated_app(**settings: Any) -> Iterator[NarratedApp]:
    """An app whose own voice is on, with these other *settings*."""
    with running_app(TINY, Settings(**{"speech": "own", **settings})) as app:
        yield NarratedApp(app)
