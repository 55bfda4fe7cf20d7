"""Half-time: the jars of all frogs fill together, that of who leads last."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.mosquito import Board
from scenes.core.script import Script, together, wait
from scenes.games.mosquito.components.jar import counted_jar
from scenes.games.mosquito.events.backdrop.backdrop_row import NAME, BackdropRow, Z
from scenes.games.mosquito.events.deals.counted_seat import JAR, JAR_ASIDE
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.table.climaxes.close_ups import looks
from scenes.table.climaxes.close_ups.acts import WORN
from scenes.table.climaxes.close_ups.close_up_frogs import MIDDLE
from scenes.table.climaxes.close_ups.phases import JUMPS, jump_for_joy
from scenes.table.climaxes.impact import Impact
from sounds.bank import Sound
from sprites.motion.gestures import punch
from sprites.pictures.anchors import LAUREL_BASE
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

JAR_DOWN = 0.03  # of a frog's width: how far below the feet its jar stands
COUNTING, LAST = 0.4, 0.55  # seconds until all others are counted, and who leads
GROWS, GROWN = 0.25, 0.3  # how far a full jar grows; seconds
IMPACT, IMPACT_Z = 1.3, Z - 1  # how wide what bursts behind who leads is, of a frog
DISMAY = 0.22  # seconds until those behind glare
SHOCKED, GLARES, CHEERS = "frog-shock", "frog-fist", "frog-cheer"


class HalfTime:
    """All frogs with their points of a *board*; who is *ahead* cheers, if anybody is.

    The *result* is told once all is counted.
    """

    def __init__(
        self, tokens: MosquitoTokens, board: Board, ahead: Seat | None, result: str
    ) -> None:
        self._row, self._bank = BackdropRow(tokens), tokens.bank
        self._points, self._ahead = board.points, ahead
        self._result = self._row.later(result)
        row, seats = self._row, range(len(board.points))
        self._jars = [self._jar(seat) for seat in seats]
        self._impact = Impact(row.stage, IMPACT * row.wide, IMPACT_Z)
        self._impact.steady = True
        if ahead is not None:
            feet = row.places[ahead]
            self._impact.pose = Pose(feet.x, feet.y - MIDDLE * row.wide, alpha=0.0)
            row.put(self._impact)
        row.put(*self._jars)
        drawings = [row.drawing(seat, name) for seat in seats for name in self._drawings(seat)]
        row.stage.renderer.prefetch(*drawings)

    def show(self, words: str) -> Script:
        """Say *words* while all is counted."""
        yield from self._row.show(words, self._count)

    def _drawings(self, seat: int) -> Sequence[str]:
        """How a frog looks once all is counted, and then."""
        if self._ahead is None:
            return GLARES, GLARES
        return (CHEERS, CHEERS) if seat == self._ahead else (SHOCKED, GLARES)

    def _count(self) -> Script:
        """Fill all jars; then each frog takes it in its way."""
        yield from together(*map(self._fill, range(len(self._jars))))
        self._row.tell(self._result)
        self._draw(0)
        if self._ahead is not None:
            self._cheer(self._row.frogs[self._ahead])
        yield from wait(DISMAY)
        self._draw(1)

    def _cheer(self, frog: Token) -> None:
        """A *frog* jumps for joy, with the laurel."""
        stage, highs = self._row.stage, [high * self._row.wide for high in JUMPS]
        stage.run(self._impact.burst())
        picture, place = Art("laurel", WORN * self._row.wide), looks.head(frog, frog.pose)
        laurel = Token(picture, place, Z + 1, NAME, LAUREL_BASE, steady=True)
        self._row.put(laurel)
        if not frog.reduced_motion:
            stage.run(jump_for_joy([frog, laurel], frog.picture, highs, len(highs)))

    def _draw(self, phase: int) -> None:
        for seat, frog in enumerate(self._row.frogs):
            if not phase or seat != self._ahead:
                frog.picture = self._row.drawing(seat, self._drawings(seat)[phase])

    def _fill(self, seat: int) -> Script:
        """A firefly after another is in the jar of a *seat*."""
        jar, points = self._jars[seat], self._points[seat]
        seconds = LAST if seat == self._ahead else COUNTING
        for count in range(1, points + 1):
            yield from wait(seconds / points)
            jar.picture = self._filled(count)
        if seat == self._ahead:
            self._bank.play(Sound.TICK, points)
        self._row.stage.run(punch(jar, GROWS, GROWN))

    def _jar(self, seat: int) -> Token:
        row = self._row
        feet = row.places[seat]
        place = Pose(feet.x + JAR_ASIDE * row.wide, feet.y + JAR_DOWN * row.wide)
        self._row.stage.renderer.prefetch(*map(self._filled, range(self._points[seat] + 1)))
        return Token(self._filled(0), place, Z + 1, NAME, (0.5, 1.0), steady=True)

    def _filled(self, points: int) -> Picture:
        return counted_jar(points, JAR * self._row.wide)
