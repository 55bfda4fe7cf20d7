"""Counts for the audit and keeps it in a file, which a kill leaves at most a minute old."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from weakref import ref

from files.reading import read_parsed
from files.replacing import replace_file, set_aside
from scenes.core.error_log import log_error
from scenes.core.scene import SceneStack
from scenes.kiosk.audit.audit import LARGEST, Audit, audit_text, parse_audit
from scenes.table.table_scene import TableScene

PERIOD = 60.0  # seconds after which it is written even if nothing has happened
LONGEST_FRAME = 5.0  # seconds: more means that the machine has slept


class AuditKeeper:
    """Looks at the *stack* once a frame; *now* returns seconds, *today* the local time."""

    def __init__(
        self,
        file: Path,
        stack: SceneStack,
        now: Callable[[], float],
        today: Callable[[], datetime] = datetime.now,
    ) -> None:
        self._file, self._stack, self._now, self._today = file, stack, now, today
        self._write_failed = False
        self._last = self._written = now()
        self._table: Callable[[], TableScene | None] = lambda: None  # a weak reference
        self.audit = self._read()

    def update(self) -> None:
        """Count the time since the last frame, and a match that has begun."""
        passed = min(max(self._now() - self._last, 0.0), LONGEST_FRAME)
        self._last = self._now()
        self.audit = replace(self.audit, on=self.audit.on + passed)
        table = next((one for one in self._stack.scenes if isinstance(one, TableScene)), None)
        if table is not None:
            self._count(table, passed)
        if self._now() - self._written >= PERIOD:
            self._write()

    def count_coin(self) -> None:
        """A coin was inserted."""
        self.audit = replace(self.audit, coins=self.audit.coins + 1)
        self._write()

    def count_service(self) -> None:
        """The operator has given a credit away."""
        self.audit = replace(self.audit, service=self.audit.service + 1)
        self._write()

    def clear(self) -> None:
        """Count everything anew from today on."""
        self.audit = self._nothing()
        self._write()

    def close(self) -> None:
        """Write everything down."""
        self._write()

    def _count(self, table: TableScene, passed: float) -> None:
        game, audit = table.match.game.name, self.audit
        played = {**audit.played, game: audit.played.get(game, 0.0) + passed}
        self.audit = replace(audit, played=played)
        if table is not self._table():
            self._table = ref(table)
            plays = {**audit.plays, game: audit.plays.get(game, 0) + 1}
            self.audit = replace(self.audit, plays=plays)
            self._write()

    def _nothing(self) -> Audit:
        return Audit(self._today().date().isoformat())

    def _read(self) -> Audit:
        """The audit of before; a file that cannot be used is set aside."""
        try:
            return read_parsed(self._file, LARGEST, parse_audit)
        except FileNotFoundError:
            return self._nothing()
        except (OSError, ValueError) as error:
            log_error(error)
            with suppress(OSError):
                set_aside(self._file, self._file.parent / "broken")
            return self._nothing()

    def _write(self) -> None:
        self._written = self._now()
        try:
            replace_file(self._file, audit_text(self.audit).encode())
        except OSError as error:
            if not self._write_failed:  # logged only once
                log_error(error)
            self._write_failed = True
