"""The great moments of Frogger, each with a headline."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.core import Seat
from rules.frogger import EXCUSE, Frog, FrogAdvanced, Space
from scenes.core.script import Script, after, together
from scenes.games.frogger.components.path import owner
from scenes.games.frogger.events.beach import Beach
from scenes.games.frogger.tokens import FroggerTokens
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.climax_size import FULL, LARGE, MEDIUM, SMALL, ClimaxSize
from scenes.table.climaxes.close_ups.acts import Act
from scenes.table.climaxes.close_ups.phases import FLUNG_SECONDS
from scenes.table.climaxes.headline import PictureOfWidth
from scenes.table.seats.seat_frog import Reaction
from words import say
from words.phrases import listed

# How great each moment is, the smallest first.
BITTEN = replace(SMALL, seconds=0.6)
SENT_BACK = MEDIUM
PERSON_SENT_BACK = replace(FULL, seconds=0.9)  # by anybody: there is nobody who may miss it
NEW = 2  # times that it is shown so; later it is shorter, as all know it
SENT_BACK_AGAIN, PERSON_SENT_BACK_AGAIN = (replace(size, seconds=0.6) for size in (MEDIUM, LARGE))
FIRST_ACROSS = replace(MEDIUM, seconds=0.7)  # all columns in one leap
ONE_LEFT = replace(LARGE, seconds=1.0)  # until a seat wins, which the tally goes on telling


class FroggerHeadlines:
    """Shows them with the frogs that they are about."""

    def __init__(self, tokens: FroggerTokens) -> None:
        self._climaxes, self._path, self._people = tokens.climaxes, tokens.path, tokens.people
        self._stage = tokens.stage
        self._crossed: Frog | None = None  # the first frog of which it was told that it crossed all
        self._sent = 0  # times that frogs were sent back

    def swept(self, leap: FrogAdvanced) -> Script:
        """Whom a *leap* by an Ace or a Crown sends back, if anybody."""
        frog, mates = leap.frog, {*self._path.path.mates(leap.end)} - {leap.end}
        swept = [Frog(other) for other, at in enumerate(self._path.where) if at in mates]
        if swept:
            losers = {owner(other): Reaction.WINCE for other in swept}
            moods = {owner(frog): Reaction.JOY} | losers
            words = _swept_words(owner(frog), list(losers), len(swept))
            hit = losers.keys() - {owner(frog)} & {*self._people()}
            self._sent += 1
            size = PERSON_SENT_BACK if hit else SENT_BACK
            if self._sent > NEW:
                size = PERSON_SENT_BACK_AGAIN if hit else SENT_BACK_AGAIN
            told = self._write(words, [frog, *swept], moods, size, Act.PLUNGE)
            yield from together(told, after(FLUNG_SECONDS, self._take_off(swept)))

    def _take_off(self, frogs: Sequence[Frog]) -> Script:
        """Take *frogs* off the path while they fly away large, until they rest elsewhere."""
        for frog in frogs:
            token = self._path.frogs[frog]
            token.pose = token.pose.with_alpha(0.0)
            self._path.lift(frog)
        yield

    def home(self, frog: Frog, start: Space, goal: int) -> Script:
        """A *frog* came home from *start*: it may be the last but one, or the first across all."""
        count = self._path.at_home(owner(frog))
        if count == goal - 1:
            words = say("frogger.headline_one_left", name=seat_name(owner(frog)))
            moods = {owner(frog): Reaction.JOY, self._rival(owner(frog)): Reaction.SHOCK}
            beach = Beach(self._stage, owner(frog), goal)
            told = self._write(words, [frog], moods, ONE_LEFT, Act.ALONE, beach.frogs)
            yield from beach.beside(told)
        elif start == EXCUSE and self._is_first(frog):
            joy = {owner(frog): Reaction.JOY}
            yield from self._write(
                say("frogger.headline_across"), [frog], joy, FIRST_ACROSS, Act.ALONE
            )

    def _rival(self, seat: Seat) -> Seat:
        """Who has most frogs at home beside a *seat*, first who comes first after it."""
        count = len(self._path.seats)
        others = [Seat((seat + more) % count) for more in range(1, count)]
        return max(others, key=self._path.at_home)

    def _is_first(self, frog: Frog) -> bool:
        """Whether no other frog has crossed all before; a leap taken back does not count."""
        first, home = self._crossed, self._path.path.home
        if first is None or first == frog or self._path.where[first] != home:
            self._crossed = frog
        return self._crossed == frog

    def bitten(self, frog: Frog) -> Script:
        """A crocodile has a *frog* between its jaws."""
        wince = {owner(frog): Reaction.WINCE}
        yield from self._write(say("frogger.headline_bitten"), [frog], wince, BITTEN, Act.ALONE)

    def _write(
        self, words: str, frogs: Sequence[Frog], moods: Mapping[Seat, Reaction],
        size: ClimaxSize, act: Act, thing: PictureOfWidth | None = None,
    ) -> Script:  # fmt: skip
        yield from self._climaxes.climax(
            words,
            *(self._path.frogs[frog] for frog in frogs),
            size=size,
            reactions=moods,
            act=act,
            thing=thing,
            of=owner(frogs[0]),
        )


def _swept_words(by: Seat, losers: Sequence[Seat], count: int) -> str:
    """That a seat sends frogs of *losers* to the pond, or none but so many of its own."""
    others = [seat_name(seat) for seat in losers if seat != by]
    if others:
        return say("frogger.headline_swept", name=seat_name(by), victims=listed(others))
    if count > 1:
        return say("frogger.headline_swept_owns", name=seat_name(by))
    return say("frogger.headline_swept_own", name=seat_name(by))
