"""The party nights that were played to their end, as one chapter of the records."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from archive.values import FinishedParty, StoredParty
from rules.core import Seat
from rules.games import REGISTRATIONS
from rules.party import points_for_places, total
from scenes.menus.records.player_frogs import frog_head
from scenes.players.names import display_name, names_in, own_name
from scenes.ui.pages.help_pictures import party_picture
from scenes.ui.pages.page_flow import Chapter, Paragraph
from words import say
from words.numbers import spelled
from words.phrases import enumerated, listed, moment

MOST_PARTIES = 50  # that anybody would turn pages for


def party_chapter(parties: Sequence[FinishedParty]) -> Chapter:
    """Who won each night, how many points each seat had, and which games were played."""
    nights = [_paragraph(party) for party in parties[:MOST_PARTIES]]
    empty = [Paragraph(say("records.no_parties"))]
    return Chapter(say("records.parties"), nights or empty, party_picture)


def _paragraph(finished: FinishedParty) -> Paragraph:
    stored = finished.stored
    party, (winners, *_) = stored.party, stored.party.standing()
    words = say(
        "records.party_won" if len(winners) == 1 else "records.party_shared",
        name=listed([_name(stored, seat) for seat in winners]),
        when=moment(finished.ended),
        points=enumerated(_points(stored)),
        games=enumerated(REGISTRATIONS[name].title for name in party.games),
    )
    return Paragraph(words, mark=partial(frog_head, winners[0]))


def _points(stored: StoredParty) -> list[str]:
    """The points of each seat, the first place first."""
    party = stored.party
    rows = [points_for_places(places, party.seats) for places in party.results]
    return [
        say("records.party_points", name=_name(stored, seat), points=spelled(total(rows, seat)))
        for tied in party.standing()
        for seat in tied
    ]


def _name(stored: StoredParty, seat: Seat) -> str:
    """The name of a person, or that of the frog of a bot."""
    player, names = stored.players[seat], names_in(stored.players).values()
    return display_name(player.name if player.device else own_name(seat, names))
