"""The great moments of Frogger, each with a headline."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from rules.core import Seat
from rules.frogger import EXCUSE, Frog, Space
from scenes.core.script import Script
from scenes.games.frogger.components.path import FroggerPath, owner
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.climax_size import SMALL
from scenes.table.climaxes.climaxes import Climaxes
from scenes.table.climaxes.close_up import PictureOfWidth
from scenes.table.seats.seat_frog import Reaction
from sprites.pictures.pictures import Art
from words import say
from words.phrases import listed


class FroggerHeadlines:
    """Shows them with the frogs of the *path* that they are about."""

    def __init__(self, climaxes: Climaxes, path: FroggerPath) -> None:
        self._climaxes, self._path = climaxes, path

    def swept(self, frog: Frog, end: Space) -> Script:
        """Whom a *frog* that has landed on *end* by an Ace or a Crown sends back, if anybody."""
        mates = {*self._path.path.mates(end)} - {end}
        swept = [Frog(other) for other, at in enumerate(self._path.where) if at in mates]
        if swept:
            losers = {owner(other): Reaction.WINCE for other in swept}
            moods = {owner(frog): Reaction.JOY} | losers
            names = listed([seat_name(seat) for seat in losers])
            words = say("frogger.headline_swept", name=seat_name(owner(frog)), victims=names)
            yield from self._write(words, [frog, *swept], moods)

    def home(self, frog: Frog, start: Space, missing: int) -> Script:
        """A *frog* came home from *start*: it crossed all, or one is *missing* yet."""
        joy = {owner(frog): Reaction.JOY}
        if missing == 1:
            words = say("frogger.headline_one_left", name=seat_name(owner(frog)))
            yield from self._write(words, [frog], joy)
        elif missing and start == EXCUSE:
            yield from self._write(say("frogger.headline_across"), [frog], joy)

    def bitten(self, frog: Frog) -> Script:
        """A crocodile has a *frog* between its jaws."""
        wince = {owner(frog): Reaction.WINCE}
        words, jaws = say("frogger.headline_bitten"), partial(Art, "croc-snap")
        yield from self._write(words, [frog], wince, jaws)

    def _write(
        self, words: str, frogs: Sequence[Frog], moods: Mapping[Seat, Reaction],
        thing: PictureOfWidth | None = None,
    ) -> Script:  # fmt: skip
        yield from self._climaxes.climax(
            words,
            *(self._path.frogs[frog] for frog in frogs),
            size=SMALL,
            reactions=moods,
            thing=thing,
        )
