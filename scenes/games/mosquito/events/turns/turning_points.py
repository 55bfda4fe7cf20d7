"""Turning points, told large: the lead changes, half of the pads are taken."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from itertools import repeat

from rules.core import Seat
from rules.mosquito import Board
from scenes.core.script import Script
from scenes.games.mosquito.components.jar import counted_jar
from scenes.games.mosquito.components.meter import placed
from scenes.games.mosquito.events.backdrop.half_time import HalfTime
from scenes.games.mosquito.events.moments import OVERTAKEN
from scenes.games.mosquito.events.turns.bar_notes import BarNotes
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.close_ups.acts import Act
from scenes.table.climaxes.headline import PictureOfWidth
from scenes.table.panned_sounds import PannedSounds
from scenes.table.seats.seat_frog import Reaction
from sounds.bank import Sound
from sprites.pictures.pictures import Art
from words import say


class TurningPoints:
    """Follows points on the table of these *tokens*, from a *board* on."""

    def __init__(self, tokens: MosquitoTokens, board: Board, *, tells_half: bool = True) -> None:
        self._tells_half = tells_half and len(tokens.panels) > 1
        self._tokens, self._panels, self._meter = tokens, tokens.panels, tokens.meter
        self._climaxes, self._bank = tokens.climaxes, tokens.bank
        self._sound = PannedSounds(tokens.bank, tokens.layout.rows.centre[0])
        self._leader = in_front(board)
        self._notes = BarNotes(tokens.rows, tokens.reading)

    def tell(self, board: Board) -> Script:
        """Show what the last point of *board* has changed."""
        before, now = self._leader, in_front(board)  # the numbers at the seats have to agree
        self._leader = before if now is None else now
        if before is not None and now is not None and now != before:
            yield from self._overtake(board, before, now)
        elif self._tells_half and placed(board) == self._meter.most // 2:
            yield from self._halfway(board, in_front(board))

    def _overtake(self, board: Board, before: Seat, now: Seat) -> Script:
        """Another seat is in front by points than the one that was *before*."""
        self._sound(Sound.CROAK, self._panels[before].places.box.centre[0], before)
        moods = {now: Reaction.JOY, before: Reaction.SHOCK}
        words = say("mosquito.headline_lead", name=seat_name(now))
        yield from self._notes.make_room()
        yield from self._climaxes.climax(
            words, self._panels[now].points, size=OVERTAKEN, reactions=moods,
            thing=partial(Art, "laurel"), act=Act.CROWN, counts=_jars(board, moods),
        )  # fmt: skip

    def _halfway(self, board: Board, leader: Seat | None) -> Script:
        """Half of the pads are taken: who leads, and by how much."""
        self._bank.play(Sound.ROUND)
        ahead = leader if leader is not None else in_front(board, direct=True)
        *_, second, most = sorted(board.points)
        if leader is not None:
            words = say("mosquito.headline_half_lead", name=seat_name(leader), lead=most - second)
        elif ahead is not None:
            words = say("mosquito.headline_half_direct", name=seat_name(ahead))
        else:
            words = say("mosquito.headline_half_tie")
        yield from self._notes.make_room()
        yield from HalfTime(self._tokens, board, ahead, words).show(say("mosquito.headline_half"))


def in_front(board: Board, *, direct: bool = False) -> Seat | None:
    """Who alone has the most points, or of these the most *direct* ones."""
    rated = [*zip(board.points, board.clean if direct else repeat(0), strict=False)]
    best = max(rated)
    first = [Seat(seat) for seat, points in enumerate(rated) if points == best]
    return first[0] if any(best) and len(first) == 1 else None


def _jars(board: Board, seats: Collection[Seat]) -> dict[Seat, list[PictureOfWidth]]:
    """The jars of *seats*, which fill with a firefly for each of their points."""
    return {
        seat: [partial(counted_jar, number) for number in range(board.points[seat] + 1)]
        for seat in seats
    }
