"""What the owner of a kiosk allows; outside of a kiosk everything is allowed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import Any

from bots.tempers import BotName
from rules.games import REGISTRATIONS, AnyGame, first_options, game_called
from scenes.core.choice_fields import ChoiceField, choice_fields
from scenes.core.kiosk.coin_box import ArcadeRules
from scenes.core.kiosk.opening_hours import OpeningHours
from scenes.core.settings.phone_setup import PhoneSetup
from sprites.render.language_fonts import drawn_languages
from values import value
from words import languages

LEVELS = ("easy", "normal", "hard")


@value
class Timeouts:
    """Seconds without input: on the title, in a match, elsewhere; and to answer a question."""

    title: int = 20
    match: int = 180
    elsewhere: int = 60
    answer: int = 20


@value
class KioskRules:
    """A ``kiosk`` cannot be closed by its visitors.

    Only the named ``games`` and ``bots`` are offered, and of ``options`` only the named values, of
    which the first is the default. Visitors may choose from the ``languages``, or from all if none
    is named. Every visitor begins with these ``settings``. ``drift`` is how
    many pixels the picture moves against burn-in; a report is written to the file ``status``.
    Without ``phones`` no phone may join; ``arcade`` are the rules of a cabinet with a coin slot.
    """

    kiosk: bool = False
    games: tuple[str, ...] = field(default_factory=lambda: tuple(REGISTRATIONS))
    bots: tuple[str, ...] = LEVELS
    options: Mapping[str, Mapping[str, tuple[object, ...]]] = field(default_factory=dict)
    languages: tuple[str, ...] = ()
    settings: Mapping[str, Any] = field(default_factory=dict)
    hours: OpeningHours = field(default_factory=OpeningHours)
    timeouts: Timeouts = field(default_factory=Timeouts)
    drift: int = 0
    status: Path | None = None
    phones: PhoneSetup | None = None
    arcade: ArcadeRules | None = None

    @property
    def offered_games(self) -> Sequence[AnyGame]:
        """The games that can be played, in the order of the owner."""
        return [game_called(name) for name in self.games]

    @property
    def offered_languages(self) -> tuple[str, ...]:
        """The languages that people may choose, in the order of the owner."""
        return self.languages or drawn_languages(languages())

    @property
    def default_bot(self) -> str:
        """The level of a bot that nobody has chosen."""
        return self.bots[0]

    def choosable_options(self, game: AnyGame) -> tuple[ChoiceField, ...]:
        """The options of *game* with more than one value."""
        return tuple(option for option in self._allowed(game) if len(option.values) > 1)

    def default_options(self, game: AnyGame) -> Any:
        """The options of *game* with which visitors begin.

        :raises OptionConflict: if they exclude each other.
        """
        named = self.options.get(game.name, {})
        offered = {name: values[0] for name, values in named.items()}
        return game.options(**first_options(game) | offered)

    def allows_match(self, game: AnyGame, options: object, bots: Iterable[str]) -> bool:
        """Whether a match with these *options* and *bots* may be played; else it is not offered."""
        return self.allows_games([game.name], bots) and self.allows(game, options)

    def allows_games(self, games: Iterable[str], bots: Iterable[str]) -> bool:
        """Whether *games* by name may be played with these *bots*; anything may without a kiosk."""
        levels = {BotName.read(bot).level for bot in bots}
        return not self.kiosk or (set(games) <= set(self.games) and levels <= set(self.bots))

    def allows(self, game: AnyGame, options: object) -> bool:
        """Whether *game* may be played with all of these *options*."""
        return all(getattr(options, one.field) in one.values for one in self._allowed(game))

    def _allowed(self, game: AnyGame) -> list[ChoiceField]:
        named = self.options.get(game.name, {})
        return [
            ChoiceField(one.field, named.get(one.field, one.values))
            for one in choice_fields(game.options)
        ]
