"""What was cut off or left: a party night, then matches, which the title offers one by one."""

from __future__ import annotations

from typing import TypeAlias

from archive.archive import Archive
from archive.values import StoredMatch, StoredParty
from rules.players import hired_bots
from scenes.core.context import Context
from scenes.core.scene import Scene
from words import say

Stored: TypeAlias = StoredMatch | StoredParty


class Unfinished:
    """Looks into the archive of *context*; what the owner no longer allows is deleted."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._archive: Archive | None = None
        self._found: list[Stored] = []
        self._offers: list[Stored] = []
        self.party: StoredParty | None = None

    @property
    def is_outdated(self) -> bool:
        """Whether another archive was opened since the last look."""
        return self._archive is not self._context.archive

    @property
    def words(self) -> str:
        """What goes on first, for a button; empty if there is nothing."""
        match self._found:
            case [StoredParty(), *_]:
                return say("title.go_on_party")
            case [StoredMatch(match=match), *_]:
                return say("title.go_on", game=match.game.title)
        return ""

    def look(self) -> None:
        """Find everything that can go on; each match of the party is a part of that."""
        self._archive = archive = self._context.archive
        self.party = party = self._allowed_party()
        matches = [match for match in archive.unfinished_matches() if self._keeps(match)]
        alone = [match for match in matches if not party or party.number_of(match.match) is None]
        self._found = [*([party] if party else []), *alone]

    def offer_all(self) -> None:
        """Let ``next_offer`` offer all that was found."""
        self._offers = [*self._found]

    def next_offer(self) -> Scene | None:
        """The question about the next of them, if any is left."""
        if not self._offers:
            return None
        routes, stored = self._context.routes, self._offers.pop(0)
        if isinstance(stored, StoredParty):
            return routes.party_offer(stored)
        return routes.resume_offer(stored)

    def _allowed_party(self) -> StoredParty | None:
        archive = self._context.archive
        party = archive.stored_party()
        rules = self._context.kiosk_rules
        if party and not rules.allows_games(party.party.games, hired_bots(party.players)):
            archive.end_party()
            return None
        return party

    def _keeps(self, stored: StoredMatch) -> bool:
        match, bots = stored.match, hired_bots(stored.players)
        if self._context.kiosk_rules.allows_match(match.game, match.options, bots):
            return True
        self._context.archive.decline(stored)
        return False
