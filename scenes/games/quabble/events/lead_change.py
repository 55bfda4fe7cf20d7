"""A change of the lead: who is alone in front meets who was before, with the points of both."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from rules.core import Seat
from scenes.core.script import Script
from scenes.games.quabble.components.king import Face
from scenes.games.quabble.components.score_pennant import pennant_with
from scenes.games.quabble.events.moments import LEADING
from scenes.games.quabble.tokens import QuabbleTokens
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.climax_size import FULL, LARGE
from scenes.table.climaxes.close_ups.acts import Act
from scenes.table.climaxes.headline import PictureOfWidth
from scenes.table.seats.seat_frog import Reaction
from sounds.bank import Sound
from sprites.pictures.pictures import Art
from words import say
from words.numbers import spelled

ROW_PENNANT = 1.6  # of the usual width: nothing is beside it in a row


class LeadChange:
    """Follows who leads on the table of these *tokens*."""

    def __init__(self, tokens: QuabbleTokens) -> None:
        self._tokens = tokens
        self._leader: Seat | None = None

    def note(self) -> None:
        """Remember who is alone in front now, whom nobody has overtaken yet."""
        self._leader = self._alone_in_front()

    @property
    def has_leader(self) -> bool:
        """Whether anybody was alone in front when that was last noted or told."""
        return self._leader is not None

    def tell(self) -> Script | None:
        """Show who is alone in front, if it was another one before."""
        tokens, leader = self._tokens, self._alone_in_front()
        if tokens.points_are_hidden or leader in (None, self._leader):
            return None
        before, self._leader = self._leader, leader
        panel = tokens.panels[leader]
        tokens.sounds(Sound.POWER_WAKES, panel.middle)
        tokens.particles.burst("confetti", *panel.score.box.centre, 24)
        tokens.king.react(Face.SHOCKED)
        moods = {leader: Reaction.JOY}
        if before is not None:
            moods[before] = Reaction.WINCE
        words = say("quabble.takes_lead", name=seat_name(leader))
        counts = {seat: [_pennant(tokens, seat)] for seat in moods}
        size, points = LEADING, tokens.open_cards.points()
        if tokens.open_cards.ended:  # it may decide the match: over the whole screen
            words = f"{words}\n{' : '.join(spelled(points[seat]) for seat in moods)}"
            size, counts = FULL, {}
        return tokens.climaxes.climax(
            words, *panel.score.tokens, size=size, reactions=moods, thing=partial(Art, "laurel"),
            act=Act.CROWN, counts=counts,
        )  # fmt: skip

    def _alone_in_front(self) -> Seat | None:
        leaders = self._tokens.open_cards.with_most()
        return leaders[0] if len(leaders) == 1 else None


def announce_last_round(tokens: QuabbleTokens) -> Script:
    """All stand in a row by their points; who is in front is glad, all others are shocked."""
    leaders, points = tokens.leaders(), tokens.open_cards.points()
    others = Reaction.SHOCK if leaders else Reaction.SHRUG
    seats = [panel.seat for panel in tokens.panels]
    if not tokens.points_are_hidden:
        seats.sort(key=lambda seat: points[seat], reverse=True)
    moods = {seat: Reaction.JOY if seat in leaders else others for seat in seats}
    counted = () if tokens.points_are_hidden else seats
    yield from tokens.climaxes.climax(
        say("quabble.headline_last_round"),
        size=replace(LARGE, impact=False),
        reactions=moods,
        act=Act.ROW,
        counts={seat: [_pennant(tokens, seat, ROW_PENNANT)] for seat in counted},
    )


def _pennant(tokens: QuabbleTokens, seat: Seat, share: float = 1.0) -> PictureOfWidth:
    """The pennant of a *seat* with all its points: as these count up none is in front.

    It takes a *share* of the width that it is told.
    """
    points, renderer = tokens.open_cards.points()[seat], tokens.stage.renderer
    return lambda wide: pennant_with(renderer, seat, points, share * wide)
