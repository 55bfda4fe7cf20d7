"""Where the house stands, and what its owner allows: in a living room, everything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rules.games import REGISTRATIONS, AnyGame, game_called
from scenes.core.choice_fields import ChoiceField, choice_fields
from scenes.core.opening_hours import Hours

LEVELS = ("easy", "normal", "hard")
USUAL = "normal"


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds without anybody: on the title, in a match, elsewhere; and to answer a question."""

    title: int = 20
    match: int = 180
    elsewhere: int = 60
    answer: int = 20


@dataclass(frozen=True, slots=True)
class KioskRules:
    """A ``kiosk`` cannot be left by its guests, and minds itself.

    Of ``games`` and ``bots`` only those named are offered, of ``options`` only the values named,
    the first one from the start. ``settings`` are those of the house. ``drift`` is in pixels.
    """

    kiosk: bool = False
    games: tuple[str, ...] = field(default_factory=lambda: tuple(REGISTRATIONS))
    bots: tuple[str, ...] = LEVELS
    options: Mapping[str, Mapping[str, tuple[object, ...]]] = field(default_factory=dict)
    settings: Mapping[str, Any] = field(default_factory=dict)
    hours: Hours = field(default_factory=Hours)
    patience: Patience = field(default_factory=Patience)
    drift: int = 0
    status: Path | None = None

    @property
    def offered(self) -> Sequence[AnyGame]:
        """The games that can be played here, in the owner's order."""
        return [game_called(name) for name in self.games]

    @property
    def level(self) -> str:
        """The bot that sits down where nobody has asked for another one."""
        return USUAL if USUAL in self.bots else self.bots[0]

    def choice_fields(self, game: AnyGame) -> tuple[ChoiceField, ...]:
        """The options of *game* that guests may turn."""
        return tuple(dial for dial in self._allowed(game) if len(dial.values) > 1)

    def usual(self, game: AnyGame) -> Any:
        """The options of *game* from which guests begin.

        :raises ValueError: if they exclude each other, with a sentence.
        """
        named = self.options.get(game.name, {})
        return game.options(**{name: values[0] for name, values in named.items()})

    def allows(self, game: AnyGame, options: object) -> bool:
        """Whether guests may play *game* with all of these *options*."""
        return all(getattr(options, dial.field) in dial.values for dial in self._allowed(game))

    def _allowed(self, game: AnyGame) -> list[ChoiceField]:
        named = self.options.get(game.name, {})
        return [
            ChoiceField(d.field, named.get(d.field, d.values)) for d in choice_fields(game.options)
        ]
