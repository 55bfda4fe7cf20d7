"""The gap meter: how far the frog in front is ahead of the last one, and how far from the lap."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from rules.core import Seat
from rules.quibbit import CARDS, Board, Frog, View, leap
from scenes.core.script import Script, together
from scenes.games.quibbit.choosing.lapper import lapper
from scenes.games.quibbit.choosing.next_lap import free_to_lap
from scenes.games.quibbit.choosing.outlook import Outlook, outlooks
from scenes.games.quibbit.material import MATERIAL
from scenes.table.top_bar import TOP_BAR_Z
from scenes.ui.boards import board as sheet
from scenes.ui.labels import limited_size
from sprites.motion.motions import glide
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = TOP_BAR_Z
FLAG, HEAD = 52.0, 56.0
TRACK = 20.0
AROUND = 12.0  # how much wider than its words the amber sign is, on each side
LAST_WORDS = 34.0  # the largest size, which leaves room for all heads
NEAR = 7  # free tiles: a lap may be a round away
BESIDE = 50.0  # from one head to the next at least


class QuibbitMeter:
    """A track as long as the ring: the last frog at its start, the flag of the lap at its end.

    On it are all frogs side by side; it is coloured as far as the first has come.
    Over it is how one wins, or near a lap the free tiles to it, on an amber sign if one can come:
    as a round begins, for while frogs leap one after another each of them would change it.
    """

    def __init__(
        self, stage: Stage, box: Box, view: View, names: Sequence[str],
        alone: Callable[[], Seat | None],
    ) -> None:  # fmt: skip
        board, self._lapper, self._view = view.board, lapper(view), view
        self.size, self._names, self._alone = len(board.ring), names, alone
        self._held = [len(hand) for hand in board.hands]
        self._dummy, self._hands = board.dummy, _hands(board)
        inner = box.inset(26, 10)
        words, lane = inner.split_rows(0.46, 0.54)
        last = Text(say("quibbit.last"), limited_size(stage.renderer, theme.FLOOR, LAST_WORDS))
        start = stage.renderer.size(last)[0] + 8
        self._lane = Box(
            lane.x + start + HEAD / 2, lane.y, lane.w - start - HEAD / 2 - FLAG, lane.h
        )
        self._room, self.warning = words, _warning(words)
        self._words = Token(Text(" ", theme.FLOOR), Pose(*words.centre), Z + 2, "meter")
        name = Token(last, Pose(lane.x, lane.centre[1]), Z + 2, "meter", (0.0, 0.5))
        ground = Token(sheet(box.w, box.h, MATERIAL), Pose(*box.centre), Z)
        stage.add(ground, name, *self._track(), self.warning, self._words)
        self.heads = [self._head(frog, frog == board.dummy) for frog in range(len(board.progress))]
        at = Pose(self._lane.x, self._lane.centre[1])
        self._run = Token(Collage(1, 1, ()), at, Z + 1.5, "meter", anchor=(0.0, 0.5))
        stage.add(*self.heads, self._run)
        for head in self.heads:
            head.visible = False
        self.foretell(view)
        for frog, pose in self._set(board.progress).items():
            self.heads[frog].pose = pose

    def _track(self) -> list[Token]:
        """The strip on which heads move, with a notch for each tile, and the flag at its end."""
        middle = self._lane.centre
        flag = Token(Art("flag", FLAG), Pose(self._lane.right + FLAG / 2 + 4, middle[1]), Z + 2)
        strip = self._strip(self._lane.w + 10, TRACK, theme.WATER_DEEP, Pose(*middle))
        return [strip, *(self._notch(n) for n in range(self.size + 1)), flag]

    def show(self, progress: Sequence[int | None], seconds: float = 0.3) -> Script:
        """The heads of all frogs move to where these are now; only a lap is told at once.

        Until the next round begins it is told how one wins: what was counted is over.
        """
        if self._is_lapped(progress):
            self._say(progress)
        else:
            self._write("")
        goals = self._set(progress)
        yield from together(*(glide(self.heads[at], goals[at], seconds) for at in goals))

    def foretell(self, view: View) -> None:
        """As a round begins: count with the cards of which all know that they are played."""
        self._view, self._hands = view, _hands(view.board)
        self._lapper = lapper(view)
        if self._is_near(view.board.progress) and self._is_ruled_out():
            self._write(say("quibbit.meter_none"))
        else:
            self._say(view.board.progress)

    def tell(self, progress: Sequence[int | None]) -> None:
        """As the race ends: count once more, as all frogs sit."""
        self._hands, self._lapper = {}, None
        self._say(progress)

    def lose(self, frog: int) -> None:
        """*frog* has lost a card."""
        self._held[frog] -= 1

    def _set(self, progress: Sequence[int | None]) -> dict[int, Pose]:
        """Show whose heads belong on the track, and how far it is coloured; where they go."""
        places = sorted((at, frog) for frog, at in enumerate(progress) if at is not None)
        xs = self._side_by_side([at - places[0][0] for at, _ in places])
        poses = [Pose(x, self._lane.centre[1]) for x in xs]
        goals = {frog: pose for (_, frog), pose in zip(places, poses, strict=True)}
        if len(goals) < 2:
            goals = {}
        self._run.visible = bool(goals)
        if goals:
            self._colour(places[-1][1], xs[-1] - self._lane.x)
        for frog, head in enumerate(self.heads):
            if frog not in goals or not head.visible:
                head.claim()
                head.visible, head.pose = frog in goals, goals.get(frog, Pose(0, 0))
        return goals

    def _side_by_side(self, ahead: Sequence[int]) -> Sequence[float]:
        """Where heads are so far *ahead* of the last one, none of them hidden by the next."""
        xs: list[float] = []
        for at in ahead:
            x = self._at(min(self.size, at)).x
            xs.append(max(x, xs[-1] + BESIDE) if xs else x)
        behind = range(len(xs) - 1, -1, -1)
        return [
            min(x, self._lane.right - BESIDE * left) for x, left in zip(xs, behind, strict=True)
        ]

    def _colour(self, frog: int, wide: float) -> None:
        """Colour the track up to the *frog* in front."""
        colour = palette_of(frog).body
        self._run.picture = Paper(wide, TRACK, colour, TRACK / 2, shadow=False)

    def _say(self, progress: Sequence[int | None]) -> None:
        words = self._distances(progress) if self._is_near(progress) else ""
        self._write(
            words, warns=bool(words) and (self._lapper is not None or self._is_lapped(progress))
        )

    def _write(self, words: str, *, warns: bool = False) -> None:
        """Write *words*, or else how one wins."""
        self.warning.visible = warns
        words = words or say("quibbit.meter_start")
        self._words.picture = Text(words, theme.FLOOR, theme.INK, self._room.w, self._room.h)

    def _is_lapped(self, progress: Sequence[int | None]) -> bool:
        """Whether the first frog has passed the rear one by a lap."""
        there = [at for at in progress if at is not None]
        return bool(there) and max(there) - min(there) >= self.size

    def _is_near(self, progress: Sequence[int | None]) -> bool:
        """Whether the frog in front is so near to a lap that tiles are counted."""
        there = [at for at in progress if at is not None]
        if self._is_start(progress) or len(there) < 2:
            return False
        return free_to_lap(max(there), there, self.size) <= NEAR

    def _is_start(self, progress: Sequence[int | None]) -> bool:
        """Whether a frog with cards is not on the ring yet."""
        places = zip(self._held, progress, strict=False)
        return any(held and at is None for held, at in places)

    def _distances(self, progress: Sequence[int | None]) -> str:
        """How many free tiles the frog in front is from the lap, and a lone person's behind it."""
        there = [at for at in progress if at is not None]
        front, rear = max(there, default=0), min(there, default=0)
        left = self.size - (front - rear)
        if len(there) < 2:
            return ""
        leader, last = (self._names[progress.index(at)] for at in (front, rear))
        if left <= 0:
            return say("quibbit.lapped", name=leader, last=last)
        alone = self._alone()
        mine = None if alone is None else progress[alone]
        own = 0 if mine is None else free_to_lap(mine, there, self.size)
        may_lap = self._may_lap()
        by = None if self._lapper is None else progress[self._lapper]
        if by is not None and mine not in (None, rear) and not may_lap:
            name, count = self._names[progress.index(by)], free_to_lap(by, there, self.size)
            return say("quibbit.meter", name=name, last=last, count=count)
        first = self._leaps_over(mine, progress, own - 1)
        if first is not None and may_lap:
            blanks = {"last": last, "name": self._names[first]}
            return say("quibbit.meter_over", **blanks, count=own - 1)
        if may_lap and mine not in (None, rear) and self._goes_first(progress):
            return say("quibbit.meter_first", last=last, count=own)
        if mine == front:
            return say("quibbit.meter_you", last=last, count=left)
        if mine == rear:
            return self._to_pass_you(progress, left)
        if mine is not None:
            return say("quibbit.meter_both", name=leader, last=last, own=own, left=left)
        return say("quibbit.meter", name=leader, last=last, count=left)

    def _to_pass_you(self, progress: Sequence[int | None], left: int) -> str:
        """How many free tiles, *left* ones now, the frog in front is from the lone person's."""
        front = max(at for at in progress if at is not None)
        name, over = self._names[progress.index(front)], self._leaps_over(front, progress, left - 1)
        if over is None:
            return say("quibbit.meter_rear", name=name, count=left)
        return say("quibbit.meter_over_you", name=name, over=self._names[over], count=left - 1)

    def _may_lap(self) -> bool:
        """Whether some card of the lone person may lap in the round that begins."""
        return any("lap" in each.fates for each in self._outlooks())

    def _is_ruled_out(self) -> bool:
        """Whether a lone person knows that no card of anybody laps in the round that begins."""
        found = self._outlooks()
        return bool(found) and not any(each.threats or "lap" in each.fates for each in found)

    def _outlooks(self) -> Collection[Outlook]:
        """What may come of the lone person's cards."""
        alone = self._alone()
        if alone is None or self._view.board.progress[alone] is None:
            return ()
        return outlooks(self._view, Frog(alone)).values()

    def _goes_first(self, progress: Sequence[int | None]) -> bool:
        """Whether each card of the rear frog leaps before one that is enough for the lone person.

        Of equal cards that of the rear frog is first.
        """
        alone, there = self._alone(), [at for at in progress if at is not None]
        mine, rear = None if alone is None else progress[alone], min(there)
        if mine is None:
            return False
        last = Frog(progress.index(rear))
        own = free_to_lap(mine, there, self.size)
        cards = self._hands.get(last, ()) if last != self._dummy else ()  # that plays any
        return own <= max(CARDS) and bool(cards) and max(cards) <= own

    def _leaps_over(
        self, mine: int | None, progress: Sequence[int | None], less: int
    ) -> Frog | None:
        """Whose known card leaps over *mine* before the card that would then be enough, *less*."""
        there = [at for at in progress if at is not None]
        for frog, (card, *others) in self._hands.items():
            at = progress[frog]
            if others or mine is None or at is None or not min(there) < at < mine or card > less:
                continue
            if mine < leap(at, card, there, self.size)[0] < min(there) + self.size:
                return frog
        return None

    def _at(self, ahead: int) -> Pose:
        x = self._lane.x + self._lane.w * ahead / self.size
        return Pose(x, self._lane.centre[1])

    def _notch(self, ahead: int) -> Token:
        return self._strip(4, TRACK + 10, theme.INK_SOFT, self._at(ahead))

    def _strip(self, w: float, h: float, colour: str, at: Pose) -> Token:
        return Token(Paper(w, h, colour, min(w, h) / 2, shadow=False), at, Z + 1)

    def _head(self, frog: int, dummy: bool) -> Token:
        name = "frog-toy-head" if dummy else "frog-head"
        return Token(
            Art(name, HEAD, palette_of(frog)), Pose(0, 0), Z + 3 + frog / 10, f"head-{frog}"
        )


def _hands(board: Board) -> Mapping[Frog, Sequence[int]]:
    """The cards of all frogs that have any, once a race is on."""
    hands = enumerate(board.hands) if board.round else ()
    return {Frog(frog): hand for frog, hand in hands if hand}


def _warning(words: Box) -> Token:
    """An amber sign behind *words*, which is not seen at first."""
    sheet = Paper(words.w + 2 * AROUND, words.h, theme.FOCUS, words.h / 2, shadow=False)
    token = Token(sheet, Pose(*words.centre), Z + 1, "meter")
    token.visible = False
    return token
