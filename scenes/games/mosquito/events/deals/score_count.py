"""The count at the end of a deal: large frogs on leaves, to whom their fireflies fly home."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rules.core import Seat
from rules.mosquito import Board
from scenes.core.script import Script, after, in_turn, together, wait
from scenes.games.mosquito.components.meter import leaders
from scenes.games.mosquito.components.pond.dark_labels import label
from scenes.games.mosquito.components.pond.pond_lights import point_sign
from scenes.games.mosquito.events.turns.catch import number
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.spotlight import LIGHT_SECONDS
from scenes.table.seats.seat_frog import Mood
from scenes.ui.safe_area import safe_area
from sounds.bank import Sound
from sprites.motion.gestures import punch
from sprites.motion.motions import arc, fade
from sprites.pictures.anchors import FROG_FEET, SEAT_GROUND_FEET
from sprites.pictures.geometry import Point
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

DARK = 0.82  # how far the pond is dimmed meanwhile
WIDEST, APART = 460.0, 0.84  # a frog; of the room that it has
FEET, LEAF, MOUTH = 0.48, 1.3, 0.42  # of the height; of a frog's width; how high over the feet
NAME_DOWN, NAME_WIDE, NAME_LARGER = 92.0, 0.72, 1.3  # its name, below the feet
POINTS, POINTS_DOWN, POINTS_WORD, WORD_WIDE = 150.0, 192.0, 292.0, 150.0
CLEAN, CLEAN_SIGN, CLEAN_DOWN, CLEAN_ASIDE, CLEAN_WORD = 84.0, 84.0, 372.0, 46.0, 436.0
LEAF_Z, FROG_Z, FLY_Z, NUMBER_Z = 10.0, 11.0, 13.0, 12.0
COMING, GROWTH, GOING = 0.07, 0.12, 0.15  # seconds from frog to frog; how far one grows; seconds
STEP, LAST_STEPS, SLOW_STEP = 0.24, 2, 0.5  # from one firefly of a frog to its next; the last ones
POINT, FLIGHT, HIGH = 110.0, 0.4, 120.0  # a firefly that arrives; its flight
HELD = 0.5  # before what decides is counted, and once all is
NAME = "count"
TICKS = 7  # the highest of the tones with which fireflies arrive


@dataclass(frozen=True, slots=True)
class CountedFrog:
    """A large frog with its points, and below them its clean placements, the number last."""

    frog: Token
    points: Token
    clean: tuple[Token, ...]
    mouth: Point
    tokens: tuple[Token, ...]


class ScoreCount:
    """Counts the points of all seats, and then of equals the clean placements."""

    def __init__(self, tokens: MosquitoTokens) -> None:
        self._lights, self._bank = tokens.rows.lights, tokens.bank
        self._stage, self._spotlight = tokens.rows.stage, tokens.climaxes.spotlight
        self._seats = len(tokens.panels)
        self._frogs: list[CountedFrog] = []

    def prepare(self) -> None:
        """Have what is large rendered ahead."""
        moods = "frog-sit", Mood.CHEERING.value
        seats = range(self._seats)
        frogs = [_frog(seat, mood, self._wide) for seat in seats for mood in moods]
        points = [point_sign(POINT, Seat(seat)) for seat in seats]
        self._stage.renderer.prefetch(self._leaf, Art("clean", CLEAN_SIGN), *frogs, *points)

    def show(self, board: Board) -> Script:
        """All of it; the frogs stay until they ``go``."""
        flies = self._flies()
        before = [board.points[seat] - len(flies[seat]) for seat in range(self._seats)]
        self._frogs = [self._frog(seat, points) for seat, points in enumerate(before)]
        self._spotlight.shine((), DARK)
        yield from wait(LIGHT_SECONDS)  # no frame has time for this and for frogs
        yield from in_turn(*map(self._come, self._frogs))
        yield from self._bring_home(flies, before)
        yield from wait(HELD)
        yield from self._break_tie(board)

    def crown(self, board: Board) -> Script:
        """The leaders cheer."""
        for seat in leaders(board):
            one = self._frogs[seat]
            one.frog.picture = _frog(seat, Mood.CHEERING.value, self._wide)
            self._stage.run(punch(one.frog, 0.2, 0.4))
            self._stage.run(punch(one.points, 0.4, 0.4))
        yield from wait(HELD)

    def go(self, *, light: bool = True) -> Script:
        """The frogs are gone, and the *light* is back, unless what follows begins in the dark."""
        tokens = [token for one in self._frogs for token in one.tokens]
        if light:
            self._spotlight.put_out()
        yield from together(*(fade(token, 0.0, GOING) for token in tokens))
        if light:
            self._spotlight.end()
        self._stage.remove(*tokens)
        self._frogs = []

    def _flies(self) -> Sequence[Sequence[Token]]:
        """The fireflies of each seat that sit on cards, those of the first numbers first."""
        found: list[list[Token]] = [[] for _ in range(self._seats)]
        for at, fly in sorted(self._lights.flies.items()):
            if fly.visible and (seat := self._lights.placers.get(at)) is not None:
                found[seat].append(fly)
        return found

    def _bring_home(self, flies: Sequence[Sequence[Token]], before: Sequence[int]) -> Script:
        """The first fireflies of all frogs fly together, then the second ones, the last slowly."""
        most = max(map(len, flies))
        begins, moves = 0.0, []
        for step in range(most):
            for seat, own in enumerate(flies):
                if step < len(own):
                    fly = self._fly(own[step], seat, before[seat] + step + 1, step)
                    moves.append(after(begins, fly))
            begins += SLOW_STEP if step >= most - 1 - LAST_STEPS else STEP
        yield from together(*moves)

    def _fly(self, fly: Token, seat: int, points: int, step: int) -> Script:
        """A firefly flies home, and makes so many *points*."""
        goal, picture = self._frogs[seat], point_sign(POINT, Seat(seat))
        small = self._stage.renderer.size(fly.picture)[0] / POINT
        start = Pose(fly.pose.x, fly.pose.y).scaled(small)
        flying = _lit(Token(picture, start, FLY_Z, "score"))
        self._stage.add(flying)
        yield from arc(flying, Pose(*goal.mouth), FLIGHT, HIGH)
        self._stage.remove(flying)
        self._bank.play(Sound.TICK, min(step, TICKS))
        goal.points.picture = number(str(points), POINTS)
        self._stage.run(punch(goal.points, 0.35, 0.3))
        self._stage.run(punch(goal.frog, 0.06, 0.25))

    def _break_tie(self, board: Board) -> Script:
        """If several have most points, count their clean placements."""
        best = max(board.points)
        equal = [seat for seat, points in enumerate(board.points) if points == best]
        if len(equal) < 2 or not best:
            return
        self._bank.play(Sound.ROUND)
        for seat in equal:
            for token in self._frogs[seat].clean:
                token.visible = True
        counted = Counter({seat: board.clean[seat] for seat in equal})
        for count in range(1, max(counted.values()) + 1):
            yield from wait(STEP)
            self._bank.play(Sound.TICK, min(count, TICKS))
            for seat in equal:
                if counted[seat] >= count:
                    clean = self._frogs[seat].clean[-1]
                    clean.picture = number(str(count), CLEAN)
                    self._stage.run(punch(clean, 0.35, 0.3))
        yield from wait(HELD)

    @property
    def _wide(self) -> float:
        """How wide a frog is."""
        return min(WIDEST, APART * self._room / self._seats)

    @property
    def _leaf(self) -> Art:
        """What a frog sits on."""
        return Art("seat-leaf", LEAF * self._wide)

    @property
    def _room(self) -> float:
        renderer = self._stage.renderer
        return safe_area(renderer.width, renderer.height).w

    def _frog(self, seat: int, points: int) -> CountedFrog:
        renderer, wide = self._stage.renderer, self._wide
        apart = min(1.1 * wide / APART, self._room / self._seats)
        x = renderer.width / 2 + (seat - (self._seats - 1) / 2) * apart
        feet = Pose(x, FEET * renderer.height)
        leaf = Token(self._leaf, feet, LEAF_Z, NAME, SEAT_GROUND_FEET)
        frog = Token(_frog(seat, "frog-sit", wide), feet, FROG_Z, NAME, FROG_FEET)
        name = label(seat_name(Seat(seat)), NAME_WIDE * wide / NAME_LARGER)
        plate = _below(feet, name, NAME_DOWN, size=NAME_LARGER)
        count = _below(feet, number(str(points), POINTS), POINTS_DOWN)
        word = _below(feet, label(say("mosquito.tag_points"), WORD_WIDE), POINTS_WORD)
        clean = (
            _below(feet, Art("clean", CLEAN_SIGN), CLEAN_DOWN, -CLEAN_ASIDE),
            _below(feet, label(say("mosquito.tag_clean"), WORD_WIDE), CLEAN_WORD),
            _below(feet, number("0", CLEAN), CLEAN_DOWN, CLEAN_ASIDE),
        )
        for token in clean:
            token.visible = False
        tokens = leaf, frog, plate, count, word, *clean
        mouth = x, feet.y - MOUTH * wide
        return CountedFrog(frog, count, clean, mouth, tuple(map(_lit, tokens)))

    def _come(self, one: CountedFrog) -> Script:
        """A frog is there at once: to fade what is so large takes too long."""
        self._stage.add(*one.tokens)
        self._stage.run(punch(one.frog, GROWTH, 0.3))
        yield from wait(COMING)


def _below(
    feet: Pose, picture: Picture, down: float, aside: float = 0.0, size: float = 1.0
) -> Token:
    """A *picture* so far below the *feet* of a frog."""
    pose = feet.at(feet.x + aside, feet.y + down).scaled(size)
    return Token(picture, pose, NUMBER_Z, NAME)


def _lit(token: Token) -> Token:
    """A *token* over the darkness."""
    token.lit = True
    return token


def _frog(seat: int, drawing: str, wide: float) -> Art:
    return Art(drawing, wide, palette_of(seat))
