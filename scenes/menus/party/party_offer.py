"""Asks whether a party night that was cut off or left is to go on."""

from __future__ import annotations

from archive.values import StoredMatch, StoredParty
from rules.players import hired_bots
from scenes.core.context import Context
from scenes.core.scene import Reset, Transition
from scenes.menus.party.progress import leave, resumed_table
from scenes.menus.resume_offer import OfferDialog, player_names
from scenes.table.open_table import seat_players
from seats.devices import Device
from words import say
from words.phrases import listed


class PartyOffer(OfferDialog):
    """Go on with the *stored* party, in the very match that was cut off if there is one."""

    def __init__(self, context: Context, stored: StoredParty) -> None:
        self._stored = stored
        self._match = _cut_off_match(context, stored)
        party, names = stored.party, listed(player_names(stored.players))
        done = {"number": len(party.results), "games": len(party.games)}
        super().__init__(context, say("party.offer", people=names, **done))

    def resume(self, device: Device) -> Transition:
        context = self.context
        context.party = self._stored.party
        if self._match is not None:
            return Reset(resumed_table(context, self._match))
        seat_players(context, self._stored.players)
        return Reset(context.routes.standing(counted=True))

    def delete(self) -> None:
        if self._match is not None:
            self.context.archive.decline(self._match)
        leave(self.context)


def _cut_off_match(context: Context, stored: StoredParty) -> StoredMatch | None:
    """The match of the present game; one that was counted or is not allowed is deleted."""
    for match in context.archive.unfinished_matches():
        number = stored.number_of(match.match)
        if number is None or number > len(stored.party.results):
            continue
        game, options = match.match.game, match.match.options
        allowed = context.kiosk_rules.allows_match(game, options, hired_bots(match.players))
        if allowed and number == len(stored.party.results):
            return match
        context.archive.decline(match)
    return None
