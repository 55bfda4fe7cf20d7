"""Plays by the spoken lines alone: hears them, and presses keys."""

from __future__ import annotations

import re
from random import Random

import pygame

from scenes.menus.results import Results
from tests import input_events
from tests.scenes.narration.narrated_app import NarratedApp

DOWN, LEFT, RIGHT = pygame.KSCAN_DOWN, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT
CHOOSE, BACK = pygame.KSCAN_RETURN, pygame.KSCAN_BACKSPACE
PLACE = re.compile(r" (\d+) of (\d+)\.")
PATIENCE = 60 * 200  # frames without a word until nothing more is expected
LEADING_AWAY = ("Pause.", "Take the last choice back.", "Back.")
"""Rows that are no choice of the game."""
REFUSED = "That is not possible now."


class BlindfoldedPlayer:
    """Knows nothing of *narrated* but what it says."""

    def __init__(self, narrated: NarratedApp, seed: int) -> None:
        self._narrated, self._rng = narrated, Random(seed)
        self._heard = 0
        self._last = ""

    def open_short_match(self, title: str) -> None:
        """Go from the title of the program to the table."""
        self._listen()
        self._find(title, RIGHT)
        self._find("Options.", LEFT)
        self._find_short_match()
        self._press(BACK)
        self._find("Start.", RIGHT)

    def _find_short_match(self) -> None:
        """Find what makes the match short: a row of its own, or one of all lengths."""
        for _ in range(40):
            if self._says("Five-minute table"):
                self._press(RIGHT)
                return
            if self._says("Length"):
                self._find("five minutes", RIGHT, DOWN)
                return
            self._press(DOWN)
        raise AssertionError("nothing makes the match short")

    def _says(self, words: str) -> bool:
        """Whether *words* begin a part of what was said last."""
        return bool(re.search(rf"(^|[.:?!] ){re.escape(words)}", self._last))

    def choose(self) -> None:
        """Wait for a list of options, and choose any."""
        self._hurry()
        if self.has_ended() or self._last.startswith("Chosen."):
            return
        for _ in range(self._rng.randrange(4)):
            self._press(DOWN)
        while not self._takes_row():
            self._press(DOWN)

    def _takes_row(self) -> bool:
        """Choose the row that was said last, unless that leads away; whether it was not refused."""
        row = self._last
        if any(name in row for name in LEADING_AWAY):
            return False
        self._press(CHOOSE)
        return self._last == row or self._last not in (REFUSED, *_parts(row))

    def has_ended(self) -> bool:
        """Whether the results have been said."""
        return "Play again." in self._last

    def go_home(self) -> None:
        """Go from the results to the title, once they take presses."""
        self._narrated.app.run_until(lambda: self._narrated.app.shows(Results).takes_presses)
        self._find("Title.", RIGHT)

    def _hurry(self) -> None:
        """Hold the key that hurries until something can be chosen."""
        input_events.key(CHOOSE, True)
        while not PLACE.search(self._listen()):
            pass
        input_events.key(CHOOSE, False)
        self._narrated.frames()
        self._listen_on()

    def _find(self, words: str, key: int, then: int = CHOOSE) -> None:
        """Press *key* until *words* are said of what has the focus, and then press *then*."""
        self._listen_on()
        for _ in range(40):
            if self._says(words):
                self._press(then)
                return
            self._press(key)
        raise AssertionError(f"{words} was not found")

    def _press(self, key: int) -> None:
        """Press a key, let it go, and hear what is said now."""
        input_events.key(key, True)
        self._narrated.frames(2)
        input_events.key(key, False)
        self._narrated.frames()
        self._listen_on()

    def _listen_on(self) -> None:
        """Hear all that has been said by now."""
        while self._heard < len(self._narrated.speaker.utterances):
            self._listen()

    def _listen(self) -> str:
        """The next words."""
        for _ in range(PATIENCE):
            if self._heard < len(self._narrated.speaker.utterances):
                self._last = self._narrated.speaker.utterances[self._heard].words
                self._heard += 1
                return self._last
            self._narrated.frames()
        raise AssertionError(f"silence after {self._narrated.speaker.said[-5:]}")


def _parts(row: str) -> list[str]:
    """What may be the reason for which a row is refused: the end of what was said of it."""
    place = PLACE.search(row)
    return [row[place.end() :].strip()] if place else []
