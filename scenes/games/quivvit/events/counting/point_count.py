"""The count at the end: large frogs, before whom what they took grows into a tower of cards."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate

from rules.core import Seat
from rules.quivvit import card_value, lying
from scenes.core.script import Script, after, together, wait
from scenes.games.quivvit.cards import face
from scenes.games.quivvit.components.seat_items import SeatItems, points_word
from scenes.games.quivvit.events.counting.count_row import CountRow
from scenes.games.quivvit.material import MATERIAL
from scenes.games.quivvit.tokens import QuivvitTokens
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.climax_size import MEDIUM
from scenes.table.climaxes.frog_group import CHEER, FELT, THING_Z
from scenes.table.climaxes.headline import headline_token, stamp, take_off
from scenes.table.climaxes.spotlight import LIGHT_SECONDS
from scenes.table.seats.seat_frog import Mood
from scenes.ui.boards import PAD_X, board
from sounds.bank import Sound
from sprites.motion.ease import in_quad
from sprites.motion.gestures import punch
from sprites.motion.motions import glide
from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

ASIDE, TOWER = -0.13, 0.3  # of a frog's room: where it sits, and where its tower lies
CARD, TALLEST, POINT = 0.31, 430.0, 20.0  # of a frog's width; a tower, past its head; a point
LOOKS, SMILES, TENSE = "frog-gaze", "frog-think", "frog-brave"  # at its tower; first; behind
BEHIND, NOD = 2, 0.04  # points short of the most, at least; how far it grows with each card
TOPPLED, TOPPLE_APART, ASKEW = 0.5, 0.03, 24.0  # seconds in which a card falls off; degrees
RIDING = 0.08  # seconds in which the points come up to a card that has fallen
FALL, FALLING = 70.0, 0.12  # how far a card falls, and for how long
LAST_FALL, LAST_FALLING, AWAITED = 320.0, 0.24, 0.22  # the last one of a seat, after some seconds
TILTS = -4.0, 3.0, -1.0, 5.0, 0.0  # how cards lie on each other
COUNTING, SLOWEST = 1.5, 0.2  # seconds for all cards; for one of them at most
LAST_SLOWER = 2.0  # how much slower cards are counted once only two seats are left
LEFT = 2  # seats, or points that differ
OUT, PAUSE, GROWTH = 0.3, 0.5, 0.08  # seconds for who drops out; before what decides; of frogs
DARK, FEET = 0.2, 0.76  # how far the meadow is dimmed; where the frogs sit, of the height
SCENERY = "kite", "basket"  # all else would shine through what is counted
NAME_DOWN, CARDS_DOWN, NAME_WIDE = 152.0, 50.0, 0.8  # below the feet, on the cloth; of a room
PLATE, PLATE_HIGH, RIDES = 0.36, 124.0, 8.0  # of a frog's room; how far it is over its tower
POINTS, POINTS_HIGH, LINE = 96.0, 88.0, 60.0  # their size; how high they and a name get at most
WORD_HIGH, EDGE = 32.0, 14.0  # of the word under the points; between these and the edges
CARDS_HIGH, CARDS_WORD, CARDS_STEP = 76.0, 56.0, 0.05  # of a tie: board, words; seconds a card
PASSED, HELD = 0.3, 0.6  # seconds after all is counted, and with winners that cheer
TOLD, TOLD_AT = 0.6, 0.08  # seconds; the place of words, of the height
WORDS_Z = THING_Z + 0.5  # on the boards
TONES = 12  # the highest of the tones with which cards fall


@dataclass(slots=True)
class Counted:
    """What of a seat is counted: its *cards*, the cheapest first, and how many points so far."""

    items: SeatItems
    cards: Sequence[int]
    number: Token
    points: int = 0
    tower: list[Token] = field(default_factory=list)

    @property
    def total(self) -> int:
        """Its points once all is counted."""
        return sum(map(card_value, self.cards))

    def ready(self, goal: int) -> int:
        """How many more of its cards are counted until it has *goal* points, or all it has."""
        sums = accumulate(map(card_value, self.cards[len(self.tower) :]), initial=self.points)
        return max(sum(points <= goal for points in sums) - 1, 0)


class PointCount:
    """Piles up all cards of all seats in stages: who has the fewest points drops out first.

    Piles are as high as their points, and the last card of each falls by itself.
    """

    def __init__(self, tokens: QuivvitTokens) -> None:
        self._stage, self._items, self._tempo = tokens.stage, tokens.items, tokens.tempo
        self._bank = tokens.sounds.bank
        climaxes, seats = tokens.climaxes, len(tokens.items)
        self._frog_row = CountRow(
            tokens.stage, climaxes, seats, "seat-mat",
            aside=ASIDE, feet=FEET, dark=DARK, scenery=SCENERY,
        )  # fmt: skip
        self.counted: Sequence[Counted] = ()
        self._point, self._step = POINT, 0
        self._out: set[Seat] = set()

    def prepare(self) -> None:
        """Have what is shown rendered ahead."""
        self._frog_row.prepare(LOOKS, SMILES, TENSE)
        taken = {card for items in self._items for card in items.taken}
        self._stage.renderer.prefetch(*{self._face(card) for card in taken})

    def show(self, losers: Collection[Seat], mood: Mood) -> Script:
        """All points go up from 0, to those of seat after seat; the frogs stay at the end.

        Who drops out is sad; other *losers* will sit there in a *mood*.
        """
        self._frog_row.expect(losers, mood)
        self._frog_row.expect(losers, Mood.SAD)
        for items in self._items:
            items.show_points(items.points)  # what was won last may still go up
        laid = after(LIGHT_SECONDS, self._frog_row.lay_table())  # no frame has time for all
        yield from together(self._frog_row.come(), laid)
        counting = self._headline(say("quivvit.counting"))
        yield from self._stamp(counting)
        counted = self.counted = [self._begin(items) for items in self._items]
        most = max(1, *(len(one.cards) for one in counted))
        self._point = min(POINT, TALLEST / max(1, *(one.total for one in counted)))
        self._step = 0
        goals = sorted({max(0, one.total) for one in counted})
        slower = LAST_SLOWER if len(goals) <= LEFT else 1.0
        pause = self._tempo.unhurried(min(SLOWEST, COUNTING / (most * slower)))
        for number, goal in enumerate(goals):
            left = len(goals) - number
            slower = LAST_SLOWER if left <= LEFT else 1.0
            yield from self._count_to(goal, counted, most, slower * pause)
            if left > LEFT:
                yield from self._drop_out([one.items.seat for one in counted if one.total <= goal])
            elif left == LEFT:
                yield from self._pause(one for one in counted if one.total >= goal)
        self._pass_by(counted, mood)
        held = wait(self._tempo.unhurried(PASSED))
        yield from together(take_off(self._stage, counting), held)

    def _count_to(self, goal: int, counted: Sequence[Counted], most: int, pause: float) -> Script:
        """Pile up cards of all seats together until nobody has more than *goal* points."""
        ready = [one.ready(goal) for one in counted]
        begun = [len(one.tower) for one in counted]
        last = [
            one for one, many, first in zip(counted, ready, begun, strict=True)
            if many and first + many == len(one.cards)
        ]  # fmt: skip
        ready = [many - (one in last) for one, many in zip(counted, ready, strict=True)]
        steps = max(ready)
        for step in range(steps):
            self._bank.play(Sound.TICK, min(TONES, TONES * self._step // most))
            self._step += 1
            for one, many, first in zip(counted, ready, begun, strict=True):
                if len(one.tower) - first < many * (step + 1) // steps:
                    self._add(one, one.cards[len(one.tower)])
            self._look(counted)
            yield from wait(pause)
        for one in last:
            yield from self._add_last(one)
            self._look(counted)

    def _add_last(self, one: Counted) -> Script:
        """The last card of a seat falls from high above, after a while."""
        yield from wait(self._tempo.unhurried(AWAITED))
        self._drop(one, one.cards[-1], LAST_FALL, LAST_FALLING)
        yield from wait(LAST_FALLING)
        self._bank.play(Sound.CARD_LET_GO)
        self._tell(one)

    def _look(self, counted: Sequence[Counted]) -> None:
        """All look at their towers: who has most points smiles, who is behind is tense."""
        most = max(one.points for one in counted)
        alone = sum(one.points == most for one in counted) == 1
        for one in counted:
            drawing = SMILES if alone and one.points == most else LOOKS
            drawing = TENSE if one.points <= most - BEHIND else drawing
            if one.items.seat not in self._out:
                self._frog_row.draw(one.items.seat, drawing)

    def _drop_out(self, seats: Collection[Seat]) -> Script:
        """The frogs of *seats* slump: they have no card left, and others go on."""
        self._bank.play(Sound.CARD_TAKEN)
        self._frog_row.lament([seat for seat in seats if seat not in self._out], Mood.SAD)
        self._out.update(seats)
        yield from wait(self._tempo.unhurried(OUT))

    def _pause(self, counted: Iterable[Counted]) -> Script:
        """All is still before what decides between the last two."""
        self._bank.play(Sound.ROUND)
        frogs = [self._frog_row.frogs[one.items.seat] for one in counted]
        seconds = self._tempo.unhurried(PAUSE)
        yield from together(*(punch(frog, GROWTH, seconds) for frog in frogs), wait(seconds))

    def _pass_by(self, counted: Sequence[Counted], mood: Mood) -> None:
        """If one alone has most points now, it cheers; those it has passed are in a *mood*."""
        most = max(one.points for one in counted)
        first = [one.items.seat for one in counted if one.points == most]
        if len(first) > 1:
            return
        self._frog_row.draw(first[0], Mood.CHEERING.value)
        self._stage.run(punch(self._frog_row.frogs[first[0]], CHEER, FELT))
        passed = {one.items.seat for one in counted} - self._out - {*first}
        self._frog_row.lament(sorted(passed), mood)

    def break_tie(self, tied: Collection[SeatItems]) -> Script:
        """Say that of equal points the most cards win, and count those up on boards."""
        yield from together(self.tell(say("quivvit.tie_break")), self._count_cards(tied))

    def _count_cards(self, tied: Collection[SeatItems]) -> Script:
        board_ = board(self._board_wide, CARDS_HIGH, MATERIAL)
        lines = [(items, self._put_cards(items, board_)) for items in tied]
        for count in range(1, 1 + max(len(items.taken) for items in tied)):
            self._bank.play(Sound.TICK, min(count // 2, TONES))
            for items, line in lines:
                if count <= len(items.taken):
                    line.picture = self._cards(count)
            yield from wait(self._tempo.unhurried(CARDS_STEP))
        for _, line in lines:
            self._stage.run(punch(line, 0.3, 0.3))

    def _put_cards(self, items: SeatItems, below: Picture) -> Token:
        self._put(items.seat, below, CARDS_DOWN)
        return self._put(items.seat, self._cards(0), CARDS_DOWN, WORDS_Z)

    def tell(self, words: str) -> Script:
        """Say large over the frogs what decided."""
        told = self._headline(words)
        yield from self._stamp(told)
        yield from wait(self._tempo.unhurried(TOLD))
        yield from take_off(self._stage, told)

    def _headline(self, words: str) -> Token:
        return headline_token(self._stage, words, MEDIUM.headline)

    def _stamp(self, headline: Token) -> Script:
        """Put a *headline* over the frogs."""
        renderer = self._stage.renderer
        at = renderer.width / 2, TOLD_AT * renderer.height
        yield from stamp(self._stage, headline, at)

    def crown(self, winners: Collection[Seat], losers: Collection[Seat], mood: Mood) -> Script:
        """Whoever has won cheers, over a board that is lit; *losers* sit there in a *mood*."""
        self._frog_row.cheer(winners)
        for seat in winners:
            one = self.counted[seat]
            one.number.picture = self._plate(one, lit=True)
        self._frog_row.lament([seat for seat in losers if seat not in self._out], mood)
        for seat in losers:
            self._topple(self.counted[seat])
        yield from wait(self._tempo.unhurried(HELD))

    def _topple(self, one: Counted) -> None:
        """The tower of a seat falls, the highest card first, and its points come down."""
        if self._stage.renderer.reduced_motion:
            return
        for order, card in enumerate(reversed(one.tower)):
            side = 1 - 2 * (order % 2)
            card.pose = replace(card.pose, angle=side * ASKEW)
            goal = card.pose.at(
                card.pose.x + side * card.pose.y / 3, 1.2 * self._stage.renderer.height
            )
            self._stage.run(after(order * TOPPLE_APART, glide(card, goal, TOPPLED, in_quad)))
        down = glide(one.number, self._over(one.items.seat, 0), TOPPLED, in_quad)
        self._stage.run(down)

    def hand_over(self) -> None:
        """All of it is gone as winners leap from there."""
        self._frog_row.hand_over()

    def _begin(self, items: SeatItems) -> Counted:
        cards = [*items.taken, *([] if items.bonus is None else [items.bonus])]
        seat = items.seat
        self._put(seat, _line(seat_name(seat), self._board_wide), NAME_DOWN)
        number = self._frog_row.put(Paper(1, 1), self._over(seat, 0), WORDS_Z)
        one = Counted(items, sorted(cards, key=card_value), number)
        number.picture = self._plate(one)
        return one

    def _over(self, seat: Seat, points: int) -> Pose:
        """Where a plate is, over a tower of so many *points* of a seat."""
        ground, row = self._frog_row.ground(seat), self._frog_row
        high = self._point * max(0, points) + CARD * row.wide / 2 + RIDES + PLATE_HIGH / 2
        return ground.at(ground.x + TOWER * row.room, ground.y - high)

    def _add(self, one: Counted, card: int) -> None:
        """A card falls on the tower, and what it is worth is counted."""
        self._drop(one, card, FALL, FALLING)
        self._tell(one)

    def _drop(self, one: Counted, card: int, fall: float, falling: float) -> None:
        """A card falls on the tower from so far above, in so many seconds."""
        frog_row, seat, height = self._frog_row, one.items.seat, len(one.tower)
        one.points += card_value(card)
        ground = frog_row.ground(seat)
        x, y = ground.x + TOWER * frog_row.room, ground.y - self._point * max(0, one.points)
        goal = Pose(x, y, TILTS[height % len(TILTS)])
        token = frog_row.put(self._face(card), goal.at(x, y - fall), THING_Z + height / 100)
        one.tower.append(token)
        self._stage.run(glide(token, goal, falling, in_quad))
        self._stage.run(after(falling, glide(one.number, self._over(seat, one.points), RIDING)))

    def _tell(self, one: Counted) -> None:
        """Count the card that has fallen; the last one is felt."""
        seat = one.items.seat
        one.number.picture = self._plate(one)
        self._stage.run(punch(self._frog_row.frogs[seat], NOD, 2 * FALLING))
        if len(one.tower) == len(one.cards):
            self._stage.run(punch(one.number, 0.4, 0.4))

    def _face(self, card: int) -> Picture:
        return face(lying(card, 0), CARD * self._frog_row.wide, upright=True)

    def _put(self, seat: Seat, picture: Picture, down: float, z: float = THING_Z) -> Token:
        """A *picture* so far below the frog of a seat."""
        ground = self._frog_row.ground(seat)
        return self._frog_row.put(picture, ground.at(ground.x, ground.y + down), z)

    @property
    def _board_wide(self) -> float:
        return NAME_WIDE * self._frog_row.room

    def _plate(self, one: Counted, *, lit: bool = False) -> Picture:
        """The points so far on a plate, in the colours of its seat once they have won."""
        wide, edge = PLATE * self._frog_row.room, theme.SEATS[one.items.seat].body if lit else None
        number = Text(str(one.points), POINTS, theme.INK, wide - 2 * PAD_X, POINTS_HIGH)
        word = Text(points_word(one.points), theme.FLOOR, theme.INK, wide - 2 * EDGE, WORD_HIGH)
        high = self._stage.renderer.size(word)[1]
        parts = (
            Part(board(wide, PLATE_HIGH, MATERIAL, lit=lit, edge=edge), wide / 2, PLATE_HIGH / 2),
            Part(number, wide / 2, (PLATE_HIGH - high) / 2 - EDGE / 4),
            Part(word, wide / 2, PLATE_HIGH - EDGE - high / 2),
        )
        return Collage(wide, PLATE_HIGH, parts)

    def _cards(self, count: int) -> Text:
        words, wide = say("quivvit.cards", count=count), self._board_wide - 2 * PAD_X
        return Text(words, CARDS_WORD, theme.INK, wide, CARDS_WORD)


def _line(words: str, wide: float) -> Text:
    """A line on a board so *wide*."""
    return Text(words, theme.PROMPT, theme.INK, wide - 2 * PAD_X, LINE)
