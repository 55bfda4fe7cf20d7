"""What came of a kind of attack: the program plays on, says one sentence, or has failed."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import process_time

SLOW = 1.0  # seconds of the processor, so that other programs do not count


@dataclass
class AttackTally:
    """The outcomes of all tries of one kind of attack."""

    name: str
    played_on: int = 0
    sentences: int = 0
    longest: float = 0.0  # seconds
    failures: list[str] = field(default_factory=list)

    @property
    def tries(self) -> int:
        """How many there were."""
        return self.played_on + self.sentences + len(self.failures)

    def count(self, said: Sequence[str]) -> None:
        """Count a try after which *said* was said: at most one sentence, which can be shown."""
        if len(said) > 1 or any(sentence.count("\n") > 1 for sentence in said):
            raise AssertionError(f"{len(said)} sentences: {said}")
        if not all(sentence.replace("\n", "").isprintable() for sentence in said):
            raise AssertionError(f"this cannot be shown: {said}")
        self.played_on += not said
        self.sentences += len(said)

    @contextmanager
    def trying(self, what: str, tries: int = 1) -> Iterator[None]:
        """One try or several, which fail by any exception; *what* finds them again.

        A single one fails if it is slow, too.
        """
        began = process_time()
        try:
            yield
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{place.filename}:{place.lineno}"
            self.failures.append(f"{what}: {type(error).__name__}: {error} at {where}")
        seconds = (process_time() - began) / tries
        self.longest = max(self.longest, seconds)
        if seconds > SLOW:
            self.failures.append(f"{what}: took {seconds:.1f} s")

    def __str__(self) -> str:
        outcomes = f"{self.played_on:6} played on, {self.sentences:6} one sentence"
        failed = f"{len(self.failures):4} failed; longest {self.longest:.2f} s"
        return f"{self.name:18}{self.tries:6} tries: {outcomes}, {failed}"
