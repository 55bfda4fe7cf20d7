"""Every scene that another one can open.

Scenes lead to each other in both directions: the title opens a lobby, a lobby goes back to the
title. To keep their modules from importing each other they ask for the next scene here, for
example ``Push(context.routes.help(game, by))``. ``scenes/app/routes.py`` makes the scenes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from archive.archive import AnyMatch
from archive.values import StoredMatch, StoredParty
from rules.games import AnyGame
from scenes.core.ending import Ending
from scenes.core.scene import Scene, Transition
from seats.devices import Device
from seats.input.input_events import UnknownPad
from seats.occupants import Occupant
from sprites.render.background import Background

TakeSeat: TypeAlias = Callable[[Device], Transition]
"""Gives a phone that has no seat one, or asks which."""


class MatchScene(Scene, Protocol):
    """A scene where a match is played."""

    @property
    def match(self) -> AnyMatch:
        """The match that is played."""


class Routes(Protocol):
    """Makes each scene for one context. *by* is the device of the person who asks for it."""

    # From the title

    def title(self, last: str = "") -> Scene:
        """The first screen; the focus is on the game *last* played, or on `PARTY` after one."""

    def attract(self) -> Scene:
        """A match that bots play while nobody is there."""

    def resume_offer(self, match: StoredMatch) -> Scene:
        """The question whether to go on with a match that was cut off."""

    def records(self, by: Device) -> Scene:
        """The statistics, with the list of all matches."""

    def credits(self, by: Device) -> Scene:
        """Who made the games and the program."""

    def languages(self, by: Device) -> Scene:
        """The languages that can be spoken."""

    def speech(self, by: Device) -> Scene:
        """What can be asked of speech, while it is on."""

    # A match

    def new_lobby(self, game: AnyGame, by: Device | None, options: object = None) -> Scene:
        """The lobby as it was left the last time, with *by* among the people."""

    def lobby(self, game: AnyGame, options: object = None) -> Scene:
        """The lobby, with everybody on their seat; *options* are the usual ones by default."""

    def join(self, by: Device) -> Scene:
        """The question whose seat a new person takes over."""

    def table(
        self, game: AnyGame, options: object, occupants: Sequence[Occupant], seed: int
    ) -> MatchScene:
        """A table where *occupants* play a new match."""

    def resumed_table(self, match: StoredMatch) -> MatchScene:
        """The table of a match that was cut off."""

    def results(
        self, match: AnyMatch, ending: Ending, background: Background | None = None
    ) -> Scene:
        """The results of *match*, before the *background* of its table or that of menus."""

    # A party night

    def party_lobby(self, by: Device, games: Sequence[str] = ()) -> Scene:
        """Who plays on a party night, and which *games*, by default those of the last time."""

    def party_offer(self, stored: StoredParty) -> Scene:
        """The question whether to go on with a party night that was cut off."""

    def standing(self, *, counted: bool = False) -> Scene:
        """The points so far; *counted* if those of the last game need not be added on screen."""

    def party_results(self) -> Scene:
        """The ceremony for the winner of a party night."""

    def leave_party(self, by: Device) -> Scene:
        """The question whether to leave a party night."""

    def replay(self, match: AnyMatch, occupants: Sequence[Occupant], by: Device | None) -> Scene:
        """All of *match*, which *occupants* played, watched again."""

    def stored_replay(self, stored: StoredMatch, by: Device | None = None) -> Scene:
        """All of a stored match, watched again."""

    def last_round(self, match: AnyMatch, by: Device) -> Scene:
        """The last round of *match*, which goes on, watched again."""

    # Lessons

    def lesson(self, game: str, by: Device, on_end: Callable[[], object] = lambda: None) -> Scene:
        """The lesson of the game called *game*; *on_end* is called if it is played to its end."""

    # Over a table

    def pause(self, match: AnyMatch, captions: Sequence[str], by: Device) -> Scene:
        """The pause menu of *match*."""

    def log(self, captions: Sequence[str], by: Device, match: AnyMatch | None = None) -> Scene:
        """The *captions* of a match so far; with *match* its last round can be watched again."""

    # From many places

    def help_contents(self, by: Device, first: str) -> Scene:
        """The help on every game, the focus on the game called *first*, and on the controls."""

    def help(self, game: AnyGame, by: Device) -> Scene:
        """The rules of *game*, secrets and controls."""

    def help_on_controls(self, by: Device) -> Scene:
        """The controls of the device *by*."""

    def invitation(self, by: Device, take_seat: TakeSeat | None = None) -> Scene:
        """How phones join; each is given to *take_seat*, or else asked whose seat it plays.

        :raises CannotOpen: if no phone can reach this program.
        """

    def awaited_phones(self) -> Scene:
        """The same until a phone has come for every seat that waits for one.

        :raises CannotOpen: if no phone can reach this program.
        """

    def phone_help(self, by: Device | None) -> Scene:
        """What to do if no phone comes."""

    def settings(self, by: Device) -> Scene:
        """The settings menu."""

    def controls(self, by: Device) -> Scene:
        """The menu that changes what each control means."""

    def unknown_pad(self, pad: UnknownPad) -> Scene:
        """The offer to learn the controls of a joystick that SDL does not know."""
