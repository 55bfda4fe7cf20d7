"""How a deal of Mosquito ends: the last pads, the light on the pond, and the count."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.mosquito import Board, Reason
from scenes.core.script import Script
from scenes.games.mosquito.components.meter import leaders, placed
from scenes.games.mosquito.events.captions import deal_over
from scenes.games.mosquito.events.deals.pond_alight import PondAlight
from scenes.games.mosquito.events.deals.score_count import ScoreCount
from scenes.games.mosquito.events.moments import FEW_LEFT, PASSED, STANDING
from scenes.games.mosquito.events.turns.bar_notes import BarNotes
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.climax_size import ClimaxSize
from scenes.table.seats.seat_frog import Mood
from sounds.bank import Sound
from sprites.motion.gestures import punch
from sprites.motion.particles import ParticleEmitter
from sprites.stage.token import Token
from words import say

FEW = {3: "three", 1: "last"}  # so many pads left are worth a headline
LOSING = Mood.SAD, Mood.SHOCKED, Mood.THINKING  # from the last place up


class DealEnd:
    """Shows the last placements of a deal as such, and what comes after them."""

    def __init__(self, tokens: MosquitoTokens, *, foretells: bool = True) -> None:
        self._foretells = foretells  # in a lesson its words would cover those of that
        self._lights, self._panels, self._meter = tokens.rows.lights, tokens.panels, tokens.meter
        self._rows, self._particles = tokens.rows, tokens.particles
        self._bank, self._climaxes = tokens.bank, tokens.climaxes
        self._banner, self._free = tokens.layout.top_bar.banner, tokens.layout.free
        self._notes = BarNotes(tokens.rows, tokens.reading)
        self._alight, self._count = PondAlight(tokens), ScoreCount(tokens)

    def count_down(self, board: Board) -> Script:
        """Tell when few pads are left."""
        left = self._meter.most - placed(board)
        if left in FEW:
            winner = self._decided(board) if left == 1 else None
            words = say(f"mosquito.headline_{FEW[left]}")
            if winner is not None:
                words = say("mosquito.headline_last_wins", name=seat_name(winner))
            yield from self._tell(words, winner, FEW_LEFT, self._rows.empty)

    def _decided(self, board: Board) -> Seat | None:
        """Who wins whoever has the last point of the match, if that is sure."""
        ahead = leaders(board)
        others = [points for seat, points in enumerate(board.points) if seat not in ahead]
        is_sure = len(ahead) == 1 and others and board.points[ahead[0]] - max(others) > 1
        return ahead[0] if is_sure and self._meter.is_last_deal(board) else None

    def foretell(self, board: Board) -> Script:
        """Tell who wins if the last deal ends now, once all have passed and may do so again."""
        seats, leading = len(self._panels), leaders(board)
        if (
            self._foretells
            and seats > 1
            and board.passes == seats
            and leading
            and self._meter.is_last_deal(board)
        ):
            key = "pass_wins" if len(leading) == 1 else "pass_tie"
            words = say(f"mosquito.headline_{key}", name=seat_name(leading[0]))
            yield from self._tell(words, leading[0] if len(leading) == 1 else None)

    def _tell(
        self, words: str, of: Seat | None, size: ClimaxSize = PASSED, pads: Sequence[Token] = ()
    ) -> Script:
        """Tell where no card is, with the head of whom it is *of*: that needs the wide banner.

        All look at the *pads*, which grow.
        """
        self._bank.play(Sound.ROUND)
        yield from self._notes.make_room()
        place = self._free[0] if self._free and of is None else self._banner
        yield from self._climaxes.climax(words, *pads, size=size, within=place, of=of)

    def end(
        self, board: Board, number: int, reason: Reason, *, stuck: bool, goes_on: bool
    ) -> Script:
        """The pond is alight, and points are counted; then told, if it *goes_on*.

        All are *stuck* if nobody could place any more, which has been told.
        """
        self._bank.play(Sound.DEAL_OVER)
        self._count.prepare()
        self._alight.prepare()
        self._rows.halo(())
        words = "" if stuck else say(f"mosquito.headline_{reason.name.lower()}")
        yield from self._alight.show(words, joy=reason is Reason.LAYOUT_FULL)
        yield from self._count.show(board, self._alight.ring, self._moods(board))
        self._alight.settle()
        if goes_on:
            yield from self._count.go()
            leading = leaders(board)
            points, clean = max(zip(board.points, board.clean, strict=True))
            standing = deal_over(number, leading, points, clean)
            yield from self._climaxes.climax(standing, size=STANDING)

    def win(self, board: Board) -> Script:
        """The leaders of the last deal are glad, the others as their place is."""
        for panel in self._panels:
            panel.frog.set_mood(final_mood(board, panel.seat))
        yield from self._count.crown(self._moods(board))
        self._count.hand_over()

    def _moods(self, board: Board) -> Sequence[Mood]:
        """How the frogs of all seats look at the end."""
        return [final_mood(board, panel.seat) for panel in self._panels]


def final_mood(board: Board, seat: Seat) -> Mood:
    """How the frog of a *seat* takes its place at the end; only those on one place look alike."""
    if seat in leaders(board):
        return Mood.CHEERING
    scores = list(zip(board.points, board.clean, strict=True))
    worse = len({score for score in scores if score < scores[seat]})
    return LOSING[worse % len(LOSING)]


def flare(particles: ParticleEmitter, fly: Token) -> Script:
    """A firefly flares up."""
    particles.burst("sparkle", fly.pose.x, fly.pose.y, 3)
    yield from punch(fly, 0.9, 0.6)
