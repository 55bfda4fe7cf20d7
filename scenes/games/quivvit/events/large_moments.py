"""What is shown large in a turn: a frog with the stack it has taken, and who takes the lead."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from rules.core import Seat
from rules.quivvit import lying, total_value
from scenes.core.script import Script
from scenes.games.quivvit.cards import face
from scenes.games.quivvit.components.seat_items import SeatItems, leaders
from scenes.games.quivvit.tokens import QuivvitTokens
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.climax_size import FULL, LARGE, MEDIUM
from scenes.table.climaxes.close_ups.acts import Act
from scenes.table.climaxes.great_score import large_number
from scenes.table.climaxes.headline import PictureOfWidth
from scenes.table.seats.seat_frog import Reaction
from scenes.ui.boards import board
from sounds.bank import Sound
from sprites.pictures import theme
from sprites.pictures.climax_colours import MEADOW
from sprites.pictures.drawings import height_ratio
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture
from words import say

COUNTED, FLYING = 6, 200.0  # cards of a great turn that are seen, at most; how wide each is
LAUREL, DIGITS = 0.8, 0.95  # of the room between frogs
PLATE, DIGITS_BESIDE = 0.75, 0.8  # how high a plate beside a frog is; of it, the number
TOWER, TOWER_WIDE = 0.9, 0.6  # what it stands on: how high for the most points; how wide
CARDS, EDGE, ASKEW = 14, 3.0, (-0.03, 0.02, 0.0, 0.03)  # of the highest tower; how they lie on it
STEPS = 10  # in which a tower grows
GREAT_READ, CROWNED, DECIDED = 0.4, 0.8, 1.1  # real seconds for which it is looked at
LAST_TURN = 0.75  # the same: the banner says it, too


class LargeMoments:
    """Shows them as climaxes.

    The lead is shown large only once in a round before the last one, and in a wait of people.
    """

    def __init__(self, tokens: QuivvitTokens) -> None:
        self._items, self._panels = tokens.items, tokens.panels
        self._climaxes = tokens.climaxes
        self._round_sign, self._sound = tokens.round_sign, tokens.sounds
        self._crowned = 0  # the last round in which the lead was shown large
        self._waits = False  # people, since it was

    def show_great(self, seat: Seat, cards: Sequence[int]) -> Script:
        """Count, large, what the *cards* of a great turn are worth, as they fly into the number."""
        words = say("quivvit.headline_great", name=seat_name(seat))
        size = replace(MEDIUM, seconds=GREAT_READ)
        self._sound(Sound.CROAK, self._items[seat].goal.x, seat)
        order = cards[-COUNTED:]
        rest = total_value(cards) - total_value(order)
        sums = [rest + total_value(order[: number + 1]) for number in range(len(order))]
        pictures = [face(lying(card, 0), FLYING, upright=True) for card in order]
        yield from self._climaxes.count_up(words, sums, pictures, seat, size)

    def crowns(self, items: SeatItems, points: int, cards: int) -> bool:
        """Whether it is shown large that so many *points* and *cards* more take the lead."""
        others = [each.standing for each in self._items if each is not items]
        own = items.points + points, len(items.taken) + cards
        leads = own > max(others) and any(each.points for each in self._items)
        return leads and leaders(self._items) != [items] and self.shows_lead

    @property
    def shows_lead(self) -> bool:
        """Whether the next change of the lead is shown large."""
        sign = self._round_sign
        is_new = sign.number == sign.last or sign.number > max(1, self._crowned)
        return is_new and not self._waits

    def begin_wait(self) -> None:
        """Let the lead be shown large again: people have a turn, or it is the final one."""
        self._waits = False

    def crown(
        self, items: SeatItems, gain: int, before: Sequence[SeatItems], words: str, *, final: bool
    ) -> Script:
        """The laurel leaps from who led *before* to who leads now.

        The tower of whoever leads now grows by the *gain*. In the *final* turn the moment fills the
        screen, and the points of all in it are told under the words.
        """
        seat = items.seat
        self._crowned, self._waits = self._round_sign.number, True
        moods = {seat: Reaction.JOY, **{each.seat: Reaction.SHOCK for each in before}}
        told: str | tuple[str, str] = words
        size, counts = replace(LARGE, seconds=CROWNED), self._counts(moods, {seat: gain})
        if final:
            gained = say("quivvit.headline_gains", name=seat_name(seat), count=gain)
            points = " : ".join(str(each.points) for each in (items, *before))
            told, size, counts = (gained, f"{words}\n{points}"), FULL, {}
        yield from self._climaxes.climax(
            told, items.score, size=replace(size, growth=0.0), reactions=moods,
            thing=partial(Art, "laurel"), act=Act.CROWN, counts=counts,
        )  # fmt: skip

    def miss(self, items: SeatItems, gain: int, words: str) -> Script:
        """Who has missed the lead in the last turn is sad before who keeps it, with all points.

        The tower of whoever has missed it grows by the *gain*.
        """
        first = [each.seat for each in leaders(self._items)]
        moods = {**dict.fromkeys(first, Reaction.JOY), items.seat: Reaction.SULK}
        size = replace(LARGE, seconds=DECIDED, growth=0.0)
        yield from self._climaxes.climax(
            words, items.score, size=size, reactions=moods, act=Act.FACE,
            counts=self._counts(moods, {items.seat: gain}),
        )  # fmt: skip

    def _counts(
        self, seats: Iterable[Seat], gains: Mapping[Seat, int]
    ) -> dict[Seat, list[PictureOfWidth]]:
        """The points of *seats*, on towers that grow by what each *gains*, all to one scale."""
        points = {seat: self._items[seat].points for seat in seats}
        most = max(1, *points.values())
        return {seat: _counted(seat, now, gains.get(seat, 0), most) for seat, now in points.items()}

    def begin_last_turn(self, words: str, seat: Seat, needed: int) -> Script:
        """Say in *words* what the last turn is about: a frog, and how many points it *needed*.

        Over these is the laurel; it is alone if there are none and the frog does not wear it.
        """
        frog, tag = self._climaxes.frogs()[seat].tokens, self._items[seat].tag
        leading = [items.seat for items in leaders(self._items)]
        moods = dict.fromkeys(leading, Reaction.SMIRK)
        moods[seat] = Reaction.JOY if leading == [seat] else Reaction.SHRUG
        size = replace(MEDIUM, seconds=LAST_TURN, growth=0.0, dims=True)
        worn = self._climaxes.laurel.wearer == seat
        laurel = None if worn else partial(Art, "laurel")
        thing = partial(_goal, needed) if needed else laurel
        yield from self._climaxes.climax(
            words, *frog, *tag, size=size, reactions=moods, thing=thing, of=seat
        )


def _goal(points: int, wide: float) -> Picture:
    """The laurel over the *points* that win it, in large letters."""
    laurel = Art("laurel", LAUREL * wide)
    top, high = laurel.width * height_ratio("laurel"), DIGITS * wide
    number = large_number(str(points), wide, high, MEADOW.lettering)
    pieces = Part(laurel, wide / 2, top / 2), Part(number, wide / 2, top + high / 2)
    return Collage(wide, top + high, pieces)


def _counted(seat: Seat, points: int, gain: int, most: int) -> list[PictureOfWidth]:
    """So many *points* of a *seat*, on a tower that grows by a *gain* to them.

    It is as high as it can be for the *most* points.
    """
    steps = STEPS if gain else 0
    ways = [points - gain + gain * step / max(1, steps) for step in range(steps + 1)]
    return [partial(_tower, seat, points, max(0.0, way) / most) for way in ways]


def _tower(seat: Seat, points: int, share: float, wide: float) -> Picture:
    """A wooden plate in the colours of a *seat*, with its *points*, on a tower of cards.

    The tower has a *share* of the height that it can have.
    """
    look, high, tall = theme.SEATS[seat], PLATE * wide, TOWER * share * wide
    plate = replace(board(wide, high, edge=look.light), colour=look.body)
    thick, cards = TOWER * wide / CARDS, round(CARDS * share)
    card = Paper(TOWER_WIDE * wide, 2 * thick, theme.PAPER_BRIGHT, thick / 2, look.dark, EDGE)
    number = large_number(str(points), DIGITS_BESIDE * wide, DIGITS_BESIDE * high, MEADOW.lettering)
    ways = [high + tall - (level + 1) * thick for level in range(cards)]
    tower = [Part(card, wide / 2 + ASKEW[i % len(ASKEW)] * wide, y) for i, y in enumerate(ways)]
    pieces = (*tower, Part(plate, wide / 2, high / 2), Part(number, wide / 2, high / 2))
    return Collage(wide, high + tall, pieces)
